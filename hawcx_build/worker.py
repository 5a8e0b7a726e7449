"""The confined child: reads the upload, builds the bundle, says its verdict, ends. It never returns to its caller.

By the time that it reads the first byte of the upload it holds three descriptors, no environment, and no way to get
anything else. So whatever the stages may need is loaded before; a module that is missed all the same is asked for by
name, and the parent starts another child that has it.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import warnings
from importlib import import_module

from hawcx_build.canonical import prefixed_digest
from hawcx_build.channel import BUILT, CONFINED, FAILED, STAGE, frame
from hawcx_build.confine import confine
from hawcx_build.errors import BuildError, InputOutputError, InternalError, place_of
from hawcx_build.findings import finding
from hawcx_build.pipeline import build_bundle
from hawcx_build.shelf import Shelf, Wanted
from hawcx_build.source import read_at_most
from hawcx_build.task import Descriptors, Task
from hawcx_build.testimony import said_of_bundle, said_of_confinement, said_of_failure
from hawcx_build.vendor.lock import read_locked_closure
from hawcx_build.verdict import ENDED_EARLY, OUT_OF_MEMORY, SAID_IT_ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

    from hawcx_build.pipeline import Bundle

PARSE_ONLY = 0x400  # PyCF_ONLY_AST of Python/compile.h
MOST_DESCRIPTORS = 4096  # looked at where the system does not list them

OWN_PACKAGES = ("hawcx_build.analyze", "hawcx_build.codes", "hawcx_build.zipguard")
"""Packages whose modules stages import when they are needed; all that are not loaded yet are kept ready."""

KEPT_READY = (
    *("encodings.unicode_escape", "encodings.utf_16_be"),
    # The TOML reader, for uploads that have settings; with what it imports, on every version.
    *("copyreg", "enum", "string", "datetime", "typing", "collections.abc"),
    *("re", "re._casefix", "re._compiler", "re._constants", "re._parser"),
    *("sre_compile", "sre_constants", "sre_parse"),
    *(f"{reader}{module}" for reader in ("tomllib", "tomli") for module in ("", "._parser", "._re", "._types")),
)
"""Modules of others that stages import only when they are needed."""

EXTENSIONS = ("math", "unicodedata", "_datetime", "_typing")
"""Extension modules that are needed late; they must be loaded before, since loading makes memory executable."""

SNIPPETS = ("f'{x!}'", "(", "'\\d'", "x\u00b5 = '\\N{BULLET}'", "def f(:\n")
"""Source that makes the parser load what it loads on its first error, odd escape, and character beyond ASCII."""


def work(task: Task, held: Descriptors, parent: int, build: Callable[..., Bundle] | None = None) -> NoReturn:
    """Confine this process and build; end the process, whatever happens.

    Args:
        task: what to do.
        held: the only descriptors that stay open.
        parent: process id of the parent as it was before this process existed.
        build: makes the bundle; None: the pipeline. Tests put hostile code here to prove the confinement.
    """
    status = ENDED_EARLY
    try:
        status = _work(task, held, parent, build or build_bundle)
    except MemoryError:
        status = OUT_OF_MEMORY
    except BaseException as error:  # nothing may get out: above stands the parent's code, in the parent's role
        status = _say_last(held.channel, error)
    finally:
        os._exit(status)


def main(task: str, parent: str) -> NoReturn:
    """Do the task as a program of its own, which has the three descriptors as 0, 1 and 2.

    Args:
        task: in its form as one word.
        parent: process id of whoever started this process, as a decimal number.
    """
    work(Task.of_word(task), Descriptors(0, 1, 2), int(parent))


def _work(task: Task, held: Descriptors, parent: int, build: Callable[..., Bundle]) -> int:
    gc.disable()  # one job, then the end: there is nothing to collect for
    _let_go(held)
    closure = read_locked_closure()
    shelf = _prepare()
    report = confine(task.mode, task.quotas, task.limits.of_bundle(0).archive_bytes, parent)
    shelf.close_the_library()
    _say(held.channel, frame(CONFINED, *said_of_confinement(report)))
    if task.mode == "required" and report.lacks:
        return SAID_IT_ALL

    def enter(stage: str) -> None:
        _say(held.channel, frame(STAGE, stage))

    enter("reading")
    source = _read(held.source, task.limits.archive_bytes + 1)
    bundle = build(source, closure, task.limits, main=task.main, strict_imports=task.strict_imports, enter=enter)
    enter("writing")
    _write(held.output, bundle.content)
    _say(held.channel, frame(BUILT, *said_of_bundle(prefixed_digest(source), bundle.facts, bundle.findings)))
    return SAID_IT_ALL


def _prepare() -> Shelf:
    """Load or read what the stages may need, and warm up what reads files when it is first used."""
    for name in EXTENSIONS:
        with contextlib.suppress(ImportError):  # not every version has every one
            import_module(name)
    prefixed_digest(b"")  # OpenSSL reads its configuration when it is first used
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for snippet in SNIPPETS:
            with contextlib.suppress(SyntaxError):
                compile(snippet, "<source>", "exec", PARSE_ONLY, True)
    return Shelf((*own_modules(), *KEPT_READY))


def own_modules() -> list[str]:
    """Return the names of the modules of `OWN_PACKAGES`."""
    return [
        f"{package}.{file.removesuffix('.py')}"
        for package in OWN_PACKAGES
        for file in os.listdir(import_module(package).__path__[0])
        if file.endswith(".py") and file != "__main__.py"
    ]


def _say_last(channel: int, error: BaseException) -> int:
    if not isinstance(error, BuildError):
        what = f"the module {error} was not kept ready" if isinstance(error, Wanted) else type(error).__name__
        error = InternalError(finding("job.internal", f"{what}, in {place_of(error)}"))
    try:
        _say(channel, frame(FAILED, *said_of_failure(error)))
    except OSError:
        return ENDED_EARLY
    return SAID_IT_ALL


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
    try:
        return read_at_most(descriptor, most)
    except OSError as error:
        raise InputOutputError(finding("job.source-unreadable", f"reading failed: {error.strerror}")) from None


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
