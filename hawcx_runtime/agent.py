"""The agent's side of every tool call: it asks its Assembler, and holds no key and no token.

with HawcxAgent.connect_by_agent_id("mail-agent", principal_allowlist=["alice@example.com"]) as agent:
    response = agent.invoke_for("alice@example.com", "https://mail.example/mcp", tool="mail.read", body=b"…")
"""

from __future__ import annotations

import os

from hawcx_runtime.ipc.assembler_client import AssemblerClient
from hawcx_runtime.ipc.endpoint import conventional_endpoint
from hawcx_runtime.ipc.errors import InvalidRequest
from hawcx_runtime.ipc.messages import RequestRejected, TokenTransport, ToolCallRequest, ToolCallResponse
from hawcx_runtime.principals import PrincipalAllowlist

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from typing_extensions import Self

    from hawcx_runtime.ipc.handshake import Handshake
    from hawcx_runtime.ipc.messages import ClarificationRequest

__all__ = ["HawcxAgent", "RequestRejected", "TokenTransport", "ToolCallRequest", "ToolCallResponse"]


class HawcxAgent:
    """A connection to an Assembler together with the principals that may be acted for.

    Safe to share between threads. After a fork, the child connects anew.

    Args:
        client: connected.
        principal_allowlist: everybody whom this agent may act for; `[]` forbids it.

    Raises:
        HawcxError: the allowlist is no list of principals.
    """

    def __init__(self, client: AssemblerClient, *, principal_allowlist: Iterable[str]) -> None:
        self._client = client
        self._allowlist = PrincipalAllowlist(principal_allowlist)

    @classmethod
    def connect(
        cls,
        endpoint: str | os.PathLike[str],
        *,
        principal_allowlist: Iterable[str],
        timeout_secs: float | None = None,
        tool_call_timeout_secs: float | None = None,
        supervisor_uid: int | None = None,
        handshake: Handshake | None = None,
        on_clarification: Callable[[ClarificationRequest], str] | None = None,
    ) -> Self:
        r"""Connect to the Assembler at an endpoint.

        Args:
            endpoint: the absolute path of a UNIX socket, or `\\.\pipe\…` on Windows.
            principal_allowlist: everybody whom this agent may act for, compared exactly; `[]` forbids it.
            timeout_secs: for connect and handshake; by default `HAAP_SDK_IPC_TIMEOUT_SECS`, else 30.
            tool_call_timeout_secs: for each reply; by default `HAAP_SDK_TOOL_CALL_TIMEOUT_SECS`, else 180.
            supervisor_uid: the one user who may listen; by default root or this user.
            handshake: another layout of the handshake than this project's own.
            on_clarification: answers what the Assembler asks before it decides.

        Raises:
            HawcxError: the allowlist is wrong, or the endpoint cannot be trusted or reached.
        """
        allowlist = PrincipalAllowlist(principal_allowlist)
        client = AssemblerClient.connect(
            endpoint,
            timeout_secs=timeout_secs,
            tool_call_timeout_secs=tool_call_timeout_secs,
            supervisor_uid=supervisor_uid,
            handshake=handshake,
            on_clarification=on_clarification,
        )
        agent = cls.__new__(cls)
        agent._client, agent._allowlist = client, allowlist
        return agent

    @classmethod
    def connect_by_agent_id(
        cls,
        agent_id: str,
        *,
        principal_allowlist: Iterable[str],
        index: int = 0,
        ipc_dir: str | os.PathLike[str] | None = None,
        **options: Any,
    ) -> Self:
        """Connect to the Assembler that listens for an agent at the place where convention has it.

        Args:
            agent_id: the agent's id.
            principal_allowlist: everybody whom this agent may act for.
            index: which of the agent's Assemblers.
            ipc_dir: the folder that holds a folder for each agent; by default `$XDG_RUNTIME_DIR/hawcx`, else
                `/tmp/hawcx`.
            options: what `connect` takes besides.

        Raises:
            HawcxError: as `connect`.
        """
        endpoint = conventional_endpoint(agent_id, index, ipc_dir)
        return cls.connect(endpoint, principal_allowlist=principal_allowlist, **options)

    def invoke(
        self,
        target_rs_url: str,
        http_method: str = "POST",
        headers: Mapping[str, str] | None = None,
        *,
        tool: str,
        action: str | None = None,
        resource: str = "*",
        constraints: Mapping[str, object] | None = None,
        body: bytes | str | None = None,
        claimed_intent_hash: str | None = None,
        tool_arguments: Mapping[str, object] | None = None,
        content_type: str | None = None,
        transport: TokenTransport | str | None = None,
        request_id: str | None = None,
        acting_for_user: str | None = None,
        provider: str | None = None,
    ) -> ToolCallResponse:
        """Ask the Assembler for one tool call, and return what the resource server answered.

        Args:
            target_rs_url: the resource server's URL.
            http_method: of the request to it.
            headers: further headers of that request.
            tool: the tool's id.
            action: the action of the tool that is meant.
            resource: what it acts on.
            constraints: a JSON object of further limits.
            body: the plain body of the request; text is sent as UTF-8.
            claimed_intent_hash: the hash of the intent that the agent claims to follow.
            tool_arguments: a JSON object of the arguments of the tool.
            content_type: the body's media type.
            transport: how the token travels.
            request_id: unique on this connection; by default `req-` and 16 random hexadecimal digits.
            acting_for_user: on whose behalf; must be on the allowlist.
            provider: which provider mints the token.

        Raises:
            PrincipalNotAllowed: `acting_for_user` is not on the allowlist; nothing was sent.
            RequestRejected: the Assembler refused the call.
            HawcxError: the request is wrong, or the connection broke or was too slow.
        """
        if acting_for_user is not None:
            self._allowlist.require(acting_for_user)
        request = ToolCallRequest(
            request_id=new_request_id() if request_id is None else request_id,
            target_rs_url=target_rs_url,
            tool=tool,
            http_method=http_method,
            headers=_copied(headers, "headers"),
            action=action,
            resource=resource,
            constraints=_copied(constraints, "constraints"),
            body=body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body,
            claimed_intent_hash=claimed_intent_hash,
            tool_arguments=_copied(tool_arguments, "tool_arguments"),
            content_type=content_type,
            transport=None if transport is None else _transport(transport),
            acting_for_user=acting_for_user,
            provider=provider,
        )
        return self._client.call(request)

    def invoke_for(self, principal: str, target_rs_url: str, *args: Any, **options: Any) -> ToolCallResponse:
        """Ask for one tool call on behalf of a principal; as `invoke` with `acting_for_user`.

        Args:
            principal: on whose behalf; must be on the allowlist.
            target_rs_url: the resource server's URL.
            args: as for `invoke`.
            options: as for `invoke`.

        Raises:
            HawcxError: as `invoke`.
        """
        self._allowlist.require(principal)
        return self.invoke(target_rs_url, *args, acting_for_user=principal, **options)

    def close(self) -> None:
        """End the connection; may be called again."""
        self._client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()


def new_request_id() -> str:
    """Return `req-` and the first 16 hexadecimal digits of a version 4 UUID."""
    digits = os.urandom(16).hex()
    return f"req-{digits[:12]}4{digits[13:16]}"  # RFC 9562 section 5.4: the 13th digit is the version


def _copied(mapping: Mapping[str, Any] | None, name: str) -> dict[str, Any] | None:
    if mapping is None:
        return None
    if not hasattr(mapping, "keys"):
        raise InvalidRequest(f"{name} is a mapping, not {type(mapping).__name__}")
    return dict(mapping)


def _transport(given: TokenTransport | str) -> TokenTransport:
    try:
        return TokenTransport(given)
    except ValueError:
        raise InvalidRequest("transport is one of " + ", ".join(known.value for known in TokenTransport)) from None
