"""One HTTP/1.1 response without I/O: bytes in, a response out; strict where readers could disagree.

The reader is a generator: send it what came, and nothing at the end of the stream; it returns the response once that is
whole. `http.client` is not used: it returns a response that was cut inside its head as a clean 200 with an empty body,
takes `0x2` for a chunk's size and reads as much as Content-Length asks for.

Source: RFC 9112 (sections 2.2, 4, 5, 6, 7), RFC 9110 (sections 5.5, 15.2).
"""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressProtocolError
from hawcx_runtime.limits import CHUNK_LINE_BYTES, INTERIM_RESPONSES, RESPONSE_FIELDS, RESPONSE_HEAD_BYTES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    Reading = Generator[None, bytes, bytes]

TOKEN_BYTES = frozenset(b"!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_DIGITS = frozenset(b"0123456789")
_HEXADECIMAL = frozenset(b"0123456789abcdefABCDEF")
_CONTROLS = frozenset((*range(0x09), *range(0x0A, 0x20), 0x7F))  # all but the horizontal tab
_LENGTH_DIGITS = 18  # fits 63 bits
_SWITCHING_PROTOCOLS = 101
_WITHOUT_BODY = (204, 304)  # RFC 9112 section 6.3; and every answer to HEAD
CRLF = b"\r\n"


class RawResponse(Value):
    """A whole response.

    Attributes:
        status: 200 to 599.
        reason: as it was sent; means nothing.
        fields: names in lower case and values, in the order of the wire, without trailers.
        body: content with the transfer coding taken off, the content coding left on.
    """

    status: int
    reason: bytes
    fields: tuple[tuple[bytes, bytes], ...]
    body: bytes


def read_response(method: str, max_body_bytes: int) -> Generator[None, bytes, RawResponse]:
    """Read one response to one request; return it as soon as it is whole.

    Args:
        method: of the request; HEAD has no body.
        max_body_bytes: a longer body is refused.

    Raises:
        EgressProtocolError: it is malformed, cut short, longer than a bound, or something follows it.
    """
    source = Source()
    old, status, reason, fields = yield from final_head(source)
    if method == "HEAD" or status in _WITHOUT_BODY:
        body = b""
    else:
        body = yield from _body(source, old, dict_of_lists(fields), max_body_bytes)
    if source.buffer:
        raise EgressProtocolError("something follows the response, and one was asked for")
    return RawResponse(status, reason, fields, body)


class Source:
    """What has come and was not read yet; its readers ask for more by yielding."""

    __slots__ = ("buffer", "left_in_head")

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.left_in_head = RESPONSE_HEAD_BYTES

    def more(self) -> Generator[None, bytes, None]:
        """Take what comes next; there must be something."""
        data = yield
        if not data:
            raise EgressProtocolError("the response was cut short")
        self.buffer += data

    def line(self, limit: int, what: str) -> Reading:
        """Read up to a line's end, which is CR LF and nothing else."""
        searched = 0
        while (end := self.buffer.find(b"\n", searched, limit + 2)) < 0:
            if len(self.buffer) >= limit + 2:
                raise EgressProtocolError(f"{what} is longer than {limit} bytes")
            searched = len(self.buffer)
            yield from self.more()
        line = bytes(self.buffer[: end + 1])
        del self.buffer[: end + 1]
        if not line.endswith(CRLF):
            raise EgressProtocolError(f"{what} does not end in CR LF")
        return line[:-2]

    def exactly(self, count: int) -> Reading:
        """Read that many bytes."""
        while len(self.buffer) < count:
            yield from self.more()
        data = bytes(self.buffer[:count])
        del self.buffer[:count]
        return data

    def until_end(self, limit: int) -> Reading:
        """Read all that comes, up to a limit in bytes."""
        while True:
            if len(self.buffer) > limit:
                raise EgressProtocolError(f"the body is longer than {limit} bytes")
            data = yield
            if not data:
                body = bytes(self.buffer)
                self.buffer.clear()
                return body
            self.buffer += data

    def head_line(self) -> Reading:
        """Read a line of what all heads and trailers together may have."""
        line = yield from self.line(self.left_in_head, "the response's head")
        self.left_in_head -= len(line)
        return line


Head = tuple[bool, int, bytes, tuple[tuple[bytes, bytes], ...]]


def final_head(source: Source) -> Generator[None, bytes, Head]:
    """Read heads up to the first that is no interim one: whether it is HTTP/1.0, status, reason and fields.

    Raises:
        EgressProtocolError: one is malformed or too long, or there are too many.
    """
    for _ in range(INTERIM_RESPONSES + 1):
        old, status, reason = _status_line((yield from source.head_line()))
        fields = yield from _fields(source)
        if status >= 200:
            return old, status, reason, fields
        if status == _SWITCHING_PROTOCOLS:
            raise EgressProtocolError("the server switches to a protocol that nobody asked for")
    raise EgressProtocolError(f"more than {INTERIM_RESPONSES} interim responses came before the final one")


def _status_line(line: bytes) -> tuple[bool, int, bytes]:
    """Return whether the server speaks HTTP/1.0, the status and the reason."""
    version, _, rest = line.partition(b" ")
    status, _, reason = rest.partition(b" ")
    if version not in (b"HTTP/1.1", b"HTTP/1.0"):
        raise EgressProtocolError("the server does not speak HTTP/1.1")
    if len(status) != 3 or not _DIGITS.issuperset(status) or not b"1" <= status[:1] <= b"5":
        raise EgressProtocolError("the response's status is not a number from 100 to 599")
    if not _CONTROLS.isdisjoint(reason):
        raise EgressProtocolError("the response's reason holds a control character")
    return version == b"HTTP/1.0", int(status), reason


def _fields(source: Source) -> Generator[None, bytes, tuple[tuple[bytes, bytes], ...]]:
    fields: list[tuple[bytes, bytes]] = []
    while line := (yield from source.head_line()):
        if len(fields) == RESPONSE_FIELDS:
            raise EgressProtocolError(f"the response has more than {RESPONSE_FIELDS} fields")
        fields.append(_field(line))
    return tuple(fields)


def _field(line: bytes) -> tuple[bytes, bytes]:
    name, colon, value = line.partition(b":")
    if not colon or not name or not TOKEN_BYTES.issuperset(name):  # folded lines and `Name :` end here too
        raise EgressProtocolError("a field of the response has no proper name")
    if not _CONTROLS.isdisjoint(value):
        raise EgressProtocolError("a field of the response holds a control character")
    return name.lower(), value.strip(b" \t")


def dict_of_lists(fields: tuple[tuple[bytes, bytes], ...]) -> dict[bytes, list[bytes]]:
    """Return the fields' values by name."""
    found: dict[bytes, list[bytes]] = {}
    for name, value in fields:
        found.setdefault(name, []).append(value)
    return found


def _body(source: Source, old: bool, fields: dict[bytes, list[bytes]], limit: int) -> Reading:
    if b"transfer-encoding" in fields:
        if old or b"content-length" in fields:
            raise EgressProtocolError("the response states its length in two ways")
        if [coding.lower() for coding in fields[b"transfer-encoding"]] != [b"chunked"]:
            raise EgressProtocolError("the response has a transfer coding besides one chunked")
        return (yield from _chunked(source, limit))
    if b"content-length" not in fields:
        return (yield from source.until_end(limit))
    length = content_length(fields[b"content-length"])
    if length > limit:
        raise EgressProtocolError(f"the body is longer than {limit} bytes")
    return (yield from source.exactly(length))


def content_length(values: list[bytes]) -> int:
    """Return the one number, in bytes, that all Content-Length fields state.

    Raises:
        EgressProtocolError: they state none, or several.
    """
    stated = {part.strip(b" \t") for value in values for part in value.split(b",")}
    text = stated.pop()
    if stated or not 0 < len(text) <= _LENGTH_DIGITS or not _DIGITS.issuperset(text):
        raise EgressProtocolError("Content-Length is not one number")
    return int(text)


def _chunked(source: Source, limit: int) -> Reading:
    body = bytearray()
    while size := chunk_size((yield from source.line(CHUNK_LINE_BYTES, "a chunk's first line"))):
        if size > limit - len(body):
            raise EgressProtocolError(f"the body is longer than {limit} bytes")
        body += yield from source.exactly(size)
        if (yield from source.exactly(2)) != CRLF:
            raise EgressProtocolError("a chunk does not end where its size says")
    yield from _fields(source)  # trailers: checked, and no part of what a caller sees
    return bytes(body)


def chunk_size(line: bytes) -> int:
    """Return the size, in bytes, that a chunk's first line states.

    Raises:
        EgressProtocolError: it states none.
    """
    digits, _, extension = line.partition(b";")
    digits = digits.rstrip(b" \t")  # RFC 9112 section 7.1.1 allows blanks before an extension
    if not 0 < len(digits) <= _LENGTH_DIGITS - 3 or not _HEXADECIMAL.issuperset(digits):
        raise EgressProtocolError("a chunk's size is not a hexadecimal number")
    if not _CONTROLS.isdisjoint(extension):
        raise EgressProtocolError("a chunk's extension holds a control character")
    return int(digits, 16)
