"""Where string literals end and what an f-string may hold, by the tokenizer of CPython 3.10.

Up to 3.11 an f-string was first a string: it ended at the first quote of its kind, and what stood in its fields was
compiled later. From 3.12 on (PEP 701) fields may hold the same quotes, backslashes, comments and line ends, and the
parser of such a host takes them whatever grammar is asked for. So the old rule is applied here, to the text.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

F_PREFIXES = tuple(prefix + quote for prefix in ("f", "F", "fr", "fR", "Fr", "FR") for quote in ("'", '"'))
"""Ends of every f-string prefix with its first quote; `rf` ends like `f`."""

OPENERS = {"(": ")", "[": "]", "{": "}"}
DEEPEST_FIELD = 2  # fields in fields' format specifications; CPython 3.10's fstring_find_expr


def literal_end(text: str, at: int) -> int:
    """Return the index after a string literal's last quote, or -1 when it does not end.

    Args:
        text: source.
        at: index of the literal's first quote.
    """
    quote = text[at]
    mark = quote * 3 if text.startswith(quote * 3, at) else quote
    start = at + len(mark)
    end = text.find(mark, start)
    while end >= 0 and _is_escaped(text, end, start):
        end = text.find(mark, end + 1)
    if end < 0:
        return -1
    if len(mark) == 1:
        line_end = text.find("\n", start, end)
        while line_end >= 0:
            if not _is_escaped(text, line_end, start):
                return -1
            line_end = text.find("\n", line_end + 1, end)
    return end + len(mark)


def _is_escaped(text: str, at: int, start: int) -> bool:
    first = at
    while first > start and text[first - 1] == "\\":
        first -= 1
    return (at - first) % 2 == 1


def code_positions(text: str) -> Iterator[tuple[int, int]]:
    """Give (start, end) of every stretch of text between literals and comments."""
    start = 0
    upcoming = {char: text.find(char) for char in "#'\""}
    while True:
        for char, at in upcoming.items():
            if 0 <= at < start:
                upcoming[char] = text.find(char, start)
        there = [at for at in upcoming.values() if at >= 0]
        if not there:
            yield start, len(text)
            return
        at = min(there)
        yield start, at
        end = text.find("\n", at) if text[at] == "#" else literal_end(text, at)
        if end < 0:
            return
        start = end


def first_new_f_string(text: str) -> int | None:
    """Return the index of the first f-string that 3.10 does not take, or None.

    Only the old rule is applied to what looks like an f-string; whether a suspect is one, and not part of a comment or
    another string, is found out for suspects alone.
    """
    suspects = [at for at in f_string_quotes(text) if not _is_old(text, at)]
    if not suspects:
        return None
    suspects.sort()
    position = 0
    for start, end in code_positions(text):
        while position < len(suspects) and suspects[position] < start:
            position += 1
        if position == len(suspects):
            return None
        if suspects[position] == end:  # the quote at which this stretch of code ends
            return end
    return None


def f_string_quotes(text: str) -> Iterator[int]:
    """Give the index of the first quote of everything that looks like an f-string."""
    for mark in F_PREFIXES:
        at = text.find(mark)
        while at >= 0:
            before = text[at - 1 : at]
            if before in ("r", "R"):
                before = text[at - 2 : at - 1] if at >= 2 else ""
            if not (before.isalnum() or before == "_"):
                yield at + len(mark) - 1
            at = text.find(mark, at + 1)


def _is_old(text: str, at: int) -> bool:
    """Tell whether the literal whose first quote is at `at` is an f-string by the old rule."""
    end = literal_end(text, at)
    if end < 0:
        return False
    size = 3 if text.startswith(text[at] * 3, at) else 1
    start, stop = at + size, end - size
    if text.find("{", start, stop) < 0:
        return True
    return _Fields(text, start, stop, is_raw=_is_raw(text, at)).are_old()


def _is_raw(text: str, at: int) -> bool:
    return text[at - 1 : at] in ("r", "R") or text[at - 2 : at - 1] in ("r", "R")


def without_nested_equals(text: str) -> str:
    """Return the text without the `=` of fields in format specifications, `{a:{b=}}`: some 3.12 cannot parse them."""
    equals: list[int] = []
    for at in f_string_quotes(text):
        end = literal_end(text, at)
        size = 3 if text.startswith(text[at] * 3, at) else 1
        if end >= 0:
            fields = _Fields(text, at + size, end - size, is_raw=_is_raw(text, at))
            fields.are_old()
            equals += fields.nested_equals
    for at in equals:
        text = f"{text[:at]} {text[at + 1 :]}"
    return text


class _Fields:
    """One pass over the inside of an f-string, as `fstring_find_literal` and `fstring_find_expr` make it."""

    def __init__(self, text: str, at: int, stop: int, *, is_raw: bool) -> None:
        self.text = text
        self.at = at
        self.stop = stop
        self.is_raw = is_raw
        self.nested_equals: list[int] = []

    def are_old(self) -> bool:
        return self._literal(0) and self.at == self.stop

    def _literal(self, depth: int) -> bool:
        """Pass text and fields up to the end, or up to the `}` that ends the field around it."""
        text, stop = self.text, self.stop
        while self.at < stop:
            char = text[self.at]
            if char == "\\" and not self.is_raw and text.startswith("N{", self.at + 1):
                closing = text.find("}", self.at, stop)
                self.at = stop if closing < 0 else closing + 1
            elif (char == "\\" and not self.is_raw and text[self.at + 1 : self.at + 2] not in ("{", "}")) or (
                char in "{}" and depth == 0 and text[self.at + 1 : self.at + 2] == char and self.at + 1 < stop
            ):
                self.at += 2
            elif char == "}":
                return depth > 0
            elif char == "{":
                if depth >= DEEPEST_FIELD or not self._field(depth):
                    return False
            else:
                self.at += 1
        return depth == 0

    def _field(self, depth: int) -> bool:
        """Pass one field, from its `{` to after its `}`."""
        self.at += 1
        if not self._expression():
            return False
        text = self.text
        if text[self.at] == "=":
            if depth:
                self.nested_equals.append(self.at)
            self.at += 1
            while self.at < self.stop and text[self.at].isspace():
                self.at += 1
        if self.at < self.stop and text[self.at] == "!":
            self.at += 2
        if self.at < self.stop and text[self.at] == ":":
            self.at += 1
            if not self._literal(depth + 1):
                return False
        if self.at >= self.stop or text[self.at] != "}":
            return False
        self.at += 1
        return True

    def _expression(self) -> bool:
        """Pass an expression up to the character that ends it; False where 3.10 would not take it."""
        text, stop = self.text, self.stop
        nesting: list[str] = []
        while self.at < stop:
            char = text[self.at]
            if char in "\\#":
                return False
            if char in "'\"":
                if not self._nested_string(char):
                    return False
                continue
            if char in OPENERS:
                nesting.append(OPENERS[char])
            elif nesting:
                if char in ")]}" and nesting.pop() != char:
                    return False
            elif char in "!:}=<>":
                following = text[self.at + 1 : self.at + 2]
                if char in "!=<>" and following == "=":
                    self.at += 2
                    continue
                if char not in "<>":
                    return True
            elif char in ")]":
                return False
            self.at += 1
        return False

    def _nested_string(self, quote: str) -> bool:
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        end = self.text.find(mark, self.at + len(mark), self.stop)
        if end < 0 or "\\" in self.text[self.at : end]:
            return False
        prefix = self.text[max(self.at - 2, 0) : self.at].lower()
        if prefix.endswith("f") or prefix == "fr":
            inner = _Fields(self.text, self.at + len(mark), end, is_raw="r" in prefix)
            if not inner.are_old():
                return False
        self.at = end + len(mark)
        return True
