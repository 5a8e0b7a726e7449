"""The Windows pipe: its framing over a real socket in its place, its rules of trust; the real pipe on Windows."""

from __future__ import annotations

import select
import socket
import sys
from typing import TYPE_CHECKING

import pytest

from hawcx_runtime.ipc.deadline import Deadline
from hawcx_runtime.ipc.errors import ConnectFailed, ConnectionLost, DeadlineExceeded, EndpointRefused
from hawcx_runtime.ipc.frames import Frame, FrameReader, encode_frame
from hawcx_runtime.ipc.windows_pipe import (
    ADMINISTRATORS,
    ERROR_BROKEN_PIPE,
    ERROR_FILE_NOT_FOUND,
    ERROR_PIPE_BUSY,
    LOCAL_SYSTEM,
    PipeSecurity,
    PipeStream,
    connect_pipe,
)

if TYPE_CHECKING:
    from typing_extensions import Self

NAME = r"\\.\pipe\haap-a-agent-assembler-0"
ME = "S-1-5-21-1-2-3-1001"
SOUND = PipeSecurity(ME, ME, (ME, LOCAL_SYSTEM, ADMINISTRATORS))


def windows_error(number: int) -> OSError:
    error = OSError(number, "as Windows says it")
    error.winerror = number  # type: ignore[attr-defined]
    return error


class SocketPair:
    """`PipeApi` over a socket pair."""

    def __init__(self, *failures: int, security: PipeSecurity = SOUND) -> None:
        self.ours, self.theirs = socket.socketpair()
        self.ours.setblocking(False)
        self._failures = list(failures)
        self._security = security

    def open(self, name: str) -> int:
        if self._failures:
            raise windows_error(self._failures.pop(0))
        return self.ours.fileno()

    def security(self, handle: int) -> PipeSecurity:
        return self._security

    def read(self, handle: int, size: int, milliseconds: int) -> bytes | None:
        if not select.select([self.ours], [], [], milliseconds / 1000)[0]:
            return None
        data = self.ours.recv(min(size, 7))
        if not data:
            raise windows_error(ERROR_BROKEN_PIPE)
        return data

    def write(self, handle: int, data: bytes, milliseconds: int) -> int | None:
        if not select.select([], [self.ours], [], milliseconds / 1000)[1]:
            return None
        return self.ours.send(data[:5])

    def close(self, handle: int) -> None:
        self.ours.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.ours.close()
        self.theirs.close()


def soon() -> Deadline:
    return Deadline(5, "testing")


def test_frames_go_both_ways_in_pieces() -> None:
    with SocketPair() as api:
        stream = connect_pipe(NAME, soon(), api)
        stream.send(encode_frame(0x52, b"a request"), soon())
        assert api.theirs.recv(100) == encode_frame(0x52, b"a request")
        api.theirs.sendall(encode_frame(0x53, b"a response") + encode_frame(0x54, b"no"))
        api.theirs.close()
        reader, frames = FrameReader(), []
        while data := stream.receive(soon()):
            reader.feed(data)
            frames += iter(reader.next_frame, None)
        reader.finish()
        assert frames == [Frame(0x53, b"a response"), Frame(0x54, b"no")]
        stream.close()
        stream.close()
        with pytest.raises(ConnectionLost, match="closed"):
            stream.receive(soon())


def test_waits_end_at_the_deadline() -> None:
    with SocketPair() as api:
        stream = PipeStream(1, api)
        with pytest.raises(DeadlineExceeded):
            stream.receive(Deadline(0.05, "testing"))
        with pytest.raises(DeadlineExceeded):
            stream.send(bytes(10_000_000), Deadline(0.3, "testing"))


def test_a_busy_pipe_is_waited_for_and_a_missing_one_is_not() -> None:
    with SocketPair(ERROR_PIPE_BUSY, ERROR_PIPE_BUSY) as api:
        connect_pipe(NAME, soon(), api)
    with SocketPair(*[ERROR_PIPE_BUSY] * 1000) as api, pytest.raises(DeadlineExceeded):
        connect_pipe(NAME, Deadline(0.1, "testing"), api)
    with SocketPair(ERROR_FILE_NOT_FOUND) as api, pytest.raises(ConnectFailed, match="Windows error 2"):
        connect_pipe(NAME, soon(), api)


@pytest.mark.parametrize(
    ("security", "reason"),
    [
        (SOUND.replace(owner="S-1-5-21-9-9-9-1002"), "another user"),
        (SOUND.replace(creators=None), "no DACL"),
        (SOUND.replace(creators=(ME, "S-1-1-0")), "others may create"),
    ],
)
def test_a_pipe_that_others_can_stand_behind_is_refused_and_closed(security: PipeSecurity, reason: str) -> None:
    with SocketPair(security=security) as api:
        with pytest.raises(EndpointRefused, match=reason):
            connect_pipe(NAME, soon(), api)
        assert api.ours.fileno() == -1


@pytest.mark.parametrize(
    "name",
    ["", "/tmp/a.sock", r"\\host\pipe\x", "\\\\.\\pipe\\", r"\\.\pipe\a\b", "\\\\.\\pipe\\a\0", r"\\.\mailslot\x"],
)
def test_a_name_that_is_no_local_pipe_is_refused(name: str) -> None:
    with SocketPair() as api, pytest.raises(EndpointRefused, match="pipe of this machine"):
        connect_pipe(name, soon(), api)


@pytest.mark.skipif(sys.platform != "win32", reason="named pipes are Windows's own; this system has none")
def test_windows_answers_for_a_pipe_that_is_not_there() -> None:
    with pytest.raises(ConnectFailed, match="Windows error 2"):
        connect_pipe(NAME, soon())
