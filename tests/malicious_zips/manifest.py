# SPDX-License-Identifier: 0BSD
"""The corpus on disk: `python -m tests.malicious_zips.manifest` writes manifest.json and vectors/ from the catalogue.

The bytes depend on the catalogue alone, so writing them again changes nothing; the tests hold that.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.malicious_zips.catalogue import all_vectors
from tests.malicious_zips.vector import COMMITTED_BYTES

FOLDER = Path(__file__).parent
MANIFEST = FOLDER / "manifest.json"
SCHEMA = FOLDER / "manifest.schema.json"
VECTORS = FOLDER / "vectors"


def manifest_text() -> str:
    """Return the manifest as it stands on disk."""
    document = {
        "schema": "malicious-zips/v1",
        "licence": "0BSD",
        "vectors": [vector.row() for vector in all_vectors()],
    }
    return json.dumps(document, indent=1) + "\n"


def write() -> int:
    """Write the manifest and every vector that is small enough; remove what no row names; return their number."""
    VECTORS.mkdir(exist_ok=True)
    kept = set()
    for vector in all_vectors():
        data = vector.build()
        if len(data) <= COMMITTED_BYTES:
            path = VECTORS / f"{vector.id}.zip"
            path.write_bytes(data)
            kept.add(path)
    for path in VECTORS.iterdir():
        if path not in kept:
            path.unlink()
    MANIFEST.write_text(manifest_text(), encoding="utf-8")
    return len(kept)


if __name__ == "__main__":
    print(f"{write()} files in {VECTORS}")
