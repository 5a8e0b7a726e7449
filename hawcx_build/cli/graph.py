"""`hawcx graph`: who imports whom, for Graphviz, a browser or a program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.graph_svg import graph_svg
from hawcx_build.cli.import_graph import GROUPS, import_graph
from hawcx_build.cli.portrait import draw_portrait
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.writing import write_new
from hawcx_build.errors import EXIT_BUILT, Refused
from hawcx_build.findings import shown

if TYPE_CHECKING:
    from hawcx_build.cli.import_graph import ImportGraph, Row

SCHEMA = "hawcx/import-graph/v1"
SHAPES = {"own": "box", "runtime": "component", "stdlib": "ellipse", "missing": "octagon"}


@click.command("graph", short_help="Draw who imports whom.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--main", metavar="MODULE:FUNCTION", help="What a source is meant to run.")
@click.option("--format", "form", type=click.Choice(["dot", "svg", "json"]), default="dot", show_default=True)
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to write; without it, standard output.")
@screen_options
def command(*, file: Path, main: str | None, form: str, output: Path | None, as_json: bool, no_color: bool) -> int:
    """Draw the imports of FILE, a bundle, a source ZIP or a folder, as its text has them.

    \b
    Examples:
      hawcx graph agent.pyz --format svg -o agent.svg
      hawcx graph my-agent | dot -Tpng > agent.png
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    portrait = draw_portrait(file, main)
    if not portrait.is_accepted:
        raise Refused(*portrait.findings)
    graph = import_graph(portrait)
    texts = {"dot": graph_dot, "svg": graph_svg, "json": graph_json}
    form = "json" if as_json and output is None else form
    write_new(texts[form](graph).encode() + b"\n", output, screen)
    return EXIT_BUILT


def graph_json(graph: ImportGraph) -> str:
    """Return a graph as a JSON document: modules by name and kind, imports by names."""
    modules = [{"name": row.name, "kind": row.kind} for row in graph.rows if not _is_group(row)]
    imports = [{"from": graph.rows[one].name, "to": graph.rows[other].name} for one, other in graph.edges]
    return json.dumps({"schema": SCHEMA, "modules": modules, "imports": imports}, indent=2, sort_keys=True)


def graph_dot(graph: ImportGraph) -> str:
    """Return a graph in Graphviz's language."""
    lines = ["digraph imports {", "  rankdir=LR;", '  node [fontname="monospace"];']
    lines += [
        f"  n{number} [label={_quoted(row.name)}, shape={SHAPES[row.kind]}];"
        for number, row in enumerate(graph.rows)
        if not _is_group(row)
    ]
    lines += [f"  n{one} -> n{other};" for one, other in graph.edges]
    return "\n".join([*lines, "}"])


def _is_group(row: Row) -> bool:
    return row.depth == 0 and row.kind in GROUPS


def _quoted(text: str) -> str:
    return '"' + shown(text, 240).replace("\\", "\\\\").replace('"', '\\"') + '"'
