"""What the service is told: best effort, no error, no content."""

from __future__ import annotations

from typing import Any

import pytest

from hawcx_runtime.hux_hook import (
    HuxClient,
    StopReceipt,
    after_tool,
    emit,
    memory_gate,
    on_stop,
    record_spend,
)
from tests.peers.hux_service import Fault, HuxService

OTHER_ANSWERS = [
    Fault(before=True),
    Fault(after=True),
    Fault(raw=b"HTTP/1.1 500 Odd\r\nContent-Length: 0\r\n\r\n"),
    Fault(raw=b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"),
    Fault(raw=b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}"),
    Fault(raw=b"garbage"),
]


def test_a_finished_tool_is_told(client: HuxClient, service: HuxService) -> None:
    answer = after_tool(client, "r", "c", "mail.send", ok=True, argument_hash="0" * 64, duration_ms=12, output_bytes=7)
    assert answer == {"event_id": "evt_1"}
    fields = {"run_id": "r", "tool_name": "mail.send", "ok": True, "argument_hash": "0" * 64}
    fields.update(duration_ms=12, output_bytes=7)
    assert service.events == [("c", {"event": "tool.finished", "fields": fields, "left_out": 0})]


def test_each_event_has_a_key_of_its_own(client: HuxClient, service: HuxService) -> None:
    for _ in range(2):
        emit(client, "c", "tick")
    keys = [headers["idempotency-key"] for _method, _path, headers, _body in service.requests]
    assert len(set(keys)) == 2


def test_an_events_text_is_left_out_and_counted(client: HuxClient, service: HuxService) -> None:
    fields: dict[str, Any] = {
        "count": 3,
        "done": False,
        "state": "half_way",
        "prompt": "what the person wrote",
        "output": b"bytes",
        "nested": {"a": 1},
        "ratio": 0.5,
        "huge": 10**400,
        "two words": 1,
        7: 1,
    }
    assert emit(client, "c", "progress", fields) is not None
    kept = {"count": 3, "done": False, "state": "half_way"}
    assert service.events == [("c", {"event": "progress", "fields": kept, "left_out": 7})]


def test_an_event_has_few_fields(client: HuxClient, service: HuxService) -> None:
    emit(client, "c", "many", {f"f{number}": number for number in range(100)})
    assert (len(service.events[0][1]["fields"]), service.events[0][1]["left_out"]) == (16, 84)


def test_a_spend_is_recorded(client: HuxClient, service: HuxService) -> None:
    service.budgets["r"] = 5
    assert record_spend(client, "r", tool_calls=2, tokens=1000, delegations=1, subagents=1) == {
        "run_id": "r",
        "left": 3,
    }
    record_spend(client, "r", tokens=1)
    assert service.spent["r"] == {"tool_calls": 2, "tokens": 1001, "delegations": 1, "subagents": 1}


@pytest.mark.parametrize("amount", [-1, 1.5, "1", True, None, 2**60])
def test_a_spend_that_is_no_count_is_not_sent(amount: Any, client: HuxClient, service: HuxService) -> None:
    assert record_spend(client, "r", tokens=amount) is None
    assert service.requests == []


@pytest.mark.parametrize("fault", OTHER_ANSWERS, ids=range(len(OTHER_ANSWERS)))
def test_what_goes_wrong_is_none_and_no_error(fault: Fault, client: HuxClient, service: HuxService) -> None:
    service.faults = [fault]
    assert emit(client, "c", "tick") is None
    service.faults = [fault]
    assert after_tool(client, "r", "c", "t", ok=False) is None
    service.faults = [fault]
    assert record_spend(client, "r", tokens=1) is None
    assert len(service.requests) == 3


@pytest.mark.parametrize("hostile", ["", "..", None, 7, object()])
def test_what_cannot_be_sent_is_none_and_no_error(hostile: Any, client: HuxClient, service: HuxService) -> None:
    assert emit(client, hostile, "tick") is None
    assert emit(client, "c", hostile if hostile != ".." else "a b") is None
    assert emit(client, "c", "tick", hostile or 7) is None
    assert after_tool(client, "r", hostile, "t", ok=True) is None
    assert record_spend(client, hostile) is None
    assert emit(hostile, "c", "tick") is None
    assert service.requests == []


def test_memory_is_kept_only_where_policy_and_conversation_both_say_so(client: HuxClient, service: HuxService) -> None:
    service.conversations["c"] = {"conversation_id": "c", "memory_allowed": True}
    assert memory_gate(client, "c") is True
    service.memory_policy = False
    assert memory_gate(client, "c") is False


@pytest.mark.parametrize("word", ["true", 1, None, [True], {}])
def test_a_yes_that_is_not_clear_keeps_no_memory(word: Any, client: HuxClient, service: HuxService) -> None:
    service.conversations["c"] = {"conversation_id": "c", "memory_allowed": word}
    assert memory_gate(client, "c") is False
    service.conversations["c"] = {"conversation_id": "c", "memory_allowed": True}
    service.memory_policy = word
    assert memory_gate(client, "c") is False


def test_an_answer_about_another_conversation_keeps_no_memory(client: HuxClient, service: HuxService) -> None:
    service.conversations["c"] = {"conversation_id": "d", "memory_allowed": True}
    assert memory_gate(client, "c") is False


@pytest.mark.parametrize("position", [0, 1])
@pytest.mark.parametrize("fault", OTHER_ANSWERS, ids=range(len(OTHER_ANSWERS)))
def test_any_doubt_keeps_no_memory(fault: Fault, position: int, client: HuxClient, service: HuxService) -> None:
    service.conversations["c"] = {"conversation_id": "c", "memory_allowed": True}
    service.faults = [Fault()] * position + [fault]
    assert memory_gate(client, "c") is False


@pytest.mark.parametrize("hostile", ["", "..", None, "unknown"])
def test_an_unknown_conversation_keeps_no_memory(hostile: Any, client: HuxClient) -> None:
    assert memory_gate(client, hostile) is False


def test_a_stop_is_done_when_there_is_a_receipt(client: HuxClient, service: HuxService) -> None:
    assert on_stop(client, "r", process_registry_empty=False) is None
    assert on_stop(client, "r", process_registry_empty=True) == StopReceipt("stop_r", "r")
    assert [body for *_rest, body in service.requests] == [
        {"run_id": "r", "process_registry_empty": empty, "reason": "requested"} for empty in (False, True)
    ]


@pytest.mark.parametrize("change", [{"receipt_id": None}, {"receipt_id": ""}, {"stopped": 1}, {"run_id": "s"}], ids=str)
def test_a_receipt_that_is_not_clear_is_none(change: dict[str, Any], client: HuxClient, service: HuxService) -> None:
    service.faults = [Fault(change=change)]
    assert on_stop(client, "r", process_registry_empty=True) is None


@pytest.mark.parametrize("fault", OTHER_ANSWERS, ids=range(len(OTHER_ANSWERS)))
def test_a_stop_without_an_answer_is_not_done(fault: Fault, client: HuxClient, service: HuxService) -> None:
    service.faults = [fault]
    assert on_stop(client, "r", process_registry_empty=True) is None


@pytest.mark.parametrize("empty", [1, "true", None])
def test_a_stop_says_truly_whether_processes_are_left(empty: Any, client: HuxClient, service: HuxService) -> None:
    assert on_stop(client, "r", process_registry_empty=empty) is None
    assert service.requests == []
