"""The source around a finding, with its syntax in colours, as HTML."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hawcx_build.cli.excerpt import caret, visible
from hawcx_build.findings import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.findings import Finding

LINES_AROUND = 2
LONGEST_LINE = 240
LARGEST_COLOURED = 256 * 1024  # bytes; a larger file is shown without colours


def source_excerpt(found: Finding, content: bytes | None) -> Iterator[str]:
    """Give a `pre` with the line of a finding, its neighbours, and a mark under its word.

    Args:
        found: with a line.
        content: of its file; None: only the finding's own excerpt is known.
    """
    if found.line is None or (content is None and found.excerpt is None):
        return
    if content is None:
        lines, first = [_escaped(found.excerpt or "")], found.line
    else:
        lines, first = _around(content, found.line)
    rows = []
    for number, line in enumerate(lines, first):
        is_it = number == found.line
        rows.append(f"<span class='{'line it' if is_it else 'line'}'><span class='no'>{number:>5}</span> {line}</span>")
        if is_it and found.column is not None and found.excerpt is not None:
            start, length = caret(found.excerpt, found.column)
            mark = " " * (6 + min(start, LONGEST_LINE)) + "^" * min(length, LONGEST_LINE)
            rows.append(f"<span class='mark'>{mark}</span>")
    yield f"<pre class='source'>{''.join(rows)}</pre>"  # each row is a block of its own, so no line ends


def _around(content: bytes, line: int) -> tuple[list[str], int]:
    text = content.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    lines = _coloured(text) if len(content) <= LARGEST_COLOURED else [_escaped(raw) for raw in text.split("\n")]
    if lines and not lines[-1]:
        lines.pop()  # what stands behind the last line end is no line
    first = max(line - LINES_AROUND, 1)
    return lines[first - 1 : line + LINES_AROUND], first


def _coloured(text: str) -> list[str]:
    """Return the lines of Python source as HTML; every character that is not printable ASCII is escaped."""
    from pygments.lexers.python import PythonLexer  # type: ignore[import-untyped]
    from pygments.token import Comment, Keyword, Name, Number, String  # type: ignore[import-untyped]

    classes = ((Comment, "c"), (Keyword, "k"), (String, "s"), (Number, "n"), (Name.Builtin, "b"), (Name.Function, "f"))
    lines, row = [], ""
    for kind, value in PythonLexer(stripnl=False, ensurenl=False).get_tokens(text):
        name = next((name for group, name in classes if kind in group), None)
        for number, part in enumerate(value.split("\n")):
            if number:
                lines.append(row)
                row = ""
            if part:
                row += f"<span class='{name}'>{_escaped(part)}</span>" if name else _escaped(part)
    return [*lines, row]


def _escaped(text: str) -> str:
    return escape(visible(shown(text, LONGEST_LINE)))
