"""What is left of a module when everything that cannot matter to its start is taken away.

A syntax tree costs hundreds of bytes for each byte of source, and executing one module's start means looking at its
imports' bodies too; so each tree is lowered to this form (see `lower`) and freed before the next file is parsed.

Expressions are tuples, their first element says which:

    ("name", id)  ("const", value)  ("attr", base, name)  ("item", base, index)  ("slice", low, high)
    ("call", function, arguments, keywords, line, column)  ("tuple", elements)  ("not", x)  ("and", terms)
    ("or", terms)  ("compare", left, operators, rights)  ("add", left, right)  ("format", parts)
    ("if", test, then, otherwise)  ("bind", name, value)  ("each", target, iterable, element)  ("await", x)

None stands for every expression that is not followed.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    Expression: TypeAlias = "tuple[Any, ...] | None"
    Block: TypeAlias = "list[Statement]"


class Statement:
    """Base of the statements that are kept."""

    __slots__ = ()


class Import(Statement):
    """`import a.b as c` (one for each name) or `from ..a import b, c`.

    Attributes:
        level: leading dots; 0 for an absolute import.
        module: dotted name after the dots, possibly empty.
        names: (name, bound as, line, column) of each imported name; None for `import a.b`.
        binds: what `import a.b` binds, and whether that is the module itself (`as`) or its first part.
        kind: what stands around it: `""`, guarded, deferred, typing, platform or undecided.
    """

    __slots__ = ("binds", "column", "kind", "level", "line", "module", "names")

    def __init__(
        self,
        line: int,
        column: int,
        level: int,
        module: str,
        names: tuple[tuple[str, str, int, int], ...] | None,
        binds: str,
        kind: str,
    ) -> None:
        self.line = line
        self.column = column
        self.level = level
        self.module = module
        self.names = names
        self.binds = binds
        self.kind = kind


class Assign(Statement):
    """Binds `targets`, expressions too, to the value of an expression; also an expression statement (no targets)."""

    __slots__ = ("line", "targets", "value")

    def __init__(self, line: int, targets: tuple[Expression, ...], value: Expression) -> None:
        self.line = line
        self.targets = targets
        self.value = value


class Delete(Statement):
    """`del name`."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names


class If(Statement):
    """A whole if/elif chain, flat, however long; `match` is one whose tests are unknown."""

    __slots__ = ("branches", "line", "otherwise")

    def __init__(self, line: int, branches: list[tuple[Expression, Block]], otherwise: Block) -> None:
        self.line = line
        self.branches = branches
        self.otherwise = otherwise


class Loop(Statement):
    """`for target in iterable` or, without target, `while iterable`."""

    __slots__ = ("body", "iterable", "line", "otherwise", "target")

    def __init__(self, line: int, target: Expression, iterable: Expression, body: Block, otherwise: Block) -> None:
        self.line = line
        self.target = target
        self.iterable = iterable
        self.body = body
        self.otherwise = otherwise


class While(Loop):
    """`while`: the iterable is the test."""

    __slots__ = ()


class Try(Statement):
    """`try`, its handlers as (expression or None for a bare one, name, body, line), `else` and `finally`."""

    __slots__ = ("body", "final", "handlers", "line", "otherwise")

    def __init__(
        self,
        line: int,
        body: Block,
        handlers: list[tuple[bool, Expression, str | None, Block]],
        otherwise: Block,
        final: Block,
    ) -> None:
        self.line = line
        self.body = body
        self.handlers = handlers
        self.otherwise = otherwise
        self.final = final


class With(Statement):
    """`with`: context expressions with their targets, and the body."""

    __slots__ = ("body", "items", "line")

    def __init__(self, line: int, items: list[tuple[Expression, Expression]], body: Block) -> None:
        self.line = line
        self.items = items
        self.body = body


class Define(Statement):
    """`def`: the body is kept where a call of it at start could import something or end the program.

    Attributes:
        exits: a call of it may end the program.
        levels: how deep its blocks stand inside each other.
    """

    __slots__ = ("body", "decorated", "exits", "is_async", "is_generator", "levels", "line", "name", "parameters")

    def __init__(
        self,
        line: int,
        name: str,
        parameters: tuple[str, ...],
        body: Block,
        *,
        is_async: bool,
        is_generator: bool,
        decorated: tuple[Expression, ...],
    ) -> None:
        self.line = line
        self.name = name
        self.parameters = parameters
        self.body = body
        self.exits = False
        self.levels = 0
        self.is_async = is_async
        self.is_generator = is_generator
        self.decorated = decorated


class Class(Statement):
    """`class`: its body runs where it stands."""

    __slots__ = ("bases", "body", "decorated", "line", "name")

    def __init__(
        self, line: int, name: str, bases: tuple[Expression, ...], body: Block, decorated: tuple[Expression, ...]
    ) -> None:
        self.line = line
        self.name = name
        self.bases = bases
        self.body = body
        self.decorated = decorated


class Jump(Statement):
    """`return` (with its value), `break` or `continue`."""

    __slots__ = ("kind", "line", "value")

    def __init__(self, line: int, kind: str, value: Expression) -> None:
        self.line = line
        self.kind = kind
        self.value = value


class Raise(Statement):
    """`raise`, with the exception's expression or, bare, without."""

    __slots__ = ("is_bare", "line", "value")

    def __init__(self, line: int, value: Expression, *, is_bare: bool) -> None:
        self.line = line
        self.value = value
        self.is_bare = is_bare


class Program:
    """One lowered module.

    Attributes:
        body: its statements in order.
        imports: every import statement in it, functions and dead branches included, in source order.
        dynamic: (line, column, literal name or None, kind) of each import by call that stands in a function.
        notes: (code, line, column, text) of each thing worth a warning wherever it stands.
        global_names: names that may be bound in ways that are not followed: some function declares them `global` or
            `nonlocal`, or a pattern or a `:=` binds them.
        makes_names: the module makes names in ways that are not followed (`globals()`, `exec`, `setattr`).
    """

    __slots__ = ("body", "dynamic", "global_names", "imports", "makes_names", "notes")

    def __init__(self) -> None:
        self.body: Block = []
        self.imports: list[Import] = []
        self.dynamic: list[tuple[int, int, str | None, str]] = []
        self.notes: list[tuple[str, int, int, str]] = []
        self.global_names: set[str] = set()
        self.makes_names = False
