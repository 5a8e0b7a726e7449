"""A real MCP server with two tools. Run as `python mcp_shop.py KIND PORT`; KIND is `fastmcp`, `v2` or `v1`."""

from __future__ import annotations

import sys
from typing import Any


def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


def pay(amount: int) -> str:
    """Pay an amount."""
    return f"paid {amount}"


def main() -> None:
    kind, port = sys.argv[1], int(sys.argv[2])
    server: Any
    if kind == "fastmcp":
        from fastmcp import FastMCP

        server = FastMCP("shop")
    elif kind == "v2":
        from mcp.server.mcpserver import MCPServer

        server = MCPServer("shop")
    else:
        from mcp.server.fastmcp import FastMCP as FirstFastMCP

        server = FirstFastMCP("shop", port=port)
    for tool in (add, pay):
        server.tool()(tool)
    if kind == "fastmcp":
        server.run(transport="http", port=port, show_banner=False)
    elif kind == "v2":
        server.run("streamable-http", port=port)
    else:
        server.run("streamable-http")


if __name__ == "__main__":
    main()
