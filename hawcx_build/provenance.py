"""Facts of a build → its provenance: an in-toto Statement with an SLSA provenance predicate, unsigned.

The document depends on the inputs and this package's version alone: no clock, host, user or file name. Whoever holds a
key signs it and adds what only they know.

Source: in-toto attestation specification, Statement v1; SLSA provenance v1; docs/build-type-v1.md.
"""

from __future__ import annotations

from hawcx_build import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.result import BuildResult

STATEMENT_TYPE = "https://in-toto.io/Statement/v1"
PREDICATE_TYPE = "https://slsa.dev/provenance/v1"
PAYLOAD_TYPE = "application/vnd.in-toto+json"
BUILD_TYPE = "urn:hawcx:build-type:zipapp:v1"
BUILDER = "urn:hawcx:builder:hawcx_build"
CLOSURE_ALGORITHM = "hawcxClosureV1"
"""Names the closure digest in digest sets; it is no SHA-256 of one file, so it must not pose as one."""


def provenance(
    *,
    workload_digest: str,
    source_digest: str,
    closure_digest: str,
    runtime_version: str,
    entry_point: str,
    builder_id: str = BUILDER,
    finished_on: str | None = None,
) -> dict[str, object]:
    """Return the statement about one bundle.

    Args:
        workload_digest: `sha256:` and 64 hexadecimal digits.
        source_digest: the same form, of the source archive.
        closure_digest: 64 hexadecimal digits.
        runtime_version: of the runtime in the closure.
        entry_point: `package.module:function`, or `__main__.py`.
        builder_id: URI of whoever ran the build and is trusted for it.
        finished_on: RFC 3339 time, only where it was asked for.
    """
    details: dict[str, object] = {"builder": {"id": builder_id, "version": {"hawcx_build": __version__}}}
    if finished_on is not None:
        details["metadata"] = {"finishedOn": finished_on}
    return {
        "_type": STATEMENT_TYPE,
        "subject": [{"name": "bundle", "digest": _sha256(workload_digest)}],
        "predicateType": PREDICATE_TYPE,
        "predicate": {
            "buildDefinition": {
                "buildType": BUILD_TYPE,
                "externalParameters": {"source": source_digest, "entryPoint": entry_point},
                "internalParameters": {},
                "resolvedDependencies": [
                    {"name": "source", "digest": _sha256(source_digest)},
                    {
                        "name": f"hawcx_runtime {runtime_version}",
                        "digest": {CLOSURE_ALGORITHM: closure_digest},
                    },
                ],
            },
            "runDetails": details,
        },
    }


def provenance_of(result: BuildResult) -> dict[str, object]:
    """Return the statement about the bundle of a job."""
    return provenance(
        workload_digest=result.workload_digest,
        source_digest=result.source_digest,
        closure_digest=result.facts.closure_digest,
        runtime_version=result.facts.runtime_version,
        entry_point=result.facts.entry_point,
    )


def _sha256(prefixed: str) -> dict[str, str]:
    return {"sha256": prefixed.removeprefix("sha256:")}
