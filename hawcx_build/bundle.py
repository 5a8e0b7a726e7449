"""Upload, entry point and closure → the bundle's entries, in order, with nothing of the host or the clock.

A bundle holds the uploaded files, the runtime's, `_hawcx_build.json`, a `__main__.py` where the entry point is a
function, and an entry for each folder without `__init__.py`: CPython's zipimport before 3.14 finds a namespace package
only where its folder has an entry of its own.
"""

from __future__ import annotations

from hawcx_build.canonical import canonical_json, sha256_hex
from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.zipwrite import BundleEntry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hawcx_build.analyze import EntryPoint
    from hawcx_build.tree import SourceTree
    from hawcx_build.vendor.closure import Closure

SHEBANG = b"#!/usr/bin/env python3\n"
MANIFEST = "_hawcx_build.json"
MANIFEST_SCHEMA = "hawcx/bundle/v1"
MAIN = "__main__.py"

LAUNCHER = """\
import sys as _sys

from {module} import {function} as _main

_status = _main()
_sys.exit(_status if type(_status) is int else None)
"""
"""A function's integer return value is the exit status; whatever else it returns, True and False too, is a success."""


def assemble(tree: SourceTree, entry: EntryPoint, closure: Closure) -> tuple[BundleEntry, ...]:
    """Bring everything that a bundle holds into its one order, that of the UTF-8 bytes of the paths.

    Args:
        tree: the uploaded files.
        entry: what the bundle runs.
        closure: the runtime's files.

    Raises:
        Refused: an uploaded file has a path that the bundle itself needs.
    """
    brought = {file.path: file.content for file in closure.files}
    brought[MANIFEST] = canonical_json(manifest(tree, entry, closure)) + b"\n"
    if entry.function is not None:
        brought[MAIN] = LAUNCHER.format(module=entry.module, function=entry.function).encode("utf-8")
    uploaded = {file.path: file.content for file in tree.files}
    taken = frozenset(map(str.lower, brought))
    collisions = [path for path in uploaded if _meets(path, taken)]
    if collisions:
        more = f" ({len(collisions) - 1} more files meet the bundle's own)" if len(collisions) > 1 else ""
        raise Refused(finding("source.reserved-name", f"the bundle brings this file itself{more}", path=collisions[0]))
    contents = uploaded | brought
    contents |= dict.fromkeys(_namespace_folders(contents.keys()), b"")
    return tuple(BundleEntry(path, contents[path]) for path in sorted(contents))


def _meets(path: str, brought: frozenset[str]) -> bool:
    """Tell whether a path, or a folder that it needs, is a file that the bundle brings, also where case is ignored."""
    components = path.lower().split("/")
    return any("/".join(components[:depth]) in brought for depth in range(1, len(components) + 1))


def manifest(tree: SourceTree, entry: EntryPoint, closure: Closure) -> dict[str, object]:
    """Return what `_hawcx_build.json` states: facts of the inputs alone."""
    return {
        "schema": MANIFEST_SCHEMA,
        "runtime_version": closure.version,
        "closure_digest": closure.digest,
        "minimum_python": closure.minimum_python,
        "entry_point": entry_point_text(entry),
        "files": {file.path: sha256_hex(file.content) for file in tree.files},
    }


def entry_point_text(entry: EntryPoint) -> str:
    """Return an entry point as people write it: `package.module:function`, or `__main__.py`."""
    return MAIN if entry.function is None else f"{entry.module}:{entry.function}"


def _namespace_folders(paths: Iterable[str]) -> set[str]:
    files = set(paths)
    folders = {path[: at + 1] for path in files for at, char in enumerate(path) if char == "/"}
    return {folder for folder in folders if f"{folder}__init__.py" not in files}
