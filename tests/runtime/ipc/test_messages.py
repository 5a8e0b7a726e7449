"""Messages to and from the wire, against the `json` and `base64` packages."""

from __future__ import annotations

import base64
import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.ipc.errors import InvalidRequest, ProtocolError
from hawcx_runtime.ipc.messages import (
    ClarificationAnswer,
    ClarificationRequest,
    RequestRejected,
    TokenTransport,
    ToolCallRequest,
    ToolCallResponse,
)
from hawcx_runtime.strict_json import encode_json, parse_json

text = st.text("az~é漢\U0001f600", min_size=1, max_size=4)
ids = st.text("abc-09", min_size=1, max_size=20)
objects = st.none() | st.dictionaries(
    st.sampled_from("ab"), st.integers() | st.sampled_from([None, True, "é", [1, {}]])
)
maybe = st.none() | text
requests = st.builds(
    ToolCallRequest,
    request_id=ids,
    target_rs_url=text,
    tool=text,
    http_method=st.sampled_from(["GET", "POST"]),
    headers=st.none() | st.dictionaries(st.sampled_from(["A", "B-c"]), text),
    action=maybe,
    resource=text,
    constraints=objects,
    body=st.none() | st.binary(max_size=50),
    tool_arguments=objects,
    transport=st.none() | st.sampled_from(TokenTransport),
    acting_for_user=maybe,
    provider=maybe,
)


@given(requests)
def test_a_request_survives_the_wire(request: ToolCallRequest) -> None:
    wire = request.to_wire()
    assert json.loads(encode_json(wire)) == wire
    assert None not in wire.values()
    if request.body is not None:
        assert wire["plaintext_request_body"] == base64.b64encode(request.body).decode()
    again = ToolCallRequest.from_wire(parse_json(encode_json(wire)) | {"tomorrow": 1})  # type: ignore[operator]
    assert again == request


@given(ids, st.integers(100, 999), st.binary(max_size=60))
def test_a_response_survives_the_wire(request_id: str, status: int, body: bytes) -> None:
    response = ToolCallResponse(request_id, status, {"A": "b"}, body)
    assert ToolCallResponse.from_wire(parse_json(encode_json(response.to_wire()))) == response


def test_the_other_messages_survive_the_wire() -> None:
    asked = ClarificationRequest("r", "c", "Which\nmailbox?")
    answered = ClarificationAnswer("r", "c", "the inbox")
    assert ClarificationRequest.from_wire(asked.to_wire()) == asked
    assert ClarificationAnswer.from_wire(answered.to_wire()) == answered
    rejected = RequestRejected.from_wire(RequestRejected("r", "no").to_wire())
    assert (rejected.request_id, rejected.reason) == ("r", "no")
    again = pickle.loads(pickle.dumps(rejected))
    assert (again.request_id, again.reason) == ("r", "no")


WIRE: dict[str, Any] = {
    "request_id": "r",
    "target_rs_url": "http://rs",
    "tool": "t",
    "http_method": "POST",
    "resource": "*",
}


@pytest.mark.parametrize("member", WIRE)
@pytest.mark.parametrize("wrong", [None, 1, True, [], {}, "\0"])
def test_a_member_of_a_wrong_type_is_a_protocol_error(member: str, wrong: Any) -> None:
    assert ToolCallRequest.from_wire(WIRE).tool == "t"
    with pytest.raises(ProtocolError, match=member):
        ToolCallRequest.from_wire(WIRE | {member: wrong})
    with pytest.raises(ProtocolError, match=f"{member} is missing"):
        ToolCallRequest.from_wire({name: WIRE[name] for name in WIRE if name != member})


def test_an_answer_that_is_no_text_is_not_sent() -> None:
    with pytest.raises(InvalidRequest, match="answer"):
        ClarificationAnswer("r", "c", None).to_wire()  # type: ignore[arg-type]


def test_no_message_shows_what_it_carries() -> None:
    request = ToolCallRequest("r", "http://rs", "t", body=b"secret", acting_for_user="alice", tool_arguments={"a": 1})
    assert repr(request) == "ToolCallRequest(request_id='r')"
    assert repr(ToolCallResponse("r", 200, {}, b"secret")) == "ToolCallResponse(request_id='r')"
