"""The load on the gateway, and what it is reconciled with. Run as `python -m tests.runtime.gateway.load` for figures.

Three processes: a server that logs every nonce, the gateway, and the clients.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

TOOL = {"name": "note", "irreversible": True, "input_schema": {"type": "object", "required": ["nonce"]}}
CATALOGUE = {"tools": [TOOL], "agents": [{"name": "desk", "allowed_tools": ["*"]}]}
REPO = Path(__file__).parents[3]


@contextlib.contextmanager
def process(command: list[str], port: int, **environment: str) -> Iterator[None]:
    whole = {**os.environ, "PYTHONPATH": str(REPO), **environment}
    child = subprocess.Popen(command, env=whole, cwd=REPO, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield
    finally:
        child.terminate()
        child.wait(20)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def gateway_before_nonces(folder: Path) -> Iterator[tuple[int, int]]:
    """Serve the gateway before a server that logs nonces; yield both ports."""
    behind, front = free_port(), free_port()
    settings = {
        "catalogue": CATALOGUE,
        "audit": "audit.jsonl",
        "audit_sync": "never",
        "server": {"port": front},
        "agents": [{"name": "desk", "token": {"env": "LOAD_TOKEN"}}],
        "upstreams": [{"url": f"http://127.0.0.1:{behind}/mcp"}],
    }
    (folder / "gateway.json").write_text(json.dumps(settings))
    server = [sys.executable, "-m", "uvicorn", "tests.peers.nonce_server:app", "--port", str(behind), "--no-access-log"]
    gateway = [sys.executable, "-m", "hawcx_build.cli.gateway", "--config", str(folder / "gateway.json")]
    with process(server, behind, NONCE_LOG=str(folder / "nonces")), process(gateway, front, LOAD_TOKEN="load"):
        yield front, behind


class LegacyClient:
    """One session over one kept connection."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._headers = {"Authorization": "Bearer load", "Content-Type": "application/json"}
        info = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "load", "version": "1"}}
        self.post({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": info})

    def post(self, message: dict[str, Any]) -> Any:
        self._connection.request("POST", "/mcp", json.dumps(message), self._headers)
        answer = self._connection.getresponse()
        body = answer.read()
        if session := answer.getheader("mcp-session-id"):
            self._headers |= {"Mcp-Session-Id": session, "MCP-Protocol-Version": "2025-11-25"}
            self.session = session
        return json.loads(body)

    def note(self, nonce: str) -> str:
        """Call the tool and return what it says."""
        params = {"name": "note", "arguments": {"nonce": nonce}}
        answer = self.post({"jsonrpc": "2.0", "id": nonce, "method": "tools/call", "params": params})
        assert answer["id"] == nonce
        return str(answer["result"]["content"][0]["text"])

    def close(self) -> None:
        self._connection.close()


def drive(port: int, sessions: int, calls: int, threads: int = 16) -> tuple[dict[str, list[str]], list[float]]:
    """Open sessions and call; return session → its nonces, and the seconds of each call."""
    sent: dict[str, list[str]] = {}
    seconds: list[float] = []

    def one(number: int) -> None:
        client = LegacyClient(port)
        mine = [f"{number}-{call}" for call in range(calls)]
        for nonce in mine:
            before = time.perf_counter()
            assert client.note(nonce) == nonce
            seconds.append(time.perf_counter() - before)
        sent[client.session] = mine
        client.close()

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(one, range(sessions)))
    return sent, seconds


def main() -> None:
    with tempfile.TemporaryDirectory() as name, gateway_before_nonces(Path(name)) as (front, behind):
        for title, port in (("direct", behind), ("gateway", front)):
            drive(port, 2, 50, threads=1)
            _sent, alone = drive(port, 4, 250, threads=1)
            alone.sort()
            print(f"{title:8} one caller: median {alone[500] * 1000:.2f} ms, 99th {alone[990] * 1000:.2f} ms")
        before = time.perf_counter()
        _sent, seconds = drive(front, 200, 100)
        elapsed = time.perf_counter() - before
        seconds.sort()
        print(f"load: {len(seconds)} calls in {elapsed:.1f} s, {len(seconds) / elapsed:.0f}/s, 16 callers", end="")
        print(
            f", median {seconds[len(seconds) // 2] * 1000:.1f} ms, 99th {seconds[-len(seconds) // 100] * 1000:.1f} ms"
        )


if __name__ == "__main__":
    main()
