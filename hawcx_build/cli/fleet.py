"""`hawcx fleet build` and `hawcx fleet verify`: all that a manifest lists, on workers of this machine or of many."""

from __future__ import annotations

import os
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.errors import EXIT_UNSOUND
from hawcx_build.fleet.summary import Summary

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from rich.progress import Progress

    Function = TypeVar("Function", bound=Callable[..., Any])

ROWS = 50  # of the table of what changed
NEEDED = ("distributed", "fsspec", "cryptography")


def fleet_options(function: Function) -> Function:
    """Give a command what `build` and `verify` have in common."""
    for option in (
        click.option("--scheduler", metavar="ADDRESS", help="A Dask scheduler, such as tls://host:8786; without it, "
                     "workers of this machine."),
        click.option("--workers", type=click.IntRange(1, 1024), metavar="N", help="Workers to start where there is no "
                     "scheduler; one a processor by default."),
        click.option("--results", type=click.Path(path_type=Path, dir_okay=False), required=True,
                     help="JSON lines, one a line of the manifest; a run that was cut off goes on from it."),
        click.argument("manifest", type=click.Path(path_type=Path)),
    ):  # fmt: skip
        function = option(function)
    return screen_options(function)


@click.group("fleet", short_help="Build or verify everything that a manifest lists.")
def command() -> None:
    r"""Build or verify everything that a manifest lists, each upload in a confined job of its own.

    A manifest has one JSON object a line: {"source": path or URL, "main": "package.module:function", "digest":
    "sha256:…"}. Main and digest may be left out.
    """


@command.command("build", short_help="Build every source and keep the bundles.")
@click.option("-o", "--output", type=click.Path(path_type=Path, file_okay=False), required=True,
              help="Folder of the bundles; every worker must see it under this path.")  # fmt: skip
@fleet_options
def build(*, output: Path, **options: Any) -> int:
    r"""Build every source of MANIFEST; a bundle that is there already must be identical.

    \b
    Examples:
      hawcx fleet build uploads.jsonl -o bundles --results built.jsonl
      hawcx fleet build uploads.jsonl -o /shared/bundles --results built.jsonl --scheduler tls://dask:8786
    """
    return _run(str(output.resolve()), **options)


@command.command("verify", short_help="Build every source again and compare digests.")
@fleet_options
def verify(**options: Any) -> int:
    r"""Build every source of MANIFEST again, and compare with the digests that it names; no bundle is kept.

    \b
    Examples:
      hawcx fleet verify uploads.jsonl --results verified.jsonl --workers 2
    """
    return _run(None, **options)


def _run(
    output: str | None,
    *,
    manifest: Path,
    results: Path,
    scheduler: str | None,
    workers: int | None,
    as_json: bool,
    no_color: bool,
) -> int:
    screen = Screen(as_json=as_json, no_color=no_color)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        screen.error_text(f"hawcx fleet needs {', '.join(missing)}: pip install 'hawcx-build[cli,fleet]'")
        return EXIT_UNSOUND
    from hawcx_build.fleet.cluster import cluster, dashboard
    from hawcx_build.fleet.dispatch import dispatch
    from hawcx_build.fleet.journal import Journal
    from hawcx_build.fleet.manifest import read_manifest
    from hawcx_build.fleet.work import Plan, installed_release

    plan, summary = Plan(installed_release(), output), Summary()
    total = sum(1 for _order in read_manifest(manifest))  # read through first: a wrong line stops it before it starts
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(results))
        client = stack.enter_context(cluster(scheduler, workers or _processors()))
        screen.note(f"dashboard: {dashboard(client) or 'not here; pip install bokeh'}")
        progress = stack.enter_context(_progress(screen))
        bar = progress.add_task("orders", total=total)
        for record, is_known in dispatch(client, read_manifest(manifest), journal, plan):
            summary.add(record, is_known=is_known)
            progress.update(bar, advance=1)
    _show(screen, summary, results)
    return summary.exit_status(is_verifying=output is None)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _progress(screen: Screen) -> Progress:
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = screen.console(to_stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=screen.as_json or not console.is_terminal)


def _show(screen: Screen, summary: Summary, results: Path) -> None:
    if screen.as_json:
        screen.json(summary.as_json())
        return
    counts = "  ".join(f"{verdict} {count:,}" for verdict, count in summary.verdicts.items())
    screen.line((counts, "bold"), f"  of {sum(summary.verdicts.values()):,}; {summary.known:,} known before")
    for code, count in summary.codes.most_common():
        screen.line(f"  {count:>9,}  {code}")
    if summary.unnamed:
        screen.line(f"{summary.unnamed:,} orders name no digest to compare with")
    if not summary.changed:
        screen.line("no digest changed")
        return
    from rich.table import Table

    from hawcx_build.findings import shown

    table = Table(title=f"{summary.changed:,} changed", title_justify="left")
    for title in ("line", "source", "expected", "now"):
        table.add_column(title, overflow="fold")
    for record in summary.first_changed[:ROWS]:
        now = record.workload_digest or f"{record.verdict}: {record.code}"
        table.add_row(str(record.line), shown(record.source, longest=240), record.expected or "", now)
    screen.show(table)
    if summary.changed > ROWS:
        screen.line(f"the first {ROWS} are shown; {results} has all")
