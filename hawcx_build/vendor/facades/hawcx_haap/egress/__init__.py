"""The names of hawcx_haap.egress, over the runtime in this bundle. Each is loaded when it is first used."""

from __future__ import annotations

__all__ = [
    "EgressError",
    "EgressFlavorMissing",
    "EgressHostUnreachable",
    "EgressInvalidRequest",
    "EgressPeerCredError",
    "EgressPolicyDenied",
    "EgressProtocolError",
    "EgressStatusError",
    "EgressTimeout",
    "EgressTlsError",
    "EgressUnavailable",
    "Timeouts",
    "async_client",
    "client",
    "flavor",
    "requests_session",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from importlib import import_module

        return getattr(import_module("hawcx_runtime.egress"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
