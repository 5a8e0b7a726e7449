"""The JSON messages between agent and Assembler, as values; to and from the wire, without I/O.

Members that nobody here knows are ignored, so that a newer peer can say more; members of a wrong type are errors. A
message shows its request id and nothing else: arguments, principals and bodies do not belong into logs.
"""

from __future__ import annotations

from enum import Enum

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.ipc.errors import InvalidRequest, ProtocolError
from hawcx_runtime.ipc.fields import (
    OPTIONAL,
    REQUIRED,
    checked_members,
    from_base64,
    is_field_value,
    is_headers,
    is_name,
    is_object,
    is_prose,
    is_request_id,
    is_status,
    is_text,
    is_token,
    to_base64,
)
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.ipc.fields import Members

# Message types.
HANDSHAKE = 0x00
TOOL_CALL_REQUEST = 0x52
TOOL_CALL_RESPONSE = 0x53
REQUEST_REJECTED = 0x54
CLARIFICATION_REQUEST = 0x60
CLARIFICATION_ANSWER = 0x61


class TokenTransport(str, Enum):
    """How the Assembler hands the token to the resource server."""

    HTTP_HEADER = "http_header"
    MCP_META = "mcp_meta"


class _Message(Value):
    request_id: str

    def __repr__(self) -> str:
        return f"{type(self).__name__}(request_id={self.request_id!r})"


class ToolCallRequest(_Message):
    """Message 0x52: what an agent asks its Assembler to call.

    Attributes:
        request_id: unique on its connection.
        target_rs_url: the resource server's URL.
        tool: the tool's id.
        http_method: the method of the request to the resource server.
        headers: further headers of that request.
        action: the action of the tool that is meant.
        resource: what it acts on.
        constraints: a JSON object of further limits.
        body: the plain body of the request.
        claimed_intent_hash: the hash of the intent that the agent claims to follow.
        tool_arguments: a JSON object of the arguments of the tool.
        content_type: the body's media type.
        transport: how the token travels.
        acting_for_user: the principal on whose behalf the agent acts.
        provider: which provider mints the token.
    """

    target_rs_url: str
    tool: str
    http_method: str = "POST"
    headers: Mapping[str, str] | None = None
    action: str | None = None
    resource: str = "*"
    constraints: Mapping[str, object] | None = None
    body: bytes | None = None
    claimed_intent_hash: str | None = None
    tool_arguments: Mapping[str, object] | None = None
    content_type: str | None = None
    transport: TokenTransport | None = None
    acting_for_user: str | None = None
    provider: str | None = None

    def to_wire(self) -> dict[str, object]:
        """Return the members of the JSON object; what was not given is left out.

        Raises:
            InvalidRequest: a field has a wrong type or holds characters that it cannot have.
        """
        wire = {name: getattr(self, name) for name in type(self)._fields if getattr(self, name) is not None}
        if "body" in wire:
            body = wire.pop("body")
            if not isinstance(body, (bytes, bytearray, memoryview)):
                raise InvalidRequest("body is not bytes")
            wire["plaintext_request_body"] = to_base64(body)
        checked_members(wire, _REQUEST, InvalidRequest)
        if "transport" in wire:
            wire["transport"] = TokenTransport(wire["transport"]).value
        return wire

    @classmethod
    def from_wire(cls, wire: object) -> ToolCallRequest:
        """Read the JSON value of a message 0x52.

        Raises:
            ProtocolError: a member is missing or wrong.
        """
        members = checked_members(wire, _REQUEST, ProtocolError)
        if "plaintext_request_body" in members:
            members["body"] = from_base64(members.pop("plaintext_request_body"), "plaintext_request_body")
        if "transport" in members:
            members["transport"] = TokenTransport(members["transport"])
        return cls(**members)


class ToolCallResponse(_Message):
    """Message 0x53: what the resource server answered.

    Attributes:
        request_id: the request that this answers.
        http_status: the resource server's HTTP status.
        headers: the headers of its response.
        body: the decrypted body.
    """

    http_status: int
    headers: Mapping[str, str]
    body: bytes

    def to_wire(self) -> dict[str, object]:
        """Return the members of the JSON object."""
        return {
            "request_id": self.request_id,
            "http_status": self.http_status,
            "headers": dict(self.headers),
            "body": to_base64(self.body),
        }

    @classmethod
    def from_wire(cls, wire: object) -> ToolCallResponse:
        """Read the JSON value of a message 0x53.

        Raises:
            ProtocolError: a member is missing or wrong.
        """
        members = checked_members(wire, _RESPONSE, ProtocolError)
        members["body"] = from_base64(members["body"], "body")
        return cls(**members)


class RequestRejected(HawcxError):
    """Message 0x54: the Assembler refused the call, and nothing left for the resource server.

    It is raised, so that code which never looks for a refusal cannot take one for a response.

    Attributes:
        request_id: the request that was refused.
        reason: why, in the Assembler's words.
    """

    def __init__(self, request_id: str, reason: str) -> None:
        super().__init__(f"the Assembler rejected {request_id}: {reason}")
        self.request_id = request_id
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.request_id, self.reason)

    def to_wire(self) -> dict[str, object]:
        """Return the members of the JSON object."""
        return {"request_id": self.request_id, "reason": self.reason}

    @classmethod
    def from_wire(cls, wire: object) -> RequestRejected:
        """Read the JSON value of a message 0x54.

        Raises:
            ProtocolError: a member is missing or wrong.
        """
        return cls(**checked_members(wire, _REJECTION, ProtocolError))


class ClarificationRequest(_Message):
    """Message 0x60: the Assembler asks before it answers a call (this project's own message).

    Attributes:
        request_id: the call concerned.
        clarification_id: names this question among those of the call.
        question: what the Assembler wants to know.
    """

    clarification_id: str
    question: str

    def to_wire(self) -> dict[str, object]:
        """Return the members of the JSON object."""
        return {name: getattr(self, name) for name in type(self)._fields}

    @classmethod
    def from_wire(cls, wire: object) -> ClarificationRequest:
        """Read the JSON value of a message 0x60.

        Raises:
            ProtocolError: a member is missing or wrong.
        """
        return cls(**checked_members(wire, _CLARIFICATION_REQUEST, ProtocolError))


class ClarificationAnswer(_Message):
    """Message 0x61: the agent's answer to a clarification that the Assembler asked for.

    Attributes:
        request_id: the call concerned.
        clarification_id: the question that this answers.
        answer: the answer.
    """

    clarification_id: str
    answer: str

    def to_wire(self) -> dict[str, object]:
        """Return the members of the JSON object.

        Raises:
            InvalidRequest: the answer is no text.
        """
        wire = {name: getattr(self, name) for name in type(self)._fields}
        checked_members(wire, _CLARIFICATION_ANSWER, InvalidRequest)
        return wire

    @classmethod
    def from_wire(cls, wire: object) -> ClarificationAnswer:
        """Read the JSON value of a message 0x61.

        Raises:
            ProtocolError: a member is missing or wrong.
        """
        return cls(**checked_members(wire, _CLARIFICATION_ANSWER, ProtocolError))


def _is_transport(value: object) -> bool:
    return isinstance(value, str) and value in {transport.value for transport in TokenTransport}


_REQUEST: Members = {
    "request_id": (REQUIRED, is_request_id),
    "target_rs_url": (REQUIRED, is_name),
    "tool": (REQUIRED, is_name),
    "http_method": (REQUIRED, is_token),
    "headers": (OPTIONAL, is_headers),
    "action": (OPTIONAL, is_text),
    "resource": (REQUIRED, is_text),
    "constraints": (OPTIONAL, is_object),
    "plaintext_request_body": (OPTIONAL, is_prose),
    "claimed_intent_hash": (OPTIONAL, is_text),
    "tool_arguments": (OPTIONAL, is_object),
    "content_type": (OPTIONAL, is_field_value),
    "transport": (OPTIONAL, _is_transport),
    "acting_for_user": (OPTIONAL, is_prose),
    "provider": (OPTIONAL, is_text),
}
_RESPONSE: Members = {
    "request_id": (REQUIRED, is_request_id),
    "http_status": (REQUIRED, is_status),
    "headers": (REQUIRED, is_headers),
    "body": (REQUIRED, is_prose),
}
_REJECTION: Members = {"request_id": (REQUIRED, is_request_id), "reason": (REQUIRED, is_prose)}
_CLARIFICATION_REQUEST: Members = {
    "request_id": (REQUIRED, is_request_id),
    "clarification_id": (REQUIRED, is_request_id),
    "question": (REQUIRED, is_prose),
}
_CLARIFICATION_ANSWER: Members = {
    "request_id": (REQUIRED, is_request_id),
    "clarification_id": (REQUIRED, is_request_id),
    "answer": (REQUIRED, is_prose),
}
