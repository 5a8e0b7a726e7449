"""Taking a session's writes back, last one first: each undo checked, retried, and what remains reported.

An undo has one idempotency key for all its tries, so an upstream that knows it does it once. One that stays undone
does not stop those before it. A second rollback takes up what the first one left.
"""

from __future__ import annotations

import contextlib
import time

from hawcx_runtime.canonical_json import canonical_json
from hawcx_runtime.gateway.checker import ALLOW, UNDO, Call, verdict_of
from hawcx_runtime.gateway.digests import argument_digest
from hawcx_runtime.gateway.errors import AuditError, UpstreamFailed
from hawcx_runtime.gateway.limits import MAX_RETRY_SECONDS, RETRY_SECONDS, ROLLBACK_SECONDS
from hawcx_runtime.gateway.refusal import CONFIRMATION_UNAVAILABLE, IDEMPOTENCY_KEY, SESSION_MARK
from hawcx_runtime.gateway.session import DONE, FAILED, UNKNOWN, UndoEntry
from hawcx_runtime.strict_json import parse_json
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.gateway.catalogue import Tool
    from hawcx_runtime.gateway.gateway import Gateway
    from hawcx_runtime.gateway.session import GatewaySession


class ReportedWrite(Value):
    """One write, as a rollback's report shows it.

    Attributes:
        index: its place in the session's order of writes.
        tool: the tool that wrote.
        undo: the tool that takes it back, or "".
        state: `undone`; or, of what remains, `done` (it happened) or `unknown` (it may have).
        reason: why it remains, or "".
        attempts: how often the undo was dispatched in this rollback.
    """

    index: int
    tool: str
    undo: str
    state: str
    reason: str
    attempts: int


class RollbackReport(Value):
    """What a rollback did and what it left.

    Attributes:
        session: the session's id.
        failed: why it was rolled back.
        undone: the writes taken back, in the order in which that was done.
        remaining: the writes that stand, last one first, each with its reason.
        irreversible: tools whose writes were approved without an undo, in order.
    """

    session: str
    failed: str
    undone: tuple[ReportedWrite, ...]
    remaining: tuple[ReportedWrite, ...]
    irreversible: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Whether nothing of what can be undone is left."""
        return not self.remaining


class Rollback:
    """One rollback of one session, whose lock the caller holds."""

    def __init__(self, gateway: Gateway, session: GatewaySession, failed: str) -> None:
        self.gateway = gateway
        self.session = session
        self.failed = failed
        self.deadline = time.monotonic() + ROLLBACK_SECONDS

    def run(self) -> RollbackReport:
        """Take back what can be, record the report, and return it."""
        undone: list[ReportedWrite] = []
        remaining: list[ReportedWrite] = []
        for entry in reversed(tuple(self.session.stack)):
            reason, attempts = self._undo(entry)
            if reason:
                self._keep(entry.replace(reason=reason))
                remaining.append(_reported(entry, entry.state, reason, attempts))
            else:
                self._drop(entry)
                undone.append(_reported(entry, "undone", "", attempts))
        irreversible = tuple(self.session.irreversible)
        report = RollbackReport(self.session.id, self.failed, tuple(undone), tuple(remaining), irreversible)
        self._note(report)
        return report

    def _undo(self, entry: UndoEntry) -> tuple[str, int]:
        """Return why the entry remains ("" when it was undone), and how often its undo was dispatched."""
        tool = self.gateway.catalogue.tools.get(entry.undo)
        if not entry.undo or tool is None:
            return ("outcome_unknown" if entry.state == UNKNOWN else "no_undo"), 0
        if entry.arguments is None:
            return entry.reason or "undo_arguments_missing", 0
        if entry.state == UNKNOWN and not tool.idempotent:
            return "outcome_unknown", 0  # undoing what may not have happened is safe only where it changes nothing
        if reason := self._blocked(tool, entry.arguments):
            self._record(tool, entry, "block", reason)
            return reason, 0
        return self._tries(tool, entry)

    def _tries(self, tool: Tool, entry: UndoEntry) -> tuple[str, int]:
        reason, wait = "undo_failed", RETRY_SECONDS
        for attempt in range(1, self.gateway.compensation_retries + 2):
            if time.monotonic() > self.deadline:
                return "rollback_out_of_time", attempt - 1
            if not self._record(tool, entry, "allow", "undo"):
                return "audit_unavailable", attempt - 1
            outcome = self._dispatch(tool, entry)
            if outcome == DONE:
                return "", attempt
            reason = "undo_failed" if outcome == FAILED else "undo_outcome_unknown"
            if attempt <= self.gateway.compensation_retries:
                self.gateway.sleep(wait)
                wait = min(2 * wait, MAX_RETRY_SECONDS)
        return reason, attempt

    def _blocked(self, tool: Tool, arguments: Mapping[str, object]) -> str:
        """Return why the undo may not run, or ""."""
        upstream = self.gateway.upstream_of(tool.name)
        if upstream is None:
            return "upstream_missing"
        if tool.schema.faults_of(dict(arguments)):
            return "invalid_arguments"
        if fault := self.gateway.pins.fault_of(tool, upstream):
            return fault
        call = Call(
            agent=self.session.agent,
            session=self.session.id,
            tool=tool,
            action=UNDO,
            arguments=_copy(arguments),
            argument_digest=argument_digest(tool.name, arguments),
            labels=frozenset(self.session.carried),
            succeeded=frozenset(self.session.succeeded),
            dispatched=self.session.counts.get(tool.name, 0),
            context=self.gateway.context,
        )
        verdict = verdict_of(self.session.checks, call)
        if verdict.decision == ALLOW:
            return ""
        return verdict.reason if verdict.decision == "block" else CONFIRMATION_UNAVAILABLE

    def _dispatch(self, tool: Tool, entry: UndoEntry) -> str:
        upstream = self.gateway.upstream_of(tool.name)
        outcome = UNKNOWN
        try:
            meta = {SESSION_MARK: self.session.id, IDEMPOTENCY_KEY: entry.key}
            result = upstream.call(tool.name, _copy(entry.arguments), meta)  # type: ignore[union-attr]
            if isinstance(result, dict) and isinstance(result.get("content"), list):
                outcome = FAILED if result.get("isError") else DONE
        except UpstreamFailed:
            outcome = FAILED
        except Exception:
            outcome = UNKNOWN
        record = {"call": entry.call, "tool": tool.name, "session": self.session.id, "outcome": outcome}
        with contextlib.suppress(AuditError):  # the undo ran; the next record finds that nothing can be written
            self.gateway.audit.outcome(**record, result_digest="", is_write=True)
        return outcome

    def _record(self, tool: Tool, entry: UndoEntry, decision: str, reason: str) -> bool:
        try:
            self.gateway.audit.append(
                tool=tool.name,
                decision=decision,
                reason=reason,
                arguments=entry.arguments or {},
                dispatched=decision == "allow",
                session=self.session.id,
                agent=self.session.agent,
                policy_sha256=self.gateway.catalogue.sha256,
                action=UNDO,
                context=self.gateway.context,
                call=entry.call,
            )
        except AuditError:
            return False
        return True

    def _drop(self, entry: UndoEntry) -> None:
        self.session.stack = [other for other in self.session.stack if other.index != entry.index]
        with contextlib.suppress(AuditError):  # unwritten, the undo runs once more after a restart, under its own key
            self.gateway.journal.gone(self.session.id, entry.index)

    def _keep(self, entry: UndoEntry) -> None:
        self.session.stack = [entry if other.index == entry.index else other for other in self.session.stack]

    def _note(self, report: RollbackReport) -> None:
        with contextlib.suppress(AuditError):  # the report itself goes to the caller
            self.gateway.audit.note(
                "rollback",
                session=report.session,
                agent=self.session.agent,
                failed=self.failed[:500],
                undone=[f"{write.index}:{write.tool}" for write in report.undone],
                remaining=[f"{write.index}:{write.tool}:{write.reason}" for write in report.remaining],
                irreversible=list(report.irreversible),
            )


def _reported(entry: UndoEntry, state: str, reason: str, attempts: int) -> ReportedWrite:
    return ReportedWrite(entry.index, entry.tool, entry.undo, state, reason, attempts)


def _copy(arguments: Mapping[str, object] | None) -> dict[str, object]:
    copy = parse_json(canonical_json(dict(arguments or {})))
    return copy if isinstance(copy, dict) else {}
