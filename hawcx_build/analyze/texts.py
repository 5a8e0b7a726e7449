"""Strings and sequences whose value is known in part: prefixes, methods of known strings, slices."""

from __future__ import annotations

from hawcx_build.analyze.abstract import LONGEST_TEXT, UNKNOWN, Const, Ref, Sequence, sequence


class Prefix:
    """A string of which only the beginning is known."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class TextMethod:
    """A method of a known string."""

    __slots__ = ("name", "text")

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name

    def call(self, arguments: tuple[object, ...]) -> object:
        """Return what the method gives."""
        plain = [a.value if isinstance(a, Const) else a for a in arguments]
        if self.name in ("startswith", "endswith") and len(plain) == 1:
            options = arguments[0]
            if isinstance(options, Sequence):
                plain[0] = tuple(e.value if isinstance(e, Const) else e for e in options.elements)
            if isinstance(plain[0], (str, tuple)) and all(isinstance(option, str) for option in plain[0]):
                return Const(getattr(self.text, self.name)(plain[0]))
        if self.name in ("lower", "upper", "strip") and not plain and self.text.isascii():
            # Above ASCII each version has its own tables.
            return Const(getattr(self.text, self.name)())
        if self.name == "format" and plain and all(isinstance(value, (str, int)) for value in plain):
            head = self.text.partition("{")[0]
            simple = self.text.replace("{}", "", len(plain))
            if "{" not in simple and "}" not in simple and self.text.count("{}") == len(plain):
                text = self.text.format(*plain)
                return Const(text) if len(text) <= LONGEST_TEXT else Prefix(head)
            return Prefix(head)
        return UNKNOWN


def sliced(base: object, low: object, high: object) -> object:
    """Return `base[low:high]` as far as it is known."""
    if not isinstance(low, Const) or not isinstance(high, Const):
        return UNKNOWN
    first, last = low.value, high.value
    if isinstance(first, str) or isinstance(last, str):
        return UNKNOWN
    if base == Ref("sys.version_info"):
        if first in (None, 0) and last in (1, 2):
            return sequence(tuple(map(Const, (3, 10)[:last])))
        return UNKNOWN
    if isinstance(base, Sequence):
        return sequence(base.elements[first:last])
    return UNKNOWN
