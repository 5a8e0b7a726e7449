"""Answers that the gateway itself gives in a tool's place.

A refusal is an MCP tool result with `isError` and one sentence, so that a model can read it, and a machine mark in
`_meta`, so that a program does not take it for an allowed call whose tool had an error.
"""

from __future__ import annotations

from hawcx_runtime.jsonrpc import DECISION_MEMBER
from hawcx_runtime.values import Value

PREFIX = "hawcx.runtime/"
"""Prefix of our `_meta` keys: MCP reserves prefixes whose second label is `mcp` or `modelcontextprotocol`, not this."""

DECISION_MARK = DECISION_MEMBER  # what `mcp_caller` reads as a denial
REASON_MARK = "hawcx.runtime/reason"
OUTCOME_MARK = "hawcx.runtime/outcome"
SESSION_MARK = "hawcx.runtime/session"
IDEMPOTENCY_KEY = "hawcx.runtime/idempotency-key"

CONFIRMATION_UNAVAILABLE = "confirmation_unavailable"
"""Reason of a block: a person had to be asked, and there is nobody who can be."""

_SENTENCES = {
    "unknown_tool": "There is no tool of that name for this agent.",
    "arguments_refused": "The arguments are not JSON that can be checked.",
    "invalid_arguments": "The arguments do not fit the tool's input schema.",
    "definition_changed": "The tool has changed since it was approved; it is blocked until the catalogue is renewed.",
    "definition_unavailable": "The tool's definition could not be compared with the approved one.",
    "called_before_its_turn": "Another tool must have succeeded first.",
    "called_too_often": "The tool may not be called again in this session.",
    "sends_out_after_untrusted_read": "The session has read untrusted content, so nothing may be sent out.",
    "write_without_a_rule": "The catalogue does not say how this write is made safe.",
    "requires_confirmation": "A person must confirm this call.",
    CONFIRMATION_UNAVAILABLE: "A person must confirm this call, and the client cannot ask one.",
    "confirmation_declined": "The person who was asked said no.",
    "confirmation_cancelled": "The person who was asked did not choose.",
    "confirmation_timed_out": "Nobody answered the confirmation in time.",
    "confirmation_failed": "The confirmation could not be asked for.",
    "check_failed": "The policy gave no clear answer.",
    "audit_unavailable": "The audit cannot be written, so nothing is dispatched.",
    "session_closed": "The session is closed.",
    "too_many_writes": "The session holds as many undoable writes as it may; close or roll it back.",
    "upstream_missing": "No upstream serves this tool.",
    "call_cancelled": "The call was cancelled before it was dispatched.",
}


class Refusal(Value):
    """Why a call is not dispatched.

    Attributes:
        reason: a short code; it stands in the audit and in the answer's mark.
        detail: what is wrong, for the caller only; it may quote the arguments' field names.
    """

    reason: str
    detail: str = ""

    def result(self, tool: str) -> dict[str, object]:
        """Return the refusal as a tool result."""
        sentence = _SENTENCES.get(self.reason, f"The policy refused it: {self.reason[:200]}.")
        if self.detail:
            sentence = f"{sentence.rstrip('.')}: {self.detail}"
        text = f"{tool[:128]} was refused. {sentence}"
        return {
            "content": [{"type": "text", "text": text}],
            "isError": True,
            "_meta": {DECISION_MARK: "block", REASON_MARK: self.reason},
        }


def not_done(tool: str, outcome: str, what: str) -> dict[str, object]:
    """Return the result of a call that was allowed and dispatched, and did not come to a good end.

    Args:
        tool: its name.
        outcome: `failed` or `unknown`.
        what: one sentence.
    """
    text = f"{tool[:128]} did not succeed. {what}"
    if outcome == "unknown":
        text += " Whether it took effect is not known."
    return {"content": [{"type": "text", "text": text}], "isError": True, "_meta": {OUTCOME_MARK: outcome}}
