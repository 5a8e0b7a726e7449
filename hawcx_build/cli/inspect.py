"""`hawcx inspect`: what a bundle, source ZIP or folder is, what it imports, what it can reach, what was not proved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.imports import MISSING, OWN, RUNTIME, STANDARD
from hawcx_build.cli.portrait import draw_portrait
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.errors import EXIT_BUILT
from hawcx_build.findings import shown

if TYPE_CHECKING:
    from rich.tree import Tree

    from hawcx_build.cli.portrait import Portrait

SCHEMA = "hawcx/inspection/v1"
KINDS = {OWN: "its own", STANDARD: "standard library", RUNTIME: "runtime", MISSING: "found nowhere"}
MOST_FILES_SHOWN = 60
MOST_EVIDENCE_SHOWN = 3


@click.command("inspect", short_help="Show what a bundle is and what it can reach.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--main", metavar="MODULE:FUNCTION", help="What a source is meant to run.")
@click.option("--all-files", is_flag=True, help=f"Show every file, not the first {MOST_FILES_SHOWN}.")
@screen_options
def command(*, file: Path, main: str | None, all_files: bool, as_json: bool, no_color: bool) -> int:
    """Show what FILE, a bundle, a source ZIP or a folder, is. Nothing of it is run.

    Imports and calls are listed as the text has them; a program that hides what it does is not seen through.

    \b
    Examples:
      hawcx inspect agent.pyz
      hawcx inspect agent.pyz --json
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    portrait = draw_portrait(file, main)
    if as_json:
        screen.json(portrait_document(portrait))
        return EXIT_BUILT
    _show_facts(screen, portrait)
    screen.line("")
    screen.show(_file_tree(portrait, None if all_files else MOST_FILES_SHOWN))
    if portrait.is_accepted:
        _show_imports(screen, portrait)
    _show_capabilities(screen, portrait)
    _show_unproved(screen, portrait)
    return EXIT_BUILT


def portrait_document(portrait: Portrait) -> dict[str, object]:
    """Return a portrait as a document."""
    return {
        "schema": SCHEMA,
        "name": portrait.name,
        "kind": portrait.kind,
        "digest": portrait.digest,
        "size": portrait.size,
        "entry_point": portrait.entry_point,
        "runtime_version": portrait.closure.version,
        "closure_digest": portrait.closure.digest,
        "runtime_released": portrait.measurement.is_released if portrait.measurement else None,
        "minimum_python": portrait.closure.minimum_python,
        "minimum_python_proved": portrait.minimum_python_proved,
        "files": {file.path: len(file.content) for file in portrait.files},
        "imports": {kind: imported_modules(portrait, kind) for kind in KINDS},
        "capabilities": [
            {
                "id": one.id,
                "title": one.title,
                "evidence": [{"what": what, "path": path, "line": line} for what, path, line in one.evidence],
            }
            for one in portrait.capabilities
        ],
        "findings": [found.as_json() for found in portrait.findings],
    }


def imported_modules(portrait: Portrait, kind: str) -> list[str]:
    """Return the modules of one kind that the upload imports, sorted, each once."""
    return sorted({one.module for one in portrait.listing.imports if one.kind == kind})


def _show_facts(screen: Screen, portrait: Portrait) -> None:
    release = ""
    if portrait.measurement is not None:
        release = "" if portrait.measurement.is_released else ", which no known release has"
    proved = portrait.minimum_python_proved
    seen = f"; what it uses needs {proved}" if proved not in (None, portrait.closure.minimum_python) else ""
    facts = (
        (portrait.kind, portrait.name),
        ("digest", portrait.digest),
        ("size", f"{portrait.size:,} bytes"),
        ("runs", portrait.entry_point),
        ("runtime", f"hawcx_runtime {portrait.closure.version}{release}"),
        ("closure", portrait.closure.digest),
        ("python", f"{portrait.closure.minimum_python} or newer{seen}"),
    )
    for name, value in facts:
        screen.line((f"{name:<9}", "bold cyan"), shown(value, 240))


def _file_tree(portrait: Portrait, most: int | None) -> Tree:
    from rich.text import Text
    from rich.tree import Tree

    total = sum(len(file.content) for file in portrait.files)
    root = Tree(Text(f"{len(portrait.files)} files, {total:,} bytes", "bold"))
    branches = {"": root}
    for file in portrait.files[:most]:
        folder, _, name = file.path.rpartition("/")
        branch = _branch(branches, folder)
        branch.add(Text.assemble(shown(name, 240), (f"  {len(file.content):,}", "dim")))
    if most is not None and len(portrait.files) > most:
        root.add(Text(f"{len(portrait.files) - most} more; --all-files shows them", "dim"))
    return root


def _branch(branches: dict[str, Tree], folder: str) -> Tree:
    from rich.text import Text

    if folder not in branches:
        above, _, name = folder.rpartition("/")
        branches[folder] = _branch(branches, above).add(Text(shown(name, 240) + "/", "bold"))
    return branches[folder]


def _show_imports(screen: Screen, portrait: Portrait) -> None:
    screen.line("")
    screen.line(("imports", "bold"))
    for kind, title in KINDS.items():
        modules = imported_modules(portrait, kind)
        if modules:
            screen.line((f"  {title:<18}", "cyan"), " ".join(map(shown, modules)))


def _show_capabilities(screen: Screen, portrait: Portrait) -> None:
    screen.line("")
    screen.line(("can reach", "bold"))
    if not portrait.is_accepted:
        screen.line("  not looked at, for the source is refused")
    elif not portrait.capabilities:
        screen.line("  nothing that is known to matter")
    for one in portrait.capabilities:
        places = [f"{what} at {path}:{line}" for what, path, line in one.evidence[:MOST_EVIDENCE_SHOWN]]
        more = len(one.evidence) - len(places)
        screen.line(
            (f"  {one.title:<32}", "yellow"), shown("; ".join(places), 400), f" and {more} more" if more else ""
        )


def _show_unproved(screen: Screen, portrait: Portrait) -> None:
    screen.line("")
    screen.line(("not proved" if portrait.is_accepted else "refused", "bold"))
    if not portrait.findings:
        screen.line("  nothing was left open")
    screen.line("")
    screen.findings(portrait.findings)
