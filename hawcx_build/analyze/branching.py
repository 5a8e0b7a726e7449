"""What runs of a compound statement: which branch, how often, and which handler when it surely fails."""

from __future__ import annotations

from hawcx_build.analyze.abstract import UNKNOWN, Frame, Raised, Ref, Sequence, is_caught, truth
from hawcx_build.analyze.calls import MOST_STEPS
from hawcx_build.analyze.evaluate import Evaluation
from hawcx_build.analyze.program import Assign, Class, If, Jump, Loop, Raise, Try, While, With

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hawcx_build.analyze.importing import Steps
    from hawcx_build.analyze.program import Block

SWALLOWING = frozenset({"contextlib.ExitStack()", "contextlib.AsyncExitStack()", "contextlib.suppress()"})
"""What context managers of the standard library may swallow exceptions that the statement itself does not name."""

MAYBE = Jump(0, "maybe", None)
"""What a block returns when it may have been left early: what follows is not sure to run."""


class Branching(Evaluation):
    """Executes blocks; how single statements run is left to `statement`."""

    nesting = 0  # blocks that stand around the current one, calls included
    doubting: Frame | None = None  # whose statements, once they may have raised, may be left for a handler

    def statement(self, statement: Any, frame: Frame) -> Steps:
        """Execute one statement and return how it left its block, if it did."""
        raise NotImplementedError

    def block(self, block: Block, frame: Frame, *, stop_at_first: bool = False) -> Steps:
        """Execute statements in order; return how the block was left early, if it was.

        Raises:
            Raised: it surely fails; the failing imports after the first are named too, unless `stop_at_first`.
        """
        pending: Raised | None = None
        is_unsure = False
        is_doubted = False  # a handler may have taken over, and what follows may not have run
        flow: object = None
        self.nesting += 1
        try:
            for statement in block:
                self.steps += 1
                try:
                    flow = yield from self.statement(statement, frame)
                except Raised as raised:
                    if is_unsure or self.may_have_ended:
                        continue
                    if is_doubted:
                        is_unsure = raised.kind == "SystemExit"
                        frame.unsure += is_unsure
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
                if self.doubting is frame and not is_doubted and may_raise(statement):
                    is_doubted = True
                    frame.unsure += 1
        finally:
            frame.unsure -= is_unsure + is_doubted
            self.nesting -= 1
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

    def run_if(self, statement: If, frame: Frame) -> Steps:
        """Take the branch that is known, or try each."""
        results: list[Any] = []
        for test, body in statement.branches:
            if results:
                value = None
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

    def run_loop(self, statement: Loop, frame: Frame) -> Steps:
        """Run the body for each known value, or perhaps."""
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
                if self.steps > MOST_STEPS:  # the rest is not followed, and may do anything once or not at all
                    yield from self.assign_to(statement.target, UNKNOWN, frame, statement.line)
                    yield from self.branch(statement.body, frame)
                    return MAYBE
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

    def run_while(self, statement: While, frame: Frame) -> Steps:
        """Run the body once, perhaps, or not at all."""
        test = truth((yield from self.evaluate(statement.iterable, frame)))
        if test is False:
            return (yield from self.block(statement.otherwise, frame))
        if test is True:
            flow = yield from self.block(statement.body, frame)
            return flow if flow is MAYBE or (flow is not None and flow.kind == "return") else None
        flow, _ = yield from self.branch(statement.body, frame)
        yield from self.branch(statement.otherwise, frame)
        return MAYBE if flow is not None and (flow is MAYBE or flow.kind == "return") else None

    def run_try(self, statement: Try, frame: Frame) -> Steps:
        """Run the body, then what its outcome calls for."""
        flow: Any = None
        doubting = self.doubting
        if (yield from self._may_swallow(statement, frame)):
            self.doubting = frame
        try:
            try:
                flow = yield from self._body(statement, frame, doubting)
            except Raised as raised:
                flow = yield from self._handle(statement, raised, frame)
            else:
                yield from self._idle_handlers(statement, frame)
                if flow is None or flow is MAYBE:
                    after = yield from self.block(statement.otherwise, frame)
                    flow = after if after is not None else flow
        except Raised as raised:
            flow = yield from self._finally(statement, frame, raised)
            if flow is None:
                raise
            return flow  # it was left by a jump, and the exception with it
        final = yield from self.block(statement.final, frame)
        return final if final is not None else flow

    def _body(self, statement: Try, frame: Frame, doubting: Frame | None) -> Steps:
        try:
            return (yield from self.block(statement.body, frame, stop_at_first=bool(statement.handlers)))
        finally:
            self.doubting = doubting

    def _may_swallow(self, statement: Try, frame: Frame) -> Steps:
        """Tell whether some handler may end well what another statement than a failing import raises."""
        for is_bare, expression, _, body in statement.handlers:
            if is_bare or (body and isinstance(body[-1], Raise)):
                continue
            caught = yield from self.evaluate(expression, frame)
            if caught != Ref("builtins.KeyboardInterrupt") and is_caught("ModuleNotFoundError", caught) is not True:
                return True
        return False

    def _finally(self, statement: Try, frame: Frame, pending: Raised) -> Steps:
        try:
            return (yield from self.block(statement.final, frame))
        except Raised as raised:
            if raised.kind == "SystemExit":
                raise
            raise pending.detached().joined(raised) from None

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

    def run_with(self, statement: With, frame: Frame) -> Steps:
        """Run the body; `suppress` and unknown managers may swallow what it raises."""
        swallows: bool | None = False
        exceptions: list[object] = []
        for expression, target in statement.items:
            if expression is not None and expression[0] == "call":
                function = yield from self.evaluate(expression[1], frame)
                if function == Ref("contextlib.suppress"):
                    exceptions += yield from self.evaluate_all(expression[2], frame)
                    continue
            value = yield from self.evaluate(expression, frame)
            if target is not None:
                yield from self.assign_to(target, value, frame, statement.line)
            if not isinstance(value, Ref) or value.name in SWALLOWING or value.name.endswith(".assertRaises()"):
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


def may_raise(statement: Any) -> bool:
    """Tell whether a statement contains a call, a subscript or anything that is not followed."""
    if isinstance(statement, Assign):
        return not _is_plain(statement.value)
    if isinstance(statement, If):
        return (
            any(not _is_plain(test) or any(map(may_raise, body)) for test, body in statement.branches)
            or any(map(may_raise, statement.otherwise))
        )  # fmt: skip
    return isinstance(statement, (Loop, With, Try, Class))


def _is_plain(expression: Any) -> bool:
    if expression is None or expression[0] not in ("const", "name", "attr", "not", "compare", "tuple", "and", "or"):
        return False
    parts = [part for field in expression[1:] if isinstance(field, tuple) for part in (field, *field)]
    return all(_is_plain(part) for part in parts if isinstance(part, tuple) and part and isinstance(part[0], str))


def _is_import_error(value: object) -> bool:
    if isinstance(value, Sequence):
        return bool(value.elements) and all(map(_is_import_error, value.elements))
    return isinstance(value, Ref) and value.name in ("builtins.ImportError", "builtins.ModuleNotFoundError")
