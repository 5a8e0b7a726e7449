"""SOCKS5 CONNECT without I/O: bytes to send and a count to read, until the tunnel stands or an error says why not.

The host always goes as a name (ATYP 3), so nothing is resolved here; no authentication method is offered but none
(0x00). No byte is ever asked for beyond the reply: the next one belongs to the far side.

Source: RFC 1928 sections 3, 4 and 6.
"""

from __future__ import annotations

from hawcx_runtime.egress.errors import (
    EgressHostUnreachable,
    EgressInvalidRequest,
    EgressPeerCredError,
    EgressPolicyDenied,
    EgressProtocolError,
)
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from hawcx_runtime.egress.errors import EgressError

VERSION = 5
NO_AUTHENTICATION = 0x00
NO_ACCEPTABLE_METHOD = 0xFF
CONNECT = 1
DOMAIN_NAME = 3
ADDRESS_BYTES = {1: 4, 4: 16}  # ATYP → octets of the bound address
HOST_BYTES = 255  # what one length octet can say

GREETING = bytes((VERSION, 1, NO_AUTHENTICATION))

# RFC 1928 section 6; a reply that is not listed is a protocol error.
_REFUSALS: dict[int, tuple[type[EgressError], str]] = {
    1: (EgressProtocolError, "the broker reports a general failure (reply 1)"),
    2: (EgressPolicyDenied, "the broker's rules do not allow this host (reply 2)"),
    3: (EgressHostUnreachable, "the broker cannot reach the host's network (reply 3)"),
    4: (EgressHostUnreachable, "the broker cannot reach the host (reply 4)"),
    5: (EgressHostUnreachable, "the host refused the broker's connection (reply 5)"),
    6: (EgressHostUnreachable, "the way to the host is too long (reply 6)"),
    7: (EgressProtocolError, "the broker does not know CONNECT (reply 7)"),
    8: (EgressProtocolError, "the broker does not take host names (reply 8)"),
}


class Step(Value):
    """What the exchange needs next.

    Attributes:
        send: bytes to send first; may be empty.
        wanted: how many bytes to read then, exactly.
    """

    send: bytes
    wanted: int


def connect(host: bytes, port: int) -> Generator[Step, bytes, None]:
    """Yield the steps of one CONNECT; send back what was read, shorter than wanted only at the end of the stream.

    Args:
        host: as `host_bytes` returns it.
        port: 1 to 65535.

    Raises:
        EgressError: the broker refuses, or breaks the protocol; the subclass says which.
    """
    request = _request(host, port)
    answer = yield Step(GREETING, 2)
    _check_method(answer)
    reply = yield Step(request, 4)
    kind = _check_reply(reply)
    if kind == DOMAIN_NAME:
        length = yield Step(b"", 1)
        address_bytes = _whole(length, 1)[0]
    else:
        address_bytes = ADDRESS_BYTES[kind]
    bound = yield Step(b"", address_bytes + 2)
    _whole(bound, address_bytes + 2)  # where the broker dialled from: nothing here depends on it


def _request(host: bytes, port: int) -> bytes:
    if not 0 < len(host) <= HOST_BYTES or b"\0" in host:
        raise EgressInvalidRequest(f"a host is 1 to {HOST_BYTES} bytes without NUL")
    if not 0 < port <= 65535:
        raise EgressInvalidRequest("a port is 1 to 65535")
    return bytes((VERSION, CONNECT, 0, DOMAIN_NAME, len(host))) + host + port.to_bytes(2, "big")


def _check_method(answer: bytes) -> None:
    # RFC 1928 has no way to say "not you": brokers hang up at once, or accept no method.
    if not answer:
        raise EgressPeerCredError("the broker hung up at once: it does not serve this process")
    version, method = _whole(answer, 2)
    _check_version(version)
    if method == NO_ACCEPTABLE_METHOD:
        raise EgressPeerCredError("the broker does not serve this process without authentication")
    if method != NO_AUTHENTICATION:
        raise EgressProtocolError(f"the broker chose method {method:#04x}, which was not offered")


def _check_reply(reply: bytes) -> int:
    """Return the kind of address that follows a success."""
    version, code, reserved, kind = _whole(reply, 4)
    _check_version(version)
    if reserved != 0:
        raise EgressProtocolError("a reserved octet of the broker's reply is not zero")
    if code != 0:
        error, text = _REFUSALS.get(code, (EgressProtocolError, f"the broker answered with unknown reply {code}"))
        raise error(text)
    if kind != DOMAIN_NAME and kind not in ADDRESS_BYTES:
        raise EgressProtocolError(f"the broker's reply has unknown address type {kind}")
    return kind


def _check_version(version: int) -> None:
    if version != VERSION:
        raise EgressProtocolError(f"the broker speaks version {version}, not SOCKS {VERSION}")


def _whole(read: bytes, wanted: int) -> bytes:
    if len(read) != wanted:
        raise EgressProtocolError("the broker hung up in the middle of its answer")
    return read
