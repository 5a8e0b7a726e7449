"""The trusted parent's part: start one child, listen to it for a bounded time, and see how it ends.

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

from hawcx_build.channel import MOST_SAID
from hawcx_build.errors import NoVerdict
from hawcx_build.findings import finding
from hawcx_build.task import Descriptors
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Callable

    from typing_extensions import Self

    from hawcx_build.pipeline import Bundle
    from hawcx_build.task import Task
else:
    import _signal as signal  # `signal` dresses the same functions in enumerations, for milliseconds of start-up

SHORTEST_NAP = 0.0002  # seconds between two looks for a child that has closed its pipe and is about to end
LONGEST_NAP = 0.02
HANDLED = (signal.SIGINT, signal.SIGTERM)

STARTER = "import sys; sys.path += sys.argv[3:]; from hawcx_build.worker import main; main(*sys.argv[1:3])"


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


class Child:
    """A running child and the pipe that it speaks into; leaving the `with` block ends it, whatever happened."""

    def __init__(self, task: Task, source: int, output: int, build: Callable[..., Bundle] | None = None) -> None:
        """Start the child; it has read nothing of the source by then.

        Args:
            task: what to do.
            source: descriptor of the source archive, at its start.
            output: descriptor of an empty file.
            build: makes the bundle; None: the pipeline. Tests put hostile code here to prove the confinement.

        Raises:
            NoVerdict: the system has no room for another process.
        """
        self._deadline = time.monotonic() + task.quotas.wall_seconds
        try:
            start = _fork if is_alone() else _spawn
            self._ear, mouth = os.pipe()
            try:
                self._pid = start(task, Descriptors(source, output, mouth), build)
            except BaseException:
                os.close(self._ear)
                raise
            finally:
                os.close(mouth)
        except OSError as error:
            message = f"the child could not be started: {error.strerror}"
            raise NoVerdict(finding("job.start-failed", message)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._ear)
        if self._pid:
            self._kill()
            self._reap(None)

    def listen(self) -> Ending:
        """Take what the child says until it ends; end it when its time is up or it says too much."""
        said, cause = self._hear()
        if cause != "own":
            self._kill()
        status = self._reap(self._deadline)
        if status is None:
            cause = "time"
            self._kill()
            status = self._reap(None)
        return Ending(said, -signal.SIGKILL if status is None else status, cause)

    def _hear(self) -> tuple[bytes, str]:
        poller, said = select.poll(), bytearray()
        poller.register(self._ear, select.POLLIN)
        while len(said) <= MOST_SAID:
            left = self._deadline - time.monotonic()
            if left <= 0:
                return bytes(said), "time"
            if poller.poll(left * 1000 + 1):
                heard = os.read(self._ear, MOST_SAID + 1 - len(said))
                if not heard:
                    return bytes(said), "own"
                said += heard
        return bytes(said), "flood"

    def _reap(self, deadline: float | None) -> int | None:
        """Return how the child ended; None at the deadline.

        Where somebody else in this process took the child's status, nothing is known of its end: that counts as killed.
        """
        nap = SHORTEST_NAP
        while True:
            try:
                pid, status = os.waitpid(self._pid, 0 if deadline is None else os.WNOHANG)
            except ChildProcessError:
                self._pid = 0
                return -signal.SIGKILL
            if pid:
                self._pid = 0
                return os.waitstatus_to_exitcode(status)
            if deadline is not None and time.monotonic() >= deadline:
                return None
            time.sleep(nap)
            nap = min(2 * nap, LONGEST_NAP)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)


def _fork(task: Task, held: Descriptors, build: Callable[..., Bundle] | None) -> int:
    """Start the child as a copy of this process, which is cheap, and sound in a process of one thread."""
    parent = os.getpid()
    # Held until the child has handlers of its own: the parent's would run the parent's clean-up in the child.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, HANDLED)
    try:
        pid = os.fork()
        if pid == 0:
            for number in (*HANDLED, signal.SIGXCPU):
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, ())
            try:
                from hawcx_build.worker import work

                work(task, held, parent, build)
            finally:
                os._exit(1)
        return pid
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _spawn(task: Task, held: Descriptors, build: Callable[..., Bundle] | None) -> int:
    """Start the child as an interpreter of its own: in a copy of a process with threads, locks may stay locked."""
    if build is not None:
        raise RuntimeError("only the pipeline itself runs in another interpreter")
    descriptors = ((held.source, 0), (held.output, 1), (held.channel, 2))
    command = [sys.executable, "-I", "-S", "-c", STARTER, task.as_word(), str(os.getpid()), *_library()]
    return os.posix_spawn(
        sys.executable,
        command,
        {},
        file_actions=[(os.POSIX_SPAWN_DUP2, origin, place) for origin, place in descriptors],
        setsigdef=(*HANDLED, signal.SIGXCPU),
        setsigmask=(),
    )


def _library() -> list[str]:
    """Return the folders of this package and of what it needs, for an interpreter that has no site-packages."""
    folders = [os.path.dirname(os.path.dirname(os.path.abspath(__file__)))]
    if sys.version_info < (3, 11):
        from importlib.machinery import PathFinder

        reader = PathFinder.find_spec("tomli")
        folders += [os.path.dirname(folder) for folder in (reader and reader.submodule_search_locations) or ()]
    return folders


def is_alone() -> bool:
    """Tell whether this process has one thread only, so that a fork of it is sound."""
    try:
        return len(os.listdir("/proc/self/task")) == 1
    except OSError:
        threading = sys.modules.get("threading")
        return threading is None or threading.active_count() == 1
