"""The modern era of MCP (2026-07-28) towards clients: no session, every request stands alone, questions are results.

Labels hang on the principal; the undo stack on the principal and, where a request names one, a handle in its `_meta`
(`SESSION_MARK`). Dropping the handle sheds no label.

Source: MCP 2026-07-28, basic/transports, basic/versioning, basic/multi-round-trip requests, server/tools.
"""

from __future__ import annotations

from hawcx_runtime.canonical_json import NoCanonicalForm
from hawcx_runtime.gateway.answering import answer_call
from hawcx_runtime.gateway.confirmation import ConfirmationPending
from hawcx_runtime.gateway.digests import argument_digest, tagged_digest
from hawcx_runtime.gateway.errors import GatewayError
from hawcx_runtime.gateway.http_request import HttpAnswer, rpc_error, rpc_result, send_json
from hawcx_runtime.gateway.legacy_era import SERVER_INFO
from hawcx_runtime.gateway.live_call import LiveCall
from hawcx_runtime.gateway.passage import ERROR_MARK
from hawcx_runtime.gateway.protocol import (
    HEADER_MISMATCH,
    INVALID_PARAMS,
    INVALID_REQUEST,
    LOG_LEVELS,
    META_CAPABILITIES,
    META_LOG_LEVEL,
    META_SERVER,
    META_VERSION,
    METHOD_NOT_FOUND,
    MODERN,
    UNSUPPORTED_VERSION,
    argument_at,
    header_text,
    param_headers,
)
from hawcx_runtime.gateway.refusal import SESSION_MARK
from hawcx_runtime.gateway.request_state import RequestStates, StateRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_runtime.gateway.app import GatewayApp
    from hawcx_runtime.gateway.http_request import HttpRequest, Receive, Send
    from hawcx_runtime.gateway.live_call import Message

LIST_TTL_MS = 30_000  # how long a client may keep a list of tools; it is the principal's own
APPROVAL_KEY = "hawcx-approval"
"""Under this key a result asks for the confirmation, and the retry answers it."""


class ModernEra:
    """Serves modern requests of one app."""

    def __init__(self, app: GatewayApp) -> None:
        self._app = app
        self._states = RequestStates(app.timeout)

    async def post(self, request: HttpRequest, message: Message, agent: str, receive: Receive, send: Send) -> None:
        """Serve one message."""
        identity, method, params = message.get("id"), message.get("method"), message.get("params", {})
        if not isinstance(method, str) or not isinstance(params, dict):
            raise HttpAnswer(400, rpc_error(None, INVALID_REQUEST, "a request has a method, and params are an object"))
        if "id" not in message:
            await send_json(send, 202, None)
            return
        if not isinstance(identity, (str, int)) or isinstance(identity, bool):
            raise HttpAnswer(400, rpc_error(None, INVALID_REQUEST, "an id is a string or a whole number"))
        meta = self._check(request, identity, method, params)
        if method == "server/discover":
            await send_json(send, 200, rpc_result(identity, _discovery()))
        elif method == "tools/list":
            await send_json(send, 200, await self._list(identity, agent, params))
        elif method == "tools/call":
            await self._call(request, identity, agent, params, meta, receive, send)
        else:
            raise HttpAnswer(404, rpc_error(identity, METHOD_NOT_FOUND, "this gateway serves tools only"))

    def _check(self, request: HttpRequest, identity: object, method: str, params: Message) -> Message:
        """Hold a request's `_meta` and headers against each other; return the `_meta`.

        Raises:
            HttpAnswer: 400, with the typed error.
        """
        meta = params.get("_meta")
        meta = meta if isinstance(meta, dict) else {}
        version = meta.get(META_VERSION)
        if not isinstance(version, str) or not isinstance(meta.get(META_CAPABILITIES), dict):
            raise HttpAnswer(
                400, rpc_error(identity, INVALID_PARAMS, f"_meta needs {META_VERSION} and {META_CAPABILITIES}")
            )
        _must_equal(request, identity, "mcp-protocol-version", version)
        if version != MODERN:
            data = {"supported": [MODERN], "requested": version}
            raise HttpAnswer(400, rpc_error(identity, UNSUPPORTED_VERSION, "this version is not supported", data))
        _must_equal(request, identity, "mcp-method", method)
        if method in ("tools/call", "prompts/get"):
            _must_equal(request, identity, "mcp-name", params.get("name"))
        if method == "resources/read":
            _must_equal(request, identity, "mcp-name", params.get("uri"))
        return meta

    async def _list(self, identity: object, agent: str, params: Message) -> Message:
        if "cursor" in params:
            return rpc_error(identity, INVALID_PARAMS, "there is but one page")
        tools = await self._app.run(lambda: self._app.gateway.tools_list(agent))
        result = {"resultType": "complete", "tools": tools, "ttlMs": LIST_TTL_MS, "cacheScope": "private"}
        return rpc_result(identity, {**result, "_meta": {META_SERVER: SERVER_INFO}})

    async def _call(
        self,
        request: HttpRequest,
        identity: object,
        agent: str,
        params: Message,
        meta: Message,
        receive: Receive,
        send: Send,
    ) -> None:
        name, arguments = params.get("name"), params.get("arguments", {})
        if not isinstance(name, str) or not isinstance(arguments, dict):
            raise HttpAnswer(400, rpc_error(identity, INVALID_PARAMS, "tools/call needs a name, and arguments"))
        self._check_param_headers(request, identity, name, arguments)
        round_ = self._round(identity, agent, name, arguments, params, meta)
        level = meta.get(META_LOG_LEVEL)
        capabilities = meta[META_CAPABILITIES]
        assert isinstance(capabilities, dict)  # noqa: S101 - `_check` saw it
        live = LiveCall(
            capabilities,
            seconds=self._app.timeout,
            can_wait=False,
            answers=round_.upstream_answers(),
            log_level=str(level) if level in LOG_LEVELS else "",
        )
        can_ask = has_forms(capabilities)

        def work() -> tuple[int, Message]:
            gateway = self._app.gateway
            try:
                session = gateway.open(
                    agent, can_elicit=True, session_id=round_.session_id, carried=self._app.labels_of(agent)
                )
                result = gateway.call(
                    session.id,
                    name,
                    arguments,
                    elicit=round_.elicit if can_ask else None,
                    meta=meta,
                    caller=live,
                    call_id=round_.call_id,
                )
            except ConfirmationPending as pending:
                return 200, rpc_result(identity, round_.ask(pending.question))
            except GatewayError as error:
                return 400, rpc_error(identity, INVALID_REQUEST, str(error))
            return round_.answer(identity, result)

        await answer_call(work, live, self._app.executor, receive, send, on_disconnect=live.cancel)

    def _round(
        self, identity: object, agent: str, name: str, arguments: Message, params: Message, meta: Message
    ) -> Round:
        handle = meta.get(SESSION_MARK, "")
        if not isinstance(handle, str) or len(handle) > 128 or not handle.isascii() or not handle.isprintable():
            raise HttpAnswer(
                400, rpc_error(identity, INVALID_PARAMS, f"{SESSION_MARK} is up to 128 visible characters")
            )
        bound: Message
        try:
            bound = {"agent": agent, "tool": name, "digest": argument_digest(name, arguments), "handle": handle}
        except NoCanonicalForm:
            bound = {"agent": agent, "tool": name, "digest": "", "handle": handle}
        state: Message = {}
        if "requestState" in params:
            try:
                state = self._states.open(params["requestState"], bound)
            except StateRefused as refused:
                raise HttpAnswer(400, rpc_error(identity, INVALID_PARAMS, str(refused))) from None
        return Round(self._states, bound, state, params.get("inputResponses"))

    def _check_param_headers(self, request: HttpRequest, identity: object, name: str, arguments: Message) -> None:
        """Hold `Mcp-Param-*` against the arguments that they mirror."""
        tool = self._app.gateway.catalogue.tools.get(name)
        for header, path in param_headers(tool.input_schema) if tool else ():
            value = argument_at(arguments, path)
            given = request.fields.get(header.lower())
            if not _mirrors(given, value):
                raise HttpAnswer(
                    400, rpc_error(identity, HEADER_MISMATCH, f"{header} does not equal the argument that it mirrors")
                )


class Round:
    """One round of a call: what the client brought along, and what it is asked next."""

    def __init__(self, states: RequestStates, bound: Message, state: Message, responses: object) -> None:
        self._states = states
        self._bound = bound
        self._state = state
        self._responses = responses if isinstance(responses, dict) else {}
        self._approved = str(state.get("approved", ""))
        self.call_id = str(state.get("call", "")) or tagged_digest("hawcx.call.v1", [bound, _nonce()])[:32]
        self.session_id = f"modern:{bound['agent']}:{bound['handle']}"

    def upstream_answers(self) -> Message:
        """Return what goes to the upstream with the call: its own state, and the answers to its own questions."""
        answers: Message = {}
        others = {key: value for key, value in self._responses.items() if key != APPROVAL_KEY}
        if others:
            answers["inputResponses"] = others
        if "upstream" in self._state:
            answers["requestState"] = self._state["upstream"]
        return answers

    def elicit(self, question: Message) -> object:
        """Return the person's answer, if this round brought it; else put the call back.

        An answer counts only for the very question that the state was sealed with.
        """
        digest = tagged_digest("hawcx.question.v1", question)
        if self._approved == digest:
            return {"action": "accept", "content": {"approve": True}}
        if self._state.get("question") == digest and APPROVAL_KEY in self._responses:
            self._approved = digest
            return self._responses[APPROVAL_KEY]
        raise ConfirmationPending(question)

    def ask(self, question: Message) -> Message:
        """Return the result that asks a person."""
        digest = tagged_digest("hawcx.question.v1", question)
        state = self._states.seal({**self._bound, "call": self.call_id, "question": digest})
        request = {"method": "elicitation/create", "params": {"mode": "form", **question}}
        return _asking({APPROVAL_KEY: request}, state)

    def answer(self, identity: object, result: Message) -> tuple[int, Message]:
        """Return the status and answer for a call's result.

        An upstream's own questions get a state of ours around the upstream's.
        """
        meta = result.get("_meta")
        meta = meta if isinstance(meta, dict) else {}
        if isinstance(meta.get(ERROR_MARK), dict):
            error = meta[ERROR_MARK]
            status = 400 if error.get("code") in (INVALID_PARAMS, -32021) else 200
            return status, {"jsonrpc": "2.0", "id": identity, "error": error}
        kept = {**result, "_meta": {**meta, META_SERVER: SERVER_INFO}}
        kept.setdefault("resultType", "complete")
        if kept["resultType"] == "input_required":
            inner: Message = {"upstream": result["requestState"]} if "requestState" in result else {}
            sealed = {**self._bound, "call": self.call_id, "approved": self._approved, **inner}
            kept["requestState"] = self._states.seal(sealed)
        return 200, rpc_result(identity, kept)


def _asking(requests: Message, state: str) -> Message:
    meta = {META_SERVER: SERVER_INFO}
    return {"resultType": "input_required", "inputRequests": requests, "requestState": state, "_meta": meta}


def _discovery() -> Message:
    result: Message = {"resultType": "complete", "supportedVersions": [MODERN], "capabilities": {"tools": {}}}
    result |= {"ttlMs": LIST_TTL_MS, "cacheScope": "private", "serverInfo": SERVER_INFO}
    return {**result, "_meta": {META_SERVER: SERVER_INFO}}


def _must_equal(request: HttpRequest, identity: object, field: str, value: object) -> None:
    try:
        given = header_text(request.fields[field])
    except (KeyError, ValueError):
        given = None
    if given is None or given != value:
        raise HttpAnswer(400, rpc_error(identity, HEADER_MISMATCH, f"{field} does not equal what the body says"))


def has_forms(capabilities: Message) -> bool:
    """Tell whether a client can show a form; an empty elicitation capability means just that."""
    elicitation = capabilities.get("elicitation")
    return isinstance(elicitation, dict) and ("form" in elicitation or not elicitation)


def _mirrors(given: str | None, value: object) -> bool:
    if value is None or given is None:
        return value is None and given is None
    try:
        text = header_text(given)
        if isinstance(value, bool):
            return text == ("true" if value else "false")
        if isinstance(value, (int, float)):
            return float(text) == float(value)
    except ValueError:
        return False
    return text == value


def _nonce() -> str:
    import os

    return os.urandom(16).hex()
