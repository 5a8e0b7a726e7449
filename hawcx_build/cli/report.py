"""`hawcx report`: one self-contained page for whoever decides about a bundle that somebody else built."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.portrait import BUNDLE, draw_portrait
from hawcx_build.cli.report_page import Page, report_page
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.verify import LARGEST_RESULT, prove
from hawcx_build.cli.writing import write_new
from hawcx_build.errors import EXIT_BUILT, InputOutputError, UsageError
from hawcx_build.findings import Finding, finding, shown
from hawcx_build.measure import read_bundle
from hawcx_build.result import SCHEMA as RESULT_SCHEMA
from hawcx_build.source import open_source

if TYPE_CHECKING:
    from hawcx_build.cli.portrait import Portrait
    from hawcx_build.cli.verify import Statement

FACTS = (
    "workload_digest",
    "source_digest",
    "closure_digest",
    "runtime_version",
    "builder_version",
    "entry_point",
    "minimum_python",
    "bundle_size",
    "uploaded_files",
    "uploaded_bytes",
    "runtime_files",
    "bundle_entries",
)
MOST_LINES = 1 << 24  # and columns; what is beyond is nobody's source


@click.command("report", short_help="Write a page for a reviewer.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--main", metavar="MODULE:FUNCTION", help="What a source is meant to run.")
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="Where the page shall appear.")
@screen_options
def command(*, file: Path, main: str | None, output: Path, as_json: bool, no_color: bool) -> int:
    """Write one HTML page about FILE: a bundle, a source ZIP, a folder, or a result document.

    The page needs nothing else: no network, no other file. Of a bundle it shows what `hawcx verify` proves, the
    digests, the files, who imports whom, the findings in their source, and what it can reach.

    \b
    Examples:
      hawcx report agent.pyz -o report.html
      hawcx report result.json -o report.html
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    with screen.working("reading"):
        page = _of_result(file) if _is_json(file) else _of_portrait(file, draw_portrait(file, main))
    write_new(report_page(page).encode(), output, screen)
    return EXIT_BUILT


def _is_json(path: Path) -> bool:
    try:
        with open_source(path) as file:
            return file.read(64).lstrip().startswith(b"{")
    except (InputOutputError, OSError):  # the reader that follows says why
        return False


def _of_portrait(path: Path, portrait: Portrait) -> Page:
    statements: tuple[Statement, ...] = ()
    verdict, is_good = ("Accepted", True) if portrait.is_accepted else ("Refused", False)
    if portrait.kind == BUNDLE:
        statements = tuple(prove(read_bundle(path))[1])
        is_good = all(statement.holds for statement in statements)
        verdict = "Verified" if is_good else "Not verified"
    digest = "workload digest" if portrait.kind == BUNDLE else "source digest"
    proved = portrait.minimum_python_proved
    needed = f"; what it uses needs {proved}" if proved not in (None, portrait.closure.minimum_python) else ""
    facts = [
        (digest, portrait.digest),
        ("closure digest", portrait.closure.digest),
        ("runtime", f"hawcx_runtime {portrait.closure.version}"),
        ("runs", portrait.entry_point),
        ("Python", f"{portrait.closure.minimum_python} or newer{needed}"),
        ("size", f"{portrait.size:,} bytes, {len(portrait.files)} uploaded files"),
    ]
    return Page(portrait.name, verdict, is_good, tuple(facts), statements, portrait.findings, portrait)


def _of_result(path: Path) -> Page:
    try:
        if path.stat().st_size > LARGEST_RESULT:
            raise UsageError(finding("job.usage", f"{shown(str(path), 240)} is too large for a result document"))
        document = json.loads(path.read_bytes())
    except OSError as error:
        reason = f"{shown(str(path), 240)} cannot be read: {error.strerror}"
        raise InputOutputError(finding("job.source-unreadable", reason)) from None
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or document.get("schema") != RESULT_SCHEMA:
        raise UsageError(finding("job.usage", f"{shown(str(path), 240)} is no {RESULT_SCHEMA} document"))
    facts = tuple((key.replace("_", " "), str(document[key])) for key in FACTS if key in document)
    listed = document.get("findings")
    findings = tuple(_read_finding(one) for one in listed if isinstance(one, dict)) if isinstance(listed, list) else ()
    verdict = shown(str(document.get("verdict"))).capitalize()
    return Page(path.name, verdict, document.get("ok") is True, facts, (), findings, None)


def _read_finding(entry: dict[str, object]) -> Finding:
    """Take one finding of a document that may be anybody's: texts are texts, numbers numbers, all else is nothing."""

    def text(key: str) -> str | None:
        value = entry.get(key)
        return value if isinstance(value, str) else None

    def number(key: str) -> int | None:
        value = entry.get(key)
        return value if type(value) is int and 0 < value < MOST_LINES else None

    return Finding(
        code=str(entry.get("code")),
        severity="warning" if entry.get("severity") == "warning" else "error",
        message=str(entry.get("message")),
        path=text("path"),
        line=number("line"),
        column=number("column"),
        excerpt=text("excerpt"),
        help=text("help"),
    )
