"""What people see: text with colour on a terminal, plain text elsewhere, or one JSON document.

Colour follows NO_COLOR, FORCE_COLOR, TERM and --no-color. Text of a stranger reaches the screen only escaped.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.excerpt import caret, visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from contextlib import AbstractContextManager
    from typing import Any, TypeVar

    from rich.console import Console, RenderableType

    from hawcx_build.findings import Finding

    Function = TypeVar("Function", bound=Callable[..., Any])

STYLES = {"error": "bold red", "warning": "bold yellow"}


def screen_options(function: Function) -> Function:
    """Give a command `--json` and `--no-color`."""
    function = click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")(
        function
    )
    return click.option("--no-color", is_flag=True, help="Print without colour; NO_COLOR does the same.")(function)


class Screen:
    """Standard output and standard error of one command.

    Attributes:
        as_json: one document on standard output, and no text.
    """

    def __init__(self, *, as_json: bool = False, no_color: bool = False) -> None:
        self.as_json = as_json
        self._no_color = no_color
        self._consoles: dict[bool, Console] = {}

    def console(self, *, to_stderr: bool = False) -> Console:
        """Return the console of one stream; it is made when it is first needed."""
        if to_stderr not in self._consoles:
            from rich.console import Console

            is_plain = self._no_color or bool(os.environ.get("NO_COLOR"))
            self._consoles[to_stderr] = Console(
                stderr=to_stderr,
                color_system=None if is_plain else "auto",
                highlight=False,
                emoji=False,
                markup=False,
            )
        return self._consoles[to_stderr]

    @property
    def is_terminal(self) -> bool:
        """Whether a person looks at standard output."""
        return not self.as_json and self.console().is_terminal

    def json(self, document: object) -> None:
        """Print one document, with its keys in order."""
        sys.stdout.write(json.dumps(document, indent=2, sort_keys=True, ensure_ascii=True) + "\n")

    def json_line(self, document: object) -> None:
        """Print one document on one line, at once, for a reader that goes on reading."""
        sys.stdout.write(json.dumps(document, sort_keys=True, ensure_ascii=True) + "\n")
        self.flush()

    def flush(self) -> None:
        """Let the reader see what was printed so far."""
        sys.stdout.flush()

    def line(self, *parts: str | tuple[str, str]) -> None:
        """Print one line of plain or (text, style) parts; nothing where JSON was asked for."""
        if not self.as_json:
            self._write(self.console(), *parts)

    def note(self, *parts: str | tuple[str, str]) -> None:
        """Print one line beside the result, on standard error; nothing where JSON was asked for."""
        if not self.as_json:
            self._write(self.console(to_stderr=True), *parts)

    def show(self, renderable: RenderableType) -> None:
        """Print a table or a tree."""
        self.console().print(renderable)

    def working(self, what: str) -> AbstractContextManager[object]:
        """Show that something takes its time, on a terminal only."""
        console = self.console(to_stderr=True)
        is_wanted = console.is_terminal and console.color_system is not None and not self.as_json
        return console.status(what) if is_wanted else nullcontext()

    def error_text(self, text: str) -> None:
        """Print text on standard error, as it is."""
        print(text, file=sys.stderr)

    def findings(self, findings: Iterable[Finding], *, to_stderr: bool = False) -> None:
        """Print findings as compilers do: code, sentence, place, the line with a caret, what to do."""
        console = self.console(to_stderr=to_stderr)
        for found in findings:
            style = STYLES.get(found.severity, "bold")
            self._write(console, (f"{found.severity}[{found.code}]", style), (f": {found.message}", "bold"))
            for parts in _place(found):
                self._write(console, *parts)
            if found.help:
                self._write(console, ("  = help: ", "bold cyan"), found.help)
            console.print()

    def let_go(self) -> None:
        """Stop writing: the reader has gone, and the interpreter must not fail when it flushes at its end."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    @staticmethod
    def _write(console: Console, *parts: str | tuple[str, str]) -> None:
        from rich.text import Text

        console.print(Text.assemble(*parts), soft_wrap=True)


def _place(found: Finding) -> Iterable[tuple[str | tuple[str, str], ...]]:
    """Give the lines that show where a finding is."""
    number = str(found.line or "")
    margin = " " * max(len(number), 1)
    if found.path is not None:
        place = ":".join(str(part) for part in (found.path, found.line, found.column) if part is not None)
        yield (f"{margin}--> ", "cyan"), place
    elif found.offset is not None:
        yield (f"{margin}--> ", "cyan"), f"byte {found.offset} of the archive"
    if found.excerpt is None or found.line is None:
        return
    yield ((f"{margin} |", "cyan"),)
    yield (f"{number} | ", "cyan"), visible(found.excerpt)
    if found.column is not None:
        start, length = caret(found.excerpt, found.column)
        yield (f"{margin} | ", "cyan"), (" " * start + "^" * length, STYLES.get(found.severity, "bold"))
