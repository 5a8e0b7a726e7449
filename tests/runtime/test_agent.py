"""The agent against the reference Assembler and a real HTTP server, and against peers that break the protocol."""

from __future__ import annotations

import base64
import http.server
import json
import os
import signal
import struct
import threading
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime import HawcxError
from hawcx_runtime.agent import HawcxAgent, RequestRejected, TokenTransport, ToolCallResponse, new_request_id
from hawcx_runtime.ipc.errors import (
    ConnectFailed,
    ConnectionForked,
    ConnectionLost,
    DeadlineExceeded,
    HandshakeFailed,
    InvalidRequest,
    ProtocolError,
)
from tests.peers.assembler import Assembler, Behaviour, Hello, Peer, reference_assembler, scripted_peer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hawcx_runtime.ipc.messages import ClarificationRequest

ALICE = "alice@example.com"


class Echo(http.server.BaseHTTPRequestHandler):
    """Answers with what it got."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        said = {"method": self.command, "path": self.path, "headers": dict(self.headers), "body": body.decode()}
        answer = json.dumps(said).encode()
        self.send_response(207)
        self.send_header("Content-Length", str(len(answer)))
        self.send_header("X-Seen", "yes")
        self.end_headers()
        self.wfile.write(answer)

    do_PUT = do_POST  # noqa: N815 - the base class's word

    def log_message(self, *_arguments: Any) -> None:
        pass


@pytest.fixture(scope="module")
def resource_server() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Echo) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@pytest.fixture
def assembler(tmp_path: Path) -> Iterator[Assembler]:
    script = {
        "refused": Behaviour(reject="not granted"),
        "slow": Behaviour(delay=0.4),
        "asks": Behaviour(clarify="Which mailbox?"),
        "duplicate": Behaviour(fault="duplicate"),
        "foreign": Behaviour(fault="foreign"),
        "silent": Behaviour(fault="silence"),
        **{fault: Behaviour(fault=fault) for fault in ("close", "truncate", "garbage", "unknown-type")},
    }
    with reference_assembler(tmp_path, script) as running:
        yield running


def connect(assembler: Assembler, **options: Any) -> HawcxAgent:
    return HawcxAgent.connect(assembler.path, principal_allowlist=[ALICE], **options)


def test_a_call_reaches_the_resource_server_and_its_response_comes_back(
    assembler: Assembler, resource_server: str
) -> None:
    with connect(assembler) as agent:
        response = agent.invoke(
            resource_server + "/mcp?x=1", "PUT", {"X-One": "1"}, tool="mail.read", body="äöü", content_type="text/plain"
        )
    seen = json.loads(response.body)
    assert (response.http_status, response.headers["X-Seen"]) == (207, "yes")
    assert (seen["method"], seen["path"], seen["body"]) == ("PUT", "/mcp?x=1", "äöü")
    assert (seen["headers"]["X-One"], seen["headers"]["Content-Type"]) == ("1", "text/plain")
    assert seen["headers"]["Authorization"].startswith("Bearer development-token-")


def test_everything_that_is_given_stands_on_the_wire_and_nothing_else(
    assembler: Assembler, resource_server: str
) -> None:
    given: dict[str, Any] = {
        "tool": "mail.read",
        "action": "read",
        "resource": "inbox",
        "constraints": {"max": 3},
        "claimed_intent_hash": "ab12",
        "tool_arguments": {"folder": "in", "n": 1.5},
        "content_type": "application/json",
        "transport": "mcp_meta",
        "request_id": "mine-1",
        "provider": "mail",
    }
    with connect(assembler) as agent:
        agent.invoke_for(ALICE, resource_server, body=b'{"id":1}', **given)
        agent.invoke(resource_server, tool="t")
    full, bare = assembler.requests
    assert full == given | {
        "target_rs_url": resource_server,
        "http_method": "POST",
        "acting_for_user": ALICE,
        "plaintext_request_body": base64.b64encode(b'{"id":1}').decode(),
    }
    assert set(bare) == {"request_id", "target_rs_url", "http_method", "tool", "resource"}
    assert bare["resource"] == "*"


def test_the_token_travels_in_the_meta_member_when_asked(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent:
        response = agent.invoke(resource_server, tool="t", body=b"{}", transport=TokenTransport.MCP_META)
    seen = json.loads(response.body)
    assert "Authorization" not in seen["headers"]
    assert json.loads(seen["body"])["params"]["_meta"]["hawcx.devtools/token"].startswith("development-token-")


def test_a_rejection_is_raised_with_its_reason(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent:
        with pytest.raises(RequestRejected, match="not granted") as rejected:
            agent.invoke(resource_server, tool="refused", request_id="r-1")
        assert (rejected.value.request_id, rejected.value.reason) == ("r-1", "not granted")
        assert isinstance(rejected.value, HawcxError)
        assert agent.invoke(resource_server, tool="t", body="").http_status == 207


def test_a_resource_server_that_is_not_there_is_a_rejection(assembler: Assembler) -> None:
    with connect(assembler) as agent, pytest.raises(RequestRejected, match="cannot be called"):
        agent.invoke("http://127.0.0.1:1/", tool="t")


def test_a_clarification_is_answered_in_the_callers_thread(assembler: Assembler, resource_server: str) -> None:
    asked: list[tuple[ClarificationRequest, int]] = []

    def answer(question: ClarificationRequest) -> str:
        asked.append((question, threading.get_ident()))
        return "the inbox"

    with connect(assembler, on_clarification=answer) as agent:
        assert agent.invoke(resource_server, tool="asks", request_id="q", body="").http_status == 207
    [(question, thread)] = asked
    assert (question.request_id, question.question, thread) == ("q", "Which mailbox?", threading.get_ident())
    assert assembler.answers == [
        {"request_id": "q", "clarification_id": question.clarification_id, "answer": "the inbox"}
    ]


def test_without_a_handler_no_clarification_is_offered(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent, pytest.raises(RequestRejected, match="clarification"):
        agent.invoke(resource_server, tool="asks")


def test_what_a_clarification_handler_raises_ends_that_call_alone(assembler: Assembler, resource_server: str) -> None:
    def give_up(_question: ClarificationRequest) -> str:
        raise LookupError("nobody there")

    with connect(assembler, on_clarification=give_up) as agent:
        with pytest.raises(LookupError):
            agent.invoke(resource_server, tool="asks")
        assert agent.invoke(resource_server, tool="t", body="").http_status == 207


@pytest.mark.parametrize("features", [0, 1], ids=["one at a time", "interleaved"])
def test_threads_share_a_connection_and_each_gets_its_own_reply(
    tmp_path: Path, resource_server: str, features: int
) -> None:
    with reference_assembler(tmp_path, {"slow": Behaviour(delay=0.2)}, Hello(features=features)) as assembler:
        with connect(assembler) as agent, ThreadPoolExecutor(16) as pool:

            def call(number: int) -> str:
                tool = "slow" if number % 8 == 0 else "t"
                response = agent.invoke(resource_server, tool=tool, body=f"number {number}")
                return str(json.loads(response.body)["body"])

            assert list(pool.map(call, range(48))) == [f"number {number}" for number in range(48)]
        assert agent._client.stray_replies == 0


def test_a_slow_call_does_not_hold_up_another(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent, ThreadPoolExecutor(1) as pool:
        order = []
        slow = pool.submit(
            lambda: order.append(("slow", agent.invoke(resource_server, tool="slow", body="").http_status))
        )
        while not assembler.requests:
            time.sleep(0.005)
        order.append(("quick", agent.invoke(resource_server, tool="t", body="").http_status))
        slow.result(30)
    assert order == [("quick", 207), ("slow", 207)]


def test_a_late_reply_reaches_no_later_call(tmp_path: Path) -> None:
    def script(peer: Peer) -> None:
        peer.shake_hands()
        peer.read()
        peer.read()
        for request_id, body in (("r1", "bGF0ZQ=="), ("r2", "bmV4dA==")):
            members = {"request_id": request_id, "http_status": 200, "headers": {}, "body": body}
            peer.send(0x53, json.dumps(members).encode())

    with (
        scripted_peer(tmp_path, script) as path,
        HawcxAgent.connect(path, principal_allowlist=[], tool_call_timeout_secs=0.15) as agent,
    ):
        with pytest.raises(DeadlineExceeded, match=r"0\.15 seconds"):
            agent.invoke("http://rs", tool="t", request_id="r1")
        agent._client._tool_call_seconds = 30.0
        assert agent.invoke("http://rs", tool="t", request_id="r2").body == b"next"
        assert agent._client.stray_replies == 1


@pytest.mark.parametrize("fault", ["duplicate", "foreign"])
def test_a_duplicate_or_foreign_reply_reaches_no_other_call(
    assembler: Assembler, resource_server: str, fault: str
) -> None:
    with connect(assembler) as agent:
        assert agent.invoke(resource_server, tool=fault).body == b"ok"
        assert json.loads(agent.invoke(resource_server, tool="t", body="next").body)["body"] == "next"
        assert agent._client.stray_replies == 1


def test_a_request_id_is_not_used_twice(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent:
        agent.invoke(resource_server, tool="t", body="", request_id="one")
        with pytest.raises(InvalidRequest, match="used before"):
            agent.invoke(resource_server, tool="t", body="", request_id="one")
    assert len(assembler.requests) == 1


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ("close", ConnectionLost),
        ("truncate", ProtocolError),
        ("garbage", ProtocolError),
        ("unknown-type", ProtocolError),
    ],
)
def test_a_broken_stream_ends_every_call_and_stays_broken(
    assembler: Assembler, resource_server: str, fault: str, error: type[HawcxError]
) -> None:
    with connect(assembler) as agent, ThreadPoolExecutor(1) as pool:
        other = pool.submit(agent.invoke, resource_server, tool="silent")
        while not assembler.requests:
            time.sleep(0.005)
        with pytest.raises(error) as first:
            agent.invoke(resource_server, tool=fault)
        with pytest.raises(error):
            other.result(30)
        with pytest.raises(error) as again:
            agent.invoke(resource_server, tool="t")
        assert str(first.value) == str(again.value)
    assert len(assembler.requests) == 2


REPLIES = {
    "no JSON": b"{",
    "a list": b"[]",
    "no request id": b'{"http_status":200,"headers":{},"body":""}',
    "a number for the request id": b'{"request_id":1,"http_status":200,"headers":{},"body":""}',
    "a status as text": b'{"request_id":"r","http_status":"200","headers":{},"body":""}',
    "true as status": b'{"request_id":"r","http_status":true,"headers":{},"body":""}',
    "a status of two digits": b'{"request_id":"r","http_status":99,"headers":{},"body":""}',
    "no body": b'{"request_id":"r","http_status":200,"headers":{}}',
    "a body that is no base64": b'{"request_id":"r","http_status":200,"headers":{},"body":"!"}',
    "base64 with spaces": b'{"request_id":"r","http_status":200,"headers":{},"body":"b2 s="}',
    "base64 with loose bits": b'{"request_id":"r","http_status":200,"headers":{},"body":"b2t="}',
    "base64 without padding": b'{"request_id":"r","http_status":200,"headers":{},"body":"b2s"}',
    "headers as a list": b'{"request_id":"r","http_status":200,"headers":[],"body":""}',
    "a header that is no text": b'{"request_id":"r","http_status":200,"headers":{"a":1},"body":""}',
    "a header with a line break": b'{"request_id":"r","http_status":200,"headers":{"a":"b\\r\\nc: d"},"body":""}',
    "a repeated member": b'{"request_id":"r","http_status":403,"http_status":200,"headers":{},"body":""}',
    "another encoding": '{"request_id":"r","http_status":200,"headers":{},"body":""}'.encode("utf-16"),
}


@pytest.mark.parametrize("payload", REPLIES.values(), ids=REPLIES.keys())
def test_a_reply_of_wrong_types_is_a_protocol_error(tmp_path: Path, payload: bytes) -> None:
    def script(peer: Peer) -> None:
        peer.shake_hands()
        peer.read()
        peer.send(0x53, payload)
        assert peer.connection.recv(1) == b"", "the agent must leave"

    with scripted_peer(tmp_path, script) as path, HawcxAgent.connect(path, principal_allowlist=[]) as agent:
        with pytest.raises(ProtocolError):
            agent.invoke("http://rs", tool="t", request_id="r")
        with pytest.raises(ProtocolError):
            agent.invoke("http://rs", tool="t", request_id="r2")


def test_members_that_nobody_knows_are_ignored(tmp_path: Path) -> None:
    def script(peer: Peer) -> None:
        peer.shake_hands()
        peer.read()
        peer.send(
            0x53, b'{"request_id":"r","http_status":200,"headers":{},"body":"b2s=","new":{"a":[null]},"reason":7}'
        )

    with scripted_peer(tmp_path, script) as path, HawcxAgent.connect(path, principal_allowlist=[]) as agent:
        assert agent.invoke("http://rs", tool="t", request_id="r") == ToolCallResponse("r", 200, {}, b"ok")


def test_a_peer_that_breaks_off_at_any_byte_is_reported(tmp_path: Path) -> None:
    reply = b'{"request_id":"r","http_status":200,"headers":{"a":"b"},"body":"b2s="}'
    hello = Hello().packed()
    stream = struct.pack(">IB", len(hello) + 1, 0) + hello + struct.pack(">IB", len(reply) + 1, 0x53) + reply
    for cut in range(len(stream)):
        (folder := tmp_path / str(cut)).mkdir()

        def script(peer: Peer, cut: int = cut) -> None:
            peer.read()
            peer.raw(stream[:cut])

        with (
            scripted_peer(folder, script) as path,
            pytest.raises((HandshakeFailed, ConnectionLost, ProtocolError)),
            HawcxAgent.connect(path, principal_allowlist=[]) as agent,
        ):
            agent.invoke("http://rs", tool="t", request_id="r")


def test_a_reply_that_comes_byte_by_byte_is_read(tmp_path: Path) -> None:
    reply = b'{"request_id":"r","http_status":200,"headers":{},"body":"b2s="}'
    stream = struct.pack(">IB", len(reply) + 1, 0x53) + reply

    def script(peer: Peer) -> None:
        peer.shake_hands()
        peer.read()
        for byte in stream:
            peer.raw(bytes([byte]))

    with scripted_peer(tmp_path, script) as path, HawcxAgent.connect(path, principal_allowlist=[]) as agent:
        assert agent.invoke("http://rs", tool="t", request_id="r").body == b"ok"


def test_a_frame_that_stalls_is_read_on_by_the_next_call(tmp_path: Path) -> None:
    late = b'{"request_id":"r1","http_status":200,"headers":{},"body":"b2s="}'
    reply = b'{"request_id":"r2","http_status":200,"headers":{},"body":"eWVz"}'
    stream = struct.pack(">IB", len(late) + 1, 0x53) + late

    def script(peer: Peer) -> None:
        peer.shake_hands()
        peer.read()
        peer.raw(stream[:20])
        peer.read()
        peer.raw(stream[20:])
        peer.send(0x53, reply)

    with (
        scripted_peer(tmp_path, script) as path,
        HawcxAgent.connect(path, principal_allowlist=[], tool_call_timeout_secs=0.3) as agent,
    ):
        with pytest.raises(DeadlineExceeded):
            agent.invoke("http://rs", tool="t", request_id="r1")
        agent._client._tool_call_seconds = 30.0
        assert agent.invoke("http://rs", tool="t", request_id="r2").body == b"yes"


def test_a_large_body_goes_both_ways(assembler: Assembler, resource_server: str) -> None:
    body = "x" * (3 * 1024 * 1024)
    with connect(assembler) as agent:
        assert json.loads(agent.invoke(resource_server, tool="t", body=body).body)["body"] == body


def test_a_request_beyond_the_peers_frame_limit_is_not_sent(tmp_path: Path, resource_server: str) -> None:
    with reference_assembler(tmp_path, hello=Hello(frame_bytes=4096)) as assembler, connect(assembler) as agent:
        with pytest.raises(InvalidRequest, match="4096"):
            agent.invoke(resource_server, tool="t", body="x" * 4096)
        assert agent.invoke(resource_server, tool="t", body="").http_status == 207
        assert len(assembler.requests) == 1


def test_a_peer_that_takes_nothing_ends_the_connection_at_the_deadline(tmp_path: Path) -> None:
    done = threading.Event()

    def script(peer: Peer) -> None:
        peer.shake_hands()
        done.wait(30)

    with (
        scripted_peer(tmp_path, script) as path,
        HawcxAgent.connect(path, principal_allowlist=[], tool_call_timeout_secs=0.3) as agent,
    ):
        with pytest.raises(DeadlineExceeded):
            agent.invoke("http://rs", tool="t", body=bytes(8 * 1024 * 1024))
        with pytest.raises(ConnectionLost, match="in part"):
            agent.invoke("http://rs", tool="t")
        done.set()


WRONG: dict[str, dict[str, Any]] = {
    "an empty tool": {"tool": ""},
    "a tool with a line break": {"tool": "a\nb"},
    "a method that is no token": {"http_method": "GET /"},
    "a header with a line break": {"headers": {"A": "b\r\nC: d"}},
    "a header name with a colon": {"headers": {"A:": "b"}},
    "headers that are text": {"headers": "A: b"},
    "a content type with a line break": {"content_type": "a\nb"},
    "another transport": {"transport": "smoke"},
    "a body that is a number": {"body": 7},
    "a URL with a line break": {"target_rs_url": "http://rs/\r\n"},
    "an empty request id": {"request_id": ""},
    "a request id that is too long": {"request_id": "x" * 257},
    "constraints with a number no JSON has": {"constraints": {"a": float("nan")}},
    "arguments with bytes": {"tool_arguments": {"a": b"b"}},
    "a lone surrogate": {"provider": "\ud800"},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_request_is_refused_before_a_byte_is_written(assembler: Assembler, wrong: dict[str, Any]) -> None:
    with connect(assembler) as agent:
        with pytest.raises(InvalidRequest):
            agent.invoke(**({"target_rs_url": "http://rs", "tool": "t"} | wrong))
        with pytest.raises(RequestRejected):
            agent.invoke("http://127.0.0.1:1", tool="refused")
    assert len(assembler.requests) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_child_cannot_use_the_connection_and_does_not_harm_it(
    assembler: Assembler, resource_server: str
) -> None:
    with connect(assembler) as agent:
        read, write = os.pipe()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # 3.12: the test server's threads
            child = os.fork()
        if child == 0:
            try:
                agent.invoke(resource_server, tool="t", body="child")
            except ConnectionForked as error:
                agent.close()
                os.write(write, str(error).encode())
            finally:
                os._exit(0)
        os.close(write)
        os.waitpid(child, 0)
        said = os.read(read, 1000)
        os.close(read)
        assert b"belongs to the parent process" in said
        assert json.loads(agent.invoke(resource_server, tool="t", body="parent").body)["body"] == "parent"
    assert len(assembler.requests) == 1


def test_a_closed_agent_makes_no_call_and_wakes_who_waits(assembler: Assembler, resource_server: str) -> None:
    agent = connect(assembler)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(agent.invoke, resource_server, tool="silent")
        while not assembler.requests:
            time.sleep(0.005)
        agent.close()
        with pytest.raises(ConnectionLost, match="was closed"):
            waiting.result(30)
    agent.close()
    with pytest.raises(ConnectionLost, match="was closed"):
        agent.invoke(resource_server, tool="t")


def test_a_connection_that_the_peer_ended_is_not_reopened(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent:
        assembler.close()
        for _again in range(2):
            with pytest.raises(ConnectionLost):
                agent.invoke(resource_server, tool="t")


def test_request_ids_are_16_digits_of_a_version_4_uuid() -> None:
    ids = {new_request_id() for _ in range(1000)}
    assert len(ids) == 1000
    for request_id in ids:
        assert len(request_id) == 20
        assert request_id.startswith("req-")
        assert request_id[4 + 12] == "4"
        int(request_id[4:], 16)


def test_the_default_request_id_is_such_an_id(assembler: Assembler, resource_server: str) -> None:
    with connect(assembler) as agent:
        response = agent.invoke(resource_server, tool="t", body="")
    assert response.request_id == assembler.requests[0]["request_id"]
    assert response.request_id.startswith("req-")


def test_nothing_listens(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with pytest.raises(ConnectFailed, match="No such file"):
        HawcxAgent.connect(tmp_path / "none.sock", principal_allowlist=[])


def test_by_agent_id_it_connects_where_convention_has_it(
    short_path: Path, resource_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_path))
    with Assembler(short_path / "hawcx" / "mail-agent" / "agent-assembler-2.sock"):
        with HawcxAgent.connect_by_agent_id("mail-agent", principal_allowlist=[], index=2) as agent:
            assert agent.invoke(resource_server, tool="t", body="").http_status == 207
        folder = short_path / "hawcx"
        with HawcxAgent.connect_by_agent_id("mail-agent", principal_allowlist=[], index=2, ipc_dir=folder) as agent:
            assert agent.invoke(resource_server, tool="t", body="").http_status == 207


@pytest.mark.parametrize(
    ("variable", "value"),
    [("HAAP_SDK_IPC_TIMEOUT_SECS", "soon"), ("HAAP_SDK_TOOL_CALL_TIMEOUT_SECS", "-1")],
)
def test_a_timeout_that_is_none_is_refused_by_name(
    assembler: Assembler, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(HawcxError, match=r"number of seconds|more than 0"):
        connect(assembler)


def test_the_environment_sets_the_reply_timeout(
    assembler: Assembler, monkeypatch: pytest.MonkeyPatch, resource_server: str
) -> None:
    monkeypatch.setenv("HAAP_SDK_TOOL_CALL_TIMEOUT_SECS", "0.2")
    with connect(assembler) as agent, pytest.raises(DeadlineExceeded, match=r"0\.2 seconds"):
        agent.invoke(resource_server, tool="silent")


@pytest.mark.parametrize("value", [0, -1, float("nan"), float("inf"), 86_401, True, "30"])
def test_a_wrong_timeout_argument_is_refused(assembler: Assembler, value: Any) -> None:
    with pytest.raises(HawcxError, match="a timeout is"):
        connect(assembler, timeout_secs=value)


def test_an_interrupted_read_ends_the_connection(assembler: Assembler, resource_server: str) -> None:
    class Interrupted(BaseException):
        pass

    def interrupt(_signal: int, _frame: object) -> None:
        raise Interrupted

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with connect(assembler) as agent:
            signal.setitimer(signal.ITIMER_REAL, 0.2)
            with pytest.raises(Interrupted):
                agent.invoke(resource_server, tool="silent")
            with pytest.raises(ConnectionLost, match="interrupted"):
                agent.invoke(resource_server, tool="t")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
