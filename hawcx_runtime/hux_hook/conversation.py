"""What a conversation and a run may still do: keep a memory, and be stopped for sure."""

from __future__ import annotations

from hawcx_runtime.hux_hook.errors import HuxError, HuxInvalidRequest
from hawcx_runtime.hux_hook.words import checked_word, is_word
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_runtime.hux_hook.client import HuxClient


class StopReceipt(Value):
    """The service's word that a run is stopped.

    Attributes:
        receipt_id: to be kept.
        run_id: the run.
    """

    receipt_id: str
    run_id: str


def memory_gate(client: HuxClient, conversation_id: str) -> bool:
    """Return whether the conversation may be remembered: the policy and the conversation both say so, else no."""
    try:
        policy = client.privacy_policy()
        conversation = client.conversation(conversation_id)
    except HuxError:
        return False
    return (
        policy.get("memory_allowed") is True
        and conversation.get("memory_allowed") is True
        and conversation.get("conversation_id") == conversation_id
    )


def on_stop(
    client: HuxClient, run_id: str, *, process_registry_empty: bool, reason: str = "requested"
) -> StopReceipt | None:
    """Report that a run stops.

    Args:
        client: tells the service.
        run_id: the run.
        process_registry_empty: whether nothing that the run started still runs.
        reason: a word.

    Returns:
        A receipt, or None: the stop is not done; ask again.
    """
    try:
        if not isinstance(process_registry_empty, bool):
            raise HuxInvalidRequest("invalid_request", "process_registry_empty is true or false")
        body: dict[str, object] = {
            "run_id": run_id,
            "process_registry_empty": process_registry_empty,
            "reason": checked_word(reason, "reason"),
        }
        answer = client.stop(run_id, body)
    except HuxError:
        return None
    receipt_id = answer.get("receipt_id")
    if answer.get("stopped") is not True or answer.get("run_id") != run_id or not is_word(receipt_id):
        return None
    return StopReceipt(str(receipt_id), run_id)
