# SPDX-License-Identifier: 0BSD
"""Extra fields: second names, second sizes, hidden bytes, and what honest tools write."""

from __future__ import annotations

import struct
import zlib

from tests.malicious_zips.forge import Entry, Zip, extra_field
from tests.malicious_zips.vector import Chapter

chapter = Chapter("extras")

SECOND_NAME = "some readers take the name from the field"


def unicode_path(name: bytes, header_name: bytes = b"app.py", *, version: int = 1, crc: int | None = None) -> bytes:
    """Return an Info-ZIP Unicode path field (4.6.9)."""
    checked = zlib.crc32(header_name) if crc is None else crc
    return extra_field(0x7075, struct.pack("<BI", version, checked) + name)


def _extras(local: bytes, central: bytes) -> object:
    def change(archive: Zip) -> None:
        archive.entries[1].local_extra = local
        archive.entries[1].central_extra = central

    return change


TIMES = struct.pack("<2I", 1700000000, 1700000001)
MODIFIED = extra_field(0x5455, b"\x01" + TIMES[:4])
RECORD = Entry(b"evil.py", b"import os\n").local_header().pack() + b"import os\n"
OWNERS = extra_field(0x7875, b"\1\4\xe8\3\0\0\4\xe8\3\0\0")
NTFS = extra_field(0x000A, bytes(4) + b"\1\0\x18\0" + bytes(range(24)))

for name, code, local, central, what, effect, references in (
    ("unicode_path_other", "zip.extra-unicode", unicode_path(b"evil.py"), unicode_path(b"evil.py"),
     "A Unicode path field gives another name.", SECOND_NAME, "ZipDiff A3; 4.6.9"),
    ("unicode_path_same", "zip.extra-unicode", unicode_path(b"app.py"), unicode_path(b"app.py"),
     "A Unicode path field repeats the name.", "nothing, until one of the two is changed", "4.6.9"),
    ("unicode_path_stale", "zip.extra-unicode", unicode_path(b"evil.py", crc=0), unicode_path(b"evil.py", crc=0),
     "A Unicode path field has the CRC-32 of another name.", "ignored by some, used by others", "ZipDiff A3"),
    ("unicode_path_version_0", "zip.extra-unicode", unicode_path(b"evil.py", version=0), b"",
     "A Unicode path field has version 0.", "ignored by some, used by others", "ZipDiff A3"),
    ("unicode_path_version_2", "zip.extra-unicode", b"", unicode_path(b"evil.py", version=2),
     "A Unicode path field has version 2.", "ignored by some, used by others", "ZipDiff A3"),
    ("unicode_path_local", "zip.extra-unicode", unicode_path(b"evil.py"), b"",
     "A Unicode path field stands in the local header alone.", SECOND_NAME, "ZipDiff A3"),
    ("unicode_path_central", "zip.extra-unicode", b"", unicode_path(b"evil.py"),
     "A Unicode path field stands in the central header alone.", SECOND_NAME, "ZipDiff A3"),
    ("unicode_path_traversal", "zip.extra-unicode", b"", unicode_path(b"../evil.py"),
     "A Unicode path field gives a path that leaves its folder.", "checks look at one name, use takes the other", "ZipDiff A3"),
    ("unicode_path_nul", "zip.extra-unicode", b"", unicode_path(b"app.py\0.txt"),
     "A Unicode path field gives a name with a NUL.", "checks look at one name, use takes the other", "ZipDiff A3"),
    ("unicode_path_twice", "zip.extra-unicode", b"", unicode_path(b"evil.py") + unicode_path(b"app.py"),
     "Two Unicode path fields give two names.", "the first or the last wins", "ZipDiff A3"),
    ("unicode_path_chained", "zip.extra-unicode", b"",
     unicode_path(b"step.py") + unicode_path(b"evil.py", header_name=b"step.py"),
     "A second Unicode path field has the CRC-32 of the first one's name.", "readers that apply both end at a third name",
     "ZipDiff A3"),
    ("unicode_path_empty", "zip.extra-unicode", b"", extra_field(0x7075, b""), "A Unicode path field is empty.",
     "readers read past its end", "CVE-2014-8141"),
    ("unicode_comment", "zip.extra-unicode", b"", extra_field(0x6375, struct.pack("<BI", 1, 0) + b"evil"),
     "A Unicode comment field gives another comment.", "another comment is shown", "4.6.8"),
    ("xceed_name", "zip.extra-unicode", b"", extra_field(0x554E, b"NUCX\7\0\0\0" + "evil.py".encode("utf-16-le")),
     "An Xceed Unicode field gives another name.", SECOND_NAME, "4.6.1"),
    ("aes_without_method", "zip.encrypted", b"", extra_field(0x9901, b"\2\0AE\3\x08\0"),
     "An AES field stands on a plain entry.", "readers take it for encrypted", "WinZip AE-2"),
    ("strong_encryption", "zip.encrypted", b"", extra_field(0x0017, bytes(8)), "A strong encryption field is there.",
     "readers loop or take it for encrypted", "4.5.12; CVE-2018-1324"),
    ("link_target_pkware", "zip.extra-unknown", extra_field(0x000D, bytes(12) + b"/etc/passwd"), b"",
     "PKWARE's Unix field names the target of a link.", "readers make a link", "4.5.7"),
    ("link_target_asi", "zip.extra-unknown", b"",
     extra_field(0x756E, struct.pack("<IHI2H", 0, 0o120777, 11, 0, 0) + b"/etc/passwd"),
     "ASi's Unix field makes the entry a link.", "readers make a link", "Info-ZIP"),
    ("libarchive_attributes", "zip.extra-unknown", extra_field(0x6C78, b"\7\x14\3\0\0\0\0\xff\xa1"), b"",
     "libarchive's experimental field makes the entry a link.", "bsdtar reading a stream makes a link", "libarchive"),
    ("vms", "zip.extra-unknown", b"", extra_field(0x000C, bytes(8)), "A VMS field is there.", "its meaning is unknown", "4.5.2"),
    ("unknown", "zip.extra-unknown", b"", extra_field(0xBEEF, b"data"), "A field of unknown id is there.",
     "its meaning is unknown", "4.5.2"),
    ("unknown_large", "zip.extra-unknown", extra_field(0xBEEF, b"x" * 40_000), b"",
     "A field of unknown id holds 40,000 bytes.", "a place to hide data", "4.5.2"),
    ("zero_id", "zip.extra-unknown", bytes(4), b"", "Four zero bytes make a field of id 0 without content.",
     "zipalign and aapt pad like this", "Android"),
    ("past_the_end", "zip.extra-malformed", b"", extra_field(0x5455, b"\1", length=200),
     "A field is longer than the extra block.", "readers skip, fail or read on", "CVE-2014-8139; JDK-8313765"),
    ("header_cut", "zip.extra-malformed", b"\x55\x54\5", b"", "Three bytes are left for a field's header.",
     "readers skip, fail or read on", "4.5.1"),
    ("one_byte", "zip.extra-malformed", b"\0", b"", "One byte is left for a field's header.",
     "zipalign pads like this", "Android"),
    ("three_bytes_behind", "zip.extra-malformed", b"", MODIFIED + bytes(3), "Three bytes follow the last field.",
     "zipalign pads like this", "Android"),
    ("times_too_long", "zip.extra-malformed", b"", extra_field(0x5455, b"\1" + bytes(40)),
     "A timestamp field is longer than its times.", "a place to hide data", "Info-ZIP"),
    ("times_reserved_bits", "zip.extra-malformed", b"", extra_field(0x5455, b"\xf1" + TIMES[:4]),
     "A timestamp field sets reserved bits.", "a place to hide data", "Info-ZIP"),
    ("owners_too_long", "zip.extra-malformed", b"", extra_field(0x7875, b"\1\4" + bytes(4) + b"\4" + bytes(40)),
     "A Unix owner field is longer than its numbers.", "a place to hide data", "Info-ZIP"),
    ("owners_version", "zip.extra-malformed", b"", extra_field(0x7875, b"\2\4" + bytes(4) + b"\4" + bytes(4)),
     "A Unix owner field has version 2.", "its layout is unknown", "Info-ZIP"),
    ("ntfs_tag_size", "zip.extra-malformed", b"", extra_field(0x000A, bytes(4) + b"\1\0\0\0" + bytes(24)),
     "An NTFS field's attribute has size zero.", "readers loop for ever", "CVE-2018-1324"),
    ("jar_mark_with_content", "zip.extra-malformed", extra_field(0xCAFE, b"hidden"), b"", "A jar mark has content.",
     "a place to hide data", "jar"),
    ("alignment_with_content", "zip.extra-malformed", extra_field(0xD935, b"\4\0hidden"), b"",
     "An alignment field is padded with text.", "a place to hide data", "zipalign"),
    ("same_twice", "zip.extra-duplicate", b"", MODIFIED * 2, "A timestamp field stands there twice.",
     "the first or the last wins", "libzip"),
    ("same_twice_different", "zip.extra-duplicate", b"", MODIFIED + extra_field(0x5455, b"\1" + TIMES[4:]),
     "Two timestamp fields have two times.", "the first or the last wins", "libzip"),
    ("record_in_unknown", "zip.extra-unknown", extra_field(0xBEEF, RECORD), b"",
     "A field of unknown id holds a whole local record.", "a streaming reader extracts it", "fflate; ZipDiff C1"),
    ("record_in_security_descriptor", "zip.extra-signature", extra_field(0x4453, bytes(11) + RECORD), b"",
     "A Windows NT security field holds a whole local record.", "a streaming reader extracts it", "fflate; ZipDiff C1"),
    ("signature_in_owners", "zip.extra-signature", b"", extra_field(0x7875, b"\1\4PK\3\4\4\0\0\0\0"),
     "The user number of a Unix owner field reads as a signature.", "readers that search for signatures", "ZipDiff C1"),
    ("control_times", None, extra_field(0x5455, b"\3" + TIMES), extra_field(0x5455, b"\3" + TIMES[:4]),
     "The timestamps of Info-ZIP: two in the local header, one in the central one.", "Info-ZIP", "Info-ZIP"),
    ("control_times_all", None, extra_field(0x5455, b"\7" + bytes(12)), extra_field(0x5455, b"\7" + bytes(12)),
     "Three timestamps in both headers.", "Java's zipfs, SharpZipLib", "Info-ZIP"),
    ("control_times_modified", None, MODIFIED, MODIFIED, "The modification time in both headers.", "git archive, Go, yazl",
     "Info-ZIP"),
    ("control_owners", None, OWNERS, OWNERS, "User and group numbers.", "Info-ZIP 3, bsdtar", "Info-ZIP"),
    ("control_times_and_owners", None, extra_field(0x5455, b"\3" + TIMES) + OWNERS,
     extra_field(0x5455, b"\3" + TIMES[:4]) + OWNERS, "Timestamps and owners, as zip -r writes them.", "Info-ZIP 3", "Info-ZIP"),
    ("control_old_unix", None, extra_field(0x5855, bytes(12)), extra_field(0x5855, bytes(8)),
     "The older Unix field: times, and owners in the local header.", "Finder, ditto", "Info-ZIP"),
    ("control_old_owners", None, extra_field(0x7855, bytes(4)), extra_field(0x7855, b""),
     "The second Unix field: owners in the local header.", "older Info-ZIP", "Info-ZIP"),
    ("control_ntfs", None, b"", NTFS, "NTFS times in the central header.", "7-Zip, WinRAR", "4.5.5"),
    ("control_jar_mark", None, extra_field(0xCAFE, b""), extra_field(0xCAFE, b""), "The mark of a jar.", "jar", "jar"),
    ("control_alignment", None, extra_field(0xD935, b"\4\0" + bytes(5)), b"", "An alignment field padded with zeros.",
     "Rust's zip, zipalign", "Android"),
    ("control_alignment_java", None, extra_field(0xA11E, b"\4\0" + bytes(5)), b"", "Commons Compress's alignment field.",
     "Commons Compress", "Commons Compress"),
    ("control_security_descriptor", None, extra_field(0x4453, bytes(11)), extra_field(0x4453, bytes(4)),
     "A Windows NT security field.", "Info-ZIP on Windows NT", "Info-ZIP"),
):  # fmt: skip
    chapter.add(name, code, _extras(local, central), what=what, effect=effect, references=references)  # type: ignore[arg-type]
