"""A client over HttpUpstream for the suite's client scenarios. Run as `python -m tests.conformance.client URL`.

The suite appends the URL and names the scenario in the environment. What a client does there is list the tools and
call each, with the arguments that the scenario's context gives, or with none.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any

from hawcx_runtime.gateway.errors import GatewayError
from hawcx_runtime.gateway.http_upstream import HttpUpstream
from hawcx_runtime.gateway.refusal import SESSION_MARK


class Person:
    """A caller that accepts every form with its defaults, and waits for it."""

    can_wait = True

    def __init__(self) -> None:
        self.capabilities = {"elicitation": {"form": {"applyDefaults": True}}}
        self.answers: dict[str, Any] = {}

    def notify(self, method: str, params: Any) -> None:
        pass

    def request(self, method: str, params: Any) -> dict[str, Any]:
        properties = params.get("requestedSchema", {}).get("properties", {})
        content = {name: each["default"] for name, each in properties.items() if "default" in each}
        for name, each in properties.items():
            content.setdefault(name, True if each.get("type") == "boolean" else "yes")
        return {"action": "accept", "content": content}

    def is_cancelled(self) -> bool:
        return False


def arguments_for(tool: dict[str, Any], context: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the argument sets that a tool is to be called with."""
    given = [each["arguments"] for each in context.get("toolCalls", []) if each.get("name") == tool["name"]]
    samples = {"number": 5, "integer": 5, "string": "text", "boolean": True}
    properties = tool.get("inputSchema", {}).get("properties", {})
    needed = tool.get("inputSchema", {}).get("required", [])
    made = {name: samples.get(properties[name].get("type"), "text") for name in needed if name in properties}
    return given or [made]


def main() -> None:
    context = json.loads(os.environ.get("MCP_CONFORMANCE_CONTEXT", "{}"))
    upstream = HttpUpstream(sys.argv[-1], timeout=20.0)
    for tool in upstream.definitions():
        for arguments in arguments_for(tool, context):
            with contextlib.suppress(GatewayError):  # the scenario judges what was sent
                upstream.exchange(tool["name"], arguments, {SESSION_MARK: "calls"}, Person())
    upstream.end("calls")


if __name__ == "__main__":
    main()
