"""One HTTP request to an upstream and its answer, read as it comes.

One connection a request, no redirect, no content coding, every read within one deadline. The response is read by the
egress transport's reader of HTTP/1.1; only the body is handed on piece by piece, since an event stream must be.
"""

from __future__ import annotations

import socket
import time

from hawcx_runtime.egress.errors import EgressProtocolError
from hawcx_runtime.egress.http1 import Source, chunk_size, content_length, dict_of_lists, final_head
from hawcx_runtime.gateway.errors import GatewayError, OutcomeUnknown, UpstreamFailed
from hawcx_runtime.limits import CHUNK_LINE_BYTES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping
    from typing import TypeVar

    _Read = TypeVar("_Read")

    Transport = Callable[[str, int, float], socket.socket]
    """Connects to a host and port within seconds; the egress broker's tunnel is one."""

MAX_BODY = 32 << 20  # bytes of one answer, or of one event
_SLICE = 0.5  # seconds between two looks at whether the caller has given up
_READ = 65_536


class Url(Value):
    """Where an upstream is.

    Attributes:
        is_tls: whether the scheme is https.
        host: without brackets.
        port: from 1 to 65535.
        target: path and query.
        authority: value of the Host field.
    """

    is_tls: bool
    host: str
    port: int
    target: str
    authority: str


def parse_url(url: str) -> Url:
    """Return the parts of an http or https URL.

    Raises:
        GatewayError: it is none, or holds user information, blanks or a fragment.
    """
    scheme, separator, rest = url.partition("://")
    authority, slash, path = rest.partition("/")
    if scheme not in ("http", "https") or not separator or not url.isascii() or not url.isprintable():
        raise GatewayError("an upstream's URL begins with http:// or https:// and is ASCII")
    if "@" in authority or " " in url or "#" in url:
        raise GatewayError("an upstream's URL holds no user information, blank or fragment")
    host, _, port = authority.rpartition(":") if authority.rpartition(":")[2].isdigit() else (authority, "", "")
    number = int(port) if port else (443 if scheme == "https" else 80)
    if not host or not 0 < number < 65_536:
        raise GatewayError("an upstream's URL names a host and a port from 1 to 65535")
    return Url(scheme == "https", host.strip("[]"), number, slash + path or "/", authority)


class Deadline:
    """One point in time by which everything must have happened; a person's answer can move it."""

    def __init__(self, seconds: float, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        self.at = time.monotonic() + seconds
        self.seconds = seconds
        self.is_cancelled = is_cancelled

    def left(self) -> float:
        """Return the seconds that are left.

        Raises:
            OutcomeUnknown: none are, or the caller gave up.
        """
        left = self.at - time.monotonic()
        if left <= 0:
            raise OutcomeUnknown("the upstream did not answer in time")
        if self.is_cancelled():
            raise OutcomeUnknown("the caller gave the call up")
        return left

    def renew(self) -> None:
        """Start over, after time that was not the upstream's."""
        self.at = time.monotonic() + self.seconds


class Answer(Value):
    """The head of an answer, and its body as it comes.

    Attributes:
        status: 200 to 599.
        fields: by lower-case name; a repeated one has its last value.
        chunks: the body; exhausting it closes the connection.
    """

    status: int
    fields: Mapping[str, str]
    chunks: Iterator[bytes]

    def body(self) -> bytes:
        """Return the whole body.

        Raises:
            OutcomeUnknown: it is cut short, malformed or too long.
        """
        return b"".join(self.chunks)


def exchange(
    url: Url,
    method: str,
    fields: Mapping[str, str],
    body: bytes,
    deadline: Deadline,
    transport: Transport | None = None,
    tls: object = None,
) -> Answer:
    """Send one request and return the answer as soon as its head is read.

    Raises:
        UpstreamFailed: no connection was made, so nothing was asked.
        OutcomeUnknown: the request may have arrived, and no sound answer came.
    """
    connection = _connected(url, deadline, transport, tls)
    try:
        connection.settimeout(deadline.left())
        connection.sendall(_request(url, method, fields, body))
        source = Source()
        _old, status, _reason, pairs = _driven(final_head(source), connection, deadline)
    except EgressProtocolError as error:
        connection.close()
        raise OutcomeUnknown(f"the upstream's answer is malformed: {error}") from None
    except OSError as error:
        connection.close()
        raise OutcomeUnknown(f"the connection to the upstream broke: {type(error).__name__}") from None
    except BaseException:
        connection.close()
        raise
    named = {name.decode("latin-1"): value.decode("latin-1") for name, value in pairs}
    has_body = method != "HEAD" and status not in (204, 304)
    pieces = _pieces(source, dict_of_lists(pairs), connection, deadline) if has_body else iter(())
    return Answer(status, named, _closing(pieces, connection))


def _connected(url: Url, deadline: Deadline, transport: Transport | None, tls: object) -> socket.socket:
    seconds = min(deadline.left(), 10.0)
    try:
        if transport is not None:
            connection = transport(url.host, url.port, seconds)
        else:
            connection = socket.create_connection((url.host, url.port), seconds)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if url.is_tls:
            import ssl

            context = tls or ssl.create_default_context()
            connection = context.wrap_socket(connection, server_hostname=url.host)  # type: ignore[attr-defined]
    except (OSError, GatewayError, ValueError) as error:
        raise UpstreamFailed(f"the upstream cannot be reached: {type(error).__name__}") from None
    return connection


def _request(url: Url, method: str, fields: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"{method} {url.target} HTTP/1.1", f"Host: {url.authority}", "Connection: close"]
    for name, value in fields.items():
        if not (value.isascii() and value.isprintable() and name.isascii() and name.replace("-", "").isalnum()):
            raise UpstreamFailed(f"the field {name!a} cannot be sent")
        lines.append(f"{name}: {value}")
    if method == "POST":
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _closing(pieces: Iterator[bytes], connection: socket.socket) -> Iterator[bytes]:
    """Yield the pieces of a body, and close the connection however that ends."""
    try:
        yield from pieces
    except EgressProtocolError as error:
        raise OutcomeUnknown(f"the upstream's answer is malformed: {error}") from None
    except OSError as error:
        raise OutcomeUnknown(f"the connection to the upstream broke: {type(error).__name__}") from None
    finally:
        connection.close()


def _pieces(
    source: Source, fields: dict[bytes, list[bytes]], connection: socket.socket, deadline: Deadline
) -> Iterator[bytes]:
    if b"transfer-encoding" in fields:
        if b"content-length" in fields or [each.lower() for each in fields[b"transfer-encoding"]] != [b"chunked"]:
            raise EgressProtocolError("the response states its length in two ways, or in one unknown here")
        yield from _chunks(source, connection, deadline)
        return
    left = content_length(fields[b"content-length"]) if b"content-length" in fields else None
    total = 0
    while left is None or total < left:
        data = bytes(source.buffer) or _received(connection, deadline)
        source.buffer.clear()
        if not data:
            if left is not None:
                raise EgressProtocolError("the response was cut short")
            return
        total = _bounded(total + len(data))
        if left is not None and total > left:
            raise EgressProtocolError("something follows the response")
        yield data


def _chunks(source: Source, connection: socket.socket, deadline: Deadline) -> Iterator[bytes]:
    total = 0
    while True:
        line = _driven(source.line(CHUNK_LINE_BYTES, "a chunk's first line"), connection, deadline)
        size = chunk_size(line)
        if size == 0:
            return
        if size > MAX_BODY:
            raise EgressProtocolError("a chunk is too long")
        data = _driven(source.exactly(size + 2), connection, deadline)
        if not data.endswith(b"\r\n"):
            raise EgressProtocolError("a chunk does not end where its size says")
        total = _bounded(total + size)
        yield data[:-2]


def _bounded(total: int) -> int:
    # An event stream may be long in all; each event is bounded by its reader, a whole body by this.
    if total > 8 * MAX_BODY:
        raise EgressProtocolError("the body is too long")
    return total


def _driven(reading: Generator[None, bytes, _Read], connection: socket.socket, deadline: Deadline) -> _Read:
    """Give a reader the bytes that it asks for, and return what it read."""
    try:
        next(reading)
        while True:
            reading.send(_received(connection, deadline))
    except StopIteration as done:
        read: _Read = done.value
        return read


def _received(connection: socket.socket, deadline: Deadline) -> bytes:
    """Wait for bytes, looking up now and then whether anybody still wants them."""
    while True:
        connection.settimeout(min(deadline.left(), _SLICE))
        try:
            return connection.recv(_READ)
        except TimeoutError as error:
            if error.errno is not None:  # the connection's own, and not this look's
                raise
