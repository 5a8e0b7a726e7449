r"""The handshake that opens a connection: message 0x00, one from each side, the agent's first.

The layout is this project's own (docs/wire-protocol.md). Everything that knows it stands in `HawcxHandshake`; another
layout is another class with the same two methods, given to `connect(handshake=…)`.

    magic "HWX\0" · role u8 · lowest version u8 · highest version u8 · reserved u8 (0)
    features u32 · largest frame u32 · extension length u16 · extension (ignored)      all big-endian

Both sides compute the same agreement: the highest version that both speak, the features that both offer, and for each
direction the largest frame that its receiver takes.
"""

from __future__ import annotations

import struct

from hawcx_runtime.ipc.errors import HandshakeFailed
from hawcx_runtime.limits import FRAME_BYTES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Handshake(Protocol):
        """What `connect` needs of a handshake."""

        def hello(self) -> bytes:
            """Return the payload of the message 0x00 that this side sends."""

        def agree(self, answer: bytes) -> Agreement:
            """Return what both sides agreed on, given the peer's payload; or raise HandshakeFailed."""


MAGIC = b"HWX\0"
ROLE_AGENT = 1
ROLE_ASSEMBLER = 2
VERSION = 1
LARGEST_EXTENSION = 1024  # bytes

INTERLEAVED = 0x0000_0001  # replies may come in any order, so several calls may be open at once
CLARIFICATIONS = 0x0000_0002  # the Assembler may ask before it answers, and the agent can reply

_FIXED = struct.Struct(">4sBBBBIIH")
_SMALLEST_FRAME = 4096  # bytes; below that no useful message fits


class Agreement(Value):
    """What both ends of a connection agreed on.

    Attributes:
        version: the protocol version spoken from here on.
        features: the feature bits that both offered.
        frame_bytes: the largest `msg_len` that the peer takes.
    """

    version: int
    features: int
    frame_bytes: int


class HawcxHandshake:
    """This project's own layout.

    Args:
        role: which end this is.
        versions: lowest and highest protocol version spoken here.
        features: the feature bits offered here.
        frame_bytes: the largest `msg_len` taken here.
    """

    def __init__(
        self,
        *,
        role: int = ROLE_AGENT,
        versions: tuple[int, int] = (VERSION, VERSION),
        features: int = INTERLEAVED,
        frame_bytes: int = FRAME_BYTES,
    ) -> None:
        self._role = role
        self._lowest, self._highest = versions
        self._features = features
        self._frame_bytes = frame_bytes

    def hello(self) -> bytes:
        """Return the payload of the message 0x00 that this side sends."""
        return _FIXED.pack(MAGIC, self._role, self._lowest, self._highest, 0, self._features, self._frame_bytes, 0)

    def agree(self, answer: bytes) -> Agreement:
        """Return what both sides agreed on.

        Args:
            answer: the payload of the peer's message 0x00.

        Raises:
            HandshakeFailed: it is another layout, the wrong role, or no version is spoken by both.
        """
        if len(answer) < _FIXED.size or not answer.startswith(MAGIC):
            raise HandshakeFailed("the peer does not speak this handshake")
        _, role, lowest, highest, reserved, features, frame_bytes, extension = _FIXED.unpack_from(answer)
        if role not in (ROLE_AGENT, ROLE_ASSEMBLER) or role == self._role:
            raise HandshakeFailed(f"the peer has the role {role}, which is not the other end of this connection")
        if reserved or extension > LARGEST_EXTENSION or len(answer) != _FIXED.size + extension:
            raise HandshakeFailed("the peer's handshake contradicts its own lengths")
        if not 1 <= lowest <= highest or frame_bytes < _SMALLEST_FRAME:
            raise HandshakeFailed("the peer's handshake holds a version range or frame size that nobody can keep")
        version = min(highest, self._highest)
        if version < max(lowest, self._lowest):
            raise HandshakeFailed(
                f"no common version: the peer speaks {lowest} to {highest}, here {self._lowest} to {self._highest}"
            )
        return Agreement(version, features & self._features, frame_bytes)
