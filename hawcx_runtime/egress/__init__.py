"""Egress: HTTPS through the host's broker, and never past it.

An agent has no network of its own; a broker on the host listens on a UNIX socket, speaks SOCKS5 and decides which hosts
may be reached. TLS goes end to end through it, so the broker sees host names and ciphertext only. Importing this
package loads none of its parts (PEP 562).
"""

from __future__ import annotations

_HOMES = {
    "EgressError": "errors",
    "EgressFlavorMissing": "errors",
    "EgressHostUnreachable": "errors",
    "EgressInvalidRequest": "errors",
    "EgressPeerCredError": "errors",
    "EgressPolicyDenied": "errors",
    "EgressProtocolError": "errors",
    "EgressStatusError": "errors",
    "EgressTimeout": "errors",
    "EgressTlsError": "errors",
    "EgressUnavailable": "errors",
    "Timeouts": "timeouts",
    "async_client": "flavors",
    "client": "flavors",
    "flavor": "flavors",
    "requests_session": "flavors",
}
"""Public name → the module of this package that holds it."""

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
