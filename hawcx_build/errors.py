"""What can go wrong, by who must act, with the exit status that says so. Imports nothing of this project.

Exit statuses follow sysexits(3). 1 and 2 are never used on purpose: CPython exits 1 on a traceback and argument
parsers exit 2, so neither could be told from an accident.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.confine.report import Confinement
    from hawcx_build.findings import Finding

EXIT_BUILT = 0
EXIT_USAGE = 64  # EX_USAGE: the command line is wrong
EXIT_REFUSED = 65  # EX_DATAERR: the upload is at fault, its own limits included
EXIT_INTERNAL = 70  # EX_SOFTWARE: we are at fault
EXIT_IO = 74  # EX_IOERR: reading or writing failed, or the output exists
EXIT_NO_VERDICT = 75  # EX_TEMPFAIL: the child was killed or crashed outside its known limits
EXIT_UNSOUND = 78  # EX_CONFIG: this installation is not sound


class BuildError(Exception):
    """Base of every error that this package raises on purpose.

    Attributes:
        findings: what is wrong, one `Finding` each; never empty.
        exit_status: the process exit status that stands for this kind of error.
        confinement: what confined the child that the error is about; None: there was none.
    """

    exit_status = EXIT_INTERNAL
    confinement: Confinement | None = None

    def __init__(self, *findings: Finding) -> None:
        super().__init__("; ".join(f"{finding.code}: {finding.message}" for finding in findings))
        self.findings = findings


class Refused(BuildError):
    """The upload is at fault: it breaks a rule or goes beyond a limit."""

    exit_status = EXIT_REFUSED


class UsageError(BuildError):
    """The caller is at fault: the command line or an argument is wrong."""

    exit_status = EXIT_USAGE


class InputOutputError(BuildError):
    """The environment is at fault: the source cannot be read or the output cannot be written."""

    exit_status = EXIT_IO


class NoVerdict(BuildError):
    """The confined child ended without a verdict; the same job may succeed elsewhere."""

    exit_status = EXIT_NO_VERDICT


class Unsound(BuildError):
    """This installation is not fit to build: the runtime differs from its lock, or confinement is missing."""

    exit_status = EXIT_UNSOUND


class InternalError(BuildError):
    """We are at fault: something happened that no input should be able to cause."""

    exit_status = EXIT_INTERNAL


def place_of(error: BaseException) -> str:
    """Name where an unexpected error arose, without a path of this machine and without the error's own words."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    return f"{trace.tb_frame.f_globals.get('__name__', '?')}, line {trace.tb_lineno}"
