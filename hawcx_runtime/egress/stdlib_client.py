"""The flavour that bundles use: one connection a request, the whole response in memory, nothing done unasked.

No redirect is followed, no content coding undone, no cookie kept, no retry made. The names are those of httpx's client.
"""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressInvalidRequest
from hawcx_runtime.egress.http1 import read_response
from hawcx_runtime.egress.request import parse_url, serialize_request
from hawcx_runtime.egress.response import Response
from hawcx_runtime.egress.timeouts import StageDeadline, Timeouts, timeouts
from hawcx_runtime.egress.tunnel import open_tunnel, receive_some, send_all, start_tls
from hawcx_runtime.limits import RESPONSE_BODY_BYTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    import ssl
    from collections.abc import Iterable, Mapping

    from typing_extensions import Self

    from hawcx_runtime.egress.broker import Broker
    from hawcx_runtime.egress.http1 import RawResponse

    HeadersGiven = Mapping[str, str] | Iterable[tuple[str, str]]
    ParamsGiven = Mapping[str, object] | Iterable[tuple[str, object]]

_ABSENT = object()


class Client:
    """Makes HTTPS requests through the broker; threads and forked processes may share it.

    Args:
        broker: the only way out.
        context: verifies certificates and host names.
        headers: go with every request; a request's own of the same name win.
        timeout: seconds for each stage, or `Timeouts`.
        max_body_bytes: a longer response is refused.
    """

    __slots__ = ("_broker", "_closed", "_context", "_headers", "_max_body_bytes", "_timeouts")

    def __init__(
        self,
        broker: Broker,
        context: ssl.SSLContext,
        *,
        headers: HeadersGiven = (),
        timeout: float | Timeouts | None = None,
        max_body_bytes: int = RESPONSE_BODY_BYTES,
    ) -> None:
        self._broker = broker
        self._context = context
        self._headers = _pairs(headers)
        self._timeouts = timeouts(timeout)
        self._max_body_bytes = max_body_bytes
        self._closed = False

    def request(
        self,
        method: str,
        url: str,
        *,
        params: ParamsGiven | None = None,
        headers: HeadersGiven = (),
        content: bytes | str | None = None,
        json: object = _ABSENT,
        timeout: float | Timeouts | None = None,
    ) -> Response:
        """Send one request and return its response, whatever the status.

        Args:
            method: such as GET.
            url: https alone.
            params: appended to the query.
            headers: besides the client's own.
            content: the body; text goes as UTF-8.
            json: the body as a JSON value, in place of `content`.
            timeout: for this request.

        Raises:
            EgressError: nothing was sent (`EgressInvalidRequest`, `EgressUnavailable`, `EgressPolicyDenied`,
                `EgressHostUnreachable`, `EgressTlsError`), or the answer cannot be trusted (`EgressProtocolError`) or
                did not come (`EgressTimeout`): then the request may have been carried out.
        """
        if self._closed:
            raise EgressInvalidRequest("the client is closed")
        address = parse_url(url, params)
        body, implied = _body(content, json)
        sent = serialize_request(method, address, _merged(implied, self._headers, _pairs(headers)), body)
        limits = self._timeouts if timeout is None else timeouts(timeout)
        tunnel = open_tunnel(self._broker, address.host, address.port, limits.connect)
        with start_tls(tunnel, self._context, address.host, limits.tls) as connection:
            send_all(connection, sent, limits.send)
            return Response(_receive(connection, method, self._max_body_bytes, limits.receive))

    def get(self, url: str, **options: object) -> Response:
        """GET; options as of `request`."""
        return self.request("GET", url, **options)  # type: ignore[arg-type]

    def head(self, url: str, **options: object) -> Response:
        """HEAD; options as of `request`."""
        return self.request("HEAD", url, **options)  # type: ignore[arg-type]

    def options(self, url: str, **options: object) -> Response:
        """OPTIONS; options as of `request`."""
        return self.request("OPTIONS", url, **options)  # type: ignore[arg-type]

    def post(self, url: str, **options: object) -> Response:
        """POST; options as of `request`."""
        return self.request("POST", url, **options)  # type: ignore[arg-type]

    def put(self, url: str, **options: object) -> Response:
        """PUT; options as of `request`."""
        return self.request("PUT", url, **options)  # type: ignore[arg-type]

    def patch(self, url: str, **options: object) -> Response:
        """PATCH; options as of `request`."""
        return self.request("PATCH", url, **options)  # type: ignore[arg-type]

    def delete(self, url: str, **options: object) -> Response:
        """DELETE; options as of `request`."""
        return self.request("DELETE", url, **options)  # type: ignore[arg-type]

    def close(self) -> None:
        """Make no further request; there is no connection to end."""
        self._closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()


def _receive(connection: socket.socket, method: str, max_body_bytes: int, seconds: float) -> RawResponse:
    deadline = StageDeadline(seconds, "receiving the response")
    reading = read_response(method, max_body_bytes)
    next(reading)
    try:
        while True:
            reading.send(receive_some(connection, deadline))
    except StopIteration as whole:
        response: RawResponse = whole.value
        return response


def _body(content: bytes | str | None, json: object) -> tuple[bytes | None, list[tuple[str, str]]]:
    """Return the body and the headers that it implies."""
    if json is not _ABSENT:
        if content is not None:
            raise EgressInvalidRequest("give content or json, not both")
        from hawcx_runtime.strict_json import encode_json

        return encode_json(json), [("Content-Type", "application/json")]
    if isinstance(content, str):
        try:
            return content.encode("utf-8"), []
        except UnicodeEncodeError:
            raise EgressInvalidRequest("the content holds a lone surrogate") from None
    if content is not None and not isinstance(content, (bytes, bytearray, memoryview)):
        raise EgressInvalidRequest(f"content is bytes or text, not {type(content).__name__}")
    return (None if content is None else bytes(content)), []


def _pairs(headers: HeadersGiven) -> list[tuple[str, str]]:
    return list(headers.items()) if hasattr(headers, "items") else list(headers)


def _merged(*given: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the fields of all lists; a later list's names take the place of an earlier's."""
    merged: list[tuple[str, str]] = []
    for fields in given:
        names = {str(name).lower() for name, _value in fields}
        merged = [field for field in merged if str(field[0]).lower() not in names] + fields
    return merged
