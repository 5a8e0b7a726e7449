"""One job: open both ends, have a confined child build, measure what it wrote, publish.

What runs is decided here, what it means in the stages. The upload's bytes pass through this process only as something
to take a digest of.
"""

from __future__ import annotations

import hashlib
import os
import sys

from hawcx_build.canonical import prefixed_digest
from hawcx_build.confine.report import LAYERS, MODES, OFF, Confinement
from hawcx_build.errors import BuildError, InputOutputError, NoVerdict, Unsound, UsageError
from hawcx_build.findings import finding
from hawcx_build.limits import DEFAULT_LIMITS, DEFAULT_QUOTAS, Limits, Quotas
from hawcx_build.output import Output
from hawcx_build.result import BuildResult
from hawcx_build.source import open_source, read_source, state_of
from hawcx_build.vendor.closure import MINIMUM_PYTHON
from hawcx_build.vendor.lock import read_lock, read_locked_closure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from typing_extensions import Self

    from hawcx_build.pipeline import Bundle
    from hawcx_build.testimony import Testimony

CHUNK = 1 << 20
HAS_CHILDREN = hasattr(os, "fork") and hasattr(os, "posix_spawn")
DEFAULT_CONFINEMENT = "required" if sys.platform == "linux" else "auto"


def build_source_bundle(
    source: str | os.PathLike[str],
    output: str | os.PathLike[str],
    main: str | None = None,
    *,
    strict_imports: bool = False,
    limits: Limits = DEFAULT_LIMITS,
    quotas: Quotas = DEFAULT_QUOTAS,
    confinement: str = DEFAULT_CONFINEMENT,
) -> BuildResult:
    """Build the bundle of a source archive and publish it under a new name.

    Args:
        source: path of the ZIP.
        output: path of the bundle; nothing may be there.
        main: `package.module:function` to run; None: the upload's `__main__.py`, or what the upload declares.
        strict_imports: refuse every unresolved import that nothing guards, also where it may never run.
        limits: bounds on everything that the upload decides.
        quotas: what the child that builds may use of this machine.
        confinement: `required`: build in a confined child, or not at all; `auto`: in a child confined by what this
            system has; `off`: in this process, without quotas.

    Returns:
        The facts of the bundle; `.findings` holds warnings only.

    Raises:
        Refused: the upload is at fault; `.findings` says where.
        InputOutputError: the source cannot be read, or the output exists or cannot be written.
        NoVerdict: the child ended without a verdict.
        Unsound: the installed runtime is not the one of this release, or the required confinement is missing.
    """
    with Job(source, output, limits) as job:
        job.build(main, strict_imports=strict_imports, quotas=quotas, confinement=confinement)
        return job.publish()


class Job:
    """A job with both ends open. Leaving the `with` block without `publish` leaves nothing behind."""

    def __init__(
        self, source: str | os.PathLike[str], output: str | os.PathLike[str], limits: Limits = DEFAULT_LIMITS
    ) -> None:
        """Open both ends.

        Args:
            source: path of the ZIP.
            output: path of the bundle; nothing may be there.
            limits: bounds on everything that the upload decides.

        Raises:
            InputOutputError: the source cannot be opened, or the output exists or its folder cannot be written.
        """
        self._limits = limits
        self._source = open_source(source)
        try:
            self._output = Output(output)
        except BaseException:
            self._source.close()
            raise
        self._result: BuildResult | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._source.close()
        self._output.close()

    def build(
        self,
        main: str | None,
        *,
        strict_imports: bool = False,
        quotas: Quotas = DEFAULT_QUOTAS,
        confinement: str = DEFAULT_CONFINEMENT,
        build: Callable[..., Bundle] | None = None,
    ) -> None:
        """Write the bundle to the file that has no name yet.

        Args:
            main: as `build_source_bundle`, like all others.
            strict_imports: refuse every unresolved import that nothing guards.
            quotas: what the child may use.
            confinement: `required`, `auto` or `off`.
            build: makes the bundle; None: the pipeline. Tests put hostile code here to prove the confinement.

        Raises:
            BuildError: as `build_source_bundle`.
        """
        if confinement not in MODES:
            raise UsageError(finding("job.usage", f"confinement is one of {', '.join(MODES)}"))
        if confinement == "off" or not HAS_CHILDREN:
            report = OFF if confinement == "off" else _nothing_here(confinement)
            from hawcx_build.pipeline import build_bundle

            content = read_source(self._source.fileno(), self._limits.archive_bytes)
            closure = read_locked_closure()
            bundle = (build or build_bundle)(content, closure, self._limits, main=main, strict_imports=strict_imports)
            self._output.write(bundle.content)
            self._result = BuildResult(bundle.facts, bundle.findings, prefixed_digest(content), report)
            return
        from hawcx_build.supervise import Child
        from hawcx_build.task import Task

        task = Task(self._limits, quotas, main, strict_imports, confinement)
        before = state_of(self._source.fileno())
        with Child(task, self._source.fileno(), self._output.descriptor, build) as child:
            # While the child gets ready, on another processor:
            from hawcx_build.verdict import read_verdict

            ending = child.listen()
        try:
            testimony, report = read_verdict(ending, task)
        except BuildError:
            self._prove_unchanged(before)  # a verdict on a file that changed is no verdict
            raise
        self._prove_unchanged(before)
        self._result = self._measured(testimony, report)

    @property
    def result(self) -> BuildResult:
        """What is known of the bundle, once it is built."""
        if self._result is None:
            raise RuntimeError("there is no result before build")
        return self._result

    def publish(self) -> BuildResult:
        """Make the bundle appear under its name.

        Raises:
            InputOutputError: something appeared there in the meantime, or the disk failed.
        """
        result = self.result
        self._output.publish()
        return result

    def _prove_unchanged(self, before: tuple[int, int, int]) -> None:
        if state_of(self._source.fileno()) != before:
            raise InputOutputError(finding("job.source-changed", "the source archive changed while it was read"))

    def _measured(self, testimony: Testimony, report: Confinement) -> BuildResult:
        """Return the result, proved to speak of the files that are here; the child cannot write to them any more."""
        size, workload_digest = _measure(self._output.descriptor)
        _, version, closure, *files = read_lock()
        known = testimony.facts.replace(
            workload_digest=workload_digest,
            bundle_size=size,
            closure_digest=closure.removeprefix("closure "),
            runtime_version=version.removeprefix("version "),
            minimum_python=MINIMUM_PYTHON,
            runtime_files=len(files),
        )
        source_digest = _measure(self._source.fileno())[1]
        if (known, source_digest) != (testimony.facts, testimony.source_digest):
            error = NoVerdict(finding("job.child-untrue", "the child spoke of other files than those that are here"))
            error.confinement = report
            raise error
        return BuildResult(known, testimony.findings, source_digest, report)


def _nothing_here(mode: str) -> Confinement:
    """Return the report of a system that has no child processes of the kind that is needed, such as Windows.

    Raises:
        Unsound: confinement is required.
    """
    report = Confinement(mode, (), tuple((layer, "not on this system") for layer in LAYERS))
    if mode == "required":
        raise Unsound(finding("job.confinement-missing", "this system lacks child processes that can be confined"))
    return report


def _measure(descriptor: int) -> tuple[int, str]:
    """Return size and digest of a whole file; it is read in pieces, and never looked into.

    Raises:
        InputOutputError: the disk failed.
    """
    digest, size = hashlib.sha256(), 0
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        while chunk := os.read(descriptor, CHUNK):
            digest.update(chunk)
            size += len(chunk)
    except OSError as error:
        raise InputOutputError(finding("job.source-unreadable", f"reading failed: {error.strerror}")) from None
    return size, "sha256:" + digest.hexdigest()
