"""Official clients and servers of MCP on both sides of the gateway.

The 1.x line of the Python SDK cannot be installed beside 2.x: `HAWCX_MCP1_PYTHON` names an interpreter that has it.
`HAWCX_NODE_PEERS` names a `node_modules` with the TypeScript SDK: `npm install @modelcontextprotocol/sdk@1
@modelcontextprotocol/client@2`.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hawcx_runtime.gateway import Gateway, GatewayApp, HttpUpstream
from tests.peers.node import node
from tests.runtime.gateway.served import served

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.importorskip("mcp.client.client", reason="the Python SDK of MCP, 2.x, is not installed")
pytest.importorskip("fastmcp", reason="fastmcp is not installed")

PEERS = Path(__file__).parents[2] / "peers"
NODE_PEERS = os.environ.get("HAWCX_NODE_PEERS", "")
FIRST_LINE = os.environ.get("HAWCX_MCP1_PYTHON", "")
CATALOGUE = {
    "tools": [
        {"name": "add", "description": "Add two numbers.", "read_only": True},
        {"name": "pay", "irreversible": True, "requires_confirmation": True},
        {"name": "hidden", "read_only": True},
    ],
    "agents": [{"name": "desk", "allowed_tools": ["add", "pay"]}],
}


def python_for(kind: str) -> str:
    if kind != "v1":
        return sys.executable
    if not FIRST_LINE:
        pytest.skip("HAWCX_MCP1_PYTHON names no interpreter with mcp 1.x")
    return FIRST_LINE


@contextlib.contextmanager
def shop(kind: str) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [python_for(kind), str(PEERS / "mcp_shop.py"), kind, str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(300):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        server.terminate()
        server.wait(10)


def check_client(command: list[str], kind: str, url: str) -> None:
    """Run a client that adds and pays twice, with a person who says yes and then no."""
    whole = [*command, kind, f"{url}/mcp", "token"]
    run = subprocess.run(whole, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    said = json.loads(run.stdout)
    assert said["tools"] == ["add", "pay"]
    assert said["results"][:2] == [["5"], ["paid 5"]]
    assert said["results"][2] == ["pay was refused. The person who was asked said no."]
    assert len(said["questions"]) == 2


@pytest.mark.slow
@pytest.mark.parametrize("server", ["fastmcp", "v2", "v1"])
def test_clients_reach_the_server_through_the_gateway_and_are_asked(server: str) -> None:
    with shop(server) as upstream_url:
        upstream = HttpUpstream(upstream_url)
        gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": upstream})
        with served(GatewayApp(gateway, agents={"token": "desk"})) as url:
            # Every client against one server, and the newest client against every server.
            others = ["v2-legacy", "fastmcp", *(["v1"] if FIRST_LINE else [])] if server == "fastmcp" else []
            kinds = ["v2-auto", *others]
            for kind in kinds:
                check_client([python_for(kind), str(PEERS / "mcp_clients.py")], kind, url)
    reasons = [(record["tool"], record["reason"]) for record in gateway.audit.records]
    assert reasons == [("add", "allowed"), ("pay", "allowed"), ("pay", "confirmation_declined")] * len(kinds)


@pytest.mark.slow
def test_the_typescript_clients_reach_the_server_through_the_gateway_and_are_asked(tmp_path: Path) -> None:
    if not NODE_PEERS:
        pytest.skip("HAWCX_NODE_PEERS names no node_modules with the TypeScript SDK")
    (tmp_path / "node_modules").symlink_to(NODE_PEERS)
    shutil.copy(PEERS / "mcp_clients.mjs", tmp_path)
    with shop("v2") as upstream_url:
        gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": HttpUpstream(upstream_url)})
        with served(GatewayApp(gateway, agents={"token": "desk"})) as url:
            for kind in ("ts1", "ts2-legacy", "ts2-auto"):
                check_client([node(), str(tmp_path / "mcp_clients.mjs")], kind, url)
