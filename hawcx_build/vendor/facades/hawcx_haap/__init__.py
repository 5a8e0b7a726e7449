"""The names of hawcx_haap that agents import, over the runtime in this bundle. Each is loaded when it is first used."""

from __future__ import annotations

_HOMES = {
    "AssemblerClient": "ipc.assembler_client",
    "ClarificationAnswer": "ipc.messages",
    "HawcxAgent": "agent",
    "HawcxError": "errors",
    "RequestRejected": "ipc.messages",
    "TokenTransport": "ipc.messages",
    "ToolCallRequest": "ipc.messages",
    "ToolCallResponse": "ipc.messages",
}
_PARTS = ("egress", "mcp_caller")

__all__ = [
    "AssemblerClient",
    "ClarificationAnswer",
    "HawcxAgent",
    "HawcxError",
    "RequestRejected",
    "TokenTransport",
    "ToolCallRequest",
    "ToolCallResponse",
    "egress",
    "mcp_caller",
]


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(f"hawcx_runtime.{_HOMES[name]}"), name)
    if name in _PARTS:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
