"""`python -m hawcx_build.zipguard FILE`: one verdict on one archive, as one JSON document."""

from __future__ import annotations

import json
import sys

from hawcx_build.canonical import sha256_hex
from hawcx_build.errors import EXIT_BUILT, EXIT_IO, EXIT_REFUSED, EXIT_USAGE, Refused
from hawcx_build.findings import shown
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.zipguard.archive import read_archive

USAGE = "usage: python -m hawcx_build.zipguard FILE"


def main(arguments: list[str]) -> int:
    """Judge the file that the one argument names; return the exit status of the verdict."""
    if len(arguments) != 1:
        print(USAGE, file=sys.stderr)
        return EXIT_USAGE
    try:
        with open(arguments[0], "rb") as file:
            data = file.read(DEFAULT_LIMITS.archive_bytes + 1)
    except OSError as error:
        print(f"{shown(arguments[0])} cannot be read: {error.strerror}", file=sys.stderr)
        return EXIT_IO
    verdict = judge(data)
    print(json.dumps(verdict, indent=2))
    return EXIT_BUILT if verdict["verdict"] == "accepted" else EXIT_REFUSED


def judge(data: bytes) -> dict[str, object]:
    """Return the verdict on an archive: its entries with their digests, or its findings."""
    try:
        archive = read_archive(data)
    except Refused as refusal:
        return {"verdict": "refused", "entries": [], "findings": [found.as_json() for found in refusal.findings]}
    entries = [
        {"path": entry.path, "is_directory": entry.is_directory, "size": len(entry.content),
         "sha256": sha256_hex(entry.content)}
        for entry in archive.entries
    ]  # fmt: skip
    return {"verdict": "accepted", "entries": entries, "findings": []}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
