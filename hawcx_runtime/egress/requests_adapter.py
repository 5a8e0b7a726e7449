"""The adapter that gives `requests` the broker as its only way out, whatever session it is mounted on.

A session with `trust_env` hands proxies and certificate bundles of the environment to its adapters, so the adapter
defends itself: it takes no proxy, no other trust than its own, and https alone. Loaded only where requests is.
"""

from __future__ import annotations

import os
from importlib import import_module

from hawcx_runtime.egress.errors import (
    EgressError,
    EgressInvalidRequest,
    EgressTimeout,
    EgressTlsError,
)
from hawcx_runtime.egress.tls import client_context
from hawcx_runtime.egress.tunnel import open_tunnel, tls_failure
from hawcx_runtime.limits import EGRESS_CONNECT_SECONDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    from typing import Any

    from hawcx_runtime.egress.broker import Broker

_adapters: Any = import_module("requests.adapters")
_errors: Any = import_module("requests.exceptions")
_connection: Any = import_module("urllib3.connection")
_pool: Any = import_module("urllib3.connectionpool")
_faults: Any = import_module("urllib3.exceptions")


class BrokerAdapter(_adapters.HTTPAdapter):  # type: ignore[misc]
    """Sends a session's requests through the broker.

    Args:
        broker: the only way out.
        ca_file: PEM file of the only roots to trust; None for the system's. A session's `verify` path is not used.
        options: of requests' HTTPAdapter.
    """

    __attrs__ = (*_adapters.HTTPAdapter.__attrs__, "_broker", "_ca_file")

    def __init__(self, broker: Broker, ca_file: str | os.PathLike[str] | None = None, **options: Any) -> None:
        self._broker = broker
        self._ca_file = ca_file
        super().__init__(**options)

    def init_poolmanager(self, *sizes: Any, **options: Any) -> None:
        """Make a pool whose connections are tunnels, for https alone."""
        options["ssl_context"] = client_context(self._ca_file)
        super().init_poolmanager(*sizes, **options)
        tunnel = type("Tunnel", (_Tunnel,), {"broker": self._broker})
        pool = type("TunnelPool", (_pool.HTTPSConnectionPool,), {"ConnectionCls": tunnel})
        self.poolmanager.pool_classes_by_scheme = {"https": pool}
        self._pid = os.getpid()

    def send(
        self,
        request: Any,
        stream: bool = False,
        timeout: Any = None,
        verify: bool | str = True,
        cert: Any = None,
        proxies: Any = None,
    ) -> Any:
        """Return the response to a prepared request; what stands in the way is an error of requests and of ours."""
        _check(request.url, verify, cert)
        if self._pid != os.getpid():  # a forked child: the parent's connections are left alone
            self._left_to_parent = self.poolmanager
            self.init_poolmanager(self._pool_connections, self._pool_maxsize, block=self._pool_block)
        try:
            return super().send(request, stream=stream, timeout=timeout, verify=True, cert=None, proxies=None)
        except _errors.ConnectionError as error:
            raise _both(error) from error

    def build_connection_pool_key_attributes(
        self, request: Any, _verify: object, _cert: object = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Name the host; trust is the pool's own."""
        host, _trust = super().build_connection_pool_key_attributes(request, True, None)
        return host, {}

    def cert_verify(self, conn: Any, _url: object, _verify: object, _cert: object) -> None:
        """Leave the connection's trust as the pool made it."""
        conn.cert_reqs = "CERT_REQUIRED"

    def proxy_manager_for(self, *_arguments: object, **_options: object) -> Any:
        """Refuse; a proxy would lead around the broker.

        Raises:
            EgressInvalidRequest: always.
        """
        raise EgressInvalidRequest("a proxy would lead around the broker")


class _Tunnel(_connection.HTTPSConnection):  # type: ignore[misc]
    """urllib3's connection, over a tunnel in place of a TCP socket; TLS and verification stay urllib3's."""

    broker: Broker

    def connect(self) -> None:
        """Open the tunnel and TLS in it."""
        try:
            super().connect()
        except OSError as error:  # ssl.SSLError is one; what the tunnel met is none
            raise self._as_urllib3(tls_failure(error, self.host))  # noqa: B904 - its cause is set

    def _new_conn(self) -> socket.socket:
        timeout = self.timeout if isinstance(self.timeout, (int, float)) else EGRESS_CONNECT_SECONDS
        try:
            connection = open_tunnel(self.broker, self.host, self.port, timeout)
        except EgressError as error:
            raise self._as_urllib3(error)  # noqa: B904 - its cause is set
        connection.settimeout(timeout)  # for the TLS handshake
        return connection

    def _as_urllib3(self, error: EgressError) -> Exception:
        """Return an error that urllib3 and requests know, with ours as its cause."""
        made: Exception
        if isinstance(error, EgressTlsError):
            made = _faults.SSLError(str(error))
        elif isinstance(error, EgressTimeout):
            made = _faults.ConnectTimeoutError(self, str(error))
        else:
            made = _faults.NewConnectionError(self, str(error))
        made.__cause__ = error
        return made


def _check(url: str, verify: bool | str, cert: object) -> None:
    if not url.lower().startswith("https://"):
        raise _as(EgressInvalidRequest("the URL must begin with https://"), _errors.InvalidSchema)
    if verify is False:
        raise EgressInvalidRequest("certificates are always verified; give ca_file to trust other roots")
    if cert is not None:
        raise EgressInvalidRequest("client certificates are not supported")


def _both(error: Exception) -> Exception:
    """Return an error of requests that is one of the way out too, where that is its cause."""
    for cause in _causes(error):
        if isinstance(cause, EgressTimeout):
            return _as(cause, _errors.ConnectTimeout)
        if isinstance(cause, EgressTlsError):
            return _as(cause, _errors.SSLError)
        if isinstance(cause, EgressError):
            return _as(cause, _errors.ConnectionError)
    return error


def _causes(error: BaseException) -> list[BaseException]:
    """Return an error with what stands behind it: causes, contexts, and urllib3's `reason`."""
    found: list[BaseException] = []
    todo: list[object] = [error]
    while todo:
        each = todo.pop(0)
        if isinstance(each, BaseException) and not any(each is seen for seen in found):
            found.append(each)
            todo += [*each.args, getattr(each, "reason", None), each.__cause__, each.__context__]
    return found


def _as(error: EgressError, kind: type[Exception]) -> Exception:
    made: Exception = type(type(error).__name__, (type(error), kind), {})(str(error))
    return made
