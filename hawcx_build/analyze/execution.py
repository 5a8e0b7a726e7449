"""The abstract execution: what surely runs when the bundle starts, statement by statement, without running anything.

Module bodies run in order. A branch whose test is known is taken or left; of one whose test is unknown nothing is
sure, unless every branch fails. A `try` body runs until it surely fails, then the handler that catches it, if one
does. Functions and classes of the bundle are followed where they are called at start, literals are looped over.
"""

from __future__ import annotations

from hawcx_build.analyze.abstract import (
    UNKNOWN,
    ClassObject,
    Const,
    Frame,
    Function,
    ModuleState,
    Raised,
    Ref,
    Sequence,
    Unknown,
)
from hawcx_build.analyze.branching import MAYBE, Branching
from hawcx_build.analyze.calls import MOST_STEPS
from hawcx_build.analyze.program import (
    Assign,
    Class,
    Define,
    Delete,
    If,
    Import,
    Jump,
    Loop,
    Raise,
    Try,
    While,
    With,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from hawcx_build.analyze.importing import Steps
    from hawcx_build.analyze.modules import Module

HARMLESS_DECORATORS = frozenset({"functools.lru_cache", "functools.lru_cache()", "functools.cache",
                                 "builtins.staticmethod"})  # fmt: skip
BLOCK_DEPTH = 5  # Python frames that one block inside another takes at most
CALL_DEPTH = 38  # those of a call in the deepest expression that is followed
DEEPEST = 720  # Python frames, of the thousand that every host allows
DEEPEST_CALL = 12  # calls inside each other that are followed; real start-up code has fewer than 6


class Execution(Branching):
    """Executes the modules of one bundle."""

    def run(self, module: Module, name: str) -> Raised | None:
        """Execute a module as the interpreter would on start, and return why it surely fails, or None.

        Args:
            module: the first module.
            name: the name that it runs under: `__main__`, or its own.
        """
        if name == module.name:
            state = self.state_of(module)
        else:
            state = ModuleState(module.replace(name=name), self.programs.get(module.path or ""))
            self.states[name] = state
        return self.drive(state)

    def run_entry(self, name: str) -> Raised | None:
        """Import a dotted name as the generated `__main__` does, its parents first."""
        parts = name.split(".")
        for depth in range(1, len(parts) + 1):
            module = self.index.find(".".join(parts[:depth]))
            if module is not None and module.path is not None:
                failure = self.drive(self.state_of(module))
                if failure is not None:
                    return failure
        return None

    def drive(self, state: ModuleState) -> Raised | None:
        """Run one module, and each module that it asks for before it goes on."""
        if state.status == "new":
            self._exhaust(self._module(state))
        return state.failure

    def _exhaust(self, steps: Generator[ModuleState, None, None]) -> None:
        stack = [steps]
        while stack:
            try:
                wanted = next(stack[-1])
            except StopIteration:  # noqa: PERF203 (that is how a generator ends)
                stack.pop()
            else:
                stack.append(self._module(wanted))

    def _module(self, state: ModuleState) -> Generator[ModuleState, None, None]:
        state.status = "running"
        path = state.module.path or ""
        if path in self.broken:
            state.failure = Raised("SyntaxError", (self.broken[path],), stops=False)
        elif state.program is not None:
            outer, self.nesting = self.nesting, 0
            try:
                yield from self.block(state.program.body, Frame(state, state.names))
            except Raised as raised:
                state.failure = raised.detached()
            except RecursionError:  # a last resort: DEEPEST is meant to prevent it
                state.makes_names = self.may_have_ended = True
            finally:
                self.nesting = outer
        state.status = "done"

    def call_function(self, module: Module, name: str) -> Raised | None:
        """Call a function of a module that has run, as the generated `__main__` does."""
        state = self.state_of(module)
        function = state.names.get(name)
        if not isinstance(function, Function):
            return None
        failures: list[Raised] = []

        def body() -> Generator[ModuleState, None, None]:
            try:
                yield from self.call(function, (), (), Frame(state, {}), (0, 0))
            except Raised as raised:
                failures.append(raised)
            except RecursionError:
                self.may_have_ended = True

        self._exhaust(body())
        return failures[0] if failures else None

    # Statements

    def statement(self, statement: Any, frame: Frame) -> Steps:
        """Execute one statement and return how it left its block, if it did."""
        return (yield from _METHODS[type(statement)](self, statement, frame))

    def _assign(self, statement: Assign, frame: Frame) -> Steps:
        value = yield from self.evaluate(statement.value, frame)
        if isinstance(value, (Const, Sequence)) and frame.state.program and frame.state.program.makes_names:
            value = UNKNOWN  # it may be bound anew unseen
        for target in statement.targets:
            yield from self.assign_to(target, value, frame, statement.line)
        return None

    def _delete(self, statement: Delete, frame: Frame) -> Steps:
        for name in statement.names:
            if frame.unsure:
                self.bind(frame, name, UNKNOWN)
            else:
                frame.names.pop(name, None)
        return None
        yield

    def _define(self, statement: Define, frame: Frame) -> Steps:
        is_plain = True
        for decorator in statement.decorated:
            value = yield from self.evaluate(decorator, frame)
            is_plain = is_plain and isinstance(value, Ref) and value.name in HARMLESS_DECORATORS
        self.bind(frame, statement.name, Function(statement, frame.state) if is_plain else UNKNOWN)
        return None

    def _class(self, statement: Class, frame: Frame) -> Steps:
        bases = yield from self.evaluate_all(statement.bases, frame)
        is_plain = not statement.decorated
        for decorator in statement.decorated:
            yield from self.evaluate(decorator, frame)
        names: dict[str, object] = {}
        inner = Frame(frame.state, names, frame.unsure, frame.depth)
        try:
            yield from self.block(statement.body, inner)
        finally:
            is_plain = is_plain and not any(isinstance(base, Unknown) for base in bases)
            for name, value in names.items():
                if isinstance(value, (Const, Sequence)):
                    names[name] = UNKNOWN  # its methods may set it anew
            self.bind(frame, statement.name, ClassObject(names, bases) if is_plain else UNKNOWN)
        return None

    def _jump(self, statement: Jump, frame: Frame) -> Steps:
        if statement.kind == "return" and statement.value is not None:
            frame.names["return"] = yield from self.evaluate(statement.value, frame)
        return statement

    def _raise(self, statement: Raise, frame: Frame) -> Steps:
        faults = frame.handling.faults if frame.handling is not None else ()
        if statement.is_bare:
            raise Raised(frame.handling.kind if frame.handling is not None else None, faults, stops=True)
        value = yield from self.evaluate(statement.value, frame)
        kind = (
            value.name.removeprefix("builtins.")
            if isinstance(value, Ref) and value.name.startswith("builtins.")
            else None
        )
        raise Raised(kind, faults, stops=True)

    def _import_statement(self, statement: Import, frame: Frame) -> Steps:
        return (yield from self.import_statement(statement, frame))

    # Calls

    def call_body(self, function: Function, arguments: tuple[object, ...], keywords: Any, frame: Frame) -> Steps:
        """Run the body of a function and return what it returns."""
        define = function.define
        depth = BLOCK_DEPTH * (self.nesting + define.levels) + CALL_DEPTH * frame.depth
        if not define.body or frame.depth >= DEEPEST_CALL or depth > DEEPEST or self.steps > MOST_STEPS:
            self.may_have_ended |= define.exits and not frame.unsure
            return UNKNOWN
        given = arguments if function.first is None else (function.first, *arguments)
        names: dict[str, object] = dict.fromkeys(define.parameters, UNKNOWN)
        names.update(zip(define.parameters, given, strict=False))
        names.update((name, value) for name, value in keywords if name in names)
        program = function.state.program
        names.update((name, UNKNOWN) for name in define.parameters if program and name in program.global_names)
        inner = Frame(function.state, names, frame.unsure, frame.depth + 1)
        flow = yield from self.block(define.body, inner)
        if flow is None:
            return Const(None) if not frame.unsure else UNKNOWN
        return names.get("return", UNKNOWN) if flow is not MAYBE else UNKNOWN


_METHODS: dict[Any, Any] = {
    Import: Execution._import_statement,
    Assign: Execution._assign,
    Delete: Execution._delete,
    If: Execution.run_if,
    Loop: Execution.run_loop,
    While: Execution.run_while,
    Try: Execution.run_try,
    With: Execution.run_with,
    Define: Execution._define,
    Class: Execution._class,
    Jump: Execution._jump,
    Raise: Execution._raise,
}
