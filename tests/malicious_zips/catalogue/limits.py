# SPDX-License-Identifier: 0BSD
"""Limits: at each one an archive that is accepted, one past it an archive that is refused."""

from __future__ import annotations

from tests.malicious_zips.deflate import repeated, stored_block
from tests.malicious_zips.forge import DEFLATED, Entry, Zip, extra_field
from tests.malicious_zips.vector import Chapter

chapter = Chapter("limits")

MIB = 1 << 20
AT = "at the limit, which is allowed"
PAST = "one past the limit; unbounded, it costs time and memory"


def _large(name: bytes, size: int) -> Entry:
    return Entry(name, b"a" * size, DEFLATED, data=repeated(b"a", size))


def _archive_bytes(total: int) -> object:
    def change(archive: Zip) -> None:
        sizes = [8 * MIB] * 3
        archive.entries += [Entry(f"{number}.txt".encode(), b"a" * size) for number, size in enumerate(sizes)]
        archive.entries.append(Entry(b"rest.txt"))
        archive.entries[-1].content = b"a" * (total - len(archive.build()))

    return change


chapter.add("archive_bytes_at", None, _archive_bytes(32 * MIB), what="The archive has 32 MiB.", effect=AT)  # type: ignore[arg-type]
chapter.add("archive_bytes_past", "zip.archive-too-large", _archive_bytes(32 * MIB + 1),  # type: ignore[arg-type]
            what="The archive has 32 MiB and one byte.", effect=PAST)  # fmt: skip


def _expanded(total: int) -> object:
    def change(archive: Zip) -> None:
        rest = total - 3 * 8 * MIB - sum(len(entry.content) for entry in archive.entries)
        archive.entries += [_large(f"{number}.txt".encode(), 8 * MIB) for number in range(3)] + [
            _large(b"rest.txt", rest)
        ]

    return change


chapter.add("expanded_bytes_at", None, _expanded(32 * MIB), what="All contents together have 32 MiB.", effect=AT)  # type: ignore[arg-type]
chapter.add("expanded_bytes_past", "zip.expanded-too-large", _expanded(32 * MIB + 1),  # type: ignore[arg-type]
            what="All contents together have 32 MiB and one byte.", effect=PAST, references="CVE-2019-9674")  # fmt: skip


@chapter.accepted(effect=AT)
def file_bytes_at(archive: Zip) -> None:
    """One content has 8 MiB."""
    archive.entries.append(_large(b"a.txt", 8 * MIB))


@chapter.refused("zip.file-too-large", effect=PAST, references="CVE-2019-9674")
def file_bytes_past(archive: Zip) -> None:
    """One content has 8 MiB and one byte."""
    archive.entries.append(_large(b"a.txt", 8 * MIB + 1))


@chapter.accepted(effect=AT)
def entries_at(archive: Zip) -> None:
    """The archive has 1,024 entries."""
    archive.entries += [Entry(f"f{number}.txt".encode()) for number in range(1022)]


@chapter.refused("zip.too-many-entries", effect=PAST)
def entries_past(archive: Zip) -> None:
    """The archive has 1,025 entries."""
    archive.entries += [Entry(f"f{number}.txt".encode()) for number in range(1023)]


def _directory(size: int) -> object:
    def change(archive: Zip) -> None:
        rest = size - archive.layout()[1]
        for number in range(17):
            entry = Entry(f"f{number:02}".encode())
            room = min(0xFFFF, rest - 49 * (17 - number))
            entry.comment = b"c" * room
            rest -= 49 + room
            archive.entries.append(entry)
        assert archive.layout()[1] == size

    return change


chapter.add("directory_bytes_at", None, _directory(MIB), what="The central directory has 1 MiB.", effect=AT)  # type: ignore[arg-type]
chapter.add("directory_bytes_past", "zip.directory-too-large", _directory(MIB + 1),  # type: ignore[arg-type]
            what="The central directory has 1 MiB and one byte.", effect=PAST)  # fmt: skip


@chapter.refused("zip.directory-too-large", effect=PAST)
def directory_bytes_of_extra_fields(archive: Zip) -> None:
    """Extra fields of 60,000 bytes each on twenty entries."""
    archive.entries += [
        Entry(f"f{number}".encode(), central_extra=extra_field(0xBEEF, bytes(60_000))) for number in range(20)
    ]


def _comment(size: int) -> object:
    def change(archive: Zip) -> None:
        archive.comment = b"c" * size

    return change


chapter.add("comment_bytes_at", None, _comment(4096), what="The archive's comment has 4,096 bytes.", effect=AT)  # type: ignore[arg-type]
chapter.add("comment_bytes_past", "zip.comment-too-long", _comment(4097),  # type: ignore[arg-type]
            what="The archive's comment has 4,097 bytes.", effect="readers with small windows do not find the end")  # fmt: skip
chapter.add("comment_bytes_longest", "zip.comment-too-long", _comment(0xFFFF),  # type: ignore[arg-type]
            what="The archive's comment has 65,535 bytes.", effect="readers with small windows do not find the end")  # fmt: skip


def _path(name: bytes) -> object:
    def change(archive: Zip) -> None:
        archive.entries.append(Entry(name, b"" if name.endswith(b"/") else b"text\n"))

    return change


LONG = b"d" * 119 + b"/" + b"f" * 120
for suffix, code, name, what in (
    ("bytes_at", None, LONG, "A path has 240 bytes."),
    ("bytes_at_folder", None, LONG + b"/", "A folder's path has 240 bytes and a slash."),
    ("bytes_past", "zip.path-too-long", LONG + b"f", "A path has 241 bytes."),
    ("bytes_longest", "zip.path-too-long", b"f" * 0xFFFF, "A path has 65,535 bytes."),
    ("components_at", None, b"d/" * 15 + b"f", "A path has 16 components."),
    ("components_past", "zip.path-too-deep", b"d/" * 16 + b"f", "A path has 17 components."),
    ("components_many", "zip.path-too-deep", b"d/" * 100 + b"f", "A path has 101 components."),
):
    chapter.add(f"path_{suffix}", code, _path(name), what=what, effect=PAST if code else AT,  # type: ignore[arg-type]
                references="CVE-2018-18384" if suffix == "bytes_longest" else "")  # fmt: skip


def _bloat(content: bytes) -> object:
    def change(archive: Zip) -> None:
        data = stored_block(b"", final=False) * 204 + stored_block(content)
        archive.entries.append(Entry(b"text.txt", content, DEFLATED, data=data))

    return change


chapter.add("deflate_slack_at", None, _bloat(b"text"), what="Four bytes are deflated to 1,029.", effect=AT)  # type: ignore[arg-type]
chapter.add("deflate_slack_past", "zip.deflate-bloat", _bloat(b"tex"), what="Three bytes are deflated to 1,028.",  # type: ignore[arg-type]
            effect=PAST)  # fmt: skip
