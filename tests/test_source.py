"""The upload's end: real files, FIFOs, sockets and devices of this machine."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hawcx_build.errors import InputOutputError
from hawcx_build.source import open_source, read_source


def read(path: Path, most: int = 1000) -> bytes:
    with open_source(path) as file:
        return read_source(file.fileno(), most)


def code_of(caught: pytest.ExceptionInfo[InputOutputError]) -> str:
    (found,) = caught.value.findings
    return found.code


@pytest.mark.parametrize("size", [0, 1, 999, 1000])
def test_a_file_is_read_whole(tmp_path: Path, size: int) -> None:
    path = tmp_path / "source.zip"
    path.write_bytes(b"x" * size)
    assert read(path) == b"x" * size


def test_of_a_larger_file_one_byte_more_than_allowed_is_read(tmp_path: Path) -> None:
    path = tmp_path / "source.zip"
    path.write_bytes(b"x" * 5000)
    assert len(read(path)) == 1001


def test_a_link_to_a_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"abc")
    (tmp_path / "link").symlink_to("real")
    assert read(tmp_path / "link") == b"abc"


@pytest.mark.parametrize("name", ["none.zip", "none/source.zip", "dangling", "a\0b"])
def test_what_is_not_there_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "dangling").symlink_to("nowhere")
    with pytest.raises(InputOutputError) as caught:
        open_source(str(tmp_path / name))
    assert code_of(caught) in ("job.source-missing", "job.source-unreadable")
    assert "\0" not in str(caught.value)


def test_only_regular_files_are_read_and_nothing_waits(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(tmp_path / "socket"))
    with listener:
        for path in (tmp_path, tmp_path / "fifo", tmp_path / "socket", Path("/dev/zero")):
            with pytest.raises(InputOutputError) as caught:
                open_source(path)
            assert code_of(caught) in ("job.source-kind", "job.source-unreadable"), path


@pytest.fixture
def _as_nobody() -> Iterator[None]:
    """Give up the superuser's rights for a test, where they are held."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_an_unreadable_file_is_named(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    path = tmp_path / "source.zip"
    path.write_bytes(b"x")
    path.chmod(0)
    request.getfixturevalue("_as_nobody")
    with pytest.raises(InputOutputError) as caught:
        open_source(path)
    assert code_of(caught) == "job.source-unreadable"


def test_a_file_that_grows_while_it_is_read_is_noticed(tmp_path: Path) -> None:
    """A writer keeps appending; a read that overlaps it must not be taken for the file."""
    path = tmp_path / "source.zip"
    path.write_bytes(b"x" * (8 << 20))
    stop = threading.Event()

    def grow() -> None:
        with path.open("ab", buffering=0) as file:
            while not stop.is_set():
                file.write(b"y")
                time.sleep(0)

    writer = threading.Thread(target=grow)
    with open_source(path) as file:
        writer.start()
        try:
            with pytest.raises(InputOutputError) as caught:
                for _ in range(50):
                    os.lseek(file.fileno(), 0, os.SEEK_SET)
                    read_source(file.fileno(), 64 << 20)
        finally:
            stop.set()
            writer.join()
    assert code_of(caught) == "job.source-changed"


def test_a_file_that_was_cut_short_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "source.zip"
    path.write_bytes(b"x" * 100)
    with open_source(path) as file:
        os.lseek(file.fileno(), 50, os.SEEK_SET)  # what a reader sees whose file lost its head is a short read
        with pytest.raises(InputOutputError) as caught:
            read_source(file.fileno(), 1000)
    assert code_of(caught) == "job.source-changed"
