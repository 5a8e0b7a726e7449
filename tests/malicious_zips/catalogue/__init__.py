# SPDX-License-Identifier: 0BSD
"""The catalogue: every vector, chapter by chapter."""

from __future__ import annotations

from importlib import import_module

from tests.malicious_zips.vector import Chapter, Vector

MODULES = (
    "end", "zip64", "headers", "descriptors", "flags", "coverage", "streams", "names", "extras", "limits", "sources",
    "producers",
)  # fmt: skip


def all_vectors() -> tuple[Vector, ...]:
    """Return every vector in the catalogue's order."""
    modules = [import_module(f"{__name__}.{name}") for name in MODULES]
    chapters = [value for module in modules for value in vars(module).values() if isinstance(value, Chapter)]
    return tuple(vector for chapter in chapters for vector in chapter.vectors)
