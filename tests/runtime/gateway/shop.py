"""A small shop as an upstream: it keeps real state, knows idempotency keys, and can be told to fail."""

from __future__ import annotations

from typing import Any

from hawcx_runtime.gateway.errors import UpstreamFailed
from hawcx_runtime.gateway.refusal import IDEMPOTENCY_KEY

CATALOGUE: dict[str, Any] = {
    "tools": [
        {"name": "get_order", "read_only": True},
        {"name": "read_mail", "read_only": True, "reads_outside": True},
        {
            "name": "place_order",
            "input_schema": {
                "type": "object",
                "properties": {"item": {"type": "string"}, "count": {"type": "integer", "minimum": 1}},
                "required": ["item"],
                "additionalProperties": False,
            },
            "undo": {"tool": "cancel_order", "arguments": {"order": {"$result": "/structuredContent/order"}}},
        },
        {"name": "reserve", "undo": "release"},
        {"name": "release", "irreversible": True, "idempotent": True},
        {"name": "cancel_order", "irreversible": True, "idempotent": True},
        {"name": "send_mail", "irreversible": True, "sends_out": True},
        {"name": "pay", "irreversible": True, "requires_confirmation": True},
        {"name": "ship", "irreversible": True, "after": ["place_order"], "at_most": 1},
        {"name": "rename", "writes": True},
    ],
    "agents": [
        {"name": "desk", "allowed_tools": ["*"]},
        {"name": "reader", "allowed_tools": ["get_order"]},
    ],
}


class Shop:
    """The upstream.

    Attributes:
        orders: order number → item, what stands now.
        calls: every call that arrived, with its idempotency key.
        faults: tool → what its next calls raise, one each.
    """

    def __init__(self) -> None:
        self.orders: dict[int, str] = {}
        self.reserved: list[str] = []
        self.calls: list[tuple[str, dict[str, Any], str]] = []
        self.faults: dict[str, list[Exception]] = {}
        self.ended: list[str] = []
        self._done: dict[str, dict[str, Any]] = {}

    def call(self, name: str, arguments: dict[str, Any], meta: dict[str, Any]) -> dict[str, Any]:
        key = str(meta[IDEMPOTENCY_KEY])
        self.calls.append((name, arguments, key))
        if self.faults.get(name):
            raise self.faults[name].pop(0)
        if key not in self._done:
            self._done[key] = self._do(name, arguments)
        return self._done[key]

    def end(self, session: str) -> None:
        self.ended.append(session)

    def _do(self, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
        said: dict[str, Any] = {}
        if name == "place_order":
            number = len(self.calls)
            self.orders[number] = arguments["item"]
            said = {"order": number}
        elif name == "cancel_order":
            if arguments["order"] not in self.orders:
                return {"content": [], "isError": True}
            del self.orders[arguments["order"]]
        elif name == "reserve":
            self.reserved.append(arguments["place"])
        elif name == "release":
            self.reserved = [each for each in self.reserved if each != arguments["place"]]
        return {"content": [{"type": "text", "text": "done"}], "structuredContent": said}


FAILED = UpstreamFailed("not reached")
LOST = ConnectionResetError("lost")


def yes(_question: dict[str, Any]) -> dict[str, Any]:
    return {"action": "accept", "content": {"approve": True}}
