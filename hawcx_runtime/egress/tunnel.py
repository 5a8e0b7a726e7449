"""The way through the broker as a blocking stream: connect, SOCKS5, TLS; one deadline a stage."""

from __future__ import annotations

import socket
import ssl
from time import sleep

from hawcx_runtime.egress.errors import (
    EgressPeerCredError,
    EgressProtocolError,
    EgressTimeout,
    EgressTlsError,
    EgressUnavailable,
)
from hawcx_runtime.egress.host_names import host_bytes
from hawcx_runtime.egress.socks5 import connect
from hawcx_runtime.egress.timeouts import StageDeadline
from hawcx_runtime.limits import READ_BYTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_runtime.egress.broker import Broker
    from hawcx_runtime.egress.errors import EgressError

_FIRST_PAUSE, _LONGEST_PAUSE = 0.005, 0.1  # seconds between attempts while the broker's backlog is full


def open_tunnel(broker: Broker, host: str, port: int, seconds: float) -> socket.socket:
    """Return a socket whose far end is the host, as the broker connected it.

    Args:
        broker: where to ask.
        host: a name or an address; it is not resolved here.
        port: 1 to 65535.
        seconds: for the broker and the host together.

    Raises:
        EgressError: the subclass says whether the broker, its rules, the host or the time stood in the way.
    """
    exchange = connect(host_bytes(host), port)
    deadline = StageDeadline(seconds, "reaching the host through the broker")
    step = next(exchange)
    connection = _reach(broker, deadline)
    try:
        while True:
            _send_whole(connection, step.send, deadline)
            step = exchange.send(_receive_exactly(connection, step.wanted, deadline))
    except StopIteration:
        return connection
    except BaseException:
        connection.close()
        raise


def start_tls(connection: socket.socket, context: ssl.SSLContext, host: str, seconds: float) -> ssl.SSLSocket:
    """Return the tunnel with TLS in it, the host's certificate verified; on an error the tunnel is closed.

    Raises:
        EgressProtocolError: the tunnel ended before TLS was up.
        EgressTimeout: it took longer than `seconds`.
        EgressTlsError: the certificate was not accepted, or the handshake failed.
    """
    name = host_bytes(host).decode("ascii")
    try:
        connection.settimeout(StageDeadline(seconds, "the TLS handshake").remaining())
        # A ragged end is no end: where a body runs to the end of the stream, anybody could cut it.
        return context.wrap_socket(connection, server_hostname=name, suppress_ragged_eofs=False)
    except OSError as error:  # ssl.SSLError is one
        connection.close()
        raise tls_failure(error, name) from None


def tls_failure(error: BaseException, name: str) -> EgressError:
    """Return what a failed handshake means, by the TLS library's own error, which may stand behind another."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return EgressTlsError(f"the certificate of {name} was not accepted: {cause.verify_message}")
        if isinstance(cause, TimeoutError):
            return EgressTimeout("the TLS handshake took too long")
        if isinstance(cause, ssl.SSLError) and cause.reason and not isinstance(cause, ssl.SSLEOFError):
            return EgressTlsError(f"TLS with {name} failed: {cause.reason}")
        cause = cause.__cause__ or cause.__context__
    return EgressProtocolError("the broker's tunnel ended before TLS was up")


def send_all(connection: socket.socket, data: bytes, seconds: float) -> None:
    """Send the whole of `data`, as far as the peer takes it: one that hung up may have answered before it did.

    Raises:
        EgressProtocolError: the stream broke in another way.
        EgressTimeout: it took longer than `seconds`.
    """
    _send_whole(connection, data, StageDeadline(seconds, "sending the request"))


def receive_some(connection: socket.socket, deadline: StageDeadline, limit: int = READ_BYTES) -> bytes:
    """Return the next bytes, or nothing at the end of the stream.

    Raises:
        EgressProtocolError: the stream broke.
        EgressTimeout: nothing came in time.
    """
    connection.settimeout(deadline.remaining())
    try:
        return connection.recv(limit)
    except TimeoutError:
        deadline.remaining()
        raise EgressTimeout("nothing came in time") from None
    except OSError:
        raise EgressProtocolError("the connection broke while receiving") from None


def _reach(broker: Broker, deadline: StageDeadline) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise EgressUnavailable("this system's Python has no UNIX sockets, and the broker listens on one")
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        pause = _FIRST_PAUSE
        while not _is_taken(connection, broker.path, deadline):
            sleep(min(pause, deadline.remaining()))  # there is nothing to poll for
            pause = min(2 * pause, _LONGEST_PAUSE)
        check_listener(connection, broker)
    except BaseException:
        connection.close()
        raise
    return connection


def _is_taken(connection: socket.socket, path: str, deadline: StageDeadline) -> bool:
    """Try to connect once; false while the broker's backlog is full."""
    connection.settimeout(deadline.remaining())
    try:
        connection.connect(path)
    except BlockingIOError:
        return False
    except TimeoutError:
        deadline.remaining()
        return False
    except OSError as error:
        raise EgressUnavailable(f"no broker answers at {path!a}: {error.strerror or error}") from None
    return True


def check_listener(connection: socket.socket, broker: Broker) -> None:
    """Refuse a broker that another user runs, where the caller named one.

    Raises:
        EgressPeerCredError: somebody else called listen(), or the system cannot tell who did.
    """
    if broker.uid is None:
        return
    from hawcx_runtime.ipc.errors import EndpointRefused
    from hawcx_runtime.ipc.trust import listener_uid

    try:
        found = listener_uid(connection)
    except EndpointRefused as error:
        raise EgressPeerCredError(str(error)) from None
    if found != broker.uid:
        raise EgressPeerCredError(f"uid {found} listens on the broker's socket, not uid {broker.uid}")


def _send_whole(connection: socket.socket, data: bytes, deadline: StageDeadline) -> None:
    rest = memoryview(data)
    while rest:
        connection.settimeout(deadline.remaining())
        try:
            rest = rest[connection.send(rest[:READ_BYTES]) :]
        except TimeoutError:
            deadline.remaining()
        except ConnectionError:
            return  # what was answered before the end still counts; reading tells
        except OSError as error:
            if isinstance(error, ssl.SSLEOFError):
                return
            raise EgressProtocolError("the connection broke while sending") from None


def _receive_exactly(connection: socket.socket, count: int, deadline: StageDeadline) -> bytes:
    """Return `count` bytes, or fewer where the stream ends."""
    received = b""
    while len(received) < count:
        connection.settimeout(deadline.remaining())
        try:
            data = connection.recv(count - len(received))
        except TimeoutError:
            deadline.remaining()
            continue
        except ConnectionError:
            break  # a reset is an end too
        if not data:
            break
        received += data
    return received
