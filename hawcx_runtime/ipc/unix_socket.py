"""A stream over a UNIX socket whose path and listener have been checked; every wait has a deadline.

The socket stays non-blocking, and each thread waits with a poll of its own: a socket's timeout would be shared by the
thread that reads and the thread that writes.
"""

from __future__ import annotations

import select
import socket
from time import sleep

from hawcx_runtime.ipc.endpoint import checked_socket_path
from hawcx_runtime.ipc.errors import ConnectFailed, ConnectionLost
from hawcx_runtime.ipc.trust import check_listener, check_socket_path
from hawcx_runtime.limits import READ_BYTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    import os

    from hawcx_runtime.ipc.deadline import Deadline

_FIRST_PAUSE, _LONGEST_PAUSE = 0.005, 0.1  # seconds between attempts while the listener's backlog is full


class SocketStream:
    """A connected, non-blocking stream socket.

    Args:
        connection: connected; this object owns it from now on.
    """

    __slots__ = ("_socket",)

    def __init__(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        self._socket = connection

    def send(self, data: bytes, deadline: Deadline) -> None:
        """Send all of `data`; after an error, a part of it may have been sent.

        Raises:
            ConnectionLost: the peer is gone.
            DeadlineExceeded: it did not take the data in time.
        """
        rest = memoryview(data)
        while rest:
            self._wait(select.POLLOUT, deadline)
            try:
                rest = rest[self._socket.send(rest) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise ConnectionLost(f"the connection broke while sending: {error.strerror}") from None

    def receive(self, deadline: Deadline) -> bytes:
        """Return the next bytes, or nothing at the end of the stream.

        Raises:
            ConnectionLost: the connection broke.
            DeadlineExceeded: nothing came in time.
        """
        while True:
            self._wait(select.POLLIN, deadline)
            try:
                return self._socket.recv(READ_BYTES)
            except BlockingIOError:
                continue
            except OSError as error:
                raise ConnectionLost(f"the connection broke while receiving: {error.strerror}") from None

    def shutdown(self) -> None:
        """End both directions for every process that holds the socket, and wake whoever waits on it."""
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            return  # the peer was faster

    def close(self) -> None:
        """Let go of the socket; other processes that hold it keep it."""
        self._socket.close()

    def _wait(self, event: int, deadline: Deadline) -> None:
        poll = select.poll()
        try:
            poll.register(self._socket, event)
        except ValueError:
            raise ConnectionLost("the connection is closed") from None
        while not poll.poll(deadline.remaining() * 1000 + 1):
            pass


def connect_socket(
    endpoint: str | os.PathLike[str], deadline: Deadline, *, supervisor_uid: int | None = None
) -> SocketStream:
    """Connect to a UNIX socket that only root, this user or the supervisor can have put there.

    Args:
        endpoint: the absolute path of the socket.
        deadline: for the whole of it.
        supervisor_uid: the one user who may listen; None for root and this user.

    Raises:
        ConnectFailed: nobody listens there.
        DeadlineExceeded: the listener took no connection in time.
        EndpointRefused: the path or the listener cannot be trusted.
    """
    path = checked_socket_path(endpoint)
    check_socket_path(path, supervisor_uid)
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.setblocking(False)
        _connect(connection, path, deadline)
        check_listener(connection, supervisor_uid)
    except BaseException:
        connection.close()
        raise
    return SocketStream(connection)


def _connect(connection: socket.socket, path: str, deadline: Deadline) -> None:
    pause = _FIRST_PAUSE
    while not _is_taken(connection, path):
        sleep(min(pause, deadline.remaining()))  # there is nothing to poll for
        pause = min(2 * pause, _LONGEST_PAUSE)


def _is_taken(connection: socket.socket, path: str) -> bool:
    """Try to connect once; false while the listener's backlog is full."""
    try:
        connection.connect(path)
    except BlockingIOError:
        return False
    except OSError as error:
        raise ConnectFailed(f"nobody answers at {path!a}: {error.strerror}") from None
    return True
