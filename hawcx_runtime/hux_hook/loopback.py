"""One HTTP exchange with a service on this machine: no other address, no proxy, no redirect, one deadline.

A connection serves one exchange. Nothing is ever sent twice: what broke may have been done.
"""

from __future__ import annotations

import socket
from time import monotonic

from hawcx_runtime.egress.errors import EgressError
from hawcx_runtime.egress.host_names import host_bytes
from hawcx_runtime.egress.http1 import RawResponse, read_response
from hawcx_runtime.egress.request import Address, serialize_request
from hawcx_runtime.hux_hook.errors import HuxInvalidRequest, HuxUnavailable
from hawcx_runtime.limits import HUX_RESPONSE_BYTES, READ_BYTES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SCHEME = "http://"
HTTP_PORT = 80
LOCALHOST = "127.0.0.1"  # what the name means here; it is never resolved


class Loopback(Value):
    """Where the service listens.

    Attributes:
        host: an address of this machine.
        port: 1 to 65535.
    """

    host: str
    port: int


def parse_base_url(url: object) -> Loopback:
    """Return the place that a base URL names.

    Args:
        url: `http://`, a loopback address or `localhost`, and a port; nothing else.

    Raises:
        HuxInvalidRequest: it is something else; the text does not show it, since it may hold a password.
    """
    if not isinstance(url, str) or url[: len(SCHEME)].lower() != SCHEME:
        raise _invalid("begins with http://")
    authority = url[len(SCHEME) :].removesuffix("/")
    bracket = authority.find("]")
    host, colon, port = authority[: bracket + 1], "", authority[bracket + 1 :]
    if bracket < 0:
        host, colon, port = authority.partition(":")
    elif port:
        colon, port = port[:1], port[1:]
    if port and not (colon == ":" and port.isascii() and port.isdigit() and len(port) <= 5 and 0 < int(port) <= 65535):
        raise _invalid("has a port from 1 to 65535")
    try:
        address = host_bytes(host).decode("ascii")
    except EgressError:
        raise _invalid("has a loopback address and a port, no more") from None
    if address == "localhost":
        address = LOCALHOST
    if address != "::1" and not _is_ipv4_loopback(address):
        raise _invalid("has a loopback address: 127.0.0.1, ::1 or localhost")
    return Loopback(address, int(port) if port else HTTP_PORT)


def _is_ipv4_loopback(address: str) -> bool:
    """Return whether an address is 127.0.0.0/8; `host_bytes` let a number through only where it is a plain one."""
    return address.startswith("127.") and address.replace(".", "").isdigit()


def _invalid(rule: str) -> HuxInvalidRequest:
    return HuxInvalidRequest("invalid_base_url", f"the base URL {rule}")


def exchange(
    place: Loopback, method: str, path: str, headers: Iterable[tuple[str, str]], body: bytes | None, seconds: float
) -> RawResponse:
    """Send one request and return the whole answer, whatever its status.

    Args:
        place: where the service listens.
        method: GET, POST or PUT.
        path: percent-encoded.
        headers: besides those of HTTP itself.
        body: JSON, or None.
        seconds: for all of it.

    Raises:
        HuxUnavailable: no whole answer came in time.
    """
    request = serialize_request(method, Address(place.host, place.port, path), headers, body)
    end = monotonic() + seconds
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as connection:
            connection.settimeout(_left(end))
            connection.connect((place.host, place.port))
            _send(connection, request, end)
            return _receive(connection, method, end)
    except TimeoutError:
        raise HuxUnavailable("hux_unavailable", "the service did not answer in time") from None
    except OSError:
        raise HuxUnavailable("hux_unavailable", "the service cannot be reached, or the connection broke") from None
    except EgressError as error:
        raise HuxUnavailable("hux_unavailable", str(error)) from None


def _left(end: float) -> float:
    left = end - monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _send(connection: socket.socket, data: bytes, end: float) -> None:
    rest = memoryview(data)
    while rest:
        connection.settimeout(_left(end))
        rest = rest[connection.send(rest[:READ_BYTES]) :]


def _receive(connection: socket.socket, method: str, end: float) -> RawResponse:
    reading = read_response(method, HUX_RESPONSE_BYTES)
    next(reading)
    try:
        while True:
            connection.settimeout(_left(end))
            reading.send(connection.recv(READ_BYTES))
    except StopIteration as whole:
        response: RawResponse = whole.value
        return response
