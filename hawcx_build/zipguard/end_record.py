"""Find the end of central directory record: it ends the file exactly, and nothing else could be taken for it.

In: the whole archive. Out: its end record, proved to be the only candidate and to name a directory that ends where it
begins. APPNOTE 4.3.16; the ways in which readers choose differently are types C2 to C5 of the ZipDiff study (You et
al., USENIX Security 2025).
"""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.zipguard.records import (
    CENTRAL_DIRECTORY_HEADER,
    DIGITAL_SIGNATURE,
    END_LAYOUT,
    END_OF_CENTRAL_DIRECTORY,
    LOCAL_FILE_HEADER,
    SATURATED_16,
    SATURATED_32,
    SIGNATURES,
    ZIP64_END_OF_CENTRAL_DIRECTORY,
    ZIP64_LOCATOR,
    ZIP64_LOCATOR_SIZE,
    EndRecord,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.findings import Finding
    from hawcx_build.limits import Limits

SEARCHED = END_LAYOUT.size + 0xFFFF  # the record and the longest comment

OTHER_FORMATS = (
    (b"\x1f\x8b", "a gzip file"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"BZh", "a bzip2 file"),
    (b"\xfd7zXZ\x00", "an xz file"),
    (b"\x28\xb5\x2f\xfd", "a zstd file"),
)

COMMENT_CONTROLS = frozenset(range(0x20)) - frozenset(b"\t\n\r") | {0x7F}


def read_end_record(data: bytes, limits: Limits) -> EndRecord:
    """Return the end record of an archive.

    Args:
        data: the whole archive.
        limits: bounds on the comment, the number of entries and the directory's size.

    Raises:
        Refused: there is none, more than one could be meant, or what it says contradicts the file.
    """
    end = _parse_end_record(data, _find_end_record(data))
    _refuse_comment(end, limits)
    _refuse_zip64(data, end)
    if end.disk or end.directory_disk:
        raise _refused("zip.multi-disk", f"the archive says that it is part {end.disk + 1} of several", end)
    if end.disk_entries != end.entries:
        raise _refused("zip.entry-count", f"the end record counts {end.disk_entries} entries here and {end.entries} "
                       "in all", end)  # fmt: skip
    _refuse_directory_bounds(data, end)
    if end.entries > limits.entries:
        raise _refused("zip.too-many-entries", f"{end.entries} entries, {limits.entries} are allowed", end)
    if end.directory_size > limits.directory_bytes:
        raise _refused("zip.directory-too-large", f"the central directory has {end.directory_size} bytes, "
                       f"{limits.directory_bytes} are allowed", end)  # fmt: skip
    return end


def _refused(code: str, message: str, end: EndRecord, offset: int | None = None) -> Refused:
    return Refused(finding(code, message, offset=end.offset if offset is None else offset))


def _find_end_record(data: bytes) -> int:
    """Return the offset of the one end record whose comment ends the file."""
    window = max(0, len(data) - SEARCHED)
    found = _occurrences(data, window)
    whole = [offset for offset in found if offset + END_LAYOUT.size <= len(data)]
    fitting = [offset for offset in whole if _end_of(data, offset) == len(data)]
    if len(fitting) > 1:
        raise Refused(finding("zip.ambiguous-end", f"{len(fitting)} end records fit the end of the file",
                              offset=fitting[0]))  # fmt: skip
    if fitting:
        return fitting[0]
    if not whole:
        raise Refused(_no_end_record(data, found))
    last = whole[-1]
    beyond = _end_of(data, last) - len(data)
    if beyond > 0:
        raise Refused(finding("zip.end-record", f"the archive's comment is said to run {beyond} bytes past the end of "
                              "the file", offset=last))  # fmt: skip
    raise Refused(_trailing_data(data, _end_of(data, last)))


def _occurrences(data: bytes, start: int) -> list[int]:
    found = []
    position = data.find(END_OF_CENTRAL_DIRECTORY, start)
    while position >= 0:
        found.append(position)
        position = data.find(END_OF_CENTRAL_DIRECTORY, position + len(END_OF_CENTRAL_DIRECTORY))
    return found


def _end_of(data: bytes, offset: int) -> int:
    size = END_LAYOUT.size
    return offset + size + int.from_bytes(data[offset + size - 2 : offset + size], "little")


def _no_end_record(data: bytes, found: list[int]) -> Finding:
    if found:
        return finding("zip.no-end-record", "the file ends inside the end record", offset=found[-1])
    for magic, name in OTHER_FORMATS:
        if data.startswith(magic):
            return finding("zip.no-end-record", f"this is {name}, not a ZIP", offset=0)
    what = "the end of the archive is missing" if data.startswith(b"PK") else "this is not a ZIP"
    return finding("zip.no-end-record", f"{what}: no end record in the last {SEARCHED} bytes", offset=len(data))


def _trailing_data(data: bytes, end: int) -> Finding:
    count = len(data) - end
    message = f"{count} byte{'s follow' if count > 1 else ' follows'} the end of the archive"
    if any(data[end:]):
        return finding("zip.trailing-data", message, offset=end)
    advice = "bsdtar pads what it writes to a pipe: write straight to a file (bsdtar -a -cf source.zip *)"
    return finding("zip.trailing-data", f"{message}, all zero", offset=end, help=advice)


def _parse_end_record(data: bytes, offset: int) -> EndRecord:
    fields = END_LAYOUT.unpack_from(data, offset)
    values = (offset, *fields[1:7], data[offset + END_LAYOUT.size :])
    return EndRecord(*values)


def _refuse_comment(end: EndRecord, limits: Limits) -> None:
    for signature in SIGNATURES:
        position = end.comment.find(signature)
        if position >= 0:
            raise _refused("zip.ambiguous-end", "the archive's comment holds the signature of a ZIP record", end,
                           end.offset + END_LAYOUT.size + position)  # fmt: skip
    if len(end.comment) > limits.comment_bytes:
        raise _refused("zip.comment-too-long", f"the archive's comment has {len(end.comment)} bytes, "
                       f"{limits.comment_bytes} are allowed", end)  # fmt: skip
    controls = COMMENT_CONTROLS.intersection(end.comment)
    if controls:
        raise _refused("zip.comment", f"the archive's comment holds the control byte 0x{min(controls):02x}", end)


def _refuse_zip64(data: bytes, end: EndRecord) -> None:
    narrow = (end.disk, end.directory_disk, end.disk_entries, end.entries)
    if SATURATED_16 in narrow or SATURATED_32 in (end.directory_size, end.directory_offset):
        raise _refused("zip.zip64", "the end record refers to ZIP64 records", end)
    if data.startswith(ZIP64_LOCATOR, max(0, end.offset - ZIP64_LOCATOR_SIZE)):
        raise _refused(
            "zip.zip64", "a ZIP64 locator stands before the end record", end, end.offset - ZIP64_LOCATOR_SIZE
        )


def _refuse_directory_bounds(data: bytes, end: EndRecord) -> None:
    """Refuse a directory that does not reach exactly to the end record, naming what stands in between."""
    stop = end.directory_offset + end.directory_size
    if stop == end.offset:
        return
    if stop > end.offset:
        raise _refused("zip.directory-bounds", f"the central directory is said to end at byte {stop}, after the end "
                       f"record at byte {end.offset}", end)  # fmt: skip
    between = data[stop : end.offset]
    if ZIP64_END_OF_CENTRAL_DIRECTORY in between or ZIP64_LOCATOR in between:
        raise _refused("zip.zip64", "ZIP64 records stand between the central directory and the end record", end, stop)
    is_here = data.startswith(CENTRAL_DIRECTORY_HEADER, end.directory_offset) or not end.directory_size
    is_adjacent = data.startswith(CENTRAL_DIRECTORY_HEADER, end.offset - end.directory_size)
    if is_here and data.startswith(DIGITAL_SIGNATURE, stop):
        raise _refused("zip.unsupported-record", "a digital signature record follows the central directory", end, stop)
    if is_here and (data.startswith(LOCAL_FILE_HEADER, stop) or CENTRAL_DIRECTORY_HEADER not in between):
        raise _refused("zip.gap", f"{len(between)} bytes between the central directory and the end record belong to "
                       "neither", end, stop)  # fmt: skip
    if is_adjacent and not is_here:
        raise _refused("zip.prefix", f"{len(between)} bytes stand before the archive and are not counted in its "
                       "offsets", end, 0)  # fmt: skip
    raise _refused("zip.directory-bounds", f"the central directory is said to end at byte {stop}, the end record "
                   f"begins at byte {end.offset}", end)  # fmt: skip
