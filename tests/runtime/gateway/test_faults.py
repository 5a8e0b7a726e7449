"""Upstreams that die, answer garbage, hang or flood: the outcome is told as it is, and nothing is sent twice."""

from __future__ import annotations

import contextlib
import fcntl
import resource
import socket
import threading
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime.gateway import Gateway, HttpUpstream
from hawcx_runtime.gateway.errors import GatewayError
from hawcx_runtime.gateway.refusal import OUTCOME_MARK
from hawcx_runtime.gateway.sse import ResumableReader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CATALOGUE = {
    "tools": [{"name": "pay", "irreversible": True}],
    "agents": [{"name": "desk", "allowed_tools": ["pay"]}],
}
IDENTITY = b"-the-id-that-the-request-has-had-"[:32]  # as long as the ids that are put in its place
INITIALIZED = (
    b'{"jsonrpc":"2.0","id":"'
    + IDENTITY
    + b'","result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{}}}'
)
DONE = b'{"jsonrpc":"2.0","id":"' + IDENTITY + b'","result":{"content":[{"type":"text","text":"paid"}]}}'


def whole(body: bytes, kind: bytes = b"application/json", status: bytes = b"200 OK", more: bytes = b"") -> bytes:
    head = b"HTTP/1.1 " + status + b"\r\nContent-Type: " + kind + b"\r\n" + more
    return head + b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n" + body


class Server:
    """A server that answers every call with given bytes, and everything before it as a sound legacy server.

    Attributes:
        calls: how many calls arrived.
        sessions: how many sessions were opened.
    """

    def __init__(self, *answers: bytes | Callable[[socket.socket], None]) -> None:
        self.calls = 0
        self.sessions = 0
        self.seen: list[bytes] = []
        self._answers = list(answers)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/mcp"
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _address = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        with connection, contextlib.suppress(OSError):
            request = connection.recv(65_536)
            while b"\r\n\r\n" not in request:
                request += connection.recv(65_536)
            self.seen.append(request)
            identity = request.partition(b'"id":"')[2][:32]
            if b'"tools/call"' in request:
                self.calls += 1
                answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
            elif b'"initialize"' in request:
                self.sessions += 1
                answer = whole(INITIALIZED, more=f"Mcp-Session-Id: s{self.sessions}\r\n".encode())
            elif request.startswith(b"DELETE"):
                answer = whole(b"", status=b"200 OK")
            else:
                answer = whole(b"", status=b"202 Accepted")
            if callable(answer):
                answer(connection)
            else:
                connection.sendall(answer.replace(IDENTITY, identity))


@contextlib.contextmanager
def called(*answers: Any, timeout: float = 1.0) -> Iterator[tuple[Server, dict[str, Any], list[str]]]:
    """Call a tool of such a server through the gateway; yield the server, the result and the stack's states."""
    server = Server(*answers)
    upstream = HttpUpstream(server.url, era="legacy", timeout=timeout)
    gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": upstream})
    session = gateway.open("desk")
    result = gateway.call(session.id, "pay", {})
    yield server, result, [entry.state for entry in session.stack]
    gateway.close(session.id)
    server.close()


def hang(connection: socket.socket) -> None:
    connection.recv(1)


def flood(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: ")
    for _ in range(1_000):
        connection.sendall(b"x" * 65_536)


def drip(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
    for _ in range(100):
        connection.sendall(b": still here\n\n")
        threading.Event().wait(0.05)


UNKNOWN = [
    b"",
    b"HTTP/1.1 200 OK\r\nContent-Type: appl",
    b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{}",
    b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
    b"garbage\r\n\r\n",
    whole(b"<html>"),
    whole(b"{}"),
    whole(b"[]"),
    whole(DONE.replace(IDENTITY, b"another")),
    whole(DONE, status=b"500 Oops").replace(b'"result"', b'"r"'),
    whole(b"<html>", status=b"502 Bad Gateway"),
    whole(b'{"jsonrpc":"2.0","id":"' + IDENTITY + b'","result":{"resultType":"task","task":{}}}'),
    whole(b'{"jsonrpc":"2.0","id":"' + IDENTITY + b'","result":[]}'),
    whole(b"data: {}\n\n", b"text/event-stream"),
    whole(b"data: \xff\n\n", b"text/event-stream"),
    hang,
    flood,
    drip,
]


@pytest.mark.parametrize("answer", UNKNOWN, ids=range(len(UNKNOWN)))
def test_without_a_sound_answer_the_outcome_is_unknown_and_nothing_is_sent_again(answer: Any) -> None:
    with called(answer) as (server, result, states):
        assert result["isError"] is True
        assert result["_meta"][OUTCOME_MARK] == "unknown"
        assert (server.calls, states) == (1, ["unknown"])


@pytest.mark.parametrize("status", [b"401 Unauthorized", b"403 Forbidden", b"302 Found", b"307 Temporary Redirect"])
def test_a_call_that_was_turned_away_did_nothing(status: bytes) -> None:
    with called(whole(b"", status=status, more=b"Location: http://127.0.0.1:1/\r\n")) as (server, result, states):
        assert result["_meta"][OUTCOME_MARK] == "failed"
        assert (server.calls, states) == (1, [])


def test_a_server_that_is_not_there_did_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    gateway = Gateway(
        None, catalogue=CATALOGUE, upstreams={"*": HttpUpstream(f"http://127.0.0.1:{port}/", era="legacy")}
    )
    session = gateway.open("desk")
    assert gateway.call(session.id, "pay", {})["_meta"][OUTCOME_MARK] == "failed"
    assert session.stack == []


def test_a_server_that_forgot_the_session_gets_a_new_one_and_the_call_once_more() -> None:
    gone = whole(b'{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"gone"}}', status=b"404 Not Found")
    with called(gone, whole(DONE)) as (server, result, _states):
        assert result["content"][0]["text"] == "paid"
        assert (server.calls, server.sessions) == (2, 2)
        keys = {request.partition(b'idempotency-key":"')[2][:64] for request in server.seen if b"tools/call" in request}
        assert len(keys) == 1
    assert server.seen[-1].startswith(b"DELETE")


def test_a_server_that_forgets_every_session_is_not_asked_for_ever() -> None:
    with called(whole(b"", status=b"404 Not Found")) as (server, result, _states):
        assert result["_meta"][OUTCOME_MARK] == "failed"
        assert server.calls == 2


@pytest.mark.parametrize("end", [b"\n", b"\r", b"\r\n"])
@pytest.mark.parametrize("size", [1, 2, 3, 1_000])
def test_streams_are_read_whatever_their_line_ends_and_wherever_they_are_cut(end: bytes, size: int) -> None:
    text = "\u2028 and \x0b stay"
    body = b"\n".join(
        [b"id: 7", b"retry: 20", b"data:", b"", b": note", b"event: message", b"data: " + text.encode(), b"", b""]
    )
    body = body.replace(b"\n", end)
    reader = ResumableReader(1_000)
    found = [each for at in range(0, len(body), size) for each in reader.documents(body[at : at + size])]
    found += list(reader.documents(b"\n")) if end == b"\r" else []
    assert [each.decode() for each in found] == [text]
    assert (reader.last_id, reader.retry_ms) == ("7", 20)


@pytest.mark.parametrize(
    "url", ["ftp://a/", "http://user@a/", "http://a b/", "http:///x", "http://a:0/", "a", "http://a/#x", "http://ä/"]
)
def test_a_url_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(GatewayError):
        HttpUpstream(url)


def test_what_goes_to_the_server_holds_nothing_of_the_callers_credentials() -> None:
    server = Server(whole(DONE))
    upstream = HttpUpstream(server.url, era="legacy", headers={"Authorization": "Bearer of-the-gateway"})
    gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": upstream})
    session = gateway.open("desk")
    meta = {"traceparent": "00-1-2-00", "authorization": "canary", "io.example/secret": "canary"}
    gateway.call(session.id, "pay", {}, meta=meta)
    gateway.close(session.id)
    server.close()
    sent = b"".join(server.seen)
    assert b"canary" not in sent
    assert session.id.encode() not in sent
    assert b"traceparent" in sent
    assert all(b"Authorization: Bearer of-the-gateway" in request for request in server.seen)


class Connections:
    """A transport that keeps what it connected, so that nothing is closed by being forgotten."""

    def __init__(self, lowest_descriptor: int = 0) -> None:
        self.kept: list[socket.socket] = []
        self._lowest = lowest_descriptor

    def __call__(self, host: str, port: int, seconds: float) -> socket.socket:
        with socket.create_connection((host, port), seconds) as plain:
            self.kept.append(socket.socket(fileno=fcntl.fcntl(plain, fcntl.F_DUPFD_CLOEXEC, self._lowest)))
        return self.kept[-1]


def test_a_busy_gateway_s_high_descriptors_are_read_as_others() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2_048:
        pytest.skip(f"the hard limit of open files, {hard}, is below 2048")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2_048), hard))
    server = Server(whole(DONE))
    try:
        upstream = HttpUpstream(server.url, era="legacy", transport=Connections(lowest_descriptor=1_100))
        assert upstream.call("pay", {}, {})["content"] == [{"type": "text", "text": "paid"}]
    finally:
        server.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_stream_that_its_server_does_not_resume_leaves_no_connection_open() -> None:
    server, connections = Server(whole(b"id: 7\nretry: 0\ndata:\n\n", b"text/event-stream")), Connections()
    upstream = HttpUpstream(server.url, era="legacy", transport=connections)
    with pytest.raises(GatewayError, match="without a response"):
        upstream.call("pay", {}, {})
    server.close()
    assert server.seen[-1].startswith(b"GET")
    assert [each.fileno() for each in connections.kept] == [-1] * len(connections.kept)
