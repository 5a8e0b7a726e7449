"""The target for the agent's wire: however a stream is cut, the same frames or the same protocol error."""

from __future__ import annotations

from random import Random

from hawcx_runtime.ipc.errors import ProtocolError
from hawcx_runtime.ipc.frames import Frame, FrameReader, encode_frame

LIMIT = 4096


def check(data: bytes) -> None:
    """Read one stream in one piece and byte by byte, and hold the invariants."""
    whole, error = read([data])
    cut, cut_error = read([data[at : at + 1] for at in range(len(data))])
    assert (whole, error) == (cut, cut_error), "the pieces of a stream change what it says"
    encoded = b"".join(encode_frame(frame.type, frame.payload, limit=LIMIT) for frame in whole)
    assert data.startswith(encoded), "a frame is not what stands on the wire"
    assert error is not None or encoded == data, "bytes are lost"


def read(pieces: list[bytes]) -> tuple[list[Frame], str | None]:
    """Return the frames of a stream that comes in these pieces, and the error that ended it."""
    reader, frames = FrameReader(limit=LIMIT), []
    try:
        for piece in pieces:
            reader.feed(piece)
            while (frame := reader.next_frame()) is not None:
                frames.append(frame)
        reader.finish()
    except ProtocolError as error:
        return frames, str(error)
    return frames, None


def mutate(data: bytes, random: Random) -> bytes:
    """Return another stream: a few frames, their lengths honest or off by a little."""
    stream = b""
    for _ in range(random.randrange(1, 5)):
        payload = random.randbytes(random.randrange(20))
        length = 1 + len(payload) + random.choice((0, 0, 0, 0, -1, 1, LIMIT, 0xFFFF))
        stream += max(0, length).to_bytes(4, "big") + bytes([random.randrange(256)]) + payload
    return stream
