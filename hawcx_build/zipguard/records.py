"""The fixed records of a ZIP, field by field: format only, no rule and no judgement.

Names and sections are those of PKWARE's APPNOTE 6.3.10. All numbers are little-endian and unsigned (4.1.8).
"""

from __future__ import annotations

import struct

from hawcx_build.values import Value

# Signatures: two letters, then two bytes that tell the record.
LOCAL_FILE_HEADER = b"PK\x03\x04"  # 4.3.7
CENTRAL_DIRECTORY_HEADER = b"PK\x01\x02"  # 4.3.12
END_OF_CENTRAL_DIRECTORY = b"PK\x05\x06"  # 4.3.16
DATA_DESCRIPTOR = b"PK\x07\x08"  # 4.3.9.3; also the marker of a split archive (8.5.4)
ARCHIVE_EXTRA_DATA = b"PK\x06\x08"  # 4.3.11
DIGITAL_SIGNATURE = b"PK\x05\x05"  # 4.3.13
ZIP64_END_OF_CENTRAL_DIRECTORY = b"PK\x06\x06"  # 4.3.14
ZIP64_LOCATOR = b"PK\x06\x07"  # 4.3.15
SIGNATURES = (
    LOCAL_FILE_HEADER,
    CENTRAL_DIRECTORY_HEADER,
    END_OF_CENTRAL_DIRECTORY,
    DATA_DESCRIPTOR,
    ARCHIVE_EXTRA_DATA,
    DIGITAL_SIGNATURE,
    ZIP64_END_OF_CENTRAL_DIRECTORY,
    ZIP64_LOCATOR,
)

LOCAL_LAYOUT = struct.Struct("<4s5H3I2H")
CENTRAL_LAYOUT = struct.Struct("<4s6H3I5H2I")
END_LAYOUT = struct.Struct("<4s4H2IH")
DESCRIPTOR_LAYOUT = struct.Struct("<3I")  # behind the signature, where there is one
ZIP64_LOCATOR_SIZE = 20

# 4.4.1.4: a field that holds only ones refers to a ZIP64 record.
SATURATED_16 = 0xFFFF
SATURATED_32 = 0xFFFFFFFF

# 4.4.4 General purpose bit flag
FLAG_ENCRYPTED = 1 << 0
FLAG_DEFLATE_HINTS = 1 << 1 | 1 << 2
FLAG_DESCRIPTOR = 1 << 3
FLAG_PATCHED = 1 << 5
FLAG_STRONG_ENCRYPTION = 1 << 6
FLAG_UTF8 = 1 << 11
FLAG_MASKED_HEADERS = 1 << 13

# 4.4.5 Compression method
METHOD_STORED = 0
METHOD_DEFLATED = 8


class EndRecord(Value):
    """4.3.16 End of central directory record, with the offset where it was found."""

    offset: int
    disk: int
    directory_disk: int
    disk_entries: int
    entries: int
    directory_size: int
    directory_offset: int
    comment: bytes


class CentralHeader(Value):
    """4.3.12 Central directory header, with the offset where it was found."""

    offset: int
    version_made_by: int
    version_needed: int
    flags: int
    method: int
    time: int
    date: int
    crc: int
    compressed_size: int
    size: int
    disk: int
    internal_attributes: int
    external_attributes: int
    local_offset: int
    name: bytes
    extra: bytes
    comment: bytes

    @property
    def host(self) -> int:
        """4.4.2.1: the system whose rules the external attributes follow."""
        return self.version_made_by >> 8

    @property
    def is_directory(self) -> bool:
        """4.3.6 and common practice: a name that ends in a slash is a folder's."""
        return self.name.endswith(b"/")


class LocalHeader(Value):
    """4.3.7 Local file header, with the offset of the data behind it."""

    offset: int
    version_needed: int
    flags: int
    method: int
    time: int
    date: int
    crc: int
    compressed_size: int
    size: int
    name: bytes
    extra: bytes
    data_offset: int
