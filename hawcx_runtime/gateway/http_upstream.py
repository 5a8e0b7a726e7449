"""An upstream reached over MCP's Streamable HTTP, in either era; which one, it finds out.

Legacy: one MCP session for each gateway session (initialize, `notifications/initialized`, calls, DELETE at the end); a
404 opens a new one and sends again, once, since a server that does not know the session did nothing. Modern: no
session; every request says what it is in its `_meta` and headers.

Source: MCP 2025-11-25 and 2026-07-28, basic/transports; 2026-07-28, basic/versioning (era detection).
"""

from __future__ import annotations

import os
import threading
import time

from hawcx_runtime.gateway.errors import GatewayError, OutcomeUnknown, UpstreamFailed
from hawcx_runtime.gateway.http_exchange import MAX_BODY, Answer, Deadline, exchange, parse_url
from hawcx_runtime.gateway.limits import MAX_ROUNDS
from hawcx_runtime.gateway.protocol import (
    HEADER_MISMATCH,
    LEGACY,
    META_CAPABILITIES,
    META_CLIENT,
    META_VERSION,
    MODERN,
    argument_at,
    has_sound_headers,
    header_value,
    param_headers,
)
from hawcx_runtime.gateway.refusal import SESSION_MARK
from hawcx_runtime.gateway.sse import ResumableReader
from hawcx_runtime.gateway.upstream import CallerRefused, SilentCaller, UpstreamRefused
from hawcx_runtime.strict_json import JsonError, encode_json, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hawcx_runtime.gateway.http_exchange import Transport
    from hawcx_runtime.gateway.upstream import Caller

ERAS = ("auto", "legacy", "modern")
MAX_PAGES = 100  # of one tools/list; a cursor that never ends is a loop
MAX_RESUMPTIONS = 5  # of one call's event stream
CLIENT_INFO = {"name": "hawcx-gateway", "version": "0.1.0"}
_ACCEPT = "application/json, text/event-stream"


class SessionGone(Exception):
    """The server no longer knows our session, so it did nothing."""


class HttpUpstream:
    """One MCP server.

    Args:
        url: its endpoint.
        headers: sent with every request, as an Authorization of the gateway's own; never the caller's.
        transport: connects; None connects directly.
        timeout: seconds for one answer.
        era: `auto` finds out; `legacy` or `modern` where the operator knows.
        tls: an `ssl.SSLContext` for https; None is the system's default.

    Raises:
        GatewayError: the URL or the era is none.
    """

    def __init__(
        self,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        timeout: float = 60.0,
        era: str = "auto",
        tls: object = None,
    ) -> None:
        if era not in ERAS:
            raise GatewayError(f"an upstream's era is one of {', '.join(ERAS)}")
        self._url = parse_url(url)
        self._headers = dict(headers or {})
        self._transport = transport
        self._timeout = timeout
        self._tls = tls
        self._era = era
        self._lock = threading.Lock()
        self._sessions: dict[str, tuple[str, str]] = {}  # gateway session → (MCP session id or "", version)
        self._mirrored: dict[str, list[tuple[str, tuple[str, ...]]]] | None = None

    def call(self, name: str, arguments: Mapping[str, object], meta: Mapping[str, object]) -> dict[str, object]:
        """Call a tool for a caller that cannot be reached."""
        return self.exchange(name, arguments, meta, SilentCaller())

    def exchange(
        self, name: str, arguments: Mapping[str, object], meta: Mapping[str, object], caller: Caller
    ) -> dict[str, object]:
        """Call a tool and return its result; pass on what it reports and asks meanwhile.

        Raises:
            UpstreamFailed: it surely did nothing.
            OutcomeUnknown: it may have run, and no sound answer came.
        """
        params: dict[str, object] = {"name": name, "arguments": dict(arguments)}
        sent = {key: value for key, value in meta.items() if key != SESSION_MARK}
        session = str(meta.get(SESSION_MARK, ""))
        deadline = Deadline(self._timeout, caller.is_cancelled)
        if self._is_modern(deadline):
            return self._modern_call(name, {**params, **caller.answers}, sent, caller, deadline)
        return self._legacy_request(session, "tools/call", params, sent, caller, deadline)

    def definitions(self) -> list[dict[str, object]]:
        """Return every tool that the server lists.

        Raises:
            GatewayError: it does not answer, or its pages do not end.
        """
        tools: list[dict[str, object]] = []
        caller, deadline = SilentCaller(), Deadline(self._timeout)
        is_modern = self._is_modern(deadline)
        params: dict[str, object] = {}
        for _ in range(MAX_PAGES):
            if is_modern:
                page = self._modern_request("tools/list", dict(params), {}, {}, caller, deadline)
            else:
                page = self._legacy_request("", "tools/list", dict(params), {}, caller, deadline)
            listed = page.get("tools")
            if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
                raise OutcomeUnknown("the upstream's list of tools is none")
            tools += listed
            if not isinstance(page.get("nextCursor"), str):  # an empty string is a cursor like any other
                # A modern tool whose mirrored headers are malformed could not be called as it wants to be.
                return [tool for tool in tools if not is_modern or has_sound_headers(tool.get("inputSchema"))]
            params = {"cursor": page["nextCursor"]}
        raise OutcomeUnknown(f"the upstream's list of tools has more than {MAX_PAGES} pages")

    def end(self, session: str) -> None:
        """End the MCP session that belongs to a gateway session, where there is one."""
        with self._lock:
            identity, version = self._sessions.pop(session, ("", ""))
        if identity:
            fields = {**self._headers, "Mcp-Session-Id": identity, "MCP-Protocol-Version": version}
            answer = exchange(self._url, "DELETE", fields, b"", Deadline(5.0), self._transport, self._tls)
            answer.body()

    # Finding the era.

    def _is_modern(self, deadline: Deadline) -> bool:
        if self._era == "auto":
            with self._lock:
                if self._era == "auto":
                    self._era = self._found_era(deadline)
        return self._era == "modern"

    def _found_era(self, deadline: Deadline) -> str:
        """Ask with the modern greeting; whoever does not understand it is legacy."""
        try:
            result = self._modern_request("server/discover", {}, {}, {}, SilentCaller(), deadline)
        except UpstreamRefused as refused:
            code = refused.error.get("code")
            return "modern" if code in (-32020, -32021, -32022) else "legacy"
        except _NotSpoken:
            return "legacy"
        versions = result.get("supportedVersions")
        return "modern" if isinstance(versions, list) and MODERN in versions else "legacy"

    # Modern.

    def _modern_call(
        self, name: str, params: dict[str, object], meta: dict[str, object], caller: Caller, deadline: Deadline
    ) -> dict[str, object]:
        for _ in range(MAX_ROUNDS):
            try:
                result = self._mirrored_call(name, params, meta, caller, deadline)
            except _NotSpoken as answer:
                raise OutcomeUnknown(str(answer)) from None
            if result.get("resultType") != "input_required" or not getattr(caller, "can_wait", False):
                return result
            params = {**params, **_answered(result, caller)}
            params.pop("requestState", None)
            if "requestState" in result:
                params["requestState"] = result["requestState"]
            deadline.renew()
        raise OutcomeUnknown(f"the upstream asked for input more than {MAX_ROUNDS} times")

    def _mirrored_call(
        self, name: str, params: dict[str, object], meta: dict[str, object], caller: Caller, deadline: Deadline
    ) -> dict[str, object]:
        """Send a call with the headers that mirror its arguments; list the tools anew once when they do not fit."""
        for is_last in (False, True):
            fields = self._mirror(name, params["arguments"], renew=is_last)
            try:
                return self._modern_request("tools/call", params, fields, meta, caller, deadline)
            except UpstreamRefused as refused:
                if is_last or refused.error.get("code") != HEADER_MISMATCH:
                    raise
        raise AssertionError("the loop returns or raises")

    def _mirror(self, name: str, arguments: object, *, renew: bool) -> dict[str, str]:
        if self._mirrored is None or renew:
            self._mirrored = {
                str(tool.get("name")): list(param_headers(tool.get("inputSchema"))) for tool in self.definitions()
            }
        fields = {"Mcp-Name": header_value(name)}
        for header, path in self._mirrored.get(name, ()):
            value = argument_at(arguments, path)  # type: ignore[arg-type]
            if value is not None:
                fields[header] = header_value(value)
        return fields

    def _modern_request(
        self,
        method: str,
        params: dict[str, object],
        fields: Mapping[str, str],
        meta: Mapping[str, object],
        caller: Caller,
        deadline: Deadline,
    ) -> dict[str, object]:
        own_meta = {META_VERSION: MODERN, META_CAPABILITIES: dict(caller.capabilities), META_CLIENT: CLIENT_INFO}
        params = {**params, "_meta": {**meta, **own_meta}}
        headers = {"MCP-Protocol-Version": MODERN, "Mcp-Method": method, **fields}
        return self._request(method, params, headers, caller, deadline, session=None)

    # Legacy.

    def _legacy_request(
        self,
        session: str,
        method: str,
        params: dict[str, object],
        meta: dict[str, object],
        caller: Caller,
        deadline: Deadline,
    ) -> dict[str, object]:
        if meta:
            params = {**params, "_meta": meta}
        for is_last in (False, True):
            known = self._sessions.get(session) or self._initialize(session, caller, deadline)
            try:
                return self._request(method, dict(params), _session_fields(known), caller, deadline, session=known)
            except SessionGone:
                with self._lock:
                    if self._sessions.get(session) == known:
                        del self._sessions[session]
                if is_last:
                    raise UpstreamFailed("the upstream forgot its new session at once") from None
            except _NotSpoken as answer:
                raise OutcomeUnknown(str(answer)) from None
        raise AssertionError("the loop returns or raises")

    def _initialize(self, session: str, caller: Caller, deadline: Deadline) -> tuple[str, str]:
        params: dict[str, object] = {"protocolVersion": LEGACY[0], "clientInfo": CLIENT_INFO}
        params["capabilities"] = dict(getattr(caller, "declared", caller.capabilities))
        minted: list[str] = []
        try:
            result = self._request("initialize", params, {}, SilentCaller(), deadline, session=None, minted=minted)
            version = result.get("protocolVersion")
            if version not in LEGACY and version != "2024-11-05":
                raise UpstreamFailed("the upstream speaks no version of MCP that is known here")
            known = (minted[0] if minted else "", str(version))
            note = encode_json({"jsonrpc": "2.0", "method": "notifications/initialized"})
            self._post(note, _session_fields(known), deadline).body()
        except (OutcomeUnknown, _NotSpoken, SessionGone) as error:
            raise UpstreamFailed(f"the upstream cannot be initialized: {error}") from None  # no call has left yet
        with self._lock:
            self._sessions[session] = known
        return known

    # One request, either era.

    def _request(
        self,
        method: str,
        params: dict[str, object],
        fields: Mapping[str, str],
        caller: Caller,
        deadline: Deadline,
        *,
        session: tuple[str, str] | None,
        minted: list[str] | None = None,
    ) -> dict[str, object]:
        identity = os.urandom(16).hex()
        meta = params.get("_meta")
        token = meta.get("progressToken") if isinstance(meta, dict) else None
        if token is not None and isinstance(meta, dict):
            params["_meta"] = {**meta, "progressToken": identity}
        document = {"jsonrpc": "2.0", "id": identity, "method": method, "params": params}
        answer = self._post(encode_json(document), fields, deadline)
        if answer.status == 404 and session is not None and session[0]:
            answer.body()
            raise SessionGone
        if minted is not None and "mcp-session-id" in answer.fields:
            minted.append(answer.fields["mcp-session-id"])
        for message in self._messages(answer, fields, deadline, resumable=session is not None):
            if message.get("id") == identity and ("result" in message) != ("error" in message):
                return _result_of(message)
            self._serve(message, identity, token, fields, caller, deadline)
        raise OutcomeUnknown("the upstream's answer ended without a response")

    def _post(self, body: bytes, fields: Mapping[str, str], deadline: Deadline) -> Answer:
        headers = {**self._headers, "Content-Type": "application/json", "Accept": _ACCEPT}
        return exchange(self._url, "POST", {**headers, **fields}, body, deadline, self._transport, self._tls)

    def _messages(
        self, answer: Answer, fields: Mapping[str, str], deadline: Deadline, *, resumable: bool
    ) -> Iterator[dict[str, object]]:
        """Yield the JSON-RPC messages of an answer, as they come; resume a stream that its server dropped."""
        kind = answer.fields.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "text/event-stream" or answer.status != 200:
            yield _document(answer)
            return
        reader = ResumableReader(MAX_BODY)
        for _ in range(MAX_RESUMPTIONS + 1):
            for chunk in answer.chunks:
                for document in reader.documents(chunk):
                    yield _message(document)
            if not resumable or not reader.last_id:
                return
            time.sleep(min((1000 if reader.retry_ms is None else reader.retry_ms) / 1000, deadline.left()))
            headers = {**self._headers, **fields, "Accept": "text/event-stream", "Last-Event-ID": reader.last_id}
            answer = exchange(self._url, "GET", headers, b"", deadline, self._transport, self._tls)
            if answer.status != 200:
                answer.body()
                return

    def _serve(
        self,
        message: dict[str, object],
        identity: str,
        token: object,
        fields: Mapping[str, str],
        caller: Caller,
        deadline: Deadline,
    ) -> None:
        """Pass on a notification, or answer a request of the server's."""
        method, params = message.get("method"), message.get("params") or {}
        if not isinstance(method, str) or not isinstance(params, dict):
            return
        if "id" not in message:
            if method == "notifications/progress":
                if params.get("progressToken") != identity or token is None:
                    return
                params = {**params, "progressToken": token}
            if method in ("notifications/progress", "notifications/message"):
                caller.notify(method, params)
            return
        answer: dict[str, object] = {"jsonrpc": "2.0", "id": message["id"]}
        try:
            answer["result"] = {} if method == "ping" else caller.request(method, params)
        except CallerRefused as refused:
            answer["error"] = {"code": refused.code, "message": str(refused)}
        except TimeoutError:
            answer["error"] = {"code": -32603, "message": "the client did not answer in time"}
        deadline.renew()
        self._post(encode_json(answer), fields, deadline).body()


class _NotSpoken(GatewayError):
    """The answer is no JSON-RPC at all, as from a server that does not know the question."""


def _session_fields(known: tuple[str, str]) -> dict[str, str]:
    identity, version = known
    return {"MCP-Protocol-Version": version, **({"Mcp-Session-Id": identity} if identity else {})}


def _document(answer: Answer) -> dict[str, object]:
    """Return the one message of an answer that is no stream."""
    body = answer.body()
    if answer.status in (401, 403) or 300 <= answer.status < 400:
        raise UpstreamFailed(f"the upstream answered with status {answer.status}")
    try:
        found = parse_json(body)
    except JsonError:
        found = None
    if isinstance(found, dict) and found.get("jsonrpc") == "2.0":
        if isinstance(found.get("error"), dict) and answer.status >= 400:
            raise UpstreamRefused(found["error"])  # its id may be null: the server could not read ours
        return found
    if 400 <= answer.status < 500:
        raise _NotSpoken(f"the upstream answered with status {answer.status}")
    raise OutcomeUnknown(f"the upstream answered with status {answer.status} and no JSON-RPC message")


def _message(data: bytes) -> dict[str, object]:
    try:
        found = parse_json(data)
    except JsonError:
        raise OutcomeUnknown("an event of the upstream is no JSON") from None
    if not isinstance(found, dict):
        raise OutcomeUnknown("an event of the upstream is no JSON-RPC message")
    return found


def _result_of(message: dict[str, object]) -> dict[str, object]:
    if "error" in message:
        error = message["error"]
        raise UpstreamRefused(error if isinstance(error, dict) else {"code": -32603, "message": "malformed error"})
    result = message["result"]
    if not isinstance(result, dict) or result.get("resultType", "complete") not in ("complete", "input_required"):
        raise OutcomeUnknown("the upstream's result is of no known kind")
    return result


def _answered(result: dict[str, object], caller: Caller) -> dict[str, object]:
    """Ask a caller that can wait everything that the upstream wants to know."""
    asked = result.get("inputRequests")
    answers: dict[str, object] = {}
    for key, request in (asked if isinstance(asked, dict) else {}).items():
        if isinstance(request, dict):
            try:
                answers[key] = caller.request(str(request.get("method")), request.get("params") or {})
            except CallerRefused as refused:
                raise UpstreamFailed(str(refused)) from None
    return {"inputResponses": answers} if answers else {}
