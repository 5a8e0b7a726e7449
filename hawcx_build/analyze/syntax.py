"""Text → tree, with the verdict that CPython 3.10 would give, on every host."""

from __future__ import annotations

from hawcx_build.analyze.faults import SourceFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

PARSE_ONLY = 0x400  # PyCF_ONLY_AST of Python/compile.h; `ast` exports it and costs milliseconds to load
GRAMMAR = 10  # minor version
NAMELESS = "<source>"
"""Never the uploaded name: on a SyntaxError CPython opens the named file on this machine and quotes it."""

PARSER_ERRORS = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)


def parse(text: str) -> ast.Module:
    """Return the tree of a Python 3.10 module that compiles.

    Args:
        text: decoded source, within the budget.

    Raises:
        SourceFault: 3.10 would not compile it.
    """
    try:
        tree: ast.Module = compile(text, NAMELESS, "exec", PARSE_ONLY, True, _feature_version=GRAMMAR)  # type: ignore[call-overload]
        compile(tree, NAMELESS, "exec", 0, True)
    except SyntaxError as error:
        raise SourceFault("syntax.invalid", "this is not Python 3.10", error.lineno or 1) from None
    except PARSER_ERRORS:
        raise SourceFault("source.too-complex", "the parser gives up on this file") from None
    return tree
