"""Frames of the agent's wire: bytes in, frames out. Touches no socket and knows no message type.

    [msg_len: u32 BE][msg_type: u8][payload: msg_len - 1 bytes]

`msg_len` counts the type byte, so 0 is never valid and 1 is an empty payload. Reading is incremental (a frame may
come a byte at a time, many may come at once) and bounded: a length beyond the limit is refused as soon as its four
bytes are there. A stream that was wrong once cannot be read on, since nobody can tell where the next frame begins.
"""

from __future__ import annotations

from hawcx_runtime.ipc.errors import ProtocolError
from hawcx_runtime.limits import FRAME_BYTES
from hawcx_runtime.values import Value

LENGTH_BYTES = 4  # msg_len
HEADER_BYTES = LENGTH_BYTES + 1  # msg_len and msg_type
LARGEST_LENGTH = 0xFFFF_FFFF  # what a u32 can hold


class Frame(Value):
    """One message as it stands on the wire.

    Attributes:
        type: the message type, 0 to 255.
        payload: what follows the type byte; may be empty.
    """

    type: int
    payload: bytes

    def __repr__(self) -> str:
        return f"Frame(type=0x{self.type:02x}, payload=<{len(self.payload)} bytes>)"


def encode_frame(type: int, payload: bytes, *, limit: int = FRAME_BYTES) -> bytes:
    """Return one frame as bytes.

    Args:
        type: the message type, 0 to 255.
        payload: the bytes of the message.
        limit: largest `msg_len` that the receiver takes, in bytes.

    Raises:
        ProtocolError: the type is no byte, or the frame is larger than the limit; nothing may be sent then.
    """
    if not 0 <= type <= 0xFF:
        raise ProtocolError(f"a message type is one byte, not {type}")
    length = 1 + len(payload)
    if length > _checked(limit):
        raise ProtocolError(f"a frame of {length} bytes is larger than the {limit} bytes allowed")
    return length.to_bytes(LENGTH_BYTES, "big") + bytes((type,)) + payload


class FrameReader:
    """Cuts a stream of bytes into frames.

    Call `feed` with what the transport gave, then `next_frame` until it returns None; at the end of the stream,
    `finish`. After the first ProtocolError every call raises it again.
    """

    __slots__ = ("_broken", "_buffer", "_limit")

    def __init__(self, *, limit: int = FRAME_BYTES) -> None:
        """Start at a frame's first byte.

        Args:
            limit: largest `msg_len` to accept, in bytes.
        """
        self._limit = _checked(limit)
        self._buffer = bytearray()
        self._broken: str | None = None

    @property
    def is_mid_frame(self) -> bool:
        """Whether the stream stands inside a frame."""
        return bool(self._buffer)

    def feed(self, data: bytes | bytearray | memoryview) -> None:
        """Take the next bytes of the stream, in pieces of any size."""
        self._refuse_if_broken()
        self._buffer += data

    def next_frame(self) -> Frame | None:
        """Return the next whole frame, or None until more bytes have come.

        Raises:
            ProtocolError: the length is 0 or beyond the limit, or the stream was broken before.
        """
        self._refuse_if_broken()
        buffer = self._buffer
        if len(buffer) < LENGTH_BYTES:
            return None
        length = int.from_bytes(buffer[:LENGTH_BYTES], "big")
        if length == 0:
            self._break("a frame of length 0 has no message type")
        if length > self._limit:
            self._break(f"a frame of {length} bytes is larger than the {self._limit} bytes allowed")
        end = LENGTH_BYTES + length
        if len(buffer) < end:
            return None
        frame = Frame(type=buffer[LENGTH_BYTES], payload=bytes(memoryview(buffer)[HEADER_BYTES:end]))
        del buffer[:end]
        return frame

    def finish(self) -> None:
        """Say that the stream has ended.

        Raises:
            ProtocolError: it ended inside a frame.
        """
        self._refuse_if_broken()
        if self._buffer:
            self._break(f"the stream ended inside a frame, {len(self._buffer)} bytes into it")

    def _break(self, reason: str) -> None:
        self._broken = reason
        self._buffer.clear()
        self._refuse_if_broken()

    def _refuse_if_broken(self) -> None:
        if self._broken is not None:
            raise ProtocolError(self._broken)


def _checked(limit: int) -> int:
    if not 1 <= limit <= LARGEST_LENGTH:
        raise ValueError(f"a frame limit is 1 to {LARGEST_LENGTH} bytes, not {limit}")
    return limit
