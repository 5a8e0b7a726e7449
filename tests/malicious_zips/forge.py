# SPDX-License-Identifier: 0BSD
"""Forge ZIP archives: one record type per record of the format, each honest unless told to lie.

`Zip.build` computes every length, size, checksum and offset; a catalogue function then lies about exactly one thing, by
setting a field of a record or by putting bytes where none belong. Independent of the reader under test and of the
standard library's `zipfile`; the same bytes on every Python. Names and sections are those of APPNOTE 6.3.10.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field, replace

from tests.malicious_zips.deflate import fixed_block

STORED, DEFLATED = 0, 8
FLAG_DESCRIPTOR = 1 << 3
UNIX = 3 << 8 | 20
TIME, DATE = 0x4000, 0x5821  # 2024-01-01 08:00:00
FILE = 0o100644 << 16
FOLDER = 0o040755 << 16 | 0x10


@dataclass(frozen=True)
class LocalFileHeader:
    """4.3.7."""

    needed: int
    flags: int
    method: int
    time: int
    date: int
    crc: int
    compressed_size: int
    size: int
    name: bytes
    extra: bytes
    name_length: int | None = None
    extra_length: int | None = None
    signature: bytes = b"PK\x03\x04"

    def pack(self) -> bytes:
        lengths = (_or(self.name_length, len(self.name)), _or(self.extra_length, len(self.extra)))
        return (
            struct.pack("<4s5H3I2H", self.signature, self.needed, self.flags, self.method, self.time, self.date,
                        self.crc, self.compressed_size, self.size, *lengths)
            + self.name + self.extra
        )  # fmt: skip


@dataclass(frozen=True)
class DataDescriptor:
    """4.3.9; `wide` writes the 64-bit sizes of ZIP64."""

    crc: int
    compressed_size: int
    size: int
    signature: bytes = b"PK\x07\x08"
    wide: bool = False

    def pack(self) -> bytes:
        return self.signature + struct.pack("<I2Q" if self.wide else "<3I", self.crc, self.compressed_size, self.size)


@dataclass(frozen=True)
class CentralDirectoryHeader:
    """4.3.12."""

    made_by: int
    needed: int
    flags: int
    method: int
    time: int
    date: int
    crc: int
    compressed_size: int
    size: int
    disk: int
    internal: int
    external: int
    offset: int
    name: bytes
    extra: bytes
    comment: bytes
    name_length: int | None = None
    extra_length: int | None = None
    comment_length: int | None = None
    signature: bytes = b"PK\x01\x02"

    def pack(self) -> bytes:
        lengths = (
            _or(self.name_length, len(self.name)),
            _or(self.extra_length, len(self.extra)),
            _or(self.comment_length, len(self.comment)),
        )
        return (
            struct.pack("<4s6H3I5H2I", self.signature, self.made_by, self.needed, self.flags, self.method, self.time,
                        self.date, self.crc, self.compressed_size, self.size, *lengths, self.disk, self.internal,
                        self.external, self.offset)
            + self.name + self.extra + self.comment
        )  # fmt: skip


@dataclass(frozen=True)
class EndOfCentralDirectory:
    """4.3.16."""

    disk_entries: int
    entries: int
    directory_size: int
    directory_offset: int
    comment: bytes = b""
    disk: int = 0
    directory_disk: int = 0
    comment_length: int | None = None
    signature: bytes = b"PK\x05\x06"

    def pack(self) -> bytes:
        return (
            struct.pack("<4s4H2IH", self.signature, self.disk, self.directory_disk, self.disk_entries, self.entries,
                        self.directory_size, self.directory_offset, _or(self.comment_length, len(self.comment)))
            + self.comment
        )  # fmt: skip


@dataclass(frozen=True)
class Zip64EndOfCentralDirectory:
    """4.3.14."""

    entries: int
    directory_size: int
    directory_offset: int
    extensible: bytes = b""

    def pack(self) -> bytes:
        return (
            struct.pack("<4sQ2H2I4Q", b"PK\x06\x06", 44 + len(self.extensible), 45, 45, 0, 0, self.entries,
                        self.entries, self.directory_size, self.directory_offset)
            + self.extensible
        )  # fmt: skip


@dataclass(frozen=True)
class Zip64Locator:
    """4.3.15."""

    offset: int

    def pack(self) -> bytes:
        return struct.pack("<4sIQI", b"PK\x06\x07", 0, self.offset, 1)


@dataclass
class Entry:
    """One entry; what is not given follows from its name and content.

    Attributes:
        data: what stands in the archive; None: the content itself, or its DEFLATE stream of fixed codes.
        descriptor: bytes behind the data; `describe` makes honest ones.
        local, central: fields of the two headers that lie.
        before, after: bytes that belong to no record.
        is_present, is_listed: whether the local record, the central record is written.
    """

    name: bytes
    content: bytes = b""
    method: int = STORED
    data: bytes | None = None
    flags: int = 0
    needed: int = 20
    made_by: int = UNIX
    time: int = TIME
    date: int = DATE
    internal: int = 0
    external: int | None = None
    local_extra: bytes = b""
    central_extra: bytes = b""
    comment: bytes = b""
    descriptor: bytes = b""
    local: dict[str, object] = field(default_factory=dict)
    central: dict[str, object] = field(default_factory=dict)
    before: bytes = b""
    after: bytes = b""
    is_present: bool = True
    is_listed: bool = True

    @property
    def raw(self) -> bytes:
        """The data as it stands in the archive."""
        if self.data is not None:
            return self.data
        return fixed_block(self.content) if self.method == DEFLATED else self.content

    def describe(self, *, signature: bytes = b"PK\x07\x08", wide: bool = False, **lies: int) -> None:
        """Move CRC-32 and sizes behind the data, as a writer does that cannot go back."""
        self.flags |= FLAG_DESCRIPTOR
        self.local |= {"crc": 0, "compressed_size": 0, "size": 0}
        honest = DataDescriptor(zlib.crc32(self.content), len(self.raw), len(self.content), signature, wide)
        self.descriptor = replace(honest, **lies).pack()  # type: ignore[arg-type]

    def local_header(self) -> LocalFileHeader:
        """Return the local header, lies included."""
        honest = LocalFileHeader(self.needed, self.flags, self.method, self.time, self.date, zlib.crc32(self.content),
                                 len(self.raw), len(self.content), self.name, self.local_extra)  # fmt: skip
        return replace(honest, **self.local)  # type: ignore[arg-type]

    def central_header(self, offset: int) -> CentralDirectoryHeader:
        """Return the central header of the entry that stands at `offset`, lies included."""
        external = self.external
        if external is None:
            external = FOLDER if self.name.endswith(b"/") else FILE
        honest = CentralDirectoryHeader(
            self.made_by, self.needed, self.flags, self.method, self.time, self.date, zlib.crc32(self.content),
            len(self.raw), len(self.content), 0, self.internal, external, offset, self.name, self.central_extra,
            self.comment,
        )  # fmt: skip
        return replace(honest, **self.central)  # type: ignore[arg-type]


@dataclass
class Zip:
    """One archive.

    Attributes:
        prefix: bytes before the first entry.
        counts_prefix: whether offsets count from the start of the prefix.
        order: positions of the entries in the order of the central directory; None: as they stand.
        before_directory, after_directory, tail: bytes between and behind the records.
        directory_tail: bytes at the end of the central directory, counted in its size.
        end: fields of the end record that lie.
        comment: the archive's comment.
        without_end: leave the end record out.
        offsets: offset of each entry's local header, once built.
    """

    entries: list[Entry]
    prefix: bytes = b""
    counts_prefix: bool = True
    order: list[int] | None = None
    before_directory: bytes = b""
    directory_tail: bytes = b""
    after_directory: bytes = b""
    comment: bytes = b""
    end: dict[str, object] = field(default_factory=dict)
    without_end: bool = False
    tail: bytes = b""
    offsets: list[int] = field(default_factory=list)

    def build(self) -> bytes:
        """Return the archive's bytes."""
        parts, position, self.offsets = [self.prefix], len(self.prefix), []
        base = 0 if self.counts_prefix else len(self.prefix)
        for entry in self.entries:
            self.offsets.append(position + len(entry.before) - base)
            record = entry.local_header().pack() + entry.raw + entry.descriptor if entry.is_present else b""
            parts.append(entry.before + record + entry.after)
            position += len(parts[-1])
        parts.append(self.before_directory)
        position += len(self.before_directory)
        order = range(len(self.entries)) if self.order is None else self.order
        headers = [self.entries[i].central_header(self.offsets[i]) for i in order if self.entries[i].is_listed]
        directory = b"".join(header.pack() for header in headers) + self.directory_tail
        honest = EndOfCentralDirectory(len(headers) & 0xFFFF, len(headers) & 0xFFFF, len(directory), position - base,
                                       self.comment)  # fmt: skip
        end = b"" if self.without_end else replace(honest, **self.end).pack()  # type: ignore[arg-type]
        return b"".join((*parts, directory, self.after_directory, end, self.tail))

    def layout(self) -> tuple[int, int, int]:
        """Return the honest offset and size of the central directory and the offset of the end record."""
        size = sum(
            len(entry.central_header(0).pack())
            for entry in (self.entries if self.order is None else [self.entries[i] for i in self.order])
            if entry.is_listed
        ) + len(self.directory_tail)
        whole = len(replace(self, without_end=True, tail=b"").build())
        return whole - size - len(self.after_directory), size, whole


def hello() -> Zip:
    """Return the honest archive that most vectors start from: a program and a module, which build and run."""
    return Zip([Entry(b"__main__.py", b"import app\napp.run()\n"),
                Entry(b"app.py", b"def run():\n    print('hello')\n", DEFLATED)])  # fmt: skip


def extra_field(identity: int, body: bytes, *, length: int | None = None) -> bytes:
    """Return one extra field (4.5.1)."""
    return struct.pack("<2H", identity, _or(length, len(body))) + body


def _or(lie: int | None, honest: int) -> int:
    return honest if lie is None else lie
