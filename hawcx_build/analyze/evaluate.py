"""What an expression gives, as far as that is known, and what evaluating it does: calls, imports by call, changed paths."""

from __future__ import annotations

from hawcx_build.analyze.abstract import (
    FACTS,
    UNKNOWN,
    ClassObject,
    Const,
    Coroutine,
    Frame,
    Function,
    Instance,
    ModuleObject,
    ModuleState,
    Raised,
    Ref,
    Sequence,
    compare,
    truth,
)
from hawcx_build.analyze.importing import Importing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hawcx_build.analyze.importing import Steps
    from hawcx_build.analyze.program import Expression

BUILTINS = frozenset(
    "__import__ BaseException Exception ImportError ModuleNotFoundError SyntaxError AttributeError NameError TypeError "
    "ValueError KeyError IndexError LookupError OSError IOError EnvironmentError RuntimeError NotImplementedError "
    "AssertionError SystemExit KeyboardInterrupt StopIteration UnicodeError exit quit setattr open".split()
)
"""Built-in names that keep their meaning even in a module that makes names in ways that are not followed."""

IMPORT_CALLS = frozenset({"builtins.__import__", "importlib.import_module", "importlib.__import__"})
EXIT_CALLS = frozenset({"sys.exit", "os._exit", "builtins.exit", "builtins.quit", "os.abort"})
RUN_CALLS = frozenset({"asyncio.run", "asyncio.get_event_loop().run_until_complete",
                       "asyncio.new_event_loop().run_until_complete"})  # fmt: skip
PATHS = ("sys.path", "sys.path_hooks", "sys.path_importer_cache")
PATH_CALLS = frozenset({f"{path}.{method}" for path in PATHS for method in ("append", "insert", "extend", "__setitem__")}
                       | {"site.addsitedir", "site.addpackage"})  # fmt: skip
FINDER_CALLS = frozenset({f"sys.meta_path.{method}" for method in ("append", "insert", "extend", "__setitem__")})
MODULE_CALLS = frozenset({"sys.modules.update", "sys.modules.setdefault", "sys.modules.__setitem__"})
HARMLESS_DECORATORS = frozenset({"functools.lru_cache", "functools.lru_cache()", "functools.cache",
                                 "builtins.staticmethod"})  # fmt: skip
DEEPEST_CALL = 12  # calls inside each other that are followed; real start-up code has fewer than 6
MOST_STEPS = 400_000  # statements executed for one upload; beyond it calls and loops are no longer followed


class Evaluation(Importing):
    """Evaluates expressions; `call_body` is left to the execution of statements."""

    steps = 0

    def call_body(self, function: Function, arguments: tuple[object, ...], keywords: Any, frame: Frame) -> Steps:
        """Run the body of a function and return what it returns."""
        raise NotImplementedError

    def evaluate(self, expression: Expression, frame: Frame) -> Steps:
        """Return the value of an expression."""
        if expression is None:
            return UNKNOWN
        kind = expression[0]
        if kind == "const":
            return Const(expression[1])
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
            return _TextMethod(fact, name) if isinstance(fact, str) else Ref(f"{base.name}.{name}")
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
            return _TextMethod(base.value, name)
        return UNKNOWN

    def _item(self, expression: Any, frame: Frame) -> Steps:
        base = yield from self.evaluate(expression[1], frame)
        index = expression[2]
        if index is not None and index[0] == "slice":
            low = yield from self.evaluate(index[1] or ("const", None), frame)
            high = yield from self.evaluate(index[2] or ("const", None), frame)
            return _slice(base, low, high)
        at = yield from self.evaluate(index, frame)
        if isinstance(at, Const) and isinstance(at.value, int):
            if base == Ref("sys.version_info") and at.value in (0, 1):
                return Const((3, 10)[at.value])
            if isinstance(base, Sequence) and -len(base.elements) <= at.value < len(base.elements):
                return base.elements[at.value]
        return UNKNOWN

    def _tuple(self, expression: Any, frame: Frame) -> Steps:
        elements = []
        for element in expression[1]:
            elements.append((yield from self.evaluate(element, frame)))
        return Sequence(tuple(elements))

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
            answer = compare(left, operator, right)
            if answer is False:
                return Const(False)
            result = None if answer is None else result
            left = right
        return UNKNOWN if result is None else Const(result)

    def _add(self, expression: Any, frame: Frame) -> Steps:
        left = yield from self.evaluate(expression[1], frame)
        right = yield from self.evaluate(expression[2], frame)
        if isinstance(left, Const) and isinstance(right, Const) and isinstance(left.value, str):
            if isinstance(right.value, str):
                return Const((left.value + right.value)[:4096])
        if isinstance(left, Const) and isinstance(left.value, str):
            return _Prefix(left.value)
        if isinstance(left, Sequence) and isinstance(right, Sequence):
            return Sequence((left.elements + right.elements)[:4096])
        return left if isinstance(left, _Prefix) else UNKNOWN

    def _format(self, expression: Any, frame: Frame) -> Steps:
        text = ""
        for part in expression[1]:
            value = yield from self.evaluate(part, frame)
            if not isinstance(value, Const) or isinstance(value.value, bool):
                return _Prefix(text)
            text = (text + str(value.value))[:4096]
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
                except Raised:
                    pass
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
        inner = Frame(frame.state, dict(frame.names), frame.unsure, frame.depth)
        for value in values.elements:
            inner.names[expression[1]] = value
            results.append((yield from self.evaluate(expression[3], inner)))
        return Sequence(tuple(results))

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
            return Sequence((left.elements + right.elements)[:4096])
        return UNKNOWN

    # Calls

    def _call(self, expression: Any, frame: Frame) -> Steps:
        _, function_expression, argument_expressions, keyword_expressions, line, column = expression
        function = yield from self.evaluate(function_expression, frame)
        arguments = []
        for argument in argument_expressions:
            arguments.append((yield from self.evaluate(argument, frame)))
        keywords = []
        for name, value in keyword_expressions:
            keywords.append((name, (yield from self.evaluate(value, frame))))
        return (yield from self.call(function, tuple(arguments), tuple(keywords), frame, (line, column + 1)))

    def call(
        self, function: object, arguments: tuple[object, ...], keywords: Any, frame: Frame, place: tuple[int, int]
    ) -> Steps:
        """Return what a call gives, having done what it does."""
        if isinstance(function, Ref):
            return (yield from self._call_stdlib(function, arguments, dict(keywords), frame, place))
        if isinstance(function, Function):
            if function.define.is_generator:
                return UNKNOWN
            if function.define.is_async:
                return Coroutine(function, arguments)
            return (yield from self.call_body(function, arguments, keywords, frame))
        if isinstance(function, ClassObject):
            instance = Instance(function)
            maker = function.names.get("__init__")
            if isinstance(maker, Function) and not any(isinstance(base, ClassObject) for base in function.bases):
                bound = Function(maker.define, maker.state, instance)
                yield from self.call_body(bound, arguments, keywords, frame)
            return instance
        if isinstance(function, _TextMethod):
            return function.call(arguments)
        return UNKNOWN

    def _call_stdlib(
        self,
        function: Ref,
        arguments: tuple[object, ...],
        keywords: dict[str, object],
        frame: Frame,
        place: tuple[int, int],
    ) -> Steps:
        name = function.name
        if name in IMPORT_CALLS:
            return (yield from self._import_by_call(name, arguments, keywords, frame, place))
        if name in EXIT_CALLS:
            raise Raised("SystemExit", (), stops=True)
        if name in RUN_CALLS and arguments and isinstance(arguments[0], Coroutine):
            return (yield from self.call_body(arguments[0].function, arguments[0].arguments, (), frame))
        if name in PATH_CALLS:
            self.changed_path(frame, place[0])
        elif name in FINDER_CALLS:
            self.made_prefixes.append(frame.state.module.name.partition(".")[0] + ".")
        elif name.startswith("builtins.__path__."):
            frame.state.names["__path__"] = UNKNOWN
        elif name in MODULE_CALLS:
            self.made_module(arguments[0] if name.endswith("setdefault") and arguments else UNKNOWN, frame, place[0])
        elif name == "importlib.util.find_spec":
            return self._find_spec(arguments)
        elif name == "builtins.setattr" and arguments and isinstance(arguments[0], ModuleObject):
            if arguments[0].state is not None:
                arguments[0].state.makes_names = True
        result = f"{name}()"
        return Const(FACTS[result]) if result in FACTS else Ref(result)

    def _find_spec(self, arguments: tuple[object, ...]) -> object:
        first = arguments[0] if arguments else UNKNOWN
        if not isinstance(first, Const) or not isinstance(first.value, str) or "." in first.value:
            return UNKNOWN
        if self.path_change is not None or first.value in self.made_names:
            return UNKNOWN
        return Ref("importlib.machinery.ModuleSpec()") if self.index.find(first.value) else Const(None)

    def _import_by_call(
        self,
        name: str,
        arguments: tuple[object, ...],
        keywords: dict[str, object],
        frame: Frame,
        place: tuple[int, int],
    ) -> Steps:
        first = arguments[0] if arguments else keywords.get("name", UNKNOWN)
        if not isinstance(first, Const) or not isinstance(first.value, str):
            self.unread[(frame.state.module.path or "", *place)] = name.rpartition(".")[2]
            return UNKNOWN
        wanted = first.value
        if wanted.startswith("."):
            package = arguments[1] if len(arguments) > 1 else keywords.get("package", UNKNOWN)
            if not isinstance(package, Const) or not isinstance(package.value, str):
                return UNKNOWN
            level = len(wanted) - len(wanted.lstrip("."))
            parts = package.value.split(".")
            if level > len(parts):
                return UNKNOWN
            wanted = ".".join([*parts[: len(parts) - level + 1], wanted.lstrip(".")])
        if not all(map(str.isidentifier, wanted.split("."))):
            return UNKNOWN
        leaf = yield from self.load(wanted, frame, place)
        if name.endswith("__import__") and len(arguments) < 4 and "fromlist" not in keywords:
            return self.module_object(wanted.partition(".")[0])
        return leaf

    # Effects

    def changed_path(self, frame: Frame, line: int) -> None:
        """Remember who first changed where modules are looked for."""
        if self.path_change is None:
            self.path_change = (frame.state.module.path or "", line)

    def made_module(self, key: object, frame: Frame, line: int) -> None:
        """Take note that `sys.modules` got an entry."""
        if isinstance(key, Const) and isinstance(key.value, str):
            self.made_names.add(key.value)
            if key.value in self.states:
                self.states[key.value].makes_names = True
        elif isinstance(key, _Prefix) and key.text:
            self.made_prefixes.append(key.text)
        else:
            self.changed_path(frame, line)

    def assign_to(self, target: Expression, value: object, frame: Frame, line: int) -> Steps:
        """Bind an assignment's target."""
        if target is None:
            return None
        if target[0] == "name":
            self.bind(frame, target[1], value)
        elif target[0] == "unpacked":
            names = target[1] if isinstance(target[1], tuple) else (target[1],)
            for name in names:
                self.bind(frame, name, UNKNOWN)
        elif target[0] in ("item", "attr"):
            base = yield from self.evaluate(target[1], frame)
            self._assign_inside(target, base, value, frame, line)
            if base == Ref("sys.modules") and target[0] == "item":
                self.made_module((yield from self.evaluate(target[2], frame)), frame, line)
        return None

    def _assign_inside(self, target: Any, base: object, value: object, frame: Frame, line: int) -> None:
        if isinstance(base, Ref) and (base.name in PATHS or base.name == "sys.meta_path"):
            self.changed_path(frame, line)
        elif base == Ref("sys") and target[0] == "attr" and target[2] in ("path", "meta_path", "path_hooks"):
            self.changed_path(frame, line)
        elif isinstance(base, ModuleObject) and base.state is not None and target[0] == "attr":
            base.state.names[target[2]] = value
        elif isinstance(base, ClassObject) and target[0] == "attr":
            base.names[target[2]] = value


class _Prefix:
    """A string of which only the beginning is known."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class _TextMethod:
    """A method of a known string."""

    __slots__ = ("name", "text")

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name

    def call(self, arguments: tuple[object, ...]) -> object:
        plain = [a.value if isinstance(a, Const) else a for a in arguments]
        if self.name in ("startswith", "endswith") and len(plain) == 1:
            options = arguments[0]
            if isinstance(options, Sequence):
                plain[0] = tuple(e.value for e in options.elements if isinstance(e, Const))
            if isinstance(plain[0], (str, tuple)) and all(isinstance(option, str) for option in plain[0]):
                return Const(getattr(self.text, self.name)(plain[0]))
        if self.name in ("lower", "upper", "strip") and not plain:
            return Const(getattr(self.text, self.name)())
        if self.name == "format" and plain and all(isinstance(value, (str, int)) for value in plain):
            head = self.text.partition("{")[0]
            simple = self.text.replace("{}", "", len(plain))
            if "{" not in simple and "}" not in simple and self.text.count("{}") == len(plain):
                return Const(self.text.format(*plain)[:4096])
            return _Prefix(head)
        return UNKNOWN


def _slice(base: object, low: object, high: object) -> object:
    if not isinstance(low, Const) or not isinstance(high, Const):
        return UNKNOWN
    if not all(end is None or isinstance(end, int) for end in (low.value, high.value)):
        return UNKNOWN
    if base == Ref("sys.version_info"):
        if low.value in (None, 0) and high.value in (1, 2):
            return Sequence(tuple(map(Const, (3, 10)[: high.value])))
        return UNKNOWN
    if isinstance(base, Sequence):
        return Sequence(base.elements[low.value : high.value])
    return UNKNOWN


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
