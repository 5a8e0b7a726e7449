"""One finding: a stable code, a place, a sentence, and what to do. The registry of codes gives severity and help.

Text that an uploader chose reaches a finding only through `shown`, so that no message, log or terminal is ever
driven by it.
"""

from __future__ import annotations

from hawcx_build.codes import lookup
from hawcx_build.values import Value

LONGEST_SHOWN = 80  # characters of hostile text in a message; enough to recognise a name, too few to flood a log


class Finding(Value):
    """What is wrong or worth knowing about one place of the input.

    Attributes:
        code: stable id from the registry (`hawcx_build.codes`), such as `zip.overlap`.
        severity: `error` (refused) or `warning`.
        message: one plain sentence without its final full stop.
        path: the entry or file concerned, escaped.
        line: 1-based line of `path`.
        column: 1-based column of `line`, counted in characters.
        offset: byte offset in the source archive.
        excerpt: the source line concerned, escaped and cut.
        help: what the reader can do about it.
    """

    code: str
    severity: str
    message: str
    path: str | None = None
    line: int | None = None
    column: int | None = None
    offset: int | None = None
    excerpt: str | None = None
    help: str | None = None

    def as_json(self) -> dict[str, str | int | None]:
        """Return the finding as it stands in the result document; every key is always there."""
        return {name: getattr(self, name) for name in type(self)._fields}


def finding(
    code: str,
    message: str,
    *,
    path: str | bytes | None = None,
    line: int | None = None,
    column: int | None = None,
    offset: int | None = None,
    excerpt: str | None = None,
    help: str | None = None,
) -> Finding:
    """Make a finding whose severity, and help unless given, come from the registry.

    Args:
        code: an id that the registry knows.
        message: one plain sentence; hostile text inside it must have passed `shown`.
        path: the entry or file concerned, raw; it is escaped here.
        line: 1-based line.
        column: 1-based column in characters.
        offset: byte offset in the source archive.
        excerpt: the source line concerned, raw; it is escaped and cut here.
        help: what to do, where this place allows a better answer than the registry's.

    Raises:
        KeyError: the registry does not know the code.
    """
    known = lookup(code)
    return Finding(
        code=known.id,
        severity=known.severity,
        message=message,
        path=None if path is None else shown(path, longest=240),
        line=line,
        column=column,
        offset=offset,
        excerpt=None if excerpt is None else shown(excerpt, longest=240),
        help=known.remedy if help is None else help,
    )


def shown(text: str | bytes, longest: int = LONGEST_SHOWN) -> str:
    """Return hostile text as printable ASCII, escaped and cut to `longest` characters of its own."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", "backslashreplace")
    cut = text[:longest]
    escaped = "".join(
        char if " " <= char <= "~" and char != "\\" else char.encode("unicode_escape").decode("ascii") for char in cut
    )
    return escaped + ("…" if len(text) > longest else "")
