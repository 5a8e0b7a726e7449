"""ImportGraph → SVG: a tree of rows on the left, an arc for each import on the right.

Rows and arcs stay readable where boxes and arrows would not: a thousand modules are a long page, not a knot. The
report's page folds and searches the same rows; without its script the picture is whole.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hawcx_build.findings import shown

if TYPE_CHECKING:
    from hawcx_build.cli.import_graph import ImportGraph

ROW_HEIGHT = 18  # pixels
LETTER_WIDTH = 7.3  # of the 12 pixel monospace letters
INDENT = 16
WIDEST_ARC = 260
WIDEST_LABEL = 60  # characters

STYLE = """
svg{background:#fff;color:#1b1f24}text{font:12px ui-monospace,monospace;fill:#1b1f24}
.stdlib text{fill:#5b6470}.runtime text{fill:#0b6b5d}.missing text{fill:#b42318}
path{fill:none;stroke:#3b6fd4;stroke-opacity:.45}
@media(prefers-color-scheme:dark){
svg{background:#14171b}text{fill:#e4e7eb}.stdlib text{fill:#9aa4b1}path{stroke:#7ea6f4}}
"""


def graph_svg(graph: ImportGraph, *, style: str = STYLE) -> str:
    """Return the picture of a graph.

    Args:
        graph: rows and edges.
        style: CSS inside the picture; empty where the page around it has its own.
    """
    left = 12 + max((_label_end(row.depth, row.label) for row in graph.rows), default=0)
    width, height = round(left + WIDEST_ARC + 20), ROW_HEIGHT * len(graph.rows) + 12
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" data-left="{round(left)}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" id="graph" {size} role="img" aria-label="Import graph">']
    if style:
        parts.append(f"<style>{style}</style>")
    parts.append('<g id="arcs">')
    parts += [f'<path d="{_arc(one, other, left)}"/>' for one, other in graph.edges]
    parts.append('</g><g id="rows">')
    parents = {row.parent for row in graph.rows}
    for number, row in enumerate(graph.rows):
        classes = f"row {row.kind}" + (" package" if number in parents else "")
        above = "" if row.parent is None else f' data-parent="{row.parent}"'
        parts.append(
            f'<g class="{classes}" data-name="{escape(shown(row.name, 240))}"{above} '
            f'transform="translate(0 {number * ROW_HEIGHT})">'
            f'<text x="{8 + row.depth * INDENT + 12}" y="14">{escape(shown(row.label, WIDEST_LABEL))}</text></g>'
        )
    parts.append("</g></svg>")
    return "".join(parts)


def _label_end(depth: int, label: str) -> float:
    return 20 + depth * INDENT + min(len(label), WIDEST_LABEL + 1) * LETTER_WIDTH


def _arc(one: int, other: int, left: float) -> str:
    start, end = (number * ROW_HEIGHT + 10 for number in (one, other))
    reach = left + min(20 + abs(end - start) * 0.4, WIDEST_ARC)
    return f"M{left:.0f} {start}C{reach:.0f} {start} {reach:.0f} {end} {left:.0f} {end}"
