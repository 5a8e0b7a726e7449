"""A bundle, source ZIP or folder → everything that the reading commands show of it. Nothing of it is run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hawcx_build.analyze import analyze
from hawcx_build.bundle import MAIN, SHEBANG, entry_point_text
from hawcx_build.canonical import prefixed_digest
from hawcx_build.cli.capability import Capability, find_capabilities
from hawcx_build.cli.imports import Listing, list_imports
from hawcx_build.cli.upload import read_upload
from hawcx_build.errors import InputOutputError, Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.measure import measure_content, read_bundle
from hawcx_build.project import read_project
from hawcx_build.source import open_source
from hawcx_build.tree import SourceTree, read_tree
from hawcx_build.values import Value
from hawcx_build.vendor.lock import read_locked_closure
from hawcx_build.zipguard import read_archive

if TYPE_CHECKING:
    from pathlib import Path

    from hawcx_build.findings import Finding
    from hawcx_build.measure import Measurement
    from hawcx_build.tree import SourceFile
    from hawcx_build.vendor.closure import Closure

BUNDLE, SOURCE = "bundle", "source"


class Portrait(Value):
    """What can be seen of one upload, alone or in its bundle.

    Attributes:
        name: of the file or folder, as it was given.
        kind: bundle or source.
        digest: of the file's bytes.
        size: in bytes.
        files: the uploaded files, sorted by path.
        closure: the runtime beside them: the bundle's own, or the one that a bundle would get.
        entry_point: `package.module:function`, or `__main__.py`.
        minimum_python_proved: the lowest that has all that was seen in use; None where the analysis refuses.
        findings: what was not proved; errors, too, where the analysis refuses.
        listing: imports and telling calls.
        capabilities: what it can reach.
        measurement: of a bundle.
    """

    name: str
    kind: str
    digest: str
    size: int
    files: tuple[SourceFile, ...]
    closure: Closure
    entry_point: str
    minimum_python_proved: str | None
    findings: tuple[Finding, ...]
    listing: Listing
    capabilities: tuple[Capability, ...]
    measurement: Measurement | None = None

    @property
    def is_accepted(self) -> bool:
        """Whether the analysis accepts the upload."""
        return self.minimum_python_proved is not None


def draw_portrait(path: Path, main: str | None = None, *, locks: tuple[str, ...] = ()) -> Portrait:
    """Read a bundle, a source ZIP or a folder.

    Args:
        path: of it.
        main: the function that a source is meant to run.
        locks: of further releases of the runtime.

    Raises:
        Refused: it is no bundle and no upload.
        InputOutputError: it cannot be read.
    """
    if is_bundle(path):
        content = read_bundle(path)
        measurement = measure_content(content, locks=locks)
        entry = None if measurement.entry_point == MAIN else measurement.entry_point
        return _portrait(path, BUNDLE, content, measurement.uploaded, measurement.closure, entry, measurement)
    upload = read_upload(path)
    tree = read_tree(read_archive(upload.content), main, DEFAULT_LIMITS)
    return _portrait(path, SOURCE, upload.content, tree, read_locked_closure(), main, None)


def is_bundle(path: Path) -> bool:
    """Tell whether a file opens as a bundle does."""
    try:
        with open_source(path) as file:
            return file.read(len(SHEBANG)) == SHEBANG
    except (InputOutputError, OSError):  # the reader that follows says why
        return False


def _portrait(
    path: Path,
    kind: str,
    content: bytes,
    tree: SourceTree,
    closure: Closure,
    main: str | None,
    measurement: Measurement | None,
) -> Portrait:
    entry_point, proved = main or MAIN, None
    try:
        project = read_project(tree, main, DEFAULT_LIMITS)
        entry_point = project.main or MAIN
        analysis = analyze(project, closure.files, DEFAULT_LIMITS)
        entry_point, proved = entry_point_text(analysis.entry), analysis.minimum_python_proved
        findings = tree.findings + analysis.findings
    except Refused as error:
        findings = error.findings
    listing = list_imports(tree.files, closure) if proved is not None else Listing((), ())
    return Portrait(
        name=path.name or str(path),
        kind=kind,
        digest=prefixed_digest(content),
        size=len(content),
        files=tree.files,
        closure=closure,
        entry_point=entry_point,
        minimum_python_proved=proved,
        findings=findings,
        listing=listing,
        capabilities=find_capabilities(listing),
        measurement=measurement,
    )
