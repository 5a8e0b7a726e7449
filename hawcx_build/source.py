"""The end where the upload comes in: one regular file, read once, from one descriptor, at most so many bytes."""

from __future__ import annotations

import io
import os
import stat

from hawcx_build.errors import InputOutputError
from hawcx_build.findings import finding, shown

CHUNK = 1 << 20


def open_source(path: str | os.PathLike[str]) -> io.FileIO:
    """Open the source archive for reading, unbuffered.

    Args:
        path: of a regular file; symbolic links are followed, for they are the caller's own.

    Raises:
        InputOutputError: there is no such file, it may not be read, or it is a folder, FIFO, socket or device.
    """
    name = shown(os.fsdecode(path), longest=240)
    try:
        # O_NONBLOCK: opening a FIFO that nobody writes to must not wait for ever.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        raise InputOutputError(finding("job.source-missing", f"there is no file {name}")) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name cannot be used"
        raise InputOutputError(finding("job.source-unreadable", f"{name} cannot be opened: {reason}")) from None
    kind = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(kind):
        os.close(descriptor)
        raise InputOutputError(finding("job.source-kind", f"{name} is {_kind_name(kind)}, not a regular file"))
    return io.FileIO(descriptor, "rb")


def read_source(descriptor: int, most: int) -> bytes:
    """Read a whole source archive.

    Args:
        descriptor: from `open_source`, at its start.
        most: bytes to read at the most; of a larger file `most + 1` bytes are returned, for zipguard to refuse.

    Raises:
        InputOutputError: reading failed, or the file changed while it was read.
    """
    try:
        before = state_of(descriptor)
        content = read_at_most(descriptor, most + 1)
        after = state_of(descriptor)
    except OSError as error:
        raise InputOutputError(finding("job.source-unreadable", f"reading failed: {error.strerror}")) from None
    is_whole = len(content) == min(after[0], most + 1)
    if not is_whole or before != after:
        raise InputOutputError(finding("job.source-changed", "the source archive changed while it was read"))
    return content


def read_at_most(descriptor: int, most: int) -> bytes:
    """Return the rest of a file, or `most` bytes of it.

    Raises:
        OSError: the disk failed.
    """
    chunks, left = [], most
    while left and (chunk := os.read(descriptor, min(left, CHUNK))):
        chunks.append(chunk)
        left -= len(chunk)
    return b"".join(chunks)


def state_of(descriptor: int) -> tuple[int, int, int]:
    """Return size and times of a file; a write to it changes them.

    Raises:
        OSError: the disk failed.
    """
    status = os.fstat(descriptor)
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _kind_name(mode: int) -> str:
    names = {stat.S_IFDIR: "a folder", stat.S_IFIFO: "a FIFO", stat.S_IFSOCK: "a socket"}
    return names.get(stat.S_IFMT(mode), "a device")
