"""The manifest of a fleet: JSON lines, one upload each, read as a stream.

    {"source": "tenants/7/agent.zip", "main": "app.cli:main", "digest": "sha256:…"}

`source` is a path, or a URL that fsspec can open; `main` and `digest` may be left out. The manifest is its operator's:
it is trusted, the sources that it names are not.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from hawcx_build.errors import UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEYS = {"source", "main", "digest"}
MOST_LINE_BYTES = 64 * 1024  # a path, a name and a digest; stops a file that is no manifest before it fills memory
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
URL = re.compile(r"[a-z][a-z0-9+.-]+(::|://)")


class Order(Value):
    """One upload to build.

    Attributes:
        line: its line of the manifest, from 1.
        source: absolute path, or URL.
        main: `package.module:function`, or None.
        expected: the digest that the bundle had, `sha256:…`, or None.
    """

    line: int
    source: str
    main: str | None
    expected: str | None

    @property
    def is_remote(self) -> bool:
        """Whether the source is opened through fsspec."""
        return URL.match(self.source) is not None


def read_manifest(path: Path) -> Iterator[Order]:
    """Give the orders of a manifest, one at a time; a relative path is relative to the manifest's folder.

    Raises:
        UsageError: the file cannot be read, or a line is not an order.
    """
    folder = path.resolve().parent
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(MOST_LINE_BYTES + 1):
                number += 1
                if line.strip():
                    yield _read_order(line, number, folder)
    except OSError as error:
        raise UsageError(finding("fleet.manifest", f"the manifest cannot be read: {error.strerror}")) from None


def _read_order(line: bytes, number: int, folder: Path) -> Order:
    if len(line) > MOST_LINE_BYTES:
        raise _wrong(number, f"is longer than {MOST_LINE_BYTES} bytes")
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise _wrong(number, "is not JSON") from None
    if not isinstance(fields, dict):
        raise _wrong(number, "is not an object")
    for key, value in fields.items():
        if key not in KEYS:
            raise _wrong(number, f"has an unknown key {shown(key)}")
        if not isinstance(value, str) and (value is not None or key == "source"):
            raise _wrong(number, f"has a {key} that is no text")
    source, digest = fields.get("source"), fields.get("digest")
    if not source or "\0" in source:
        raise _wrong(number, "has no source")
    if digest is not None and not DIGEST.fullmatch(digest):
        raise _wrong(number, "has a digest that is not sha256: and 64 hexadecimal digits")
    where = source if URL.match(source) else str(folder / source)
    return Order(number, where, fields.get("main"), digest)


def _wrong(number: int, what: str) -> UsageError:
    return UsageError(finding("fleet.manifest", f"line {number} of the manifest {what}", line=number))
