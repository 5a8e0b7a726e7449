"""No sequence of calls, decisions, crashes, lost answers and replays runs a tool without permission or twice on one."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hawcx_runtime.hux_hook import HuxClient, before_tool, canonical_argument_hash, record_spend
from tests.peers.hux_service import ALWAYS, DENIED, ONCE, PENDING, SESSION, Fault, hux_service
from tests.runtime.hux_hook.conftest import IDENTITY, KEY

ARGUMENTS: tuple[dict[str, Any], ...] = ({"to": "bob"}, {"to": "eve"})

Call = tuple[str, str, str, int]  # run, conversation, tool, index of its arguments
# Few, and each differs from the first in one thing: what is granted to one must not leak to another.
EACH_CALL: tuple[Call, ...] = (
    ("run-1", "conv-1", "mail.send", 0),
    ("run-1", "conv-1", "mail.send", 1),
    ("run-2", "conv-2", "mail.send", 0),
    ("run-1", "conv-1", "pay", 0),
)
RUNS = ("run-1", "run-2")
CALLS = st.sampled_from(EACH_CALL)

LOST = {
    "before": Fault(before=True),
    "after": Fault(after=True),
    "cut": Fault(raw=b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"),
    "busy": Fault(raw=b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"),
    "true as text": Fault(change={"proceed": "true"}),
    "another call": Fault(change={"proceed": True, "argument_hash": "0" * 64}),
    "another run": Fault(change={"proceed": True, "run_id": "run-3"}),
}


class Permissions(RuleBasedStateMachine):
    """The model knows what the person granted and counts what ran; the service is only asked over HTTP."""

    @initialize()
    def start(self) -> None:
        self.stack = contextlib.ExitStack()
        self.service, self.url = self.stack.enter_context(hux_service(KEY))
        self.client = HuxClient(self.url, IDENTITY, KEY, timeout=5)
        self.ran: Counter[Call] = Counter()
        self.granted_once: Counter[Call] = Counter()
        self.ran_on_once: Counter[Call] = Counter()
        self.session: set[tuple[str, str]] = set()
        self.always: set[str] = set()
        self.parked: dict[str, Call] = {}
        self.denied: set[Call] = set()
        self.autonomy = True
        self.left: dict[str, int] = {}

    def teardown(self) -> None:
        if hasattr(self, "stack"):
            self.stack.close()

    def call_of(self, question: dict[str, Any]) -> Call:
        index = next(
            index
            for index, arguments in enumerate(ARGUMENTS)
            if canonical_argument_hash(question["tool_name"], arguments) == question["argument_hash"]
        )
        return question["run_id"], question["conversation_id"], question["tool_name"], index

    def ask(self, call: Call) -> Any:
        run_id, conversation_id, tool, index = call
        return before_tool(self.client, run_id, conversation_id, tool, ARGUMENTS[index], "send_message", True, "high")

    def may_run_widely(self, call: Call) -> bool:
        return call[2] in self.always or (call[1], call[2]) in self.session

    def run_if_released(self, call: Call) -> Any:
        decision = self.ask(call)
        if not decision:
            return decision
        # This is the tool's execution: at this very moment the permission must stand.
        assert decision.arguments == ARGUMENTS[call[3]]
        assert self.autonomy
        assert self.left.get(call[0], 1) > 0
        if not self.may_run_widely(call):
            self.ran_on_once[call] += 1
            assert self.ran_on_once[call] <= self.granted_once[call]
        self.ran[call] += 1
        return decision

    @rule(call=CALLS)
    def ask_in_peace(self, call: Call) -> None:
        usable = self.granted_once[call] - self.ran_on_once[call] > 0
        decision = self.run_if_released(call)
        if not self.autonomy:
            assert decision.reason == "autonomy_off"
        elif self.left.get(call[0], 1) <= 0:
            assert decision.reason == "budget_exhausted"
        elif self.may_run_widely(call):
            assert decision.proceed
        elif not usable:
            assert not decision.proceed
            assert decision.reason == ("approval_denied" if call in self.denied else "approval_required")

    @rule(call=CALLS, losses=st.lists(st.sampled_from(sorted(LOST)), min_size=1, max_size=2), late=st.booleans())
    def ask_in_trouble(self, call: Call, losses: list[str], late: bool) -> None:
        faults = [LOST[name] for name in losses]
        self.service.faults = [Fault(), *faults] if late else faults  # late: the gate answers, the approval does not
        decision = self.run_if_released(call)
        self.service.faults = []
        if not late:
            assert not decision.proceed

    @rule(call=CALLS)
    def crash_between_permission_and_run(self, call: Call) -> None:
        """The process dies with the yes in its hand: the permission is used up, the tool has not run."""
        if self.ask(call) and not self.may_run_widely(call):
            self.ran_on_once[call] += 1
            assert self.ran_on_once[call] <= self.granted_once[call]
        self.client = HuxClient(self.url, IDENTITY, KEY, timeout=5)

    @rule()
    def restart(self) -> None:
        self.client = HuxClient(self.url, IDENTITY, KEY, timeout=5)

    @rule(data=st.data())
    def replay_an_old_creation(self, data: st.DataObject) -> None:
        """A relay sends an approval's creation again, long after."""
        created = [request for request in self.service.requests if request[1] == "/hux/v1/approvals"]
        if created:
            _method, _path, headers, body = data.draw(st.sampled_from(created))
            self.client.create_approval(body or {}, headers["idempotency-key"].strip('"'))

    @rule(data=st.data(), status=st.sampled_from([*[ONCE] * 9, SESSION, ALWAYS, DENIED]))
    def decide(self, data: st.DataObject, status: str) -> None:
        pending = [approval for approval in self.service.approvals if approval.status == PENDING]
        if not pending:
            return
        approval = data.draw(st.sampled_from(pending))
        call = self.call_of(approval.question)
        self.service.decide(approval.approval_id, status)
        if status == ONCE:
            self.granted_once[call] += 1
        elif status == SESSION:
            self.session.add((call[1], call[2]))
        elif status == ALWAYS:
            self.always.add(call[2])
        else:
            self.denied.add(call)

    @rule(on=st.sampled_from([True, True, True, False]))
    def switch_autonomy(self, on: bool) -> None:
        self.autonomy = self.service.autonomy = on

    @rule(run_id=st.sampled_from(RUNS), left=st.sampled_from([0, 5, 9, 20]))
    def set_budget(self, run_id: str, left: int) -> None:
        self.left[run_id] = self.service.budgets[run_id] = left

    @rule(run_id=st.sampled_from(RUNS), calls=st.integers(1, 2))
    def spend(self, run_id: str, calls: int) -> None:
        assert record_spend(self.client, run_id, tool_calls=calls) is not None
        if run_id in self.left:
            self.left[run_id] -= calls

    @invariant()
    def nothing_ran_more_often_than_it_was_released(self) -> None:
        if hasattr(self, "service"):
            assert sum(self.ran.values()) <= len(self.service.released)


Permissions.TestCase.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestPermissions = Permissions.TestCase
