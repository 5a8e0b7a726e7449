"""Syntax tree → Program: only statements are walked, and of expressions only those that can matter to the start.

The walk recurses by indentation, of which CPython's tokenizer allows 100 levels; `elif` chains, which may be thousands
long, are walked in a loop.
"""

from __future__ import annotations

import _ast
from bisect import bisect_left

from hawcx_build.analyze.expressions import lower as lower_expression
from hawcx_build.analyze.expressions import lower_consumed
from hawcx_build.analyze.guards import catches_imports, mentions_platform, test_kinds
from hawcx_build.analyze.program import (
    Assign,
    Class,
    Define,
    Delete,
    If,
    Import,
    Jump,
    Loop,
    Program,
    Raise,
    Try,
    While,
    With,
)
from hawcx_build.analyze.trees import bound_names, has_yield, last_name, nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Callable
    from typing import Any

    from hawcx_build.analyze.program import Block, Expression, Statement

NAME_MAKERS = ("globals", "vars()", "locals()[", "sys.modules[", "sys.modules.get(", "__dict__.update(", "_convert")
EXITS = ("exit(", "quit(", "abort(", "SystemExit", "execv", "execl")
IMPORTERS = frozenset({"import_module", "__import__"})
PATH_MARKS = ("sys.path", "sys.meta_path", "sys.modules", "addsitedir")
PATH_ATTRIBUTES = frozenset({"path", "meta_path", "path_hooks", "modules", "addsitedir"})


def lower(tree: ast.Module, text: str) -> Program:
    """Return what of a module can matter to its start.

    Args:
        tree: the module's syntax tree; not kept.
        text: its source, in which rare things are looked for before the tree is searched for them.
    """
    program = Program()
    program.makes_names = makes_names(text)
    program.global_names.update(_hidden_names(tree, text))
    lowering = _Lowering(program, text)
    program.body = lowering.block(tree.body)
    lowering.fill_functions(text)
    return program


def makes_names(text: str) -> bool:
    """Tell whether a module may bind names in ways that no syntax shows."""
    if any(mark in text for mark in NAME_MAKERS):
        return True
    return ("exec" in text and _has_word(text, "exec")) or ("eval" in text and ":=" in text and _has_word(text, "eval"))


def _has_word(text: str, word: str) -> bool:
    at = text.find(word)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(word) : at + len(word) + 1]
        if not (before.isalnum() or before == "_" or after.isalnum() or after == "_"):
            return True
        at = text.find(word, at + 1)
    return False


def _hidden_names(tree: ast.Module, text: str) -> set[str]:
    """Return the names that patterns and `:=` bind anywhere, and `__all__` where it may grow."""
    names: set[str] = {"__all__"} if "__all__." in text or "__all__[" in text else set()
    if ":=" in text or ("match" in text and "case" in text):
        for node in nodes(tree):
            kind = type(node)
            if kind is _ast.NamedExpr:
                names.add(node.target.id)
            elif kind in (_ast.MatchAs, _ast.MatchStar) and node.name:
                names.add(node.name)
            elif kind is _ast.MatchMapping and node.rest:
                names.add(node.rest)
    return names


def _lines_that_exit(text: str) -> list[int]:
    """Return the numbers of the lines that may end the program, in order."""
    lines: set[int] = set()
    for mark in EXITS:
        line, before, at = 1, 0, text.find(mark)
        while at >= 0:
            line += text.count("\n", before, at)
            lines.add(line)
            before, at = at, text.find(mark, at + 1)
    return sorted(lines)


def _has_inner_imports(text: str) -> bool:
    """Tell whether some import may not stand at the beginning of a line; doubt counts as yes."""
    at_margin = text.count("\nimport") + text.count("\nfrom") + text.startswith(("import", "from"))
    return text.count("import") > at_margin


class _Lowering:
    """The state of one walk.

    Function bodies are skimmed first: for imports, which are all recorded, and for what makes them matter. Only the
    bodies that matter to a call at start, themselves or through what they call, are then lowered.
    """

    def __init__(self, program: Program, text: str) -> None:
        self.program = program
        self.kind = ""  # what stands around the statement
        self.may_yield = "yield" in text
        self.is_searching = any(mark in text for mark in (*IMPORTERS, *PATH_MARKS))
        self.is_telling = mentions_platform(text)
        self.exits = _lines_that_exit(text)
        self.may_matter = (
            self.is_searching or bool(self.exits) or "global" in text or "nonlocal" in text or _has_inner_imports(text)
        )
        self.is_tried = False
        self.level = 0
        self.deepest = 0
        self.functions: list[tuple[Define, Any, bool]] = []  # function, its node, whether it matters itself
        self.is_skimming = False
        self.is_filling = False
        self.matters = False

    def block(self, statements: list[ast.stmt]) -> Block:
        block: Block = []
        self.level += 1
        self.deepest = max(self.deepest, self.level)
        for node in statements:
            method = _METHODS.get(type(node))
            if method is not None:
                kept = method(self, node)
                if kept is not None:
                    block.append(kept)
        self.level -= 1
        return block

    def within(self, kind: str, statements: list[ast.stmt]) -> Block:
        """Lower a block around which stands one more condition; the outermost one that says most is kept."""
        before = self.kind
        if not before or (before == "undecided" and kind):
            self.kind = kind
        block = self.block(statements)
        self.kind = before
        return block

    def value(self, node: ast.expr | None) -> Expression:
        """Lower an expression; while skimming, only look whether it matters."""
        if self.is_skimming:
            if self.is_searching and node is not None:
                self._search(node)
            return None
        return lower_expression(node)

    def _search(self, expression: ast.expr) -> None:
        """Note every import by call in an expression of a function, and whether it touches the search path."""
        for node in nodes(expression):
            kind = type(node)
            if kind is _ast.Call and last_name(node.func) in IMPORTERS:
                self._note_dynamic(node)
            elif kind is _ast.Attribute and node.attr in PATH_ATTRIBUTES:
                self.matters = True

    def _note_dynamic(self, node: ast.Call) -> None:
        first = node.args[0] if node.args else None
        literal = first.value if isinstance(first, _ast.Constant) and isinstance(first.value, str) else None
        self.program.dynamic.append((node.lineno, node.col_offset, literal, self.kind))
        self.matters = True

    # Statements

    def import_(self, node: ast.Import) -> Statement:
        kept = [self._import(node, 0, alias.name, None, alias.asname or "", alias) for alias in node.names]
        return kept[0] if len(kept) == 1 else If(node.lineno, [(("const", True), kept)], [])  # type: ignore[list-item]

    def import_from(self, node: ast.ImportFrom) -> Statement:
        names = tuple((a.name, a.asname or a.name, a.lineno, a.col_offset) for a in node.names)
        return self._import(node, node.level, node.module or "", names, "", node)

    def _import(self, node: Any, level: int, module: str, names: Any, binds: str, place: Any) -> Import:
        kept = Import(place.lineno, place.col_offset, level, module, names, binds, self.kind)
        if not self.is_filling:
            self.program.imports.append(kept)
        self.matters = True
        return kept

    def expression(self, node: ast.Expr) -> Statement | None:
        if type(node.value) is _ast.Constant:
            return None
        return self._evaluated(node.lineno, self.value(node.value))

    def _evaluated(self, line: int, value: Expression) -> Statement | None:
        """Keep what is only evaluated where it is followed, or where its failing may matter."""
        return Assign(line, (), value) if value is not None or self.is_tried else None

    def assign(self, node: ast.Assign) -> Statement:
        targets = []
        for target in node.targets:
            targets += self._targets(target)
        is_listing = targets == [("name", "__all__")] and not self.is_skimming
        return Assign(node.lineno, tuple(targets), (lower_consumed if is_listing else self.value)(node.value))

    def _targets(self, target: ast.expr) -> list[Expression]:
        if isinstance(target, (_ast.Tuple, _ast.List)):
            return [("unpacked", name) for name in bound_names(target)]
        return [self.value(target)]

    def annotated(self, node: ast.AnnAssign) -> Statement | None:
        if node.value is None:
            return None
        return Assign(node.lineno, (self.value(node.target),), self.value(node.value))

    def augmented(self, node: ast.AugAssign) -> Statement:
        target = self.value(node.target)
        value = lower_consumed(node.value) if target == ("name", "__all__") else self.value(node.value)
        return Assign(node.lineno, (target,), ("augmented", target, value))

    def delete(self, node: ast.Delete) -> Statement | None:
        names = tuple(target.id for target in node.targets if isinstance(target, _ast.Name))
        return Delete(names) if names else self._evaluated(node.lineno, None)

    def if_(self, node: ast.If) -> Statement:
        branches: list[tuple[Expression, Block]] = []
        after = ""
        line = node.lineno
        while True:
            kind, after = test_kinds(node.test, after) if self.is_telling else ("undecided", "undecided")
            branches.append((self.value(node.test), self.within(kind, node.body)))
            if len(node.orelse) == 1 and isinstance(node.orelse[0], _ast.If):
                node = node.orelse[0]
            else:
                return If(line, branches, self.within(after, node.orelse))

    def for_(self, node: ast.For | ast.AsyncFor) -> Statement:
        target: Expression = ("name", node.target.id) if isinstance(node.target, _ast.Name) else None
        if target is None:
            target = ("unpacked", tuple(bound_names(node.target)))
        iterable = self.value(node.iter) if self.is_skimming else lower_consumed(node.iter)
        return Loop(
            node.lineno, target, iterable, self.within("undecided", node.body), self.within("undecided", node.orelse)
        )

    def while_(self, node: ast.While) -> Statement:
        test = self.value(node.test)
        return While(
            node.lineno, None, test, self.within("undecided", node.body), self.within("undecided", node.orelse)
        )

    def try_(self, node: ast.Try) -> Statement:
        is_guard = any(catches_imports(handler.type) for handler in node.handlers)
        outer, self.is_tried = self.is_tried, self.is_tried or bool(node.handlers)
        body = self.within("guarded", node.body) if is_guard else self.block(node.body)
        self.is_tried = outer
        handlers = [
            (handler.type is None, lower_expression(handler.type), handler.name, self.within("guarded", handler.body))
            for handler in node.handlers
        ]
        return Try(node.lineno, body, handlers, self.block(node.orelse), self.block(node.finalbody))

    def with_(self, node: ast.With | ast.AsyncWith) -> Statement:
        items = []
        for item in node.items:
            target = None if item.optional_vars is None else ("unpacked", tuple(bound_names(item.optional_vars)))
            items.append((self.value(item.context_expr), target))
        is_guard = any(last_name(getattr(item.context_expr, "func", None)) == "suppress" for item in node.items)
        return With(node.lineno, items, self.within("guarded" if is_guard else "", node.body))

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Statement:
        arguments = node.args
        kept = Define(
            node.lineno,
            node.name,
            tuple(argument.arg for argument in arguments.posonlyargs + arguments.args),
            [],
            is_async=isinstance(node, _ast.AsyncFunctionDef),
            is_generator=False,
            decorated=tuple(self.value(decorator) for decorator in node.decorator_list),
        )
        if self.is_filling:
            self._fill(kept, node)
        elif self.may_matter:
            outer = self.matters, self.is_skimming
            self.matters, self.is_skimming = False, True
            self.within("deferred", node.body)
            kept.exits = self._exits(node)
            matters = self.matters or kept.exits
            self.matters, self.is_skimming = outer
            if self.is_skimming:
                self.matters = self.matters or matters  # a function inside a function matters to the outer one
            else:
                self.functions.append((kept, node, matters))
        return kept

    def _exits(self, node: Any) -> bool:
        at = bisect_left(self.exits, node.lineno)
        return at < len(self.exits) and self.exits[at] <= node.end_lineno

    def _fill(self, define: Define, node: Any) -> None:
        outer = self.level, self.deepest
        self.level = self.deepest = 0
        define.body = self.block(node.body)
        define.levels = self.deepest
        self.level, self.deepest = outer
        define.is_generator = self.may_yield and has_yield(node.body)

    def class_(self, node: ast.ClassDef) -> Statement:
        bases = tuple(self.value(base) for base in node.bases)
        if node.keywords:
            bases += (None,)  # what a metaclass makes of it is not known
        decorated = tuple(self.value(decorator) for decorator in node.decorator_list)
        return Class(node.lineno, node.name, bases, self.block(node.body), decorated)

    def return_(self, node: ast.Return) -> Statement:
        return Jump(node.lineno, "return", self.value(node.value))

    def break_(self, node: ast.Break) -> Statement:
        return Jump(node.lineno, "break", None)

    def continue_(self, node: ast.Continue) -> Statement:
        return Jump(node.lineno, "continue", None)

    def raise_(self, node: ast.Raise) -> Statement:
        value = node.exc.func if isinstance(node.exc, _ast.Call) else node.exc
        return Raise(node.lineno, lower_expression(value), is_bare=node.exc is None)

    def assert_(self, node: ast.Assert) -> Statement | None:
        return self._evaluated(node.lineno, self.value(node.test))

    def match(self, node: ast.Match) -> Statement:
        branches: list[tuple[Expression, Block]] = []
        otherwise: Block = []
        for case in node.cases:
            block = self.within("undecided", case.body)
            is_last = isinstance(case.pattern, _ast.MatchAs) and case.pattern.pattern is None and case.guard is None
            if is_last:
                otherwise = block
            else:
                branches.append((None, block))
        return If(node.lineno, branches, otherwise)

    def global_(self, node: ast.Global) -> None:
        self.program.global_names.update(node.names)

    def nonlocal_(self, node: ast.Nonlocal) -> None:
        self.program.global_names.update(node.names)

    def fill_functions(self, text: str) -> None:
        """Lower the bodies of the functions whose call could import something, themselves or through what they call."""
        chosen = [entry for entry in self.functions if entry[2]]
        if not chosen:
            return
        lines = text.split("\n")
        idle = [
            (entry, "\n".join(lines[entry[1].body[0].lineno - 1 : entry[1].end_lineno]))
            for entry in self.functions
            if not entry[2]
        ]
        names = {define.name for define, _, _ in chosen}
        while names and idle:
            names = {name for name in names if text.count(name) > 1}
            more = [entry for entry, body in idle if any(name in body for name in names)]
            leaving = {define.name for define, _, _ in chosen if define.exits}
            for (define, _, _), body in idle:
                define.exits = any(name in body for name in leaving)
            idle = [(entry, body) for entry, body in idle if entry not in more]
            names = {define.name for define, _, _ in more}
            chosen += more
        self.is_filling = True
        for define, node, _ in chosen:
            self._fill(define, node)


_METHODS: dict[Any, Callable[[_Lowering, Any], Statement | None]] = {
    _ast.Import: _Lowering.import_,
    _ast.ImportFrom: _Lowering.import_from,
    _ast.Expr: _Lowering.expression,
    _ast.Assign: _Lowering.assign,
    _ast.AnnAssign: _Lowering.annotated,
    _ast.AugAssign: _Lowering.augmented,
    _ast.Delete: _Lowering.delete,
    _ast.If: _Lowering.if_,
    _ast.For: _Lowering.for_,
    _ast.AsyncFor: _Lowering.for_,
    _ast.While: _Lowering.while_,
    _ast.Try: _Lowering.try_,
    _ast.With: _Lowering.with_,
    _ast.AsyncWith: _Lowering.with_,
    _ast.FunctionDef: _Lowering.function,
    _ast.AsyncFunctionDef: _Lowering.function,
    _ast.ClassDef: _Lowering.class_,
    _ast.Return: _Lowering.return_,
    _ast.Break: _Lowering.break_,
    _ast.Continue: _Lowering.continue_,
    _ast.Raise: _Lowering.raise_,
    _ast.Assert: _Lowering.assert_,
    _ast.Match: _Lowering.match,
    _ast.Global: _Lowering.global_,
    _ast.Nonlocal: _Lowering.nonlocal_,
}
