"""The HTTP request of a tool call, to a resource server on this machine, with a token that is worth nothing."""

from __future__ import annotations

import base64
import http.client
import json
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

LOOPBACK = ("localhost", "127.0.0.1", "::1")
HTTP_SECONDS = 60


def call_resource_server(request: Mapping[str, Any]) -> dict[str, Any]:
    """Make the HTTP request of a tool call, and return the members of its response.

    Args:
        request: the members of the tool call request.

    Raises:
        OSError, HTTPException: the resource server does not answer as HTTP has it.
        ValueError: the URL is not one of this machine, or the body is no base64.
    """
    url = urlsplit(request["target_rs_url"])
    if url.scheme not in ("http", "https") or url.hostname not in LOOPBACK:
        raise ValueError("this Assembler calls http and https on this machine only")
    body = base64.b64decode(request.get("plaintext_request_body") or "", validate=True)
    headers = dict(request.get("headers") or {})
    if request.get("content_type"):
        headers["Content-Type"] = request["content_type"]
    token = f"development-token-{secrets.token_hex(8)}"
    if request.get("transport") == "mcp_meta":
        body = _with_token(body, token)
    else:
        headers["Authorization"] = f"Bearer {token}"
    kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
    connection = kind(url.hostname, url.port, timeout=HTTP_SECONDS)
    try:
        target = (url.path or "/") + (f"?{url.query}" if url.query else "")
        connection.request(request["http_method"], target, body, headers)
        response = connection.getresponse()
        return {
            "request_id": request["request_id"],
            "http_status": response.status,
            "headers": {name: response.headers[name] for name in response.headers},
            "body": base64.b64encode(response.read()).decode("ascii"),
        }
    finally:
        connection.close()


def _with_token(body: bytes, token: str) -> bytes:
    """Put the token where a resource server that reads it from MCP's `_meta` would look."""
    message = json.loads(body)
    message.setdefault("params", {}).setdefault("_meta", {})["hawcx.devtools/token"] = token
    return json.dumps(message).encode()
