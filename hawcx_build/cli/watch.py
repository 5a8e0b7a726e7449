"""`hawcx watch DIR`: the verdict of a folder, again on every change, on one screen."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import click
from watchfiles import watch

from hawcx_build.cli.check import Verdict, judge, show_verdict
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.upload import read_upload, upload_options
from hawcx_build.errors import EXIT_BUILT, InputOutputError, Refused
from hawcx_build.findings import finding, shown
from hawcx_build.result import failure_document

if TYPE_CHECKING:
    from pathlib import Path

SETTLED = 200  # milliseconds without a change; an editor writes a file in several steps


@click.command("watch", short_help="Check again whenever a file changes.")
@upload_options
@screen_options
def command(
    *,
    source: Path,
    main: str | None,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    imports: str,
    as_json: bool,
    no_color: bool,
) -> int:
    """Check SOURCE, a folder, now and whenever a file in it changes, until interrupted.

    With --json each verdict is one document on a line of its own.

    \b
    Examples:
      hawcx watch my-agent
      hawcx watch . --exclude 'tests/'
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    if not source.is_dir():
        raise InputOutputError(finding("job.source-kind", f"{shown(str(source), 240)} is no folder"))
    with contextlib.suppress(KeyboardInterrupt):  # how a watch ends
        _look(screen, source, main, include, exclude, imports)
        for _changes in watch(source, debounce=SETTLED, raise_interrupt=False):
            _look(screen, source, main, include, exclude, imports)
    return EXIT_BUILT


def _look(
    screen: Screen, source: Path, main: str | None, include: tuple[str, ...], exclude: tuple[str, ...], imports: str
) -> None:
    try:
        verdict = judge(read_upload(source, include, exclude), main, strict_imports=imports == "strict")
    except (Refused, InputOutputError) as error:  # a file may go while the folder is read
        verdict = Verdict(error.exit_status, error.findings, failure_document(error))
    if screen.as_json:
        screen.json_line(verdict.document)
        return
    if screen.is_terminal:
        screen.console().clear()
    screen.line((str(source), "bold"), ("  watched; Ctrl-C ends", "dim"))
    screen.line("")
    show_verdict(screen, verdict)
    screen.flush()
