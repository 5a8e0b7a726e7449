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
    if tree is None:
        from hawcx_build.analyze.locate import Locator

        line, column, what = Locator(text, lambda part: _parse(part) is not None).find()
        raise SourceFault("syntax.invalid", _sentence(what), line, column)
    check_depth(tree, text)
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
        raise _too_complex() from None
    return tree


def _sentence(what: str) -> str:
    return f"this is not Python 3.10: it looks like {what}" if what else "this is not Python 3.10"


def _parse(text: str) -> ast.Module | None:
    """Return the tree of what 3.10's grammar takes, or None.

    Raises:
        SourceFault: the host's parser gave up.
    """
    try:
        tree: ast.Module = compile(text, NAMELESS, "exec", PARSE_ONLY, True, _feature_version=GRAMMAR)
    except SyntaxError:
        return None
    except ValueError:
        # 3.12.1: "field 'value' is required for Constant", about fields that are fine.
        other = without_nested_equals(text)
        return _parse(other) if other != text else None
    except GAVE_UP:
        raise _too_complex() from None
    return None if is_newer(tree, text) else tree


def _too_complex() -> SourceFault:
    return SourceFault("source.too-complex", "the file is nested too deeply")
