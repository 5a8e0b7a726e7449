"""Before a tool runs: only a clear yes to this very call lets it."""

from __future__ import annotations

import socket
import threading
from typing import Any

import pytest

from hawcx_runtime.hux_hook import CAPABILITIES, HuxClient, HuxInvalidRequest, ToolDecision, before_tool
from tests.peers.hux_service import ALWAYS, DENIED, ONCE, SESSION, Fault, HuxService
from tests.runtime.hux_hook.conftest import IDENTITY

ARGUMENTS = {"to": "bob", "amount": 1.5}


def ask(client: HuxClient, arguments: dict[str, Any] = ARGUMENTS, **changes: Any) -> ToolDecision:
    question = {
        "run_id": "run-1",
        "conversation_id": "conv-1",
        "tool_name": "mail.send",
        "capability": "send_message",
        "external": True,
        "risk": "high",
        **changes,
    }
    return before_tool(client, arguments=arguments, **question)


def test_a_call_that_needs_no_approval_may_run(client: HuxClient, service: HuxService) -> None:
    decision = ask(client, external=False)
    assert (decision.proceed, decision.reason, decision.approval_id) == (True, "allowed", None)
    assert decision.arguments == ARGUMENTS
    assert [path for _method, path, _headers, _body in service.requests] == ["/hux/v1/runs/run-1/gate"]


def test_a_decision_is_true_exactly_where_the_call_may_run(client: HuxClient) -> None:
    assert ask(client, external=False)
    assert not ask(client)


def test_a_once_approval_releases_once(client: HuxClient, service: HuxService) -> None:
    parked = ask(client)
    assert (parked.proceed, parked.reason, parked.approval_id) == (False, "approval_required", "apr_1")
    assert ask(client) == parked or ask(client).approval_id == "apr_1"
    service.decide("apr_1", ONCE)
    released = ask(client)
    assert (released.proceed, released.reason, released.approval_id) == (True, "approved_once", "apr_1")
    again = ask(client)
    assert (again.proceed, again.reason, again.approval_id) == (False, "approval_required", "apr_2")


def test_parking_again_replays_the_same_approval(client: HuxClient, service: HuxService) -> None:
    """Two questions that both found nothing, as two workers of one run would, make one approval."""
    ids = {ask(client).approval_id, ask(client).approval_id}
    other = HuxClient(f"http://127.0.0.1:{client._place.port}", IDENTITY, "relay-key-of-the-tests")
    ids.add(ask(other).approval_id)
    assert ids == {"apr_1"}
    created = [request for request in service.requests if request[1] == "/hux/v1/approvals"]
    created[0][2].pop("content-length", None)
    repeated = client.create_approval(created[0][3] or {}, created[0][2]["idempotency-key"].strip('"'))
    assert repeated["approval_id"] == "apr_2" or repeated["status"] == "pending"


@pytest.mark.parametrize(
    "change",
    [
        {"arguments": {"to": "eve", "amount": 1.5}},
        {"run_id": "run-2"},
        {"conversation_id": "conv-2"},
        {"tool_name": "mail.forward"},
        {"capability": "network"},
        {"risk": "low"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_approval_is_for_one_call_alone(change: dict[str, Any], client: HuxClient, service: HuxService) -> None:
    ask(client)
    service.decide("apr_1", ONCE)
    other = ask(client, **change)
    assert (other.proceed, other.approval_id) == (False, "apr_2")
    assert ask(client).proceed


def test_a_denial_stands(client: HuxClient, service: HuxService) -> None:
    ask(client)
    service.decide("apr_1", DENIED)
    for _ in range(2):
        decision = ask(client)
        assert (decision.proceed, decision.reason, decision.approval_id) == (False, "approval_denied", "apr_1")


def test_a_denial_that_the_approval_itself_tells_is_one(client: HuxClient, service: HuxService) -> None:
    """Decided between the gate's answer and the approval's."""
    ask(client)
    service.decide("apr_1", DENIED)
    service.faults = [Fault(change={"reason": "approval_required", "approval_id": None})]
    assert ask(client).reason == "approval_denied"


def test_an_approval_that_is_granted_releases_nothing_by_itself(client: HuxClient, service: HuxService) -> None:
    ask(client)
    service.decide("apr_1", ONCE)
    service.faults = [
        Fault(change={"proceed": False, "reason": "approval_required", "approval_id": None}),
        Fault(change={"approval_id": "apr_1", "status": "once", "proceed": True}),
    ]
    assert not ask(client).proceed


@pytest.mark.parametrize("status", [SESSION, ALWAYS])
def test_wider_approvals_release_again(status: str, client: HuxClient, service: HuxService) -> None:
    ask(client)
    service.decide("apr_1", status)
    assert [ask(client).proceed for _ in range(3)] == [True] * 3
    assert ask(client, {"to": "eve"}).proceed
    assert ask(client, conversation_id="conv-2").proceed is (status == ALWAYS)


@pytest.mark.parametrize(
    ("prepare", "reason"),
    [
        (lambda service: setattr(service, "autonomy", False), "autonomy_off"),
        (lambda service: service.budgets.update({"run-1": 0}), "budget_exhausted"),
        (lambda service: service.faults.append(Fault(before=True)), "hux_unavailable"),
        (lambda service: service.faults.append(Fault(after=True)), "hux_unavailable"),
        (lambda service: service.faults.append(Fault(raw=b"HTTP/1.1 200 OK\r\n")), "hux_unavailable"),
        (lambda service: setattr(service, "key", "another-key"), "service_error:key_wrong"),
        (
            lambda service: service.faults.append(Fault(raw=b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")),
            "service_error:status_503",
        ),
        (lambda service: service.faults.append(Fault(change={"reason": "odd", "proceed": False})), "odd"),
    ],
)
def test_every_other_answer_refuses(prepare: Any, reason: str, client: HuxClient, service: HuxService) -> None:
    prepare(service)
    decision = ask(client, external=False)
    assert (decision.proceed, decision.reason) == (False, reason)


@pytest.mark.parametrize(
    "change",
    [
        {"proceed": "true"},
        {"proceed": 1},
        {"proceed": [True]},
        {"proceed": None},
        {"proceed": {}},
        {"argument_hash": "0" * 64},
        {"argument_hash": None},
        {"run_id": "run-2"},
        {"run_id": None},
        {"reason": None},
        {"reason": "two words"},
        {"reason": ""},
        {"reason": "x" * 1000},
        {"approval_id": 7},
        {"approval_id": "a b"},
    ],
    ids=str,
)
def test_a_yes_that_is_not_clear_is_a_no(change: dict[str, Any], client: HuxClient, service: HuxService) -> None:
    service.faults = [Fault(change=change)]
    decision = ask(client, external=False)
    assert (decision.proceed, decision.reason) == (False, "service_error:malformed_answer")


@pytest.mark.parametrize("change", [{"approval_id": None}, {"run_id": "x"}, {"argument_hash": "x"}], ids=str)
def test_an_approval_that_is_not_ours_parks_nothing(
    change: dict[str, Any], client: HuxClient, service: HuxService
) -> None:
    service.faults = [Fault(), Fault(change=change)]
    assert ask(client).reason == "service_error:malformed_answer"


def test_a_slow_answer_is_a_no_in_time(running: tuple[HuxService, str]) -> None:
    service, url = running
    service.faults = [Fault(seconds=1)]
    client = HuxClient(url, IDENTITY, "relay-key-of-the-tests", timeout=0.2)
    assert ask(client, external=False).reason == "hux_unavailable"


def test_a_service_that_is_not_there_is_a_no() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    assert ask(HuxClient(f"http://127.0.0.1:{port}", IDENTITY)).reason == "hux_unavailable"


@pytest.mark.parametrize("capability", ["", "root", "SHELL", "shell ", None, 7, [], {}])
def test_an_unknown_capability_is_refused_before_anything_is_sent(
    capability: Any, client: HuxClient, service: HuxService
) -> None:
    assert ask(client, capability=capability).reason == "unknown_capability"
    assert service.requests == []


@pytest.mark.parametrize("capability", sorted(CAPABILITIES))
def test_each_capability_is_asked_for_by_its_name(capability: str, client: HuxClient, service: HuxService) -> None:
    assert ask(client, capability=capability, external=False).proceed
    assert (service.requests[0][3] or {})["capability"] == capability


def test_there_are_twelve_capabilities() -> None:
    assert len(CAPABILITIES) == 12


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"arguments": {"x": float("nan")}}, "invalid_arguments"),
        ({"arguments": {1: "x"}}, "invalid_arguments"),
        ({"arguments": None}, "invalid_arguments"),
        ({"run_id": ""}, "invalid_request"),
        ({"run_id": ".."}, "invalid_request"),
        ({"conversation_id": None}, "invalid_request"),
        ({"tool_name": "two words"}, "invalid_request"),
        ({"tool_name": None}, "invalid_request"),
        ({"risk": "very high"}, "invalid_request"),
        ({"external": "yes"}, "invalid_request"),
        ({"external": None}, "invalid_request"),
    ],
)
def test_a_question_that_makes_no_sense_is_a_no_and_is_not_sent(
    changes: dict[str, Any], reason: str, client: HuxClient, service: HuxService
) -> None:
    assert ask(client, **changes).reason == reason
    assert service.requests == []


def test_the_arguments_that_were_hashed_are_those_that_run(client: HuxClient) -> None:
    arguments: dict[str, Any] = {"to": ["bob"]}
    decision = ask(client, arguments, external=False)
    arguments["to"].append("eve")
    decision.arguments["to"].append("eve")  # type: ignore[attr-defined]
    assert decision.arguments == {"to": ["bob"]}
    with pytest.raises(AttributeError):
        decision.proceed = True  # type: ignore[misc]


def test_a_call_that_may_not_run_has_no_arguments(client: HuxClient) -> None:
    parked = ask(client)
    assert len(parked.argument_hash) == 64
    with pytest.raises(HuxInvalidRequest):
        _ = parked.arguments


def test_of_many_workers_one_meets_a_once_approval(client: HuxClient, service: HuxService) -> None:
    ask(client)
    service.decide("apr_1", ONCE)
    decisions: list[ToolDecision] = []
    threads = [threading.Thread(target=lambda: decisions.append(ask(client))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(decision.proceed for decision in decisions) == 1
    assert {decision.reason for decision in decisions} == {"approved_once", "approval_required"}
    assert len(service.approvals) == 2
