"""The undo journal: what each session still has to take back, so that a restart can finish it or report it.

It lies beside the audit (`AUDIT.undo`), chained in the same way, and holds what the audit must not: the arguments of
the undos. It is readable by its owner only, and is written anew at every start with nothing but open sessions in it.
"""

from __future__ import annotations

import os

from hawcx_runtime.gateway.chained_log import ChainedLog
from hawcx_runtime.gateway.errors import AuditError
from hawcx_runtime.gateway.session import DONE, FAILED, INTENT, UNKNOWN, UndoEntry
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

KIND = "undo-journal"
_ENTRY_FIELDS = ("index", "call", "tool", "undo", "arguments", "state", "key", "reason")


class OpenSession(Value):
    """What a journal says of a session that was not closed.

    Attributes:
        id: the session's id.
        agent: the agent's name.
        stack: what can still be undone, oldest first; an intent without an outcome is `unknown`.
        labels: what the session carried.
    """

    id: str
    agent: str
    stack: tuple[UndoEntry, ...]
    labels: frozenset[str]


class UndoJournal:
    """The writer of one journal.

    Args:
        path: the file, or None: nothing is kept, and a crash loses the stacks.
        sync: whether an entry must be on the disk before its call goes on; a killed process loses nothing either way.

    Raises:
        AuditError: the file cannot be used.
    """

    def __init__(self, path: str | None, *, sync: bool = True) -> None:
        self._log: ChainedLog | None = None
        self._sync = sync
        self.recovered: tuple[OpenSession, ...] = ()
        if path is not None:
            self._recover(path)

    def entry(self, session: str, agent: str, entry: UndoEntry) -> None:
        """Record an entry's present state: an intent before its dispatch, an outcome after it.

        Raises:
            AuditError: it was not written; an intent that is not written must not be dispatched.
        """
        fields = {name: getattr(entry, name) for name in _ENTRY_FIELDS}
        self._write({"event": "entry", "session": session, "agent": agent, **fields})

    def gone(self, session: str, index: int) -> None:
        """Record that an entry left the stack: it failed, or it was undone."""
        self._write({"event": "gone", "session": session, "index": index})

    def label(self, session: str, agent: str, label: str) -> None:
        """Record that a session carries a label from now on."""
        self._write({"event": "label", "session": session, "agent": agent, "label": label})

    def closed(self, session: str) -> None:
        """Record that a session ended and nothing of it is to be undone any more."""
        self._write({"event": "closed", "session": session})

    def close(self) -> None:
        """Give the file up."""
        if self._log is not None:
            self._log.close()

    def _write(self, record: dict[str, object]) -> None:
        if self._log is not None:
            self._log.append(record, sync=self._sync and record["event"] == "entry")

    def _recover(self, path: str) -> None:
        """Read what a former run left, and start a new file with what of it is still open."""
        old = ChainedLog(path, KIND)
        self.recovered = tuple(_open_sessions(old.records()))
        fresh_path = f"{path}.new"
        if os.path.lexists(fresh_path):  # a crash during the last start; the old journal is whole
            os.unlink(fresh_path)
        self._log = ChainedLog(fresh_path, KIND)
        for session in self.recovered:
            for label in sorted(session.labels):
                self.label(session.id, session.agent, label)
            for entry in session.stack:
                self.entry(session.id, session.agent, entry)
        os.replace(fresh_path, path)
        self._log.path = path
        old.close()


def _open_sessions(records: Iterable[dict[str, object]]) -> list[OpenSession]:
    """Replay a journal."""
    open_sessions: dict[str, tuple[str, dict[int, UndoEntry], set[str]]] = {}
    for record in records:
        event, session = record.get("event"), str(record.get("session"))
        if event == "closed":
            open_sessions.pop(session, None)
        elif event in ("entry", "label"):
            _, entries, labels = open_sessions.setdefault(session, (str(record["agent"]), {}, set()))
            if event == "label":
                labels.add(str(record["label"]))
            else:
                entry = _entry_of(record)
                entries[entry.index] = entry
        elif event == "gone" and session in open_sessions:
            open_sessions[session][1].pop(int(str(record["index"])), None)
    return [
        OpenSession(session, agent, tuple(entries[index] for index in sorted(entries)), frozenset(labels))
        for session, (agent, entries, labels) in open_sessions.items()
        if entries or labels
    ]


def _entry_of(record: dict[str, object]) -> UndoEntry:
    try:
        entry = UndoEntry(**{name: record[name] for name in _ENTRY_FIELDS})  # type: ignore[arg-type]
    except KeyError as missing:
        raise AuditError(f"{KIND}: an entry has no {missing}") from None
    # An intent that no outcome follows: the process died while the call was on its way.
    return entry.replace(state=UNKNOWN) if entry.state in (INTENT, FAILED) else entry


__all__ = ["DONE", "KIND", "OpenSession", "UndoJournal"]
