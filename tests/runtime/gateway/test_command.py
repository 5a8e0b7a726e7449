"""`hawcx gateway` and `hawcx audit verify` as processes: signals, reloads, kill -9, drafts, problems."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.runtime.gateway.load import CATALOGUE, REPO, LegacyClient, free_port, process

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.importorskip("uvicorn", reason="uvicorn is not installed")
pytest.importorskip("click", reason="click is not installed")


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[int]:
    port = free_port()
    server = [sys.executable, "-m", "uvicorn", "tests.peers.nonce_server:app", "--port", str(port), "--no-access-log"]
    with process(server, port, NONCE_LOG=str(tmp_path / "nonces")):
        yield port


def settings(behind: int, front: int, **server: Any) -> dict[str, Any]:
    return {
        "catalogue": "catalogue.json",
        "audit": "audit.jsonl",
        "server": {"port": front, **server},
        "agents": [{"name": "desk", "token": {"env": "LOAD_TOKEN"}}],
        "upstreams": [{"url": f"http://127.0.0.1:{behind}/mcp", "era": "legacy"}],
    }


class Served:
    """One run of the command."""

    def __init__(self, folder: Path, front: int) -> None:
        command = [sys.executable, "-m", "hawcx_build.cli.gateway", "--config", str(folder / "gateway.json")]
        environment = {**os.environ, "PYTHONPATH": str(REPO), "LOAD_TOKEN": "load"}
        self.log = (folder / "log").open("a+")
        self.child = subprocess.Popen(command, env=environment, cwd=REPO, stderr=self.log)
        for _ in range(200):
            with contextlib.suppress(OSError):
                self.client = LegacyClient(front)
                return
            time.sleep(0.05)
        raise AssertionError((folder / "log").read_text())

    def stop(self, how: signal.Signals) -> int:
        self.client.close()
        self.child.send_signal(how)
        status = self.child.wait(30)
        self.log.close()
        return status


def events(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log").read_text().splitlines() if line.startswith("{")]


def verify(path: Path, *options: str) -> tuple[int, Any]:
    command = [sys.executable, "-m", "hawcx_build.cli.audit", "verify", str(path), "--json", *options]
    run = subprocess.run(command, capture_output=True, text=True, cwd=REPO, check=False)
    return run.returncode, json.loads(run.stdout)


def test_reload_kill_9_restart_and_graceful_stop(tmp_path: Path, behind: int) -> None:
    front = free_port()
    (tmp_path / "catalogue.json").write_text(json.dumps(CATALOGUE))
    (tmp_path / "gateway.json").write_text(json.dumps(settings(behind, front)))
    first = Served(tmp_path, front)
    assert first.client.note("one") == "one"

    (tmp_path / "catalogue.json").write_text(json.dumps({"tools": [], "agents": [{"name": "desk"}], "colour": 1}))
    first.child.send_signal(signal.SIGHUP)
    while not any(event["event"] == "catalogue refused" for event in events(tmp_path)):
        time.sleep(0.05)
    assert first.client.note("two") == "two"  # the faulty catalogue was named, and the old one stays

    changed = {**CATALOGUE, "agents": [{"name": "desk", "allowed_tools": []}]}
    (tmp_path / "catalogue.json").write_text(json.dumps(changed))
    first.child.send_signal(signal.SIGHUP)
    while not any(event["event"] == "catalogue renewed" for event in events(tmp_path)):
        time.sleep(0.05)
    assert first.client.note("three").startswith("note was refused")
    assert first.stop(signal.SIGKILL) == -signal.SIGKILL

    status, verdict = verify(tmp_path / "audit.jsonl")
    assert (status, verdict["decisions"], verdict["blocked"], verdict["open_calls"]) == (0, 3, 1, [])

    (tmp_path / "catalogue.json").write_text(json.dumps(CATALOGUE))
    second = Served(tmp_path, front)
    assert second.client.note("four") == "four"
    assert second.stop(signal.SIGTERM) == 0
    (stopped,) = [event for event in events(tmp_path) if event["event"] == "stopped"]
    assert verify(tmp_path / "audit.jsonl", "--head", stopped["audit_head"])[0] == 0
    assert (tmp_path / "nonces").read_text().split()[1::2] == ["one", "two", "four"]

    lines = (tmp_path / "audit.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut").write_bytes(b"".join(lines[:-1]))
    assert verify(tmp_path / "cut")[0] == 0  # a chain alone does not show a cut at its end
    assert verify(tmp_path / "cut", "--head", stopped["audit_head"])[0] == 65
    (tmp_path / "altered").write_bytes(b"".join([*lines[:3], lines[3].replace(b"note", b"nope"), *lines[4:]]))
    status, verdict = verify(tmp_path / "altered")
    assert (status, verdict["fault"]["line"]) == (65, 4)


class Listing(BaseHTTPRequestHandler):
    """A legacy server whose one tool describes itself in bytes that change what a terminal shows."""

    description = "\u202e\x9b31m\x85 caf\u00e9"

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        result: dict[str, Any] = {"tools": [{"name": "note", "description": self.description, "inputSchema": {}}]}
        if request["method"] == "initialize":
            result = {"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {"name": "a", "version": "1"}}
        body = json.dumps({"jsonrpc": "2.0", "id": request.get("id"), "result": result}).encode()
        self.send_response(200 if "id" in request else 202)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def test_a_draft_holds_no_byte_that_a_terminal_obeys(tmp_path: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), Listing) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        (tmp_path / "gateway.json").write_text(json.dumps(settings(server.server_port, free_port())))
        command = [sys.executable, "-m", "hawcx_build.cli.gateway", "--config", str(tmp_path / "gateway.json")]
        environment = {**os.environ, "LOAD_TOKEN": "load"}
        run = subprocess.run([*command, "--draft"], capture_output=True, cwd=REPO, env=environment, check=True)
        server.shutdown()
    assert run.stdout.isascii()
    assert json.loads(run.stdout)["tools"][0]["description"] == Listing.description


def test_every_problem_of_a_configuration_is_named_and_no_secret_stands_in_it(tmp_path: Path) -> None:
    faulty = {
        "catalogue": 3,
        "server": {"port": 0, "elicitation_timeout": "long", "colour": "red"},
        "agents": [{"name": "desk", "token": "plain"}, {"name": "", "token": {"env": "NOT_SET"}}],
        "upstreams": [{"url": "http://a/", "tools": ["a"]}, {"url": "http://b/", "tools": ["a"], "era": "new"}],
    }
    (tmp_path / "gateway.json").write_text(json.dumps(faulty))
    command = [sys.executable, "-m", "hawcx_build.cli.gateway", "--config", str(tmp_path / "gateway.json"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=REPO, check=False)
    assert run.returncode == 65
    places = [
        line.removeprefix(f"{tmp_path / 'gateway.json'}: ").partition(": ")[0] for line in run.stderr.splitlines()
    ]
    assert places == [
        "server.colour",
        "server.port",
        "server.elicitation_timeout",
        "catalogue",
        "agents[0].token",
        "agents[1].token",
        "agents[1].name",
        "upstreams[1].tools",
        "upstreams[1].era",
    ]
