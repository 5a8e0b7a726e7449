# SPDX-License-Identifier: 0BSD
"""ZIP64: a second place for sizes, counts and offsets, which readers prefer by different rules. All refused."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from tests.malicious_zips.forge import Entry, Zip, Zip64EndOfCentralDirectory, Zip64Locator, extra_field
from tests.malicious_zips.vector import Chapter

chapter = Chapter("zip64")

SATURATED = 0xFFFFFFFF
CHOICE = "readers differ on when the ZIP64 value counts"


def _records(archive: Zip, *, count: int | None = None, extensible: bytes = b"", shift: int = 0) -> bytes:
    """Return an honest ZIP64 end record and locator for the archive; `shift` lies about the record's place."""
    offset, size, end = archive.layout()
    total = len(archive.entries) if count is None else count
    record = Zip64EndOfCentralDirectory(total, size, offset, extensible).pack()
    return record + Zip64Locator(end + shift).pack()


@chapter.refused("zip.zip64", effect="not needed within the limits; `zip -` writes it", references="4.3.14; 4.3.15")
def record_and_locator(archive: Zip) -> None:
    """A ZIP64 end record and locator that say what the end record says."""
    archive.after_directory = _records(archive)


@chapter.refused("zip.zip64", effect=CHOICE, references="ZipDiff C5")
def other_directory(archive: Zip) -> None:
    """The ZIP64 end record names one entry where the end record names two."""
    archive.after_directory = _records(archive, count=1)


@chapter.refused("zip.zip64", effect=CHOICE, references="ZipDiff C5; CVE-2025-8291")
def locator_points_elsewhere(archive: Zip) -> None:
    """The locator's offset is eight bytes off the record before it."""
    archive.after_directory = _records(archive, shift=8)


@chapter.refused("zip.zip64", effect="readers that ignore the locator find another record",
                 references="ZipDiff C5")  # fmt: skip
def record_in_extensible_data(archive: Zip) -> None:
    """A second ZIP64 end record stands in the extensible data of the first."""
    offset, size, _ = archive.layout()
    archive.after_directory = _records(archive, extensible=Zip64EndOfCentralDirectory(1, size, offset).pack())


@chapter.refused("zip.zip64", effect="readers that assume 56 bytes look for the locator in the wrong place",
                 references="ZipDiff C5")  # fmt: skip
def extensible_data(archive: Zip) -> None:
    """The ZIP64 end record carries eight bytes of extensible data."""
    archive.after_directory = _records(archive, extensible=bytes(8))


@chapter.refused("zip.zip64", effect=CHOICE, references="ZipDiff C5")
def locator_without_record(archive: Zip) -> None:
    """A locator stands before the end record, and no ZIP64 end record anywhere."""
    archive.after_directory = Zip64Locator(0).pack()


@chapter.refused("zip.zip64", effect="readers that search for the record find it", references="ZipDiff C5")
def record_without_locator(archive: Zip) -> None:
    """A ZIP64 end record stands before the end record, and no locator."""
    offset, size, _ = archive.layout()
    archive.after_directory = Zip64EndOfCentralDirectory(1, size, offset).pack()


@chapter.refused("zip.zip64", effect="readers at a fixed offset ignore ZIP64, readers that search find it",
                 references="ZipDiff C5")  # fmt: skip
def gap_behind_locator(archive: Zip) -> None:
    """One byte stands between the locator and the end record."""
    archive.after_directory = _records(archive) + b"\0"


@chapter.refused("zip.zip64", effect="readers at a fixed offset ignore ZIP64, readers that search find it",
                 references="ZipDiff C5")  # fmt: skip
def gap_before_locator(archive: Zip) -> None:
    """One byte stands between the ZIP64 end record and the locator."""
    both = _records(archive)
    archive.after_directory = both[:-20] + b"\0" + both[-20:]


def _saturate(*fields: str) -> object:
    def change(archive: Zip) -> None:
        for field in fields:
            archive.end[field] = SATURATED if field.startswith("directory_") and field != "directory_disk" else 0xFFFF

    return change


for name, fields in (
    ("count", ("disk_entries", "entries")),
    ("end_disk", ("disk",)),
    ("directory_disk", ("directory_disk",)),
    ("directory_size", ("directory_size",)),
    ("directory_offset", ("directory_offset",)),
    ("everything", ("disk", "directory_disk", "disk_entries", "entries", "directory_size", "directory_offset")),
):
    chapter.add(f"saturated_{name}", "zip.zip64", _saturate(*fields),  # type: ignore[arg-type]
                what=f"The end record's {', '.join(fields)} hold only ones; there is no ZIP64 record.",
                effect="the value is taken literally or searched for elsewhere", references="ZipDiff C5; 4.4.1.4")  # fmt: skip


@chapter.refused("zip.zip64", effect=CHOICE, references="ZipDiff C5")
def locator_in_last_comment(archive: Zip) -> None:
    """The last entry's comment is a ZIP64 locator, so one stands twenty bytes before the end record."""
    archive.entries[-1].comment = Zip64Locator(0).pack()


def _sizes(*values: int) -> bytes:
    return extra_field(1, struct.pack(f"<{len(values)}Q", *values))


@chapter.refused("zip.zip64", effect="a size is read in two ways", references="ZipDiff A2; 4.5.3")
def needless_extra(archive: Zip) -> None:
    """Both headers carry a ZIP64 field that repeats the sizes of the header."""
    entry = archive.entries[0]
    entry.local_extra = entry.central_extra = _sizes(len(entry.content), len(entry.content))


@chapter.refused("zip.zip64", effect="a size is read in two ways", references="ZipDiff A2")
def extra_with_other_sizes(archive: Zip) -> None:
    """Both headers carry a ZIP64 field with the size one, though the header's sizes are not saturated."""
    entry = archive.entries[0]
    entry.local_extra = entry.central_extra = _sizes(1, 1)


@chapter.refused("zip.zip64", effect="readers from the front use it, readers of the directory do not",
                 references="ZipDiff A2; CPython force_zip64")  # fmt: skip
def extra_in_local_header(archive: Zip) -> None:
    """The local header alone has saturated sizes and a ZIP64 field."""
    entry = archive.entries[0]
    entry.local |= {"compressed_size": SATURATED, "size": SATURATED}
    entry.local_extra = _sizes(len(entry.content), len(entry.content))


@chapter.refused("zip.zip64", effect="a size is read in two ways", references="ZipDiff A2")
def extra_in_central_header(archive: Zip) -> None:
    """The central header alone has saturated sizes and a ZIP64 field."""
    entry = archive.entries[0]
    entry.central |= {"compressed_size": SATURATED, "size": SATURATED}
    entry.central_extra = _sizes(len(entry.content), len(entry.content))


@chapter.refused("zip.zip64", effect="the first or the last one wins", references="libzip; 4.5.1")
def two_extras(archive: Zip) -> None:
    """The central header carries two ZIP64 fields with different sizes."""
    archive.entries[0].central_extra = _sizes(20, 20) + _sizes(1, 1)


@chapter.refused("zip.zip64", effect="readers read part of a field", references="JDK-8302483")
def short_extra(archive: Zip) -> None:
    """The size is saturated and the ZIP64 field has four bytes."""
    entry = archive.entries[0]
    entry.central["size"] = SATURATED
    entry.central_extra = extra_field(1, bytes(4))


@chapter.refused("zip.zip64", effect="the size is taken literally by some, searched for by others",
                 references="CVE-2026-45820; ZipDiff A2")  # fmt: skip
def saturated_size(archive: Zip) -> None:
    """Both headers have saturated sizes, and no ZIP64 field."""
    lie = {"compressed_size": SATURATED, "size": SATURATED}
    archive.entries[0].local |= lie
    archive.entries[0].central |= lie


@chapter.refused("zip.zip64", effect="the local header is found in two places", references="ZipDiff C5")
def saturated_offset(archive: Zip) -> None:
    """The central header's offset is saturated, the ZIP64 field holds the real one."""
    archive.entries[0].central["offset"] = SATURATED
    archive.entries[0].central_extra = _sizes(0)


@chapter.refused("zip.zip64", effect="the disk is read in two ways", references="4.4.13")
def saturated_disk(archive: Zip) -> None:
    """The central header's disk number is saturated."""
    archive.entries[0].central["disk"] = 0xFFFF


@chapter.refused("zip.version", effect="announces ZIP64 and uses none of it", references="4.4.3.2")
def version_alone(archive: Zip) -> None:
    """Both headers ask for version 4.5, and nothing of ZIP64 is there."""
    archive.entries[0].needed = 45


@chapter.refused("zip.data-descriptor", effect="the descriptor is sixteen or twenty-four bytes long",
                 references="ZipDiff C1; JDK-8303866")  # fmt: skip
def wide_descriptor(archive: Zip) -> Iterator[None]:
    """The data descriptor has 64-bit sizes."""
    archive.entries[1].describe()
    yield
    archive.entries[1].describe(wide=True)


@chapter.refused("zip.path-control", effect="readers that search for ZIP64 records find one in a name",
                 references="Rust zip")  # fmt: skip
def locator_in_name(archive: Zip) -> None:
    """A name begins with a ZIP64 locator."""
    archive.entries.append(Entry(Zip64Locator(0).pack() + b".txt"))
