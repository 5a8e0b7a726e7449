r"""A stream over a Windows named pipe whose owner has been checked; every wait has a deadline.

What asks the system is behind `PipeApi`, so that everything else runs, and is tested, on any system. Anybody may create
a pipe of a name first: after opening it, its owner must be this user, the administrators or the system, and its DACL
must let nobody else create another instance.

Sources: Microsoft Learn, "Named Pipe Security and Access Rights", "Impersonating a Named Pipe Client" (without
SECURITY_SQOS_PRESENT the server could act as this user), "Synchronous and Overlapped Input and Output".
"""

from __future__ import annotations

from time import sleep

from hawcx_runtime.ipc.endpoint import PIPE_PREFIX
from hawcx_runtime.ipc.errors import ConnectFailed, ConnectionLost, EndpointRefused
from hawcx_runtime.limits import READ_BYTES
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from hawcx_runtime.ipc.deadline import Deadline

    class PipeApi(Protocol):
        """What is asked of Windows; failures are OSError with `winerror` set."""

        def open(self, name: str) -> int:
            """Open the client's end for overlapped use, letting the server identify this user and no more."""

        def security(self, handle: int) -> PipeSecurity:
            """Return who owns a pipe and whom its DACL lets write or create instances."""

        def read(self, handle: int, size: int, milliseconds: int) -> bytes | None:
            """Read at most `size` bytes; None when the time ran out, after the request was cancelled."""

        def write(self, handle: int, data: bytes, milliseconds: int) -> int | None:
            """Write and return how many bytes went; None when the time ran out, after the request was cancelled."""

        def close(self, handle: int) -> None:
            """Close a handle; whoever waits on it fails."""


ERROR_FILE_NOT_FOUND = 2
ERROR_BROKEN_PIPE = 109
ERROR_PIPE_BUSY = 231
ERROR_NO_DATA = 232
ERROR_PIPE_NOT_CONNECTED = 233
ERROR_MORE_DATA = 234

LOCAL_SYSTEM = "S-1-5-18"
ADMINISTRATORS = "S-1-5-32-544"
_ENDED = (ERROR_BROKEN_PIPE, ERROR_NO_DATA, ERROR_PIPE_NOT_CONNECTED)
_BUSY_PAUSE = 0.02  # seconds between attempts while every instance of the pipe is taken


class PipeSecurity(Value):
    """Who stands behind a pipe.

    Attributes:
        user: the SID of this process's user.
        owner: the SID that owns the pipe.
        creators: the SIDs that its DACL lets create another instance; None where it has no DACL, which lets everybody.
    """

    user: str
    owner: str
    creators: tuple[str, ...] | None


class PipeStream:
    """An open pipe.

    Args:
        handle: open for overlapped use; this object owns it from now on.
        api: what it was opened with.
    """

    __slots__ = ("_api", "_handle")

    def __init__(self, handle: int, api: PipeApi) -> None:
        self._handle: int | None = handle
        self._api = api

    def send(self, data: bytes, deadline: Deadline) -> None:
        """Send all of `data`; after an error, a part of it may have been sent.

        Raises:
            ConnectionLost: the peer is gone.
            DeadlineExceeded: it did not take the data in time.
        """
        sent = 0
        while sent < len(data):
            try:
                written = self._api.write(self._open(), data[sent : sent + READ_BYTES], _milliseconds(deadline))
            except OSError as error:
                raise ConnectionLost(f"the pipe broke while sending: {_reason(error)}") from None
            sent += written or 0  # none in time: the deadline's own check says so

    def receive(self, deadline: Deadline) -> bytes:
        """Return the next bytes, or nothing at the end of the stream.

        Raises:
            ConnectionLost: the pipe broke.
            DeadlineExceeded: nothing came in time.
        """
        while True:
            try:
                data = self._api.read(self._open(), READ_BYTES, _milliseconds(deadline))
            except OSError as error:
                if getattr(error, "winerror", None) in _ENDED:
                    return b""
                raise ConnectionLost(f"the pipe broke while receiving: {_reason(error)}") from None
            if data:
                return data  # a message of no bytes is no end

    def shutdown(self) -> None:
        """Close the pipe, which wakes whoever waits on it."""
        self.close()

    def close(self) -> None:
        """Close the pipe; may be called again."""
        handle, self._handle = self._handle, None
        if handle is not None:
            self._api.close(handle)

    def _open(self) -> int:
        if self._handle is None:
            raise ConnectionLost("the connection is closed")
        return self._handle


def connect_pipe(name: str, deadline: Deadline, api: PipeApi | None = None) -> PipeStream:
    r"""Open a named pipe of this machine that only this user, the administrators or the system can have made.

    Args:
        name: `\\.\pipe\…`.
        deadline: for the whole of it.
        api: what to ask; by default Windows.

    Raises:
        ConnectFailed: there is no such pipe.
        DeadlineExceeded: every instance of it was taken all the time.
        EndpointRefused: the name is no local pipe's, or the pipe cannot be trusted.
    """
    tail = name[len(PIPE_PREFIX) :]
    if not name.lower().startswith(PIPE_PREFIX) or not tail or not tail.isprintable() or "\\" in tail:
        raise EndpointRefused(r"on Windows an endpoint is a pipe of this machine, \\.\pipe\NAME")
    if api is None:
        from hawcx_runtime.ipc.windows_api import WindowsPipeApi

        api = WindowsPipeApi()
    handle = _open_pipe(name, deadline, api)
    stream = PipeStream(handle, api)
    try:
        check_pipe(api.security(handle))
    except OSError as error:
        stream.close()
        raise EndpointRefused(f"the pipe's owner cannot be told: {_reason(error)}") from None
    except BaseException:
        stream.close()
        raise
    return stream


def check_pipe(security: PipeSecurity) -> None:
    """Refuse a pipe that somebody else could have made.

    Raises:
        EndpointRefused: its owner or its DACL lets others stand behind it.
    """
    trusted = {security.user, LOCAL_SYSTEM, ADMINISTRATORS}
    if security.owner not in trusted:
        raise EndpointRefused("the pipe belongs to another user")
    if security.creators is None:
        raise EndpointRefused("the pipe has no DACL: everybody may create another instance of it")
    if not trusted.issuperset(security.creators):
        raise EndpointRefused("others may create another instance of the pipe")


def _open_pipe(name: str, deadline: Deadline, api: PipeApi) -> int:
    while True:
        try:
            return api.open(name)
        except OSError as error:
            if getattr(error, "winerror", None) != ERROR_PIPE_BUSY:
                raise ConnectFailed(f"nobody answers at {name!a}: {_reason(error)}") from None
        sleep(min(_BUSY_PAUSE, deadline.remaining()))


def _milliseconds(deadline: Deadline) -> int:
    return int(deadline.remaining() * 1000) + 1


def _reason(error: OSError) -> str:
    return f"Windows error {getattr(error, 'winerror', None) or error.errno}"
