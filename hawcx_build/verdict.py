"""The ending of a child → its testimony, or the error that its ending means. Every way to end has a name here."""

from __future__ import annotations

from hawcx_build.channel import BUILT, CONFINED, FAILED, MOST_SAID, STAGE, Garbled, read_frames, whole_frames
from hawcx_build.errors import BuildError, NoVerdict, Refused, Unsound
from hawcx_build.findings import finding, shown
from hawcx_build.testimony import Testimony, read_confinement, read_failure, read_testimony

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal

    from hawcx_build.channel import Frame
    from hawcx_build.confine.report import Confinement
    from hawcx_build.supervise import Ending
    from hawcx_build.task import Task
else:
    import _signal as signal

# How a child ends that can still choose. What it said counts only after SAID_IT_ALL.
SAID_IT_ALL = 0
OUT_OF_MEMORY = 12
ENDED_EARLY = 70

CRASHES = ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE")


def read_verdict(ending: Ending, task: Task) -> tuple[Testimony, Confinement]:
    """Return what a child says of the bundle, and what confined it. Of the bundle nothing is proved yet.

    Raises:
        Refused: the child refused the upload, or spent its memory or CPU quota on it.
        NoVerdict: the child was killed, crashed, fell silent or spoke nonsense.
        Unsound: confinement is required and something of it is missing.
        InputOutputError: the child could not read or write.
    """
    confinement = _confinement(ending, task.mode)
    try:
        fault = _death(ending, task)
        if fault is not None:
            raise fault
        if confinement is not None and confinement.lacks and task.mode == "required":
            what = ", ".join(f"{layer} ({reason})" for layer, reason in confinement.lacks)
            raise Unsound(finding("job.confinement-missing", f"this system lacks {shown(what, longest=240)}"))
        testimony = _testimony(ending, task)
        if confinement is None:
            raise _no_verdict("job.child-garbled", "the child did not say what confines it")
    except BuildError as error:
        error.confinement = confinement
        raise
    return testimony, confinement


def _confinement(ending: Ending, mode: str) -> Confinement | None:
    frames = whole_frames(ending.said)
    try:
        return read_confinement(frames[0], mode) if frames else None
    except Garbled:
        return None


def _testimony(ending: Ending, task: Task) -> Testimony:
    try:
        frames = read_frames(ending.said)
        if any(frame.kind not in (CONFINED, STAGE) for frame in frames[:-1]):
            raise Garbled
        if frames and frames[-1].kind == FAILED:
            failure = read_failure(frames[-1].fields, task.limits.findings)
            if isinstance(failure, Unsound) and frames[0].kind == CONFINED:
                raise Garbled  # whether this installation is sound is settled before a child has read anything
            raise failure
        if frames and frames[-1].kind == BUILT:
            return read_testimony(frames[-1].fields, task.limits.findings)
    except Garbled:
        raise _no_verdict("job.child-garbled", "the child said what is no verdict") from None
    raise _no_verdict("job.child-silent", f"the child ended without a verdict, while at: {_stage(frames)}")


def _death(ending: Ending, task: Task) -> BuildError | None:
    """Return what the ending itself means; None where the child ended after it had said its verdict."""
    status, quotas = ending.status, task.quotas
    stage = _stage(whole_frames(ending.said))
    if ending.cause == "time":
        return _no_verdict("job.wall-limit", f"the child was ended after {quotas.wall_seconds} s, while at: {stage}")
    if ending.cause == "flood":
        return _no_verdict("job.child-flood", f"the child said more than {MOST_SAID} bytes")
    if status == OUT_OF_MEMORY:
        spent = f"{quotas.memory_bytes >> 20} MiB of memory"
        return Refused(finding("job.memory-limit", f"the job needs more than {spent}, while at: {stage}"))
    if status == -signal.SIGXCPU:
        spent = f"{quotas.cpu_seconds} s of processor time"
        return Refused(finding("job.cpu-limit", f"the job needs more than {spent}, while at: {stage}"))
    if status == -getattr(signal, "SIGSYS", 0) != 0:
        return _no_verdict("job.child-forbidden", f"the child was ended at a forbidden system call, while at: {stage}")
    crash = next((name for name in CRASHES if status == -getattr(signal, name)), None)
    if crash is not None:
        return _no_verdict("job.child-crashed", f"the child ended by {crash}, while at: {stage}")
    if status < 0:
        return _no_verdict("job.child-killed", f"the child was ended by signal {-status}, while at: {stage}")
    if status != SAID_IT_ALL:
        return _no_verdict("job.child-silent", f"the child ended with status {status}, while at: {stage}")
    return None


def _stage(frames: tuple[Frame, ...]) -> str:
    """Return the last stage that a child entered; its own word for it, so it is escaped."""
    stages = [frame.fields[0] for frame in frames if frame.kind == STAGE and len(frame.fields) == 1]
    return shown(str(stages[-1])) if stages else "start"


def _no_verdict(code: str, message: str) -> NoVerdict:
    return NoVerdict(finding(code, message))
