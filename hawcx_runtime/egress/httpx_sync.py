"""The transport that httpx and httpx2 clients get: their own connection pool, over tunnels of the broker.

Only documented hooks are used: a transport has `handle_request`, a pool takes a network backend. Both are met by shape,
so that one file serves both families.
"""

from __future__ import annotations

import os
import select

from hawcx_runtime.egress.httpx_family import Family, seconds
from hawcx_runtime.egress.tunnel import open_tunnel, start_tls

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    import ssl
    from collections.abc import Iterable, Iterator
    from typing import Any

    from typing_extensions import Self

    from hawcx_runtime.egress.broker import Broker


class BrokerTransport:
    """Sends a client's requests through the broker.

    A forked child gets a pool of its own: two processes on one TLS stream would break it for both.
    """

    def __init__(self, family: Family, broker: Broker, context: ssl.SSLContext) -> None:
        self._family = family
        self._broker = broker
        self._context = context
        self._left_to_parent: list[object] = []  # kept, so that no destructor speaks on the parent's connections
        self._open_pool()

    def handle_request(self, request: Any) -> Any:
        """Return the response to a request; what goes wrong is an exception of the client's family."""
        if self._pid != os.getpid():
            self._left_to_parent.append(self._pool)
            self._open_pool()
        asked = self._family.core_request(request)
        try:
            answer = self._pool.handle_request(asked)
        except Exception as error:
            raise self._family.translated(error, request) from error
        http = self._family.http
        body = _body_class(http)(answer.stream, self._family, request)
        return http.Response(
            status_code=answer.status, headers=answer.headers, stream=body, extensions=answer.extensions
        )

    def close(self) -> None:
        """Close the connections."""
        if self._pid == os.getpid():
            self._pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def _open_pool(self) -> None:
        self._pid = os.getpid()
        backend = _Backend(self._family, self._broker)
        self._pool = self._family.core.ConnectionPool(ssl_context=self._context, network_backend=backend)


class _Backend:
    """Where the pool's connections come from (httpcore's NetworkBackend)."""

    def __init__(self, family: Family, broker: Broker) -> None:
        self._family = family
        self._broker = broker

    def connect_tcp(self, host: str, port: int, timeout: float | None = None, **_unused: object) -> _Stream:
        return _Stream(self._family, open_tunnel(self._broker, host, port, seconds(timeout)))

    def connect_unix_socket(self, *_arguments: object, **_options: object) -> _Stream:
        raise self._family.core.UnsupportedProtocol("every connection goes through the broker")

    def sleep(self, duration: float) -> None:
        from time import sleep

        sleep(duration)


class _Stream:
    """A tunnel (httpcore's NetworkStream)."""

    def __init__(self, family: Family, connection: socket.socket) -> None:
        self._core = family.core
        self._family = family
        self._socket = connection

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        try:
            self._socket.settimeout(timeout)
            return self._socket.recv(max_bytes)
        except TimeoutError as error:
            raise self._core.ReadTimeout(str(error)) from error
        except OSError as error:
            raise self._core.ReadError(str(error)) from error

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        try:
            self._socket.settimeout(timeout)
            self._socket.sendall(buffer)
        except TimeoutError as error:
            raise self._core.WriteTimeout(str(error)) from error
        except OSError as error:
            raise self._core.WriteError(str(error)) from error

    def close(self) -> None:
        self._socket.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> _Stream:
        return _Stream(self._family, start_tls(self._socket, ssl_context, server_hostname or "", seconds(timeout)))

    def get_extra_info(self, info: str) -> Any:
        if info == "ssl_object":
            return self._socket if hasattr(self._socket, "selected_alpn_protocol") else None
        if info == "socket":
            return self._socket
        if info == "is_readable":  # an idle connection that can be read has ended
            return self._socket.fileno() < 0 or _is_readable(self._socket)
        return None


def _is_readable(connection: socket.socket) -> bool:
    poll = select.poll()
    poll.register(connection, select.POLLIN)
    return bool(poll.poll(0))


class _Body:
    """A response's body, as it comes."""

    def __init__(self, stream: Any, family: Family, request: Any) -> None:
        self._stream = stream
        self._family = family
        self._request = request

    def __iter__(self) -> Iterator[bytes]:
        pieces: Iterable[bytes] = self._stream
        try:
            yield from pieces
        except Exception as error:
            raise self._family.translated(error, self._request) from error

    def close(self) -> None:
        self._stream.close()


def _body_class(http: Any) -> Any:
    return type("Body", (_Body, http.SyncByteStream), {})
