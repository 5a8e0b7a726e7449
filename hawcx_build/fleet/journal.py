"""The results of a fleet: JSON lines, only ever appended to, so that a run that was cut off goes on where it was.

A manifest line that is done again, because its source or the release changed, gets another record; the last one counts.
Of each record only its place in the file is kept in memory, 8 bytes a manifest line.
"""

from __future__ import annotations

import contextlib
import json
from array import array
from typing import TYPE_CHECKING

from hawcx_build.errors import InputOutputError
from hawcx_build.findings import finding
from hawcx_build.fleet.record import Record, read_record

if TYPE_CHECKING:
    from pathlib import Path

    from typing_extensions import Self


class Journal:
    """The results file, open for finding and appending records."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; a last line that was cut off is dropped, where records stand before it.

        Raises:
            InputOutputError: it cannot be opened, or holds something else than results; nothing of it is touched then.
        """
        try:
            path.touch()
            self._file = path.open("r+b")
        except OSError as error:
            raise _unusable(error) from None
        self._places = array("Q")  # place of the record of manifest line N + 1; 0: none
        self._end = 0  # of the last whole record
        try:
            self._read()
            self._file.truncate(self._end)
        except OSError as error:
            self._file.close()
            raise _unusable(error) from None
        except InputOutputError:
            self._file.close()
            raise

    def _read(self) -> None:
        for number, line in enumerate(self._file, 1):
            is_whole = line.endswith(b"\n")
            if not is_whole and self._end:
                return
            record = _parse(line) if is_whole else None
            if record is None:
                message = f"line {number} of the results file is no record of an order; is it another file?"
                raise InputOutputError(finding("fleet.results", message))
            self._keep(record.line)
            self._end += len(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):  # every record was written, or its failure told
            self._file.close()

    def find(self, line: int) -> Record | None:
        """Return the record that counts for a line of the manifest; None: there is none."""
        place = self._places[line] if line < len(self._places) else 0
        if not place:
            return None
        self._file.seek(place - 1)
        return _parse(self._file.readline())

    def append(self, record: Record) -> None:
        """Write a record; it is in the file when this returns.

        Raises:
            InputOutputError: the disk is full or failed.
        """
        content = json.dumps(record.as_json(), sort_keys=True).encode() + b"\n"
        try:
            self._file.seek(self._end)
            self._file.write(content)
            self._file.flush()
        except OSError as error:
            raise _unusable(error) from None
        self._keep(record.line)
        self._end += len(content)

    def _keep(self, line: int) -> None:
        if line >= len(self._places):
            self._places.extend([0] * (line + 1 - len(self._places)))
        self._places[line] = self._end + 1


def _parse(line: bytes) -> Record | None:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return read_record(fields) if isinstance(fields, dict) else None


def _unusable(error: OSError) -> InputOutputError:
    return InputOutputError(finding("fleet.results", f"the results file: {error.strerror}"))
