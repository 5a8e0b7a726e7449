"""`hawcx check`: every finding of a folder or source ZIP, for people, programs, editors and pull requests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.annotations import github_annotations
from hawcx_build.cli.sarif import sarif_log
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.upload import read_upload, tell_left_out, trial_bundle, upload_options
from hawcx_build.errors import EXIT_BUILT, Refused
from hawcx_build.result import failure_document
from hawcx_build.values import Value

if TYPE_CHECKING:
    from hawcx_build.cli.upload import Upload
    from hawcx_build.findings import Finding

FORMATS = ("text", "json", "sarif", "github")


class Verdict(Value):
    """What a job would say.

    Attributes:
        exit_status: of that job.
        findings: everything that was found.
        document: its result document.
    """

    exit_status: int
    findings: tuple[Finding, ...]
    document: dict[str, object]


@click.command("check", short_help="Find everything that is wrong, and write nothing.")
@upload_options
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True,
              help="sarif is for code scanning, github for annotations of a pull request.")  # fmt: skip
@screen_options
def command(
    *,
    source: Path,
    main: str | None,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    imports: str,
    form: str,
    as_json: bool,
    no_color: bool,
) -> int:
    """Say everything that is wrong with SOURCE, a folder or a ZIP, and write nothing.

    The verdict is that of a job. `hawcx explain CODE` tells more about a code.

    \b
    Examples:
      hawcx check my-agent
      hawcx check source.zip --imports strict
      hawcx check . --format sarif > hawcx.sarif
    """
    form = "json" if as_json else form
    screen = Screen(as_json=form != "text", no_color=no_color)
    upload = None
    try:
        upload = read_upload(source, include, exclude)
        tell_left_out(screen, upload.left_out)
        with screen.working("checking"):
            verdict = judge(upload, main, strict_imports=imports == "strict")
    except Refused as error:
        # A folder may be refused before there is an upload.
        verdict = Verdict(error.exit_status, error.findings, failure_document(error))
    prefix = f"{source.as_posix().rstrip('/')}/" if source.is_dir() and source != Path() else ""
    if form == "json":
        screen.json(verdict.document)
    elif form == "sarif":
        screen.json(sarif_log(verdict.findings, prefix))
    elif form == "github":
        click.echo("".join(github_annotations(verdict.findings, prefix)), nl=False)
    else:
        show_verdict(screen, verdict)
    return verdict.exit_status


def judge(upload: Upload, main: str | None, *, strict_imports: bool) -> Verdict:
    """Return what a job would say of an upload.

    Raises:
        BuildError: there is no verdict on the upload, for another reason than the upload.
    """
    try:
        with trial_bundle(upload, main, strict_imports=strict_imports) as (result, _bundle):
            return Verdict(EXIT_BUILT, result.findings, result.as_json())
    except Refused as error:
        return Verdict(error.exit_status, error.findings, failure_document(error))


def show_verdict(screen: Screen, verdict: Verdict) -> None:
    """Print findings and one closing line."""
    screen.findings(verdict.findings)
    errors = sum(found.severity == "error" for found in verdict.findings)
    warnings = len(verdict.findings) - errors
    counts = f"{errors} error{'s' * (errors != 1)}, {warnings} warning{'s' * (warnings != 1)}"
    if verdict.exit_status == EXIT_BUILT:
        screen.line(
            ("accepted", "bold green"), f"  {counts}; the bundle would be {verdict.document['workload_digest']}"
        )
        return
    screen.line(("refused", "bold red"), f"  {counts}; hawcx explain {verdict.findings[0].code} tells more")
