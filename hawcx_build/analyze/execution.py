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
    is_caught,
    truth,
)
from hawcx_build.analyze.evaluate import DEEPEST_CALL, HARMLESS_DECORATORS, MOST_STEPS, Evaluation
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
    from hawcx_build.analyze.program import Block

MAYBE = Jump(0, "maybe", None)
"""What a block returns when it may have been left early: what follows is not sure to run."""


class Execution(Evaluation):
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
        if state.status != "new":
            return state.failure
        stack = [(state, self._module(state))]
        while stack:
            try:
                wanted = next(stack[-1][1])
            except StopIteration:
                stack.pop()
            else:
                stack.append((wanted, self._module(wanted)))
        return state.failure

    def _module(self, state: ModuleState) -> Generator[ModuleState, None, None]:
        state.status = "running"
        path = state.module.path or ""
        if path in self.broken:
            state.failure = Raised("SyntaxError", (self.broken[path],), stops=False)
        elif state.program is not None:
            try:
                yield from self.block(state.program.body, Frame(state, state.names))
            except Raised as raised:
                state.failure = raised.detached()
        state.status = "done"

    def call_function(self, module: Module, name: str) -> Raised | None:
        """Call a function of a module that has run, as the generated `__main__` does."""
        state = self.state_of(module)
        function = state.names.get(name)
        if not isinstance(function, Function):
            return None
        caller = ModuleState(module, None)
        failures: list[Raised] = []

        def body() -> Generator[ModuleState, None, None]:
            try:
                yield from self.call(function, (), (), Frame(state, {}), (0, 0))
            except Raised as raised:
                failures.append(raised)

        stack: list[Any] = [(caller, body())]
        while stack:
            try:
                wanted = next(stack[-1][1])
            except StopIteration:
                stack.pop()
            else:
                stack.append((wanted, self._module(wanted)))
        return failures[0] if failures else None

    # Blocks

    def block(self, block: Block, frame: Frame, *, stop_at_first: bool = False) -> Steps:
        """Execute statements in order; return how the block was left early, if it was.

        Raises:
            Raised: it surely fails; the failing imports after the first are named too, unless `stop_at_first`.
        """
        pending: Raised | None = None
        is_unsure = False
        flow: object = None
        try:
            for statement in block:
                self.steps += 1
                try:
                    flow = yield from _METHODS[type(statement)](self, statement, frame)
                except Raised as raised:
                    if is_unsure:
                        continue
                    pending = raised.detached() if pending is None else pending.joined(raised)
                    if raised.stops or stop_at_first:
                        break
                    continue
                if flow is MAYBE and not is_unsure:
                    is_unsure = True
                    frame.unsure += 1
                elif flow is not None and flow is not MAYBE:
                    break
        finally:
            frame.unsure -= is_unsure
        if pending is not None:
            raise pending
        if is_unsure:
            return MAYBE
        return None if flow is MAYBE else flow

    def branch(self, block: Block, frame: Frame) -> Steps:
        """Execute a block that may not run; return (how it was left, why it fails)."""
        frame.unsure += 1
        try:
            return (yield from self.block(block, frame)), None
        except Raised as raised:
            return None, raised.detached()
        finally:
            frame.unsure -= 1

    # Statements

    def _assign(self, statement: Assign, frame: Frame) -> Steps:
        value = yield from self.evaluate(statement.value, frame)
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

    def _if(self, statement: If, frame: Frame) -> Steps:
        results: list[Any] = []
        for test, body in statement.branches:
            if results:
                value, raised = None, None
                frame.unsure += 1
                try:
                    value = truth((yield from self.evaluate(test, frame)))
                except Raised:
                    value = None
                finally:
                    frame.unsure -= 1
            else:
                value = truth((yield from self.evaluate(test, frame)))
            if value is False:
                continue
            if value is True and not results:
                return (yield from self.block(body, frame))
            results.append((yield from self.branch(body, frame)))
            if value is True:
                return self._joined(results)
        if not results:
            return (yield from self.block(statement.otherwise, frame))
        results.append((yield from self.branch(statement.otherwise, frame)))
        return self._joined(results)

    @staticmethod
    def _joined(results: list[Any]) -> object:
        """Return how an undecided choice ends; it fails only when every branch does."""
        failures = [raised for _, raised in results if raised is not None]
        if len(failures) == len(results):
            first = failures[0].detached()
            for other in failures[1:]:
                first = first.joined(other)
            raise first
        flows = [flow for flow, raised in results if raised is None]
        if all(flow is not None and flow is not MAYBE for flow in flows):
            return flows[0] if len({flow.kind for flow in flows}) == 1 else MAYBE
        return MAYBE if any(flow is not None for flow in flows) else None

    def _loop(self, statement: Loop, frame: Frame) -> Steps:
        values = yield from self.evaluate(statement.iterable, frame)
        if isinstance(values, Sequence) and self.steps < MOST_STEPS:
            return (yield from self._unrolled(statement, values, frame))
        yield from self.assign_to(statement.target, UNKNOWN, frame, statement.line)
        flow, _ = yield from self.branch(statement.body, frame)
        if flow is not None and (flow is MAYBE or flow.kind == "return"):
            return MAYBE
        return (yield from self.block(statement.otherwise, frame)) if flow is None else None

    def _unrolled(self, statement: Loop, values: Sequence, frame: Frame) -> Steps:
        is_unsure = False
        try:
            for value in values.elements:
                yield from self.assign_to(statement.target, value, frame, statement.line)
                try:
                    flow = yield from self.block(statement.body, frame)
                except Raised:
                    if is_unsure:
                        continue
                    raise
                if flow is MAYBE and not is_unsure:
                    is_unsure = True
                    frame.unsure += 1
                elif flow is not None and flow is not MAYBE:
                    if flow.kind == "break":
                        return None
                    if flow.kind == "return":
                        return MAYBE if is_unsure else flow
        finally:
            frame.unsure -= is_unsure
        if is_unsure:
            yield from self.branch(statement.otherwise, frame)
            return None
        return (yield from self.block(statement.otherwise, frame))

    def _while(self, statement: While, frame: Frame) -> Steps:
        test = truth((yield from self.evaluate(statement.iterable, frame)))
        if test is False:
            return (yield from self.block(statement.otherwise, frame))
        if test is True:
            flow = yield from self.block(statement.body, frame)
            return flow if flow is MAYBE or (flow is not None and flow.kind == "return") else None
        flow, _ = yield from self.branch(statement.body, frame)
        yield from self.branch(statement.otherwise, frame)
        return MAYBE if flow is not None and (flow is MAYBE or flow.kind == "return") else None

    def _try(self, statement: Try, frame: Frame) -> Steps:
        flow = None
        try:
            try:
                flow = yield from self.block(statement.body, frame, stop_at_first=bool(statement.handlers))
            except Raised as raised:
                flow = yield from self._handle(statement, raised, frame)
            else:
                yield from self._idle_handlers(statement, frame)
                if flow is None or flow is MAYBE:
                    after = yield from self.block(statement.otherwise, frame)
                    flow = after if after is not None else flow
        except Raised as raised:
            yield from self._finally(statement, frame, raised)
            raise
        final = yield from self.block(statement.final, frame)
        return final if final is not None else flow

    def _finally(self, statement: Try, frame: Frame, pending: Raised) -> Steps:
        try:
            yield from self.block(statement.final, frame)
        except Raised as raised:
            raise pending.detached().joined(raised) from None
        return None

    def _idle_handlers(self, statement: Try, frame: Frame) -> Steps:
        """Walk handlers of a body that is not known to fail: what they bind may be bound."""
        for is_bare, expression, name, body in statement.handlers:
            if not is_bare and _is_import_error((yield from self.evaluate(expression, frame))):
                continue  # every import of the body resolves
            if name:
                self.bind(frame, name, UNKNOWN)
            before = frame.handling
            frame.handling = Raised(None, (), stops=True)
            yield from self.branch(body, frame)
            frame.handling = before
        return None

    def _handle(self, statement: Try, raised: Raised, frame: Frame) -> Steps:
        """Run the handler that catches a sure failure; raise it on when none does."""
        for is_bare, expression, name, body in statement.handlers:
            if is_bare:
                catches: bool | None = True
            else:
                catches = is_caught(raised.kind, (yield from self.evaluate(expression, frame)))
            if catches is False:
                continue
            if name:
                self.bind(frame, name, UNKNOWN)
            before, frame.handling = frame.handling, raised
            try:
                if catches is None:
                    yield from self.branch(body, frame)
                    return None  # either it is caught, or nothing after it matters
                return (yield from self.block(body, frame))
            finally:
                frame.handling = before
        raise raised

    def _with(self, statement: With, frame: Frame) -> Steps:
        swallows: bool | None = False
        exceptions: list[object] = []
        for expression, target in statement.items:
            if expression is not None and expression[0] == "call":
                function = yield from self.evaluate(expression[1], frame)
                if function == Ref("contextlib.suppress"):
                    for argument in expression[2]:
                        exceptions.append((yield from self.evaluate(argument, frame)))
                    continue
            value = yield from self.evaluate(expression, frame)
            if target is not None:
                yield from self.assign_to(target, value, frame, statement.line)
            if not isinstance(value, Ref):
                swallows = None  # a context manager of the upload's own may swallow what the body raises
        try:
            flow = yield from self.block(statement.body, frame, stop_at_first=bool(exceptions) or swallows is None)
        except Raised as raised:
            if is_caught(raised.kind, Sequence(tuple(exceptions))):
                return None
            if swallows is None and raised.kind != "SystemExit":
                return None
            raise
        return flow

    def _define(self, statement: Define, frame: Frame) -> Steps:
        is_plain = True
        for decorator in statement.decorated:
            value = yield from self.evaluate(decorator, frame)
            is_plain = is_plain and isinstance(value, Ref) and value.name in HARMLESS_DECORATORS
        self.bind(frame, statement.name, Function(statement, frame.state) if is_plain else UNKNOWN)
        return None

    def _class(self, statement: Class, frame: Frame) -> Steps:
        bases = []
        for base in statement.bases:
            bases.append((yield from self.evaluate(base, frame)))
        is_plain = not statement.decorated
        for decorator in statement.decorated:
            yield from self.evaluate(decorator, frame)
        names: dict[str, object] = {}
        inner = Frame(frame.state, names, frame.unsure, frame.depth)
        try:
            yield from self.block(statement.body, inner)
        finally:
            is_plain = is_plain and not any(isinstance(base, Unknown) for base in bases)
            self.bind(frame, statement.name, ClassObject(names, tuple(bases)) if is_plain else UNKNOWN)
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
        if not define.body or frame.depth >= DEEPEST_CALL or self.steps > MOST_STEPS:
            return UNKNOWN
        given = arguments if function.first is None else (function.first, *arguments)
        names: dict[str, object] = dict.fromkeys(define.parameters, UNKNOWN)
        names.update(zip(define.parameters, given, strict=False))
        names.update((name, value) for name, value in keywords if name in names)
        inner = Frame(function.state, names, frame.unsure, frame.depth + 1)
        flow = yield from self.block(define.body, inner)
        if flow is None:
            return Const(None) if not frame.unsure else UNKNOWN
        return names.get("return", UNKNOWN) if flow is not MAYBE else UNKNOWN


def _is_import_error(value: object) -> bool:
    if isinstance(value, Sequence):
        return bool(value.elements) and all(map(_is_import_error, value.elements))
    return isinstance(value, Ref) and value.name in ("builtins.ImportError", "builtins.ModuleNotFoundError")


_METHODS: dict[Any, Any] = {
    Import: Execution._import_statement,
    Assign: Execution._assign,
    Delete: Execution._delete,
    If: Execution._if,
    Loop: Execution._loop,
    While: Execution._while,
    Try: Execution._try,
    With: Execution._with,
    Define: Execution._define,
    Class: Execution._class,
    Jump: Execution._jump,
    Raise: Execution._raise,
}
