"""A reference HUX service: real HTTP on loopback, approvals, budgets, events, stops, and faults on demand.

The client's document (`docs/hux-hook.md`) says what each route takes and gives. The service keeps every byte that it
was sent, so that a test can search them.
"""

from __future__ import annotations

import contextlib
import json
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]
Answer = tuple[int, Json]

PENDING, DENIED, ONCE, SESSION, ALWAYS = "pending", "denied", "once", "session", "always"
QUESTION = ("run_id", "conversation_id", "tool_name", "argument_hash", "capability", "external", "risk")


@dataclass
class Approval:
    """A question that a person decides."""

    approval_id: str
    question: Json
    idempotency_key: str
    status: str = PENDING


@dataclass
class Fault:
    """What goes wrong with the next request.

    Attributes:
        before: hang up without having done anything.
        after: hang up having done it.
        seconds: wait before the answer.
        raw: answer these very bytes, having done it.
        change: fields of the answer to replace, having done it.
    """

    before: bool = False
    after: bool = False
    seconds: float = 0
    raw: bytes | None = None
    change: Json = field(default_factory=dict)


class HuxService:
    """The service's state; one lock, so that a once-approval is consumed by one gate call alone."""

    def __init__(self, key: str | None = None) -> None:
        self.key = key
        self.lock = threading.Lock()
        self.autonomy = True
        self.budgets: dict[str, int] = {}
        self.spent: dict[str, Json] = {}
        self.memory_policy: Any = True
        self.conversations: dict[str, Json] = {}
        self.events: list[tuple[str, Json]] = []
        self.running: set[str] = set()
        self.approvals: list[Approval] = []
        self.released: list[str] = []
        self.received: list[bytes] = []
        self.requests: list[tuple[str, str, dict[str, str], Json | None]] = []
        self.faults: list[Fault] = []
        self._tools_always: set[tuple[str, str]] = set()
        self._tools_in_session: set[tuple[str, str]] = set()
        self._keys: dict[str, Approval] = {}

    def decide(self, approval_id: str, status: str) -> None:
        """Let a person decide a pending approval."""
        with self.lock:
            approval = next(each for each in self.approvals if each.approval_id == approval_id)
            assert approval.status == PENDING
            approval.status = status
            question = approval.question
            if status == SESSION:
                self._tools_in_session.add((question["conversation_id"], question["tool_name"]))
            elif status == ALWAYS:
                self._tools_always.add((question["capability"], question["tool_name"]))

    def answer(self, method: str, segments: list[str], headers: dict[str, str], body: Json | None) -> Answer:
        """Return the answer to one request."""
        if headers.get("x-hermes-tenant-identity") is None or headers.get("x-hux-subject") is None:
            return _error(401, "identity_missing")
        if self.key is not None and headers.get("x-hux-relay-key") != self.key:
            return _error(403, "key_wrong")
        match method, segments:
            case "GET", ["capabilities"]:
                return 200, {"capabilities": ["shell"], "asked": len(self.requests)}
            case "POST", ["approvals"] if body is not None:
                return self._create_approval(headers.get("idempotency-key"), body)
            case "POST", ["runs", run_id, "gate"] if body is not None:
                return self._gate(run_id, body)
            case "POST", ["runs", run_id, "budget"] if body is not None:
                return self._spend(run_id, body)
            case "POST", ["runs", run_id, "stop"] if body is not None:
                return self._stop(run_id, body)
            case "POST", ["conversations", conversation_id, "events"] if body is not None:
                self.events.append((conversation_id, body))
                return 201, {"event_id": f"evt_{len(self.events)}"}
            case "GET", ["privacy", "policy"]:
                return 200, {"memory_allowed": self.memory_policy}
            case "GET", ["conversations", conversation_id] if conversation_id in self.conversations:
                return 200, self.conversations[conversation_id]
            case "PUT", ["conversations", conversation_id] if body is not None:
                return self._replace(conversation_id, headers.get("if-match"), body)
        return _error(404, "not_found")

    def _gate(self, run_id: str, question: Json) -> Answer:
        if run_id != question["run_id"]:
            return _error(400, "run_differs")
        echo = {"run_id": run_id, "argument_hash": question["argument_hash"]}
        proceed, reason, approval = self._judge(question)
        if proceed:
            self.released.append(question["argument_hash"])
        found = None if approval is None else approval.approval_id
        return 200, {"proceed": proceed, "reason": reason, "approval_id": found, **echo}

    def _judge(self, question: Json) -> tuple[bool, str, Approval | None]:
        if not self.autonomy:
            return False, "autonomy_off", None
        if self.budgets.get(question["run_id"], 1) <= 0:
            return False, "budget_exhausted", None
        if not question["external"]:
            return True, "allowed", None
        if (question["capability"], question["tool_name"]) in self._tools_always:
            return True, "approved_always", None
        if (question["conversation_id"], question["tool_name"]) in self._tools_in_session:
            return True, "approved_session", None
        approval = next((each for each in self._keys.values() if _same(each.question, question)), None)
        if approval is None:
            return False, "approval_required", None
        if approval.status == DENIED:
            return False, "approval_denied", approval
        if approval.status == ONCE:
            del self._keys[approval.idempotency_key]  # used up: the next call of this kind is a new question
            return True, "approved_once", approval
        return False, "approval_required", approval

    def _create_approval(self, key: str | None, question: Json) -> Answer:
        if key is None:
            return _error(400, "idempotency_key_missing")
        approval = self._keys.get(key)
        if approval is None:
            approval = Approval(f"apr_{len(self.approvals) + 1}", question, key)
            self.approvals.append(approval)
            self._keys[key] = approval
        elif not _same(approval.question, question):
            return _error(422, "idempotency_key_reused")
        echo = {"run_id": question["run_id"], "argument_hash": question["argument_hash"]}
        return 201, {"approval_id": approval.approval_id, "status": approval.status, **echo}

    def _spend(self, run_id: str, body: Json) -> Answer:
        spent = self.spent.setdefault(run_id, {})
        for name in ("tool_calls", "tokens", "delegations", "subagents"):
            spent[name] = spent.get(name, 0) + body[name]
        if run_id in self.budgets:
            self.budgets[run_id] -= body["tool_calls"]
        return 200, {"run_id": run_id, "left": self.budgets.get(run_id)}

    def _stop(self, run_id: str, body: Json) -> Answer:
        if not body["process_registry_empty"]:
            return 200, {"run_id": run_id, "stopped": False}
        return 200, {"run_id": run_id, "stopped": True, "receipt_id": f"stop_{run_id}"}

    def _replace(self, conversation_id: str, revision: str | None, body: Json) -> Answer:
        if revision is None:
            return _error(428, "revision_missing")
        current = self.conversations.get(conversation_id, {}).get("revision", "0")
        if revision != f'"{current}"':
            return _error(412, "revision_conflict")
        self.conversations[conversation_id] = {**body, "revision": str(int(current) + 1)}
        return 200, self.conversations[conversation_id]


def _same(one: Json, other: Json) -> bool:
    return all(one[name] == other[name] for name in QUESTION)


def _error(status: int, code: str) -> Answer:
    return status, {"error": {"code": code, "message": f"the service says {code}"}}


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Any

    def do_GET(self) -> None:
        service: HuxService = self.server.service
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        headers = {name.lower(): value for name, value in self.headers.items()}
        segments = [unquote(segment) for segment in self.path.split("/")[3:]]
        with service.lock:
            service.received.append(f"{self.requestline}\r\n{self.headers}".encode() + body)
            fault = service.faults.pop(0) if service.faults else Fault()
            document = json.loads(body) if body else None
            service.requests.append((self.command, self.path, headers, document))
            if fault.before:
                self.close_connection = True
                return
            status, answer = service.answer(self.command, segments, headers, document)
        time.sleep(fault.seconds)
        self.close_connection = True
        if fault.raw is not None:
            self.wfile.write(fault.raw)
        elif not fault.after:
            self._send(status, json.dumps({**answer, **fault.change}).encode())

    do_POST = do_PUT = do_GET  # noqa: N815 - http.server's names

    def _send(self, status: int, body: bytes) -> None:
        with contextlib.suppress(OSError):  # the client may have had enough
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        return


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    service: HuxService

    def handle_error(self, request: Any, client_address: Any) -> None:
        return


@contextlib.contextmanager
def hux_service(key: str | None = None) -> Iterator[tuple[HuxService, str]]:
    """Serve on a free port of 127.0.0.1 for the length of a block; yield the service and its base URL."""
    with _Server(("127.0.0.1", 0), _Handler) as server:
        server.service = HuxService(key)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.service, f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
