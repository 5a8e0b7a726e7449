"""The straight line from an upload's bytes to a bundle: each stage one function from a value to the next.

The only file that knows all stages. Bytes in, values out: no file, clock, environment or network.
"""

from __future__ import annotations

from hawcx_build.analyze import analyze
from hawcx_build.bundle import SHEBANG, assemble, entry_point_text
from hawcx_build.canonical import prefixed_digest
from hawcx_build.project import read_project
from hawcx_build.result import BundleFacts
from hawcx_build.tree import read_tree
from hawcx_build.values import Value
from hawcx_build.zipguard import read_archive
from hawcx_build.zipwrite import write_archive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hawcx_build.findings import Finding
    from hawcx_build.limits import Limits
    from hawcx_build.vendor.closure import Closure


class Bundle(Value):
    """A finished bundle.

    Attributes:
        content: the exact bytes of the zipapp.
        facts: what the result document says of it.
        findings: warnings only.
    """

    content: bytes
    facts: BundleFacts
    findings: tuple[Finding, ...]


def build_bundle(
    source: bytes,
    closure: Closure,
    limits: Limits,
    *,
    main: str | None = None,
    strict_imports: bool = False,
    enter: Callable[[str], object] = str,
) -> Bundle:
    """Build the bundle of an untrusted source archive.

    Args:
        source: the ZIP as submitted.
        closure: the runtime that the bundle carries.
        limits: bounds on everything that the upload decides.
        main: `package.module:function` to run; None: the upload's `__main__.py`, or what the upload declares.
        strict_imports: refuse every unresolved import that nothing guards, also where it may never run.
        enter: told the name of each stage before it begins; for whoever must say where a job was when it ended.

    Raises:
        Refused: the upload breaks a rule or goes beyond a limit.
    """
    enter("archive")
    archive = read_archive(source, limits)
    enter("tree")
    tree = read_tree(archive, main, limits)
    enter("project")
    project = read_project(tree, main, limits)
    enter("analysis")
    analysis = analyze(project, closure.files, limits, strict_imports=strict_imports)
    enter("bundle")
    entries = assemble(tree, analysis.entry, closure)
    content = write_archive(entries, SHEBANG, limits.of_bundle(len(entries)))
    facts = BundleFacts(
        workload_digest=prefixed_digest(content),
        bundle_size=len(content),
        closure_digest=closure.digest,
        runtime_version=closure.version,
        minimum_python=closure.minimum_python,
        minimum_python_proved=analysis.minimum_python_proved,
        entry_point=entry_point_text(analysis.entry),
        uploaded_files=len(tree.files),
        uploaded_bytes=sum(len(file.content) for file in tree.files),
        runtime_files=len(closure.files),
        bundle_entries=len(entries),
    )
    return Bundle(content, facts, (tree.findings + analysis.findings)[: limits.findings])
