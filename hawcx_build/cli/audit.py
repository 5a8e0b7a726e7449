"""`hawcx audit verify`: whether a gateway's audit is as it was written, up to its last line."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.errors import EXIT_BUILT, EXIT_IO, EXIT_REFUSED
from hawcx_runtime.gateway.audit_verify import AuditVerdict, verify_audit


@click.group("audit", short_help="Verify an audit log.")
def command() -> None:
    """Work with the audit logs that the gateway writes."""


@command.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--head", default="", help="A hash that the gateway gave earlier: the log must contain it.")
@screen_options
def verify(*, file: Path, head: str, as_json: bool, no_color: bool) -> int:
    """Find the first line of FILE that was altered, dropped, moved or torn.

    A chain cannot show that its end was cut off, or what was never written: keep the last hash elsewhere, and give it
    with --head.

    \b
    Examples:
      hawcx audit verify audit.jsonl
      hawcx audit verify audit.jsonl --head 5f1c…
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    try:
        with file.open("rb") as stream:
            verdict = verify_audit(stream)
            has_head = not head or _holds(file, head, verdict.lines)
    except OSError as error:
        click.echo(f"{file}: {error.strerror}", err=True)
        return EXIT_IO
    is_sound = verdict.fault is None and has_head and verdict.lines > 0
    if as_json:
        screen.json(_document(verdict, is_sound=is_sound, has_head=has_head))
    else:
        _say(file, verdict, has_head=has_head)
    return EXIT_BUILT if is_sound else EXIT_REFUSED


def _holds(file: Path, head: str, lines: int) -> bool:
    """Tell whether one of the sound lines bears a hash."""
    wanted = f'"hash":"{head}"'.encode()
    with file.open("rb") as stream:
        return any(wanted in line for _number, line in zip(range(lines), stream, strict=False))


def _document(verdict: AuditVerdict, *, is_sound: bool, has_head: bool) -> dict[str, object]:
    fault = verdict.fault
    return {
        "schema": "hawcx/audit-verdict/v1",
        "ok": is_sound,
        "kind": verdict.kind,
        "lines": verdict.lines,
        "head": verdict.head,
        "head_found": has_head,
        "decisions": verdict.decisions,
        "blocked": verdict.blocked,
        "open_calls": list(verdict.open_calls),
        "fault": None if fault is None else {"line": fault.line, "what": fault.what, "torn_tail": fault.is_torn_tail},
    }


def _say(file: Path, verdict: AuditVerdict, *, has_head: bool) -> None:
    if verdict.fault is not None:
        click.echo(f"{file}:{verdict.fault.line}: the line {verdict.fault.what}")
    if not has_head:
        click.echo(f"{file}: no line bears the given hash: the log was cut off, or is another one")
    click.echo(
        f"{verdict.lines} sound lines, {verdict.decisions} decisions, {verdict.blocked} blocked, "
        f"{len(verdict.open_calls)} dispatched without an outcome, last hash {verdict.head}"
    )


if __name__ == "__main__":
    sys.exit(command.main(standalone_mode=False) or 0)
