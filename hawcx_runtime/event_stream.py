"""Server-sent events: bytes in, the data lines of each event out. Touches no socket.

Source: WHATWG HTML standard, section 9.2 "Server-sent events". Two departures, both on the safe side: bytes that are
not UTF-8 are an error instead of U+FFFD, and an event that the stream's end cut short is given too, since a refusal may
stand in it.
"""

from __future__ import annotations

import codecs

from hawcx_runtime.errors import HawcxError

BYTE_ORDER_MARK = "\ufeff"


class EventStreamError(HawcxError):
    """The bytes are no event stream: they are not UTF-8."""


class EventReader:
    """Cuts a stream into events; feed it pieces of any size, then `finish`.

    An event is the tuple of its data lines; events without any are passed over.
    """

    __slots__ = ("_data", "_decoder", "_is_first", "_line")

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("strict")
        self._is_first = True
        self._line = ""  # begun and not ended; ends in CR where an LF may still belong to it
        self._data: list[str] = []

    def feed(self, data: bytes) -> list[tuple[str, ...]]:
        """Take the next bytes and return the events that are now complete.

        Raises:
            EventStreamError: the bytes are not UTF-8.
        """
        return self._take(self._decoded(data, final=False))

    def finish(self) -> list[tuple[str, ...]]:
        """Return what the end of the stream left: the last event, whether it was ended or not.

        Raises:
            EventStreamError: the stream ended inside a character.
        """
        events = self._take(self._decoded(b"", final=True))
        self._add_line(self._line.rstrip("\r"))
        self._line = ""
        return events + self._dispatched()

    def _decoded(self, data: bytes, *, final: bool) -> str:
        try:
            text = self._decoder.decode(data, final)
        except UnicodeDecodeError:
            raise EventStreamError("an event stream is UTF-8") from None
        if text and self._is_first:
            self._is_first = False
            text = text.removeprefix(BYTE_ORDER_MARK)
        return text

    def _take(self, text: str) -> list[tuple[str, ...]]:
        # Lines end with CRLF, LF or CR and nothing else: str.splitlines() would cut at U+2028 inside a JSON string.
        # A CR at the end of what has come waits for the LF that may belong to it.
        text = self._line + text
        held = "\r" if text.endswith("\r") else ""
        lines = text[: len(text) - len(held)].replace("\r\n", "\n").replace("\r", "\n").split("\n")
        self._line = lines.pop() + held
        events = []
        for line in lines:
            if line:
                self._add_line(line)
            else:
                events += self._dispatched()
        return events

    def _add_line(self, line: str) -> None:
        field, _, value = line.partition(":")
        if field == "data":
            self._data.append(value.removeprefix(" "))

    def _dispatched(self) -> list[tuple[str, ...]]:
        event, self._data = tuple(self._data), []
        return [event] if any(event) else []
