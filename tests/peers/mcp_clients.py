"""Real MCP clients, each as its users write it. Run as `python mcp_clients.py KIND URL TOKEN`; prints JSON.

Each lists the tools, adds two numbers, and pays twice: the person says yes to the first payment and no to the second.
KIND is `v2-auto`, `v2-legacy` (the SDK's 2.x line), `fastmcp`, or `v1` (the 1.x line, in an environment of its own).
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

ANSWERS = iter(["accept", "decline"])
QUESTIONS: list[str] = []


def report(names: list[str], results: list[Any]) -> None:
    texts = [[each.text for each in result.content] for result in results]
    print(json.dumps({"tools": names, "results": texts, "questions": QUESTIONS}))


async def run(client: Any) -> None:
    """Drive a client that has `list_tools` and `call_tool`."""
    listed = await client.list_tools()
    tools = listed if isinstance(listed, list) else listed.tools
    results = []
    for name, arguments in (("add", {"a": 2, "b": 3}), ("pay", {"amount": 5}), ("pay", {"amount": 7})):
        results.append(await client.call_tool(name, arguments, **OPTIONS))
    report([tool.name for tool in tools], results)


OPTIONS: dict[str, Any] = {}


async def v2(url: str, token: str, mode: str) -> None:
    import httpx2
    from mcp import types
    from mcp.client.client import Client
    from mcp.client.streamable_http import streamable_http_client

    async def elicit(_context: Any, params: Any) -> Any:
        QUESTIONS.append(params.message)
        action = next(ANSWERS)
        return types.ElicitResult(action=action, content={"approve": True} if action == "accept" else None)

    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=30) as http:
        transport = streamable_http_client(url, http_client=http)
        async with Client(transport, mode=mode, elicitation_callback=elicit) as client:
            await run(client)


async def v1(url: str, token: str) -> None:
    from mcp import ClientSession, types
    from mcp.client.streamable_http import streamablehttp_client

    async def elicit(_context: Any, params: Any) -> Any:
        QUESTIONS.append(params.message)
        action = next(ANSWERS)
        return types.ElicitResult(action=action, content={"approve": True} if action == "accept" else None)

    headers = {"Authorization": f"Bearer {token}"}
    async with (
        streamablehttp_client(url, headers=headers) as (reading, writing, _session),
        ClientSession(reading, writing, elicitation_callback=elicit) as client,
    ):
        await client.initialize()
        await run(client)


async def fast(url: str, token: str) -> None:
    from fastmcp import Client
    from fastmcp.client.elicitation import ElicitResult
    from fastmcp.client.transports import StreamableHttpTransport

    async def elicit(message: str, _kind: Any, _params: Any, _context: Any) -> Any:
        QUESTIONS.append(message)
        action = next(ANSWERS)
        return ElicitResult(action=action, content={"approve": True} if action == "accept" else None)

    OPTIONS["raise_on_error"] = False
    transport = StreamableHttpTransport(url, headers={"Authorization": f"Bearer {token}"})
    async with Client(transport, elicitation_handler=elicit) as client:
        await run(client)


if __name__ == "__main__":
    kind, url, token = sys.argv[1:]
    if kind == "v1":
        asyncio.run(v1(url, token))
    elif kind == "fastmcp":
        asyncio.run(fast(url, token))
    else:
        asyncio.run(v2(url, token, kind.removeprefix("v2-")))
