"""The gateway as a plain ASGI 3 application: one endpoint for both eras of MCP, no dependency.

A request with the modern `_meta` or version header is served modern; `initialize` opens a legacy session. Routes:
`/mcp` (and `/`), `/healthz`, and, where an admin token is set, `POST /admin/sessions/{id}/rollback`,
`POST /admin/sessions/{id}/close`, `GET /admin/sessions`, `POST /admin/labels/{agent}/clear`.

Static bearer tokens are what MCP calls custom authorization; they end here and are never passed on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from concurrent.futures import ThreadPoolExecutor

from hawcx_runtime.gateway.errors import GatewayError
from hawcx_runtime.gateway.http_request import HttpAnswer, HttpRequest, bearer_of, rpc_error, send_json
from hawcx_runtime.gateway.legacy_era import LegacyEra
from hawcx_runtime.gateway.modern_era import ModernEra
from hawcx_runtime.gateway.protocol import INVALID_REQUEST, META_CAPABILITIES, META_VERSION, MODERN, PARSE_ERROR
from hawcx_runtime.strict_json import JsonError, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import TypeVar

    from hawcx_runtime.gateway.gateway import Gateway
    from hawcx_runtime.gateway.http_request import Receive, Scope, Send
    from hawcx_runtime.gateway.live_call import Message

    _Made = TypeVar("_Made")

MCP_PATHS = ("/mcp", "/mcp/", "/")
MAX_CALLS = 256  # calls that run or wait for a person at once; more wait for a thread


class GatewayApp:
    """The application.

    Args:
        gateway: the core.
        agents: bearer token → agent's name.
        admin_token: opens the admin routes; None leaves them off.
        elicitation_timeout: seconds that a person may take: how long a legacy call is held, and a modern state good.
        origins: browser origins besides local ones.
    """

    def __init__(
        self,
        gateway: Gateway,
        *,
        agents: Mapping[str, str],
        admin_token: str | None = None,
        elicitation_timeout: float = 600.0,
        origins: Iterable[str] = (),
    ) -> None:
        if "" in agents or admin_token == "":
            raise GatewayError("an empty token opens nothing")
        self.gateway = gateway
        self.agents = dict(agents)
        self.admin_token = admin_token
        self.timeout = elicitation_timeout
        self.origins = frozenset(origins)
        self.executor = ThreadPoolExecutor(MAX_CALLS, "gateway-call")
        self._labels: dict[str, set[str]] = {}
        for session_id in gateway.recovered:  # labels outlive the process that put them on
            session = gateway.session(session_id)
            self.labels_of(session.agent).update(session.carried)
        self.legacy = LegacyEra(self)
        self.modern = ModernEra(self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one ASGI connection."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
            return
        if scope["type"] != "http":
            raise GatewayError("only HTTP is served")
        try:
            await self._serve(HttpRequest(scope), receive, send)
        except HttpAnswer as answer:
            await send_json(send, answer.status, answer.document, answer.fields)

    def labels_of(self, agent: str) -> set[str]:
        """Return the labels of a principal, which all its modern sessions share."""
        return self._labels.setdefault(agent, set())

    async def run(self, work: Callable[[], _Made]) -> _Made:
        """Run blocking work off the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.executor, work)

    async def _serve(self, request: HttpRequest, receive: Receive, send: Send) -> None:
        if request.path == "/healthz":
            await send_json(send, 200, {"status": "ok"})
            return
        request.check_origin(self.origins)
        if request.path.startswith("/admin/"):
            await self._admin(request, send)
            return
        if request.path not in MCP_PATHS:
            raise HttpAnswer(404, rpc_error(None, INVALID_REQUEST, "there is nothing here"))
        agent = request.principal(self.agents)
        if request.method == "POST":
            await self._post(request, agent, receive, send)
        elif request.method == "DELETE" and request.fields.get("mcp-protocol-version") != MODERN:
            await self.legacy.delete(request, agent, send)
        else:
            # Nothing is pushed outside a call's own stream; anything but 405 here makes clients reconnect for ever.
            raise HttpAnswer(405, rpc_error(None, INVALID_REQUEST, "POST is what is served here"), {"allow": "POST"})

    async def _post(self, request: HttpRequest, agent: str, receive: Receive, send: Send) -> None:
        kind = request.fields.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise HttpAnswer(415, rpc_error(None, INVALID_REQUEST, "a message is application/json"))
        try:
            message = parse_json(await request.body(receive))
        except JsonError as error:
            raise HttpAnswer(400, rpc_error(None, PARSE_ERROR, str(error))) from None
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            raise HttpAnswer(400, rpc_error(None, INVALID_REQUEST, "a body is one JSON-RPC 2.0 message"))
        era = self.modern if _is_modern(request, message) else self.legacy
        await era.post(request, message, agent, receive, send)

    async def _admin(self, request: HttpRequest, send: Send) -> None:
        given = bearer_of(request.fields.get("authorization", ""))
        if self.admin_token is None or not hmac.compare_digest(self.admin_token.encode("utf-8"), given):
            raise HttpAnswer(404, rpc_error(None, INVALID_REQUEST, "there is nothing here"))
        steps = request.path.removeprefix("/admin/").split("/")
        if request.method == "GET" and steps == ["sessions"]:
            shown = [
                {"id": each.id, "agent": each.agent, "labels": sorted(each.carried), "undoable": len(each.stack)}
                for each in self.gateway.sessions()
            ]
            await send_json(send, 200, {"sessions": shown})
        elif request.method == "POST" and len(steps) == 3 and steps[0] == "sessions":
            await send_json(send, 200, await self._admin_session(steps[1], steps[2]))
        elif request.method == "POST" and len(steps) == 3 and steps[0] == "labels" and steps[2] == "clear":
            self.labels_of(steps[1]).clear()
            self.gateway.audit.note("labels_cleared", agent=steps[1])
            await send_json(send, 200, {"cleared": True})
        else:
            raise HttpAnswer(404, rpc_error(None, INVALID_REQUEST, "there is nothing here"))

    async def _admin_session(self, session_id: str, action: str) -> Message:
        try:
            if action == "rollback":
                report = await self.run(lambda: self.gateway.rollback(session_id, failed="an operator rolled it back"))
                remaining = [{"tool": write.tool, "reason": write.reason} for write in report.remaining]
                return {"undone": [write.tool for write in report.undone], "remaining": remaining}
            if action == "close":
                self.legacy.sessions.pop(session_id, None)
                await self.run(lambda: self.gateway.close(session_id))
                return {"closed": True}
        except GatewayError as error:
            raise HttpAnswer(404, rpc_error(None, INVALID_REQUEST, str(error))) from None
        raise HttpAnswer(404, rpc_error(None, INVALID_REQUEST, "there is nothing here"))

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await send({"type": "lifespan.startup.complete"})
            elif message["type"] == "lifespan.shutdown":
                with contextlib.suppress(GatewayError):
                    await self.run(self._stop)
                self.executor.shutdown(wait=False)
                await send({"type": "lifespan.shutdown.complete"})
                return

    def _stop(self) -> None:
        """End every session that has nothing to undo; the others stay in the journal for the next start."""
        for session in self.gateway.sessions():
            if not session.stack:
                self.gateway.close(session.id)


def _is_modern(request: HttpRequest, message: Message) -> bool:
    params = message.get("params")
    meta = params.get("_meta") if isinstance(params, dict) else None
    if isinstance(meta, dict) and (META_VERSION in meta or META_CAPABILITIES in meta):
        return True
    return request.fields.get("mcp-protocol-version") == MODERN
