"""The trusted parent of one confined child: starts it, listens to it for a bounded time, and names how it ended.

Privilege separation in the manner of OpenSSH (Provos, Friedl, Honeyman, USENIX Security 2003): the child has the
untrusted bytes and no rights, the parent has the rights and never looks at the bytes. Of the child's words none counts
before the kernel has said that the child is gone.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time

from hawcx_build.channel import BUILT, CONFINED, FAILED, MOST_SAID, STAGE, WANTED, Garbled, read_frames, whole_frames
from hawcx_build.errors import BuildError, NoVerdict, Refused, Unsound
from hawcx_build.findings import finding, shown
from hawcx_build.pipeline import build_bundle
from hawcx_build.testimony import Testimony, read_confinement, read_failure, read_testimony
from hawcx_build.values import Value
from hawcx_build.worker import DEAR, OUT_OF_MEMORY, SAID_IT_ALL, Descriptors, Task, load_everything, work

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Callable

    from typing_extensions import Self

    from hawcx_build.channel import Frame
    from hawcx_build.confine.report import Confinement
    from hawcx_build.pipeline import Bundle
else:
    import _signal as signal  # `signal` dresses the same functions in enumerations, for milliseconds of start-up

SHORTEST_NAP = 0.0002  # seconds between two looks for a child that has closed its pipe and is about to end
LONGEST_NAP = 0.02
CRASHES = ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE")


class Ending(Value):
    """How a child ended.

    Attributes:
        said: what came over the pipe, at most a byte more than `MOST_SAID`.
        status: exit status; or the negative number of the signal that ended it.
        cause: `own`, or why the parent ended it: `time` or `flood`.
    """

    said: bytes
    status: int
    cause: str


def supervise(
    task: Task, source: int, output: int, build: Callable[..., Bundle] = build_bundle
) -> tuple[Testimony, Confinement]:
    """Have a confined child build a bundle.

    Args:
        task: what to build.
        source: descriptor of the source archive; the child reads it from its start.
        output: descriptor of an empty file; the child writes the bundle to it.
        build: makes the bundle in the child; tests put hostile code here.

    Returns:
        What the child says of the bundle, and what confined it. Of the bundle nothing is proved yet.

    Raises:
        Refused: the child refused the upload, or spent its memory or CPU quota on it.
        NoVerdict: the child was killed, crashed, fell silent or spoke nonsense.
        Unsound: confinement is required and something of it is missing.
        InputOutputError: the child could not read or write.
    """
    loaded: tuple[str, ...] = ()
    while True:
        os.lseek(source, 0, os.SEEK_SET)
        ending = _run_child(task, source, output, build, loaded)
        wanted = _wanted(ending)
        if wanted not in DEAR or wanted in loaded:
            return _verdict(ending, task)
        loaded += (wanted,)


def _run_child(task: Task, source: int, output: int, build: Callable[..., Bundle], loaded: tuple[str, ...]) -> Ending:
    load_everything(loaded)
    deadline = time.monotonic() + task.quotas.wall_seconds
    with _Child(task, source, output, build) as child:
        return child.listen(deadline)


class _Child:
    """A running child and the pipe that it speaks into; leaving the `with` block ends it, whatever happened."""

    def __init__(self, task: Task, source: int, output: int, build: Callable[..., Bundle]) -> None:
        parent = os.getpid()
        try:
            self.ear, mouth = os.pipe()
        except OSError as error:
            raise _not_started(error) from None
        # Held until the child has handlers of its own: the parent's would run the parent's clean-up in the child.
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        try:
            self.pid = os.fork()
            if self.pid == 0:
                for number in (signal.SIGINT, signal.SIGTERM, signal.SIGXCPU):
                    signal.signal(number, signal.SIG_DFL)
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
                work(task, Descriptors(source, output, mouth), parent, build)
        except OSError as error:
            os.close(self.ear)
            raise _not_started(error) from None
        finally:
            os.close(mouth)
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.ear)
        if self.pid:
            self._kill()
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self.pid, 0)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def listen(self, deadline: float) -> Ending:
        """Take what the child says until it ends, and end it at the deadline or when it says too much."""
        said, cause = self._hear(deadline)
        if cause != "own":
            self._kill()
        status = self._reap(deadline)
        if status is None:
            cause = "time"
            self._kill()
            status = self._reap(None)
        return Ending(said, -signal.SIGKILL if status is None else status, cause)

    def _hear(self, deadline: float) -> tuple[bytes, str]:
        poller, said = select.poll(), bytearray()
        poller.register(self.ear, select.POLLIN)
        while len(said) <= MOST_SAID:
            left = deadline - time.monotonic()
            if left <= 0:
                return bytes(said), "time"
            if poller.poll(left * 1000 + 1):
                heard = os.read(self.ear, MOST_SAID + 1 - len(said))
                if not heard:
                    return bytes(said), "own"
                said += heard
        return bytes(said), "flood"

    def _reap(self, deadline: float | None) -> int | None:
        """Return how the child ended; None at the deadline, or where somebody else took its status."""
        nap = SHORTEST_NAP
        while True:
            try:
                pid, status = os.waitpid(self.pid, 0 if deadline is None else os.WNOHANG)
            except ChildProcessError:
                self.pid = 0
                return -signal.SIGKILL
            if pid:
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
            if deadline is not None and time.monotonic() >= deadline:
                return None
            time.sleep(nap)
            nap = min(2 * nap, LONGEST_NAP)


def _not_started(error: OSError) -> NoVerdict:
    return NoVerdict(finding("job.start-failed", f"the child could not be started: {error.strerror}"))


def _wanted(ending: Ending) -> str | None:
    """Return the module that a child asks for instead of giving a verdict."""
    if ending.status != SAID_IT_ALL or ending.cause != "own":
        return None
    last = whole_frames(ending.said)[-1:]
    return str(last[0].fields[0]) if last and last[0].kind == WANTED and len(last[0].fields) == 1 else None


def _verdict(ending: Ending, task: Task) -> tuple[Testimony, Confinement]:
    """Return the testimony of a child that gave one, or raise what its ending means."""
    confinement = _confinement(ending, task.mode)
    try:
        fault = _death(ending, task)
        if fault is not None:
            raise fault
        if confinement is None:
            raise _no_verdict("job.child-garbled", "the child did not say what confines it")
        if task.mode == "required" and confinement.lacks:
            what = ", ".join(f"{layer} ({reason})" for layer, reason in confinement.lacks)
            raise Unsound(finding("job.confinement-missing", f"this system lacks {shown(what, longest=240)}"))
        return _testimony(ending, task), confinement
    except BuildError as error:
        error.confinement = confinement
        raise


def _confinement(ending: Ending, mode: str) -> Confinement | None:
    frames = whole_frames(ending.said)
    try:
        return read_confinement(frames[0], mode) if frames else None
    except Garbled:
        return None


def _testimony(ending: Ending, task: Task) -> Testimony:
    try:
        frames = read_frames(ending.said)
        last = frames[-1]
        if any(frame.kind not in (CONFINED, STAGE) for frame in frames[:-1]):
            raise Garbled
        if last.kind == FAILED:
            raise read_failure(last.fields, task.limits.findings)
        if last.kind == BUILT:
            return read_testimony(last.fields, task.limits.findings)
    except Garbled:
        raise _no_verdict("job.child-garbled", "the child said what is no verdict") from None
    if last.kind == WANTED:
        raise _no_verdict("job.internal", f"the module {shown(str(last.fields[:1]))} was not loaded in time")
    raise _no_verdict("job.child-silent", f"the child ended without a verdict, while at: {_stage(frames)}")


def _death(ending: Ending, task: Task) -> BuildError | None:
    """Return what the ending itself means; None where the child ended after it had said its verdict."""
    stage = _stage(whole_frames(ending.said))
    quotas = task.quotas
    if ending.cause == "time":
        return _no_verdict("job.wall-limit", f"the child was ended after {quotas.wall_seconds} s, while at: {stage}")
    if ending.cause == "flood":
        return _no_verdict("job.child-flood", f"the child said more than {MOST_SAID} bytes")
    if ending.status == OUT_OF_MEMORY:
        spent = f"{quotas.memory_bytes >> 20} MiB of memory"
        return Refused(finding("job.memory-limit", f"the job needs more than {spent}, while at: {stage}"))
    if ending.status == -signal.SIGXCPU:
        spent = f"{quotas.cpu_seconds} s of processor time"
        return Refused(finding("job.cpu-limit", f"the job needs more than {spent}, while at: {stage}"))
    if ending.status == -getattr(signal, "SIGSYS", 0) != 0:
        return _no_verdict("job.child-forbidden", f"the child was ended at a forbidden system call, while at: {stage}")
    crash = next((name for name in CRASHES if ending.status == -getattr(signal, name, 0) != 0), None)
    if crash is not None:
        return _no_verdict("job.child-crashed", f"the child ended by {crash}, while at: {stage}")
    if ending.status < 0:
        return _no_verdict("job.child-killed", f"the child was ended by signal {-ending.status}, while at: {stage}")
    if ending.status != SAID_IT_ALL:
        return _no_verdict("job.child-silent", f"the child ended with status {ending.status}, while at: {stage}")
    return None


def _stage(frames: tuple[Frame, ...]) -> str:
    """Return the last stage that a child entered; its own word for it, so it is escaped."""
    stages = [frame.fields[0] for frame in frames if frame.kind == STAGE and len(frame.fields) == 1]
    return shown(str(stages[-1])) if stages else "start"


def _no_verdict(code: str, message: str) -> NoVerdict:
    return NoVerdict(finding(code, message))


def is_alone() -> bool:
    """Tell whether this process has one thread only, so that a fork of it is sound."""
    try:
        return len(os.listdir("/proc/self/task")) == 1
    except OSError:
        threading = sys.modules.get("threading")
        return threading is None or threading.active_count() == 1
