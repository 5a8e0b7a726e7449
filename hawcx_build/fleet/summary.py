"""What a run of a fleet came to: counts, and the first of what changed; of a bounded size whatever the manifest's."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hawcx_build.errors import EXIT_BUILT, EXIT_NO_VERDICT, EXIT_REFUSED
from hawcx_build.fleet.record import BUILT, FAILED, REFUSED

if TYPE_CHECKING:
    from hawcx_build.fleet.record import Record

MOST_CHANGED_KEPT = 1000  # the results hold all of them
MOST_CODES_KEPT = 200


class Summary:
    """Grows by one record at a time.

    Attributes:
        verdicts: how many records of each verdict.
        codes: how many records by the code of their first error.
        known: how many were done in an earlier run.
        changed: how many have another digest than the manifest names.
        unnamed: how many orders name no digest.
        first_changed: the first records of those that changed.
    """

    def __init__(self) -> None:
        self.verdicts: Counter[str] = Counter({BUILT: 0, REFUSED: 0, FAILED: 0})
        self.codes: Counter[str] = Counter()
        self.known = self.changed = self.unnamed = 0
        self.first_changed: list[Record] = []

    def add(self, record: Record, *, is_known: bool) -> None:
        """Count a record."""
        self.verdicts[record.verdict] += 1
        self.known += is_known
        self.unnamed += record.expected is None
        if record.code is not None and (record.code in self.codes or len(self.codes) < MOST_CODES_KEPT):
            self.codes[record.code] += 1
        if record.has_changed:
            self.changed += 1
            if len(self.first_changed) < MOST_CHANGED_KEPT:
                self.first_changed.append(record)

    def exit_status(self, *, is_verifying: bool) -> int:
        """Return the status of the whole run: any failure, else anything refused or, when verifying, not as named."""
        if self.verdicts[FAILED]:
            return EXIT_NO_VERDICT
        is_bad = self.verdicts[REFUSED] or (is_verifying and (self.changed or self.unnamed))
        return EXIT_REFUSED if is_bad else EXIT_BUILT

    def as_json(self) -> dict[str, object]:
        """Return the summary as a document."""
        return {
            "schema": "hawcx/fleet-summary/v1",
            "orders": sum(self.verdicts.values()),
            "verdicts": dict(self.verdicts),
            "codes": dict(self.codes),
            "known": self.known,
            "changed": self.changed,
            "without_digest": self.unnamed,
            "first_changed": [record.as_json() for record in self.first_changed],
        }
