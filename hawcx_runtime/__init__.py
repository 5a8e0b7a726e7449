"""The runtime that every bundle carries: standard library only, Python 3.10 and newer.

Importing this package loads nothing else: a zip never caches bytecode, so each part is loaded when it is first used
(PEP 562). The parts `egress`, `gateway` and `hux_hook` are packages with names of their own.
"""

from __future__ import annotations

__version__ = "0.1.0"

_HOMES = {
    "AssemblerClient": "ipc.assembler_client",
    "Caller": "mcp_caller",
    "ClarificationAnswer": "ipc.messages",
    "ClarificationRequest": "ipc.messages",
    "ConnectFailed": "ipc.errors",
    "ConnectionForked": "ipc.errors",
    "ConnectionLost": "ipc.errors",
    "DeadlineExceeded": "ipc.errors",
    "Decision": "mcp_caller",
    "EndpointRefused": "ipc.errors",
    "HandshakeFailed": "ipc.errors",
    "HawcxAgent": "agent",
    "HawcxError": "errors",
    "InvalidRequest": "ipc.errors",
    "ManyPrincipals": "principals",
    "McpTool": "mcp_caller",
    "PrincipalNotAllowed": "principals",
    "ProtocolError": "ipc.errors",
    "RequestRejected": "ipc.messages",
    "TokenTransport": "ipc.messages",
    "ToolCallRequest": "ipc.messages",
    "ToolCallResponse": "ipc.messages",
    "close_agent": "mcp_caller",
    "get_agent": "mcp_caller",
}
"""Public name → the module below this package that holds it."""

_PARTS = ("egress", "gateway", "hux_hook", "mcp_caller")

__all__ = ["__version__", *sorted(_HOMES), *_PARTS]


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    if name in _PARTS:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
