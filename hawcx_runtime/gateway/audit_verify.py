"""Walks an audit, or an undo journal, from its first line and says whether the chain holds."""

from __future__ import annotations

from hawcx_runtime.gateway.chained_log import FIRST_PREV, walk_chain
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from hawcx_runtime.gateway.chained_log import ChainFault


class AuditVerdict(Value):
    """What a walk found.

    Attributes:
        kind: what the first line says that the log is, or "".
        lines: sound lines from the start.
        head: hash of the last of them; compare it with one that was kept elsewhere, for a chain alone does not show
            that its end was cut off.
        decisions: decisions among them.
        blocked: blocks among those.
        open_calls: ids of dispatched calls without an outcome.
        fault: the first line that is not sound, or None.
    """

    kind: str
    lines: int
    head: str
    decisions: int
    blocked: int
    open_calls: tuple[str, ...]
    fault: ChainFault | None


def verify_audit(stream: BinaryIO) -> AuditVerdict:
    """Return the verdict on a log.

    Args:
        stream: the file, from its first byte.
    """
    kind, decisions, blocked = "", 0, 0
    open_calls: dict[str, int] = {}
    lines, head, fault = 0, FIRST_PREV, None
    for record, state in walk_chain(stream):
        lines, head, fault = state.count, state.head, state.fault
        if lines == 1 and record:
            kind = str(record.get("kind", ""))
        call = str(record.get("call", ""))
        if record.get("decision_kind") == "gating":
            decisions += 1
            blocked += record.get("decision") == "block"
            if record.get("dispatched"):
                open_calls[call] = open_calls.get(call, 0) + 1
        elif record.get("kind") == "outcome":
            open_calls[call] = open_calls.get(call, 0) - 1
    still_open = tuple(call for call, count in open_calls.items() if count > 0)
    return AuditVerdict(kind, lines, head, decisions, blocked, still_open, fault)
