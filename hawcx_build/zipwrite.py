"""Write a ZIP whose bytes depend on names and contents alone.

Everything that hosts disagree on is a constant: stored instead of deflated (zlib and zlib-ng write other bytes), the
first time that the format can express, one mode, no extra fields, no comments. What is written is read back through
zipguard before it counts.

Source: APPNOTE 6.3.10 sections 4.3.7, 4.3.12 and 4.3.16.
"""

from __future__ import annotations

import struct
import zlib

from hawcx_build.errors import InternalError, Refused
from hawcx_build.findings import finding
from hawcx_build.values import Value
from hawcx_build.zipguard import read_archive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.limits import Limits

LOCAL_FILE_HEADER = struct.Struct("<4s5H3I2H")
CENTRAL_DIRECTORY_HEADER = struct.Struct("<4s6H3I5H2I")
END_OF_CENTRAL_DIRECTORY = struct.Struct("<4s4H2IH")
END_SIGNATURE = b"PK\x05\x06"

MADE_BY = 3 << 8 | 20  # APPNOTE 4.4.2: Unix, specification 2.0
VERSION_NEEDED_FILE = 10  # APPNOTE 4.4.3: the default
VERSION_NEEDED_FOLDER = 20  # APPNOTE 4.4.3: folders
STORED = 0
TIME, DATE = 0, 1 << 5 | 1  # MS-DOS 1980-01-01 00:00:00, the first that the format has
FILE_ATTRIBUTES = 0o100644 << 16
FOLDER_ATTRIBUTES = 0o040755 << 16 | 0x10  # with the MS-DOS folder bit


class BundleEntry(Value):
    """One entry to write.

    Attributes:
        path: ASCII, relative, `/` between components; a folder's ends in `/`.
        content: the exact bytes; empty for a folder.
    """

    path: str
    content: bytes


def write_archive(entries: tuple[BundleEntry, ...], prefix: bytes, limits: Limits) -> bytes:
    """Return the archive of these entries behind a prefix, proved by reading it back.

    Args:
        entries: in the order in which they shall stand.
        prefix: bytes before the first entry, such as a `#!` line; offsets count from the start of the prefix.
        limits: bounds for reading back.

    Raises:
        Refused: a file's own bytes can be taken for the end of the archive.
        InternalError: what was written does not read back as what was meant.
    """
    parts, directory, offset = [prefix], list[bytes](), len(prefix)
    for entry in entries:
        name = entry.path.encode("ascii")
        is_folder = entry.path.endswith("/")
        needed = VERSION_NEEDED_FOLDER if is_folder else VERSION_NEEDED_FILE
        crc, size = zlib.crc32(entry.content), len(entry.content)
        shared = (needed, 0, STORED, TIME, DATE, crc, size, size, len(name), 0)
        parts += (LOCAL_FILE_HEADER.pack(b"PK\x03\x04", *shared), name, entry.content)
        attributes = FOLDER_ATTRIBUTES if is_folder else FILE_ATTRIBUTES
        directory += (CENTRAL_DIRECTORY_HEADER.pack(b"PK\x01\x02", MADE_BY, *shared, 0, 0, 0, attributes, offset), name)
        offset += LOCAL_FILE_HEADER.size + len(name) + size
    central = b"".join(directory)
    end = END_OF_CENTRAL_DIRECTORY.pack(END_SIGNATURE, 0, 0, len(entries), len(entries), len(central), offset, 0)
    written = b"".join((*parts, central, end))
    _prove(written, entries, prefix, limits)
    return written


def _prove(written: bytes, entries: tuple[BundleEntry, ...], prefix: bytes, limits: Limits) -> None:
    try:
        read = read_archive(written, limits, prefix=prefix)
    except Refused as error:
        if error.findings[0].code == "zip.ambiguous-end":
            raise _second_end(entries) from None
        raise InternalError(finding("job.internal", f"the bundle does not read back: {error}")) from error
    meant = [(entry.path.rstrip("/"), entry.content, entry.path.endswith("/")) for entry in entries]
    if [(entry.path, entry.content, entry.is_directory) for entry in read.entries] != meant:
        raise InternalError(finding("job.internal", "the bundle reads back as something else"))


def _second_end(entries: tuple[BundleEntry, ...]) -> Refused:
    """Name the last file with the bytes of an end record; entries are stored, so the bundle has them as they are."""
    path = [entry.path for entry in entries if END_SIGNATURE in entry.content][-1]
    return Refused(
        finding("source.archive-end", "the file's bytes could be taken for the end of the bundle", path=path)
    )
