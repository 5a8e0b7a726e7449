"""What is known of one order once it is done; the form in which it stands in the results is made here, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from hawcx_build.fleet.manifest import Order

BUILT, REFUSED, FAILED = "built", "refused", "failed"


class Release(Value):
    """What decides a bundle's bytes beside the upload.

    Attributes:
        builder_version: of this package.
        closure_digest: of the runtime that goes into bundles, 64 hexadecimal digits.
    """

    builder_version: str
    closure_digest: str


class Record(Value):
    """One line of the results.

    Attributes:
        line: of the manifest.
        source: as in the order.
        main: as in the order.
        expected: the digest that the manifest names, or None.
        verdict: `built`, `refused` or `failed`; a failure is no verdict on the upload and is tried again.
        code: of the first error; None where the bundle was built.
        message: of the first error.
        source_digest: `sha256:…` of the source archive; None where it could not be read.
        workload_digest: `sha256:…` of the bundle; None where there is none.
        builder_version: of the package that built.
        closure_digest: of the runtime that it vendored.
        seconds: wall time of the job, its worker's part included.
    """

    line: int
    source: str
    main: str | None
    expected: str | None
    verdict: str
    code: str | None
    message: str | None
    source_digest: str | None
    workload_digest: str | None
    builder_version: str
    closure_digest: str
    seconds: float

    @property
    def has_changed(self) -> bool:
        """Whether the manifest names another digest than the bundle has, or the bundle is no more."""
        return self.verdict != FAILED and self.expected is not None and self.expected != self.workload_digest

    def as_json(self) -> dict[str, object]:
        """Return the record as it stands in the results."""
        return {name: getattr(self, name) for name in type(self)._fields}

    def is_of(self, order: Order, release: Release) -> bool:
        """Whether this is a finished record of that order by that release; its source may have changed since."""
        return (
            self.verdict != FAILED
            and (self.source, self.main) == (order.source, order.main)
            and (self.builder_version, self.closure_digest) == (release.builder_version, release.closure_digest)
        )


def read_record(fields: Mapping[str, Any]) -> Record | None:
    """Return the record of a line of results; None where the line is of another form."""
    try:
        record = Record(**fields)
    except TypeError:
        return None
    return record if isinstance(record.line, int) and record.line > 0 else None
