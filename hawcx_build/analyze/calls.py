"""What calling something does at start.

Functions of the bundle are entered, imports by call are imports, and whoever changes where modules are looked for is
remembered.
"""

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
    Raised,
    Ref,
    Sequence,
)
from hawcx_build.analyze.importing import MAIN, MOST_PREFIXES, Importing
from hawcx_build.analyze.texts import Prefix, TextMethod

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hawcx_build.analyze.importing import Steps

IMPORT_CALLS = frozenset({"builtins.__import__", "importlib.import_module", "importlib.__import__"})
EXIT_CALLS = frozenset({"sys.exit", "os._exit", "builtins.exit", "builtins.quit", "os.abort"}
                       | {f"os.exec{form}" for form in ("l", "le", "lp", "lpe", "v", "ve", "vp", "vpe")})  # fmt: skip
CALLING_BACK = ("builtins.", "functools.")  # others keep a function for later, as `signal` and `atexit` do
RUN_CALLS = frozenset({"asyncio.run", "asyncio.get_event_loop().run_until_complete",
                       "asyncio.new_event_loop().run_until_complete"})  # fmt: skip
PATHS = ("sys.path", "sys.path_hooks", "sys.path_importer_cache")
_ADDERS = ("append", "insert", "extend", "__setitem__")
PATH_CALLS = frozenset({f"{path}.{method}" for path in PATHS for method in _ADDERS}
                       | {"site.addsitedir", "site.addpackage"})  # fmt: skip
FINDER_CALLS = frozenset({f"sys.meta_path.{method}" for method in _ADDERS})
MODULE_CALLS = frozenset({"sys.modules.update", "sys.modules.setdefault", "sys.modules.__setitem__"})
MOST_STEPS = 400_000  # statements executed for one upload; beyond it calls and loops are not followed


class Calling(Importing):
    """Calls values; `call_body` is left to the execution of statements."""

    steps = 0
    may_have_ended = False  # something that is not followed may have ended the program: nothing later surely runs

    def call_body(self, function: Function, arguments: tuple[object, ...], keywords: Any, frame: Frame) -> Steps:
        """Run the body of a function and return what it returns."""
        raise NotImplementedError

    def call(
        self, function: object, arguments: tuple[object, ...], keywords: Any, frame: Frame, place: tuple[int, int]
    ) -> Steps:
        """Return what a call gives, having done what it does."""
        if any(map(_is_modules, arguments)) or any(_is_modules(value) for _, value in keywords):
            is_followed = isinstance(function, Function) and function.define.body
            if not is_followed:
                self.changed_path(frame, place[0])
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
        if isinstance(function, TextMethod):
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
        if name.startswith(CALLING_BACK) and any(isinstance(a, Function) and a.define.exits for a in arguments):
            self.may_have_ended = True
        if name in RUN_CALLS and arguments and isinstance(arguments[0], Coroutine):
            return (yield from self.call_body(arguments[0].function, arguments[0].arguments, (), frame))
        if name in PATH_CALLS:
            self.changed_path(frame, place[0])
        elif name in FINDER_CALLS:
            self._added_finder(frame, place[0])
        elif name.startswith("builtins.__path__."):
            frame.state.names["__path__"] = UNKNOWN
        elif name in MODULE_CALLS:
            self.made_module(arguments[0] if name.endswith("setdefault") and arguments else UNKNOWN, frame, place[0])
        elif name == "importlib.util.find_spec":
            return self._find_spec(arguments)
        elif name == "builtins.setattr" and arguments:
            if isinstance(arguments[0], ModuleObject):
                arguments[0].makes_names()
            elif isinstance(arguments[0], ClassObject):
                arguments[0].names.clear()
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
            at = (frame.state.module.path or "", place[0], place[1])
            self.unread[at] = name.rpartition(".")[2]
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
        if not wanted.isascii() or not all(map(str.isidentifier, wanted.split("."))):  # hosts differ on other letters
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
        elif isinstance(key, Prefix) and key.text:
            self._made_prefix(key.text, frame, line)
        else:
            self.changed_path(frame, line)

    def _added_finder(self, frame: Frame, line: int) -> None:
        """Take note of a finder: a package's own finds what is below it, the program's own may find anything."""
        top = frame.state.module.name.partition(".")[0]
        if top == MAIN:
            self.changed_path(frame, line)
        else:
            self._made_prefix(f"{top}.", frame, line)

    def _made_prefix(self, prefix: str, frame: Frame, line: int) -> None:
        if len(self.made_prefixes) < MOST_PREFIXES:
            self.made_prefixes.add(prefix)
        else:
            self.changed_path(frame, line)

    def assign_inside(self, target: Any, base: object, value: object, frame: Frame, line: int) -> None:
        """Take note of an assignment to an item or an attribute."""
        if (isinstance(base, Ref) and (base.name in PATHS or base.name == "sys.meta_path")) or (
            base == Ref("sys") and target[0] == "attr" and target[2] in ("path", "meta_path", "path_hooks")
        ):
            self.changed_path(frame, line)
        elif _is_modules(value):
            self.changed_path(frame, line)  # whoever gets hold of it there may add to it
        if frame.unsure or isinstance(value, (Const, Sequence)):
            value = UNKNOWN
        if isinstance(base, ModuleObject) and base.state is not None and target[0] == "attr":
            base.state.names[target[2]] = value
        elif isinstance(base, ClassObject) and target[0] == "attr":
            base.names[target[2]] = value


def _is_modules(value: object) -> bool:
    return isinstance(value, Ref) and value.name == "sys.modules"
