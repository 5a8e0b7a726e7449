"""What an import statement does, step by step, in the order in which the interpreter does it.

Modules are executed on first import. The execution asks for that with `yield`: whoever drives the generator runs the
module and resumes, so a chain of a thousand modules needs no deeper Python stack than one.
"""

from __future__ import annotations

from hawcx_build.analyze import stdlib
from hawcx_build.analyze.abstract import UNKNOWN, Const, Fault, Frame, ModuleObject, ModuleState, Raised, Ref, Sequence
from hawcx_build.analyze.modules import NAMESPACE, PACKAGE, STDLIB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Mapping
    from typing import Any, TypeAlias

    from hawcx_build.analyze.faults import SourceFault
    from hawcx_build.analyze.modules import Module, ModuleIndex
    from hawcx_build.analyze.program import Import, Program

    Steps: TypeAlias = Generator[ModuleState, None, Any]

MAIN = "__main__"
MOST_STARRED = (
    400_000  # names bound by `from m import *` in one upload; 40 MB, and real packages bind a hundredth of it
)
MOST_PREFIXES = 64


class Importing:
    """The modules of one bundle and how far each has got."""

    def __init__(self, index: ModuleIndex, programs: Mapping[str, Program], broken: Mapping[str, SourceFault]) -> None:
        """Make every module new.

        Args:
            index: name → file.
            programs: path → what the file does.
            broken: path → why a file does not compile.
        """
        self.index = index
        self.programs = programs
        self.broken = {
            path: Fault(fault.code, path, fault.line or 0, fault.column or 0, "", fault.message)
            for path, fault in broken.items()
        }
        self.states: dict[str, ModuleState] = {}
        self.path_change: tuple[str, int] | None = None
        self.made_names: set[str] = set()
        self.made_prefixes: set[str] = set()
        self.starred = 0
        self.unread: dict[tuple[str, int, int], str] = {}  # imports by call whose name is not known
        self.unjudged: set[tuple[str, int]] = set()  # unresolved after something changed the path

    def state_of(self, module: Module) -> ModuleState:
        """Return the state of a module; a new one on first sight."""
        if module.name not in self.states:
            self.states[module.name] = ModuleState(module, self.programs.get(module.path or ""))
        return self.states[module.name]

    # Import statements

    def import_statement(self, statement: Import, frame: Frame) -> Steps:
        """Execute `import a.b` or `from a import b`."""
        place = (statement.line, statement.column + 1)
        try:
            name = self.absolute(statement.level, statement.module, frame, place)
            if statement.names is None:
                yield from self._import(statement, name, frame, place)
            else:
                yield from self._import_from(statement, name, frame, place)
        except Raised:
            self._bind_unknown(statement, frame)
            raise
        return None

    def _bind_unknown(self, statement: Import, frame: Frame) -> None:
        if statement.names is None:
            self.bind(frame, statement.binds or statement.module.partition(".")[0], UNKNOWN)
        for name, bound, _, _ in statement.names or ():
            if name != "*":
                self.bind(frame, bound, UNKNOWN)

    def _import(self, statement: Import, name: str, frame: Frame, place: tuple[int, int]) -> Steps:
        leaf = yield from self.load(name, frame, place)
        if statement.binds:
            self.bind(frame, statement.binds, leaf)
        else:
            top = name.partition(".")[0]
            self.bind(frame, top, self.module_object(top))
        return None

    def _import_from(self, statement: Import, name: str, frame: Frame, place: tuple[int, int]) -> Steps:
        module = yield from self.load(name, frame, place)
        failure: Raised | None = None
        for wanted, bound, line, column in statement.names or ():
            if wanted == "*":
                yield from self._import_star(module, name, frame, place)
                continue
            try:
                value = yield from self.member(module, name, wanted, frame, (line, column + 1))
            except Raised as raised:
                failure = raised.detached() if failure is None else failure.joined(raised)
                value = UNKNOWN
            self.bind(frame, bound, value)
        if failure is not None:
            raise failure
        return None

    def absolute(self, level: int, module: str, frame: Frame, place: tuple[int, int]) -> str:
        """Return the absolute name of an import.

        Raises:
            Raised: a relative import outside a package or above its top.
        """
        if level == 0:
            return module
        own = frame.state.module
        package = own.name if own.kind in (PACKAGE, NAMESPACE) else own.name.rpartition(".")[0]
        parts = package.split(".") if package and own.name != MAIN else []
        if level > len(parts):
            code = "import.beyond-top" if parts else "import.no-package"
            raise Raised("ImportError", (self._fault(code, frame, place, "." * level + module),), stops=False)
        base = ".".join(parts[: len(parts) - level + 1])
        return f"{base}.{module}" if module else base

    # Modules

    def load(self, name: str, frame: Frame, place: tuple[int, int]) -> Steps:
        """Import a dotted name, its parents first, and return its module object."""
        parts = name.split(".")
        parent: Module | None = None
        for depth in range(1, len(parts) + 1):
            prefix = ".".join(parts[:depth])
            module = self._find(prefix, parent)
            if module is None:
                if self._may_exist(prefix, parent, frame, place):
                    return UNKNOWN
                raise self._missing(prefix, frame, place)
            yield from self.execute_module(module)
            parent = module
        return self.module_object(name)

    def _find(self, name: str, parent: Module | None) -> Module | None:
        if name == MAIN:
            return self.states[MAIN].module if MAIN in self.states else None
        if parent is not None:
            if parent.kind == STDLIB:
                found = self.index.find(name)
                return found if found is not None and found.kind == STDLIB else None
            if parent.kind not in (PACKAGE, NAMESPACE):
                return None
        return self.index.find(name)

    def _may_exist(self, name: str, parent: Module | None, frame: Frame, place: tuple[int, int]) -> bool:
        """Tell whether code that already ran may make a name importable that no file stands for."""
        if name in self.made_names or any(name.startswith(prefix) for prefix in self.made_prefixes):
            return True
        if parent is None:
            if self.path_change is None or stdlib.only_platform(name) or stdlib.added_in(name):
                return False
            self.unjudged.add((frame.state.module.path or "", place[0]))
            return True
        state = self.states.get(parent.name)
        return state is not None and "__path__" in state.names

    def execute_module(self, module: Module) -> Steps:
        """Run a module's body unless it has run or is running; raise what it raised."""
        if module.kind in (STDLIB, NAMESPACE) or module.is_trusted:
            return None
        state = self.state_of(module)
        if state.status == "new":
            yield state
        if state.failure is not None and state.status == "done":
            raise Raised(state.failure.kind, state.failure.faults, stops=state.failure.kind == "SystemExit")
        return None

    def module_object(self, name: str) -> object:
        """Return the value that stands for a module that was found."""
        module = self._find(name, None)
        if module is None:
            return UNKNOWN
        if module.kind == STDLIB:
            return Ref(name)
        return ModuleObject(name, None if module.kind == NAMESPACE else self.state_of(module))

    # Names of modules

    def member(self, module: object, owner: str, wanted: str, frame: Frame, place: tuple[int, int]) -> Steps:
        """Return what `from owner import wanted` binds."""
        if isinstance(module, Ref):
            return self._stdlib_member(owner, wanted, frame, place)
        if not isinstance(module, ModuleObject):
            return UNKNOWN
        state = module.state
        if state is not None and wanted in state.names:
            return state.names[wanted]
        parent = self._find(owner, None)
        name = f"{owner}.{wanted}"
        if parent is not None and self._find(name, parent) is not None:
            return (yield from self.load(name, frame, place))
        if parent is not None and self._may_exist(name, parent, frame, place):
            return UNKNOWN
        offered = None if state is None else self.index.offered(state.module)
        if offered is not None and wanted not in offered and wanted not in stdlib.IMPLICIT_NAMES:
            raise Raised("ImportError", (self._fault("import.not-offered", frame, place, name),), stops=False)
        if state is not None and (state.module.is_trusted or state.makes_names):
            return UNKNOWN
        if state is not None and state.status == "running" and state is not frame.state:
            return UNKNOWN  # a circle: what is bound by now depends on where it was entered
        if state is not None and (wanted in stdlib.IMPLICIT_NAMES or "__getattr__" in state.names):
            return UNKNOWN
        if state is not None and state.program is not None and wanted in state.program.global_names:
            return UNKNOWN
        code = "import.missing" if state is None or state.module.kind == PACKAGE else "import.missing-name"
        raise Raised("ImportError", (self._fault(code, frame, place, name),), stops=False)

    def _stdlib_member(self, owner: str, wanted: str, frame: Frame, place: tuple[int, int]) -> object:
        name = f"{owner}.{wanted}"
        if stdlib.is_module(name):
            return Ref(name)
        known = stdlib.names(owner)
        if known is None or wanted in known or wanted in stdlib.IMPLICIT_NAMES:
            return Ref(name)
        version = stdlib.added_names(owner).get(wanted) or stdlib.added_in(name)
        if version is not None:
            raise Raised("ImportError", (self._fault("python.newer-name", frame, place, name, version),), stops=False)
        if stdlib.name_is_gone(owner, wanted):
            raise Raised("ImportError", (self._fault("python.removed-name", frame, place, name),), stops=False)
        if owner in stdlib.OS_DEPENDENT:
            return UNKNOWN
        raise Raised("ImportError", (self._fault("import.missing-name", frame, place, name),), stops=False)

    def _import_star(self, module: object, owner: str, frame: Frame, place: tuple[int, int]) -> Steps:
        if isinstance(module, Ref):
            known = stdlib.names(owner)
            if known is None:
                frame.state.makes_names = True
            for name in known or ():
                if not name.startswith("_"):
                    self.bind(frame, name, Ref(f"{owner}.{name}"))
            return None
        state = module.state if isinstance(module, ModuleObject) else None
        self.starred += len(state.names) if state is not None else 0
        if state is None or state.module.is_trusted or self.starred > MOST_STARRED:
            frame.state.makes_names = True
            return None
        frame.state.makes_names |= state.makes_names or state.status == "running"
        listed = state.names.get("__all__")
        if listed is None:
            for name, value in list(state.names.items()):
                if not name.startswith("_"):
                    self.bind(frame, name, value)
            for name in sorted(state.program.global_names) if state.program is not None else ():
                if not name.startswith("_"):
                    self.bind(frame, name, UNKNOWN)
            return None
        if not isinstance(listed, Sequence) or not all(isinstance(element, Const) for element in listed.elements):
            frame.state.makes_names = True
            for name, value in list(state.names.items()):
                self.bind(frame, name, value)
            return None
        for element in listed.elements:
            name = element.value  # type: ignore[attr-defined]
            if isinstance(name, str):
                self.bind(frame, name, (yield from self.member(module, owner, name, frame, place)))
        return None

    def bind(self, frame: Frame, name: str, value: object) -> None:
        """Bind a name; what is not sure to run, or may be changed unseen, leaves only that the name may be bound."""
        program = frame.state.program
        if program is not None and name in program.global_names:
            value = UNKNOWN
        if (frame.unsure and name in frame.names and frame.names[name] != value) or (
            frame.unsure and name not in frame.names and isinstance(value, (Const, Sequence))
        ):
            value = UNKNOWN
        frame.names[name] = value

    # Faults

    def _missing(self, name: str, frame: Frame, place: tuple[int, int]) -> Raised:
        kind = "ModuleNotFoundError"
        platform = stdlib.only_platform(name)
        if platform is not None:
            return Raised(kind, (self._fault("python.other-platform", frame, place, name, platform),), stops=False)
        version = stdlib.added_in(name)
        if version is not None:
            return Raised(kind, (self._fault("python.newer-module", frame, place, name, version),), stops=False)
        version = stdlib.gone_before(name)
        if version is not None:
            return Raised(kind, (self._fault("python.removed-module", frame, place, name, version),), stops=False)
        return Raised(kind, (self._fault("import.missing", frame, place, name),), stops=False)

    def _fault(self, code: str, frame: Frame, place: tuple[int, int], wanted: str, detail: str = "") -> Fault:
        return Fault(code, frame.state.module.path or "", place[0], place[1], wanted, detail)
