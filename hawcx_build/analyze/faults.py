"""What can be wrong with one file, before it becomes a finding: a code, a sentence and a place."""

from __future__ import annotations


class SourceFault(Exception):
    """One fault of one Python file.

    Attributes:
        code: id in the registry.
        message: one plain sentence, hostile text already escaped.
        line: 1-based line, if known.
        column: 1-based column in characters, if known.
    """

    def __init__(self, code: str, message: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.line = line
        self.column = column
