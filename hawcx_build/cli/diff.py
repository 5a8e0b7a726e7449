"""`hawcx diff A B`: what an update changes, for whoever has to decide about it."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.excerpt import visible
from hawcx_build.cli.imports import MISSING, OWN, RUNTIME, STANDARD
from hawcx_build.cli.inspect import imported_modules
from hawcx_build.cli.portrait import draw_portrait
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.errors import EXIT_BUILT
from hawcx_build.findings import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.cli.portrait import Portrait

SCHEMA = "hawcx/difference/v1"
FACTS = ("entry_point", "minimum_python_proved")
MOST_DIFF_LINES = 2000  # of one file, on a screen
MOST_COMPARED_LINES = 20_000  # a side: comparing takes the square of them, where a file is made for that
LONGEST_LINE = 400
DIFF_STYLES = {"+": "green", "-": "red", "@": "cyan"}


@click.command("diff", short_help="Compare two bundles, source ZIPs or folders.")
@click.argument("old", type=click.Path(path_type=Path))
@click.argument("new", type=click.Path(path_type=Path))
@click.option("--summary", is_flag=True, help="Leave out the changed lines.")
@screen_options
def command(*, old: Path, new: Path, summary: bool, as_json: bool, no_color: bool) -> int:
    """Say what is in NEW and was not in OLD, and the other way round.

    Capabilities come first, then the runtime, imports, files, and the changed lines.

    \b
    Examples:
      hawcx diff agent-1.pyz agent-2.pyz
      hawcx diff agent.pyz my-agent --summary
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    before, after = draw_portrait(old), draw_portrait(new)
    difference = compare(before, after)
    if as_json:
        screen.json(difference)
        return EXIT_BUILT
    if difference["same_bytes"]:
        screen.line(("the same bytes  ", "bold green"), before.digest)
        return EXIT_BUILT
    _show(screen, difference)
    if not summary:
        for line in unified(before, after):
            screen.line((line, DIFF_STYLES.get(line[:1], "")))
    return EXIT_BUILT


def compare(before: Portrait, after: Portrait) -> dict[str, object]:
    """Return the differences of two portraits as a document."""
    old, new = ({file.path: file.content for file in one.files} for one in (before, after))
    facts = {name: [getattr(before, name), getattr(after, name)] for name in FACTS}
    facts["runtime_version"] = [before.closure.version, after.closure.version]
    facts["closure_digest"] = [before.closure.digest, after.closure.digest]
    return {
        "schema": SCHEMA,
        "old": before.digest,
        "new": after.digest,
        "same_bytes": before.digest == after.digest,
        "facts": {name: pair for name, pair in facts.items() if pair[0] != pair[1]},
        "capabilities": _gained_and_lost(
            {one.id: one.title for one in before.capabilities}, {one.id: one.title for one in after.capabilities}
        ),
        "imports": {
            kind: change
            for kind in (STANDARD, RUNTIME, OWN, MISSING)
            for change in [_gained_and_lost(*(dict.fromkeys(imported_modules(one, kind)) for one in (before, after)))]
            if change["gained"] or change["lost"]
        },
        "files": {
            "added": sorted(new.keys() - old.keys()),
            "removed": sorted(old.keys() - new.keys()),
            "changed": sorted(path for path in old.keys() & new.keys() if old[path] != new[path]),
        },
        "findings": _gained_and_lost(
            {f"{one.code} {one.path}: {one.message}": None for one in before.findings},
            {f"{one.code} {one.path}: {one.message}": None for one in after.findings},
        ),
    }


def unified(before: Portrait, after: Portrait) -> Iterator[str]:
    """Give the changed lines of all files, escaped for a screen, as a unified diff."""
    old, new = ({file.path: file.content for file in one.files} for one in (before, after))
    for path in sorted(old.keys() | new.keys()):
        if old.get(path) != new.get(path):
            gone, come = (content.get(path, b"").decode("utf-8").splitlines() for content in (old, new))
            if max(len(gone), len(come)) > MOST_COMPARED_LINES:
                yield f"… {shown(path)} is too large to compare line by line"
                continue
            names = f"a/{path}" if path in old else "/dev/null", f"b/{path}" if path in new else "/dev/null"
            lines = difflib.unified_diff(gone, come, *names, lineterm="")
            for number, line in enumerate(lines):
                if number == MOST_DIFF_LINES:
                    yield f"… more changed lines in {shown(path)}"
                    break
                yield visible(shown(line, LONGEST_LINE))


def _gained_and_lost(old: dict[str, str | None], new: dict[str, str | None]) -> dict[str, list[str]]:
    return {"gained": sorted(new.keys() - old.keys()), "lost": sorted(old.keys() - new.keys())}


def _show(screen: Screen, difference: dict[str, object]) -> None:
    lines = [pair for title in ("capabilities", "imports", "files", "findings")
             for pair in _lines(title, difference[title])]  # fmt: skip
    facts = difference["facts"]
    assert isinstance(facts, dict)  # noqa: S101  as `compare` makes it
    lines += [(f"~ {name.replace('_', ' ')}  {old} → {new}", "yellow") for name, (old, new) in facts.items()]
    for line, style in lines or [("the same files and runtime, in another wrapping", "green")]:
        screen.line((line, style))
    screen.line("")


def _lines(title: str, change: object) -> Iterator[tuple[str, str]]:
    """Give one line for everything gained, lost or changed."""
    assert isinstance(change, dict)  # noqa: S101  as `compare` makes it
    if title == "imports":
        for kind, inner in change.items():
            yield from _lines(f"import ({kind})", inner)
        return
    singular = {"capabilities": "capability", "files": "file", "findings": "finding"}.get(title, title)
    marks = {"gained": "+", "added": "+", "lost": "-", "removed": "-", "changed": "~"}
    styles = {"+": "green", "-": "red", "~": "yellow"}
    if title == "capabilities":
        styles["+"] = "bold red"  # what an update newly reaches is what its reviewer looks for
    for how, mark in marks.items():
        for one in change.get(how, ()):
            yield f"{mark} {singular}  {shown(one, 240)}", styles[mark]
