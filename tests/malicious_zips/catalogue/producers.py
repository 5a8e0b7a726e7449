# SPDX-License-Identifier: 0BSD
"""What ordinary tools write: every control has the habits of one of them, and must be accepted."""

from __future__ import annotations

import struct

from tests.malicious_zips.deflate import fixed_block, stored_blocks
from tests.malicious_zips.forge import DEFLATED, FILE, FOLDER, STORED, Entry, Zip, extra_field
from tests.malicious_zips.vector import Chapter

chapter = Chapter("producers")

TIMES = struct.pack("<2I", 1700000000, 1700000001)
OWNERS = extra_field(0x7875, b"\1\4\xe8\3\0\0\4\xe8\3\0\0")
WITH_FOLDER = "a folder with its own entry, "


def _all(archive: Zip, **fields: object) -> None:
    for entry in archive.entries:
        for name, value in fields.items():
            setattr(entry, name, value)


def _add_package(archive: Zip, *, folder_entry: bool = True, folder_method: int = STORED) -> None:
    if folder_entry:
        archive.entries.insert(0, Entry(b"pkg/", method=folder_method))
    archive.entries.append(Entry(b"pkg/__init__.py"))


@chapter.accepted(effect="Info-ZIP zip -r", references="Info-ZIP 3.0")
def infozip(archive: Zip) -> None:
    """Unix 3.0, timestamps and owners in both headers, folder entries, the text bit, version 1.0 for stored entries."""
    _add_package(archive)
    _all(archive, made_by=3 << 8 | 30, internal=1, local_extra=extra_field(0x5455, b"\3" + TIMES) + OWNERS,
         central_extra=extra_field(0x5455, b"\3" + TIMES[:4]) + OWNERS)  # fmt: skip
    for entry in archive.entries:
        entry.needed = 20 if entry.method == DEFLATED else 10


@chapter.accepted(effect="Info-ZIP zip -r - . | cat", references="Info-ZIP 3.0")
def infozip_pipe(archive: Zip) -> None:
    """Descriptors, with the size alone known in the local header; the empty file too."""
    _add_package(archive)
    for entry in archive.entries:
        if entry.name.endswith(b"/"):
            continue
        if entry.content:
            entry.method = DEFLATED
        entry.describe()
        del entry.local["size"]


@chapter.accepted(effect="Finder's Compress, ditto -c -k", references="macOS")
def finder(archive: Zip) -> None:
    """Unix 2.1, the older Unix field, descriptors on deflated entries, Finder's attribute bit."""
    _add_package(archive)
    _all(
        archive,
        made_by=3 << 8 | 21,
        local_extra=extra_field(0x5855, bytes(12)),
        central_extra=extra_field(0x5855, bytes(8)),
    )
    for entry in archive.entries:
        entry.external = (FOLDER & ~0x10 if entry.name.endswith(b"/") else FILE) | 0x4000
        if entry.method == DEFLATED:
            entry.describe()


@chapter.accepted(effect="Windows Explorer", references="Windows 7 to 11")
def explorer(archive: Zip) -> None:
    """FAT 2.0, version 2.0 for stored entries too, no extra fields, no folder entries."""
    _add_package(archive, folder_entry=False)
    _all(archive, made_by=20, external=0x20)


@chapter.accepted(effect="Windows Explorer of Windows XP", references="Windows XP")
def explorer_xp(archive: Zip) -> None:
    """Host number 11, which stands for NTFS here."""
    _all(archive, made_by=11 << 8 | 20, external=0x20)


@chapter.accepted(effect="7-Zip", references="7-Zip 21 and later")
def seven_zip(archive: Zip) -> None:
    """Version 6.3, NTFS times in the central header alone, the mark of a Unix mode, folder entries."""
    _add_package(archive)
    _all(archive, made_by=3 << 8 | 63, central_extra=extra_field(0x000A, bytes(4) + b"\1\0\x18\0" + bytes(range(24))))
    for entry in archive.entries:
        entry.external = FOLDER | 0x8010 if entry.name.endswith(b"/") else FILE | 0x8020


@chapter.accepted(effect="7zz a -so", references="7-Zip")
def seven_zip_to_a_pipe(archive: Zip) -> None:
    """Descriptors, and an empty file deflated to a block of five bytes."""
    archive.entries.append(Entry(b"empty.txt", method=DEFLATED, data=stored_blocks(b"")))
    for entry in archive.entries:
        entry.method = DEFLATED
        entry.describe()


@chapter.accepted(effect="p7zip 16", references="p7zip")
def p7zip(archive: Zip) -> None:
    """The version needed has the host in its high byte."""
    _all(archive, made_by=3 << 8 | 63, needed=3 << 8 | 20)


@chapter.accepted(effect="git archive --format=zip", references="git")
def git_archive(archive: Zip) -> None:
    """The commit in the comment, hosts mixed, version 1.0 for deflated entries, modification times."""
    _add_package(archive)
    _all(archive, made_by=0, needed=10, external=0)
    _all(
        archive,
        local_extra=extra_field(0x5455, b"\1" + TIMES[:4]),
        central_extra=extra_field(0x5455, b"\1" + TIMES[:4]),
    )
    archive.entries[0].external = 0x10
    archive.entries[1].made_by, archive.entries[1].external = 3 << 8 | 23, 0o100755 << 16
    archive.comment = b"ea371f0346f7f6747d435b6219f2d74e902c9c81"


@chapter.accepted(effect="Python's zipfile and shutil.make_archive", references="CPython 3.6 to 3.13")
def python(archive: Zip) -> None:
    """Unix 2.0, folder entries, no extra fields, version 2.0 for stored entries."""
    _add_package(archive)


@chapter.accepted(effect="Python's writestr", references="CPython")
def python_writestr(archive: Zip) -> None:
    """The mode has permissions and no type."""
    _all(archive, external=0o600 << 16)


@chapter.accepted(effect="Python's zipfile to a stream that cannot seek", references="CPython")
def python_stream(archive: Zip) -> None:
    """Descriptors on every entry."""
    for entry in archive.entries:
        entry.method = DEFLATED
        entry.describe()


@chapter.accepted(effect="jar, java.util.zip", references="OpenJDK")
def jar(archive: Zip) -> None:
    """The jar's mark on the first entry, the UTF-8 flag, descriptors, a folder deflated to two bytes."""
    _add_package(archive, folder_method=DEFLATED)
    _all(archive, made_by=20, external=0, flags=0x800)
    for entry in archive.entries:
        entry.method = DEFLATED
        entry.describe()
    archive.entries[0].local_extra = archive.entries[0].central_extra = extra_field(0xCAFE, b"")


@chapter.accepted(effect="Java's zip file system", references="OpenJDK")
def java_zipfs(archive: Zip) -> None:
    """The UTF-8 flag, descriptors and modification times."""
    stamp = extra_field(0x5455, b"\1" + TIMES[:4])
    _all(archive, made_by=20, external=0, flags=0x800, method=DEFLATED, local_extra=stamp, central_extra=stamp)
    for entry in archive.entries:
        entry.describe()


@chapter.accepted(effect="Go archive/zip, Create", references="Go")
def golang(archive: Zip) -> None:
    """Descriptors, times of zero, FAT."""
    _all(archive, made_by=20, external=0, time=0, date=0, method=DEFLATED)
    archive.entries.append(Entry(b"empty.txt", method=DEFLATED, data=b"\0\0\0\xff\xff\1\0\0\xff\xff", time=0, date=0))
    for entry in archive.entries:
        entry.describe()


@chapter.accepted(effect="Go before 1.1", references="Go")
def golang_old(archive: Zip) -> None:
    """Descriptors without signature, and all values in the local header too."""
    _all(archive, method=DEFLATED)
    for entry in archive.entries:
        entry.describe(signature=b"")
        entry.local.clear()


@chapter.accepted(effect="Node's archiver", references="archiver 5 to 8")
def node_archiver(archive: Zip) -> None:
    """Made by version 4.5, descriptors, a folder's entry after its files."""
    archive.entries += [Entry(b"pkg/__init__.py"), Entry(b"pkg/")]
    _all(archive, made_by=3 << 8 | 45)
    for entry in archive.entries[:3]:
        entry.method = DEFLATED
        entry.describe()


@chapter.accepted(effect="jszip", references="jszip 3")
def node_jszip(archive: Zip) -> None:
    """FAT, version 1.0 for deflated entries, folder entries."""
    _add_package(archive)
    _all(archive, made_by=20, needed=10, external=0)
    archive.entries[0].external = 0x10


@chapter.accepted(effect="yazl", references="yazl 2 and 3")
def node_yazl(archive: Zip) -> None:
    """Version 6.3, the UTF-8 flag always, modification times."""
    stamp = extra_field(0x5455, b"\1" + TIMES[:4])
    _all(archive, made_by=3 << 8 | 63, flags=0x800, local_extra=stamp, central_extra=stamp)


@chapter.accepted(effect="fflate", references="fflate 0.8")
def node_fflate(archive: Zip) -> None:
    """FAT and nothing else."""
    _all(archive, made_by=20, external=0)


@chapter.accepted(effect="zip.js", references="zip.js 2")
def node_zipjs(archive: Zip) -> None:
    """Made by version 0.0 of Unix, descriptors, modification times."""
    stamp = extra_field(0x5455, b"\1" + TIMES[:4])
    _all(archive, made_by=3 << 8, method=DEFLATED, local_extra=stamp, central_extra=stamp)
    for entry in archive.entries:
        entry.describe()


@chapter.accepted(effect="PHP's ZipArchive, libzip", references="libzip 1")
def libzip(archive: Zip) -> None:
    """Version 6.3, a compression hint."""
    _all(archive, made_by=3 << 8 | 63, flags=2)


@chapter.accepted(effect="Ruby's rubyzip", references="rubyzip 2")
def rubyzip(archive: Zip) -> None:
    """Made by version 5.2."""
    _add_package(archive)
    _all(archive, made_by=3 << 8 | 52)


@chapter.accepted(effect="bsdtar --format zip, CMake", references="libarchive 3")
def bsdtar(archive: Zip) -> None:
    """Descriptors with the size known in the local header, timestamps and owners, stored folders."""
    _add_package(archive)
    _all(
        archive,
        local_extra=extra_field(0x5455, b"\3" + TIMES) + OWNERS,
        central_extra=extra_field(0x5455, b"\3" + TIMES[:4]) + OWNERS,
    )
    for entry in archive.entries:
        if not entry.name.endswith(b"/"):
            entry.method = DEFLATED
            entry.describe()
            del entry.local["size"]


@chapter.accepted(effect="minizip", references="zlib contrib")
def minizip(archive: Zip) -> None:
    """Made by version 0.0 of FAT."""
    _all(archive, made_by=0, external=0)


@chapter.accepted(effect="Rust's zip, maturin", references="zip 0.6 and 2")
def rust_zip(archive: Zip) -> None:
    """Made by version 4.6, an alignment field of zeros."""
    _all(archive, made_by=3 << 8 | 46)
    archive.entries[0].local_extra = extra_field(0xA11E, b"\4\0" + bytes(3))


@chapter.accepted(effect="torrentzip", references="trrntzip")
def torrentzip(archive: Zip) -> None:
    """A compression hint, one fixed date, a checksum in the comment."""
    _all(archive, made_by=0, external=0, flags=2, time=48128, date=8600)
    archive.comment = b"TORRENTZIPPED-F4DEEC3A"


@chapter.accepted(effect=".NET's ZipArchive", references=".NET Core 3 and later")
def dotnet(archive: Zip) -> None:
    """FAT 2.0, empty files stored."""
    _add_package(archive)
    _all(archive, made_by=20, external=0)


@chapter.accepted(effect="fastjar and other old writers", references="fastjar")
def fastjar(archive: Zip) -> None:
    """Version 1.0 in both fields, deflated."""
    _all(archive, made_by=10, needed=10, external=0)
    archive.entries[1].data = fixed_block(archive.entries[1].content)


@chapter.accepted(effect="Info-ZIP zip -d and zip -u", references="Info-ZIP 3.0")
def infozip_updated(archive: Zip) -> None:
    """Entries of one archive stand in another order than the directory lists them."""
    _add_package(archive)
    archive.order = [1, 0, 3, 2]
