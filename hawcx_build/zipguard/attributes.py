"""What a central header says of its entry, apart from its place and size: flags, method, version, type, extra fields.

In: one central header. Out: the first fault, or nothing. An entry that passes is a plain file or folder, stored or
deflated, and no reader has a reason to see anything else in it.
"""

from __future__ import annotations

from hawcx_build.findings import Finding, finding
from hawcx_build.zipguard.extra import extra_fault
from hawcx_build.zipguard.records import (
    FLAG_DEFLATE_HINTS,
    FLAG_DESCRIPTOR,
    FLAG_ENCRYPTED,
    FLAG_MASKED_HEADERS,
    FLAG_PATCHED,
    FLAG_STRONG_ENCRYPTION,
    FLAG_UTF8,
    METHOD_DEFLATED,
    METHOD_STORED,
    SIGNATURES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.zipguard.records import CentralHeader, LocalHeader

ENCRYPTION_FLAGS = FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION | FLAG_MASKED_HEADERS
ALLOWED_FLAGS = FLAG_DEFLATE_HINTS | FLAG_DESCRIPTOR | FLAG_UTF8

NEWEST_VERSION = 20  # 4.4.3.2: 2.0 has folders and deflate; what comes later announces features that are refused here

KNOWN_HOSTS = frozenset({0, 3, 10, 11, 14, 19})
"""4.4.2.2: FAT, Unix, NTFS, MVS (Windows XP's Explorer writes it for NTFS), VFAT, OS X: all that honest tools write."""

INTERNAL_TEXT = 1  # 4.4.14: a hint that the file is text; every other bit is reserved

# 4.4.15: the low half holds the file attributes of MS-DOS and Windows.
DOS_VOLUME_LABEL = 0x08
DOS_FOLDER = 0x10
WINDOWS_REPARSE_POINT = 0x400

# The high half holds the mode of Unix, whose top four bits are the type (stat(2)).
MODE_SHIFT = 16
TYPE_MASK = 0o170000
TYPE_NONE = 0
TYPE_FILE = 0o100000
TYPE_FOLDER = 0o040000
TYPE_NAMES = {
    0o120000: "a symbolic link",
    0o010000: "a FIFO",
    0o020000: "a character device",
    0o060000: "a block device",
    0o140000: "a socket",
}


def entry_findings(central: CentralHeader, local: LocalHeader) -> tuple[Finding, ...]:
    """Return the first fault of an entry, or nothing.

    Args:
        central: its central header.
        local: its local header, already proved to agree with the central one.
    """
    fault = (
        _flags_fault(central)
        or _version_fault(central.version_needed, central)
        or _version_fault(local.version_needed, central)
        or _attributes_fault(central)
        or _type_fault(central)
        or extra_fault(central.extra, is_central=True)
        or extra_fault(local.extra, is_central=False)
    )
    if fault is None and central.comment and any(signature in central.comment for signature in SIGNATURES):
        fault = "zip.entry-comment", "the entry's comment holds the signature of a ZIP record"
    if fault is None:
        return ()
    return (finding(fault[0], fault[1], path=central.name, offset=central.offset),)


def _flags_fault(header: CentralHeader) -> tuple[str, str] | None:
    if header.flags & ENCRYPTION_FLAGS or header.method == 99:
        return "zip.encrypted", "the entry is encrypted, or says so"
    if header.flags & FLAG_PATCHED:
        return "zip.flags", "the entry holds patch data (flag bit 5), which few programs read"
    unknown = header.flags & ~ALLOWED_FLAGS
    if unknown:
        return "zip.flags", f"the reserved flag bits 0x{unknown:04x} are set"
    if header.method not in (METHOD_STORED, METHOD_DEFLATED):
        return "zip.method", f"the compression method is {header.method}; only stored (0) and deflated (8) are read"
    if header.flags & FLAG_DESCRIPTOR and header.method == METHOD_STORED and header.size:
        return "zip.stored-descriptor", "the entry is stored and its size stands behind its data"
    return None


def _version_fault(needed: int, header: CentralHeader) -> tuple[str, str] | None:
    host, version = needed >> 8, needed & 0xFF
    if version > NEWEST_VERSION or host not in (0, header.host):  # p7zip repeats the host in the high byte
        return "zip.version", f"version {version / 10} of the format is asked for (field 0x{needed:04x})"
    return None


def _attributes_fault(header: CentralHeader) -> tuple[str, str] | None:
    if header.host not in KNOWN_HOSTS:
        return "zip.attributes", f"host system {header.host} is unknown, so its attributes have no sure meaning"
    if header.internal_attributes & ~INTERNAL_TEXT:
        return "zip.attributes", f"reserved internal attributes are set (0x{header.internal_attributes:04x})"
    return None


def _type_fault(header: CentralHeader) -> tuple[str, str] | None:
    # Programs differ on whether the host decides that the mode counts, so it counts always.
    kind = header.external_attributes >> MODE_SHIFT & TYPE_MASK
    if kind not in (TYPE_NONE, TYPE_FILE, TYPE_FOLDER):
        return "zip.file-type", f"the entry is {TYPE_NAMES.get(kind, 'of an unknown type')}, not a file or folder"
    if header.external_attributes & DOS_VOLUME_LABEL:
        return "zip.file-type", "the entry is a volume label, which some programs skip"
    if header.external_attributes & WINDOWS_REPARSE_POINT:
        return "zip.file-type", "the entry is a reparse point, Windows' symbolic link"
    if header.is_directory and kind == TYPE_FILE:
        return "zip.file-type", "the name is a folder's and the mode a file's"
    if not header.is_directory and (kind == TYPE_FOLDER or header.external_attributes & DOS_FOLDER):
        return "zip.file-type", "the name is a file's and the attributes a folder's"
    if header.is_directory and header.size:
        return "zip.folder-content", f"the folder has {header.size} bytes of content"
    return None
