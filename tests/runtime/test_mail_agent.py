"""The example agent from template to bundle, run against the reference Assembler and a real MCP server."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import socket
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hawcx_build.devtools.assembler import Assembler, Behaviour
from hawcx_runtime.agent import HawcxAgent
from hawcx_runtime.mcp_caller import Caller, McpTool
from tests.interpreters import interpreters

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "mail_agent"
ALICE = "alice@example.com"

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("mcp") is None, reason="the peer `mcp` is not installed (extra: peers)"
)


@contextlib.contextmanager
def running_server(folder: Path, *options: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = folder / "log"
    command = [sys.executable, str(EXAMPLE / "mail_server.py"), str(port), *options]
    with log.open("wb") as output:
        server = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        for _attempt in range(300):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        server.terminate()
        server.wait(30)


@pytest.fixture(scope="module")
def mail_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("server")) as url:
        yield url


def hawcx(*arguments: str | Path) -> None:
    command = [sys.executable, "-m", "hawcx_build.cli", *map(str, arguments)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory, mail_server: str) -> Path:
    """Initialise the example, fill it in as a user does, and build it by the job's own door."""
    folder = tmp_path_factory.mktemp("example")
    project = folder / "agent"
    hawcx("init", EXAMPLE / "agent-template.yaml", "-d", project)
    config = project / "config.py"
    text = config.read_text()
    text = text.replace("PRINCIPAL_ALLOWLIST = FILL_ME", f"PRINCIPAL_ALLOWLIST = [{ALICE!r}]")
    text = text.replace(": FILL_ME,", f": {mail_server!r},")
    config.write_text(text)
    hawcx("init", EXAMPLE / "agent-template.yaml", "-d", project, "--force")
    assert config.read_text() == text
    with zipfile.ZipFile(folder / "source.zip", "w") as archive:
        for file in sorted(project.iterdir()):
            archive.write(file, file.name)
    built = folder / "agent.pyz"
    command = [sys.executable, "-I", "-m", "hawcx_build", str(folder / "source.zip"), "--output", str(built)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout
    return built


@pytest.mark.parametrize("python", interpreters().values(), ids=interpreters().keys())
def test_the_bundle_calls_the_tools_of_the_server(python: Path, bundle: Path, short_path: Path) -> None:
    with Assembler(short_path / "hawcx" / "mail-agent" / "agent-assembler-0.sock") as assembler:
        done = subprocess.run(
            [str(python), "-I", str(bundle)],
            env={**os.environ, "XDG_RUNTIME_DIR": str(short_path), "HAAP_AGENT_ID": "mail-agent"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert (done.stderr, done.returncode) == ("", 3)
    assert done.stdout.splitlines() == [
        "ALLOW mail.read  as alice@example.com http=200",
        "DENY mail.delete  as alice@example.com http=200 refused by policy: deleting 42 is not granted",
    ]
    read, delete = assembler.requests
    assert (read["tool"], read["action"], read["resource"]) == ("mail.read", "read", "inbox")
    assert (read["acting_for_user"], read["provider"]) == (ALICE, "mail")
    assert read["tool_arguments"] == {"folder": "inbox", "limit": 3}
    assert delete["tool_arguments"] == {"message_id": "42"}


def test_an_agent_that_is_not_filled_in_names_every_gap(tmp_path: Path) -> None:
    project = tmp_path / "agent"
    hawcx("init", EXAMPLE / "agent-template.yaml", "-d", project)
    command = [sys.executable, "."]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ValueError: fill these in before the agent can run: "
        "PRINCIPAL_ALLOWLIST, TOOL_URLS['mail.read'], TOOL_URLS['mail.delete']"
    )


def test_decisions_of_a_real_server(mail_server: str, tmp_path: Path) -> None:
    def tool(name: str, **arguments: object) -> McpTool:
        return McpTool("mail." + name, mail_server, name, ("use",), "inbox", arguments)

    script = {"mail.rejected": Behaviour(reject="no grant\x1b[2J")}
    with (
        Assembler(tmp_path / "s" / "a.sock", script) as assembler,
        HawcxAgent.connect(assembler.path, principal_allowlist=[ALICE]) as agent,
    ):
        caller = Caller(agent, "mail")
        allowed = caller.call(tool("read_mail", folder="inbox", limit=1), ALICE)
        assert (allowed.allowed, allowed.reason_code, allowed.http_status) == (True, "result", 200)
        assert b"Lunch on Friday?" in allowed.body
        assert allowed.request_id == assembler.requests[0]["request_id"]
        failed = caller.call(tool("read_mail", folder="inbox", limit="many"), ALICE)
        assert (failed.allowed, failed.reason_code) == (True, "tool_error")
        refused = caller.call(tool("delete_mail", message_id="1"), ALICE)
        assert (refused.allowed, refused.reason_code) == (False, "policy")
        unknown = caller.call(tool("burn_mail"), ALICE)
        assert (unknown.allowed, unknown.reason_code) == (True, "tool_error")
        rejected = caller.call(tool("rejected"), ALICE)
        assert (rejected.allowed, rejected.reason_code, rejected.http_status) == (False, "rejected", None)
        assert rejected.summary().isprintable()
        assert rejected.summary().startswith("DENY mail.rejected  as alice@example.com http=- ")


def test_an_older_revision_is_spoken_to_a_server_without_sessions_alone(mail_server: str, tmp_path: Path) -> None:
    def tool(url: str) -> McpTool:
        return McpTool("mail.read", url, "read_mail", ("read",), "inbox", {"folder": "inbox", "limit": 1})

    with (
        running_server(tmp_path, "--stateless") as stateless,
        Assembler(tmp_path / "s" / "a.sock") as assembler,
        HawcxAgent.connect(assembler.path, principal_allowlist=[ALICE]) as agent,
    ):
        caller = Caller(agent, protocol_version="2025-11-25")
        answered = caller.call(tool(stateless), ALICE)
        assert (answered.allowed, answered.reason_code) == (True, "result")
        assert b"\ndata: {" in answered.body  # an event stream, which opens with another field
        refused = caller.call(tool(stateless).replace(name="delete_mail", arguments={"message_id": "1"}), ALICE)
        assert (refused.allowed, refused.reason_code) == (False, "policy")
        # A server that keeps sessions wants `initialize` first: that is no answer, so it is a deny.
        assert not caller.call(tool(mail_server), ALICE).allowed
