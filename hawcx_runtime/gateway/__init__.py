"""The gateway: every tool call of an agent checked, recorded and undoable on its way to the tool.

Importing this package loads none of its parts (PEP 562).
"""

from __future__ import annotations

_HOMES = {
    "Audit": "audit",
    "Catalogue": "catalogue",
    "CatalogueError": "errors",
    "Checker": "checker",
    "CONFIRMATION_UNAVAILABLE": "refusal",
    "Gateway": "gateway",
    "GatewayApp": "app",
    "GatewayError": "errors",
    "GatewaySession": "session",
    "HttpUpstream": "http_upstream",
    "RollbackReport": "rollback",
    "gating_decision_id": "digests",
}
"""Public name → the module of this package that holds it."""

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
