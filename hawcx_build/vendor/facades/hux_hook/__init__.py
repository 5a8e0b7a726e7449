"""The names of hux_hook that agents import, over the runtime in this bundle. Each is loaded when it is first used."""

from __future__ import annotations

__all__ = [
    "CAPABILITIES",
    "HuxClient",
    "HuxConflict",
    "HuxError",
    "HuxIdentity",
    "HuxInvalidRequest",
    "HuxServiceError",
    "HuxUnavailable",
    "StopReceipt",
    "ToolDecision",
    "after_tool",
    "before_tool",
    "canonical_argument_hash",
    "emit",
    "memory_gate",
    "on_stop",
    "record_spend",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from importlib import import_module

        return getattr(import_module("hawcx_runtime.hux_hook"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
