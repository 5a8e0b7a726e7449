"""Entry data → content: exactly as many bytes as declared, with the declared CRC-32, never more than was allowed.

In: an entry whose place is proved, its sizes checked against the limits. Out: its content. Inflating is bounded before
it is done: the output by the declared size, the work by the input. RFC 1951.
"""

from __future__ import annotations

import zlib

from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.zipguard.records import (
    CENTRAL_DIRECTORY_HEADER,
    DATA_DESCRIPTOR,
    FLAG_DESCRIPTOR,
    LOCAL_FILE_HEADER,
    METHOD_STORED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.zipguard.layout import PlacedEntry

RAW_DEFLATE = -15  # a window of 32 KiB, no zlib or gzip wrapper
CHUNK = 256 * 1024  # bytes of input at a time: zlib hands back what it did not consume as a copy

DEFLATE_SLACK = 1024
"""Deflated data may be longer than its content by a quarter and this many bytes; honest writers stay far below (five
bytes per stored block; an empty file takes five). More is a flood of blocks that cost time and say nothing."""

SEARCHED_FOR = (DATA_DESCRIPTOR, LOCAL_FILE_HEADER, CENTRAL_DIRECTORY_HEADER)
"""What a program that reads from the front and does not inflate stops at (fflate's stream does)."""


def read_content(data: bytes, entry: PlacedEntry) -> bytes:
    """Return the content of one entry.

    Args:
        data: the whole archive.
        entry: the entry; its declared size is within the limits.

    Raises:
        Refused: the data does not inflate to exactly the declared size and CRC-32, or takes more bytes than it needs.
    """
    if entry.central.method == METHOD_STORED:
        if entry.central.compressed_size != entry.central.size:
            raise _refused("zip.size-mismatch", f"{entry.central.compressed_size} bytes are stored, "
                           f"{entry.central.size} are declared", entry)  # fmt: skip
        content = data[entry.local.data_offset : entry.data_end]
    else:
        content = _inflate(data, entry)
    if zlib.crc32(content) != entry.central.crc:
        raise _refused("zip.crc", "the content does not have the declared CRC-32", entry)
    return content


def _refused(code: str, message: str, entry: PlacedEntry) -> Refused:
    return Refused(finding(code, message, path=entry.central.name, offset=entry.local.data_offset))


def _inflate(data: bytes, entry: PlacedEntry) -> bytes:
    size = entry.central.size
    if entry.central.compressed_size > size + size // 4 + DEFLATE_SLACK:
        raise _refused("zip.deflate-bloat", f"{entry.central.compressed_size} bytes of deflated data are said to hold "
                       f"{size} bytes", entry)  # fmt: skip
    if entry.central.flags & FLAG_DESCRIPTOR:
        _refuse_signatures(data, entry)
    inflater = zlib.decompressobj(RAW_DEFLATE)
    parts, produced, position = [], 0, entry.local.data_offset
    view = memoryview(data)
    try:
        while not inflater.eof and position < entry.data_end:
            chunk: bytes | memoryview = view[position : min(position + CHUNK, entry.data_end)]
            # One byte more than declared, so that a stream which goes on is told from one that ends. Zero would mean
            # no bound at all.
            part = inflater.decompress(chunk, size - produced + 1)
            position += len(chunk) - len(inflater.unconsumed_tail)
            produced += len(part)
            if produced > size:
                raise _refused("zip.size-mismatch", f"the data goes on after the {size} bytes that are declared", entry)
            parts.append(part)
    except zlib.error as error:
        raise _refused("zip.deflate", "the deflated data is damaged", entry) from error
    _refuse_ending(entry, inflater.eof, position - len(inflater.unused_data), produced)
    return parts[0] if len(parts) == 1 else b"".join(parts)


def _refuse_signatures(data: bytes, entry: PlacedEntry) -> None:
    for signature in SEARCHED_FOR:
        if data.find(signature, entry.local.data_offset, entry.data_end) >= 0:
            raise _refused("zip.ambiguous-descriptor", "the compressed data holds the signature of a ZIP record, where "
                           "some programs take it to end", entry)  # fmt: skip


def _refuse_ending(entry: PlacedEntry, is_whole: bool, end: int, produced: int) -> None:
    if not is_whole:
        raise _refused("zip.deflate-truncated", "the deflated data ends before its final block does", entry)
    if end != entry.data_end:
        raise _refused("zip.deflate-trailing", f"{entry.data_end - end} bytes follow the final block", entry)
    if produced != entry.central.size:
        raise _refused("zip.size-mismatch", f"the data has {produced} bytes, {entry.central.size} are declared", entry)
