"""The source line of a finding on a screen. It comes escaped; here its columns are found again."""

from __future__ import annotations

import re

ESCAPED = re.compile(r"\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|[\\abfnrtv])|.", re.DOTALL)
"""One character of the raw line, as `findings.shown` writes it."""
WORD = re.compile(r"[A-Za-z0-9_.]+")
TAB = "    "


def visible(excerpt: str) -> str:
    """Return an excerpt as it is shown: tabs as spaces, backslashes as themselves, all else as it was escaped."""
    return "".join(_shown_as(match[0]) for match in ESCAPED.finditer(excerpt))


def caret(excerpt: str, column: int) -> tuple[int, int]:
    """Return where a caret begins under the visible excerpt, 0-based, and how long it is.

    Args:
        excerpt: the escaped line.
        column: 1-based column in characters of the raw line.
    """
    characters = [_shown_as(match[0]) for match in ESCAPED.finditer(excerpt)]
    start = sum(map(len, characters[: column - 1]))
    word = WORD.match("".join(characters), start)
    return start, max(len(word[0]) if word else 1, 1)


def _shown_as(character: str) -> str:
    return {"\\t": TAB, "\\\\": "\\"}.get(character, character)
