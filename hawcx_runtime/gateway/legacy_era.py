"""The legacy era of MCP (2025-03-26 to 2025-11-25) towards clients: sessions, and questions on a held call's stream.

Source: MCP 2025-11-25, basic/lifecycle, basic/transports, server/tools, client/elicitation.
"""

from __future__ import annotations

from hawcx_runtime.gateway.answering import answer_call
from hawcx_runtime.gateway.errors import GatewayError, UnknownSession
from hawcx_runtime.gateway.http_request import HttpAnswer, rpc_error, rpc_result, send_json
from hawcx_runtime.gateway.live_call import LiveCall
from hawcx_runtime.gateway.passage import ERROR_MARK
from hawcx_runtime.gateway.protocol import (
    FIRST_WITH_ELICITATION,
    INVALID_PARAMS,
    INVALID_REQUEST,
    LEGACY,
    LOG_LEVELS,
    METHOD_NOT_FOUND,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_runtime.gateway.app import GatewayApp
    from hawcx_runtime.gateway.http_request import HttpRequest, Receive, Send
    from hawcx_runtime.gateway.live_call import Message

SERVER_INFO = {"name": "hawcx-gateway", "version": "0.1.0"}
_PRIME = b"id: 0\nretry: 1000\ndata: \n\n"


class LegacySession:
    """What the transport keeps of a session; the gateway's session of the same id keeps the rest."""

    __slots__ = ("agent", "capabilities", "log_level", "running", "version")

    def __init__(self, agent: str, version: str, capabilities: dict[str, object]) -> None:
        self.agent = agent
        self.version = version
        self.capabilities = capabilities
        self.log_level = "debug"
        self.running: dict[tuple[type, object], LiveCall] = {}


class LegacyEra:
    """Serves legacy requests of one app."""

    def __init__(self, app: GatewayApp) -> None:
        self._app = app
        self.sessions: dict[str, LegacySession] = {}

    async def post(self, request: HttpRequest, message: Message, agent: str, receive: Receive, send: Send) -> None:
        """Serve one message."""
        method, identity = message.get("method"), message.get("id")
        if method == "initialize" and _is_id(identity):
            await self._initialize(message, agent, send)
            return
        session_id, session = self._session(request, agent)
        if not isinstance(method, str):
            self._take_answer(session, message)
            await send_json(send, 202, None)
        elif "id" not in message:
            self._take_note(session, method, message)
            await send_json(send, 202, None)
        elif not _is_id(identity):
            raise HttpAnswer(400, rpc_error(None, INVALID_REQUEST, "an id is a string or a whole number"))
        elif method == "tools/call":
            await self._call(session_id, session, message, receive, send)
        else:
            await send_json(send, 200, await self._answer(session, method, message))

    async def delete(self, request: HttpRequest, agent: str, send: Send) -> None:
        """End a session."""
        session_id, session = self._session(request, agent)
        for live in list(session.running.values()):
            live.cancel()
        self.sessions.pop(session_id, None)
        await self._app.run(lambda: self._app.gateway.close(session_id))
        await send_json(send, 200, None)

    async def _initialize(self, message: Message, agent: str, send: Send) -> None:
        params = message.get("params")
        params = params if isinstance(params, dict) else {}
        asked, capabilities = params.get("protocolVersion"), params.get("capabilities", {})
        if not isinstance(asked, str) or not isinstance(capabilities, dict):
            raise HttpAnswer(
                400, rpc_error(message["id"], INVALID_PARAMS, "initialize needs protocolVersion and capabilities")
            )
        version = asked if asked in LEGACY else LEGACY[0]
        can_elicit = "elicitation" in capabilities and version >= FIRST_WITH_ELICITATION
        labels = set(self._app.labels_of(agent))
        session = self._app.gateway.open(agent, can_elicit=can_elicit, carried=labels)
        self.sessions[session.id] = LegacySession(agent, version, capabilities)
        result = {
            "protocolVersion": version,
            "capabilities": {"tools": {}, "logging": {}},
            "serverInfo": SERVER_INFO,
        }
        await send_json(send, 200, rpc_result(message["id"], result), {"mcp-session-id": session.id})

    def _session(self, request: HttpRequest, agent: str) -> tuple[str, LegacySession]:
        """Return the session that a request names.

        Raises:
            HttpAnswer: 400 without one, 404 for one that ended, was never, or is another principal's.
        """
        version = request.fields.get("mcp-protocol-version", LEGACY[-1])
        if version not in LEGACY:
            raise HttpAnswer(400, rpc_error(None, INVALID_REQUEST, "this MCP-Protocol-Version is not supported"))
        session_id = request.fields.get("mcp-session-id", "")
        if not session_id:
            raise HttpAnswer(400, rpc_error(None, INVALID_REQUEST, "Mcp-Session-Id is missing"))
        session = self.sessions.get(session_id)
        if session is None or session.agent != agent:
            raise HttpAnswer(404, rpc_error(None, INVALID_REQUEST, "no such session; initialize a new one"))
        return session_id, session

    async def _answer(self, session: LegacySession, method: str, message: Message) -> Message:
        identity, params = message["id"], message.get("params") or {}
        if method == "ping":
            return rpc_result(identity, {})
        if method == "tools/list":
            if isinstance(params, dict) and "cursor" in params:
                return rpc_error(identity, INVALID_PARAMS, "there is but one page")
            return rpc_result(
                identity, {"tools": await self._app.run(lambda: self._app.gateway.tools_list(session.agent))}
            )
        if method == "logging/setLevel":
            level = params.get("level") if isinstance(params, dict) else None
            if level not in LOG_LEVELS:
                return rpc_error(identity, INVALID_PARAMS, "there is no such level")
            session.log_level = str(level)
            return rpc_result(identity, {})
        return rpc_error(identity, METHOD_NOT_FOUND, "this gateway serves tools only")

    async def _call(
        self, session_id: str, session: LegacySession, message: Message, receive: Receive, send: Send
    ) -> None:
        identity, params = message["id"], message.get("params")
        if not isinstance(params, dict) or not isinstance(params.get("name"), str):
            raise HttpAnswer(200, rpc_error(identity, INVALID_PARAMS, "tools/call needs a name"))
        name, arguments, meta = params["name"], params.get("arguments", {}), params.get("_meta")
        live = LiveCall(session.capabilities, seconds=self._app.timeout, can_wait=True, log_level=session.log_level)
        key = (type(identity), identity)
        if key in session.running:
            raise HttpAnswer(400, rpc_error(identity, INVALID_REQUEST, "a request of this id is still running"))
        session.running[key] = live

        def work() -> tuple[int, Message]:
            try:
                result = self._app.gateway.call(
                    session_id,
                    name,
                    arguments,
                    elicit=live.elicit,
                    meta=meta if isinstance(meta, dict) else None,
                    caller=live,
                )
            except UnknownSession:
                return 404, rpc_error(identity, INVALID_REQUEST, "no such session; initialize a new one")
            except GatewayError as error:
                return 200, rpc_error(identity, INVALID_REQUEST, str(error))
            return 200, legacy_answer(identity, result)

        # A legacy client that leaves does not cancel its call, but a question to it can no longer be answered.
        try:
            prime = _PRIME if session.version >= "2025-11-25" else b""
            await answer_call(work, live, self._app.executor, receive, send, prime=prime, on_disconnect=live.abandon)
        finally:
            session.running.pop(key, None)

    def _take_answer(self, session: LegacySession, message: Message) -> None:
        """Give an answer of the client's to whoever waits for it; one that nobody waits for is dropped."""
        identity = message.get("id")
        for live in list(session.running.values()):
            waiting = live.pending.get(identity) if isinstance(identity, str) else None
            if waiting is not None and not waiting.done():
                waiting.set_result(message)

    def _take_note(self, session: LegacySession, method: str, message: Message) -> None:
        params = message.get("params")
        if method == "notifications/cancelled" and isinstance(params, dict):
            identity = params.get("requestId")
            live = session.running.get((type(identity), identity)) if _is_id(identity) else None
            if live is not None:
                live.cancel()


def legacy_answer(identity: object, result: Message) -> Message:
    """Return a call's result as the legacy era has it."""
    meta = result.get("_meta")
    if isinstance(meta, dict) and isinstance(meta.get(ERROR_MARK), dict):
        return {"jsonrpc": "2.0", "id": identity, "error": meta[ERROR_MARK]}
    return rpc_result(identity, {key: value for key, value in result.items() if key != "resultType"})


def _is_id(identity: object) -> bool:
    return isinstance(identity, (str, int)) and not isinstance(identity, bool)
