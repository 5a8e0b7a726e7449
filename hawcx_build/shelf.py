"""Modules that are read before confinement and executed when they are first imported.

A job that finds nothing never needs the tables of codes, and few uploads need those of names or the TOML reader:
executing all of them always would cost as much as confinement itself. Once no file can be opened, what is on the shelf
or built into the interpreter is all that there is.
"""

from __future__ import annotations

import marshal
import sys
from importlib._bootstrap_external import MAGIC_NUMBER  # also in importlib.util, which loads threading
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec, PathFinder, SourceFileLoader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import CodeType, ModuleType


class Wanted(BaseException):
    """A module is imported that is not on the shelf; no `except` of a stage shall take this for its own."""


class Shelf:
    """A finder and loader (see importlib) of modules that were read before."""

    def __init__(self, names: Iterable[str]) -> None:
        """Read the modules of these dotted names, packages before what is in them.

        Those that are not there are left out: versions of the standard library consist of different modules.
        """
        self._held: dict[str, tuple[bytes | CodeType, list[str] | None]] = {}
        for name in names:
            if name not in sys.modules:
                self._read(name)

    def _read(self, name: str) -> None:
        package = name.rpartition(".")[0]
        path = self._held[package][1] if package in self._held else vars(sys.modules.get(package, sys)).get("__path__")
        spec = PathFinder.find_spec(name, path) if path is not None or not package else None
        code = None if spec is None else _cached(spec) or _compiled(spec)
        if spec is not None and code is not None:
            self._held[name] = code, spec.submodule_search_locations

    def close_the_library(self) -> None:
        """From now on, import from here and from the interpreter itself, and look nowhere else."""
        sys.meta_path[:] = [BuiltinImporter, FrozenImporter, self]

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec:
        """Return where the module is: here.

        Raises:
            Wanted: it is not.
        """
        if name not in self._held:
            raise Wanted(name)
        return ModuleSpec(name, self, is_package=self._held[name][1] is not None)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to the import system to make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code."""
        code = self._held[module.__name__][0]
        exec(marshal.loads(code) if isinstance(code, bytes) else code, vars(module))  # noqa: S102, S302  our own modules


def _cached(spec: ModuleSpec) -> bytes | None:
    """Return a module's compiled code as its file has it, where that is there and up to date; it is not decoded yet."""
    if not isinstance(spec.loader, SourceFileLoader) or spec.cached is None or spec.origin is None:
        return None
    try:
        content = spec.loader.get_data(spec.cached)
        source = spec.loader.path_stats(spec.origin)
    except OSError:
        return None
    words = (0, int(source["mtime"]), source["size"])
    head = MAGIC_NUMBER + b"".join((word & 0xFFFFFFFF).to_bytes(4, "little") for word in words)
    return content[16:] if content[:16] == head else None


def _compiled(spec: ModuleSpec) -> CodeType | None:
    get_code = getattr(spec.loader, "get_code", None)
    return get_code(spec.name) if get_code is not None else None
