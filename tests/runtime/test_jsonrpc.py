"""The reading of MCP responses against labelled bodies, and against every way of writing one stream.

mcp_bodies.json: bodies made for this project, each labelled by a written policy; Apache-2.0 as the rest.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.event_stream import EventReader, EventStreamError
from hawcx_runtime.jsonrpc import DENIAL_CODES, printable, read_verdict

BODIES = json.loads((Path(__file__).parent / "mcp_bodies.json").read_text())
RESULT = {"jsonrpc": "2.0", "id": 1, "result": {"content": []}}
DENIAL = {"jsonrpc": "2.0", "id": 1, "error": {"code": -32003, "message": "not granted"}}
PROGRESS = {"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": "\u2028"}}

line_ends = st.sampled_from(["\r\n", "\n", "\r"])


@pytest.mark.parametrize("case", BODIES, ids=[case["name"] for case in BODIES])
def test_every_labelled_body_is_judged_as_labelled(case: dict[str, Any]) -> None:
    verdict = read_verdict(base64.b64decode(case["body_base64"]), case["http_status"], case["request_id"])
    assert (verdict.allowed, verdict.code) == (case["expect"] == "allow", case["reason"])


def test_the_denial_range_is_the_published_one() -> None:
    assert (min(DENIAL_CODES), max(DENIAL_CODES)) == (-32005, -32000)


def as_stream(data: st.DataObject, messages: list[dict[str, Any]]) -> bytes:
    """Write messages as an event stream in one of the many ways that the standard gives."""
    text = "\ufeff" if data.draw(st.booleans()) else ""
    for message in messages:
        end = data.draw(line_ends)
        text += data.draw(st.sampled_from(["", f": ping{end}", f"event: message{end}", f"id: 7{end}retry: 5{end}"]))
        body = json.dumps(message, ensure_ascii=False, indent=data.draw(st.sampled_from([None, 1])))
        space = data.draw(st.sampled_from(["", " "]))
        text += "".join(f"data:{space}{line}{end}" for line in body.split("\n"))
        text += end
    return text.encode()


@given(st.data(), st.lists(st.sampled_from([PROGRESS, RESULT, DENIAL]), max_size=4))
def test_a_stream_is_judged_by_its_messages_however_it_is_written(
    data: st.DataObject, messages: list[dict[str, Any]]
) -> None:
    verdict = read_verdict(as_stream(data, messages), 200, 1)
    results = messages.count(RESULT)
    if DENIAL in messages:
        expected = "policy"
    elif results:
        expected = "result" if results == 1 else "malformed"
    else:
        expected = "no_answer" if messages else "no_document"
    assert verdict.code == expected


@given(st.data(), st.lists(st.sampled_from([PROGRESS, RESULT, DENIAL]), max_size=3), st.lists(st.integers(0, 9)))
def test_events_do_not_depend_on_how_the_stream_is_cut(
    data: st.DataObject, messages: list[dict[str, Any]], sizes: list[int]
) -> None:
    stream = as_stream(data, messages)
    whole = EventReader()
    expected = whole.feed(stream) + whole.finish()
    assert [json.loads("\n".join(event)) for event in expected] == messages
    reader, events, rest = EventReader(), [], stream
    for size in sizes:
        events += reader.feed(rest[:size])
        rest = rest[size:]
    events += reader.feed(rest) + reader.finish()
    assert events == expected


@given(st.data(), st.sampled_from([RESULT, DENIAL]))
def test_a_response_that_is_cut_short_is_never_an_allow(data: st.DataObject, message: dict[str, Any]) -> None:
    for body in (json.dumps(message).encode(), f"data: {json.dumps(message)}".encode()):
        cut = data.draw(st.integers(0, len(body) - 1))
        assert not read_verdict(body[:cut], 200, 1).allowed


@given(st.binary(max_size=200))
def test_any_bytes_are_judged_and_noise_is_a_deny(body: bytes) -> None:
    assert not read_verdict(body, 200, 1).allowed


nested = st.recursive(
    st.sampled_from([RESULT, PROGRESS, 1, None, "x"]), lambda inner: st.lists(inner, max_size=3), max_leaves=8
)


@given(nested)
def test_a_denial_is_found_at_any_place_of_a_batch(batch: Any) -> None:
    verdict = read_verdict(json.dumps([batch, [DENIAL]]).encode(), 200, 1)
    assert (verdict.allowed, verdict.code) == (False, "policy")
    assert not read_verdict(json.dumps([batch]).encode(), 200, 1).allowed


@given(st.integers(-40_000, -20_000), st.integers(0, 3))
def test_the_code_alone_tells_a_refusal_from_a_fault(code: int, identity: int) -> None:
    body = json.dumps({"jsonrpc": "2.0", "id": identity, "error": {"code": code, "message": "m"}}).encode()
    verdict = read_verdict(body, 200, 1)
    if -32005 <= code <= -32000:
        assert verdict.code == "policy"
    else:
        assert verdict.code == ("downstream_error" if identity == 1 else "unmatched")


@pytest.mark.parametrize(
    ("given_id", "expected"), [("1", 1), (1, "1"), (1.0, 1), (True, 1), (None, 1), ([1], 1), ({"a": 1}, 1)]
)
def test_an_id_is_compared_in_type_and_value(given_id: Any, expected: Any) -> None:
    body = json.dumps(RESULT | {"id": given_id}).encode()
    assert read_verdict(body, 200, expected).code == "unmatched"


@pytest.mark.parametrize("status", [100, 199, 300, 301, 304, 307, 399, 401, 403, 407])
@pytest.mark.parametrize("message", [RESULT, DENIAL | {"error": {"code": -32601, "message": ""}}])
def test_a_status_that_refuses_is_believed(status: int, message: dict[str, Any]) -> None:
    assert read_verdict(json.dumps(message).encode(), status, 1).code == "http_status"


@pytest.mark.parametrize("status", [400, 404, 500, 503])
def test_a_result_under_an_error_status_is_no_allow(status: int) -> None:
    assert read_verdict(json.dumps(RESULT).encode(), status, 1).code == "http_status"


@pytest.mark.parametrize(
    ("result", "code"),
    [
        ({"resultType": "input_required", "inputRequests": {}}, "incomplete"),
        ({"resultType": "task", "task": {}}, "incomplete"),
        ({"task": {"taskId": "1"}}, "incomplete"),
        ({"resultType": None}, "malformed"),
        ({"content": [], "isError": "false"}, "malformed"),
        ({"content": [], "isError": 0}, "malformed"),
        ("text", "malformed"),
    ],
)
def test_a_result_that_is_no_answer_yet_or_none_at_all(result: Any, code: str) -> None:
    assert read_verdict(json.dumps(RESULT | {"result": result}).encode(), 200, 1).code == code


def test_the_servers_words_are_cut_and_drive_no_terminal() -> None:
    body = json.dumps(DENIAL | {"error": {"code": -32001, "message": "\x1b[2Jno\nnext line\u202e" + "x" * 500}})
    reason = read_verdict(body.encode(), 200, 1).reason
    assert reason.isprintable()
    assert len(reason) < 250
    assert printable("plain") == "plain"


def test_a_stream_that_is_not_utf8_is_no_stream() -> None:
    reader = EventReader()
    with pytest.raises(EventStreamError):
        reader.feed(b"data: \xff\n\n")
    reader = EventReader()
    reader.feed(b"data: \xc3")
    with pytest.raises(EventStreamError):
        reader.finish()
