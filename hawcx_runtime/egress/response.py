"""What a caller of the standard-library flavour gets back; the names are those of httpx."""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressStatusError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_runtime.egress.http1 import RawResponse


class Headers:
    """A response's fields: names in any case, several values of one name joined by a comma."""

    __slots__ = ("_fields",)

    def __init__(self, fields: tuple[tuple[bytes, bytes], ...]) -> None:
        self._fields = tuple((name.decode("ascii"), value.decode("latin-1")) for name, value in fields)

    def get_list(self, name: str) -> list[str]:
        """Return every value of a name apart; Set-Cookie needs it."""
        return [value for found, value in self._fields if found == name.lower()]

    def get(self, name: str, default: str | None = None) -> str | None:
        """Return the value of a name, or the default."""
        return ", ".join(values) if (values := self.get_list(name)) else default

    def __getitem__(self, name: str) -> str:
        value = self.get(name)
        if value is None:
            raise KeyError(name)
        return value

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and bool(self.get_list(name))

    def __iter__(self) -> Iterator[str]:
        return iter(dict(self._fields))

    def __len__(self) -> int:
        return len(dict(self._fields))

    def items(self) -> list[tuple[str, str]]:
        """Return each name with its value."""
        return [(name, self[name]) for name in self]

    def __repr__(self) -> str:
        return f"<Headers: {len(self)} names>"


class Response:
    """A whole response.

    Attributes:
        status_code: 200 to 599.
        reason_phrase: as it was sent; means nothing.
        headers: its fields.
        content: its body, the content coding left on.
    """

    __slots__ = ("content", "headers", "reason_phrase", "status_code")

    def __init__(self, raw: RawResponse) -> None:
        self.status_code = raw.status
        self.reason_phrase = raw.reason.decode("latin-1")
        self.headers = Headers(raw.fields)
        self.content = raw.body

    @property
    def text(self) -> str:
        """The body as text: the stated charset, else UTF-8; what does not decode becomes U+FFFD."""
        charset = _charset(self.headers.get("content-type") or "")
        try:
            return self.content.decode(charset, "replace")
        except (LookupError, ValueError):  # unknown, or no text encoding at all
            return self.content.decode("utf-8", "replace")

    @property
    def is_success(self) -> bool:
        """Whether the status is 200 to 299."""
        return 200 <= self.status_code <= 299

    def json(self) -> object:
        """Return the body read as strict JSON.

        Raises:
            JsonError: it is something else.
        """
        from hawcx_runtime.strict_json import parse_json

        return parse_json(self.content)

    def raise_for_status(self) -> Response:
        """Return the response if it is a success.

        Raises:
            EgressStatusError: it is not; redirects, which are never followed, included.
        """
        if not self.is_success:
            raise EgressStatusError(self.status_code)
        return self

    def __repr__(self) -> str:
        return f"<Response {self.status_code}, {len(self.content)} bytes>"


def _charset(content_type: str) -> str:
    for parameter in content_type.split(";")[1:]:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "charset":
            return value.strip().strip('"')
    return "utf-8"
