"""Walk the central directory: exactly as many headers as the end record counts, in exactly the bytes it names.

In: the archive and its end record. Out: the central headers in their order. APPNOTE 4.3.12.
"""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.zipguard.cursor import Cursor
from hawcx_build.zipguard.extra import has_zip64
from hawcx_build.zipguard.records import (
    CENTRAL_DIRECTORY_HEADER,
    CENTRAL_LAYOUT,
    DIGITAL_SIGNATURE,
    SATURATED_16,
    SATURATED_32,
    CentralHeader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.zipguard.records import EndRecord


def read_directory(data: bytes, end: EndRecord) -> tuple[CentralHeader, ...]:
    """Return the headers of the central directory.

    Args:
        data: the whole archive.
        end: its end record; the directory it names reaches exactly to it.

    Raises:
        Refused: the directory holds fewer or more headers, or one that is cut, multi-disk or ZIP64.
    """
    cursor = Cursor(data, end.directory_offset, end.offset, code="zip.central-header",
                    record="central directory header")  # fmt: skip
    headers: list[CentralHeader] = []
    while len(headers) < end.entries:
        if cursor.left <= 0:
            raise Refused(finding("zip.entry-count", f"the end record counts {end.entries} entries, the central "
                                  f"directory holds {len(headers)}", offset=cursor.position))  # fmt: skip
        headers.append(_parse_header(cursor))
    if cursor.left > 0:
        raise _refuse_rest(cursor, end)
    return tuple(headers)


def _parse_header(cursor: Cursor) -> CentralHeader:
    offset = cursor.position
    if cursor.starts_with(DIGITAL_SIGNATURE):
        raise _signature_record(offset)
    fields = cursor.unpack(CENTRAL_LAYOUT)
    if fields[0] != CENTRAL_DIRECTORY_HEADER:
        raise Refused(finding("zip.central-header", "no central directory header stands here", offset=offset))
    name, extra, comment = (cursor.take(length) for length in fields[10:13])
    values = (offset, *fields[1:10], *fields[13:17], name, extra, comment)
    header = CentralHeader(*values)
    _refuse_zip64_and_disks(header)
    return header


def _refuse_zip64_and_disks(header: CentralHeader) -> None:
    # These decide where things stand, so nothing after them could be trusted.
    wide = (header.compressed_size, header.size, header.local_offset)
    if SATURATED_32 in wide or header.disk == SATURATED_16 or has_zip64(header.extra):
        raise Refused(finding("zip.zip64", "the entry refers to ZIP64 sizes or offsets", path=header.name,
                              offset=header.offset))  # fmt: skip
    if header.disk:
        raise Refused(finding("zip.multi-disk", f"the entry is said to stand on disk {header.disk}", path=header.name,
                              offset=header.offset))  # fmt: skip


def _refuse_rest(cursor: Cursor, end: EndRecord) -> Refused:
    """Name what stands behind the last header that the end record counts."""
    if cursor.starts_with(CENTRAL_DIRECTORY_HEADER):
        return Refused(finding("zip.entry-count", f"the end record counts {end.entries} entries, the central directory "
                               "holds more", offset=cursor.position))  # fmt: skip
    if cursor.starts_with(DIGITAL_SIGNATURE):
        return _signature_record(cursor.position)
    return Refused(finding("zip.directory-bounds", f"{cursor.left} bytes follow the last header of the central "
                           "directory", offset=cursor.position))  # fmt: skip


def _signature_record(offset: int) -> Refused:
    return Refused(finding("zip.unsupported-record", "the central directory holds a digital signature record",
                           offset=offset))  # fmt: skip
