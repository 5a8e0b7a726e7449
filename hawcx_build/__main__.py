"""The jobs' door: `python3 -I -m hawcx_build SOURCE.zip --output AGENT.pyz`, one JSON document on stdout, always.

The grammar is fixed and read by hand: an argument parser would be half of a small job's start-up.
"""

from __future__ import annotations

import sys

from hawcx_build.canonical import canonical_json
from hawcx_build.errors import EXIT_BUILT, BuildError, InternalError, UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.result import document
from hawcx_build.values import Value

OPTIONS = {"--output": "output", "--main": "main", "--imports": "imports"}
IMPORT_POLICIES = ("start", "strict")


class Arguments(Value):
    """A command line that was understood."""

    source: str
    output: str
    main: str | None = None
    imports: str = "start"


def main(argv: list[str]) -> int:
    """Run one job and print its result document; return the exit status of its verdict."""
    try:
        status, result = EXIT_BUILT, _run(parse_arguments(argv))
    except BuildError as error:
        status, result = error.exit_status, document(error.exit_status, error.findings)
    except Exception as error:
        fault = InternalError(finding("job.internal", f"{type(error).__name__} in {_place(error)}"))
        status, result = fault.exit_status, document(fault.exit_status, fault.findings)
    sys.stdout.buffer.write(canonical_json(result) + b"\n")
    sys.stdout.buffer.flush()
    return status


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
    if given.get("imports", "start") not in IMPORT_POLICIES:
        raise _usage(f"--imports is one of {', '.join(IMPORT_POLICIES)}")
    return Arguments(**given)


def _run(arguments: Arguments) -> dict[str, object]:
    # Loaded here, so that a wrong command line, too, is answered by a document.
    from hawcx_build.job import build_source_bundle

    result = build_source_bundle(
        arguments.source, arguments.output, arguments.main, strict_imports=arguments.imports == "strict"
    )
    return result.as_json()


def _usage(message: str) -> UsageError:
    return UsageError(finding("job.usage", message))


def _place(error: Exception) -> str:
    """Name where an unexpected error arose, without a path of this machine and without the error's own words."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    return f"{trace.tb_frame.f_globals.get('__name__', '?')}, line {trace.tb_lineno}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
