"""The confined child: reads the upload, builds the bundle, says its verdict, ends. It never returns to its caller.

By the time that it reads the first byte of the upload it holds three descriptors, no environment, and no way to get
anything else. So whatever the stages may need is loaded before; a module that is missed all the same is asked for by
name, and the parent starts another child that has it.
"""

from __future__ import annotations

import contextlib
import os
import sys
import warnings

from hawcx_build.canonical import canonical_json, prefixed_digest
from hawcx_build.channel import BUILT, CONFINED, FAILED, STAGE, WANTED, frame
from hawcx_build.codes import all_codes
from hawcx_build.confine import confine
from hawcx_build.errors import BuildError, InputOutputError, InternalError
from hawcx_build.findings import finding, shown
from hawcx_build.pipeline import build_bundle
from hawcx_build.testimony import said_of_bundle, said_of_confinement, said_of_failure
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from hawcx_build.limits import Limits, Quotas
    from hawcx_build.pipeline import Bundle
    from hawcx_build.vendor.closure import Closure

CHUNK = 1 << 20
PARSE_ONLY = 0x400  # PyCF_ONLY_AST of Python/compile.h
MOST_DESCRIPTORS = 4096  # looked at where the system does not list them

# How a child ends that could still choose. What it said counts only after SAID_IT_ALL.
SAID_IT_ALL = 0
OUT_OF_MEMORY = 12
ENDED_EARLY = 70

LOADED_LATE = (
    "encodings.unicode_escape",
    "encodings.utf_16_be",
    "hawcx_build.analyze.pypi_names",
    "hawcx_build.analyze.stdlib_names",
    "hawcx_build.analyze.unicode13",
    "unicodedata",
)
"""Modules that stages load only when they are needed, and that most refusals need: cheap enough to have them always."""

DEAR = frozenset({"tomllib", "tomli"})
"""Modules that few uploads need and that cost as much as everything else together: loaded on demand, by a restart."""

SNIPPETS = ("f'{x!}'", "(", "'\\d'", "x\u00b5 = '\\N{BULLET}'", "def f(:\n")
"""Source that makes the parser load what it loads on its first error, odd escape, and character beyond ASCII."""


class Task(Value):
    """What a child shall do.

    Attributes:
        closure: the runtime that the bundle carries.
        limits: bounds on the upload.
        quotas: what the child may use.
        main: as `build_bundle`.
        strict_imports: as `build_bundle`.
        mode: of the confinement: `required` or `auto`.
    """

    closure: Closure
    limits: Limits
    quotas: Quotas
    main: str | None
    strict_imports: bool
    mode: str


class Descriptors(Value):
    """All that a child holds: the source to read, the output to write, the pipe to its parent."""

    source: int
    output: int
    channel: int


class Wanted(BaseException):
    """A module is needed that was not loaded; no `except` of a stage shall take this for its own."""


def load_everything(also: tuple[str, ...] = ()) -> None:
    """Load and warm up what the stages may need, so that confinement never meets an import.

    Args:
        also: dear modules that a former child asked for.
    """
    from importlib import import_module

    for name in (*LOADED_LATE, *also):
        import_module(name)
    all_codes()
    canonical_json({"a": shown("\x00")})
    prefixed_digest(b"")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for snippet in SNIPPETS:
            with contextlib.suppress(SyntaxError):
                compile(snippet, "<source>", "exec", PARSE_ONLY, True)


def work(task: Task, held: Descriptors, parent: int, build: Callable[..., Bundle] = build_bundle) -> NoReturn:
    """Confine this process and build; end the process, whatever happens.

    Args:
        task: what to do.
        held: the only descriptors that stay open.
        parent: process id of the parent as it was before this process existed.
        build: makes the bundle; tests put hostile code here to prove the confinement.
    """
    status = ENDED_EARLY
    try:
        status = _work(task, held, parent, build)
    except MemoryError:
        status = OUT_OF_MEMORY
    except BaseException as error:  # nothing may get out: above stands the parent's code, in the parent's role
        status = _say_last(held.channel, error)
    finally:
        os._exit(status)


def _work(task: Task, held: Descriptors, parent: int, build: Callable[..., Bundle]) -> int:
    _let_go(held)
    bundle_limits = task.limits.of_bundle(0)
    report = confine(task.mode, task.quotas, bundle_limits.archive_bytes, parent)
    _say(held.channel, frame(CONFINED, *said_of_confinement(report)))
    if task.mode == "required" and report.lacks:
        return SAID_IT_ALL
    sys.meta_path[:] = [_NothingMore()]

    def enter(stage: str) -> None:
        _say(held.channel, frame(STAGE, stage))

    enter("reading")
    source = _read(held.source, task.limits.archive_bytes + 1)
    bundle = build(source, task.closure, task.limits, main=task.main, strict_imports=task.strict_imports, enter=enter)
    enter("writing")
    _write(held.output, bundle.content)
    _say(held.channel, frame(BUILT, *said_of_bundle(prefixed_digest(source), bundle.facts, bundle.findings)))
    return SAID_IT_ALL


def _say_last(channel: int, error: BaseException) -> int:
    if isinstance(error, Wanted):
        said = frame(WANTED, str(error))
    elif isinstance(error, BuildError):
        said = frame(FAILED, *said_of_failure(error))
    else:
        fault = InternalError(finding("job.internal", f"{type(error).__name__} in {place_of(error)}"))
        said = frame(FAILED, *said_of_failure(fault))
    try:
        _say(channel, said)
    except OSError:
        return ENDED_EARLY
    return SAID_IT_ALL


def place_of(error: BaseException) -> str:
    """Name where an unexpected error arose, without a path of this machine and without the error's own words."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    return f"{trace.tb_frame.f_globals.get('__name__', '?')}, line {trace.tb_lineno}"


class _NothingMore:
    """Stands where modules are looked for: there is nothing to be found any more."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        raise Wanted(name)


def _let_go(held: Descriptors) -> None:
    """Give up the terminal, the working directory, and every descriptor but the three."""
    sys.stdin = sys.stdout = sys.stderr = None
    os.chdir("/")
    keep = {held.source, held.output, held.channel}
    for descriptor in _open_descriptors():
        if descriptor not in keep:
            with contextlib.suppress(OSError):  # the one that the list was read by is closed already
                os.close(descriptor)


def _open_descriptors() -> list[int]:
    try:
        return [int(name) for name in os.listdir("/dev/fd")]
    except OSError:
        return list(range(MOST_DESCRIPTORS))


def _read(descriptor: int, most: int) -> bytes:
    """Read the whole file, or `most` bytes of it. Whether it changed meanwhile is seen by the parent."""
    chunks, left = [], most
    try:
        while left and (chunk := os.read(descriptor, min(left, CHUNK))):
            chunks.append(chunk)
            left -= len(chunk)
    except OSError as error:
        raise InputOutputError(finding("job.source-unreadable", f"reading failed: {error.strerror}")) from None
    return b"".join(chunks)


def _write(descriptor: int, content: bytes) -> None:
    view = memoryview(content)
    try:
        while view:
            view = view[os.write(descriptor, view) :]
    except OSError as error:
        raise InputOutputError(finding("job.output-write", f"the bundle cannot be written: {error.strerror}")) from None


def _say(channel: int, said: bytes) -> None:
    view = memoryview(said)
    while view:
        view = view[os.write(channel, view) :]
