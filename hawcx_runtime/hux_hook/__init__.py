"""HUX hook: a policy service on loopback is asked before every tool call, and told after it.

The service is the source of truth. This library decides no approval, reads no ledger, and sends neither arguments nor
output, only their digest. Importing this package loads none of its parts (PEP 562).
"""

from __future__ import annotations

_HOMES = {
    "CAPABILITIES": "capabilities",
    "HuxClient": "client",
    "HuxConflict": "errors",
    "HuxError": "errors",
    "HuxIdentity": "identity",
    "HuxInvalidRequest": "errors",
    "HuxServiceError": "errors",
    "HuxUnavailable": "errors",
    "StopReceipt": "conversation",
    "ToolDecision": "decision",
    "after_tool": "telemetry",
    "before_tool": "decision",
    "canonical_argument_hash": "arguments",
    "emit": "telemetry",
    "memory_gate": "conversation",
    "on_stop": "conversation",
    "record_spend": "telemetry",
}
"""Public name → the module of this package that holds it."""

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
