"""`hawcx verify`: one statement after the other about a bundle, each proved from its bytes or failed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.bundle import MAIN
from hawcx_build.canonical import prefixed_digest
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.upload import canonical_upload, read_upload
from hawcx_build.errors import EXIT_BUILT, EXIT_REFUSED, InputOutputError, Refused
from hawcx_build.findings import finding, shown
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.measure import measure_content, read_bundle
from hawcx_build.pipeline import build_bundle
from hawcx_build.result import SCHEMA as RESULT_SCHEMA
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.cli.upload import Upload
    from hawcx_build.findings import Finding
    from hawcx_build.measure import Measurement

SCHEMA = "hawcx/verification/v1"
LARGEST_RESULT = 16 << 20  # bytes


class Statement(Value):
    """One thing that a bundle's user relies on.

    Attributes:
        name: stable, for programs.
        text: for people.
        findings: why it does not hold; empty where it does.
    """

    name: str
    text: str
    findings: tuple[Finding, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether it was proved."""
        return not self.findings

    def as_json(self) -> dict[str, object]:
        """Return the statement as a document."""
        return {
            "name": self.name,
            "text": self.text,
            "holds": self.holds,
            "findings": [found.as_json() for found in self.findings],
        }


@click.command("verify", short_help="Prove that a bundle is what it says.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--source", type=click.Path(path_type=Path), help="Build this ZIP or folder and compare, byte for byte.")
@click.option("--include", multiple=True, metavar="PATTERN", help="With a folder as source: as when it was bundled.")
@click.option("--exclude", multiple=True, metavar="PATTERN", help="With a folder as source: as when it was bundled.")
@click.option("--result", type=click.Path(path_type=Path), help="Hold this result document against the bundle.")
@click.option("--digest", metavar="sha256:…", help="The workload digest that the bundle must have.")
@click.option("--lock", multiple=True, type=click.Path(), help="Accept the runtime of this closure.lock, too.")
@screen_options
def command(
    *,
    file: Path,
    source: Path | None,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    result: Path | None,
    digest: str | None,
    lock: tuple[str, ...],
    as_json: bool,
    no_color: bool,
) -> int:
    """Prove that FILE is a whole bundle, with a released runtime, that this builder makes from the files inside.

    With --source, that it is the bundle of that source; with --digest and --result, that it is the one they speak of.
    Exit status 65 says that some statement does not hold.

    \b
    Examples:
      hawcx verify agent.pyz
      hawcx verify agent.pyz --source my-agent
      hawcx verify agent.pyz --digest sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    content = read_bundle(file)
    upload = read_upload(source, include, exclude) if source is not None else None
    stated = _read_result(result) if result is not None else None
    with screen.working("proving"):
        measurement, statements = prove(content, upload, stated, digest, lock)
    holds = all(statement.holds for statement in statements)
    if as_json:
        measured = measurement.as_json() if measurement is not None else None
        screen.json({
            "schema": SCHEMA,
            "ok": holds,
            "workload_digest": prefixed_digest(content),
            "measurement": measured,
            "statements": [statement.as_json() for statement in statements],
        })  # fmt: skip
        return EXIT_BUILT if holds else EXIT_REFUSED
    for statement in statements:
        mark = ("holds ", "bold green") if statement.holds else ("FAILS ", "bold red")
        screen.line(mark, " ", statement.text)
        screen.findings(statement.findings)
    verdict = ("verified", "bold green") if holds else ("not verified", "bold red")
    screen.line(verdict, "  ", prefixed_digest(content))
    return EXIT_BUILT if holds else EXIT_REFUSED


def prove(
    content: bytes,
    upload: Upload | None = None,
    stated: object = None,
    digest: str | None = None,
    locks: tuple[str, ...] = (),
) -> tuple[Measurement | None, list[Statement]]:
    """Prove what can be proved of a bundle.

    Args:
        content: its bytes.
        upload: the source that it is said to be of.
        stated: a result document that is said to be about it, as JSON was read.
        digest: the workload digest that it is said to have.
        locks: of further releases of the runtime.

    Returns:
        The measurement, where the bundle has one, and the statements in order.
    """
    statements = list(_of_digest(content, digest))
    try:
        measurement = measure_content(content, locks=locks)
    except Refused as error:
        whole = Statement("whole", "is a whole bundle whose every byte is accounted for", error.findings)
        return None, [*statements, whole]
    statements.append(Statement("whole", "is a whole bundle whose every byte is accounted for"))
    statements.append(_of_runtime(measurement))
    statements.append(_of_rules(content, measurement))
    if upload is not None:
        statements.append(_of_source(content, measurement, upload))
    if stated is not None:
        statements.append(_of_result(measurement, stated, upload))
    return measurement, statements


def _of_digest(content: bytes, digest: str | None) -> Iterator[Statement]:
    if digest is not None:
        is_same = digest.lower() == prefixed_digest(content)
        fault = finding("bundle.digest-differs", f"it has {prefixed_digest(content)}, not {shown(digest)}")
        yield Statement("digest", "has the workload digest that was asked for", () if is_same else (fault,))


def _of_runtime(measurement: Measurement) -> Statement:
    text = f"carries the released runtime {measurement.runtime_version}"
    fault = finding("bundle.runtime-unknown", f"no known release has the closure digest {measurement.closure_digest}")
    return Statement("runtime", text, () if measurement.is_released else (fault,))


def _of_rules(content: bytes, measurement: Measurement) -> Statement:
    """Build the files inside anew: so they obey every rule of uploads, and the bundle is this builder's."""
    text = "is what this builder makes of the files inside"
    try:
        inner = canonical_upload(measurement.uploaded.files)
    except Refused as error:
        return Statement("rules", text, error.findings)
    return Statement("rules", text, _rebuilt(content, measurement, inner))


def _of_source(content: bytes, measurement: Measurement, upload: Upload) -> Statement:
    return Statement("source", "is the bundle of the given source", _rebuilt(content, measurement, upload.content))


def _rebuilt(content: bytes, measurement: Measurement, source: bytes) -> tuple[Finding, ...]:
    """Build a source with the runtime that the bundle carries; whether that was released is another statement."""
    main = None if measurement.entry_point == MAIN else measurement.entry_point
    try:
        rebuilt = build_bundle(source, measurement.closure, DEFAULT_LIMITS, main=main).content
    except Refused as error:
        return error.findings
    if rebuilt == content:
        return ()
    return (finding("bundle.source-differs", f"the source's bundle is {prefixed_digest(rebuilt)}"),)


def _of_result(measurement: Measurement, stated: object, upload: Upload | None) -> Statement:
    text = "is what the result document says"
    facts: dict[str, object] = {
        "schema": RESULT_SCHEMA,
        "ok": True,
        "workload_digest": measurement.workload_digest,
        "bundle_size": measurement.bundle_size,
        "closure_digest": measurement.closure_digest,
        "runtime_version": measurement.runtime_version,
        "minimum_python": measurement.minimum_python,
        "entry_point": measurement.entry_point,
        "uploaded_files": len(measurement.files),
        "uploaded_bytes": sum(len(file.content) for file in measurement.uploaded.files),
        "runtime_files": len(measurement.closure.files),
    }
    if upload is not None and not upload.is_folder:
        facts["source_digest"] = prefixed_digest(upload.content)
    if not isinstance(stated, dict):
        return Statement("result", text, (finding("bundle.result-differs", "it is no result document"),))
    faults = tuple(
        finding("bundle.result-differs", f"it says {shown(repr(stated.get(key)))} of {key}; measured is {value!r}")
        for key, value in facts.items()
        if stated.get(key) != value or isinstance(stated.get(key), bool) is not isinstance(value, bool)
    )
    return Statement("result", text, faults)


def _read_result(path: Path) -> object:
    try:
        if path.stat().st_size > LARGEST_RESULT:
            raise InputOutputError(finding("job.source-unreadable", f"{shown(str(path), 240)} is too large"))
        return json.loads(path.read_bytes())
    except OSError as error:
        reason = f"{shown(str(path), 240)} cannot be read: {error.strerror}"
        raise InputOutputError(finding("job.source-unreadable", reason)) from None
    except (ValueError, RecursionError):
        return "no JSON"
