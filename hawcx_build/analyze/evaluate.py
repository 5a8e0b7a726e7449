"""What an expression gives, as far as that is known, and what evaluating it does."""

from __future__ import annotations

from hawcx_build.analyze.abstract import (
    FACTS,
    LONGEST_TEXT,
    UNKNOWN,
    ClassObject,
    Const,
    Coroutine,
    Frame,
    Function,
    Instance,
    ModuleObject,
    Raised,
    Ref,
    Sequence,
    compare,
    constant,
    sequence,
    truth,
)
from hawcx_build.analyze.calls import MOST_STEPS, PATHS, Calling
from hawcx_build.analyze.texts import Prefix, TextMethod, sliced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hawcx_build.analyze.importing import Steps
    from hawcx_build.analyze.program import Expression

BUILTINS = frozenset(
    [
        "__import__",
        "BaseException",
        "Exception",
        "ImportError",
        "ModuleNotFoundError",
        "SyntaxError",
        "AttributeError",
        "NameError",
        "TypeError",
        "ValueError",
        "KeyError",
        "IndexError",
        "LookupError",
        "OSError",
        "IOError",
        "EnvironmentError",
        "RuntimeError",
        "NotImplementedError",
        "AssertionError",
        "SystemExit",
        "KeyboardInterrupt",
        "StopIteration",
        "UnicodeError",
        "exit",
        "quit",
        "setattr",
        "open",
    ]
)
"""Built-in names that keep their meaning even in a module that makes names in ways that are not followed."""


COPIES_PER_STEP = 16  # elements or names that cost about one step to copy


class Evaluation(Calling):
    """Evaluates expressions."""

    def evaluate(self, expression: Expression, frame: Frame) -> Steps:
        """Return the value of an expression; each part of it is a step, and beyond the last step nothing is known."""
        self.steps += 1
        if expression is None or self.steps > MOST_STEPS:
            return UNKNOWN
        kind = expression[0]
        if kind == "const":
            return constant(expression[1])
        if kind == "name":
            return self.lookup(expression[1], frame)
        if kind == "unpacked":
            return UNKNOWN
        return (yield from _METHODS[kind](self, expression, frame))

    def lookup(self, name: str, frame: Frame) -> object:
        """Return what a name is bound to."""
        for names in (frame.names, frame.state.names):
            if name in names:
                return names[name]
        if name == "__name__":
            return Const(frame.state.module.name)
        if name == "__package__":
            own = frame.state.module
            return Const(own.name if own.kind == "package" else own.name.rpartition(".")[0])
        if name in BUILTINS:
            return Ref(f"builtins.{name}")
        if frame.state.makes_names or (frame.state.program and name in frame.state.program.global_names):
            return UNKNOWN
        return Ref(f"builtins.{name}")

    def _attribute(self, expression: Any, frame: Frame) -> Steps:
        base = yield from self.evaluate(expression[1], frame)
        return self.attribute(base, expression[2])

    def attribute(self, base: object, name: str) -> object:
        """Return an attribute's value."""
        if isinstance(base, Ref):
            fact = FACTS.get(base.name)
            return TextMethod(fact, name) if isinstance(fact, str) else Ref(f"{base.name}.{name}")
        if isinstance(base, ModuleObject):
            if base.state is not None and name in base.state.names:
                return base.state.names[name]
            loaded = self.states.get(f"{base.name}.{name}")
            return ModuleObject(loaded.module.name, loaded) if loaded is not None else UNKNOWN
        if isinstance(base, ClassObject):
            return base.names.get(name, UNKNOWN)
        if isinstance(base, Instance):
            value = base.of.names.get(name, UNKNOWN)
            return Function(value.define, value.state, base) if isinstance(value, Function) else value
        if isinstance(base, Const) and isinstance(base.value, str):
            return TextMethod(base.value, name)
        return UNKNOWN

    def _item(self, expression: Any, frame: Frame) -> Steps:
        base = yield from self.evaluate(expression[1], frame)
        index = expression[2]
        if index is not None and index[0] == "slice":
            low = yield from self.evaluate(index[1] or ("const", None), frame)
            high = yield from self.evaluate(index[2] or ("const", None), frame)
            return sliced(base, low, high)
        at = yield from self.evaluate(index, frame)
        if isinstance(at, Const) and isinstance(at.value, int):
            if base == Ref("sys.version_info") and at.value in (0, 1):
                return Const((3, 10)[at.value])
            if isinstance(base, Sequence) and -len(base.elements) <= at.value < len(base.elements):
                return base.elements[at.value]
        return UNKNOWN

    def _tuple(self, expression: Any, frame: Frame) -> Steps:
        return self._made((yield from self.evaluate_all(expression[1], frame)))

    def _made(self, elements: tuple[object, ...]) -> object:
        """Return a sequence; what making it costs are steps."""
        self.steps += len(elements) // COPIES_PER_STEP
        return sequence(elements)

    def _count(self, *values: object) -> None:
        """Take the elements that a comparison walks for steps."""
        self.steps += sum(value.size for value in values if isinstance(value, Sequence))

    def evaluate_all(self, expressions: Any, frame: Frame) -> Steps:
        """Return the values of some expressions, in order."""
        values = []
        for expression in expressions:
            value = yield from self.evaluate(expression, frame)
            values.append(value)
        return tuple(values)

    def _not(self, expression: Any, frame: Frame) -> Steps:
        value = truth((yield from self.evaluate(expression[1], frame)))
        return UNKNOWN if value is None else Const(not value)

    def _boolean(self, expression: Any, frame: Frame) -> Steps:
        decides = expression[0] == "or"
        is_known = True
        value: object = UNKNOWN
        for number, term in enumerate(expression[1]):
            frame.unsure += not is_known
            try:
                value = yield from self.evaluate(term, frame)
            except Raised:
                if is_known:
                    raise
                value = UNKNOWN
            finally:
                frame.unsure -= not is_known
            known = truth(value)
            if known is decides:
                return value if is_known else Const(decides)
            is_known = is_known and (known is not None or number == len(expression[1]))
        return value if is_known else UNKNOWN

    def _compare(self, expression: Any, frame: Frame) -> Steps:
        left = yield from self.evaluate(expression[1], frame)
        result: bool | None = True
        for operator, right_expression in zip(expression[2], expression[3], strict=False):
            right = yield from self.evaluate(right_expression, frame)
            self._count(left, right)
            answer = compare(left, operator, right)
            if answer is False:
                return Const(False)
            result = None if answer is None else result
            left = right
        return UNKNOWN if result is None else Const(result)

    def _add(self, expression: Any, frame: Frame) -> Steps:
        left = yield from self.evaluate(expression[1], frame)
        right = yield from self.evaluate(expression[2], frame)
        if isinstance(left, Const) and isinstance(left.value, str):
            if isinstance(right, Const) and isinstance(right.value, str):
                text = left.value + right.value
                return Const(text) if len(text) <= LONGEST_TEXT else Prefix(left.value)
            return Prefix(left.value)
        if isinstance(left, Sequence) and isinstance(right, Sequence):
            return self._made(left.elements + right.elements)
        return left if isinstance(left, Prefix) else UNKNOWN

    def _format(self, expression: Any, frame: Frame) -> Steps:
        text = ""
        for part in expression[1]:
            value = yield from self.evaluate(part, frame)
            if not isinstance(value, Const) or isinstance(value.value, bool):
                return Prefix(text)
            longer = text + str(value.value)
            if len(longer) > LONGEST_TEXT:
                return Prefix(text)
            text = longer
        return Const(text)

    def _if(self, expression: Any, frame: Frame) -> Steps:
        test = truth((yield from self.evaluate(expression[1], frame)))
        if test is not None:
            return (yield from self.evaluate(expression[2] if test else expression[3], frame))
        frame.unsure += 1
        try:
            for branch in (expression[2], expression[3]):
                try:
                    yield from self.evaluate(branch, frame)
                except Raised:  # noqa: PERF203 (nothing is known of a branch that may not run)
                    continue
        finally:
            frame.unsure -= 1
        return UNKNOWN

    def _bind(self, expression: Any, frame: Frame) -> Steps:
        value = yield from self.evaluate(expression[2], frame)
        self.bind(frame, expression[1], value)
        return value

    def _each(self, expression: Any, frame: Frame) -> Steps:
        values = yield from self.evaluate(expression[2], frame)
        if not isinstance(values, Sequence):
            return UNKNOWN
        results = []
        self.steps += len(frame.names) // COPIES_PER_STEP
        inner = Frame(frame.state, dict(frame.names), frame.unsure, frame.depth)
        for value in values.elements:
            if self.steps > MOST_STEPS:
                return UNKNOWN
            inner.names[expression[1]] = value
            results.append((yield from self.evaluate(expression[3], inner)))
        return self._made(tuple(results))

    def _await(self, expression: Any, frame: Frame) -> Steps:
        value = yield from self.evaluate(expression[1], frame)
        if isinstance(value, Coroutine):
            return (yield from self.call_body(value.function, value.arguments, (), frame))
        return UNKNOWN

    def _augmented(self, expression: Any, frame: Frame) -> Steps:
        left = yield from self.evaluate(expression[1], frame)
        right = yield from self.evaluate(expression[2], frame)
        if isinstance(left, Ref) and left.name in PATHS:
            self.changed_path(frame, 0)
        if isinstance(left, Sequence) and isinstance(right, Sequence):
            return self._made(left.elements + right.elements)
        return UNKNOWN

    def _call(self, expression: Any, frame: Frame) -> Steps:
        _, function_expression, argument_expressions, keyword_expressions, line, column = expression
        function = yield from self.evaluate(function_expression, frame)
        arguments = yield from self.evaluate_all(argument_expressions, frame)
        keywords = []
        for name, value in keyword_expressions:
            keywords.append((name, (yield from self.evaluate(value, frame))))
        return (yield from self.call(function, tuple(arguments), tuple(keywords), frame, (line, column + 1)))

    def assign_to(self, target: Expression, value: object, frame: Frame, line: int) -> Steps:
        """Bind an assignment's target."""
        self.steps += 1
        if target is None:
            return None
        if target[0] == "name":
            if frame.unsure:
                self._count(value)  # compared with what the name was bound to
            self.bind(frame, target[1], value)
        elif target[0] == "unpacked":
            names = target[1] if isinstance(target[1], tuple) else (target[1],)
            for name in names:
                self.bind(frame, name, UNKNOWN)
        elif target[0] in ("item", "attr"):
            base = yield from self.evaluate(target[1], frame)
            self.assign_inside(target, base, value, frame, line)
            if base == Ref("sys.modules") and target[0] == "item":
                self.made_module((yield from self.evaluate(target[2], frame)), frame, line)
        return None


_METHODS: dict[str, Any] = {
    "attr": Evaluation._attribute,
    "item": Evaluation._item,
    "tuple": Evaluation._tuple,
    "not": Evaluation._not,
    "and": Evaluation._boolean,
    "or": Evaluation._boolean,
    "compare": Evaluation._compare,
    "add": Evaluation._add,
    "format": Evaluation._format,
    "if": Evaluation._if,
    "bind": Evaluation._bind,
    "each": Evaluation._each,
    "await": Evaluation._await,
    "augmented": Evaluation._augmented,
    "call": Evaluation._call,
}
