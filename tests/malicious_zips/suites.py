"""The two collections that the runner knows: this catalogue, and real files of public test suites where they are."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.malicious_zips.catalogue import all_vectors

PUBLIC = Path(__file__).resolve().parents[3] / "shared" / "zip" / "corpus"

JUDGED_OTHERWISE = {
    # File → (verdict, why it is not the label of the collection).
    "jszip__pollution.zip": ("refuse", "fflate drops the file named __proto__, so two readers list different files"),
}


@dataclass(frozen=True)
class Case:
    """One archive with its verdict.

    Attributes:
        id: name for the table.
        expected: `accept`, `refuse` or `either`.
        code: exact code of the refusal, where the collection knows it.
        build: makes the bytes.
        what: what stands in the archive.
        effect: what could happen if it were accepted.
        references: where it is known from.
        is_upload: whether an accepted archive must also build.
    """

    id: str
    expected: str
    code: str | None
    build: Callable[[], bytes]
    what: str
    effect: str
    references: tuple[str, ...]
    is_upload: bool


def catalogue_cases(kind: str | None = None) -> list[Case]:
    """Return the vectors of the catalogue, or of one class of it."""
    return [
        Case(vector.id, "accept" if vector.code is None else "refuse", vector.code, vector.build, vector.what,
             vector.effect, vector.references, is_upload=True)
        for vector in all_vectors() if kind in (None, vector.kind)
    ]  # fmt: skip


def public_cases() -> list[Case]:
    """Return the real files of public suites; none where they are not on this machine."""
    if not PUBLIC.is_dir():
        return []
    return [_public_case(row) for row in json.loads((PUBLIC / "index.json").read_text(encoding="utf-8"))]


def _public_case(row: dict[str, str]) -> Case:
    expected, why = JUDGED_OTHERWISE.get(row["file"], (row["expected"], row["why"]))
    return Case(f"public/{row['file']}", expected, None, (PUBLIC / row["file"]).read_bytes, why or "an honest archive",
                "label of its collection", (f"{row['source_repo']}: {row['source_path']} ({row['licence']})",),
                is_upload=False)  # fmt: skip
