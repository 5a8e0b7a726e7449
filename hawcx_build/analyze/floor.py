"""What newer hosts take although 3.10 does not: found in the tree or the text, and refused on every host.

The parser of 3.11 and later takes PEP 646's stars, later ones PEP 701's f-strings, whatever grammar is asked for; from
3.11 on the compiler takes asynchronous comprehensions inside synchronous ones; and each version knows more letters.
Each check first looks in the text for where it could be necessary, so ordinary files cost next to nothing.
"""

from __future__ import annotations

import _ast
import sys
from bisect import bisect_left

from hawcx_build.analyze.literals import code_positions, first_new_f_string
from hawcx_build.analyze.trees import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator
    from typing import Any

HAS_STARS = sys.version_info >= (3, 11)
HAS_NEW_F_STRINGS = sys.version_info >= (3, 12)
COMPREHENSIONS = (_ast.ListComp, _ast.SetComp, _ast.DictComp)
_BLOCKS = (
    _ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef, _ast.If, _ast.For, _ast.AsyncFor, _ast.While, _ast.With,
    _ast.AsyncWith, _ast.Try, _ast.ExceptHandler, _ast.Match, _ast.match_case, _ast.withitem,
)  # fmt: skip


def is_newer(tree: ast.Module, text: str) -> bool:
    """Tell whether a host's parser took what 3.10's does not.

    Args:
        tree: what the host made of the text.
        text: the source.
    """
    if HAS_NEW_F_STRINGS and first_new_f_string(text) is not None:
        return True
    if not HAS_STARS:
        return False
    lines = _star_lines(text)
    if lines and _has_new_star(tree, text, lines):
        return True
    return (not text.isascii() and _has_new_letter(tree, text)) or ("\\N{" in text and _has_new_name(tree, text))


def newer_comprehension(tree: ast.Module, text: str) -> tuple[int, int] | None:
    """Return (line, column) of an asynchronous comprehension that only 3.11 and later compile, or None."""
    lines = _asynchronous_lines(text)
    if not lines:
        return None
    found = []
    rows = text.split("\n")
    for part in _parts_at(tree, lines):
        if (
            sum(row.count("for") for row in rows[getattr(part, "lineno", 1) - 1 : getattr(part, "end_lineno", None)])
            < 2
        ):
            continue  # no comprehension inside another
        for node in nodes(part):
            if isinstance(node, (*COMPREHENSIONS, _ast.GeneratorExp)) and not _is_asynchronous(node):
                found += [(inner.lineno, inner.col_offset + 1) for inner in _directly_inside(node)
                          if isinstance(inner, COMPREHENSIONS) and _is_asynchronous(inner)]  # fmt: skip
    return min(found, default=None)


# Stars


def _star_lines(text: str) -> list[int]:
    """Return the lines of stars that may be an index, an annotation or a field."""
    lines = []
    line, counted = 1, 0
    at = text.find("*")
    while at >= 0:
        before = at - 1
        while before >= 0 and text[before] in " \t\n\\":
            before -= 1
        previous = text[before] if before >= 0 else ""
        if previous in ("[", ":", "{") or (previous == "," and _is_maybe_index(text, before)):
            line += text.count("\n", counted, at)
            counted = at
            lines.append(line)
        at = text.find("*", at + (2 if text[at + 1 : at + 2] == "*" else 1))
    return lines


def _is_maybe_index(text: str, comma: int) -> bool:
    """Tell whether the bracket around a comma may be that of an index; when in doubt it may."""
    depth = 0
    for at in range(comma - 1, max(comma - 160, -1), -1):
        char = text[at]
        if char in ")]}":
            depth += 1
        elif char in "([{":
            if depth == 0:
                return char == "["
            depth -= 1
        elif char in "'\"#":
            return True
    return comma > 160


def _has_new_star(tree: ast.Module, text: str, lines: list[int]) -> bool:
    """Tell whether there is one of PEP 646's stars, `a[*b]` or `*args: *Ts`, or a starred field of an f-string."""
    for statement in _parts_at(tree, lines):
        for node in nodes(statement):
            if isinstance(node, _ast.Subscript):
                index = node.slice
                if isinstance(index, _ast.Starred) or (isinstance(index, _ast.Tuple) and _has_bare_star(index, text)):
                    return True
            elif isinstance(node, _ast.arguments) and node.vararg is not None:
                if isinstance(node.vararg.annotation, _ast.Starred):
                    return True
            elif isinstance(node, _ast.FormattedValue) and isinstance(node.value, _ast.Starred):
                return True
    return False


def _has_bare_star(index: ast.Tuple, text: str) -> bool:
    """Tell whether a tuple without parentheses of its own holds a star."""
    if not any(isinstance(element, _ast.Starred) for element in index.elts):
        return False
    first = index.elts[0]
    if (index.lineno, index.col_offset) == (first.lineno, first.col_offset):
        return True  # a parenthesis would stand before the first element
    lines = text.split("\n")
    begins = lines[index.lineno - 1].encode()[index.col_offset :]
    ends = lines[(index.end_lineno or 1) - 1].encode()[: index.end_col_offset]
    if not (begins.startswith(b"(") and ends.endswith(b")")):
        return True
    # `x[(a), *b]` and `x[(a), *(b)]` begin with a parenthesis too: is it still open before the last character?
    inside = [*lines[index.lineno - 1 : index.end_lineno]]
    inside[-1] = ends.decode("utf-8", "replace")
    joined = "\n".join(inside)[len(lines[index.lineno - 1].encode()[: index.col_offset].decode("utf-8", "replace")) :]
    return _closes_early(joined)


def _closes_early(text: str) -> bool:
    """Tell whether the bracket that a text begins with closes before the text ends."""
    from hawcx_build.analyze.literals import code_positions

    depth = 0
    for start, end in code_positions(text):
        for at in range(start, end):
            if text[at] in "([{":
                depth += 1
            elif text[at] in ")]}":
                depth -= 1
                if depth == 0:
                    return at < len(text) - 1
    return True


# Asynchronous comprehensions


def _asynchronous_lines(text: str) -> list[int]:
    """Return the lines of `async` and `await` that may stand in a comprehension."""
    lines: list[int] = []
    if "async" not in text:
        return lines
    for word in ("async", "await"):
        at = text.find(word)
        line, counted = 1, 0
        while at >= 0:
            start = text.rfind("\n", 0, at) + 1
            if word == "await" or text[start:at].strip():  # not the `async` that begins a line
                line += text.count("\n", counted, at)
                counted = at
                lines.append(line)
            at = text.find(word, at + 5)
    return lines


def _is_asynchronous(node: Any) -> bool:
    if any(generator.is_async for generator in node.generators):
        return True
    return any(isinstance(inner, _ast.Await) for inner in _directly_inside(node))


def _directly_inside(node: Any) -> Iterator[ast.AST]:
    """Give what runs in a comprehension's own scope: all but its first iterable and what other scopes hold."""
    first = node.generators[0]
    stack: list[Any] = [getattr(node, field) for field in node._fields if field != "generators"]
    stack += [first.target, *first.ifs, *node.generators[1:]]
    while stack:
        inner = stack.pop()
        if isinstance(inner, list):
            stack.extend(inner)
        elif isinstance(inner, _ast.AST):
            yield inner
            if isinstance(inner, (*COMPREHENSIONS, _ast.GeneratorExp)):
                stack.append(inner.generators[0].iter)
            elif not isinstance(inner, _ast.Lambda):
                stack.extend(getattr(inner, field, None) for field in inner._fields)


# Letters


def _has_new_letter(tree: ast.Module, text: str) -> bool:
    """Tell whether a name has a letter that Unicode 13, which 3.10 has, does not know."""
    from hawcx_build.analyze import unicode13

    new = {char for char in set(text) if char > "\x7f" and f"a{char}".isidentifier() and not unicode13.is_letter(char)}
    if not new:
        return False
    return names_with(tree, new, text) is not None


def names_with(tree: ast.Module, letters: set[str], text: str) -> int | None:
    """Return the line of the first name that holds one of some letters, or None.

    What stands between strings and comments is code, and of code only names hold letters above ASCII.
    """
    has_f_string = False
    for start, end in code_positions(text):
        stretch = text[start:end]
        has_f_string = has_f_string or "f" in stretch[-2:].lower()  # may be an f-string's prefix
        if not stretch.isascii() and not letters.isdisjoint(stretch):
            at = start + min(stretch.index(letter) for letter in letters if letter in stretch)
            return text.count("\n", 0, at) + 1
    if not has_f_string:
        return None
    # Fields of f-strings are code too.
    for node in nodes(tree):
        if isinstance(node, _ast.FormattedValue):
            for inner in nodes(node.value):
                if isinstance(inner, _ast.Name) and not letters.isdisjoint(inner.id):
                    return int(node.lineno)
    return None


def _has_new_name(tree: ast.Module, text: str) -> bool:
    r"""Tell whether a string names a character, as `\N{name}`, by a name newer than Unicode 13."""
    from hawcx_build.analyze import unicode13

    for node in nodes(tree):
        if isinstance(node, _ast.Constant) and isinstance(node.value, str) and not node.value.isascii():
            new = [
                char for char in node.value if char > "\x7f" and char not in text and not unicode13.is_assigned(char)
            ]
            # A character may also be written as a number, which every version takes.
            if new and "\\N{" in "\n".join(text.split("\n")[node.lineno - 1 : node.end_lineno]):
                return True
    return False


# Trees


def _parts_at(tree: ast.Module, lines: list[int]) -> Iterator[Any]:
    """Give the simple statements, and the expressions of compound ones, that stand on any of some lines."""
    lines = sorted(set(lines))
    stack: list[Any] = list(tree.body)
    while stack:
        node = stack.pop()
        if isinstance(node, (_ast.stmt, _ast.expr)):
            first = node.lineno
            for decorator in getattr(node, "decorator_list", ()):
                first = min(first, decorator.lineno)
            at = bisect_left(lines, first)
            if at == len(lines) or lines[at] > (node.end_lineno or first):
                continue
        if isinstance(node, _BLOCKS):
            for field in node._fields:
                value = getattr(node, field, None)
                stack.extend(value if isinstance(value, list) else [value])
        elif isinstance(node, _ast.AST):
            yield node
