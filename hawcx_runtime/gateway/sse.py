"""Server-sent events without I/O: bytes in as they come, events out; and the one form in which we write them.

Lines end with CR LF, LF or CR, wherever the chunks are cut. The text is UTF-8 and strictly so.

Source: WHATWG HTML, section 9.2 (server-sent events).
"""

from __future__ import annotations

import codecs

from hawcx_runtime.gateway.errors import OutcomeUnknown
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


class Event(Value):
    """One event.

    Attributes:
        data: its data lines, joined with LF.
        kind: its name; `message` where it has none.
    """

    data: str
    kind: str = "message"


class EventReader:
    """Reads one stream.

    Attributes:
        last_id: the id that a reconnection names, or "".
        retry_ms: how long the server wants us to wait before one, or None.
    """

    def __init__(self, max_event: int) -> None:
        self.last_id = ""
        self.retry_ms: int | None = None
        self._max_event = max_event
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("strict")
        self._text = ""
        self._data: list[str] = []
        self._kind = ""
        self._size = 0

    def feed(self, chunk: bytes) -> Iterator[Event]:
        """Take bytes and yield the events that they complete.

        Raises:
            OutcomeUnknown: the bytes are not UTF-8, or an event is longer than the bound.
        """
        try:
            self._text += self._decoder.decode(chunk)
        except UnicodeDecodeError:
            raise OutcomeUnknown("the event stream is not UTF-8") from None
        # A CR at the end may be half of a CR LF: it waits for what comes next.
        held = "\r" if self._text.endswith("\r") else ""
        text = self._text[: len(self._text) - len(held)].replace("\r\n", "\n").replace("\r", "\n")
        *lines, rest = text.split("\n")
        self._text = rest + held
        self._size += len(chunk)
        for line in lines:
            event = self._line(line)
            if event is not None:
                self._size = 0
                yield event
        if self._size > self._max_event:
            raise OutcomeUnknown("an event is too long")

    def _line(self, line: str) -> Event | None:
        if not line:
            event = Event("\n".join(self._data), self._kind or "message") if self._data else None
            self._data, self._kind = [], ""
            return event
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._kind = value
        elif name == "id" and "\0" not in value:
            self.last_id = value
        elif name == "retry" and value.isascii() and value.isdigit():
            self.retry_ms = int(value[:9])
        return None


def event_bytes(data: bytes) -> bytes:
    """Return one JSON document as an event; it holds no line end, since JSON escapes them."""
    return b"event: message\ndata: " + data + b"\n\n"
