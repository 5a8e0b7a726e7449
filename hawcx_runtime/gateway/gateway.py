"""The gateway's core: sessions of agents, and the calls that go through them.

Everything is keyed by the gateway's own session and call ids. A session's calls run one after the other; sessions run
beside each other and share nothing but the audit, unless whoever opens them gives them one set of labels.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time

from hawcx_runtime.gateway.audit import Audit
from hawcx_runtime.gateway.catalogue import EVERY_TOOL
from hawcx_runtime.gateway.catalogue_reader import read_catalogue
from hawcx_runtime.gateway.checker import CatalogueRules, StricterOf
from hawcx_runtime.gateway.errors import AuditError, GatewayError, UnknownAgent, UnknownSession
from hawcx_runtime.gateway.journal import UndoJournal
from hawcx_runtime.gateway.limits import MAX_SESSIONS
from hawcx_runtime.gateway.passage import Passage
from hawcx_runtime.gateway.pins import Pins
from hawcx_runtime.gateway.rollback import Rollback
from hawcx_runtime.gateway.session import GatewaySession
from hawcx_runtime.gateway.upstream import SilentCaller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hawcx_runtime.gateway.catalogue import Catalogue
    from hawcx_runtime.gateway.checker import Checker
    from hawcx_runtime.gateway.confirmation import Elicit
    from hawcx_runtime.gateway.rollback import RollbackReport
    from hawcx_runtime.gateway.upstream import Caller, Upstream


class Gateway:
    """Checks, records and dispatches the tool calls of agents.

    Args:
        client: a policy, anything with `check`; it can only be stricter than the catalogue. None: the catalogue alone.
        catalogue: the document, or a `Catalogue`.
        upstreams: tool name → upstream; `*` serves every tool that is not named.
        audit: where decisions are recorded; None keeps them in memory. Beside an audit in a file lies the undo journal.
        context: JSON that every checker is told and every decision id covers.
        compensation_retries: how often an undo is tried again after its first try.
        sleep: waits between those tries.

    Raises:
        CatalogueError: with every problem of the catalogue.
        AuditError: the journal cannot be used.
    """

    def __init__(
        self,
        client: Checker | None,
        *,
        catalogue: Mapping[str, object] | Catalogue,
        upstreams: Mapping[str, Upstream],
        audit: Audit | None = None,
        context: Mapping[str, object] | None = None,
        compensation_retries: int = 3,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self.catalogue = read_catalogue(catalogue)
        self.upstreams = dict(upstreams)
        self.audit = Audit() if audit is None else audit
        self.context = dict(context or {})
        self.compensation_retries = compensation_retries
        self.sleep = sleep
        self.pins = Pins()
        self._client = client
        self._lock = threading.Lock()
        self._sessions: dict[str, GatewaySession] = {}
        path = None if self.audit.path is None else f"{self.audit.path}.undo"
        self.journal = UndoJournal(path, sync=self.audit.sync != "never")
        self.recovered = self._reopen()

    def open(
        self, agent: str, *, can_elicit: bool = False, session_id: str | None = None, carried: set[str] | None = None
    ) -> GatewaySession:
        """Open a session, or return the open one of that id.

        Args:
            agent: a name of the catalogue.
            can_elicit: whether its client can ask a person.
            session_id: None makes an unguessable one.
            carried: a set of labels to share with other sessions of the same principal.

        Raises:
            UnknownAgent: the catalogue has no such agent.
            GatewayError: the id belongs to another agent's session, or too many sessions are open.
        """
        if agent not in self.catalogue.agents:
            raise UnknownAgent("the catalogue has no such agent")
        identity = session_id or os.urandom(16).hex()
        with self._lock:
            known = self._sessions.get(identity)
            if known is not None:
                if known.agent != agent:
                    raise GatewayError("the session id is in use")
                known.can_elicit = can_elicit
                if carried is not None:
                    carried |= known.carried
                    known.carried = carried
                return known
            if len(self._sessions) >= MAX_SESSIONS:
                raise GatewayError("too many sessions are open")
            session = GatewaySession(identity, agent, self._checks(), can_elicit, carried)
            self._sessions[identity] = session
            return session

    def session(self, id: str) -> GatewaySession:
        """Return an open session.

        Raises:
            UnknownSession: there is none of that id.
        """
        with self._lock:
            session = self._sessions.get(id)
        if session is None:
            raise UnknownSession("no open session has that id")
        return session

    def tools_list(self, agent: str) -> list[dict[str, object]]:
        """Return the tools that an agent may call, as `tools/list` shows them, in the catalogue's order.

        A tool whose definition is known to have changed is left out.

        Raises:
            UnknownAgent: the catalogue has no such agent.
        """
        known = self.catalogue.agents.get(agent)
        if known is None:
            raise UnknownAgent("the catalogue has no such agent")
        allowed = [tool for tool in self.catalogue.tools.values() if known.may_call(tool.name)]
        return [
            tool.listing()
            for tool in allowed
            if self.pins.fault_of(tool, self.upstream_of(tool.name)) != "definition_changed"
        ]

    def call(
        self,
        session_id: str,
        name: str,
        arguments: Mapping[str, object],
        *,
        elicit: Elicit | None = None,
        meta: Mapping[str, object] | None = None,
        caller: Caller | None = None,
        call_id: str = "",
    ) -> dict[str, object]:
        """Take one call through and return its result, or the refusal in its place.

        Args:
            session_id: of an open session.
            name: the tool's name.
            arguments: the call's arguments; changing them afterwards changes nothing.
            elicit: asks a person; it gets the parameters of `elicitation/create` and returns its result.
            meta: the caller's `_meta`.
            caller: the client behind the call, for upstreams that report or ask back.
            call_id: id of the logical call, where it is a retry.

        Raises:
            UnknownSession: no open session has that id.
            ConfirmationPending: `elicit` put the call back.
        """
        session = self.session(session_id)
        with session.lock:
            passage = Passage(self, session, name, arguments, meta=meta, call_id=call_id)
            return passage.run(elicit, caller or SilentCaller())

    def rollback(self, session_id: str, *, failed: str = "the session was aborted") -> RollbackReport:
        """Take back what a session wrote, last write first; a second rollback takes up what the first one left.

        Raises:
            UnknownSession: no open session has that id.
        """
        session = self.session(session_id)
        with session.lock:
            return Rollback(self, session, failed).run()

    def close(self, session_id: str, *, abort: bool = False) -> RollbackReport | None:
        """End a session and forget its undo stack; closing it again does nothing.

        Args:
            session_id: its id.
            abort: roll it back first. What remains stays in the journal, and a later start reports it.
        """
        try:
            session = self.session(session_id)
        except UnknownSession:
            return None
        with session.lock:
            if session.is_closed:
                return None
            report = Rollback(self, session, "the session was aborted").run() if abort else None
            session.is_closed = True
            with self._lock:
                self._sessions.pop(session_id, None)
            if report is None or report.is_complete:
                with contextlib.suppress(AuditError):  # the next start reports the session; nothing is lost
                    self.journal.closed(session_id)
        self._end_upstreams(session_id)
        return report

    def sessions(self) -> list[GatewaySession]:
        """Return the open sessions."""
        with self._lock:
            return list(self._sessions.values())

    def renew(self, catalogue: Mapping[str, object] | Catalogue) -> None:
        """Put another catalogue in force for every call from now on; sessions, labels and undo stacks stay.

        Raises:
            CatalogueError: with every problem; the old catalogue stays in force.
        """
        renewed = read_catalogue(catalogue)
        missing = sorted({session.agent for session in self.sessions()} - renewed.agents.keys())
        with self._lock:
            self.catalogue = renewed
            for session in self._sessions.values():
                session.checks = self._checks()
        for session in self.sessions():
            if session.agent in missing:
                self.close(session.id)
        self.pins.forget()

    def upstream_of(self, tool: str) -> Upstream | None:
        """Return what serves a tool."""
        return self.upstreams.get(tool) or self.upstreams.get(EVERY_TOOL)

    def _checks(self) -> Checker:
        rules = CatalogueRules(self.catalogue)
        return rules if self._client is None else StricterOf(rules, self._client)

    def _reopen(self) -> tuple[str, ...]:
        """Open again what a former run left in the journal; return the ids."""
        reopened = []
        for found in self.journal.recovered:
            session = GatewaySession(found.id, found.agent, self._checks(), False, set(found.labels), list(found.stack))
            self._sessions[found.id] = session
            reopened.append(found.id)
            if found.stack:
                writes = [f"{entry.index}:{entry.tool}:{entry.state}" for entry in found.stack]
                self.audit.note("reopened", session=found.id, agent=found.agent, writes=writes)
        return tuple(reopened)

    def _end_upstreams(self, session_id: str) -> None:
        for upstream in {id(each): each for each in self.upstreams.values()}.values():
            with contextlib.suppress(Exception):  # the session is over for us, whatever its upstream makes of it
                upstream.end(session_id)
