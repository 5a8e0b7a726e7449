"""One job: open both ends, build, publish. What runs is decided here, what it means in the stages."""

from __future__ import annotations

from hawcx_build.canonical import prefixed_digest
from hawcx_build.limits import DEFAULT_LIMITS, Limits
from hawcx_build.output import Output
from hawcx_build.pipeline import build_bundle
from hawcx_build.result import BuildResult
from hawcx_build.source import open_source, read_source
from hawcx_build.vendor.lock import read_locked_closure

TYPE_CHECKING = False
if TYPE_CHECKING:
    import os


def build_source_bundle(
    source: str | os.PathLike[str],
    output: str | os.PathLike[str],
    main: str | None = None,
    *,
    strict_imports: bool = False,
    limits: Limits = DEFAULT_LIMITS,
) -> BuildResult:
    """Build the bundle of a source archive and publish it under a new name.

    Args:
        source: path of the ZIP.
        output: path of the bundle; nothing may be there.
        main: `package.module:function` to run; None: the upload's `__main__.py`, or what the upload declares.
        strict_imports: refuse every unresolved import that nothing guards, also where it may never run.
        limits: bounds on everything that the upload decides.

    Returns:
        The facts of the bundle; `.findings` holds warnings only.

    Raises:
        Refused: the upload is at fault; `.findings` says where.
        InputOutputError: the source cannot be read, or the output exists or cannot be written.
        Unsound: the installed runtime is not the one of this release.
    """
    closure = read_locked_closure()
    with open_source(source) as upload, Output(output) as target:
        content = read_source(upload.fileno(), limits.archive_bytes)
        bundle = build_bundle(content, closure, limits, main=main, strict_imports=strict_imports)
        target.write(bundle.content)
        target.publish()
    return BuildResult(bundle.facts, bundle.findings, prefixed_digest(content))
