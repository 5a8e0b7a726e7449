"""Which characters CPython 3.10 knows: every newer host knows more, and would take names that 3.10 refuses."""

from __future__ import annotations

from bisect import bisect_right

from hawcx_build.analyze import unicode13_ranges


def is_letter(char: str) -> bool:
    """Tell whether a character above ASCII may stand in an identifier of 3.10."""
    return _is_in(_LETTERS, char)


def is_assigned(char: str) -> bool:
    """Tell whether a character above ASCII has a name in Unicode 13."""
    return _is_in(_ASSIGNED, char)


def _bounds(table: str) -> list[int]:
    """Return where membership changes: in at even places, out at odd ones."""
    bounds = []
    for word in table.split():
        first, _, last = word.partition("-")
        bounds += [int(first, 16), int(last or first, 16) + 1]
    return bounds


def _is_in(bounds: list[int], char: str) -> bool:
    return bisect_right(bounds, ord(char)) % 2 == 1


_LETTERS = _bounds(unicode13_ranges.LETTERS)
_ASSIGNED = _bounds(unicode13_ranges.ASSIGNED)
