"""Where a file stops being Python 3.10: found by asking again about parts of it, never from the host's own message.

Each version words and places its syntax errors in its own way. But whether a piece of text is Python 3.10 has one
answer on every host, so the first statement for which the answer is no has one place.
"""

from __future__ import annotations

from hawcx_build.analyze.literals import first_new_f_string
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

CLAUSES = ("else", "elif", "except", "finally", "case")
MOST_WORK = 4  # times the file's size that is parsed again at most, plus LEAST_WORK
LEAST_WORK = 81_920  # characters
LONGEST_STRIDE = 64  # lines of statements that are tried together; where they fail, they are tried one by one


class Found(Value):
    """One statement that is not valid.

    Attributes:
        line: where it begins, or where what is wrong with it does.
        column: its column in characters, from 1.
        what: what it looks like, or an empty string.
        statement: its text.
    """

    line: int
    column: int
    what: str
    statement: str


class Locator:
    """One search, which ends early once it has parsed enough."""

    def __init__(self, text: str, is_valid: Callable[[str], bool]) -> None:
        self.lines = text.split("\n")
        self.is_valid = is_valid
        self.left = MOST_WORK * len(text) + LEAST_WORK

    def find(self) -> Found:
        """Return the first statement that is not valid."""
        first, last = self._search(self.lines, 0)
        statement = "\n".join(self.lines[first:last])
        return Found(*self._describe(first, last, statement), statement)

    def _describe(self, first: int, last: int, statement: str) -> tuple[int, int, str]:
        for number in range(first, min(last, len(self.lines))):
            what = _looks_like(self.lines[number])
            if what:
                return number + 1, _indent(self.lines[number]) + 1, what
            if number > first + 200:
                break
        at = first_new_f_string(statement)
        if at is not None:
            line = first + statement.count("\n", 0, at)
            return line + 1, at - statement.rfind("\n", 0, at), "an f-string that only Python 3.12 and later take"
        return first + 1, _indent(self.lines[first]) + 1, ""

    def _valid(self, lines: list[str]) -> bool:
        text = "\n".join(lines) + "\n"
        self.left -= len(text)
        return self.is_valid(text)

    def _search(self, lines: list[str], offset: int) -> tuple[int, int]:
        """Return the first invalid statement of a block that is not indented, as numbers of its lines."""
        starts = [number for number, line in enumerate(lines) if _begins_statement(line)]
        before = lines[: starts[0]] if starts else lines
        for number, line in enumerate(before):
            if line.strip() and not line.lstrip().startswith("#"):
                return offset + number, offset + len(before)  # the block begins with an indented line
        ends = [*starts[1:], len(lines)]
        at = 0
        stride = 1  # statements; twice as many after each success, so a long valid beginning costs few calls
        while at < len(starts):
            together = ends[min(at + stride, len(starts)) - 1]
            if stride > 1 and together - starts[at] <= LONGEST_STRIDE and self.left >= 0:
                is_valid = self._valid(lines[starts[at] : together])
                at = min(at + stride, len(starts)) if is_valid else at
                stride = min(2 * stride, LONGEST_STRIDE) if is_valid else 1
                continue
            stride = 2
            step = 1
            while True:
                upto = min(at + step, len(starts))
                if self.left < 0:
                    return offset + starts[at], offset + ends[at]
                if self._valid(lines[starts[at] : ends[upto - 1]]):
                    break
                if upto == len(starts):
                    return self._refine(lines, starts[at], self._last(lines, starts, ends, at), offset)
                step *= 2
            at = upto
        return offset + (starts[0] if starts else 0), offset + len(lines)

    @staticmethod
    def _last(lines: list[str], starts: list[int], ends: list[int], at: int) -> int:
        """Return where a statement that begins at a start ends: decorators reach to what they decorate."""
        while lines[starts[at]].startswith("@") and at + 1 < len(starts):
            at += 1
        return ends[at]

    def _refine(self, lines: list[str], first: int, last: int, offset: int) -> tuple[int, int]:
        """Look into the blocks of a compound statement."""
        number = first + 1
        while number < last:
            if lines[number - 1].rstrip().endswith(":") and lines[number][:1] in (" ", "\t", ""):
                end = number
                while end < last and (not lines[end].strip() or lines[end][0] in " \t"):
                    end += 1
                block = _dedented(lines[number:end])
                if self.left >= 0 and any(line.strip() for line in block) and not self._valid(block):
                    return self._search(block, offset + number)
                number = end
            number += 1
        return offset + first, offset + last


def _begins_statement(line: str) -> bool:
    if not line or line[0] in " \t\f#)]}":
        return False
    word = line.lstrip("\f").split(":")[0].split(" ")[0].split("(")[0].rstrip("*")
    return word not in CLAUSES


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" \t\f"))


def _dedented(lines: list[str]) -> list[str]:
    first = next((line for line in lines if line.strip() and not line.lstrip().startswith("#")), "")
    margin = first[: _indent(first)]
    return [line[len(margin) :] if line.startswith(margin) else line.lstrip() for line in lines]


def _looks_like(line: str) -> str:
    """Name what a line of another version looks like, or return an empty string."""
    stripped = line.strip()
    word, _, rest = stripped.partition(" ")
    rest = rest.lstrip()
    if (
        word in ("print", "exec")
        and rest[:1] not in ("(", "=", "", ",", ".", ")", "+", "-", "|", "[")
        and rest[:2] not in ("in", "is")
    ):
        return f"Python 2's {word} statement"
    if word == "except*" or (word == "except" and rest.startswith("*")):
        return "except*, which needs Python 3.11"
    if word in ("except", "raise") and "," in rest and "(" not in rest:
        return f"Python 2's {word} with a comma"
    if word == "type" and "=" in rest and rest[:1].isidentifier():
        return "a type statement, which needs Python 3.12"
    if word in ("def", "class") and "[" in rest.partition("(")[0].partition(":")[0]:
        return "type parameters, which need Python 3.12"
    return ""
