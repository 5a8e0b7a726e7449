"""Asking a person: the question, and what counts as a yes.

The question asks for one required boolean, since an empty form shows as a dead one in some clients. Only `accept`
together with `approve: true` is a yes; everything else, silence included, is a block.

Source: MCP 2025-11-25 and 2026-07-28, elicitation.
"""

from __future__ import annotations

from hawcx_runtime.canonical_json import canonical_json
from hawcx_runtime.gateway.limits import MAX_SHOWN_ARGUMENTS
from hawcx_runtime.gateway.refusal import CONFIRMATION_UNAVAILABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hawcx_runtime.gateway.checker import Call

    Elicit = Callable[[dict[str, object]], object]
    """Asks with the parameters of `elicitation/create` and returns its result; None when it cannot be asked."""

APPROVE = "approve"


class ConfirmationPending(Exception):
    """Raised by an `elicit` that cannot wait: the call is put back, undecided, with this question.

    Attributes:
        question: the parameters of the elicitation.
    """

    def __init__(self, question: dict[str, object]) -> None:
        super().__init__("the call waits for a person")
        self.question = question


def question_about(call: Call, reason: str) -> dict[str, object]:
    """Return the parameters of the elicitation that asks a person about a call.

    Args:
        call: the call.
        reason: why it has to be confirmed; a short code of the checker.
    """
    shown = canonical_json(call.arguments).decode("utf-8")
    if len(shown) > MAX_SHOWN_ARGUMENTS:
        shown = f"{shown[:MAX_SHOWN_ARGUMENTS]}… ({len(shown)} characters in all, digest {call.argument_digest})"
    why = reason.replace("_", " ")
    message = f"{call.agent} wants to call {call.tool.name} ({why}) with these arguments: {_printable(shown)}"
    approve = {"type": "boolean", "title": "Approve this call", "description": "The call runs only if this is true."}
    schema = {"type": "object", "properties": {APPROVE: approve}, "required": [APPROVE]}
    return {"message": message, "requestedSchema": schema}


def block_reason(elicit: Elicit | None, question: dict[str, object], *, can_elicit: bool) -> str:
    """Ask, and return why the call is blocked; "" is the one clear yes.

    Raises:
        ConfirmationPending: the person will answer in a later request.
    """
    if elicit is None or not can_elicit:
        return CONFIRMATION_UNAVAILABLE
    try:
        answer = elicit(question)
    except ConfirmationPending:
        raise
    except TimeoutError:
        return "confirmation_timed_out"
    except Exception:
        return "confirmation_failed"
    if answer is None:
        return CONFIRMATION_UNAVAILABLE
    return _reason_of(answer)


def _reason_of(answer: object) -> str:
    if not isinstance(answer, dict):
        return "confirmation_failed"
    action = answer.get("action")
    if action == "cancel":
        return "confirmation_cancelled"
    content: Mapping[str, object] | object = answer.get("content")
    if action == "accept" and isinstance(content, dict) and content.get(APPROVE) is True:
        return ""
    return "confirmation_declined"


def _printable(text: str) -> str:
    """Escape what could make a person see something else than what runs: controls and bidirectional marks."""
    return "".join(char if char.isprintable() else f"\\u{{{ord(char):x}}}" for char in text)
