"""The result of one job: as a Python value, and as the one JSON document for success, refusal and failure alike.

Its schema is `result_schema.json` beside this file. Keys are never renamed or reused.
"""

from __future__ import annotations

from hawcx_build import __version__
from hawcx_build.errors import EXIT_BUILT, EXIT_REFUSED
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.confine.report import Confinement
    from hawcx_build.errors import BuildError
    from hawcx_build.findings import Finding

SCHEMA = "hawcx/build-result/v1"


class BundleFacts(Value):
    """What is known of a bundle that was built.

    Attributes:
        workload_digest: `sha256:` and 64 hexadecimal digits of the exact bundle bytes.
        bundle_size: in bytes.
        closure_digest: 64 hexadecimal digits, as in `_hawcx_build.json`.
        runtime_version: of the runtime that the bundle carries.
        minimum_python: the oldest Python that the bundle declares to run on.
        minimum_python_proved: the oldest Python that can have everything the source was seen to use.
        entry_point: `package.module:function`, or `__main__.py`.
        uploaded_files: number of files taken from the upload.
        uploaded_bytes: their contents' size.
        runtime_files: number of files in the closure.
        bundle_entries: number of entries in the bundle, folders included.
    """

    workload_digest: str
    bundle_size: int
    closure_digest: str
    runtime_version: str
    minimum_python: str
    minimum_python_proved: str
    entry_point: str
    uploaded_files: int
    uploaded_bytes: int
    runtime_files: int
    bundle_entries: int

    def as_json(self) -> dict[str, object]:
        """Return the facts as they stand in the result document."""
        return {name: getattr(self, name) for name in type(self)._fields}


class BuildResult(Value):
    """A bundle that was built and published.

    Attributes:
        facts: digests, sizes and counts.
        findings: warnings only.
        source_digest: `sha256:` and 64 hexadecimal digits of the source archive as it was read.
        confinement: what confined the process that read the upload.
    """

    facts: BundleFacts
    findings: tuple[Finding, ...]
    source_digest: str
    confinement: Confinement

    @property
    def workload_digest(self) -> str:
        """`sha256:` and the digest of the exact bundle bytes."""
        return self.facts.workload_digest

    def as_json(self) -> dict[str, object]:
        """Return the result document."""
        more = {"source_digest": self.source_digest, "confinement": self.confinement.as_json()}
        return document(EXIT_BUILT, self.findings) | more | self.facts.as_json()


def failure_document(error: BuildError) -> dict[str, object]:
    """Return the result document of a refusal or failure."""
    confinement = {} if error.confinement is None else {"confinement": error.confinement.as_json()}
    return document(error.exit_status, error.findings) | confinement


def document(exit_status: int, findings: tuple[Finding, ...]) -> dict[str, object]:
    """Return the part of the result document that every verdict has.

    Args:
        exit_status: of the job; it decides the verdict.
        findings: everything that was found, errors first.
    """
    verdicts = {EXIT_BUILT: "built", EXIT_REFUSED: "refused"}
    return {
        "schema": SCHEMA,
        "ok": exit_status == EXIT_BUILT,
        "verdict": verdicts.get(exit_status, "failed"),
        "builder_version": __version__,
        "findings": [found.as_json() for found in findings],
    }
