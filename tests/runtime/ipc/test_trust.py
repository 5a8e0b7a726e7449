"""Who may stand behind a socket, on real folders, sockets and processes."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from hawcx_runtime.ipc.deadline import Deadline
from hawcx_runtime.ipc.errors import ConnectFailed, DeadlineExceeded, EndpointRefused
from hawcx_runtime.ipc.trust import check_socket_path, listener_uid
from hawcx_runtime.ipc.unix_socket import connect_socket

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files to another user")
NOBODY = 65534


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "up").mkdir(mode=0o700)
    (tmp_path / "up" / "in").mkdir(mode=0o700)
    path = tmp_path / "up" / "in" / "a.sock"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()
        yield path


def connect(path: Path, supervisor_uid: int | None = None, seconds: float = 5) -> None:
    connect_socket(path, Deadline(seconds, "connecting"), supervisor_uid=supervisor_uid).close()


def test_a_socket_of_ours_in_folders_of_ours_is_trusted(listening: Path) -> None:
    connect(listening)
    connect(listening, supervisor_uid=os.geteuid())


def test_the_kernel_names_who_listens(listening: Path) -> None:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(listening))
        assert listener_uid(connection) == os.geteuid()


def test_a_socket_that_is_not_the_supervisors_is_refused(listening: Path) -> None:
    with pytest.raises(EndpointRefused, match=f"not to the supervisor's uid {os.geteuid() + 1}"):
        connect(listening, supervisor_uid=os.geteuid() + 1)


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o1777])
def test_a_folder_in_which_others_write_holds_no_trusted_socket(listening: Path, mode: int) -> None:
    listening.parent.chmod(mode)
    with pytest.raises(EndpointRefused, match=f"others may write in '{listening.parent}'"):
        connect(listening)


def test_a_folder_above_in_which_others_write_is_refused_unless_sticky(listening: Path) -> None:
    above = listening.parent.parent
    above.chmod(0o777)
    with pytest.raises(EndpointRefused, match=f"others may write in '{above}'"):
        connect(listening)
    above.chmod(0o1777)
    connect(listening)


def test_a_symbolic_link_is_no_socket_and_no_folder(listening: Path) -> None:
    link = listening.with_name("link.sock")
    link.symlink_to(listening)
    with pytest.raises(EndpointRefused, match="is a symbolic link"):
        connect(link)
    folder = listening.parent.with_name("linked")
    folder.symlink_to(listening.parent)
    with pytest.raises(EndpointRefused, match="on the way to the socket, is a symbolic link"):
        connect(folder / "a.sock")


def test_a_file_is_no_socket(listening: Path) -> None:
    listening.with_name("file").touch()
    with pytest.raises(EndpointRefused, match="is not a socket"):
        connect(listening.with_name("file"))
    with pytest.raises(EndpointRefused, match="is not a folder"):
        connect(listening.with_name("file") / "a.sock")


def test_a_socket_on_which_nobody_listens_any_more(listening: Path) -> None:
    stale = listening.with_name("stale.sock")
    with socket.socket(socket.AF_UNIX) as gone:
        gone.bind(str(stale))
    with pytest.raises(ConnectFailed, match="refused"):
        connect(stale)


@needs_root
def test_a_folder_or_socket_of_another_user_is_refused(listening: Path) -> None:
    os.chown(listening, NOBODY, NOBODY)
    with pytest.raises(EndpointRefused, match=f"belongs to uid {NOBODY}, neither to root"):
        connect(listening)
    os.chown(listening, 0, 0)
    os.chown(listening.parent.parent, NOBODY, NOBODY)
    with pytest.raises(EndpointRefused, match=f"on the way to the socket, belongs to uid {NOBODY}"):
        check_socket_path(str(listening), None)


@needs_root
def test_another_users_listener_behind_a_socket_of_ours_is_refused(tmp_path: Path) -> None:
    """The path is sound, and yet another user listens: it got the bound socket from us and called listen() itself."""
    path = tmp_path / "a.sock"
    tmp_path.chmod(0o700)
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(path))
        program = (
            "import os, socket, sys; os.setuid(65534); s = socket.socket(fileno=int(sys.argv[1])); s.listen()\n"
            "print('ready', flush=True); sys.stdin.read()"
        )
        command = [sys.executable, "-I", "-c", program, str(bound.fileno())]
        with subprocess.Popen(
            command, pass_fds=[bound.fileno()], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stdin is not None
            assert process.stdout.readline() == b"ready\n"
            with pytest.raises(EndpointRefused, match=f"uid {NOBODY} listens on the socket"):
                connect(path)
            os.chown(path, NOBODY, NOBODY)
            connect(path, supervisor_uid=NOBODY)
            process.stdin.close()


def test_a_full_backlog_is_waited_for_until_the_deadline(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(tmp_path / "a.sock"))
        listener.listen(0)
        waiting = []
        try:
            while True:
                attempt = socket.socket(socket.AF_UNIX)
                waiting.append(attempt)
                attempt.setblocking(False)
                attempt.connect(str(tmp_path / "a.sock"))
        except BlockingIOError:
            pass
        started = time.monotonic()
        with pytest.raises(DeadlineExceeded):
            connect(tmp_path / "a.sock", seconds=0.3)
        assert time.monotonic() - started >= 0.3
        listener.accept()[0].close()
        connect(tmp_path / "a.sock")
        for attempt in waiting:
            attempt.close()
