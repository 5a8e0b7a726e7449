# SPDX-License-Identifier: 0BSD
"""Flags, methods, versions, hosts and types: what an entry says that it is."""

from __future__ import annotations

from tests.malicious_zips.deflate import fixed_block
from tests.malicious_zips.forge import DEFLATED, FILE, FOLDER, Entry, Zip
from tests.malicious_zips.vector import Chapter

chapter = Chapter("flags")
methods = Chapter("methods")
versions = Chapter("versions")
types = Chapter("types")


def _set(position: int = 1, **fields: object) -> object:
    def change(archive: Zip) -> None:
        for name, value in fields.items():
            setattr(archive.entries[position], name, value)

    return change


ENCRYPTED = "unreadable, or read by programs that ignore the mark"
for name, flags, code, what, effect, references in (
    ("encrypted", 1, "zip.encrypted", "The encryption flag is set in both headers.", ENCRYPTED, "4.4.4 bit 0; ZipDiff A5"),
    ("strong_encryption", 0x41, "zip.encrypted", "Bits 0 and 6 announce strong encryption.", ENCRYPTED, "4.4.4 bit 6; 7"),
    ("masked_headers", 0x2000, "zip.encrypted", "Bit 13 says that header values are masked.", ENCRYPTED, "4.4.4 bit 13"),
    ("patched_data", 0x20, "zip.flags", "Bit 5 announces compressed patched data.", "refused by some, ignored by others",
     "4.4.4 bit 5"),
    ("enhanced_deflate", 0x10, "zip.flags", "Bit 4, reserved for method 8, is set.", "ignored by most", "4.4.4 bit 4"),
    *((f"bit_{bit}", 1 << bit, "zip.flags", f"The unused flag bit {bit} is set.", "refused by some, ignored by others",
       f"4.4.4 bit {bit}") for bit in (7, 8, 9, 10, 12, 14, 15)),
    ("control_hint_fast", 4, None, "A deflated entry hints at fast compression.", "libzip, Office, torrentzip", "4.4.4"),
    ("control_hint_best", 2, None, "A deflated entry hints at best compression.", "libzip, torrentzip", "4.4.4"),
    ("control_hint_super_fast", 6, None, "A deflated entry hints at super fast compression.", "Office", "4.4.4"),
    ("control_utf8_on_ascii", 0x800, None, "The UTF-8 flag is set and the name is ASCII.", "jar, adm-zip, yazl",
     "4.4.4 bit 11"),
):  # fmt: skip
    chapter.add(name, code, _set(flags=flags), what=what, effect=effect, references=references)  # type: ignore[arg-type]
chapter.add("control_hints_on_stored", None, _set(0, flags=6), what="A stored entry has compression hints.",  # type: ignore[arg-type]
            effect="some writers set them for every entry")  # fmt: skip


@chapter.refused("zip.encrypted", effect="readers that judge by the first entry", references="ZipDiff A5")
def first_entry_encrypted(archive: Zip) -> None:
    """The encryption flag is set in both headers of the first entry alone."""
    archive.entries[0].flags = 1


@chapter.refused("zip.encrypted", effect=ENCRYPTED, references="7")
def encrypted_with_descriptor(archive: Zip) -> None:
    """A stored entry is marked as encrypted and has a descriptor, as Info-ZIP writes it."""
    archive.entries[0].describe()
    archive.entries[0].flags |= 1


for number, label in (
    (1, "shrunk"), (2, "reduced"), (5, "reduced"), (6, "imploded"), (7, "tokenised"), (9, "Deflate64"),
    (10, "PKWARE's old imploding"), (12, "bzip2"), (14, "LZMA"), (16, "CMPSC"), (18, "TERSE"), (19, "LZ77"),
    (20, "old zstd"), (93, "zstd"), (94, "MP3"), (95, "xz"), (96, "JPEG"), (97, "WavPack"), (98, "PPMd"), (0x1234, "unknown"),
    (0xFFFF, "unknown"),
):  # fmt: skip
    methods.add(f"method_{number}", "zip.method", _set(method=number, data=b"x"), what=f"The method is {number}, {label}.",  # type: ignore[arg-type]
                effect="refused by most readers, taken for stored by some", references="4.4.5; BadPack (2024)")  # fmt: skip
methods.add("method_99", "zip.encrypted", _set(method=99, data=b"x"), what="The method is 99, AES encryption.",  # type: ignore[arg-type]
            effect=ENCRYPTED, references="WinZip AE-2")  # fmt: skip


for name, code, what, effect, fields in (
    ("newer_21", "zip.version", "Version 2.1 is needed.", "announces Deflate64", {"needed": 21}),
    ("newer_63", "zip.version", "Version 6.3 is needed.", "announces LZMA, PPMd and newer ciphers", {"needed": 63}),
    ("absurd_255", "zip.version", "Version 25.5 is needed.", "refused by some, ignored by others", {"needed": 255}),
    ("wrong_host_in_high_byte", "zip.version", "The high byte of the version needed is a host other than the entry's.",
     "compared as a whole by some", {"needed": 7 << 8 | 20}),
    ("control_10_with_deflate", None, "A deflated entry needs version 1.0.", "git archive, jszip, fastjar", {"needed": 10}),
    ("control_0", None, "Version 0.0 is needed.", "minizip, old tools", {"needed": 0}),
    ("control_host_in_high_byte", None, "The high byte of the version needed repeats the host.", "p7zip",
     {"needed": 3 << 8 | 20}),
    ("control_made_by_63", None, "Made by version 6.3.", "7-Zip, libzip, yazl", {"made_by": 3 << 8 | 63}),
    ("control_host_fat", None, "Made by FAT.", "Explorer, .NET, jar, Go, git archive", {"made_by": 20, "external": 0x20}),
    ("control_host_ntfs", None, "Made by NTFS.", "some Windows tools", {"made_by": 10 << 8 | 20, "external": 0x20}),
    ("control_host_mvs", None, "Made by MVS, whose number Windows XP uses for NTFS.", "Explorer of Windows XP",
     {"made_by": 11 << 8 | 20, "external": 0x20}),
    ("control_host_vfat", None, "Made by VFAT.", "some Windows tools", {"made_by": 14 << 8 | 20, "external": 0x20}),
    ("control_host_macos", None, "Made by OS X.", "some tools on macOS", {"made_by": 19 << 8 | 20}),
    ("host_unknown", "zip.attributes", "Made by host 255.", "attributes are read differently", {"made_by": 0xFF14}),
    ("host_acorn", "zip.attributes", "Made by Acorn RISC OS.", "names and types follow other rules", {"made_by": 13 << 8 | 20}),
    ("internal_reserved", "zip.attributes", "A reserved internal attribute is set.", "nobody's writer sets it",
     {"internal": 0x8000}),
    ("internal_record_control", "zip.attributes", "The internal attribute for mainframe records is set.",
     "some readers expect lengths inside the data", {"internal": 2}),
    ("control_text_bit", None, "The internal attributes call the file text.", "Info-ZIP", {"internal": 1}),
    ("control_time_zero", None, "Time and date are zero.", "Go", {"time": 0, "date": 0}),
    ("control_date_impossible", None, "The date has month 15 and day 31.", "broken clocks; no reader's content depends on it",
     {"date": 0xFFFF, "time": 0xFFFF}),
):  # fmt: skip
    versions.add(name, code, _set(**fields), what=what, effect=effect, references="4.4.2; 4.4.3; 4.4.14")  # type: ignore[arg-type]


LINK = "leads files that follow out of the folder"
for name, code, what, effect, references, fields in (
    ("symlink", "zip.file-type", "The mode is a symbolic link's.", LINK, "CVE-2025-11001; CVE-2018-1000544",
     {"external": 0o120777 << 16}),
    ("symlink_fat", "zip.file-type", "The mode is a symbolic link's, the host FAT.", LINK, "ZipDiff A4",
     {"external": 0o120777 << 16, "made_by": 20}),
    ("symlink_macos", "zip.file-type", "The mode is a symbolic link's, the host OS X.", LINK, "ZipDiff A4",
     {"external": 0o120777 << 16, "made_by": 19 << 8 | 20}),
    ("fifo", "zip.file-type", "The mode is a FIFO's; Info-ZIP writes it for standard input.", "blocks who reads it", "",
     {"external": 0o010644 << 16}),
    ("character_device", "zip.file-type", "The mode is a character device's.", "made as root", "", {"external": 0o020644 << 16}),
    ("block_device", "zip.file-type", "The mode is a block device's.", "made as root", "", {"external": 0o060644 << 16}),
    ("socket", "zip.file-type", "The mode is a socket's.", "made as root", "", {"external": 0o140644 << 16}),
    ("type_unknown", "zip.file-type", "The mode's type is 017.", "read differently", "COMPRESS-379", {"external": 0o170644 << 16}),
    ("reparse_point", "zip.file-type", "Windows' reparse point attribute is set.", LINK, "CVE-2025-11001", {"external": 0x400}),
    ("volume_label", "zip.file-type", "The volume label attribute is set.", "unzip and busybox skip the entry silently", "",
     {"external": 0x08, "made_by": 20}),
    ("folder_mode_on_file", "zip.file-type", "The name is a file's, the mode a folder's.", "a file or a folder", "ZipDiff A4",
     {"external": 0o040755 << 16}),
    ("folder_bit_on_file", "zip.file-type", "The name is a file's, the MS-DOS folder bit is set.", "a file or a folder",
     "ZipDiff A4", {"external": 0x10, "made_by": 20}),
    ("control_no_type", None, "The mode has permissions and no type.", "zipfile's writestr", "", {"external": 0o600 << 16}),
    ("control_no_mode", None, "The attributes are zero.", "Java, .NET, Go", "", {"external": 0}),
    ("control_setuid", None, "The mode has the setuid bit, which no bundle keeps.", "modes are dropped", "",
     {"external": 0o104755 << 16}),
    ("control_world_writable", None, "The mode lets everybody write, which no bundle keeps.", "modes are dropped", "",
     {"external": 0o100666 << 16}),
    ("control_attributes_of_windows", None, "Read-only, hidden, system and archive are set.", "Explorer, 7-Zip", "",
     {"external": 0x27, "made_by": 20}),
    ("control_unix_extension", None, "The attributes have 7-Zip's mark of a Unix mode.", "7-Zip", "",
     {"external": FILE | 0x8020, "made_by": 3 << 8 | 63}),
    ("control_finder", None, "The attributes have Finder's mark 0x4000.", "Finder, ditto", "",
     {"external": FILE | 0x4000, "made_by": 3 << 8 | 21}),
):  # fmt: skip
    types.add(name, code, _set(**fields), what=what, effect=effect, references=references)  # type: ignore[arg-type]


@types.refused("zip.file-type", effect="a file or a folder", references="ZipDiff A4")
def file_mode_on_folder(archive: Zip) -> None:
    """The name ends in a slash, the mode is a file's."""
    archive.entries.append(Entry(b"data/", external=FILE))


@types.refused("zip.file-type", effect="a file written through a link", references="CVE-2018-1000544")
def symlink_then_file(archive: Zip) -> None:
    """A link named d is followed by a file d/x.py; the link is refused, and the file under it."""
    archive.entries += [Entry(b"d", b"/tmp", external=0o120777 << 16), Entry(b"d/x.py", b"pass\n")]


@types.refused("zip.folder-content", effect="some readers write a file of that name", references="ZipDiff A4")
def folder_with_content(archive: Zip) -> None:
    """The name ends in a slash, the entry has content."""
    archive.entries.append(Entry(b"data/", b"text\n", external=FOLDER))


@types.refused(
    "zip.folder-content", effect="a size of 4,096 with nothing there", references="yauzl issue 53; miniz issue 228"
)
def folder_with_size(archive: Zip) -> None:
    """A stored folder declares 4,096 bytes and has none."""
    lie = {"size": 4096}
    archive.entries.append(Entry(b"data/", local=lie, central=dict(lie)))


@types.refused("zip.file-type", effect="a file or a folder, depending on the host", references="ZipDiff A4")
def folder_like_a_file(archive: Zip) -> None:
    """The name is that of a Python file with a slash, the entry has content, the mode is a file's."""
    archive.entries.append(Entry(b"evil.py/", b"import os\n", external=FILE))


@types.accepted(effect="zip, jar, git archive")
def control_folder(archive: Zip) -> None:
    """A folder has an entry of its own."""
    archive.entries.insert(0, Entry(b"data/"))


@types.accepted(effect="Node archiver")
def control_folder_after_its_file(archive: Zip) -> None:
    """A folder's entry stands after a file in it."""
    archive.entries += [Entry(b"data/a.txt", b"text\n"), Entry(b"data/")]


@types.accepted(effect="jar, zip4j")
def control_folder_deflated(archive: Zip) -> None:
    """A folder is deflated to two bytes."""
    archive.entries.insert(0, Entry(b"data/", method=DEFLATED, data=fixed_block(b"")))
