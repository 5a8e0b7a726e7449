"""The agent's wire as docs/wire-protocol.md describes it, seen from the Assembler's end.

Written from the document and apart from the runtime's own codec, so that either shows the other's mistakes.
"""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

from hawcx_build.values import Value

if TYPE_CHECKING:
    import socket

MIB = 1024 * 1024

HANDSHAKE = 0x00
TOOL_CALL_REQUEST = 0x52
TOOL_CALL_RESPONSE = 0x53
REQUEST_REJECTED = 0x54
CLARIFICATION_REQUEST = 0x60
CLARIFICATION_ANSWER = 0x61

MAGIC = b"HWX\0"
AGENT, ASSEMBLER = 1, 2
INTERLEAVED, CLARIFICATIONS = 1, 2

_LENGTH = struct.Struct(">I")
_HELLO = struct.Struct(">4s4B2IH")


class WireError(Exception):
    """The agent broke the protocol."""


class Hello(Value):
    """One side's handshake.

    Attributes:
        role: AGENT or ASSEMBLER.
        versions: lowest and highest protocol version.
        features: bits of INTERLEAVED and CLARIFICATIONS.
        frame_bytes: the largest message length that the side takes.
    """

    role: int = ASSEMBLER
    versions: tuple[int, int] = (1, 1)
    features: int = INTERLEAVED | CLARIFICATIONS
    frame_bytes: int = 16 * MIB

    def packed(self) -> bytes:
        """Return the payload of the message 0x00."""
        return _HELLO.pack(MAGIC, self.role, *self.versions, 0, self.features, self.frame_bytes, 0)


def read_hello(payload: bytes) -> Hello:
    """Read an agent's handshake.

    Raises:
        WireError: it is none.
    """
    if len(payload) < _HELLO.size or payload[:4] != MAGIC:
        raise WireError("not a handshake")
    _, role, lowest, highest, _, features, frame_bytes, extension = _HELLO.unpack(payload[: _HELLO.size])
    if role != AGENT or len(payload) != _HELLO.size + extension:
        raise WireError("a handshake of the wrong role or length")
    return Hello(role, (lowest, highest), features, frame_bytes)


def frame(type: int, payload: bytes) -> bytes:
    """Return one message as it stands on the wire."""
    return _LENGTH.pack(len(payload) + 1) + bytes([type]) + payload


def document(type: int, members: dict[str, Any]) -> bytes:
    """Return one JSON message as it stands on the wire."""
    return frame(type, json.dumps(members).encode())


def read_frame(connection: socket.socket, frame_bytes: int) -> tuple[int, bytes] | None:
    """Read one message, or None at the end of the stream.

    Raises:
        WireError: the length is wrong, or the stream ended inside the message.
    """
    prefix = _read_exactly(connection, _LENGTH.size, may_end=True)
    if not prefix:
        return None
    (length,) = _LENGTH.unpack(prefix)
    if not 1 <= length <= frame_bytes:
        raise WireError(f"a message of {length} bytes")
    message = _read_exactly(connection, length)
    return message[0], message[1:]


def _read_exactly(connection: socket.socket, size: int, *, may_end: bool = False) -> bytes:
    data = bytearray()
    while len(data) < size:
        piece = connection.recv(min(size - len(data), 65536))
        if not piece:
            if may_end and not data:
                return b""
            raise WireError("the stream ended inside a message")
        data += piece
    return bytes(data)
