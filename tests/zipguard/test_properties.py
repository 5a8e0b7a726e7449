"""Properties: what an independent writer wrote reads back; no single byte changes what an archive means."""

from __future__ import annotations

import io
import string
import struct
import zipfile
from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hawcx_build.errors import Refused
from hawcx_build.zipguard import read_archive
from tests.malicious_zips.catalogue import all_vectors

LETTERS = string.ascii_letters + string.digits + "_+@,;=!#$%&'()[]{}^` .-"
component = st.text(LETTERS, min_size=1, max_size=12).filter(
    lambda text: text[0] not in " .-~" and text[-1] not in " ." and text.lower() not in {"con", "prn", "aux", "nul"}
)
paths = st.lists(component, min_size=1, max_size=4).map("/".join)
UNUSUAL = {"zip.path-reserved", "zip.path-short-name", "zip.path-version"}
contents = st.one_of(st.binary(max_size=300), st.text(max_size=100).map(lambda text: text.encode() * 20))


def meets(names: list[str]) -> bool:
    """Tell whether two of the names would meet in one place of some file system."""
    folders: dict[str, str] = {}
    files = {name.lower() for name in names}
    for name in names:
        parts = name.split("/")[:-1]
        for depth in range(1, len(parts) + 1):
            folder = "/".join(parts[:depth])
            if folder.lower() in files or folders.setdefault(folder.lower(), folder) != folder:
                return True
    return len(files) != len(names)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(paths, contents, min_size=1, max_size=8), st.sampled_from((0, 8)), st.binary(max_size=3))
def test_what_zipfile_writes_reads_back_equal(files: dict[str, bytes], method: int, comment: bytes) -> None:
    assume(not meets(list(files)))
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        archive.comment = b"c" * len(comment)
        for path, content in files.items():
            archive.writestr(path, content)
    try:
        read = read_archive(buffer.getvalue())
    except Refused as refusal:  # a device, a short name, a version: the rules on names have tests of their own
        assert {found.code for found in refusal.findings} <= UNUSUAL
        return
    assert {entry.path: entry.content for entry in read.entries} == files


@settings(max_examples=500, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes_before_an_empty_end_record_are_refused_with_known_codes(data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        read_archive(b"PK\3\4" + data + b"PK\5\6" + bytes(18))
    assert all(found.code.startswith("zip.") for found in caught.value.findings)


# Which bytes of an accepted archive may change without changing what is read; a rule holds every other one.

LOCAL, CENTRAL, END = 30, 46, 22
EMPTY_STORED_BLOCK = b"\0\0\xff\xff"
BITS_OF_MODE = 0o7777 << 16 | 0xFFFF & ~(0x08 | 0x10 | 0x400)


def free_bits(archive: bytes) -> dict[int, int]:
    """Return offset → mask of the bits that may change.

    The version and host of the writer, the version needed, the text bit, the mode, a folder's MS-DOS bit, the insides
    of extra fields, comments, the bits that DEFLATE leaves unused behind the last block and before the length of a
    stored one, and with a data descriptor the local values, each of which may be zero or right.
    """
    end = len(archive) - END
    while archive[end : end + 4] != b"PK\5\6":
        end -= 1
    count, _, position = struct.unpack_from("<HII", archive, end + 10)
    free = {end + END + index: 0xFF for index in range(len(archive) - end - END)}  # the archive's comment
    for _ in range(count):
        names, extras, comment, _, _, _, local = struct.unpack_from("<5H2I", archive, position + 28)
        free[position + 4] = 0xFF  # 4.4.2: the version of the writer; its host, the next byte, has rules
        free[position + 5] = 0xFF  # to another known host
        free |= {position + 36: 1}  # 4.4.14: the text bit
        free |= {position + 38 + index: BITS_OF_MODE >> 8 * index & 0xFF for index in range(4)}
        free[position + 41] |= 0xF0  # the type: a file's may be left out
        free |= _free_of_version(position + 6)
        start = position + CENTRAL + names
        free |= {start + index: 0xFF for index in range(extras + comment)}
        flags, method = struct.unpack_from("<2H", archive, local + 6)
        local_names, local_extras = struct.unpack_from("<2H", archive, local + 26)
        compressed_size = struct.unpack_from("<I", archive, position + 20)[0]
        data = local + LOCAL + local_names + local_extras
        if archive[position + CENTRAL + names - 1 : position + CENTRAL + names] == b"/":
            free[position + 38] |= 0x10
        if method == 8:
            free |= _free_of_deflate(archive, data, data + compressed_size)
        if flags & 8:
            free |= _free_of_descriptor(archive, position, local)
        free |= _free_of_version(local + 4)
        free |= {local + LOCAL + local_names + index: 0xFF for index in range(local_extras)}
        position = start + extras + comment
    return free


def _free_of_deflate(archive: bytes, start: int, end: int) -> dict[int, int]:
    free = {end - 1: 0xFE} if archive[end - 4 : end] != EMPTY_STORED_BLOCK else {}
    while archive[start] in (0, 1) and archive[start + 1 : start + 5] == EMPTY_STORED_BLOCK:
        free[start] = 0xF8
        start += 5
        if start == end:
            break
    return free


def _free_of_descriptor(archive: bytes, central: int, local: int) -> dict[int, int]:
    """Return the bytes that alone make a local CRC-32 or size zero or right."""
    free = {}
    for field in range(3):
        value = archive[central + 16 + 4 * field :][:4]
        standing = [index for index in range(4) if value[index]]
        if len(standing) == 1:
            free[local + 14 + 4 * field + standing[0]] = value[standing[0]]
    return free


def _free_of_version(offset: int) -> dict[int, int]:
    return {offset: 0xFF, offset + 1: 0xFF}  # 4.4.3: up to 2.0; the high byte may repeat the host


SINGLE_BYTES = [
    pytest.param(vector, id=vector.id, marks=[pytest.mark.slow] if vector.kind == "producers" else [])
    for vector in all_vectors()
    if vector.code is None and vector.kind in ("producers", "descriptors")
]


def changes(archive: bytes) -> Iterator[tuple[int, int, bytes]]:
    for offset, byte in enumerate(archive):
        for mask in (1, 2, 4, 8, 16, 32, 64, 128, 0xFF):
            yield offset, mask, archive[:offset] + bytes([byte ^ mask]) + archive[offset + 1 :]


@pytest.mark.parametrize("vector", SINGLE_BYTES)
def test_no_single_byte_changes_what_is_read_and_the_free_bits_are_known(vector: object) -> None:
    archive = vector.build()  # type: ignore[attr-defined]
    entries, free = read_archive(archive).entries, free_bits(archive)
    for offset, mask, changed in changes(archive):
        try:
            read = read_archive(changed).entries
        except Refused:
            continue
        assert read == entries, offset
        assert mask & ~free.get(offset, 0) == 0, (offset, mask)
