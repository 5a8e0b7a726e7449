"""What the writer writes, other readers read: zipfile, Info-ZIP where it is, and a real zipimport."""

from __future__ import annotations

import io
import shutil
import stat
import subprocess
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_build.errors import InternalError, Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.zipwrite import BundleEntry, write_archive

PREFIX = b"#!/usr/bin/env python3\n"
COMPONENT = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
ENTRIES = st.dictionaries(
    st.tuples(COMPONENT, COMPONENT).map("/".join), st.binary(max_size=200), min_size=1, max_size=8
)


def write(files: dict[str, bytes]) -> bytes:
    return write_archive(tuple(BundleEntry(path, files[path]) for path in sorted(files)), PREFIX, DEFAULT_LIMITS)


@given(ENTRIES)
def test_zipfile_reads_back_what_was_written(files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(io.BytesIO(write(files))) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == files
        assert archive.namelist() == sorted(files)


def test_every_header_field_is_a_constant() -> None:
    with zipfile.ZipFile(io.BytesIO(write({"a.py": b"x", "b/": b"", "b/c.py": b"y"}))) as archive:
        for info in archive.infolist():
            assert info.compress_type == zipfile.ZIP_STORED
            assert info.date_time == (1980, 1, 1, 0, 0, 0)
            assert (info.create_system, info.create_version, info.flag_bits) == (3, 20, 0)
            assert (info.extra, info.comment, info.internal_attr) == (b"", b"", 0)
            mode = info.external_attr >> 16
            assert mode == (0o040755 if info.is_dir() else 0o100644)
            assert stat.S_ISDIR(mode) == info.is_dir()
        assert archive.comment == b""


def test_the_bytes_by_hand() -> None:
    """One entry, put together from APPNOTE field by field."""
    name, content = b"a", b"hi"
    crc = 0xD8932AAC.to_bytes(4, "little")  # CRC-32 of "hi"
    common = (
        b"\x0a\x00" + b"\x00\x00" + b"\x00\x00" + b"\x00\x00\x21\x00" + crc + b"\x02\0\0\0\x02\0\0\0" + b"\x01\0\0\0"
    )
    local = b"PK\x03\x04" + common + name + content
    central = (
        b"PK\x01\x02\x14\x03" + common + b"\0\0\0\0\0\0\x00\x00\xa4\x81" + len(PREFIX).to_bytes(4, "little") + name
    )
    offset = (len(PREFIX) + len(local)).to_bytes(4, "little")
    end = b"PK\x05\x06\0\0\0\0\x01\0\x01\0" + len(central).to_bytes(4, "little") + offset + b"\0\0"
    assert write({"a": b"hi"}) == PREFIX + local + central + end


@pytest.mark.skipif(shutil.which("unzip") is None, reason="Info-ZIP's unzip is not here")
def test_info_zip_finds_nothing_to_complain_of(tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(write({"a.py": b"x", "b/": b"", "b/c.py": b"y"}))
    run = subprocess.run(["unzip", "-t", tmp_path / "x.zip"], capture_output=True, text=True, check=False)
    assert "No errors detected" in run.stdout
    # unzip names the `#!` line as extra bytes, and exits 1 for that warning alone.
    assert run.returncode in (0, 1)


def test_a_file_that_could_be_taken_for_the_end_is_refused_and_named() -> None:
    """The comment that the file's bytes announce reaches exactly to the bundle's end; elsewhere they are mere text."""
    text = b"PK\x05\x06" + b"a" * 16
    files = {"a.txt": text + b"\x01\x01" + b"b" * 200, "b.txt": b""}
    with zipfile.ZipFile(io.BytesIO(write(files))) as archive:
        assert archive.read("a.txt") == files["a.txt"]
    behind = len(write(files)) - write(files).index(text) - len(text) - 2
    files["a.txt"] = text + behind.to_bytes(2, "little") + b"b" * 200
    with pytest.raises(Refused) as caught:
        write(files)
    assert [(found.code, found.path) for found in caught.value.findings] == [("source.archive-end", "a.txt")]


@pytest.mark.parametrize("path", ["../x", "/x", "a//b", "x\\y", "con", "a "])
def test_a_path_that_a_reader_would_refuse_is_an_error_of_ours(path: str) -> None:
    with pytest.raises(InternalError):
        write({path: b""})
