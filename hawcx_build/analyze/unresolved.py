"""Every import of an upload that does not resolve, with what stands around it: what the execution did not prove."""

from __future__ import annotations

from hawcx_build.analyze import stdlib
from hawcx_build.analyze.modules import MODULE, NAMESPACE, PACKAGE, STDLIB
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.analyze.abstract import ModuleState
    from hawcx_build.analyze.execution import Execution
    from hawcx_build.analyze.modules import Module, ModuleIndex
    from hawcx_build.analyze.program import Import

KINDS = {
    "guarded": "import.guarded",
    "deferred": "import.deferred",
    "typing": "import.type-checking",
    "platform": "import.other-platform",
    "undecided": "import.undecided",
    "unreachable": "import.unreachable",
    "unknown-path": "import.unknown-path",
}
"""What stands around an import → the code of its warning, in the order in which they are shown."""


class Unresolved(Value):
    """One import that does not resolve.

    Attributes:
        kind: a key of KINDS.
        path: file of the import.
        line: its line.
        column: its column in characters, from 1.
        name: the first missing dotted name.
        version: the first Python that has it, or an empty string.
        is_unguarded: nothing in the source says that it may fail.
    """

    kind: str
    path: str
    line: int
    column: int
    name: str
    version: str
    is_unguarded: bool


class Survey:
    """Looks at every import of every module, executed or not."""

    def __init__(self, execution: Execution) -> None:
        self.execution = execution
        self.index: ModuleIndex = execution.index
        self.edges: list[tuple[str, str, int]] = []
        self.removed: dict[str, tuple[str, str, int, int]] = {}
        self.unresolved: list[Unresolved] = []
        for module in self.index.uploaded():
            program = execution.programs.get(module.path or "")
            if program is not None:
                for statement in program.imports:
                    self._look(module, statement)

    def _look(self, module: Module, statement: Import) -> None:
        for name, line, column in self._names(module, statement):
            missing, version = self._missing(name)
            if missing is None:
                self.edges.append((module.name, name, statement.line))
                later = stdlib.removed_in(name)
                if later is not None and statement.kind in ("", "deferred") and self.index.find(name).kind == STDLIB:  # type: ignore[union-attr]
                    self.removed.setdefault(name, (later, module.path or "", line, column + 1))
                continue
            if missing in self.execution.made_names or any(map(missing.startswith, self.execution.made_prefixes)):
                continue
            kind = self._kind(module, statement)
            is_unguarded = kind in ("deferred", "undecided") or (kind == "unreachable" and not statement.kind)
            place = (module.path or "", line, column + 1)
            self.unresolved.append(Unresolved(kind, *place, missing, version, is_unguarded))

    def _names(self, module: Module, statement: Import) -> Iterator[tuple[str, int, int]]:
        """Give the modules that a statement names, and the members whose absence can be told."""
        base = self._absolute(module, statement)
        if base is None:
            return
        if statement.names is None or self.index.find(base) is None or self._missing(base)[0] is not None:
            yield base, statement.line, statement.column
            return
        owner = self.index.find(base)
        members = [(f"{base}.{name}", line, column) for name, _, line, column in statement.names if name != "*"]
        named = [member for member in members if self._names_module(owner, member[0])]
        if len(named) < len(members) or not members:
            yield base, statement.line, statement.column
        yield from named

    def _names_module(self, owner: Module | None, name: str) -> bool:
        """Tell whether `from owner import name` names a module, or a name that is known not to be there."""
        if self.index.find(name) is not None and owner is not None and owner.kind in (PACKAGE, NAMESPACE):
            state = self.execution.states.get(owner.name)
            return state is None or name.rpartition(".")[2] not in state.names
        if owner is None or owner.kind == NAMESPACE:
            return True
        if owner.kind == STDLIB:
            return self._lacks_stdlib_name(owner.name, name.rpartition(".")[2])
        return self._lacks_name(self.execution.states.get(owner.name), name.rpartition(".")[2])

    @staticmethod
    def _lacks_stdlib_name(owner: str, name: str) -> bool:
        known = stdlib.names(owner)
        if stdlib.is_module(f"{owner}.{name}") or known is None or name in known or name in stdlib.IMPLICIT_NAMES:
            return False
        return owner not in stdlib.OS_DEPENDENT or name in stdlib.added_names(owner)

    @staticmethod
    def _lacks_name(state: ModuleState | None, name: str) -> bool:
        """Tell whether a module that ran is known not to have a name."""
        if (
            state is None
            or state.status != "done"
            or state.failure is not None
            or state.makes_names
            or not state.program
        ):
            return False
        if name in state.names or name in stdlib.IMPLICIT_NAMES or "__path__" in state.names:
            return False
        return "__getattr__" not in state.names and name not in state.program.global_names

    def _absolute(self, module: Module, statement: Import) -> str | None:
        if not statement.level:
            return statement.module
        package = module.name if module.kind == PACKAGE else module.name.rpartition(".")[0]
        parts = package.split(".") if package else []
        if statement.level > len(parts):
            return None
        base = ".".join(parts[: len(parts) - statement.level + 1])
        return f"{base}.{statement.module}" if statement.module else base

    def _missing(self, name: str) -> tuple[str | None, str]:
        """Return the first part of a dotted name that does not resolve, and the version that has it."""
        parts = name.split(".")
        parent: Module | None = None
        for depth in range(1, len(parts) + 1):
            prefix = ".".join(parts[:depth])
            if prefix == "__main__":
                return None, ""
            module = self.index.find(prefix)
            if parent is not None and module is not None and (parent.kind == STDLIB) != (module.kind == STDLIB):
                module = None
            if parent is not None and parent.kind == MODULE:
                module = None
            if module is None or (depth == len(parts) > 1 and self._is_lacking_name(parent, module, parts[-1])):
                added = stdlib.added_in(prefix)
                if added is None and parent is not None and parent.kind == STDLIB:
                    added = stdlib.added_names(parent.name).get(parts[depth - 1])
                return prefix, added or ""
            if module.is_trusted:
                return None, ""
            parent = module
        return None, ""

    @staticmethod
    def _is_lacking_name(parent: Module | None, module: Module, name: str) -> bool:
        return parent is not None and parent.kind == STDLIB and module.kind != STDLIB

    def _kind(self, module: Module, statement: Import) -> str:
        state = self.execution.states.get(module.name)
        if (module.path or "", statement.line) in self.execution.unjudged:
            return "unknown-path"
        if statement.kind in ("typing", "platform"):
            return statement.kind
        if state is None or state.status == "new":
            return "guarded" if statement.kind == "guarded" else "unreachable"
        return statement.kind or "guarded"
