"""Syntax tree → the few expressions that the abstract execution understands; everything else becomes None.

Followed is what real programs put around their imports: names and attributes, calls, tests, literals, and loops over
literals. The depth of what is followed is bounded, so a hostile expression costs nothing here.
"""

from __future__ import annotations

import _ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Callable
    from typing import Any

    from hawcx_build.analyze.program import Expression

DEEPEST = 16  # levels; tests and calls around imports seen in real packages have fewer than 10
LONGEST_LITERAL = 200  # characters; no module name is longer than a path may be
READERS = frozenset({"all", "any", "bool", "dict", "frozenset", "id", "iter", "len", "list", "print", "repr", "set",
                     "sorted", "str", "tuple", "type"})  # fmt: skip
"""Built-in functions that change nothing of what they are given, so what that is does not matter."""

MOST_ELEMENTS = 64  # of a literal that a loop is unrolled over


def lower(node: ast.expr | None, left: int = DEEPEST) -> Expression:
    """Return the followed form of an expression, or None.

    Args:
        node: any expression.
        left: how many more levels are followed.
    """
    if left == 0:
        return None
    method = _METHODS.get(type(node))
    return None if method is None else method(node, left - 1)


def lower_consumed(node: ast.expr | None, left: int = DEEPEST) -> Expression:
    """Return the followed form of what is used up where it stands: a list or set that nothing can change any more."""
    if left > 0:
        if isinstance(node, (_ast.List, _ast.Set)):
            return _elements(node, left - 1)
        if isinstance(node, (_ast.ListComp, _ast.SetComp, _ast.GeneratorExp)):
            return _each(node, left - 1)
        if isinstance(node, _ast.BinOp) and type(node.op) is _ast.Add:
            return ("add", lower_consumed(node.left, left - 1), lower_consumed(node.right, left - 1))
    return lower(node, left)


def _name(node: ast.Name, _left: int) -> Expression:
    return ("name", node.id)


def _constant(node: ast.Constant, _left: int) -> Expression:
    value = node.value
    if isinstance(value, str):
        return ("const", value) if len(value) <= LONGEST_LITERAL else None
    return ("const", value) if value is None or isinstance(value, (bool, int)) else None


def _attribute(node: ast.Attribute, left: int) -> Expression:
    base = lower(node.value, left)
    return None if base is None else ("attr", base, node.attr)


def _subscript(node: ast.Subscript, left: int) -> Expression:
    base = lower(node.value, left)
    return None if base is None else ("item", base, lower(node.slice, left))


def _slice(node: ast.Slice, left: int) -> Expression:
    return None if node.step else ("slice", lower(node.lower, left), lower(node.upper, left))


def _call(node: ast.Call, left: int) -> Expression:
    stars = [at for at, argument in enumerate(node.args) if isinstance(argument, _ast.Starred)]
    arguments = tuple(lower(argument, left) for argument in node.args[: min([8, *stars])])
    if isinstance(node.func, _ast.Name) and node.func.id in READERS:
        arguments = tuple(None if argument and argument[0] in ("name", "attr") else argument for argument in arguments)
    keywords = tuple((keyword.arg, lower(keyword.value, left)) for keyword in node.keywords[:8])
    return ("call", lower(node.func, left), arguments, keywords, node.lineno, node.col_offset)


def _elements(node: ast.Tuple | ast.List | ast.Set, left: int) -> Expression:
    if len(node.elts) > MOST_ELEMENTS or any(isinstance(element, _ast.Starred) for element in node.elts):
        return None
    return ("tuple", tuple(lower(element, left) for element in node.elts))


def _mutable(node: ast.expr, left: int) -> Expression:
    """Follow what stands in a list or set, but not what it is: any function that has it may change it."""
    return ("item", lower_consumed(node, left), None)


def _unary(node: ast.UnaryOp, left: int) -> Expression:
    if type(node.op) is _ast.Not:
        return ("not", lower(node.operand, left))
    return None


def _boolean(node: ast.BoolOp, left: int) -> Expression:
    kind = "and" if type(node.op) is _ast.And else "or"
    return (kind, tuple(lower(value, left) for value in node.values[:MOST_ELEMENTS]))


def _compare(node: ast.Compare, left: int) -> Expression:
    operators = tuple(type(op).__name__ for op in node.ops[:4])
    return (
        "compare",
        lower(node.left, left),
        operators,
        tuple(lower_consumed(right, left) for right in node.comparators[:4]),
    )


def _binary(node: ast.BinOp, left: int) -> Expression:
    if type(node.op) is _ast.Add:
        return ("add", lower(node.left, left), lower(node.right, left))
    return None


def _format(node: ast.JoinedStr, left: int) -> Expression:
    if len(node.values) > MOST_ELEMENTS:
        return None
    parts = []
    for part in node.values:
        if isinstance(part, _ast.FormattedValue):
            is_plain = part.conversion == -1 and part.format_spec is None
            parts.append(lower(part.value, left) if is_plain else None)
        else:
            parts.append(lower(part, left))
    return ("format", tuple(parts))


def _if(node: ast.IfExp, left: int) -> Expression:
    return ("if", lower(node.test, left), lower(node.body, left), lower(node.orelse, left))


def _bind(node: ast.NamedExpr, left: int) -> Expression:
    return ("bind", node.target.id, lower(node.value, left))


def _each(node: ast.ListComp | ast.SetComp | ast.GeneratorExp, left: int) -> Expression:
    generator = node.generators[0]
    if len(node.generators) > 1 or generator.ifs or generator.is_async or type(generator.target) is not _ast.Name:
        return None
    return ("each", generator.target.id, lower_consumed(generator.iter, left), lower(node.elt, left))


def _lambda(node: ast.Lambda, _left: int) -> Expression:
    """Take a lambda that only calls a function for that function."""
    call = node.body
    if isinstance(call, _ast.Call) and isinstance(call.func, _ast.Name) and not call.args and not call.keywords:
        return ("name", call.func.id)
    return None


def _await(node: ast.Await, left: int) -> Expression:
    return ("await", lower(node.value, left))


_METHODS: dict[Any, Callable[[Any, int], Expression]] = {
    _ast.Name: _name,
    _ast.Constant: _constant,
    _ast.Attribute: _attribute,
    _ast.Subscript: _subscript,
    _ast.Slice: _slice,
    _ast.Call: _call,
    _ast.Tuple: _elements,
    _ast.List: _mutable,
    _ast.Set: _mutable,
    _ast.UnaryOp: _unary,
    _ast.BoolOp: _boolean,
    _ast.Compare: _compare,
    _ast.BinOp: _binary,
    _ast.JoinedStr: _format,
    _ast.IfExp: _if,
    _ast.NamedExpr: _bind,
    _ast.ListComp: _mutable,
    _ast.SetComp: _mutable,
    _ast.Lambda: _lambda,
    _ast.Await: _await,
}
