"""Prove that every byte of an archive has one meaning: entry after entry, then the directory, then the end record.

In: the archive and its central headers. Out: for each entry its local header, proved to agree with the central one,
and the extent of its data. Gaps, overlaps, prefixes and data descriptors that lie are refused here, so that a program
which reads from the front sees what one sees that reads from the directory.
APPNOTE 4.3.6 to 4.3.9; overlaps: Fifield, "A better zip bomb" (WOOT 2019), CVE-2024-0450.
"""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.values import Value
from hawcx_build.zipguard.cursor import Cursor
from hawcx_build.zipguard.descriptor import check_descriptor
from hawcx_build.zipguard.extra import has_zip64
from hawcx_build.zipguard.records import (
    ARCHIVE_EXTRA_DATA,
    DATA_DESCRIPTOR,
    END_OF_CENTRAL_DIRECTORY,
    FLAG_DESCRIPTOR,
    LOCAL_FILE_HEADER,
    LOCAL_LAYOUT,
    SATURATED_32,
    LocalHeader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.zipguard.records import CentralHeader, EndRecord

SPLIT_MARKERS = (b"PK\x07\x08", b"PK00")  # APPNOTE 8.5.4, and the temporary one


class PlacedEntry(Value):
    """One entry whose two headers agree and whose bytes are its own."""

    central: CentralHeader
    local: LocalHeader

    @property
    def data_end(self) -> int:
        """Offset behind the entry's data."""
        return self.local.data_offset + self.central.compressed_size


def place_entries(
    data: bytes, headers: tuple[CentralHeader, ...], end: EndRecord, prefix: bytes
) -> tuple[PlacedEntry, ...]:
    """Return each entry with its place, in the order of the central headers.

    Args:
        data: the whole archive.
        headers: its central headers.
        end: its end record.
        prefix: the bytes that must stand before the first entry.

    Raises:
        Refused: a byte belongs to nothing or to two things, or two records disagree.
    """
    order = sorted(headers, key=lambda header: header.local_offset)
    _refuse_start(data, order, end, prefix)
    if order and order[-1].local_offset >= end.directory_offset:
        where = order[-1].local_offset
        raise _refused("zip.local-header", f"byte {where}, said to be a local header's, is not before the directory",
                       order[-1])  # fmt: skip
    boundaries = [header.local_offset for header in order] + [end.directory_offset]
    placed = {}
    for header, boundary in zip(order, boundaries[1:], strict=True):
        if boundary == header.local_offset:
            raise _refused("zip.overlap", "two entries share one local header", header)
        entry = _place(data, header, boundary, end)
        placed[header.offset] = entry
    return tuple(placed[header.offset] for header in headers)


def _refused(code: str, message: str, header: CentralHeader, offset: int | None = None) -> Refused:
    return Refused(finding(code, message, path=header.name, offset=header.local_offset if offset is None else offset))


def _refuse_start(data: bytes, order: list[CentralHeader], end: EndRecord, prefix: bytes) -> None:
    """Refuse an archive that does not begin with exactly the prefix and then its first entry."""
    first = order[0].local_offset if order else end.directory_offset
    if not data.startswith(prefix):
        raise Refused(finding("zip.prefix", "the archive does not begin as it must", offset=0))
    if first == len(prefix):
        return
    if first < len(prefix):
        raise Refused(finding("zip.overlap", "the first entry begins inside the prefix", offset=first))
    before = data[len(prefix) : first]
    if before.startswith(LOCAL_FILE_HEADER) and END_OF_CENTRAL_DIRECTORY not in before:
        raise Refused(finding("zip.gap", "an entry that is not in the central directory stands before the first one",
                              offset=len(prefix)))  # fmt: skip
    what = "the marker of a split archive stands" if before in SPLIT_MARKERS else f"{len(before)} bytes stand"
    raise Refused(finding("zip.prefix", f"{what} before the first entry", offset=len(prefix)))


def _place(data: bytes, central: CentralHeader, boundary: int, end: EndRecord) -> PlacedEntry:
    """Prove that one entry fills the bytes from its local header to `boundary`."""
    local = _parse_local(data, central, end)
    _refuse_mismatch(central, local)
    entry = PlacedEntry(central, local)
    if entry.data_end > boundary:
        other = "the central directory" if boundary == end.directory_offset else "the next entry"
        raise _refused("zip.overlap", f"the entry's data runs {entry.data_end - boundary} bytes into {other}", central)
    rest = data[entry.data_end : boundary]
    if central.flags & FLAG_DESCRIPTOR:
        rest = check_descriptor(central, local, rest)
    if rest:
        raise _gap(rest, central, boundary - len(rest))
    return entry


def _parse_local(data: bytes, central: CentralHeader, end: EndRecord) -> LocalHeader:
    offset = central.local_offset
    cursor = Cursor(data, offset, end.directory_offset, code="zip.local-header", record="local file header")
    if not cursor.starts_with(LOCAL_FILE_HEADER):
        raise _refused("zip.local-header", f"no local file header stands at byte {offset}", central)
    fields = cursor.unpack(LOCAL_LAYOUT)
    name, extra = cursor.take(fields[9]), cursor.take(fields[10])
    values = (offset, *fields[1:9], name, extra, cursor.position)
    local = LocalHeader(*values)
    if SATURATED_32 in (local.compressed_size, local.size) or has_zip64(extra):
        raise _refused("zip.zip64", "the local header refers to ZIP64 sizes", central)
    return local


def _refuse_mismatch(central: CentralHeader, local: LocalHeader) -> None:
    """Refuse two headers that differ in anything a reader could take from either."""
    compared = [
        ("name", central.name, local.name),
        ("flags", central.flags, local.flags),
        ("method", central.method, local.method),
        ("time", (central.date, central.time), (local.date, local.time)),
    ]
    late = [
        ("CRC-32", central.crc, local.crc),
        ("compressed size", central.compressed_size, local.compressed_size),
        ("size", central.size, local.size),
    ]
    if central.flags & FLAG_DESCRIPTOR:
        # 4.4.4, bit 3: zero here, the value behind the data. Info-ZIP to a pipe and bsdtar know the size before, and
        # some writers come back and fill in all of them: each may be there, but not say anything else.
        late = [field for field in late if field[2] != 0]
    for name, listed, local_value in compared + late:
        if listed != local_value:
            raise _refused("zip.header-mismatch", f"the {name} differs between the local and the central header",
                           central)  # fmt: skip


def _gap(rest: bytes, central: CentralHeader, offset: int) -> Refused:
    """Name what stands behind an entry and belongs to none."""
    if rest.startswith(ARCHIVE_EXTRA_DATA):
        return _refused("zip.unsupported-record", "an archive extra data record follows the entry", central, offset)
    if rest.startswith(DATA_DESCRIPTOR):
        what = "a data descriptor that the headers do not announce follows"
    elif rest.startswith(LOCAL_FILE_HEADER):
        what = "an entry that is not in the central directory follows"
    else:
        what = f"{len(rest)} bytes that belong to no entry follow"
    return _refused("zip.gap", f"{what} the entry", central, offset)
