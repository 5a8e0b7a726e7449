"""How deeply a parsed file is nested: the bound lies above real code and below what any supported host gives up at.

Each version's parser and compiler gives up at another depth and with another error, so what the host could do proves
nothing. The tree of statements is walked; expressions only where their text is long enough to be deep.
"""

from __future__ import annotations

import _ast

from hawcx_build.analyze.faults import SourceFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from typing import Any

DEEPEST_TREE = 900  # nodes; real code: 569 (a chain of `elif`); 3.11 gives up at 2,985
DEEPEST_BRACKETS = 90  # open at once; real code: 27; every version gives up at 200, some with other errors
MOST_BLOCKS = 20  # statically nested; CPython up to 3.12 refuses the 21st, counting a handler that is left as two
SHORT = 600  # characters: an expression of fewer cannot be deeper than DEEPEST_TREE less its statements
BLOCKS: dict[Any, int] = {
    _ast.For: 1,
    _ast.AsyncFor: 1,
    _ast.While: 1,
    _ast.With: 1,
    _ast.AsyncWith: 1,
    _ast.Try: 1,
    _ast.ExceptHandler: 2,
}


def check_depth(tree: ast.Module, text: str) -> None:
    """Refuse a tree that is deeper than the bounds.

    Raises:
        SourceFault: naming the bound and the line.
    """
    lines: list[str] | None = None
    stack: list[tuple[Any, int, int]] = [(node, 1, 0) for node in tree.body]
    while stack:
        node, depth, blocks = stack.pop()
        kind = type(node)
        if kind in BLOCKS:
            blocks += BLOCKS[kind]
            if blocks > MOST_BLOCKS:
                raise SourceFault(
                    "source.too-complex", f"more than {MOST_BLOCKS} blocks inside each other", node.lineno
                )
        elif kind in _SCOPES:
            blocks = 0
        if depth > DEEPEST_TREE:
            raise SourceFault("source.too-complex", f"the tree is deeper than {DEEPEST_TREE} levels", node.lineno)
        for field in node._fields:
            value = getattr(node, field)
            if type(value) is list:
                for inner in value:
                    if isinstance(inner, _STATEMENTS):
                        stack.append((inner, depth + 1, blocks))
                    elif isinstance(inner, _ast.AST):
                        lines = _check_expression(inner, depth + 1, text, lines)
            elif isinstance(value, _ast.AST):
                lines = _check_expression(value, depth + 1, text, lines)


_STATEMENTS = (_ast.stmt, _ast.ExceptHandler, _ast.match_case)
_SCOPES = (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef)


def _check_expression(node: Any, depth: int, text: str, lines: list[str] | None) -> list[str] | None:
    """Walk an expression if its text is long; return the text's lines once they were needed."""
    first = getattr(node, "lineno", None)
    if first is not None:
        last = node.end_lineno
        if first == last and node.end_col_offset - node.col_offset < SHORT:
            return lines
        if lines is None:
            lines = text.split("\n")
        if type(node) is _ast.Constant:
            return lines
        extent = lines[first - 1 : last]
        if sum(map(len, extent)) + len(extent) < SHORT:
            return lines
        _check_brackets(extent, first)
    stack = [(node, depth)]
    while stack:
        inner, depth = stack.pop()
        if depth > DEEPEST_TREE:
            raise SourceFault("source.too-complex", f"the tree is deeper than {DEEPEST_TREE} levels", first)
        for field in inner._fields:
            value = getattr(inner, field, None)
            if type(value) is list:
                stack.extend((item, depth + 1) for item in value if isinstance(item, _ast.AST))
            elif isinstance(value, _ast.AST):
                stack.append((value, depth + 1))
    return lines


def _check_brackets(lines: list[str], first: int) -> None:
    openers = sum(line.count("(") + line.count("[") + line.count("{") for line in lines)
    if openers <= DEEPEST_BRACKETS:
        return
    from hawcx_build.analyze.literals import code_positions

    text = "\n".join(lines)
    depth = 0
    for start, end in code_positions(text):
        for char in text[start:end]:
            if char in "([{":
                depth += 1
                if depth > DEEPEST_BRACKETS:
                    raise SourceFault(
                        "source.too-complex", f"more than {DEEPEST_BRACKETS} brackets open at once", first
                    )
            elif char in ")]}":
                depth -= 1
