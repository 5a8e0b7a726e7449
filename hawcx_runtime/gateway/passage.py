"""One call's way through the gateway: admitted, checked, recorded, dispatched, and accounted for.

Read `Passage.run` first. Until the record of the decision is written nothing has left; from then on every way out
leaves an outcome: done, failed (surely not done) or unknown.
"""

from __future__ import annotations

import contextlib
import os

from hawcx_runtime.canonical_json import NoCanonicalForm, canonical_json
from hawcx_runtime.gateway.catalogue import UNTRUSTED_READ
from hawcx_runtime.gateway.checker import BLOCK, CALL, CONFIRM, Call, verdict_of
from hawcx_runtime.gateway.confirmation import block_reason, question_about
from hawcx_runtime.gateway.digests import argument_digest, tagged_digest
from hawcx_runtime.gateway.errors import AuditError, UpstreamFailed
from hawcx_runtime.gateway.limits import MAX_ARGUMENT_BYTES, MAX_UNDO_ENTRIES
from hawcx_runtime.gateway.refusal import IDEMPOTENCY_KEY, PREFIX, SESSION_MARK, Refusal, not_done
from hawcx_runtime.gateway.session import DONE, FAILED, INTENT, UNKNOWN, UndoEntry
from hawcx_runtime.gateway.undo_template import NotThere, filled
from hawcx_runtime.gateway.upstream import LimitedCaller, UpstreamRefused
from hawcx_runtime.strict_json import JsonError, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hawcx_runtime.gateway.catalogue import Tool
    from hawcx_runtime.gateway.confirmation import Elicit
    from hawcx_runtime.gateway.gateway import Gateway
    from hawcx_runtime.gateway.session import GatewaySession
    from hawcx_runtime.gateway.upstream import Caller, Upstream

ERROR_MARK = "hawcx.runtime/error"
"""In the `_meta` of a result: the JSON-RPC error that the upstream gave instead of one."""

_PASSED_ON = ("progressToken", "traceparent", "tracestate")
"""Of the caller's `_meta`, what an upstream gets; everything else is between the caller and the gateway."""


class Refused(Exception):
    """The call ends here, with this refusal."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.refusal = Refusal(reason, detail)


class Passage:
    """One call, from the caller's words to its outcome.

    Args:
        gateway: whose call it is.
        session: whose lock the caller holds.
        name: the tool's name, as asked for.
        arguments: as asked for.
        meta: the caller's `_meta`.
        call_id: the id of the logical call; a retry of it brings it along.
    """

    def __init__(
        self,
        gateway: Gateway,
        session: GatewaySession,
        name: str,
        arguments: Mapping[str, object],
        *,
        meta: Mapping[str, object] | None = None,
        call_id: str = "",
    ) -> None:
        self.gateway = gateway
        self.session = session
        self.name = name
        self.arguments: Mapping[str, object] = arguments
        self.meta = meta or {}
        self.call_id = call_id or os.urandom(16).hex()
        self.policy_sha256 = gateway.catalogue.sha256

    def run(self, elicit: Elicit | None, caller: Caller) -> dict[str, object]:
        """Take the call through and return its result, or the refusal in its place.

        Raises:
            ConfirmationPending: a person is asked elsewhere; nothing is decided or recorded yet.
        """
        try:
            tool = self._admit()
            upstream = self._upstream_for(tool)
            self._decide(tool, elicit, caller)
            self._record("allow", "allowed", dispatched=True, is_write=not tool.read_only)
            entry = self._intend(tool)
        except Refused as refused:
            return self._block(refused.refusal)
        outcome, result = self._dispatch(tool, upstream, caller)
        self._account(tool, entry, outcome, result)
        return result

    def _admit(self) -> Tool:
        """Return the tool, if this agent may know it and the arguments fit it; freeze the arguments."""
        tool = self.gateway.catalogue.tools.get(self.name)
        if self.session.is_closed:
            raise Refused("session_closed")
        # A tool that the agent may not call answers as one that does not exist.
        if tool is None or not self.gateway.catalogue.agents[self.session.agent].may_call(self.name):
            raise Refused("unknown_tool")
        try:
            frozen = canonical_json(self.arguments)
            copy = parse_json(frozen)
        except (NoCanonicalForm, JsonError) as refused:
            self.arguments = {}
            raise Refused("arguments_refused", str(refused)) from None
        if not isinstance(copy, dict) or len(frozen) > MAX_ARGUMENT_BYTES:
            self.arguments = {}
            raise Refused("arguments_refused", f"an object of at most {MAX_ARGUMENT_BYTES} bytes is wanted")
        self.arguments = copy
        if faults := tool.schema.faults_of(copy):
            raise Refused("invalid_arguments", "; ".join(fault[:200] for fault in faults[:5]))
        return tool

    def _upstream_for(self, tool: Tool) -> Upstream:
        upstream = self.gateway.upstream_of(tool.name)
        if upstream is None:
            raise Refused("upstream_missing")
        if fault := self.gateway.pins.fault_of(tool, upstream):
            raise Refused(fault)
        if not tool.read_only and len(self.session.stack) >= MAX_UNDO_ENTRIES:
            raise Refused("too_many_writes")
        return upstream

    def _decide(self, tool: Tool, elicit: Elicit | None, caller: Caller) -> None:
        session = self.session
        call = Call(
            agent=session.agent,
            session=session.id,
            tool=tool,
            action=CALL,
            arguments=self._copy_of_arguments(),
            argument_digest=argument_digest(tool.name, self.arguments),
            labels=frozenset(session.carried),
            succeeded=frozenset(session.succeeded),
            dispatched=session.counts.get(tool.name, 0),
            context=self.gateway.context,
        )
        verdict = verdict_of(session.checks, call)
        self.policy_sha256 = verdict.policy_sha256 or self.policy_sha256
        if verdict.decision == BLOCK:
            raise Refused(verdict.reason)
        if verdict.decision == CONFIRM:
            question = question_about(call.replace(arguments=self.arguments), verdict.reason)
            if reason := block_reason(elicit, question, can_elicit=session.can_elicit):
                raise Refused(reason)
        if caller.is_cancelled():
            raise Refused("call_cancelled")

    def _intend(self, tool: Tool) -> UndoEntry | None:
        """Push and journal the intent of a write, before it leaves."""
        self.session.counts[tool.name] = self.session.counts.get(tool.name, 0) + 1
        if tool.read_only:
            return None
        entry = UndoEntry(
            index=self.session.writes,
            call=self.call_id,
            tool=tool.name,
            undo=tool.undo.tool if tool.undo else "",
            arguments=self._undo_arguments(tool, None),
            state=INTENT,
            key=tagged_digest("hawcx.undo-key.v1", [self.session.id, self.session.writes, self.call_id]),
        )
        self.session.writes += 1
        self.session.stack.append(entry)
        try:
            self.gateway.journal.entry(self.session.id, self.session.agent, entry)
        except AuditError:
            self.session.stack.pop()
            self._outcome(tool, FAILED, "")
            raise Refused("audit_unavailable") from None
        return entry

    def _dispatch(self, tool: Tool, upstream: Upstream, caller: Caller) -> tuple[str, dict[str, object]]:
        """Send the call and return its outcome with the result for the caller."""
        meta = {key: self.meta[key] for key in _PASSED_ON if key in self.meta}
        meta |= {SESSION_MARK: self.session.id, IDEMPOTENCY_KEY: self._idempotency_key()}
        try:
            exchange = getattr(upstream, "exchange", None)
            if exchange is not None:
                result = exchange(tool.name, self._copy_of_arguments(), meta, LimitedCaller(caller, tool.asks))
            else:
                result = upstream.call(tool.name, self._copy_of_arguments(), meta)
        except UpstreamRefused as refused:
            answer = not_done(tool.name, FAILED, "The upstream answered with an error.")
            answer["_meta"] = {**answer["_meta"], ERROR_MARK: dict(refused.error)}  # type: ignore[dict-item]
            return FAILED, answer
        except UpstreamFailed:
            return FAILED, not_done(tool.name, FAILED, "The upstream could not be reached.")
        except Exception:
            return UNKNOWN, not_done(tool.name, UNKNOWN, "No sound answer came from the upstream.")
        return _read_result(tool.name, result)

    def _account(self, tool: Tool, entry: UndoEntry | None, outcome: str, result: dict[str, object]) -> None:
        """Settle what the call leaves behind: labels, the undo stack, the records."""
        session = self.session
        if tool.reads_outside and UNTRUSTED_READ not in session.carried:
            session.carried.add(UNTRUSTED_READ)
            self._quietly(lambda: self.gateway.journal.label(session.id, session.agent, UNTRUSTED_READ))
        if outcome == DONE:
            session.succeeded.add(tool.name)
        if entry is not None:
            self._settle(tool, entry, outcome, result)
        digest = ""
        if outcome == DONE:
            try:
                digest = tagged_digest("hawcx.result.v1", result)
            except NoCanonicalForm:  # an answer may hold what has no canonical form, as a number beyond a double
                digest = "none"
        self._outcome(tool, outcome, digest)

    def _settle(self, tool: Tool, entry: UndoEntry, outcome: str, result: dict[str, object]) -> None:
        session, journal = self.session, self.gateway.journal
        if outcome == FAILED or (outcome == DONE and not entry.undo):
            session.stack.pop()
            if outcome == DONE:
                session.irreversible.append(tool.name)
            self._quietly(lambda: journal.gone(session.id, entry.index))
            return
        arguments = self._undo_arguments(tool, result) if outcome == DONE else entry.arguments
        reason = "outcome_unknown" if outcome == UNKNOWN else ""
        if outcome == DONE and arguments is None:
            reason = "undo_arguments_missing"
        settled = entry.replace(state=outcome, arguments=arguments, reason=reason)
        session.stack[-1] = settled
        self._quietly(lambda: journal.entry(session.id, session.agent, settled))

    def _undo_arguments(self, tool: Tool, result: Mapping[str, object] | None) -> dict[str, object] | None:
        """Return the undo's arguments, frozen; None where they cannot be made from what there is."""
        if tool.undo is None:
            return None
        try:
            made = parse_json(canonical_json(filled(tool.undo.arguments, self.arguments, result)))
        except (NotThere, NoCanonicalForm, JsonError):
            return None
        return made if isinstance(made, dict) else None

    def _block(self, refusal: Refusal) -> dict[str, object]:
        if refusal.reason == "audit_unavailable":
            return refusal.result(self.name)
        try:
            self._record("block", refusal.reason, dispatched=False, is_write=False)
        except Refused as unrecorded:
            return unrecorded.refusal.result(self.name)
        return refusal.result(self.name)

    def _record(self, decision: str, reason: str, *, dispatched: bool, is_write: bool) -> None:
        try:
            self.gateway.audit.append(
                tool=self.name,
                decision=decision,
                reason=reason,
                arguments=self.arguments,
                dispatched=dispatched,
                session=self.session.id,
                agent=self.session.agent,
                policy_sha256=self.policy_sha256,
                context=self.gateway.context,
                call=self.call_id,
                is_write=is_write,
            )
        except AuditError:
            raise Refused("audit_unavailable") from None

    def _outcome(self, tool: Tool, outcome: str, digest: str) -> None:
        record = {"call": self.call_id, "tool": tool.name, "session": self.session.id, "outcome": outcome}
        self._quietly(lambda: self.gateway.audit.outcome(**record, result_digest=digest, is_write=not tool.read_only))

    def _quietly(self, write: Callable[[], object]) -> None:
        """Write what follows a dispatch.

        The call is done, so its result stands; a log that failed once refuses every later call, and a restart finds
        the intent without an outcome.
        """
        with contextlib.suppress(AuditError):
            write()

    def _copy_of_arguments(self) -> dict[str, object]:
        """Return a copy for foreign code to keep or change."""
        copy = parse_json(canonical_json(self.arguments))
        return copy if isinstance(copy, dict) else {}

    def _idempotency_key(self) -> str:
        own = self.meta.get(IDEMPOTENCY_KEY)
        seed = ["caller", own[:200]] if isinstance(own, str) and own else ["call", self.call_id]
        return tagged_digest("hawcx.idempotency-key.v1", [self.session.id, self.name, *seed])


def _read_result(tool: str, result: object) -> tuple[str, dict[str, object]]:
    """Judge an upstream's result; what is none leaves the outcome unknown. Fields that are not known here survive."""
    if not isinstance(result, dict) or not isinstance(result.get("isError", False), bool):
        return UNKNOWN, not_done(tool, UNKNOWN, "The upstream's answer is no tool result.")
    if not isinstance(result.get("_meta", {}), dict):
        return UNKNOWN, not_done(tool, UNKNOWN, "The upstream's answer is no tool result.")
    kept = dict(result)
    if any(key.startswith(PREFIX) for key in result.get("_meta", ())):  # our own marks are ours to set
        kept["_meta"] = {key: value for key, value in result["_meta"].items() if not key.startswith(PREFIX)}
    if result.get("resultType", "complete") == "input_required":
        return FAILED, kept  # nothing is done until the caller comes back with what was asked for
    if not isinstance(result.get("content"), list):
        return UNKNOWN, not_done(tool, UNKNOWN, "The upstream's answer is no tool result.")
    return (FAILED if result.get("isError") else DONE), kept
