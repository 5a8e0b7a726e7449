"""Which HTTP client a caller gets: httpx2 or httpx where they can be imported, else the standard library's alone.

Every flavour goes through the broker and no other way, trusts the same roots, takes https alone, and looks at no proxy
or certificate variable of the environment.
"""

from __future__ import annotations

from hawcx_runtime.egress.broker import find_broker
from hawcx_runtime.egress.errors import EgressFlavorMissing, EgressInvalidRequest
from hawcx_runtime.egress.tls import client_context

TYPE_CHECKING = False
if TYPE_CHECKING:
    import os
    import ssl
    from types import ModuleType
    from typing import Any

    from hawcx_runtime.egress.httpx_family import Family

STDLIB = "stdlib"
FAMILIES = {"httpx2": "httpcore2", "httpx": "httpcore"}
"""HTTP client → the transport library beneath it; the first that can be imported wins."""

# What would lead around the broker, weaken verification, or be ignored beside a transport of our own.
_REFUSED_OPTIONS = frozenset(
    ("app", "cert", "http1", "http2", "limits", "mounts", "proxies", "proxy", "transport", "trust_env", "uds", "verify")
)


def flavor() -> str:
    """Return the flavour that `client()` picks here: "httpx2", "httpx" or "stdlib"."""
    return next((name for name in FAMILIES if _imported(name) is not None), STDLIB)


def client(
    *,
    flavor: str | None = None,
    socket_path: str | os.PathLike[str] | None = None,
    broker_uid: int | None = None,
    ca_file: str | os.PathLike[str] | None = None,
    ssl_context: ssl.SSLContext | None = None,
    **options: Any,
) -> Any:
    """Return an HTTP client whose only way out is the broker.

    Args:
        flavor: "httpx2", "httpx" or "stdlib"; None for the first of them that is here.
        socket_path: the broker's socket; None for the environment's (`find_broker`).
        broker_uid: the user who must listen on it, if that matters.
        ca_file: PEM file of the only roots to trust; None for the system's.
        ssl_context: in place of `ca_file`; must verify certificates and host names.
        options: of httpx's `Client`, less those that would lead around the broker; for "stdlib" `headers`, `timeout`
            and `max_body_bytes`.

    Returns:
        httpx2.Client, httpx.Client, or `hawcx_runtime.egress.stdlib_client.Client`, which has their names.

    Raises:
        EgressFlavorMissing: the flavour's package is not installed.
        EgressInvalidRequest: an option would lead around the broker, or there is no such flavour.
        EgressUnavailable: there is no broker.
    """
    chosen = _chosen(flavor)
    _check_options(options)
    broker = find_broker(socket_path, broker_uid)
    context = client_context(ca_file, ssl_context)
    if chosen is None:
        from hawcx_runtime.egress.stdlib_client import Client

        return Client(broker, context, **options)
    from hawcx_runtime.egress.httpx_sync import BrokerTransport

    return chosen.http.Client(transport=BrokerTransport(chosen, broker, context), trust_env=False, **options)


def async_client(
    *,
    flavor: str | None = None,
    socket_path: str | os.PathLike[str] | None = None,
    broker_uid: int | None = None,
    ca_file: str | os.PathLike[str] | None = None,
    ssl_context: ssl.SSLContext | None = None,
    **options: Any,
) -> Any:
    """Return an asynchronous client; arguments as of `client`.

    Raises:
        EgressFlavorMissing: neither httpx2 nor httpx is installed; the standard library has no such client.
    """
    chosen = _chosen(flavor)
    if chosen is None:
        raise EgressFlavorMissing("async_client() needs httpx2 or httpx, and neither is installed here")
    _check_options(options)
    broker = find_broker(socket_path, broker_uid)
    context = client_context(ca_file, ssl_context)
    from hawcx_runtime.egress.httpx_async import AsyncBrokerTransport

    return chosen.http.AsyncClient(transport=AsyncBrokerTransport(chosen, broker, context), trust_env=False, **options)


def requests_session(
    *,
    socket_path: str | os.PathLike[str] | None = None,
    broker_uid: int | None = None,
    ca_file: str | os.PathLike[str] | None = None,
) -> Any:
    """Return a `requests.Session` whose only way out is the broker; arguments as of `client`.

    Raises:
        EgressFlavorMissing: requests is not installed.
        EgressUnavailable: there is no broker.
    """
    requests = _imported("requests")
    if requests is None:
        raise EgressFlavorMissing("requests_session() needs requests, which is not installed here")
    from hawcx_runtime.egress.requests_adapter import BrokerAdapter

    adapter = BrokerAdapter(find_broker(socket_path, broker_uid), ca_file)
    session = requests.Session()
    session.trust_env = False  # no proxy variables, no REQUESTS_CA_BUNDLE, no .netrc
    session.adapters.clear()
    for scheme in ("https://", "http://"):  # redirects to plain http meet the adapter too, which refuses them
        session.mount(scheme, adapter)
    return session


def _chosen(name: str | None) -> Family | None:
    """Return the family of a flavour, or None for the standard library."""
    if name is None:
        name = flavor()
    if name == STDLIB:
        return None
    if name not in FAMILIES:
        raise EgressInvalidRequest(f"a flavor is one of {', '.join((*FAMILIES, STDLIB))}")
    http = _imported(name)
    if http is None:
        raise EgressFlavorMissing(f"{name} is not installed here")
    from importlib import import_module

    from hawcx_runtime.egress.httpx_family import Family

    return Family(http, import_module(FAMILIES[name]))


def _imported(name: str) -> ModuleType | None:
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        return None


def _check_options(options: dict[str, Any]) -> None:
    refused = sorted(_REFUSED_OPTIONS.intersection(options))
    if refused:
        raise EgressInvalidRequest(
            f"{refused[0]} is not the caller's to set: every connection goes through the broker, verified"
        )
