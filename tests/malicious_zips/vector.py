# SPDX-License-Identifier: 0BSD
"""One vector: an archive, its verdict, and the story of the one lie that it tells.

A catalogue function takes an honest archive and lies about one thing; its name is the vector's, its docstring says what
it does at byte level. Where the honest archive needs preparation, the function is a generator: what comes before its
`yield` is honest and accepted, what comes after is the lie.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Generator
from dataclasses import dataclass

from tests.malicious_zips.forge import Zip, hello

Change = Callable[[Zip], "Generator[None, None, None] | None"]

COMMITTED_BYTES = 64 * 1024
"""Vectors up to this size stand in the repository; larger ones are made when they are needed."""


@dataclass(frozen=True)
class Vector:
    """One archive of the corpus.

    Attributes:
        id: class and name; also the name of its file.
        kind: the class of the catalogue, such as `end` or `names`.
        what: what stands in the archive, at byte level.
        effect: what could happen if it were accepted; for a control, who writes such archives.
        references: CVEs, papers, sections of specifications.
        code: the exact code of the refusal; None for an archive that must be accepted.
        layer: who refuses: `zip` (the archive itself) or `build` (what is in it).
        change: the catalogue function.
        start: makes the honest archive that the function changes.
    """

    id: str
    kind: str
    what: str
    effect: str
    references: tuple[str, ...]
    code: str | None
    layer: str
    change: Change
    start: Callable[[], Zip]

    def build(self) -> bytes:
        """Return the archive with its lie."""
        archive = self.start()
        steps = self.change(archive)
        if steps is not None:
            for _ in steps:
                pass
        return archive.build()

    def build_honest(self) -> bytes:
        """Return the archive before its lie."""
        archive = self.start()
        if inspect.isgeneratorfunction(self.change):
            steps = self.change(archive)
            assert steps is not None
            next(steps)
        return archive.build()

    def row(self) -> dict[str, object]:
        """Return the vector's row of the manifest."""
        data = self.build()
        return {
            "id": self.id,
            "class": self.kind,
            "verdict": "accept" if self.code is None else "refuse",
            "code": self.code,
            "layer": self.layer,
            "what": self.what,
            "effect": self.effect,
            "references": list(self.references),
            "file": f"vectors/{self.id}.zip" if len(data) <= COMMITTED_BYTES else None,
            "size": len(data),
            "sha256": hashlib.sha256(data).hexdigest(),
        }


class Chapter:
    """One class of the catalogue: collects its vectors in the order in which they are written."""

    def __init__(self, kind: str, *, start: Callable[[], Zip] = hello) -> None:
        self.kind = kind
        self.start = start
        self.vectors: list[Vector] = []

    def refused(
        self, code: str, *, effect: str, references: str = "", layer: str = "zip"
    ) -> Callable[[Change], Change]:
        """Register the decorated function as a vector that must be refused with this code."""
        return self._register(code, effect, references, layer)

    def accepted(self, *, effect: str, references: str = "") -> Callable[[Change], Change]:
        """Register the decorated function as a control that must be accepted."""
        return self._register(None, effect, references, "zip")

    def add(
        self, name: str, code: str | None, change: Change, *, what: str, effect: str, references: str = "",
        layer: str = "zip",
    ) -> None:  # fmt: skip
        """Register one row of a table."""
        listed = tuple(part.strip() for part in references.split(";") if part.strip())
        identity = f"{self.kind}-{name.replace('_', '-')}"
        self.vectors.append(Vector(identity, self.kind, what, effect, listed, code, layer, change, self.start))

    def _register(self, code: str | None, effect: str, references: str, layer: str) -> Callable[[Change], Change]:
        def register(change: Change) -> Change:
            what = " ".join((inspect.getdoc(change) or "").split())
            self.add(change.__name__, code, change, what=what, effect=effect, references=references, layer=layer)
            return change

        return register
