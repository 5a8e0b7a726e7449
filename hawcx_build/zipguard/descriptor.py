"""Data descriptors: the sizes and CRC-32 that stand behind an entry's data, where the writer could not go back.

In: an entry whose flags announce one, and the bytes between its data and the next record. Out: the bytes behind the
descriptor. APPNOTE 4.3.9; types A2 and C1 of the ZipDiff study.
"""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.zipguard.records import (
    DATA_DESCRIPTOR,
    DESCRIPTOR_LAYOUT,
    METHOD_STORED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.zipguard.records import CentralHeader, LocalHeader

LONGEST = len(DATA_DESCRIPTOR) + DESCRIPTOR_LAYOUT.size


def check_descriptor(central: CentralHeader, local: LocalHeader, rest: bytes) -> bytes:
    """Return what is left of `rest` behind the descriptor.

    Args:
        central: the entry's central header, which announces a descriptor.
        local: its local header.
        rest: the bytes between the entry's data and the next record.

    Raises:
        Refused: the descriptor is missing, says something else, or its place can be read in two ways.
    """
    expected = DESCRIPTOR_LAYOUT.pack(central.crc, central.compressed_size, central.size)
    if rest.startswith(DATA_DESCRIPTOR + expected):
        return rest[LONGEST:]
    is_unsigned = rest.startswith(expected)
    if is_unsigned and expected.startswith(DATA_DESCRIPTOR):
        raise _refused("zip.ambiguous-descriptor", "the data descriptor has no signature and its CRC-32 reads like one",
                       central, local)  # fmt: skip
    if is_unsigned and central.method == METHOD_STORED:
        # fflate's stream takes such a descriptor for content, even of an empty entry.
        raise _refused("zip.stored-descriptor", "the entry is stored and its data descriptor has no signature",
                       central, local)  # fmt: skip
    if is_unsigned:
        return rest[DESCRIPTOR_LAYOUT.size :]
    what = "says something else than the central directory" if len(rest) >= DESCRIPTOR_LAYOUT.size else "is missing"
    raise _refused("zip.data-descriptor", f"the data descriptor behind the entry {what}", central, local)


def _refused(code: str, message: str, central: CentralHeader, local: LocalHeader) -> Refused:
    return Refused(finding(code, message, path=central.name, offset=local.data_offset + central.compressed_size))
