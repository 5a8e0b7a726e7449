r"""Strict reading of ZIP archives: of no accepted archive can two programs make two things.

>>> import io, zipfile
>>> from hawcx_build.zipguard import read_archive
>>> buffer = io.BytesIO()
>>> with zipfile.ZipFile(buffer, "w") as archive:
...     archive.writestr("app.py", "print('hello')\n")
>>> [(entry.path, entry.content) for entry in read_archive(buffer.getvalue()).entries]
[('app.py', b"print('hello')\n")]

Whatever is not proved harmless is refused, with a code that names the fault:

>>> read_archive(buffer.getvalue() + b"!")
Traceback (most recent call last):
  ...
hawcx_build.errors.Refused: zip.trailing-data: 1 byte follows the end of the archive
"""

from __future__ import annotations

from hawcx_build.zipguard.archive import Archive, Entry, read_archive

__all__ = ["Archive", "Entry", "read_archive"]
