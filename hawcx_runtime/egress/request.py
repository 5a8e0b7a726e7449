"""One HTTPS request as bytes: its address read strictly, and nothing in it that could open a second request.

Source: RFC 3986 section 3; RFC 9110 sections 5.6.2 and 9; RFC 9112 section 3.2.
"""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressInvalidRequest
from hawcx_runtime.egress.host_names import host_bytes
from hawcx_runtime.egress.http1 import TOKEN_BYTES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SCHEME = "https://"
HTTPS_PORT = 443
_UNRESERVED = frozenset(b"-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_IN_TARGET = _UNRESERVED | frozenset(b"!$&'()*+,;=:@/?%")  # a percent sign is taken as the caller's own escape
_IN_VALUE = frozenset((0x09, *range(0x20, 0x7F)))
_DIGITS = frozenset("0123456789")
# The client writes these itself: a second one would let two readers see two requests.
OWN_FIELDS = frozenset(
    ("host", "content-length", "transfer-encoding", "connection", "keep-alive", "upgrade", "te", "trailer", "expect")
)


class Address(Value):
    """Where a request goes.

    Attributes:
        host: a name or an address as `host_bytes` returns it, without brackets.
        port: 1 to 65535.
        target: path and query, percent-encoded; begins with a slash.
    """

    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        """The value of the Host field."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == HTTPS_PORT else f"{host}:{self.port}"


def parse_url(url: str, params: Mapping[str, object] | Iterable[tuple[str, object]] | None = None) -> Address:
    """Return the address that a URL names; its fragment is dropped.

    Args:
        url: https alone; without user information.
        params: are appended to its query, encoded.

    Raises:
        EgressInvalidRequest: the URL is something else.
    """
    if not isinstance(url, str) or url[: len(SCHEME)].lower() != SCHEME:
        raise EgressInvalidRequest("the URL must begin with https://")
    rest = url[len(SCHEME) :].partition("#")[0]
    end = min((index for index in (rest.find("/"), rest.find("?")) if index >= 0), default=len(rest))
    host, port = _authority(rest[:end])
    target = rest[end:]
    if not target.startswith("/"):
        target = "/" + target
    if params is not None:
        query = _query(params)
        target += ("&" if "?" in target else "?") + query if query else ""
    return Address(host, port, _target(target))


def serialize_request(
    method: str, address: Address, headers: Iterable[tuple[str, str]] = (), body: bytes | None = None
) -> bytes:
    """Return a request as it goes on the wire; the connection serves no second one.

    Args:
        method: a token, such as GET; not CONNECT.
        address: where it goes.
        headers: fields besides those that the client writes itself (`OWN_FIELDS`).
        body: None for a request without one.

    Raises:
        EgressInvalidRequest: a part could be read as more than what it is.
    """
    if not method or not _is_token(method) or method.upper() == "CONNECT":
        raise EgressInvalidRequest("the method is not one that can be sent")
    lines = [f"{method} {address.target} HTTP/1.1", f"Host: {address.authority}", "Connection: close"]
    named = set()
    for name, value in headers:
        named.add(name.lower() if isinstance(name, str) else name)
        lines.append(f"{_field_name(name)}: {_field_value(value)}")
    if "accept-encoding" not in named:
        lines.append("Accept-Encoding: identity")
    if "accept" not in named:
        lines.append("Accept: */*")
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + (body or b"")


def _authority(authority: str) -> tuple[str, int]:
    if "@" in authority:
        raise EgressInvalidRequest("the URL must not hold user information")
    if authority.startswith("["):
        host, bracket, port = authority.partition("]")
        host += bracket
        if not bracket or (port and not port.startswith(":")):
            raise EgressInvalidRequest("the URL's host has an open bracket")
        port = port[1:]
    else:
        host, _, port = authority.partition(":")
        if ":" in port:
            raise EgressInvalidRequest("an IPv6 address stands in brackets")
    if port and (not _DIGITS.issuperset(port) or len(port) > 5 or not 0 < int(port) <= 65535):
        raise EgressInvalidRequest("the URL's port is not a number from 1 to 65535")
    return host_bytes(host).decode("ascii"), int(port) if port else HTTPS_PORT


def _target(target: str) -> str:
    if any(character < " " or character == "\x7f" for character in target):
        raise EgressInvalidRequest("the URL holds a control character")
    return _percent_encoded(target, _IN_TARGET)


def _query(params: Mapping[str, object] | Iterable[tuple[str, object]]) -> str:
    pairs = params.items() if hasattr(params, "items") else params
    return "&".join(
        f"{_percent_encoded(_text(name), _UNRESERVED)}={_percent_encoded(_text(value), _UNRESERVED)}"
        for name, value in pairs
    )


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    raise EgressInvalidRequest(f"a query holds text and numbers, not {type(value).__name__}")


def _percent_encoded(text: str, kept: frozenset[int]) -> str:
    try:
        octets = text.encode("utf-8")
    except UnicodeEncodeError:
        raise EgressInvalidRequest("the URL holds a lone surrogate") from None
    return "".join(chr(octet) if octet in kept else f"%{octet:02X}" for octet in octets)


def _field_name(name: str) -> str:
    if not isinstance(name, str) or not name or not _is_token(name):
        raise EgressInvalidRequest("a header's name is not a token")
    if name.lower() in OWN_FIELDS:
        raise EgressInvalidRequest(f"the client writes {name} itself")
    return name


def _field_value(value: str) -> str:
    if not isinstance(value, str) or not value.isascii() or not _IN_VALUE.issuperset(value.encode("ascii")):
        raise EgressInvalidRequest("a header's value is not printable ASCII")
    return value.strip(" \t")


def _is_token(text: str) -> bool:
    return text.isascii() and TOKEN_BYTES.issuperset(text.encode("ascii"))
