# SPDX-License-Identifier: 0BSD
"""Central header against local header, field by field, and headers that are broken or stand in the wrong place."""

from __future__ import annotations

from collections.abc import Iterator

from tests.malicious_zips.deflate import stored_block
from tests.malicious_zips.forge import DEFLATED, Entry, Zip
from tests.malicious_zips.vector import Chapter

chapter = Chapter("headers")

NAMES = "readers from the front and readers of the directory extract different names"
CONTENTS = "readers take different contents for one name"
SKIPPED = "readers from the front look for the next entry in another place"


def _local(**lies: object) -> object:
    def change(archive: Zip) -> None:
        archive.entries[1].local |= lies

    return change


def _central(**lies: object) -> object:
    def change(archive: Zip) -> None:
        archive.entries[1].central |= lies

    return change


for name, change, what, effect, references in (
    ("name_other", _local(name=b"bad.py"), "The local name is another of the same length.", NAMES,
     "ZipDiff A3; CVE-2023-39137"),
    ("name_longer", _local(name=b"app.py.txt"), "The local name is longer.", NAMES, "ZipDiff A3"),
    ("name_shorter", _local(name=b"app.p"), "The local name is shorter.", NAMES, "Android bug 9950697"),
    ("name_absent", _local(name=b""), "The local name is empty.", NAMES, "ZipDiff A3"),
    ("name_case", _local(name=b"APP.PY"), "The local name is in capitals.", NAMES, "ZipDiff B4"),
    ("name_nul", _local(name=b"app.py\0"), "The local name has a NUL at its end.", NAMES, "ZipDiff B2"),
    ("name_folder", _local(name=b"app.py/"), "The local name has a slash at its end.",
     "a file for one reader, a folder for another", "ZipDiff A4"),
    ("method_local_stored", _local(method=0), "Deflated in the central header, stored in the local one.", CONTENTS,
     "ZipDiff A1"),
    ("method_central_stored", _central(method=0, size=33), "Stored in the central header, deflated in the local one.",
     CONTENTS, "ZipDiff A1"),
    ("method_unknown", _local(method=0x1234), "The local method is unknown.",
     "readers that take unknown methods for stored read other bytes", "BadPack (2024)"),
    ("crc", _local(crc=1), "The local CRC-32 is another.", "each reader checks its own copy", "ZipDiff A2"),
    ("crc_central", _central(crc=1), "The central CRC-32 is another.", "each reader checks its own copy",
     "ZipDiff A2"),
    ("compressed_size_less", _local(compressed_size=3), "The local compressed size is three.", SKIPPED,
     "ZipDiff A2; ZipDiff C1"),
    ("compressed_size_more", _local(compressed_size=500), "The local compressed size is 500.",
     "readers from the front swallow the directory", "ZipDiff A2"),
    ("size_less", _local(size=5), "The local size is five.", "readers cut the content", "ZipDiff A2"),
    ("size_more", _local(size=999), "The local size is 999.", "readers pad or fail", "ZipDiff A2"),
    ("sizes_zero_in_local", _local(crc=0, compressed_size=0, size=0),
     "Local CRC-32 and sizes are zero without a data descriptor.", "an empty file for readers from the front",
     "ZipDiff A2"),
    ("sizes_zero_in_central", _central(crc=0, compressed_size=0, size=0), "Central CRC-32 and sizes are zero.",
     "an empty file for readers of the directory", "ZipDiff A2"),
    ("encrypted_local", _local(flags=1), "The encryption flag is set in the local header alone.",
     "one reader decrypts, another reads", "ZipDiff A5"),
    ("encrypted_central", _central(flags=1), "The encryption flag is set in the central header alone.",
     "analysers stop, devices that ignore the flag go on", "ZipDiff A5; BadPack (2024)"),
    ("utf8_local", _local(flags=0x800), "The UTF-8 flag is set in the local header alone.", NAMES, "ZipDiff A3"),
    ("utf8_central", _central(flags=0x800), "The UTF-8 flag is set in the central header alone.", NAMES, "ZipDiff A3"),
    ("hint_local", _local(flags=2), "A compression hint is set in the local header alone.",
     "no ordinary writer does it", ""),
    ("time", _local(time=0), "The local time is another.", "no ordinary writer does it", ""),
    ("date", _local(date=0x21), "The local date is another.", "no ordinary writer does it", ""),
):  # fmt: skip
    chapter.add(name, "zip.header-mismatch", change, what=what, effect=effect, references=references)  # type: ignore[arg-type]


@chapter.refused("zip.header-mismatch", effect="readers of the central flag step over sixteen bytes that are not there",
                 references="ZipDiff A2; ZipDiff C1")  # fmt: skip
def descriptor_flag_central(archive: Zip) -> None:
    """The data descriptor flag is set in the central header alone."""
    archive.entries[1].central["flags"] = 8


@chapter.refused("zip.header-mismatch", effect="readers of the local flag look for a descriptor",
                 references="ZipDiff C1")  # fmt: skip
def descriptor_flag_local(archive: Zip) -> Iterator[None]:
    """The data descriptor flag is set in the local header alone; the descriptor is there."""
    archive.entries[1].describe()
    yield
    archive.entries[1].central["flags"] = 0


@chapter.refused("zip.header-mismatch", effect="two valid contents with the right CRC-32 are a file with two contents",
                 references="ZipDiff A1")  # fmt: skip
def stored_and_deflated(archive: Zip) -> Iterator[None]:
    """The data is a DEFLATE stream that one header calls stored; both readings have their own sizes."""
    content = b"print(1)\n"
    archive.entries.append(Entry(b"twice.py", content, DEFLATED, data=stored_block(content)))
    yield
    archive.entries[-1].local |= {"method": 0, "size": len(archive.entries[-1].raw)}


@chapter.refused("zip.version", effect="one header makes readers refuse, the other not")
def version_local(archive: Zip) -> None:
    """The local header asks for version 6.4."""
    archive.entries[1].local["needed"] = 64


@chapter.accepted(effect="both are within version 2.0: no reader tells them apart", references="git archive; jszip")
def control_versions_differ(archive: Zip) -> None:
    """The local header asks for version 1.0, the central one for 2.0, and the entry is deflated."""
    archive.entries[1].local["needed"] = 10


# Headers that are broken or are not where they should be.


@chapter.refused("zip.local-header", effect="readers fail, search on, or trust the directory")
def local_signature(archive: Zip) -> None:
    """The local header's signature has one wrong byte."""
    archive.entries[1].local["signature"] = b"PK\3\3"


@chapter.refused("zip.gap", effect="the entry has no local header at its place", references="warehouse")
def local_offset_in_data(archive: Zip) -> None:
    """The offset of the second entry is ten bytes too far, inside its own header."""
    archive.build()
    archive.entries[1].central["offset"] = archive.offsets[1] + 10


@chapter.refused("zip.local-header", effect="readers run past the entries", references="ZipDiff C1")
def local_offset_in_directory(archive: Zip) -> None:
    """The offset of the second entry is that of the central directory."""
    archive.entries[1].central["offset"] = archive.layout()[0]


@chapter.refused("zip.local-header", effect="readers run past the file", references="CVE-2018-6540")
def local_offset_beyond(archive: Zip) -> None:
    """The offset of the second entry is 0xfffffff0."""
    archive.entries[1].central["offset"] = 0xFFFFFFF0


@chapter.refused("zip.local-header", effect="the header is cut by the central directory")
def local_header_cut(archive: Zip) -> None:
    """A third entry's local header has ten bytes before the central directory begins."""
    archive.entries.append(Entry(b"cut.py", is_present=False))
    archive.before_directory = Entry(b"cut.py").local_header().pack()[:10]


@chapter.refused("zip.local-header", effect="readers run past the entry", references="Android bug 9695860")
def local_name_length(archive: Zip) -> None:
    """The local name's length is 65,535."""
    archive.entries[1].local["name_length"] = 0xFFFF


@chapter.refused("zip.local-header", effect="read as a signed number it points backwards",
                 references="Android bug 9695860")  # fmt: skip
def local_extra_length(archive: Zip) -> None:
    """The local extra length is 65,533."""
    archive.entries[1].local["extra_length"] = 0xFFFD


@chapter.refused("zip.extra-malformed", effect="the data starts in two places for readers of either header",
                 references="Android bug 9695860; ZipDiff C1")  # fmt: skip
def local_extra_swallows_data(archive: Zip) -> Iterator[None]:
    """The first bytes of the data are called extra in the local header."""
    archive.entries.insert(0, Entry(b"a.txt", b"####text\n"))
    yield
    entry = archive.entries[0]
    entry.data, entry.content = b"####text\n", b"text\n"
    entry.local |= {"extra_length": 4, "compressed_size": 5, "size": 5}
    entry.central |= {"compressed_size": 5, "size": 5}


@chapter.refused("zip.central-header", effect="readers stop, skip or fail")
def central_signature(archive: Zip) -> None:
    """The second central header's signature has one wrong byte."""
    archive.entries[1].central["signature"] = b"PK\1\3"


@chapter.refused("zip.central-header", effect="readers run past the directory", references="CVE-2012-1162")
def central_name_length(archive: Zip) -> None:
    """The last central header's name is said to have 4,000 bytes."""
    archive.entries[1].central["name_length"] = 4000


@chapter.refused("zip.central-header", effect="readers run past the directory")
def central_extra_length(archive: Zip) -> None:
    """The last central header's extra fields are said to have 4,000 bytes."""
    archive.entries[1].central["extra_length"] = 4000


@chapter.refused("zip.central-header", effect="readers run past the directory")
def central_comment_length(archive: Zip) -> None:
    """The last central header's comment is said to have 4,000 bytes."""
    archive.entries[1].central["comment_length"] = 4000


@chapter.refused("zip.entry-count", effect="the second entry is a comment for some, an entry for others")
def comment_swallows_header(archive: Zip) -> None:
    """The first header's comment length covers the second header."""
    archive.entries[0].central["comment_length"] = len(archive.entries[1].central_header(0).pack())


@chapter.refused(
    "zip.entry-count", effect="the second entry is an extra field for some", references="Android bug 9695860"
)
def extra_swallows_header(archive: Zip) -> None:
    """The first header's extra length covers the second header."""
    archive.entries[0].central["extra_length"] = len(archive.entries[1].central_header(0).pack())


@chapter.refused("zip.entry-comment", effect="readers that search for signatures list a hidden entry",
                 references="ZipDiff C5")  # fmt: skip
def header_in_comment(archive: Zip) -> None:
    """The first entry's comment is a whole central header."""
    archive.entries[0].comment = Entry(b"evil.py").central_header(0).pack()


@chapter.refused("zip.multi-disk", effect="some readers ask for another disk, some go on", references="4.4.13")
def entry_disk(archive: Zip) -> None:
    """The second entry is said to stand on disk 1."""
    archive.entries[1].central["disk"] = 1


@chapter.refused("zip.unsupported-record", effect="some readers skip it, some fail", references="4.3.13")
def digital_signature(archive: Zip) -> None:
    """A digital signature record ends the central directory and is counted in its size."""
    archive.directory_tail = b"PK\5\5\2\0ok"


@chapter.refused("zip.unsupported-record", effect="some readers skip it, some fail", references="4.3.13")
def digital_signature_behind(archive: Zip) -> None:
    """A digital signature record follows the central directory and is not counted in its size."""
    archive.after_directory = b"PK\5\5\2\0ok"


@chapter.refused("zip.unsupported-record", effect="some readers skip it, some fail", references="4.3.13")
def digital_signature_between(archive: Zip) -> None:
    """A digital signature record stands between two central headers."""
    archive.entries[0].comment = b"PK\5\5\2\0ok"
    archive.entries[0].central["comment_length"] = 0


@chapter.refused("zip.unsupported-record", effect="some readers skip it, some fail", references="4.3.11")
def archive_extra_data(archive: Zip) -> None:
    """An archive extra data record stands before the central directory."""
    archive.before_directory = b"PK\6\x08\2\0\0\0ok"


@chapter.refused("zip.directory-bounds", effect="bytes of the directory that no header covers")
def junk_in_directory(archive: Zip) -> None:
    """Four bytes end the central directory and are counted in its size."""
    archive.directory_tail = b"junk"


@chapter.accepted(effect="libraries that write in parallel do it", references="libzip; Commons Compress")
def control_other_order(archive: Zip) -> None:
    """The central directory lists the entries in another order than they stand."""
    archive.order = [1, 0]


@chapter.accepted(effect="zip -c writes it")
def control_entry_comment(archive: Zip) -> None:
    """An entry has a comment."""
    archive.entries[0].comment = b"the program"
