"""Calls to tools of MCP servers, through the Assembler, for a principal; a refusal is an outcome, never an exception.

    caller = Caller(get_agent(PRINCIPAL_ALLOWLIST), provider="mail")
    decision = caller.call(MAIL_READ, "alice@example.com")
    print(decision.summary())       # ALLOW mail.read  as alice@example.com http=200

What does raise: a principal that is not on the allowlist, and a connection that broke or was too slow, since then
nobody knows whether the tool ran.
"""

from __future__ import annotations

import os

from hawcx_runtime.agent import HawcxAgent, RequestRejected, new_request_id
from hawcx_runtime.errors import HawcxError
from hawcx_runtime.ipc.errors import InvalidRequest
from hawcx_runtime.ipc.fields import to_base64
from hawcx_runtime.jsonrpc import printable, read_verdict
from hawcx_runtime.strict_json import encode_json
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

MODERN = "2026-07-28"
"""The first revision of MCP in which a single request stands by itself, without `initialize`."""

REJECTED = "rejected"
"""The reason code of a call that the Assembler refused; the others are those of `hawcx_runtime.jsonrpc`."""

_CLIENT = {"name": "hawcx_runtime", "version": "0.1.0"}


class McpTool(Value):
    """A tool as a deployment describes it.

    Attributes:
        tool_id: what policy calls it, such as `mail.read`.
        url: the endpoint of its MCP server.
        name: what its MCP server calls it.
        actions: the actions it may be called with; a call takes the first unless it names another.
        resource: what it acts on.
        arguments: what it is called with unless a call says otherwise.
    """

    tool_id: str
    url: str
    name: str
    actions: tuple[str, ...] = ()
    resource: str = "*"
    arguments: Mapping[str, object] = {}


class Decision(Value):
    """The outcome of one call.

    Attributes:
        tool: the tool that was called.
        principal: on whose behalf.
        allowed: whether the call was let through. The tool itself may still have failed.
        reason: one sentence.
        reason_code: `rejected`, or one of the reason codes of `hawcx_runtime.jsonrpc`.
        http_status: the resource server's status; None where the call never reached it.
        body: the response's body, undecoded.
        request_id: of this call.
    """

    tool: McpTool
    principal: str
    allowed: bool
    reason: str
    reason_code: str
    http_status: int | None
    body: bytes
    request_id: str

    def summary(self) -> str:
        """Return the decision as one line for people."""
        word = "ALLOW" if self.allowed else "DENY"
        status = "-" if self.http_status is None else self.http_status
        line = f"{word} {self.tool.tool_id}  as {printable(self.principal)} http={status}"
        return line if self.allowed else f"{line} {self.reason}"

    def __repr__(self) -> str:
        return f"Decision(tool={self.tool.tool_id!r}, allowed={self.allowed}, reason_code={self.reason_code!r})"


class Caller:
    """Calls tools through one agent.

    Args:
        agent: connected.
        provider: which provider mints the tokens; None lets the Assembler choose.
        protocol_version: the revision of MCP to speak. From 2026-07-28 on a request stands by itself; with an older
            one the server must be stateless, since no `initialize` is sent.
    """

    def __init__(self, agent: HawcxAgent, provider: str | None = None, *, protocol_version: str = MODERN) -> None:
        self._agent = agent
        self._provider = provider
        self._protocol_version = protocol_version

    def call(
        self,
        tool: McpTool,
        principal: str,
        *,
        action: str | None = None,
        arguments: Mapping[str, object] | None = None,
    ) -> Decision:
        """Call a tool on behalf of a principal.

        Args:
            tool: what to call.
            principal: on whose behalf; must be on the agent's allowlist.
            action: one of the tool's actions; by default its first.
            arguments: by default the tool's own.

        Raises:
            HawcxError: the principal or the arguments are wrong, or the connection broke or was too slow; never
                because the call was refused.
        """
        request_id = new_request_id()
        kwargs = self.invoke_kwargs(tool, principal, action=action, arguments=arguments, request_id=request_id)
        try:
            response = self._agent.invoke(**kwargs)
        except RequestRejected as rejected:
            reason = f"the Assembler rejected the call: {printable(rejected.reason)}"
            return Decision(tool, principal, False, reason, REJECTED, None, b"", request_id)
        verdict = read_verdict(response.body, response.http_status, request_id)
        return Decision(
            tool,
            principal,
            verdict.allowed,
            verdict.reason,
            verdict.code,
            response.http_status,
            response.body,
            request_id,
        )

    def invoke_kwargs(
        self,
        tool: McpTool,
        principal: str,
        *,
        action: str | None = None,
        arguments: Mapping[str, object] | None = None,
        request_id: str | None = None,
    ) -> dict[str, Any]:
        """Build what `HawcxAgent.invoke` would be called with, and call nothing.

        Args:
            tool: what to call.
            principal: on whose behalf.
            action: one of the tool's actions; by default its first.
            arguments: by default the tool's own.
            request_id: also the JSON-RPC id; by default a new one.

        Raises:
            HawcxError: the tool has no such action, or the arguments have no JSON.
        """
        request_id = new_request_id() if request_id is None else request_id
        if action is not None and action not in tool.actions:
            raise InvalidRequest("the tool has no such action")
        given = dict(tool.arguments if arguments is None else arguments)
        return {
            "target_rs_url": tool.url,
            "http_method": "POST",
            "headers": self._headers(tool),
            "tool": tool.tool_id,
            "action": action if action is not None else next(iter(tool.actions), None),
            "resource": tool.resource,
            "body": encode_json(self._message(tool, given, request_id)),
            "tool_arguments": given,
            "content_type": "application/json",
            "request_id": request_id,
            "acting_for_user": principal,
            "provider": self._provider,
        }

    def _headers(self, tool: McpTool) -> dict[str, str]:
        headers = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": self._protocol_version}
        if self._protocol_version >= MODERN:
            headers |= {"Mcp-Method": "tools/call", "Mcp-Name": _header_text(tool.name)}
        return headers

    def _message(self, tool: McpTool, arguments: dict[str, object], request_id: str) -> dict[str, object]:
        params: dict[str, object] = {"name": tool.name, "arguments": arguments}
        if self._protocol_version >= MODERN:
            params["_meta"] = {
                "io.modelcontextprotocol/protocolVersion": self._protocol_version,
                "io.modelcontextprotocol/clientCapabilities": {},
                "io.modelcontextprotocol/clientInfo": _CLIENT,
            }
        return {"jsonrpc": "2.0", "id": request_id, "method": "tools/call", "params": params}


def _header_text(text: str) -> str:
    """Return text as MCP has it in a header: as it is where that is safe, else marked base64."""
    if text.isascii() and text.isprintable() and text == text.strip() and not text.startswith("=?"):
        return text
    return f"=?base64?{to_base64(text.encode('utf-8'))}?="


_shared: tuple[int, HawcxAgent, frozenset[str]] | None = None
"""This process's own agent: the process, the agent, its allowlist."""


def get_agent(allowlist: Iterable[str]) -> HawcxAgent:
    """Return this process's agent, connecting it when there is none.

    The Assembler is found through `HAAP_AGENT_ENDPOINT` (a socket's path), else through `HAAP_AGENT_ID`. A connection
    that broke is not renewed behind the caller's back: `close_agent` first.

    Args:
        allowlist: every principal that may be acted for; the same at each call.

    Raises:
        HawcxError: neither variable is set, the connection fails, or the allowlist differs from the agent's own.
    """
    global _shared
    principals = tuple(allowlist) if not isinstance(allowlist, str) else allowlist
    if _shared is not None and _shared[0] == os.getpid():
        if frozenset(principals) != _shared[2]:
            raise HawcxError("this process's agent has another allowlist; call close_agent() first")
        return _shared[1]
    endpoint, agent_id = os.environ.get("HAAP_AGENT_ENDPOINT"), os.environ.get("HAAP_AGENT_ID")
    if endpoint:
        agent = HawcxAgent.connect(endpoint, principal_allowlist=principals)
    elif agent_id:
        agent = HawcxAgent.connect_by_agent_id(agent_id, principal_allowlist=principals)
    else:
        raise HawcxError("set HAAP_AGENT_ID, or HAAP_AGENT_ENDPOINT to the path of the Assembler's socket")
    _shared = (os.getpid(), agent, frozenset(principals))
    return agent


def close_agent() -> None:
    """Close this process's agent; the next `get_agent` connects anew."""
    global _shared
    if _shared is not None:
        _shared[1].close()
        _shared = None
