"""Serves the gateway, with an allow-all catalogue, in front of an MCP server that conformance tools talk to.

Those tools send no token, so the one that opens this gateway is put in for them. Run as
`python -m tests.conformance.gateway_before UPSTREAM_URL PORT ERA [AUDIT]`.
"""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from hawcx_runtime.gateway.app import GatewayApp
from hawcx_runtime.gateway.audit import Audit
from hawcx_runtime.gateway.gateway import Gateway
from hawcx_runtime.gateway.http_upstream import HttpUpstream

TOKEN = "conformance-token"


def allow_all(upstream: HttpUpstream) -> dict[str, Any]:
    """Return a catalogue that lets one agent call everything that the upstream lists."""
    tools = []
    for definition in upstream.definitions():
        tool = {"name": definition["name"], "read_only": True, "input_schema": definition["inputSchema"]}
        tool["asks"] = ["elicitation", "sampling", "roots"]
        for ours, theirs in (("description", "description"), ("title", "title"), ("output_schema", "outputSchema")):
            if definition.get(theirs):
                tool[ours] = definition[theirs]
        tools.append(tool)
    return {"tools": tools, "agents": [{"name": "suite", "allowed_tools": ["*"]}]}


def opened(app: GatewayApp) -> Any:
    """Return the application with the token put in."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            scope = {**scope, "headers": [*scope["headers"], (b"authorization", f"Bearer {TOKEN}".encode())]}
        await app(scope, receive, send)

    return serve


def main() -> None:
    url, port, era, *audit = sys.argv[1:]
    upstream = HttpUpstream(url, era=era)
    gateway = Gateway(None, catalogue=allow_all(upstream), upstreams={"*": upstream}, audit=Audit(*audit, sync="never"))
    app = GatewayApp(gateway, agents={TOKEN: "suite"})
    uvicorn.run(opened(app), host="127.0.0.1", port=int(port), log_level="warning", lifespan="on")


if __name__ == "__main__":
    main()
