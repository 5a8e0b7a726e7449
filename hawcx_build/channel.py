"""What the confined child says to its parent: frames over a pipe, written in one place and read in one place.

A frame is a kind (one byte), a length (four bytes, big-endian), and a payload of fields. A field is a kind (`n`
nothing, `i` integer, `s` text), a length (four bytes, big-endian), and its bytes: decimal digits, or UTF-8. The reader
is meant for a child that was taken over: it is total, and never evaluates, allocates by, or trusts what it reads.
"""

from __future__ import annotations

from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

CONFINED = b"C"  # what confines the child; said before it reads the upload
STAGE = b"S"  # the stage that begins now
BUILT = b"B"  # source digest, facts, warnings
FAILED = b"F"  # exit status, findings
TASK = b"T"  # what the parent tells a child that it cannot simply copy itself into
KINDS = (CONFINED, STAGE, BUILT, FAILED, TASK)

MOST_SAID = 1 << 20  # bytes; a verdict of 100 findings, each with its longest texts, has a third of that
LARGEST_INTEGER_DIGITS = 15  # every size and count of this project fits


class Garbled(Exception):
    """What was said has not the form of frames."""


class Frame(Value):
    """One thing that the child said."""

    kind: bytes
    fields: tuple[str | int | None, ...]


def frame(kind: bytes, *fields: str | int | None) -> bytes:
    """Return a frame as bytes."""
    return _sized(kind, b"".join(map(_field, fields)))


def _field(value: str | int | None) -> bytes:
    if value is None:
        return _sized(b"n", b"")
    if isinstance(value, int):
        return _sized(b"i", b"%d" % value)
    return _sized(b"s", value.encode("utf-8", "backslashreplace"))


def _sized(kind: bytes, payload: bytes) -> bytes:
    return kind + len(payload).to_bytes(4, "big") + payload


def read_frames(said: bytes) -> tuple[Frame, ...]:
    """Return the frames of everything that a child said.

    Raises:
        Garbled: the bytes are not whole frames of known kinds.
    """
    return tuple(Frame(kind, tuple(_read_fields(payload))) for kind, payload in _records(said, b"".join(KINDS)))


def whole_frames(said: bytes) -> tuple[Frame, ...]:
    """Return the frames up to the first fault: what a child that died had said by then."""
    frames = []
    try:
        for kind, payload in _records(said, b"".join(KINDS)):
            frames.append(Frame(kind, tuple(_read_fields(payload))))
    except Garbled:
        pass
    return tuple(frames)


def _records(data: bytes, kinds: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 0
    while at < len(data):
        kind, head = data[at : at + 1], data[at + 1 : at + 5]
        length = int.from_bytes(head, "big")
        if kind not in kinds or len(head) < 4 or length > len(data) - at - 5:
            raise Garbled
        yield kind, data[at + 5 : at + 5 + length]
        at += 5 + length


def _read_fields(payload: bytes) -> Iterator[str | int | None]:
    for kind, content in _records(payload, b"nis"):
        if kind == b"n":
            if content:
                raise Garbled
            yield None
        elif kind == b"i":
            if not content.isdigit() or len(content) > LARGEST_INTEGER_DIGITS:
                raise Garbled
            yield int(content)
        else:
            try:
                yield content.decode("utf-8")
            except UnicodeDecodeError:
                raise Garbled from None
