"""One HTTP request as ASGI brings it, read within bounds; and the answers to it.

Source: ASGI 3.0, HTTP connection scope.
"""

from __future__ import annotations

import asyncio
import hmac

from hawcx_runtime.strict_json import encode_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping
    from typing import Any

    Scope = Mapping[str, Any]
    Receive = Callable[[], Awaitable[dict[str, Any]]]
    Send = Callable[[dict[str, Any]], Awaitable[None]]

MAX_REQUEST_BYTES = 4 << 20  # a tool call is not a file transfer
MAX_REQUEST_SECONDS = 30.0  # to send a body
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})


class HttpAnswer(Exception):
    """Ends the handling of a request with an answer.

    Attributes:
        status: of the answer.
        document: its JSON body.
        fields: its further fields.
    """

    def __init__(self, status: int, document: object, fields: Mapping[str, str] | None = None) -> None:
        super().__init__(status)
        self.status = status
        self.document = document
        self.fields = dict(fields or {})


class HttpRequest:
    """A request's head; the body is read on demand.

    Attributes:
        method: in upper case.
        path: decoded.
        fields: lower-case name → value; a repeated field has its values joined with commas.
    """

    def __init__(self, scope: Scope) -> None:
        self.method = str(scope["method"])
        self.path = str(scope["path"])
        self.fields: dict[str, str] = {}
        for name, value in scope["headers"]:
            key, text = name.decode("latin-1").lower(), value.decode("latin-1")
            self.fields[key] = f"{self.fields[key]},{text}" if key in self.fields else text

    def check_origin(self, allowed: Iterable[str]) -> None:
        """Refuse a page of another site that reached us through a name of its own.

        Raises:
            HttpAnswer: 403.
        """
        origin = self.fields.get("origin")
        if origin is None or origin in allowed:
            return
        host = origin.partition("://")[2].partition("/")[0]
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        if name.lower() not in LOCAL_HOSTS:
            raise HttpAnswer(403, rpc_error(None, -32600, "this origin is not allowed"))

    def principal(self, agents: Mapping[str, str]) -> str:
        """Return the agent whose bearer token came; every known token is compared, in constant time.

        Raises:
            HttpAnswer: 401.
        """
        given = bearer_of(self.fields.get("authorization", ""))
        found = ""
        for token, agent in agents.items():
            if hmac.compare_digest(token.encode("utf-8"), given):
                found = agent
        if not found or not given:
            raise HttpAnswer(
                401, rpc_error(None, -32600, "a known bearer token is needed"), {"www-authenticate": "Bearer"}
            )
        return found

    async def body(self, receive: Receive) -> bytes:
        """Return the whole body.

        Raises:
            HttpAnswer: 413 when it is too long, 408 when it takes too long or the client left.
        """
        try:
            return await asyncio.wait_for(self._body(receive), MAX_REQUEST_SECONDS)
        except asyncio.TimeoutError:
            raise HttpAnswer(408, rpc_error(None, -32600, "the body did not come in time")) from None

    async def _body(self, receive: Receive) -> bytes:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise HttpAnswer(408, rpc_error(None, -32600, "the client left"))
            body += message.get("body", b"")
            if len(body) > MAX_REQUEST_BYTES:
                raise HttpAnswer(413, rpc_error(None, -32600, f"a body has at most {MAX_REQUEST_BYTES} bytes"))
            if not message.get("more_body"):
                return bytes(body)


def bearer_of(authorization: str) -> bytes:
    """Return the token of an Authorization field, or nothing."""
    scheme, _, token = authorization.partition(" ")
    return token.strip().encode("latin-1", "replace") if scheme.lower() == "bearer" else b""


def rpc_error(identity: object, code: int, message: str, data: object = None) -> dict[str, object]:
    """Return a JSON-RPC error answer."""
    error: dict[str, object] = {"code": code, "message": message}
    if data is not None:
        error["data"] = data
    return {"jsonrpc": "2.0", "id": identity, "error": error}


def rpc_result(identity: object, result: object) -> dict[str, object]:
    """Return a JSON-RPC result answer."""
    return {"jsonrpc": "2.0", "id": identity, "result": result}


async def send_json(send: Send, status: int, document: object, fields: Mapping[str, str] | None = None) -> None:
    """Send a whole answer; None is an empty body."""
    body = b"" if document is None else encode_json(document)
    headers = [(b"content-type", b"application/json")] if body else []
    headers += [(b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    headers += [(name.encode("latin-1"), value.encode("latin-1")) for name, value in (fields or {}).items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def start_stream(send: Send, fields: Mapping[str, str] | None = None) -> None:
    """Start an event stream."""
    headers = [
        (b"content-type", b"text/event-stream"),
        (b"cache-control", b"no-cache, no-transform"),
        (b"x-accel-buffering", b"no"),
    ]
    headers += [(name.encode("latin-1"), value.encode("latin-1")) for name, value in (fields or {}).items()]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
