"""The architecture of the builder: who may import whom. Every file must have a place here."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import hawcx_build
import hawcx_runtime

BUILD = Path(hawcx_build.__file__).parent
RUNTIME = Path(hawcx_runtime.__file__).parent

LAYERS = [
    {"values", "errors", "codes", "findings", "limits", "canonical", "__init__"},
    {"zipguard"},
    {"tree"},
    {"project"},
    {"analyze"},
    {"vendor"},
    {"zipwrite"},
    {"bundle"},
    {"result"},
    {"pipeline", "provenance"},
    {"source", "output", "confine", "channel", "shelf"},
    {"testimony", "task"},
    {"verdict"},
    {"worker"},
    {"supervise"},
    {"measure"},
    {"job"},
    {"__main__"},
    {"fleet"},
    {"devtools"},
    {"cli"},
]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
PEOPLES_DOOR = {"cli", "devtools", "fleet"}
THIRD_PARTY_OF_JOBS = {"tomli"}


def modules(package: Path) -> list[Path]:
    return [path for path in package.rglob("*.py") if "facades" not in path.parts]


def place(path: Path) -> str:
    """Return the part of the builder that a file belongs to: its folder, or its own name at the top."""
    first = path.relative_to(BUILD).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """Return every dotted name that a file imports at run time; `if TYPE_CHECKING:` is for type checkers alone."""
    names: set[str] = set()
    todo: list[ast.AST] = [ast.parse(path.read_bytes())]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            todo += node.orelse
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                package = path.relative_to(path.parents[len(path.parts) - len(BUILD.parent.parts) - 1]).parts[:-1]
                base = ".".join(package[: len(package) - node.level + 1])
                names.add(f"{base}.{node.module}" if node.module else base)
            else:
                names.add(node.module or "")
        else:
            todo += ast.iter_child_nodes(node)
    return names


@pytest.mark.parametrize("path", modules(BUILD), ids=lambda path: path.relative_to(BUILD).as_posix())
def test_every_file_has_a_layer_and_imports_only_below_it(path: Path) -> None:
    own = place(path)
    assert own in LEVEL, f"{own} has no layer: place it in LAYERS"
    for name in imported(path):
        if name.split(".")[0] == "hawcx_build":
            other = name.split(".")[1] if "." in name else "__init__"
            is_below = LEVEL[other] < LEVEL[own] or LEVEL[other] == LEVEL[own] == 0
            assert other == own or is_below, f"{own} (layer {LEVEL[own]}) imports {name} (layer {LEVEL[other]})"


@pytest.mark.parametrize("path", modules(BUILD), ids=lambda path: path.relative_to(BUILD).as_posix())
def test_what_jobs_run_needs_the_standard_library_alone(path: Path) -> None:
    if place(path) in PEOPLES_DOOR:
        return
    tops = {name.split(".")[0] for name in imported(path)} - {"hawcx_build"}
    assert tops <= sys.stdlib_module_names | THIRD_PARTY_OF_JOBS | {"tomllib"}


@pytest.mark.parametrize("path", modules(RUNTIME), ids=lambda path: path.relative_to(RUNTIME).as_posix())
def test_the_runtime_never_imports_the_builder(path: Path) -> None:
    assert not any(name.split(".")[0] == "hawcx_build" for name in imported(path))
