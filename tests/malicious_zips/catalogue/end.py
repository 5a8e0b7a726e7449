# SPDX-License-Identifier: 0BSD
"""The end record and the archive's comment: where an archive ends, and which directory it has."""

from __future__ import annotations

from collections.abc import Iterator

from tests.malicious_zips.forge import EndOfCentralDirectory, Entry, Zip
from tests.malicious_zips.vector import Chapter

chapter = Chapter("end")

TWO_ENDS = "readers that search from the front and from the back list different files"
HIDDEN = "readers list different files"
INNER = Zip([Entry(b"evil.py", b"import os\n")])


@chapter.refused("zip.no-end-record", effect="salvaging readers list files, others fail", references="4.3.16")
def missing(archive: Zip) -> None:
    """The end record is left out."""
    archive.without_end = True


@chapter.refused("zip.no-end-record", effect="hand-written parsers read before the start of the file")
def empty_file(archive: Zip) -> None:
    """The file has no bytes at all."""
    archive.entries.clear()
    archive.without_end = True


@chapter.refused("zip.no-end-record", effect="hand-written parsers read before the start of the file")
def four_bytes(archive: Zip) -> None:
    """The file is a local header's signature and nothing else."""
    archive.entries.clear()
    archive.without_end = True
    archive.prefix = b"PK\3\4"


@chapter.refused("zip.no-end-record", effect="a program that goes by the suffix takes it for an archive")
def other_format(archive: Zip) -> None:
    """The file is a gzip stream with the name of a ZIP."""
    archive.entries.clear()
    archive.without_end = True
    archive.prefix = bytes.fromhex("1f8b08000000000000ff0300000000000000000000")


@chapter.refused("zip.no-end-record", effect="parsers read past the end of the file",
                 references="CVE-2018-6381; CVE-2018-6484")  # fmt: skip
def cut_by_one(archive: Zip) -> None:
    """The last byte of the end record is missing."""
    archive.without_end = True
    archive.tail = INNER.build()[-22:-1]


@chapter.refused("zip.no-end-record", effect="some readers search the whole file, others a window")
def beyond_the_window(archive: Zip) -> None:
    """70,000 bytes follow the end record, more than the longest comment."""
    archive.tail = b"#" * 70_000


@chapter.refused("zip.trailing-data", effect="ignored by most readers, seen by others",
                 references="ZipDiff C2; CVE-2025-54368")  # fmt: skip
def trailing_byte(archive: Zip) -> None:
    """One byte follows the end record."""
    archive.tail = b"!"


@chapter.refused("zip.trailing-data", effect="an honest habit of bsdtar writing to a pipe, refused with its remedy",
                 references="libarchive issue 1439")  # fmt: skip
def trailing_zeros(archive: Zip) -> None:
    """Zeros fill the file up to 10,240 bytes."""
    archive.tail = bytes(10_240 - archive.layout()[2] - 22)


@chapter.refused("zip.trailing-data", effect=TWO_ENDS, references="ZipDiff C2")
def comment_shorter(archive: Zip) -> None:
    """The comment's length is one less than the comment."""
    archive.comment = b"release 1"
    archive.end["comment_length"] = 8


@chapter.refused("zip.end-record", effect=TWO_ENDS, references="ZipDiff C2; CVE-2024-24789")
def comment_longer(archive: Zip) -> None:
    """The comment's length is one more than the comment."""
    archive.comment = b"release 1"
    archive.end["comment_length"] = 10


@chapter.refused("zip.ambiguous-end", effect=TWO_ENDS, references="ZipDiff C2")
def end_record_in_comment(archive: Zip) -> Iterator[None]:
    """The comment ends with an end record of no entries, which fits the end of the file too."""
    archive.comment = b"release 1"
    yield
    archive.comment += Zip([]).build()


@chapter.refused("zip.ambiguous-end", effect=TWO_ENDS, references="ZipDiff C2")
def two_end_records(archive: Zip) -> None:
    """A copy of the end record follows it; the comment of the first covers the second."""
    archive.comment = archive.build()[-22:]


@chapter.refused("zip.ambiguous-end", effect="two whole archives in one file", references="ZipDiff C2")
def archive_in_comment(archive: Zip) -> None:
    """The comment is a whole second archive whose offsets count from its own start."""
    archive.comment = INNER.build()


@chapter.refused("zip.ambiguous-end", effect="two whole archives in one file, each exact for its readers",
                 references="ZipDiff C2")  # fmt: skip
def archive_in_comment_absolute(archive: Zip) -> None:
    """The comment is a whole second archive whose offsets count from the start of the file."""
    start = len(archive.build())
    inner = Zip([Entry(b"evil.py", b"import os\n", central={"offset": start})])
    inner.end["directory_offset"] = start + inner.layout()[0]
    archive.comment = inner.build()


def _signature_in_comment(signature: bytes) -> object:
    def change(archive: Zip) -> Iterator[None]:
        archive.comment = b"release 1"
        yield
        archive.comment += signature

    return change


for name, signature, reader in (
    ("local_header", b"PK\3\4", "readers that search for entries"),
    ("central_header", b"PK\1\2", "readers that repair a directory"),
    ("end_record", b"PK\5\6", "readers that search for signatures alone"),
    ("descriptor", b"PK\7\x08", "readers that resynchronise at descriptors"),
    ("zip64_end", b"PK\6\6", "readers that search for ZIP64 records"),
    ("zip64_locator", b"PK\6\7", "readers that search for ZIP64 records"),
    ("archive_extra_data", b"PK\6\x08", "readers that know the record"),
    ("digital_signature", b"PK\5\5", "readers that know the record"),
):
    chapter.add(f"comment_{name}", "zip.ambiguous-end", _signature_in_comment(signature),  # type: ignore[arg-type]
                what=f"The comment ends with the signature {signature!r}.",
                effect=f"{reader} find one in the comment", references="ZipDiff C1; ZipDiff C2")  # fmt: skip


@chapter.refused("zip.comment", effect="drives the terminal of whoever lists the archive")
def comment_escape(archive: Zip) -> None:
    """The comment holds an escape sequence that clears a terminal."""
    archive.comment = b"\x1b[2J"


@chapter.refused("zip.comment", effect="C programs see another comment than others")
def comment_nul(archive: Zip) -> None:
    """The comment holds a NUL byte."""
    archive.comment = b"a\0b"


@chapter.refused("zip.multi-disk", effect="some readers ask for other disks, some go on", references="4.4.19")
def last_disk(archive: Zip) -> None:
    """The end record says that it stands on the second disk."""
    archive.end["disk"] = 1


@chapter.refused("zip.multi-disk", effect="some readers ask for other disks, some go on", references="4.4.20")
def directory_disk(archive: Zip) -> None:
    """The end record says that the central directory starts on the second disk."""
    archive.end["directory_disk"] = 1


@chapter.refused("zip.entry-count", effect=HIDDEN, references="ZipDiff C3")
def counts_differ(archive: Zip) -> None:
    """The count of this disk is one less than the total count."""
    archive.end["disk_entries"] = 1


@chapter.refused("zip.entry-count", effect="the last entry is hidden from readers that go by the count",
                 references="ZipDiff C3")  # fmt: skip
def count_too_low(archive: Zip) -> None:
    """Both counts are one less than the headers in the directory."""
    archive.end |= {"disk_entries": 1, "entries": 1}


@chapter.refused("zip.entry-count", effect="readers run past the directory", references="ZipDiff C3")
def count_too_high(archive: Zip) -> None:
    """Both counts are one more than the headers in the directory."""
    archive.end |= {"disk_entries": 3, "entries": 3}


@chapter.refused("zip.entry-count", effect="all entries are hidden from readers that go by the count",
                 references="ZipDiff C3")  # fmt: skip
def count_zero(archive: Zip) -> None:
    """Both counts are zero while the directory holds two headers."""
    archive.end |= {"disk_entries": 0, "entries": 0}


@chapter.refused("zip.too-many-entries", effect="readers reserve memory by the count",
                 references="CVE-2021-33196; CVE-2021-39293; CVE-2017-14107")  # fmt: skip
def count_huge(archive: Zip) -> None:
    """Both counts are 60,000 while the directory holds two headers."""
    archive.end |= {"disk_entries": 60_000, "entries": 60_000}


@chapter.refused("zip.directory-too-large", effect="readers by size list 65,537 entries, readers by count list one",
                 references="ZipDiff C3")  # fmt: skip
def count_modulo(archive: Zip) -> None:
    """65,537 entries, of which 16 bits of the count keep one; the directory is past its limit before it is walked."""
    entry, count = Entry(b"f00000"), 65_537
    local, central = entry.local_header().pack(), entry.central_header(0).pack()
    names = [b"f%05d" % number for number in range(count)]
    archive.entries = []
    archive.prefix = b"".join(local[:30] + name for name in names)
    offsets = (number * len(local) for number in range(count))
    headers = (central[:42] + next(offsets).to_bytes(4, "little") + name for name in names)
    archive.directory_tail = b"".join(headers)
    archive.end |= {"disk_entries": count & 0xFFFF, "entries": count & 0xFFFF}


@chapter.refused("zip.directory-bounds", effect=HIDDEN, references="ZipDiff C3")
def size_of_first_header(archive: Zip) -> None:
    """The directory's size covers its first header alone."""
    archive.end["directory_size"] = len(archive.entries[0].central_header(0).pack())


@chapter.refused("zip.directory-bounds", effect="readers run past the directory", references="CVE-2017-14107")
def size_one_more(archive: Zip) -> None:
    """The directory's size is one more than the directory, and reaches into the end record."""
    archive.end["directory_size"] = archive.layout()[1] + 1


@chapter.refused("zip.directory-bounds", effect="readers by size list nothing, readers by count list all",
                 references="ZipDiff C3")  # fmt: skip
def size_zero(archive: Zip) -> None:
    """The directory's size is zero."""
    archive.end["directory_size"] = 0


@chapter.refused("zip.directory-bounds", effect="lenient readers take the difference for a prefix",
                 references="ZipDiff C4")  # fmt: skip
def offset_one_more(archive: Zip) -> None:
    """The directory's offset is one more than where it stands."""
    archive.end["directory_offset"] = archive.layout()[0] + 1


@chapter.refused("zip.directory-bounds", effect="lenient readers take the difference for a prefix",
                 references="ZipDiff C4")  # fmt: skip
def offset_far_beyond(archive: Zip) -> None:
    """The directory's offset is 0x7fffffff, far beyond the file."""
    archive.end["directory_offset"] = 0x7FFFFFFF


@chapter.refused("zip.directory-bounds", effect="offset and size overflow 32 bits and meet the end record",
                 references="ZipDiff C4; CVE-2018-6540")  # fmt: skip
def offset_overflows(archive: Zip) -> None:
    """Offset and size of the directory add up to its end modulo 2**32."""
    offset, size, _ = archive.layout()
    archive.end |= {"directory_offset": offset + 16, "directory_size": (size - 16) & 0xFFFFFFFF | 0xF0000000}


@chapter.refused("zip.directory-bounds", effect="a directory inside its own end record", references="ZipDiff C4")
def offset_in_end_record(archive: Zip) -> None:
    """The directory's offset is that of the end record's fifth byte."""
    archive.end["directory_offset"] = archive.layout()[2] + 4


@chapter.refused("zip.directory-bounds", effect="readers that go by the offset and readers that go by adjacency list "
                 "different files", references="ZipDiff C4")  # fmt: skip
def two_directories(archive: Zip) -> None:
    """The offset names a directory of the same size that stands before the one that touches the end record."""
    offset, size, _ = archive.layout()
    directory = archive.build()[offset : offset + size]
    archive.before_directory = directory.replace(b"app.py", b"bad.py")
    archive.end["directory_offset"] = offset


@chapter.refused("zip.gap", effect="readers from the front do not reach the directory", references="4.3.6")
def directory_before_entries(archive: Zip) -> None:
    """The central directory stands first, the entries between it and the end record."""
    size = archive.layout()[1]
    for entry in archive.entries:
        entry.central["offset"] = 0
    whole = archive.build()
    archive.build()
    for entry, offset in zip(archive.entries, archive.offsets, strict=True):
        entry.central["offset"] = offset + size
    directory = b"".join(entry.central_header(0).pack() for entry in archive.entries)
    records = whole[: len(whole) - 22 - size]
    count = len(archive.entries)
    archive.entries = []
    archive.prefix = directory + records
    archive.end |= {"directory_offset": 0, "directory_size": size, "entries": count, "disk_entries": count}


@chapter.refused("zip.gap", effect="readers from the front list the entries, readers of the directory none",
                 references="ZipDiff C1")  # fmt: skip
def no_entries_behind_records(archive: Zip) -> None:
    """Two whole local records, then an end record of an archive without entries."""
    for entry in archive.entries:
        entry.is_listed = False


@chapter.refused("zip.prefix", effect="is_zipfile of Python is true for any text with this tail",
                 references="CPython issue 72680")  # fmt: skip
def empty_archive_behind_text(archive: Zip) -> None:
    """A hundred bytes of text, then an end record of an archive without entries."""
    archive.entries.clear()
    archive.prefix = b"#" * 100


@chapter.refused("zip.empty", effect="some readers refuse it, others give an empty tree", references="4.3.1")
def empty(archive: Zip) -> None:
    """An end record and nothing else."""
    archive.entries.clear()


@chapter.refused("zip.empty", effect="some readers refuse it, others give an empty tree", references="4.3.1")
def empty_with_comment(archive: Zip) -> None:
    """An end record with a comment and nothing else."""
    archive.entries.clear()
    archive.comment = b"nothing here"


@chapter.refused("zip.ambiguous-end", effect="readers that search from the front take the quoted end record",
                 references="ZipDiff C2")  # fmt: skip
def fitting_end_record_in_data(archive: Zip) -> Iterator[None]:
    """A stored content holds an end record whose comment reaches to the end of the file exactly."""
    archive.entries.append(Entry(b"notes.txt", b"#" * 22))
    yield
    archive.build()
    quoted = archive.layout()[2] + 22 - archive.offsets[-1] - 30 - len(b"notes.txt") - 22
    archive.entries[-1].content = EndOfCentralDirectory(0, 0, 0, 0, comment_length=quoted).pack()


@chapter.refused("source.not-text", layer="build", effect="scanners list the inner archive; the outer one is exact",
                 references="ZipDiff C1")  # fmt: skip
def archive_in_stored_data(archive: Zip) -> Iterator[None]:
    """A whole archive is the content of a stored entry, its end record within the last 65,557 bytes."""
    archive.entries.append(Entry(b"notes.txt", b"#" * 100))
    yield
    archive.entries[-1].content = INNER.build()


@chapter.accepted(effect="the record ends the file, no other fits")
def control_signature_in_stored_data(archive: Zip) -> None:
    """A stored text holds the four bytes of an end record's signature and no record."""
    archive.entries.append(Entry(b"notes.txt", b"the signature PK\5\6 ends an archive\n" + b"~" * 40))


@chapter.accepted(effect="git archive writes the commit's name there", references="git archive")
def control_comment(archive: Zip) -> None:
    """The comment holds forty hexadecimal digits."""
    archive.comment = b"1589f533c1a52a0f81aa38a0217e3814cde8d73b"


@chapter.accepted(effect="zip -z writes what the user types")
def control_comment_lines(archive: Zip) -> None:
    """The comment has lines, a tab and letters beyond ASCII."""
    archive.comment = "release 1\r\n\tmit Grüßen\n".encode()


@chapter.accepted(effect="read-ahead buffers of scanners end inside the record")
def control_record_across_a_buffer(archive: Zip) -> None:
    """The end record's signature straddles byte 2,048 of the file from its end."""
    archive.comment = b"-" * (2048 - 20)
