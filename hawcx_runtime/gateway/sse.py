"""Event streams of an upstream, with what a reconnection needs; and the one form in which we write events.

Source: WHATWG HTML, section 9.2 (server-sent events).
"""

from __future__ import annotations

from hawcx_runtime.event_stream import EventReader, EventStreamError
from hawcx_runtime.gateway.errors import OutcomeUnknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


class ResumableReader(EventReader):
    """Reads one stream and remembers where it could be taken up again.

    Attributes:
        last_id: the id that a reconnection names, or "".
        retry_ms: how long the server wants us to wait before one, or None.
    """

    __slots__ = ("_max_event", "_size", "last_id", "retry_ms")

    def __init__(self, max_event: int) -> None:
        super().__init__()
        self.last_id = ""
        self.retry_ms: int | None = None
        self._max_event = max_event
        self._size = 0

    def documents(self, chunk: bytes) -> Iterator[bytes]:
        """Take bytes and yield the data of each event that they complete.

        Raises:
            OutcomeUnknown: the bytes are not UTF-8, or an event is longer than the bound.
        """
        self._size += len(chunk)
        try:
            for lines in self.feed(chunk):
                self._size = 0
                yield "\n".join(lines).encode("utf-8")
        except EventStreamError as error:
            raise OutcomeUnknown(str(error)) from None
        if self._size > self._max_event:
            raise OutcomeUnknown("an event is too long")

    def _add_line(self, line: str) -> None:
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "id" and "\0" not in value:
            self.last_id = value
        elif name == "retry" and value.isascii() and value.isdigit():
            self.retry_ms = int(value[:9])
        else:
            super()._add_line(line)


def event_bytes(data: bytes) -> bytes:
    """Return one JSON document as an event; it holds no line end, since JSON escapes them."""
    return b"event: message\ndata: " + data + b"\n\n"
