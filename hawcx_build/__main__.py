"""The jobs' door: `python3 -I -m hawcx_build SOURCE.zip --output AGENT.pyz`, one JSON document on stdout, always.

The grammar is fixed and read by hand: an argument parser would be half of a small job's start-up.
"""

from __future__ import annotations

import os
import sys

from hawcx_build.canonical import canonical_json
from hawcx_build.confine.report import MODES
from hawcx_build.errors import EXIT_BUILT, EXIT_IO, BuildError, InternalError, NoVerdict, UsageError, place_of
from hawcx_build.findings import finding, shown
from hawcx_build.limits import DEFAULT_QUOTAS, MIB, Quotas
from hawcx_build.result import failure_document
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from contextlib import AbstractContextManager

    from hawcx_build.output import Output
else:
    import _signal as signal  # `signal` dresses the same functions in enumerations, for milliseconds of start-up

OPTIONS = {
    "--output": "output",
    "--main": "main",
    "--imports": "imports",
    "--provenance": "provenance",
    "--confinement": "confinement",
    "--memory-mib": "memory_mib",
    "--cpu-seconds": "cpu_seconds",
    "--wall-seconds": "wall_seconds",
}
IMPORT_POLICIES = ("start", "strict")
QUOTAS = {"memory_mib": "memory_bytes", "cpu_seconds": "cpu_seconds", "wall_seconds": "wall_seconds"}
LARGEST_QUOTA_DIGITS = 6
HAS_MASKS = hasattr(signal, "pthread_sigmask")
STOPPING = (signal.SIGTERM, signal.SIGINT)


class Arguments(Value):
    """A command line that was understood."""

    source: str
    output: str
    main: str | None = None
    imports: str = "start"
    provenance: str | None = None
    confinement: str | None = None
    memory_mib: str | None = None
    cpu_seconds: str | None = None
    wall_seconds: str | None = None


class Interrupted(BaseException):
    """SIGTERM or SIGINT came while there was no verdict yet."""


def main(argv: list[str]) -> int:
    """Run one job and print its result document; return the exit status of its verdict."""
    if sys.stdout is None:  # closed: nobody would hear the verdict, and the next file opened would be in its place
        return EXIT_IO
    _hold_signals()
    try:
        status, result = EXIT_BUILT, _run(parse_arguments(argv))
    except BuildError as error:
        status, result = error.exit_status, failure_document(error)
    except Interrupted:
        status, result = _failed(NoVerdict(finding("job.interrupted", "the job was told to stop")))
    except Exception as error:
        status, result = _failed(InternalError(finding("job.internal", f"{type(error).__name__} in {place_of(error)}")))
    return status if _say(canonical_json(result) + b"\n") else EXIT_IO


def _say(line: bytes) -> bool:
    """Write to standard output past Python's buffers, which would fail once more at exit."""
    try:
        while line:
            line = line[os.write(sys.stdout.fileno(), line) :]
    except OSError:
        return False
    return True


def parse_arguments(argv: list[str]) -> Arguments:
    """Read the fixed grammar: one SOURCE, and options as `--name VALUE` or `--name=VALUE`, each at most once.

    Raises:
        UsageError: something is missing, unknown or given twice.
    """
    given: dict[str, str] = {}
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if not word.startswith("--"):
            key, value = "source", word
        elif name in OPTIONS:
            key = OPTIONS[name]
            value = value if equals else next(words, "")
        else:
            raise _usage(f"there is no option {shown(name)}")
        if key in given:
            raise _usage(f"{shown(name)} is one {key} too many")
        if not value:
            raise _usage(f"{shown(name)} needs a value")
        given[key] = value
    for key in ("source", "output"):
        if key not in given:
            raise _usage(f"the {key} is missing")
    if os.path.abspath(given["output"]) == os.path.abspath(given.get("provenance", "")):
        raise _usage("--output and --provenance name one file")
    if given.get("imports", "start") not in IMPORT_POLICIES:
        raise _usage(f"--imports is one of {', '.join(IMPORT_POLICIES)}")
    if given.get("confinement", "off") not in MODES:
        raise _usage(f"--confinement is one of {', '.join(MODES)}")
    for name, key in OPTIONS.items():
        if key in QUOTAS and key in given and not _is_quota(given[key]):
            raise _usage(f"{name} is a positive number of at most {LARGEST_QUOTA_DIGITS} digits")
    return Arguments(**given)


def _is_quota(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LARGEST_QUOTA_DIGITS and int(text) > 0


def _run(arguments: Arguments) -> dict[str, object]:
    # Loaded here, so that a wrong command line, too, is answered by a document.
    from hawcx_build.job import DEFAULT_CONFINEMENT, Job

    with Job(arguments.source, arguments.output) as job, _statement_output(arguments) as statement:
        with _Interruptible():
            job.build(
                arguments.main,
                strict_imports=arguments.imports == "strict",
                quotas=_quotas(arguments),
                confinement=arguments.confinement or DEFAULT_CONFINEMENT,
            )
        if statement is not None:
            from hawcx_build.provenance import provenance_of

            statement.write(canonical_json(provenance_of(job.result)) + b"\n")
            statement.publish()  # before the bundle: a bundle that is there has its provenance
        return job.publish().as_json()


def _statement_output(arguments: Arguments) -> AbstractContextManager[Output | None]:
    """Open where the provenance goes, so that a job that could not write it never starts."""
    if arguments.provenance is not None:
        from hawcx_build.output import Output

        return Output(arguments.provenance)
    from contextlib import nullcontext

    return nullcontext()


def _quotas(arguments: Arguments) -> Quotas:
    given = {QUOTAS[key]: getattr(arguments, key) for key in QUOTAS if getattr(arguments, key) is not None}
    units = {"memory_bytes": MIB}
    return DEFAULT_QUOTAS.replace(**{name: int(text) * units.get(name, 1) for name, text in given.items()})


class _Interruptible:
    """Let SIGTERM and SIGINT raise `Interrupted` inside the block; before and after it they wait.

    So a signal ends a job that has no verdict, and never one that is just publishing or printing its verdict.
    """

    def __enter__(self) -> None:
        for number in STOPPING:
            signal.signal(number, _interrupt)
        if HAS_MASKS:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)

    def __exit__(self, *_: object) -> None:
        _hold_signals()


def _hold_signals() -> None:
    if HAS_MASKS:
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)


def _interrupt(number: int, frame: object) -> None:
    _hold_signals()  # once is enough: cleaning up is not interrupted
    raise Interrupted


def _failed(error: BuildError) -> tuple[int, dict[str, object]]:
    return error.exit_status, failure_document(error)


def _usage(message: str) -> UsageError:
    return UsageError(finding("job.usage", message))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
