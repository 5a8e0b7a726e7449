r"""The `pattern` keyword, matched in time proportional to the text whatever the pattern.

JSON Schema asks for ECMA-262 regular expressions. `re` speaks another dialect and can be driven into exponential
time by an argument that an agent chooses, so this file reads the common part (literals, classes, groups,
alternation, repetition, `^` and `$`) and runs it as a set of states, all alternatives at once. Lookaround,
back-references, `\b` and `\p{…}` have no place in that and are refused when the schema is loaded.

Source: ECMA-262 section 22.2.1 (Patterns); Thompson's construction.
"""

from __future__ import annotations

from hawcx_runtime.gateway.limits import MAX_PATTERN_STATES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_DIGIT = ((48, 57),)
_WORD = ((48, 57), (65, 90), (95, 95), (97, 122))
_SPACE = (
    *((9, 13), (32, 32), (160, 160), (5760, 5760), (8192, 8202)),
    *((8232, 8233), (8239, 8239), (8287, 8287), (12288, 12288), (65279, 65279)),
)
_LINE_ENDS = ((10, 10), (13, 13), (8232, 8233))
_CONTROL = {"t": "\t", "n": "\n", "r": "\r", "f": "\f", "v": "\v", "0": "\0"}
_LARGEST = 0x10FFFF


class PatternRefused(ValueError):
    """The pattern is malformed, or goes beyond the part that is matched here; the text says which."""


class _Set(Value):
    """A set of characters as ranges of code points."""

    ranges: tuple[tuple[int, int], ...]

    def holds(self, point: int) -> bool:
        return any(low <= point <= high for low, high in self.ranges)


def _without(ranges: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return every character that is not in the ranges."""
    out, start = [], 0
    for low, high in sorted(ranges):
        if low > start:
            out.append((start, low - 1))
        start = max(start, high + 1)
    return (*out, (start, _LARGEST)) if start <= _LARGEST else tuple(out)


# A parsed pattern is a function that adds its states in front of a given next state and returns its first state.
# It is called once for each copy that a repetition needs.
if TYPE_CHECKING:
    _Part = Callable[["_Machine", int], int]


class _Machine:
    """States of one pattern: 0 is the end; a state moves on a character, on a place, or freely."""

    def __init__(self) -> None:
        self.kinds: list[str] = ["end"]
        self.sets: list[_Set | None] = [None]
        self.targets: list[tuple[int, ...]] = [()]
        self.copies = 0

    def count_copy(self) -> None:
        """Bound what `{n,m}` writes out, for a copy of nothing adds no state."""
        self.copies += 1
        if self.copies > MAX_PATTERN_STATES:
            raise PatternRefused(f"needs more than {MAX_PATTERN_STATES} states")

    def add(self, kind: str, targets: tuple[int, ...], chars: _Set | None = None) -> int:
        if len(self.kinds) >= MAX_PATTERN_STATES:
            raise PatternRefused(f"needs more than {MAX_PATTERN_STATES} states")
        self.kinds.append(kind)
        self.sets.append(chars)
        self.targets.append(targets)
        return len(self.kinds) - 1


class Pattern:
    """One compiled pattern.

    Args:
        text: the pattern, as the schema gives it.

    Raises:
        PatternRefused: it is malformed or beyond what is matched here.
    """

    def __init__(self, text: str) -> None:
        self._machine = _Machine()
        self._first = _Reader(text).whole()(self._machine, 0)
        self._moves: dict[tuple[frozenset[int], str], frozenset[int]] = {}

    def found_in(self, text: str) -> bool:
        """Tell whether the pattern matches anywhere in the text, as JSON Schema's `pattern` asks."""
        current: frozenset[int] = frozenset()
        for index in range(len(text) + 1):
            at_start, at_end = index == 0, index == len(text)
            here = self._reach((*current, self._first), at_start=at_start, at_end=at_end)
            if 0 in here:
                return True
            if at_end:
                break
            current = self._step(here, text[index])
        return False

    def _reach(self, states: tuple[int, ...], *, at_start: bool, at_end: bool) -> frozenset[int]:
        """Follow every free move from the states."""
        kinds, targets = self._machine.kinds, self._machine.targets
        reached: set[int] = set()
        waiting = list(states)
        while waiting:
            state = waiting.pop()
            if state in reached:
                continue
            reached.add(state)
            kind = kinds[state]
            if kind == "free" or (kind == "start" and at_start) or (kind == "finish" and at_end):
                waiting.extend(targets[state])
        return frozenset(reached)

    def _step(self, states: frozenset[int], char: str) -> frozenset[int]:
        """Move over one character; remembered, since few different steps occur in one text."""
        key = (states, char)
        known = self._moves.get(key)
        if known is None:
            point = ord(char)
            sets, targets = self._machine.sets, self._machine.targets
            known = frozenset(
                target for state in states if (chars := sets[state]) and chars.holds(point) for target in targets[state]
            )
            if len(self._moves) < MAX_PATTERN_STATES:
                self._moves[key] = known
        return known


class _Reader:
    """Reads one pattern by recursive descent."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def whole(self) -> _Part:
        part = self.alternatives()
        if self.at < len(self.text):
            raise PatternRefused(f"has an unmatched {self.text[self.at]!r}")
        return part

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def take(self) -> str:
        char = self.peek()
        if not char:
            raise PatternRefused("ends too early")
        self.at += 1
        return char

    def alternatives(self) -> _Part:
        branches = [self.sequence()]
        while self.peek() == "|":
            self.at += 1
            branches.append(self.sequence())
        if len(branches) == 1:
            return branches[0]
        return lambda machine, after: machine.add("free", tuple(branch(machine, after) for branch in branches))

    def sequence(self) -> _Part:
        parts = []
        while self.peek() not in ("", "|", ")"):
            parts.append(self.repeated())

        def build(machine: _Machine, after: int) -> int:
            for part in reversed(parts):
                after = part(machine, after)
            return after

        return build

    def repeated(self) -> _Part:
        part = self.atom()
        bounds = self.bounds()
        if bounds is None:
            return part
        if self.peek() == "?":  # lazy or greedy makes no difference to whether it matches
            self.at += 1
        if self.peek() in ("*", "+", "?", "{"):
            raise PatternRefused("repeats a repetition")
        return _repeat(part, *bounds)

    def bounds(self) -> tuple[int, int | None] | None:
        simple: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
        char = self.peek()
        if char in simple and char:
            self.at += 1
            return simple[char]
        if char != "{":
            return None
        self.at += 1
        end = self.text.find("}", self.at)
        low, comma, high = self.text[self.at : end].partition(",") if end >= 0 else ("", "", "")
        if not (low.isascii() and low.isdigit()) or (high and not (high.isascii() and high.isdigit())):
            raise PatternRefused("has a malformed '{…}'")
        if len(low) > 4 or len(high) > 4:
            raise PatternRefused(f"needs more than {MAX_PATTERN_STATES} states")
        self.at = end + 1
        least = int(low)
        most = int(high) if high else (None if comma else least)
        if most is not None and most < least:
            raise PatternRefused("has its '{n,m}' in the wrong order")
        return least, most

    def atom(self) -> _Part:
        char = self.take()
        if char == "^":
            return lambda machine, after: machine.add("start", (after,))
        if char == "$":
            return lambda machine, after: machine.add("finish", (after,))
        if char == "(":
            return self.group()
        if char == ".":
            return _character(_without(_LINE_ENDS))
        if char == "[":
            return _character(self.klass())
        if char == "\\":
            return _character(self.escape())
        if char in "*+?{":
            raise PatternRefused(f"has nothing before its {char!r}")
        return _character(((ord(char), ord(char)),))

    def group(self) -> _Part:
        self.depth += 1
        if self.depth > 32:
            raise PatternRefused("nests its groups too deeply")
        if self.text.startswith("?:", self.at):
            self.at += 2
        elif self.peek() == "?":
            raise PatternRefused("uses lookaround or a named group")
        part = self.alternatives()
        if self.take() != ")":
            raise PatternRefused("has an unclosed '('")
        self.depth -= 1
        return part

    def klass(self) -> tuple[tuple[int, int], ...]:
        negated = self.peek() == "^"
        if negated:
            self.at += 1
        ranges: tuple[tuple[int, int], ...] = ()
        while self.peek() != "]":
            low = self.klass_atom()
            if self.peek() == "-" and self.text[self.at + 1 : self.at + 2] not in ("]", ""):
                self.at += 1
                high = self.klass_atom()
                if not (_is_single(low) and _is_single(high)) or high[0][0] < low[0][0]:
                    raise PatternRefused("has a malformed range in '[…]'")
                ranges += ((low[0][0], high[0][0]),)
            else:
                ranges += low
        self.at += 1
        return _without(ranges) if negated else ranges

    def klass_atom(self) -> tuple[tuple[int, int], ...]:
        char = self.take()
        if char != "\\":
            return ((ord(char), ord(char)),)
        if self.peek() == "b":  # inside a class it is the backspace
            self.at += 1
            return ((8, 8),)
        return self.escape()

    def escape(self) -> tuple[tuple[int, int], ...]:
        char = self.take()
        if char in "dws":
            return {"d": _DIGIT, "w": _WORD, "s": _SPACE}[char]
        if char in "DWS":
            return _without({"D": _DIGIT, "W": _WORD, "S": _SPACE}[char])
        if char in _CONTROL and not (char == "0" and self.peek().isdigit()):
            return ((ord(_CONTROL[char]), ord(_CONTROL[char])),)
        if char in "xu":
            point = self.code_point(2 if char == "x" else 4)
            return ((point, point),)
        if char.isalnum():
            raise PatternRefused(f"uses '\\{char}', which is not matched here")
        return ((ord(char), ord(char)),)

    def code_point(self, digits: int) -> int:
        if digits == 4 and self.peek() == "{":
            end = self.text.find("}", self.at)
            written, self.at = self.text[self.at + 1 : end], end + 1
        else:
            written, self.at = self.text[self.at : self.at + digits], self.at + digits
            if len(written) < digits:
                written = ""
        if not 0 < len(written) <= 6 or any(char not in "0123456789abcdefABCDEF" for char in written):
            raise PatternRefused("has a malformed '\\x' or '\\u'")
        if int(written, 16) > _LARGEST:
            raise PatternRefused("names a character beyond U+10FFFF")
        return int(written, 16)


def _is_single(ranges: tuple[tuple[int, int], ...]) -> bool:
    return len(ranges) == 1 and ranges[0][0] == ranges[0][1]


def _character(ranges: tuple[tuple[int, int], ...]) -> _Part:
    chars = _Set(ranges)
    return lambda machine, after: machine.add("char", (after,), chars)


def _repeat(part: _Part, least: int, most: int | None) -> _Part:
    def build(machine: _Machine, after: int) -> int:
        if most is None:
            loop = machine.add("free", (after,))
            machine.targets[loop] = (part(machine, loop), after)
            after = loop
        else:
            end = after
            for _ in range(most - least):
                machine.count_copy()
                after = machine.add("free", (part(machine, after), end))
        for _ in range(least):
            machine.count_copy()
            after = part(machine, after)
        return after

    return build
