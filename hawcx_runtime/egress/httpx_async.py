"""The asynchronous transport of httpx and httpx2 clients; runs on whatever event loop anyio finds."""

from __future__ import annotations

import os

from hawcx_runtime.egress.errors import EgressTimeout, EgressUnavailable
from hawcx_runtime.egress.host_names import host_bytes
from hawcx_runtime.egress.httpx_family import Family, seconds
from hawcx_runtime.egress.socks5 import connect
from hawcx_runtime.egress.timeouts import StageDeadline
from hawcx_runtime.egress.tunnel import check_listener, tls_failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncIterator
    from typing import Any

    from typing_extensions import Self

    from hawcx_runtime.egress.broker import Broker


class AsyncBrokerTransport:
    """Sends an asynchronous client's requests through the broker; a forked child gets a pool of its own."""

    def __init__(self, family: Family, broker: Broker, context: ssl.SSLContext) -> None:
        self._family = family
        self._broker = broker
        self._context = context
        self._left_to_parent: list[object] = []
        self._open_pool()

    async def handle_async_request(self, request: Any) -> Any:
        """Return the response to a request; what goes wrong is an exception of the client's family."""
        if self._pid != os.getpid():
            self._left_to_parent.append(self._pool)
            self._open_pool()
        asked = self._family.core_request(request)
        try:
            answer = await self._pool.handle_async_request(asked)
        except Exception as error:
            raise self._family.translated(error, request) from error
        http = self._family.http
        body = _body_class(http)(answer.stream, self._family, request)
        return http.Response(
            status_code=answer.status, headers=answer.headers, stream=body, extensions=answer.extensions
        )

    async def aclose(self) -> None:
        """Close the connections."""
        if self._pid == os.getpid():
            await self._pool.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_exception: object) -> None:
        await self.aclose()

    def _open_pool(self) -> None:
        self._pid = os.getpid()
        backend = _Backend(self._family, self._broker)
        self._pool = self._family.core.AsyncConnectionPool(ssl_context=self._context, network_backend=backend)


class _Backend:
    """Where the pool's connections come from (httpcore's AsyncNetworkBackend)."""

    def __init__(self, family: Family, broker: Broker) -> None:
        self._core = family.core
        self._broker = broker
        self._sockets = family.core.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, timeout: float | None = None, **_unused: object) -> _Stream:
        exchange = connect(host_bytes(host), port)
        deadline = StageDeadline(seconds(timeout), "reaching the host through the broker")
        step = next(exchange)
        stream = await self._reach(deadline)
        try:
            while True:
                await self._send(stream, step.send, deadline)
                step = exchange.send(await self._receive_exactly(stream, step.wanted, deadline))
        except StopIteration:
            return _Stream(self._core, stream)
        except BaseException:
            await stream.aclose()
            raise

    async def connect_unix_socket(self, *_arguments: object, **_options: object) -> _Stream:
        raise self._core.UnsupportedProtocol("every connection goes through the broker")

    async def sleep(self, duration: float) -> None:
        await self._sockets.sleep(duration)

    async def _reach(self, deadline: StageDeadline) -> Any:
        try:
            stream = await self._sockets.connect_unix_socket(self._broker.path, timeout=deadline.remaining())
        except self._core.TimeoutException:
            raise EgressTimeout("the broker took no connection in time") from None
        except self._core.NetworkError:
            raise EgressUnavailable(f"no broker answers at {self._broker.path!a}") from None
        try:
            check_listener(stream.get_extra_info("socket"), self._broker)
        except BaseException:
            await stream.aclose()
            raise
        return stream

    async def _send(self, stream: Any, data: bytes, deadline: StageDeadline) -> None:
        if not data:
            return
        try:
            await stream.write(data, timeout=deadline.remaining())
        except self._core.TimeoutException:
            raise EgressTimeout("the broker took no request in time") from None
        except self._core.NetworkError:
            return  # what was answered before the end still counts; reading tells

    async def _receive_exactly(self, stream: Any, count: int, deadline: StageDeadline) -> bytes:
        """Return `count` bytes, or fewer where the stream ends."""
        received = b""
        while len(received) < count:
            try:
                data = await stream.read(count - len(received), timeout=deadline.remaining())
            except self._core.TimeoutException:
                raise EgressTimeout("the broker did not answer in time") from None
            except self._core.NetworkError:
                break
            if not data:
                break
            received += data
        return received


class _Stream:
    """A tunnel (httpcore's AsyncNetworkStream): anyio's, with the errors of the way out."""

    def __init__(self, core: Any, stream: Any) -> None:
        self._core = core
        self._stream = stream

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        data: bytes = await self._stream.read(max_bytes, timeout=timeout)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._stream.write(buffer, timeout=timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> _Stream:
        name = host_bytes(server_hostname or "").decode("ascii")
        try:
            secured = await self._stream.start_tls(ssl_context, server_hostname=name, timeout=seconds(timeout))
        except self._core.TimeoutException:
            raise EgressTimeout("the TLS handshake took too long") from None
        except self._core.NetworkError as error:
            raise tls_failure(error, name) from None
        return _Stream(self._core, secured)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


class _Body:
    """A response's body, as it comes."""

    def __init__(self, stream: Any, family: Family, request: Any) -> None:
        self._stream = stream
        self._family = family
        self._request = request

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async for piece in self._stream:
                yield piece
        except Exception as error:
            raise self._family.translated(error, self._request) from error

    async def aclose(self) -> None:
        await self._stream.aclose()


def _body_class(http: Any) -> Any:
    return type("AsyncBody", (_Body, http.AsyncByteStream), {})
