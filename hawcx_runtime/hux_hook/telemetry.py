"""What the service is told: best effort, never an error, never longer than the client's timeout, never content."""

from __future__ import annotations

import os

from hawcx_runtime.hux_hook.errors import HuxInvalidRequest
from hawcx_runtime.hux_hook.words import checked_word, is_word
from hawcx_runtime.limits import HUX_EVENT_FIELDS, HUX_LARGEST_SPEND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.hux_hook.client import HuxClient, Json

AFTER_TOOL = "tool.finished"


def after_tool(
    client: HuxClient,
    run_id: str,
    conversation_id: str,
    tool_name: str,
    *,
    ok: bool,
    argument_hash: str = "",
    approval_id: str | None = None,
    duration_ms: int | None = None,
    output_bytes: int | None = None,
) -> dict[str, object] | None:
    """Tell the service that a tool has run; the output itself has no place here.

    Args:
        client: tells the service.
        run_id: the run that the call belonged to.
        conversation_id: the conversation that the run belongs to.
        tool_name: a word.
        ok: whether the tool did its work.
        argument_hash: of the decision.
        approval_id: of the decision.
        duration_ms: how long it ran, in milliseconds.
        output_bytes: how much came out.

    Returns:
        The service's answer, or None: it was not told.
    """
    fields: dict[str, object] = {"run_id": run_id, "tool_name": tool_name, "ok": ok}
    optional = {
        "argument_hash": argument_hash or None,
        "approval_id": approval_id,
        "duration_ms": duration_ms,
        "output_bytes": output_bytes,
    }
    fields.update({name: value for name, value in optional.items() if value is not None})
    return emit(client, conversation_id, AFTER_TOOL, fields)


def record_spend(
    client: HuxClient,
    run_id: str,
    *,
    tool_calls: int = 0,
    tokens: int = 0,
    delegations: int = 0,
    subagents: int = 0,
) -> dict[str, object] | None:
    """Tell the service what a run has spent since the last time.

    Returns:
        The service's answer, or None: it may not have been told.
    """
    spent = {"tool_calls": tool_calls, "tokens": tokens, "delegations": delegations, "subagents": subagents}
    try:
        if not all(type(amount) is int and 0 <= amount <= HUX_LARGEST_SPEND for amount in spent.values()):
            raise HuxInvalidRequest("invalid_request", "a spend is a number from 0")
        return client.budget(run_id, {"run_id": run_id, **spent})
    except Exception:
        return None


def emit(
    client: HuxClient, conversation_id: str, event: str, fields: Mapping[str, object] | None = None
) -> dict[str, object] | None:
    """Tell the service of an event.

    Args:
        client: tells the service.
        conversation_id: where the event belongs.
        event: its kind, a word.
        fields: numbers, booleans and words. Whatever is more than that, text above all, is left out and counted.

    Returns:
        The service's answer, or None: it was not told.
    """
    try:
        body = _event(checked_word(event, "an event's kind"), dict(fields or {}))
        return client.create_event(conversation_id, body, os.urandom(16).hex())
    except Exception:
        return None


def _event(kind: str, fields: dict[str, object]) -> Json:
    kept = {name: value for name, value in fields.items() if is_word(name) and _is_harmless(value)}
    kept = dict(list(kept.items())[:HUX_EVENT_FIELDS])
    return {"event": kind, "fields": kept, "left_out": len(fields) - len(kept)}


def _is_harmless(value: object) -> bool:
    """Return whether a value is a boolean, an integer or a word: nothing that could be somebody's text."""
    if type(value) is int:
        return -HUX_LARGEST_SPEND <= value <= HUX_LARGEST_SPEND
    return type(value) is bool or is_word(value)
