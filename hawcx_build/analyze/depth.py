"""How deeply a parsed file is nested: the bound lies above real code and below what any supported host gives up at.

Each version's parser and compiler gives up at another depth and with another error, so what the host could do proves
nothing. Statements are walked; expressions only where their text is long enough to be deep.
"""

from __future__ import annotations

import _ast

from hawcx_build.analyze.faults import SourceFault
from hawcx_build.analyze.trees import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from typing import Any

DEEPEST_TREE = 900  # nodes; real code: 569 (a chain of `elif`); 3.11 gives up at 2,985
DEEPEST_BRACKETS = 90  # open at once; real code: 27; every version gives up at 200, some with other errors
MOST_BLOCKS = 20  # statically nested; CPython up to 3.12 refuses the 21st, counting a handler that is left as two
SHORT = 600  # characters: an expression of fewer, inside at most 100 statements, is never deeper than DEEPEST_TREE
BLOCKS: dict[Any, int] = {
    _ast.For: 1,
    _ast.AsyncFor: 1,
    _ast.While: 1,
    _ast.With: 1,
    _ast.AsyncWith: 1,
    _ast.Try: 1,
    _ast.ExceptHandler: 2,
}
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"([{}])")
_SCOPES = (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef)
_ALL_SCOPES = (*_SCOPES, _ast.Lambda, _ast.ListComp, _ast.SetComp, _ast.DictComp, _ast.GeneratorExp)
_SIMPLE = frozenset({_ast.Expr, _ast.Assign, _ast.AugAssign, _ast.AnnAssign, _ast.Return, _ast.Delete, _ast.Raise,
                     _ast.Assert})  # fmt: skip
_LEAVES = frozenset({_ast.Import, _ast.ImportFrom, _ast.Pass, _ast.Break, _ast.Continue, _ast.Global, _ast.Nonlocal})
_STATEMENTS = (_ast.stmt, _ast.ExceptHandler, _ast.match_case)


def check_depth(tree: ast.Module, text: str) -> None:
    """Refuse a tree that is deeper than the bounds.

    Raises:
        SourceFault: naming the bound and the line.
    """
    lines = text.split("\n")
    short_lines = SHORT // (max(map(len, lines)) + 1)  # so many lines cannot hold a long expression
    stack: list[tuple[Any, int, int]] = [(node, 1, 0) for node in tree.body]
    pop = stack.pop
    while stack:
        node, depth, blocks = pop()
        kind = type(node)
        if kind in _LEAVES:
            continue
        if kind in _SIMPLE and node.end_lineno - node.lineno < short_lines:
            continue  # too short to be deep
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
        # Everything that is no statement stands in the header, before the first statement.
        body = getattr(node, "body", None)
        is_short_header = type(body) is list and bool(body) and body[0].lineno - _first_line(node) < short_lines
        for field in node._fields:
            value = getattr(node, field)
            if type(value) is list:
                for inner in value:
                    if isinstance(inner, _STATEMENTS):
                        stack.append((inner, depth + 1, blocks))
                    elif isinstance(inner, _ast.AST) and not is_short_header:
                        _check_expression(inner, depth + 1, lines)
            elif isinstance(value, _ast.AST) and not is_short_header:
                _check_expression(value, depth + 1, lines)


def _first_line(node: Any) -> int:
    decorators = getattr(node, "decorator_list", None)
    return int(decorators[0].lineno if decorators else getattr(node, "lineno", 0))


def _check_expression(node: Any, depth: int, lines: list[str]) -> None:
    """Walk an expression if its text is long."""
    kind = type(node)
    if kind is _ast.Constant or kind is _ast.Name:
        return
    first = getattr(node, "lineno", None)
    if first is not None:
        last = node.end_lineno
        if first == last:
            if node.end_col_offset - node.col_offset < SHORT:
                return
        elif sum(map(len, lines[first - 1 : last])) + last - first < SHORT:
            return
        _check_brackets(lines[first - 1 : last], first)
    is_text = kind is _ast.JoinedStr  # positions inside an f-string mean nothing before 3.12
    stack = [(node, depth, is_text)]
    while stack:
        inner, depth, is_text = stack.pop()
        if depth > DEEPEST_TREE:
            raise SourceFault("source.too-complex", f"the tree is deeper than {DEEPEST_TREE} levels", first)
        for field in inner._fields:
            value = getattr(inner, field, None)
            children = value if type(value) is list else (value,)
            stack += [
                (child, depth + 1, is_text or type(child) is _ast.JoinedStr)
                for child in children
                if isinstance(child, _ast.AST) and (is_text or not _is_short(child))
            ]


def _is_short(node: Any) -> bool:
    first = getattr(node, "lineno", None)
    return first is not None and first == node.end_lineno and node.end_col_offset - node.col_offset < 100


def _check_brackets(lines: list[str], first: int) -> None:
    text = "\n".join(lines)
    if text.count("(") + text.count("[") + text.count("{") <= DEEPEST_BRACKETS:
        return
    from hawcx_build.analyze.literals import code_positions

    code = "".join([text[start:end] for start, end in code_positions(text)])
    depth = 0
    for bracket in code.encode().translate(None, NO_BRACKETS):
        depth += 1 if bracket in b"([{" else -1
        if depth > DEEPEST_BRACKETS:
            raise SourceFault("source.too-complex", f"more than {DEEPEST_BRACKETS} brackets open at once", first)


def check_scopes(tree: ast.Module, text: str, most: int) -> None:
    """Refuse a file with more functions, classes, lambdas and comprehensions than a bound.

    Raises:
        SourceFault: naming the bound.
    """
    if text.count("lambda") + text.count("for") + text.count("def") + text.count("class") <= most:
        return
    found = sum(1 for node in nodes(tree) if isinstance(node, _ALL_SCOPES))
    if found > most:
        raise SourceFault(
            "source.too-complex", f"the file has {found} functions, classes and comprehensions, more than {most}"
        )
