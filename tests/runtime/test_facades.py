"""An agent written for the packages of other names is built by the job as it is, and runs."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

from tests.interpreters import interpreters
from tests.peers.assembler import Assembler, Behaviour

if TYPE_CHECKING:
    from pathlib import Path

AGENT = """
import sys

import hawcx_haap.egress as egress
from hawcx_haap import HawcxAgent, HawcxError, RequestRejected
from hawcx_haap.mcp_caller import Caller, McpTool
from hux_hook import HuxClient, canonical_argument_hash

with HawcxAgent.connect_by_agent_id("old-agent", principal_allowlist=["alice"], timeout_secs=30.0) as agent:
    print(agent.invoke_for("alice", "http://127.0.0.1:1/", tool="mail.read").body.decode())
    try:
        agent.invoke("http://127.0.0.1:1/", tool="mail.delete")
    except RequestRejected as rejected:
        print(rejected.reason)
    print(Caller(agent, "mail").call(McpTool("mail.delete", "http://rs/", "x", (), "*", {}), "alice").summary())
try:
    egress.client()
except HawcxError as error:
    print(type(error).__name__)
print(HuxClient.__name__, len(canonical_argument_hash("mail.read", {"n": 1})) >= 64)
print([name for name in ("hawcx_runtime", "hawcx_haap", "hux_hook") if sys.argv[0] not in sys.modules[name].__file__])
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("facades")
    with zipfile.ZipFile(folder / "source.zip", "w") as archive:
        archive.writestr("__main__.py", AGENT)
    command = [sys.executable, "-I", "-m", "hawcx_build", str(folder / "source.zip"), "--output"]
    done = subprocess.run([*command, str(folder / "a.pyz")], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout
    return folder / "a.pyz"


@pytest.mark.parametrize("python", interpreters().values(), ids=interpreters().keys())
def test_an_agent_of_other_names_runs_unchanged(python: Path, bundle: Path, short_path: Path) -> None:
    script = {"mail.read": Behaviour(fault="duplicate"), "mail.delete": Behaviour(reject="not granted")}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("HAAP_")}
    with Assembler(short_path / "hawcx" / "old-agent" / "agent-assembler-0.sock", script):
        done = subprocess.run(
            [str(python), "-I", str(bundle)],
            env={**environment, "XDG_RUNTIME_DIR": str(short_path)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "ok",
        "not granted",
        "DENY mail.delete  as alice http=- the Assembler rejected the call: not granted",
        "EgressUnavailable",
        "HuxClient True",
        "[]",
    ]
