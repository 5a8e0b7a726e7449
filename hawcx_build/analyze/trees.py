"""Walks over syntax trees, always in a loop: hostile trees are deeper than the Python stack."""

from __future__ import annotations

import _ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator
    from typing import Any

_SCOPES = (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.Lambda, _ast.ClassDef)


def nodes(*roots: Any) -> Iterator[Any]:
    """Give every node of some trees but the contexts, `Load` and the like, which are a third of all."""
    stack: list[Any] = list(roots)
    while stack:
        node = stack.pop()
        yield node
        for field in node._fields:
            if field == "ctx":
                continue
            value = getattr(node, field, None)
            if type(value) is list:
                stack.extend(item for item in value if isinstance(item, _ast.AST))
            elif isinstance(value, _ast.AST):
                stack.append(value)


def has_yield(body: list[ast.stmt]) -> bool:
    """Tell whether a function of that body is a generator: what its own inner scopes hold does not count."""
    stack: list[Any] = list(body)
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack.extend(node)
        elif isinstance(node, (_ast.Yield, _ast.YieldFrom)):
            return True
        elif isinstance(node, _ast.AST) and not isinstance(node, _SCOPES):
            stack.extend(getattr(node, field, None) for field in node._fields)
    return False


def bound_names(target: ast.expr) -> list[str]:
    """Return the names that an assignment target binds."""
    names, stack = [], [target]
    while stack:
        node = stack.pop()
        if isinstance(node, _ast.Name):
            names.append(node.id)
        elif isinstance(node, (_ast.Tuple, _ast.List)):
            stack.extend(node.elts)
        elif isinstance(node, _ast.Starred):
            stack.append(node.value)
    return names


def last_name(node: Any) -> str | None:
    """Return the last part of a dotted name, or None for another expression."""
    if isinstance(node, _ast.Name):
        return node.id
    return node.attr if isinstance(node, _ast.Attribute) else None
