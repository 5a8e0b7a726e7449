"""Which dotted name is which file: the bundle's root as zipimport sees it, then the standard library.

Everything is looked up in a dictionary whose keys are spelled as the archive spells them, so a host whose disk ignores
case gives the same answers. The order is that of an interpreter that runs the bundle: a package wins over a module of
the same name, both win over a folder without `__init__.py`, and such a folder is found only when the standard library
has no module of its name.
"""

from __future__ import annotations

from hawcx_build.analyze import stdlib
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hawcx_build.tree import SourceFile

PARSE_ONLY = 0x400  # PyCF_ONLY_AST of Python/compile.h
FACADES = ("hawcx_haap", "hux_hook")
"""Packages of the runtime that stand for others of that name: what they do not offer, agents cannot import."""

PACKAGE, MODULE, NAMESPACE, STDLIB = "package", "module", "namespace", "stdlib"
INIT = "__init__"


class Module(Value):
    """What a dotted name stands for.

    Attributes:
        name: the dotted name.
        kind: package, module, namespace or stdlib.
        path: the file that runs when it is imported; None for a namespace or a stdlib module.
        is_trusted: it belongs to the vendored runtime, whose inside is not analysed.
    """

    name: str
    kind: str
    path: str | None = None
    is_trusted: bool = False


class ModuleIndex:
    """The modules of one bundle by dotted name."""

    def __init__(self, uploaded: tuple[SourceFile, ...], runtime: tuple[SourceFile, ...]) -> None:
        """Index the files that will stand at the bundle's root.

        Args:
            uploaded: every file of the upload; a folder of data is a namespace too.
            runtime: the files that are vendored beside it.
        """
        self._files: dict[str, Module] = {}
        self._namespaces: set[str] = set()
        self._runtime = {file.path: file.content for file in runtime}
        self.losers: list[tuple[str, str]] = []
        for files, is_trusted in ((runtime, True), (uploaded, False)):
            for file in files:
                self._add(file.path, is_trusted=is_trusted)

    def _add(self, path: str, *, is_trusted: bool) -> None:
        *folders, name = path.split("/")
        for depth in range(1, len(folders) + 1):
            if not all(map(str.isidentifier, folders[:depth])):
                break
            self._namespaces.add(".".join(folders[:depth]))
        if not name.endswith(".py") or not all(map(str.isidentifier, [*folders, name[:-3]])):
            return
        if name == f"{INIT}.py":
            if folders:
                self._put(Module(".".join(folders), PACKAGE, path, is_trusted))
            return
        self._put(Module(".".join([*folders, name[:-3]]), MODULE, path, is_trusted))

    def _put(self, module: Module) -> None:
        other = self._files.get(module.name)
        if other is None:
            self._files[module.name] = module
            return
        winner, loser = (module, other) if module.kind == PACKAGE else (other, module)
        self._files[module.name] = winner
        self.losers.append((str(loser.path), str(winner.path)))

    def uploaded(self) -> list[Module]:
        """Return every module of the upload, sorted by name."""
        return sorted((m for m in self._files.values() if not m.is_trusted), key=lambda module: module.name)

    def find(self, name: str) -> Module | None:
        """Return what a dotted name stands for once its parents are known to be packages, or None."""
        found = self._files.get(name)
        if found is not None:
            return found
        if stdlib.is_module(name):
            return Module(name, STDLIB)
        if name.endswith(f".{INIT}") and self.find(name[: -len(INIT) - 1]) is not None:
            package = self._files.get(name[: -len(INIT) - 1])
            return package if package is not None and package.kind == PACKAGE else None
        if name in self._namespaces and not stdlib.is_module(name.partition(".")[0]):
            return Module(name, NAMESPACE)
        return None

    def offered(self, module: Module) -> tuple[str, ...] | None:
        """Return all names that a facade lets agents import, as its literal `__all__` lists them.

        None stands for a module that offers whatever it has.
        """
        if not module.is_trusted or module.name.partition(".")[0] not in FACADES:
            return None
        tree: Any = compile(self._runtime[str(module.path)], "<runtime>", "exec", PARSE_ONLY, True)
        for statement in tree.body:
            targets = getattr(statement, "targets", ())
            if targets and getattr(targets[0], "id", "") == "__all__":
                return tuple(element.value for element in statement.value.elts)
        return None

    def is_package(self, module: Module) -> bool:
        """Tell whether submodules can stand below a module."""
        return module.kind in (PACKAGE, NAMESPACE) or (module.kind == STDLIB)

    def names(self) -> list[str]:
        """Return every name that an import of the upload or the runtime can have, sorted."""
        return sorted({*self._files, *self._namespaces})
