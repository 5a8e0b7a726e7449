"""The only slicing of hostile bytes: a window with a position that never passes its end."""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    import struct
    from typing import Any


class Cursor:
    """Reads forward through `data[position:end]`.

    Args:
        data: the whole archive.
        position: offset of the first byte to read.
        end: offset behind the last byte that may be read; at most `len(data)`.
        code: code of the refusal when a read would pass the end.
        record: what is being read, for its message.
    """

    __slots__ = ("code", "data", "end", "position", "record")

    def __init__(self, data: bytes, position: int, end: int, *, code: str, record: str) -> None:
        self.data = data
        self.position = position
        self.end = min(end, len(data))
        self.code = code
        self.record = record

    @property
    def left(self) -> int:
        """Bytes between the position and the end; negative where the position itself is past the end."""
        return self.end - self.position

    def starts_with(self, signature: bytes) -> bool:
        """Tell whether these bytes come next, wholly before the end."""
        return self.left >= len(signature) and self.data.startswith(signature, self.position)

    def take(self, count: int) -> bytes:
        """Return the next `count` bytes and step over them.

        Raises:
            Refused: fewer are left.
        """
        if count > self.left:
            missing = count - max(self.left, 0)
            raise Refused(finding(self.code, f"the {self.record} runs {missing} bytes past the place where it must end",
                                  offset=self.position))  # fmt: skip
        start, self.position = self.position, self.position + count
        return self.data[start : self.position]

    def unpack(self, layout: struct.Struct) -> tuple[Any, ...]:
        """Return the fields of a fixed record and step over it.

        Raises:
            Refused: fewer bytes than the record has are left.
        """
        return layout.unpack(self.take(layout.size))
