"""One agent's session with the gateway: what it carries, what it did, and what can be taken back."""

from __future__ import annotations

import threading

from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.gateway.checker import Checker

INTENT, DONE, FAILED, UNKNOWN = "intent", "done", "failed", "unknown"


class UndoEntry(Value):
    """One write that stands on the undo stack.

    Attributes:
        index: its place in the session's order of writes.
        call: id of the call.
        tool: the tool that wrote.
        undo: the tool that takes it back, or "" when the write cannot be taken back.
        arguments: of the undo, frozen when the entry was pushed or resolved; None while they hang on a result that
            has not come.
        state: `intent` before dispatch, then `done` or `unknown`; a write that surely failed leaves the stack.
        key: idempotency key of the undo; the same for every try of it.
        reason: why the last try to undo it did not succeed, or "".
    """

    index: int
    call: str
    tool: str
    undo: str
    arguments: Mapping[str, object] | None
    state: str
    key: str
    reason: str = ""


class GatewaySession:
    """One session. Its lock is held for the whole of a call, so that its calls run one after the other.

    Args:
        id: unguessable; binds everything that the session did.
        agent: the agent's name.
        checks: who is asked about the session's calls.
        can_elicit: whether its client can ask a person.
        carried: labels; they only ever come on. Sessions of one principal may share the set.
        stack: the undo stack, oldest first.
        lock: held for the whole of a call.
    """

    __slots__ = (
        "agent",
        "can_elicit",
        "carried",
        "checks",
        "counts",
        "id",
        "irreversible",
        "is_closed",
        "lock",
        "stack",
        "succeeded",
        "writes",
    )

    def __init__(
        self,
        id: str,
        agent: str,
        checks: Checker,
        can_elicit: bool = False,
        carried: set[str] | None = None,
        stack: list[UndoEntry] | None = None,
        lock: threading.RLock | None = None,
    ) -> None:
        self.id = id
        self.agent = agent
        self.checks = checks
        self.can_elicit = can_elicit
        self.carried: set[str] = set() if carried is None else carried
        self.stack: list[UndoEntry] = [] if stack is None else stack
        self.lock = lock or threading.RLock()
        self.succeeded: set[str] = set()
        self.counts: dict[str, int] = {}
        self.irreversible: list[str] = []
        self.writes = max((entry.index for entry in self.stack), default=-1) + 1
        self.is_closed = False

    def __repr__(self) -> str:
        return f"GatewaySession(agent={self.agent!r}, writes={self.writes}, labels={sorted(self.carried)})"
