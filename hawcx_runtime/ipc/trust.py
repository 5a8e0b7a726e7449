"""Who may stand at the other end of a UNIX socket: the owner of its path, and the process that listens.

Any user can make `/tmp/hawcx/…` first, so a path says nothing by itself. The rule: every folder from the root to the
socket, and the socket, belong to root, to this user or to the named supervisor; nobody else may write in them (a sticky
folder such as `/tmp` may stand above, but never directly hold the socket); and no component is a symbolic link. Then
nobody else can exchange the path between check and connect, and the kernel names who called listen().

Sources: unix(7) on permissions and SO_PEERCRED; sticky bit, inode(7).
"""

from __future__ import annotations

import os
import stat
import struct
import sys

from hawcx_runtime.ipc.errors import ConnectFailed, EndpointRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket

ROOT = 0
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_LINKED_BY_MACOS = ("/tmp/", "/var/", "/etc/")  # noqa: S108 - root's own links, into /private
# struct xucred: u32 version (0), uid_t uid, and the groups, of macOS and FreeBSD.
_XUCRED = struct.Struct("=II")
_XUCRED_BYTES = 76
_XUCRED_VERSION = 0
_UCRED = struct.Struct("=iII")  # struct ucred: pid, uid, gid of Linux


def check_socket_path(path: str, supervisor_uid: int | None) -> None:
    """Refuse a socket that somebody else could have put there.

    Args:
        path: absolute and plain, as `checked_socket_path` returns it.
        supervisor_uid: the one user besides whom nobody may own the socket, or None for root and this user.

    Raises:
        ConnectFailed: it does not exist.
        EndpointRefused: it is no socket, or its owners or modes break the rule.
    """
    if sys.platform == "darwin" and path.startswith(_LINKED_BY_MACOS):
        path = "/private" + path
    may_hold = {ROOT, os.geteuid()} | ({supervisor_uid} if supervisor_uid is not None else set())
    folders = path.split("/")[1:-1]
    for depth in range(len(folders) + 1):
        folder = "/" + "/".join(folders[:depth])
        _check_folder(folder, _lstat(folder), may_hold, holds_socket=depth == len(folders))
    found = _lstat(path)
    if not stat.S_ISSOCK(found.st_mode):
        kind = "a symbolic link" if stat.S_ISLNK(found.st_mode) else "not a socket"
        raise EndpointRefused(f"{path!a} is {kind}")
    if found.st_uid not in _listeners(supervisor_uid):
        raise EndpointRefused(f"{path!a} belongs to uid {found.st_uid}, {_expected(supervisor_uid)}")


def check_listener(connection: socket.socket, supervisor_uid: int | None) -> None:
    """Refuse a connection whose listening process belongs to somebody else.

    Args:
        connection: connected.
        supervisor_uid: the one user who may listen, or None for root and this user.

    Raises:
        EndpointRefused: another user listens, or this system cannot tell who does.
    """
    uid = listener_uid(connection)
    if uid not in _listeners(supervisor_uid):
        raise EndpointRefused(f"uid {uid} listens on the socket, {_expected(supervisor_uid)}")


def listener_uid(connection: socket.socket) -> int:
    """Return the user who called listen() on the other end, as the kernel recorded it.

    Raises:
        EndpointRefused: this system has no way to tell that is known here.
    """
    import socket

    if sys.platform.startswith("linux"):
        credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _UCRED.size)
        _pid, uid, _gid = _UCRED.unpack(credentials)
        return int(uid)
    option = getattr(socket, "LOCAL_PEERCRED", None)
    if option is None:
        raise EndpointRefused(f"on {sys.platform} there is no known way to tell who listens on a socket")
    credentials = connection.getsockopt(0, option, _XUCRED_BYTES)  # 0 is SOL_LOCAL
    version, uid = _XUCRED.unpack_from(credentials)
    if version != _XUCRED_VERSION:
        raise EndpointRefused("the system describes the listening process in an unknown form")
    return int(uid)


def _check_folder(folder: str, found: os.stat_result, may_hold: set[int], *, holds_socket: bool) -> None:
    if not stat.S_ISDIR(found.st_mode):
        kind = "a symbolic link" if stat.S_ISLNK(found.st_mode) else "not a folder"
        raise EndpointRefused(f"{folder!a}, on the way to the socket, is {kind}")
    if found.st_uid not in may_hold:
        raise EndpointRefused(f"{folder!a}, on the way to the socket, belongs to uid {found.st_uid}")
    if found.st_mode & _OTHERS_WRITE and (holds_socket or not found.st_mode & stat.S_ISVTX):
        raise EndpointRefused(f"others may write in {folder!a}, on the way to the socket")


def _lstat(path: str) -> os.stat_result:
    try:
        return os.lstat(path)
    except OSError as error:
        raise ConnectFailed(f"{path!a}: {error.strerror}") from None


def _listeners(supervisor_uid: int | None) -> tuple[int, ...]:
    return (ROOT, os.geteuid()) if supervisor_uid is None else (supervisor_uid,)


def _expected(supervisor_uid: int | None) -> str:
    if supervisor_uid is None:
        return f"neither to root nor to uid {os.geteuid()}"
    return f"not to the supervisor's uid {supervisor_uid}"
