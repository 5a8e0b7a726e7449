"""The audit: what was asked, what was decided and why, before anything is dispatched.

Two kinds of record: `gating` (a decision, written before the call leaves) and `outcome` (what became of a dispatched
call). Arguments and results stand in neither, only their digests. `docs/audit.md` lists the fields.
"""

from __future__ import annotations

from hawcx_runtime.gateway.chained_log import ChainedLog
from hawcx_runtime.gateway.digests import argument_digest, gating_decision_id
from hawcx_runtime.gateway.errors import AuditError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import os
    from collections.abc import Mapping

KIND = "audit"
SYNC_POLICIES = ("writes", "always", "never")


class Audit:
    """The audit log.

    Attributes:
        sync: as given.

    Args:
        path: a file, or None to keep the records in memory.
        sync: which records must be on the disk before the call goes on: `writes` (those that let a write through, and
            the outcomes of writes), `always`, or `never` (the kernel decides; a killed process still loses nothing).

    Raises:
        AuditError: the file cannot be used.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None, *, sync: str = "writes") -> None:
        if sync not in SYNC_POLICIES:
            raise AuditError(f"audit: sync is one of {', '.join(SYNC_POLICIES)}")
        self._log = ChainedLog(path, KIND)
        self.sync = sync

    @property
    def path(self) -> str | None:
        """The file, or None."""
        return self._log.path

    @property
    def head(self) -> str:
        """The hash of the last record: keep it elsewhere, and a cut at the end can be seen."""
        return self._log.head

    @property
    def records(self) -> list[dict[str, object]]:
        """Every decision, in order, read anew each time."""
        return [record for record in self._log.records() if record.get("decision_kind") == "gating"]

    @property
    def outcomes(self) -> list[dict[str, object]]:
        """What became of each dispatched call, in order."""
        return [record for record in self._log.records() if record.get("kind") == "outcome"]

    def append(
        self,
        *,
        tool: str,
        decision: str,
        reason: str,
        arguments: Mapping[str, object],
        dispatched: bool,
        session: str,
        agent: str,
        policy_sha256: str = "",
        action: str = "call",
        context: Mapping[str, object] | None = None,
        call: str = "",
        is_write: bool = True,
    ) -> dict[str, object]:
        """Record one decision and return the record.

        Args:
            tool: the tool's name, as it was asked for.
            decision: `allow` or `block`.
            reason: a short code or sentence; never an argument's content.
            arguments: of the call; only their digest is kept.
            dispatched: whether the call leaves once this is written.
            session: the session's id.
            agent: the agent's name.
            policy_sha256: of the policy that decided.
            action: `call`, or `undo` for a compensation.
            context: what else the policy was told.
            call: id of the call, which its outcome carries too.
            is_write: whether `sync="writes"` applies.

        Raises:
            AuditError: it was not written; the call must not be dispatched.
        """
        if decision not in ("allow", "block"):
            raise AuditError("audit: a decision is allow or block")
        try:
            digest = argument_digest(tool, arguments)
            decision_id = gating_decision_id(policy_sha256, tool, action, digest, context)
        except ValueError:  # a block must be recorded even of what cannot be hashed
            digest = decision_id = ""
        record: dict[str, object] = {
            "decision_kind": "gating",
            "decision": decision,
            "decision_id": decision_id,
            "reason": _one_line(reason),
            "tool": _one_line(tool),
            "action": action,
            "argument_digest": digest,
            "dispatched": dispatched,
            "session": session,
            "agent": agent,
            "policy_sha256": policy_sha256,
            "call": call,
        }
        return self._log.append(record, sync=self._must_sync(dispatched and is_write))

    def outcome(self, *, call: str, tool: str, session: str, outcome: str, result_digest: str, is_write: bool) -> None:
        """Record what became of a dispatched call.

        Args:
            call: the id that its decision carries.
            tool: the tool's name.
            session: the session's id.
            outcome: `done`, `failed` (surely not done) or `unknown`.
            result_digest: of the result, or "".
            is_write: whether `sync="writes"` applies.

        Raises:
            AuditError: it was not written.
        """
        record: dict[str, object] = {"kind": "outcome", "call": call, "tool": tool, "session": session}
        record |= {"outcome": outcome, "result_digest": result_digest}
        self._log.append(record, sync=self._must_sync(is_write))

    def note(self, kind: str, **fields: object) -> dict[str, object]:
        """Record something that is neither decision nor outcome, as a rollback's report."""
        return self._log.append({"kind": kind, **fields}, sync=self.sync != "never")

    def close(self) -> None:
        """Give the file up."""
        self._log.close()

    def _must_sync(self, is_write: bool) -> bool:
        return self.sync == "always" or (self.sync == "writes" and is_write)


def _one_line(text: str) -> str:
    """Return text fit for a record: bounded, and without lone surrogates, which have no canonical JSON."""
    return text[:500].encode("utf-8", "backslashreplace").decode("utf-8")
