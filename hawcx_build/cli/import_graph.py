"""Portrait → the graph of who imports whom, as rows of a tree and edges between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hawcx_build.cli.imports import MISSING, OWN, RUNTIME, STANDARD, module_name
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hawcx_build.cli.portrait import Portrait

GROUPS = {RUNTIME: "runtime", STANDARD: "standard library", MISSING: "found nowhere"}


class Row(Value):
    """One module, package or group.

    Attributes:
        name: dotted name, or a group's title.
        kind: own, runtime, stdlib or missing.
        label: the last part of the name.
        depth: how many rows it stands below.
        parent: index of the row above it in the tree; None at the top.
    """

    name: str
    kind: str
    label: str
    depth: int
    parent: int | None


class ImportGraph(Value):
    """Who imports whom.

    Attributes:
        rows: parents before their children, siblings sorted.
        edges: (importing row, imported row), sorted, each once.
    """

    rows: tuple[Row, ...]
    edges: tuple[tuple[int, int], ...]


def import_graph(portrait: Portrait) -> ImportGraph:
    """Return the graph of a portrait; modules of others stand in one group a kind."""
    own = {module_name(file.path) for file in portrait.files if file.path.endswith(".py")}
    others = {(one.kind, one.module) for one in portrait.listing.imports if one.kind != OWN}
    own |= {one.module for one in portrait.listing.imports if one.kind == OWN}
    rows: list[Row] = []
    _add_tree(rows, OWN, own)
    for kind, title in GROUPS.items():
        modules = sorted(module for other, module in others if other == kind)
        if modules:
            group = len(rows)
            rows.append(Row(title, kind, title, 0, None))
            rows += [Row(module, kind, module, 1, group) for module in modules]
    places = {(row.kind, row.name): number for number, row in enumerate(rows)}
    edges = {(places[OWN, module_name(one.path)], places[one.kind, one.module]) for one in portrait.listing.imports}
    return ImportGraph(tuple(rows), tuple(sorted(edges)))


def _add_tree(rows: list[Row], kind: str, modules: Iterable[str]) -> None:
    """Add modules with every package above them, as a tree."""
    names = {".".join(parts[:depth]) for parts in (module.split(".") for module in modules)
             for depth in range(1, len(parts) + 1)}  # fmt: skip
    places: dict[str, int] = {}
    for name in sorted(names, key=lambda name: name.split(".")):
        above, _, label = name.rpartition(".")
        places[name] = len(rows)
        rows.append(Row(name, kind, label, name.count("."), places.get(above)))
