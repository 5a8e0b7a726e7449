"""Make source archives for tests, with the standard library's writer: an independent producer."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

HELLO = {"__main__.py": "print('hello')\n"}


def upload(files: Mapping[str, str | bytes], *, compression: int = zipfile.ZIP_DEFLATED, year: int = 2024) -> bytes:
    """Return a ZIP of these files, in the given order."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for path, content in files.items():
            info = zipfile.ZipInfo(path, (year, 2, 3, 4, 5, 6))
            archive.writestr(info, content, compression)
    return buffer.getvalue()
