"""Who decides: the protocol that a policy speaks, and the catalogue's own rules.

The catalogue's rules always apply. A policy service beside them can only be stricter: of two verdicts the harder one
stands, so a fault in either never opens what the other closed.
"""

from __future__ import annotations

from hawcx_runtime.gateway.catalogue import UNTRUSTED_READ
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Protocol

    from hawcx_runtime.gateway.catalogue import Catalogue, Tool

    class Checker(Protocol):
        """Anything that can be asked for a verdict."""

        def check(self, call: Call) -> Verdict:
            """Return the verdict on one call; whatever it raises counts as a block."""


ALLOW, CONFIRM, BLOCK = "allow", "confirm", "block"
_HARDNESS = {ALLOW: 0, CONFIRM: 1, BLOCK: 2}
CALL, UNDO = "call", "undo"


class Call(Value):
    """One call, as a checker sees it.

    Attributes:
        agent: the agent's name.
        session: the session's id.
        tool: the tool, as approved.
        action: `call`, or `undo` for a compensation.
        arguments: a copy; the call that is dispatched does not change with it.
        argument_digest: of the tool's name and the arguments.
        labels: what the session carries.
        succeeded: names of the tools that succeeded in the session so far.
        dispatched: how often this tool was dispatched in the session so far.
        context: what the gateway was given for its checkers.
    """

    agent: str
    session: str
    tool: Tool
    action: str
    arguments: Mapping[str, object]
    argument_digest: str
    labels: frozenset[str]
    succeeded: frozenset[str]
    dispatched: int
    context: Mapping[str, object]


class Verdict(Value):
    """What a checker says.

    Attributes:
        decision: `allow`, `confirm` or `block`.
        reason: a short code; for a confirmation it tells the person why they are asked.
        policy_sha256: of the policy that decided, or "".
    """

    decision: str
    reason: str
    policy_sha256: str = ""


class CatalogueRules:
    """The catalogue's own verdicts."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def check(self, call: Call) -> Verdict:
        """Return the verdict on one call.

        An undo was approved with the write that it takes back, so only the label rule holds for it.
        """
        decision, reason = self._label_rule(call)
        if call.action == CALL:
            for other in (self._order_rule(call), self._count_rule(call), self._write_rule(call)):
                if _HARDNESS[other[0]] > _HARDNESS[decision]:
                    decision, reason = other
        return Verdict(decision, reason, self.catalogue.sha256)

    def _label_rule(self, call: Call) -> tuple[str, str]:
        if call.tool.sends_out and UNTRUSTED_READ in call.labels:
            return self.catalogue.untrusted_sends, "sends_out_after_untrusted_read"
        return ALLOW, "allowed"

    def _order_rule(self, call: Call) -> tuple[str, str]:
        if set(call.tool.after) <= call.succeeded:
            return ALLOW, "allowed"
        return BLOCK, "called_before_its_turn"

    def _count_rule(self, call: Call) -> tuple[str, str]:
        if call.tool.at_most is None or call.dispatched < call.tool.at_most:
            return ALLOW, "allowed"
        return BLOCK, "called_too_often"

    def _write_rule(self, call: Call) -> tuple[str, str]:
        if call.tool.requires_confirmation:
            return CONFIRM, "requires_confirmation"
        if not call.tool.has_rule:
            return self.catalogue.unruled_writes, "write_without_a_rule"
        return ALLOW, "allowed"


class StricterOf:
    """The catalogue's rules and a policy of the operator's together."""

    def __init__(self, rules: CatalogueRules, policy: Checker) -> None:
        self.rules = rules
        self.policy = policy

    def check(self, call: Call) -> Verdict:
        """Return the harder of the two verdicts; the policy is not asked about what the catalogue blocks."""
        own = self.rules.check(call)
        if own.decision == BLOCK:
            return own
        theirs = _sound(self.policy.check(call))
        harder = theirs if _HARDNESS[theirs.decision] >= _HARDNESS[own.decision] else own
        return harder.replace(policy_sha256=theirs.policy_sha256 or own.policy_sha256)


def verdict_of(checker: Checker, call: Call) -> Verdict:
    """Return a checker's verdict; whatever is not clearly one is a block."""
    try:
        return _sound(checker.check(call))
    except Exception:
        return Verdict(BLOCK, "check_failed")


def _sound(verdict: object) -> Verdict:
    """Return a verdict whose parts are what they should be; no truthiness, no coercion."""
    decision, reason = getattr(verdict, "decision", None), getattr(verdict, "reason", None)
    policy = getattr(verdict, "policy_sha256", "")
    if not isinstance(decision, str) or decision not in _HARDNESS:
        return Verdict(BLOCK, "check_failed")
    if not isinstance(reason, str) or not isinstance(policy, str):
        return Verdict(BLOCK, "check_failed")
    return Verdict(decision, reason, policy)
