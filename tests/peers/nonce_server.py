"""A legacy MCP server that logs the nonce of every call with its session: `uvicorn tests.peers.nonce_server:app`.

Its log is one line a call, `SESSION NONCE`, in the file that NONCE_LOG names.
"""

from __future__ import annotations

import json
import os
from typing import Any

LOG = os.open(os.environ.get("NONCE_LOG", os.devnull), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)


def answer_to(message: dict[str, Any], session: str) -> tuple[int, Any, list[tuple[bytes, bytes]]]:
    method, identity = message.get("method"), message.get("id")
    if method == "initialize":
        result: Any = {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}}
        result["serverInfo"] = {"name": "nonces", "version": "1"}
        return (
            200,
            {"jsonrpc": "2.0", "id": identity, "result": result},
            [(b"mcp-session-id", os.urandom(16).hex().encode())],
        )
    if identity is None:
        return 202, None, []
    if not session:
        error = {"code": -32600, "message": "no session"}
        return 400, {"jsonrpc": "2.0", "id": identity, "error": error}, []
    nonce = message["params"]["arguments"]["nonce"]
    os.write(LOG, f"{session} {nonce}\n".encode())
    result = {"content": [{"type": "text", "text": nonce}]}
    return 200, {"jsonrpc": "2.0", "id": identity, "result": result}, []


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "http":
        return
    body = b""
    while True:
        part = await receive()
        body += part.get("body", b"")
        if not part.get("more_body"):
            break
    fields = {name: value.decode() for name, value in scope["headers"]}
    status, document, extra = 200, None, []
    if scope["method"] == "POST":
        status, document, extra = answer_to(json.loads(body), fields.get(b"mcp-session-id", ""))
    content = b"" if document is None else json.dumps(document).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode()), *extra]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})
