"""Where an Assembler listens: the path by convention, and what no endpoint may look like."""

from __future__ import annotations

import os
import sys

from hawcx_runtime.ipc.errors import EndpointRefused

PIPE_PREFIX = "\\\\.\\pipe\\"
LONGEST_AGENT_ID = 64  # characters; leaves room for the folders before it in a socket's path
LARGEST_INDEX = 65_535
# unix(7) has 108 bytes with the final NUL; the BSDs and macOS have 104.
LONGEST_SOCKET_PATH = 107 if sys.platform.startswith("linux") else 103

_ID_CHARACTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")


def conventional_endpoint(agent_id: str, index: int = 0, ipc_dir: str | os.PathLike[str] | None = None) -> str:
    """Return the endpoint of an agent's Assembler.

    Args:
        agent_id: 1 to 64 of `A-Z a-z 0-9 . _ -`, neither `.` nor `..`.
        index: which of the agent's Assemblers, 0 for the first.
        ipc_dir: the folder that holds a folder for each agent; by default `hawcx` in `XDG_RUNTIME_DIR`, else in
            `/tmp`. Not used on Windows.

    Raises:
        EndpointRefused: the id or the index cannot be part of an endpoint.
    """
    if (
        not isinstance(agent_id, str)
        or not 1 <= len(agent_id) <= LONGEST_AGENT_ID
        or not set(agent_id) <= _ID_CHARACTERS
    ):
        raise EndpointRefused("an agent id is 1 to 64 characters of A-Z a-z 0-9 . _ -")
    if agent_id in (".", ".."):
        raise EndpointRefused("an agent id is not '.' or '..'")
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index <= LARGEST_INDEX:
        raise EndpointRefused(f"the index of an Assembler is 0 to {LARGEST_INDEX}")
    if sys.platform == "win32":
        return f"{PIPE_PREFIX}haap-{agent_id}-agent-assembler-{index}"
    folder = os.fspath(ipc_dir) if ipc_dir is not None else f"{os.environ.get('XDG_RUNTIME_DIR') or '/tmp'}/hawcx"  # noqa: S108
    return f"{folder}/{agent_id}/agent-assembler-{index}.sock"


def checked_socket_path(endpoint: str | os.PathLike[str]) -> str:
    """Return a UNIX socket's path that can be checked and connected to.

    Raises:
        EndpointRefused: it is no path, an abstract socket, relative, not plain, or too long for the system.
    """
    path = os.fspath(endpoint)
    if not isinstance(path, str) or not path:
        raise EndpointRefused("an endpoint is the path of a UNIX socket")
    if path[0] in "\0@":
        raise EndpointRefused("abstract sockets have no owner and no permissions; give the path of a socket file")
    if "\0" in path:
        raise EndpointRefused("the endpoint holds a NUL character")
    if not path.startswith("/"):
        raise EndpointRefused("the endpoint is a relative path; give one that begins at the root")
    if any(part in ("", ".", "..") for part in path[1:].split("/")):
        raise EndpointRefused("the endpoint holds an empty, '.' or '..' component; give the plain path")
    size = len(os.fsencode(path))
    if size > LONGEST_SOCKET_PATH:
        raise EndpointRefused(
            f"the endpoint has {size} bytes and the system takes {LONGEST_SOCKET_PATH}; use a shorter folder"
        )
    return path
