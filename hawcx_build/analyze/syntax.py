"""Text → tree, with the verdict that CPython 3.10 would give, on every host."""

from __future__ import annotations

from hawcx_build.analyze.depth import check_depth, check_scopes
from hawcx_build.analyze.faults import SourceFault
from hawcx_build.analyze.floor import is_newer, newer_comprehension
from hawcx_build.analyze.literals import without_nested_equals

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

    from hawcx_build.limits import Limits

PARSE_ONLY = 0x400  # PyCF_ONLY_AST of Python/compile.h; `ast` exports it and costs milliseconds to load
GRAMMAR = 10  # minor version
NAMELESS = "<source>"
"""Never the uploaded name: on a SyntaxError CPython opens the named file on this machine and quotes it."""

GAVE_UP = (RecursionError, MemoryError, OverflowError)
"""What the parsers of different versions raise at different depths; they all mean the same."""


def parse(text: str, limits: Limits) -> ast.Module:
    """Return the tree of a Python 3.10 module that compiles.

    Args:
        text: decoded source, within the budget.
        limits: bounds on scopes.

    Raises:
        SourceFault: 3.10 would not compile it, or it is nested deeper than every supported host can follow.
    """
    tree = _parse(text)
    if tree is None or not _is_shallow(tree, text):
        raise _fault_of(text)
    check_scopes(tree, text, limits.scopes)
    found = newer_comprehension(tree, text)
    if found is not None:
        raise SourceFault("syntax.invalid", _sentence("an asynchronous comprehension in a synchronous one, which needs "
                                                      "Python 3.11"), *found)  # fmt: skip
    try:
        compile(tree, NAMELESS, "exec", 0, True)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1  # versions agree on the line; on the column they do not
        raise SourceFault("syntax.invalid", "this is Python, but 3.10 does not compile it", line) from None
    except GAVE_UP:
        raise SourceFault("source.too-complex", "the file is nested too deeply") from None
    return tree


def _fault_of(text: str) -> SourceFault:
    """Return what is wrong with a text that does not parse or is too deep, which some hosts cannot tell apart."""
    from hawcx_build.analyze.locate import Locator
    from hawcx_build.analyze.nesting import is_too_deep

    found = Locator(text, _is_valid).find()
    if is_too_deep(found.statement):
        return SourceFault("source.too-complex", "a statement is nested too deeply", found.line, found.column)
    return SourceFault("syntax.invalid", _sentence(found.what), found.line, found.column)


def _is_valid(part: str) -> bool:
    tree = _parse(part)
    return tree is not None and _is_shallow(tree, part)


def _is_shallow(tree: ast.Module, text: str) -> bool:
    try:
        check_depth(tree, text)
    except SourceFault:
        return False
    return True


def _sentence(what: str) -> str:
    return f"this is not Python 3.10: it looks like {what}" if what else "this is not Python 3.10"


def _parse(text: str) -> ast.Module | None:
    """Return the tree of what 3.10's grammar takes, or None, also where the host's parser gave up."""
    try:
        tree: ast.Module = compile(text, NAMELESS, "exec", PARSE_ONLY, True, _feature_version=GRAMMAR)
    except (SyntaxError, *GAVE_UP):
        return None
    except ValueError:
        # 3.12.1: "field 'value' is required for Constant", about fields that are fine.
        other = without_nested_equals(text)
        return _parse(other) if other != text else None
    return None if is_newer(tree, text) else tree
