"""Portrait, statements and findings → one HTML page without any outside resource.

The content security policy allows exactly the page's own style and script, by their hashes; a stranger's text enters
only escaped, and data for the script only as JSON without `<`. So a hostile file name or source line stays text.
"""

from __future__ import annotations

import base64
import hashlib
import json
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from hawcx_build import __version__
from hawcx_build.cli.graph_svg import graph_svg
from hawcx_build.cli.import_graph import import_graph
from hawcx_build.cli.report_source import source_excerpt
from hawcx_build.cli.treemap import Box, squarify
from hawcx_build.codes import lookup
from hawcx_build.findings import shown
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.cli.portrait import Portrait
    from hawcx_build.cli.verify import Statement
    from hawcx_build.findings import Finding
    from hawcx_build.tree import SourceFile

STYLE = Path(__file__).with_name("report.css")
SCRIPT = Path(__file__).with_name("report.js")
MAP_WIDTH, MAP_HEIGHT = 1000.0, 320.0
COLOURS = 8
LETTER_WIDTH = 6.7  # of the map's 11 pixel monospace letters
LEAST_LABEL, LEAST_LABEL_HEIGHT = 6, 16  # letters, pixels; smaller ones only clutter
MOST_EVIDENCE = 12


class Page(Value):
    """What a report shows.

    Attributes:
        name: of the file.
        verdict: one or two words.
        is_good: whether the verdict is.
        facts: (name, value) pairs.
        statements: what was proved of a bundle.
        findings: errors and warnings.
        portrait: None for a result document alone.
    """

    name: str
    verdict: str
    is_good: bool
    facts: tuple[tuple[str, str], ...]
    statements: tuple[Statement, ...]
    findings: tuple[Finding, ...]
    portrait: Portrait | None


def report_page(page: Page) -> str:
    """Return the page as HTML."""
    style, script = (file.read_text(encoding="utf-8") for file in (STYLE, SCRIPT))
    policy = (
        f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    body = [*_head(page), *_findings(page)]
    if page.portrait is not None:
        body += [*_capabilities(page.portrait), *_files(page.portrait), *_graph(page.portrait)]
    title = escape(f"{page.verdict}: {shown(page.name)}")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{style}</style></head>\n<body>\n"
        + "\n".join(body)
        + f"\n</main><footer>Made by hawcx {__version__} from the file's bytes; nothing of it was run.</footer>"
        + f"\n<script>{script}</script>\n</body></html>\n"
    )


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _text(text: str, longest: int = 240) -> str:
    """Return a stranger's text as HTML: control characters escaped, cut, and no markup."""
    return escape(shown(text, longest))


def _head(page: Page) -> Iterator[str]:
    mood = "good" if page.is_good else "bad"
    yield f'<header class="{mood}"><p class="verdict">{escape(page.verdict)}</p><h1>{_text(page.name)}</h1></header>'
    yield "<nav><a href='#findings'>Findings</a>"
    if page.portrait is not None:
        yield "<a href='#reach'>Reach</a><a href='#files'>Files</a>"
        yield "<a href='#imports'>Imports</a>" if page.portrait.is_accepted else ""
    yield "</nav><main><section><dl class='facts'>"
    for name, value in page.facts:
        yield f"<div><dt>{escape(name)}</dt><dd>{_text(value)}</dd></div>"
    yield "</dl>"
    if page.statements:
        yield "<ul class='statements'>"
        for one in page.statements:
            mark = ("holds", "✓") if one.holds else ("fails", "✗")
            yield f'<li class="{mark[0]}"><b>{mark[1]} {mark[0]}</b> {escape(one.text)}'
            yield from (f"<p><code>{escape(found.code)}</code> {escape(found.message)}</p>" for found in one.findings)
            yield "</li>"
        yield "</ul>"
    yield "</section>"


def _findings(page: Page) -> Iterator[str]:
    title = "Not proved" if page.is_good else "Findings"
    yield f"<section id='findings'><h2>{title} <small>{len(page.findings)}</small></h2>"
    if not page.findings:
        yield "<p class='none'>Nothing was left open.</p>"
    contents = {file.path: file.content for file in page.portrait.files} if page.portrait else {}
    for found in page.findings:
        severity = "warning" if found.severity == "warning" else "error"
        yield f"<article class='finding {severity}'>"
        yield f"<h3><code>{_text(found.code)}</code> {_text(found.message, 400)}</h3>"
        place = ":".join(_text(str(part)) for part in (found.path, found.line, found.column) if part is not None)
        if place:
            yield f"<p class='place'>{place}</p>"
        yield from source_excerpt(found, contents.get(found.path or ""))
        if found.help:
            yield f"<p class='help'><b>What to do</b> {_text(found.help, 400)}</p>"
        yield from _meaning(found.code)
        yield "</article>"
    yield "</section>"


def _meaning(code_id: str) -> Iterator[str]:
    try:
        code = lookup(code_id)
    except KeyError:  # a result document may be of another version, or anybody's
        return
    yield f"<details><summary>Why it matters</summary><p>{escape(code.meaning)}</p>"
    yield f"<p class='dim'>Source: {escape(code.source)}</p></details>"


def _capabilities(portrait: Portrait) -> Iterator[str]:
    yield "<section id='reach'><h2>What it can reach</h2>"
    yield "<p class='dim'>As its own text says, by imports and calls."
    yield "A program that hides what it does is not seen through.</p>"
    if not portrait.is_accepted:
        yield "<p class='none'>Not looked at, for the source is refused.</p></section>"
        return
    if not portrait.capabilities:
        yield "<p class='none'>Nothing that is known to matter.</p></section>"
        return
    yield "<table><thead><tr><th>Reach</th><th>Told by</th></tr></thead><tbody>"
    for one in portrait.capabilities:
        places = "".join(
            f"<li><code>{_text(what)}</code> {_text(path)}:{line}</li>"
            for what, path, line in one.evidence[:MOST_EVIDENCE]
        )
        more = len(one.evidence) - MOST_EVIDENCE
        tail = f"<li class='dim'>and {more} more</li>" if more > 0 else ""
        yield f"<tr><th scope='row'>{escape(one.title)}</th><td><ul>{places}{tail}</ul></td></tr>"
    yield "</tbody></table></section>"


def _files(portrait: Portrait) -> Iterator[str]:
    total = sum(len(file.content) for file in portrait.files)
    yield f"<section id='files'><h2>Files <small>{len(portrait.files)}, {total:,} bytes</small></h2>"
    yield from _treemap(portrait.files)
    yield "<details class='list'><summary>All files with their digests</summary>"
    yield "<label>Filter <input type='search' id='file-filter' autocomplete='off'></label>"
    yield "<div class='wide'><table id='file-table'>"
    yield "<thead><tr><th>Path</th><th>Bytes</th><th>SHA-256</th></tr></thead><tbody>"
    for number, file in enumerate(portrait.files):
        digest = hashlib.sha256(file.content).hexdigest()
        yield (
            f"<tr id='f{number}'><td>{_text(file.path)}</td><td class='number'>{len(file.content):,}</td>"
            f"<td><code>{digest}</code></td></tr>"
        )
    yield "</tbody></table></div></details></section>"


def _treemap(files: tuple[SourceFile, ...]) -> Iterator[str]:
    """Give a map of maps: a rectangle for each top folder, and in it one for each file."""
    folders: dict[str, list[int]] = {}
    for at, file in enumerate(files):
        folders.setdefault(file.path.partition("/")[0] if "/" in file.path else "", []).append(at)
    colours = {folder: number % COLOURS for number, folder in enumerate(sorted(folders))}
    yield f"<svg id='map' viewBox='0 0 {MAP_WIDTH:.0f} {MAP_HEIGHT:.0f}' role='img' aria-label='Files by size'>"
    order = sorted(folders, key=lambda folder: -sum(map(partial(_size, files), folders[folder])))
    sizes = [sum(map(partial(_size, files), folders[folder])) for folder in order]
    for folder, box in zip(order, squarify(sizes, Box(0.0, 0.0, MAP_WIDTH, MAP_HEIGHT)), strict=True):
        inside = sorted(folders[folder], key=lambda at: (-_size(files, at), files[at].path))
        for at, tile in zip(inside, squarify([_size(files, at) for at in inside], box), strict=True):
            yield _tile(at, files[at], tile, colours[folder])
    yield "</svg>"


def _size(files: tuple[SourceFile, ...], at: int) -> int:
    return max(len(files[at].content), 1)  # an empty file, too, is to be seen


def _tile(at: int, file: SourceFile, box: Box, colour: int) -> str:
    fits, name, label = int((box.width - 8) / LETTER_WIDTH), shown(file.path), ""
    if box.height > LEAST_LABEL_HEIGHT and fits >= LEAST_LABEL:
        text = name if len(name) <= fits else "…" + name[-(fits - 1) :]
        label = f"<text x='{box.x + 4:.1f}' y='{box.y + 13:.1f}'>{escape(text)}</text>"
    return (
        f"<a href='#f{at}' tabindex='-1'><title>{_text(file.path)}, {len(file.content):,} bytes</title>"
        f"<rect class='c{colour}' x='{box.x:.1f}' y='{box.y:.1f}' width='{box.width:.1f}' height='{box.height:.1f}'/>"
        f"{label}</a>"
    )


def _graph(portrait: Portrait) -> Iterator[str]:
    if not portrait.is_accepted:
        return
    graph = import_graph(portrait)
    edges = json.dumps(graph.edges, separators=(",", ":")).replace("<", "\\u003c")
    yield f"<section id='imports'><h2>Who imports whom <small>{len(graph.edges)} imports</small></h2>"
    yield "<div class='tools'><label>Search <input type='search' id='graph-search' autocomplete='off'></label>"
    yield "<button type='button' id='fold'>Fold all</button><button type='button' id='unfold'>Unfold all</button>"
    yield "<output id='hits' for='graph-search'></output></div>"
    yield "<p class='dim'>Point at a module: what it imports is blue, what imports it is orange.</p>"
    yield f"<div class='wide'>{graph_svg(graph, style='')}</div>"
    yield f"<script type='application/json' id='edges'>{edges}</script></section>"
