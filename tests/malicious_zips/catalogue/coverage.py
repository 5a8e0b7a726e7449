# SPDX-License-Identifier: 0BSD
"""Bytes with no meaning or with two: prefixes, gaps, hidden entries, overlaps."""

from __future__ import annotations

from collections.abc import Iterator

from tests.malicious_zips.deflate import fixed_block, stored_block
from tests.malicious_zips.forge import DEFLATED, DataDescriptor, Entry, Zip, extra_field, hello
from tests.malicious_zips.vector import Chapter

chapter = Chapter("coverage")

POLYGLOT = "the file is two things at once"
HIDDEN = "readers from the front extract what the directory does not list"
BOMB = "one megabyte expands to terabytes"

EVIL = Entry(b"evil.py", b"import os\n")
EVIL_RECORD = EVIL.local_header().pack() + EVIL.content


def _prefix(content: bytes, *, counts: bool) -> object:
    def change(archive: Zip) -> None:
        archive.prefix = content
        archive.counts_prefix = counts

    return change


for name, content, what, references in (
    ("four_bytes", b"XXXX", "Four bytes", "ZipDiff C4"),
    ("shebang", b"#!/usr/bin/env python3\n", "A #! line, as in a zipapp,", "zipapp"),
    ("python_source", b"import os\n", "A line of Python", "ZipDiff C4"),
    ("elf", b"\x7fELF" + bytes(60), "The header of an ELF program", "CVE-2017-13156"),
    ("pe", b"MZ" + bytes(62), "The header of a Windows program", "self-extracting archives"),
    ("pdf", b"%PDF-1.4\n%", "The header of a PDF", ""),
    ("gif", b"GIF89a" + bytes(7), "The header of a GIF", ""),
    ("split_marker", b"PK\7\x08", "The marker of a split archive", "8.5.4; COMPRESS-208"),
    ("temporary_split_marker", b"PK00", "The marker of a split archive that was not split", "8.5.4"),
    ("whole_archive", hello().build(), "A whole first archive", "Evasive concatenated ZIPs (2024)"),
):
    for counts in (False, True):
        ending = "counted in the offsets" if counts else "not counted in the offsets"
        # Uncounted offsets name the first archive's directory, which then is a second one.
        code = "zip.directory-bounds" if name == "whole_archive" and not counts else "zip.prefix"
        chapter.add(f"prefix_{name}_{'counted' if counts else 'uncounted'}", code,
                    _prefix(content, counts=counts), what=f"{what} stands before the archive, {ending}.",  # type: ignore[arg-type]
                    effect=POLYGLOT, references=references)  # fmt: skip


@chapter.refused("zip.directory-bounds", effect="a download that lost its start")
def start_missing(archive: Zip) -> None:
    """The first ten bytes of the archive are missing."""
    whole = archive.build()
    archive.entries.clear()
    archive.without_end = True
    archive.prefix = whole[10:]


@chapter.refused("zip.no-end-record", effect="a download that lost its end; readers from the front give what they have")
def end_missing(archive: Zip) -> None:
    """The last thirty bytes of the archive are missing."""
    whole = archive.build()
    archive.entries.clear()
    archive.without_end = True
    archive.prefix = whole[:-30]


@chapter.refused("zip.gap", effect="bytes that no reader of the directory sees", references="ZipDiff C1; libzip")
def junk_between_entries(archive: Zip) -> None:
    """Four bytes stand between two entries."""
    archive.entries[1].before = b"xxxx"


@chapter.refused("zip.gap", effect="bytes that no reader of the directory sees")
def zeros_between_entries(archive: Zip) -> None:
    """Four zero bytes stand between two entries."""
    archive.entries[1].before = bytes(4)


@chapter.refused("zip.gap", effect="bytes that no reader of the directory sees")
def one_byte_between_entries(archive: Zip) -> None:
    """One byte stands between two entries."""
    archive.entries[1].before = b"\0"


@chapter.refused("zip.gap", effect=HIDDEN, references="ZipDiff C1; CVE-2025-54368")
def hidden_entry_first(archive: Zip) -> None:
    """A whole local record that the directory does not list stands first."""
    archive.entries.insert(0, Entry(b"evil.py", b"import os\n", is_listed=False))


@chapter.refused("zip.gap", effect=HIDDEN, references="ZipDiff C1; CVE-2025-54368")
def hidden_entry_between(archive: Zip) -> None:
    """A whole local record that the directory does not list stands between two that it lists."""
    archive.entries.insert(1, Entry(b"evil.py", b"import os\n", is_listed=False))


@chapter.refused("zip.gap", effect=HIDDEN, references="ZipDiff C1; CVE-2025-54368")
def hidden_entry_last(archive: Zip) -> None:
    """A whole local record that the directory does not list stands last."""
    archive.entries.append(Entry(b"evil.py", b"import os\n", is_listed=False))


@chapter.refused(
    "zip.gap", effect="an APK's signing block stands there", references="APK Signature Scheme v2; CVE-2017-13156"
)
def junk_before_directory(archive: Zip) -> None:
    """Eight bytes stand between the last entry and the central directory."""
    archive.before_directory = b"xxxxxxxx"


@chapter.refused("zip.gap", effect="bytes that no reader sees")
def junk_before_end_record(archive: Zip) -> None:
    """One byte stands between the central directory and the end record."""
    archive.after_directory = b"x"


@chapter.refused("zip.gap", effect="readers from the front stop at the quoted directory", references="ZipDiff C1")
def directory_between_entries(archive: Zip) -> None:
    """A central directory and end record of an empty archive stand between two entries."""
    archive.entries[1].before = Zip([]).build()


@chapter.refused("zip.gap", effect="sixteen bytes that belong to nothing", references="ZipDiff C1")
def descriptor_unannounced(archive: Zip) -> None:
    """A right data descriptor follows an entry whose flags do not announce one."""
    entry = archive.entries[1]
    header = entry.local_header()
    entry.descriptor = DataDescriptor(header.crc, header.compressed_size, header.size).pack()


@chapter.refused("zip.overlap", effect=BOMB, references="Fifield (2019); CVE-2024-0450; CVE-2019-13232")
def two_headers_one_record(archive: Zip) -> None:
    """Two central headers of different names have one local header."""
    archive.entries.append(Entry(b"again.py", archive.entries[0].content, is_present=False, central={"offset": 0}))


@chapter.refused("zip.overlap", effect="one or two files, depending on the reader", references="CVE-2024-0450")
def header_twice(archive: Zip) -> None:
    """One central header stands there twice."""
    archive.order = [0, 1, 1]


@chapter.refused("zip.overlap", effect=BOMB, references="Fifield (2019); CVE-2019-13232")
def full_overlap(archive: Zip) -> None:
    """Ten central headers of different names have one local header."""
    content = archive.entries[0].content
    for number in range(10):
        archive.entries.append(Entry(f"f{number}".encode(), content, is_present=False, central={"offset": 0}))


@chapter.refused("zip.overlap", effect=BOMB + "; every size and CRC-32 is right", references="Fifield (2019)")
def quoted_overlap(archive: Zip) -> Iterator[None]:
    """A stored block of the first entry's DEFLATE stream quotes the second entry's local header, and both end alike."""
    inner = Entry(b"b.txt", b"kernel\n", DEFLATED)
    quoted = inner.local_header().pack()
    outer = Entry(b"a.txt", b"kernel\n", DEFLATED)
    archive.entries += [outer, inner]
    yield
    outer.content = quoted + inner.content
    outer.data = stored_block(quoted, final=False) + inner.raw
    inner.is_present = False
    archive.build()
    start = archive.offsets[2] + 30 + len(outer.name) + 5
    inner.central["offset"] = start


@chapter.refused("zip.overlap", effect="an entry inside another's content", references="ZipDiff C1")
def entry_in_stored_data(archive: Zip) -> Iterator[None]:
    """A stored content holds a whole local record, and a central header points into it."""
    archive.entries.append(Entry(b"notes.txt", b"#" * 60))
    yield
    archive.entries[-1].content = EVIL_RECORD
    archive.build()
    offset = archive.offsets[-1] + 30 + len(b"notes.txt")
    archive.entries.append(Entry(b"evil.py", EVIL.content, is_present=False, central={"offset": offset}))


@chapter.refused("zip.overlap", effect=BOMB, references="Fifield (2019)")
def entry_in_extra_field(archive: Zip) -> Iterator[None]:
    """An unknown extra field of the first entry holds the second entry's local header."""
    archive.entries.append(Entry(b"evil.py", EVIL.content))
    yield
    archive.entries.pop()
    archive.entries[0].local_extra = extra_field(0xFFFF, EVIL_RECORD)
    offset = 30 + len(archive.entries[0].name) + 4
    archive.entries.append(Entry(b"evil.py", EVIL.content, is_present=False, central={"offset": offset}))


@chapter.refused("zip.overlap", effect="readers take the directory for content", references="ZipDiff C1")
def data_into_directory(archive: Zip) -> None:
    """The last entry's compressed size, in both headers, reaches twenty bytes into the central directory."""
    size = len(archive.entries[1].raw) + 20
    archive.entries[1].local["compressed_size"] = archive.entries[1].central["compressed_size"] = size


@chapter.refused("zip.overlap", effect="readers take the next header for content", references="CVE-2024-0450")
def data_into_next_entry(archive: Zip) -> None:
    """The first entry's sizes, in both headers, reach two bytes into the second entry."""
    for header in (archive.entries[0].local, archive.entries[0].central):
        header |= {"compressed_size": 23, "size": 23}


@chapter.refused("zip.gap", effect="bytes between two entries", references="ZipDiff A2")
def data_ends_early(archive: Zip) -> None:
    """The first entry's sizes, in both headers, are two bytes short."""
    for header in (archive.entries[0].local, archive.entries[0].central):
        header |= {"compressed_size": 19, "size": 19}


@chapter.refused(
    "zip.data-descriptor", effect="the next entry begins inside the descriptor", references="Fifield (2019)"
)
def overlap_by_descriptor(archive: Zip) -> None:
    """The first entry's flags announce a descriptor, and the second entry begins where it would stand."""
    for entry in archive.entries[:1]:
        entry.method = DEFLATED
        entry.describe()
        entry.descriptor = b""


@chapter.refused("zip.ambiguous-end", effect="readers of the directory extract what stands in the comment",
                 references="ZipDiff C1")  # fmt: skip
def entry_in_archive_comment(archive: Zip) -> Iterator[None]:
    """The archive's comment is a local record, and a central header points to it."""
    archive.comment = b"#" * 50
    yield
    archive.entries.append(Entry(b"evil.py", EVIL.content, is_present=False))
    archive.entries[-1].central["offset"] = archive.layout()[2] + 22
    archive.comment = EVIL_RECORD


@chapter.refused("source.not-text", layer="build", effect="readers that do not step over data see another entry",
                 references="ZipDiff C1")  # fmt: skip
def records_in_stored_data(archive: Zip) -> Iterator[None]:
    """A stored content of known length holds a local record, a directory and no end record."""
    archive.entries.append(Entry(b"notes.txt", b"#" * 60))
    yield
    archive.entries[-1].content = EVIL_RECORD + EVIL.central_header(0).pack()


@chapter.accepted(effect="the content is data, its length stands before it: readers step over it")
def control_signature_in_data(archive: Zip) -> None:
    """A stored text of known length holds the signature of a local header."""
    archive.entries.append(Entry(b"notes.txt", b"a local header begins with PK\3\4 and goes on\n"))


@chapter.accepted(effect="compressed data is opaque, its length stands before it")
def control_signature_in_deflated_data(archive: Zip) -> None:
    """A deflated text of known length holds the signature of a local header in a stored block."""
    content = b"a local header begins with PK\3\4 and goes on\n"
    archive.entries.append(Entry(b"notes.txt", content, DEFLATED, data=stored_block(content)))


@chapter.accepted(effect="two files may be alike", references="ZipDiff C1")
def control_same_content(archive: Zip) -> None:
    """Two entries with records of their own have the same content."""
    archive.entries.append(
        Entry(b"again.py", archive.entries[1].content, DEFLATED, data=fixed_block(archive.entries[1].content))
    )
