"""Hold other readers against zipguard: of an accepted archive, every reader makes the same files or refuses it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from hawcx_build.errors import Refused
from hawcx_build.zipguard import read_archive
from tests.differential.readers import Reader


@dataclass
class Tally:
    """What came out of many archives.

    Attributes:
        refused: code of the first finding → number of archives.
        accepted: number of archives that zipguard accepts.
        agreed: reader → number of accepted archives of which it makes the same files.
        stricter: reader → number of accepted archives that it refuses.
        disagreements: one sentence for each reading that differs.
    """

    refused: Counter[str] = field(default_factory=Counter)
    accepted: int = 0
    agreed: Counter[str] = field(default_factory=Counter)
    stricter: Counter[str] = field(default_factory=Counter)
    disagreements: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.refused += other.refused
        self.accepted += other.accepted
        self.agreed += other.agreed
        self.stricter += other.stricter
        self.disagreements += other.disagreements

    def shown(self) -> str:
        """The tally as a few lines for people."""
        total = self.accepted + self.refused.total()
        lines = [f"{total} archives, {self.accepted} accepted, {len(self.disagreements)} disagreements"]
        lines += [f"  {name}: {self.agreed[name]} alike, {self.stricter[name]} refused"
                  for name in sorted(self.agreed.keys() | self.stricter.keys())]  # fmt: skip
        lines += [f"  refused {code}: {count}" for code, count in self.refused.most_common()]
        return "\n".join(lines + self.disagreements)


def compare(archive: bytes, readers: Iterable[Reader], label: str) -> Tally:
    """Return what zipguard and, where it accepts, the readers make of one archive.

    Args:
        archive: the bytes.
        readers: the programs to compare with.
        label: names the archive in a disagreement.
    """
    tally = Tally()
    try:
        entries = read_archive(archive).entries
    except Refused as refusal:
        tally.refused[refusal.findings[0].code] += 1
        return tally
    tally.accepted = 1
    expected = {entry.path: hashlib.sha256(entry.content).hexdigest() for entry in entries if not entry.is_directory}
    for reader in readers:
        reading = reader.read(archive)
        if reading.files is None:
            tally.stricter[reader.name] += 1
        elif reading.files == expected:
            tally.agreed[reader.name] += 1
        else:
            names = sorted(reading.files.items() ^ expected.items())[:4]
            tally.disagreements.append(f"DISAGREES {label}: {reader.name} differs in {names}")
    return tally
