"""The reference Assembler as a developer starts it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from hawcx_build.devtools.assembler import Assembler, main, read_script
from hawcx_build.devtools.resource_server import call_resource_server
from hawcx_runtime.agent import HawcxAgent, RequestRejected

if TYPE_CHECKING:
    from pathlib import Path


def test_it_serves_where_the_agent_looks_until_a_signal_comes(tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    script.write_text(json.dumps({"mail.delete": {"reject": "not granted", "delay": 0.01}}))
    command = [sys.executable, "-m", "hawcx_build.devtools.assembler", "--agent-id", "a", "--script", str(script)]
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        path = tmp_path / "hawcx" / "a" / "agent-assembler-0.sock"
        assert process.stderr.readline() == f"assembler: listening at {path}\n"
        assert path.stat().st_mode & 0o777 == 0o600
        assert path.parent.stat().st_mode & 0o777 == 0o700
        with (
            HawcxAgent.connect(path, principal_allowlist=[]) as agent,
            pytest.raises(RequestRejected, match="not granted"),
        ):
            agent.invoke("http://127.0.0.1:1/", tool="mail.delete")
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert not path.exists()


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"t": 1}', '{"t": {"rejct": "no"}}', '{"t": {"fault": "explode"}}'], ids=str
)
def test_a_script_that_is_none_is_refused(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "script.json"
    script.write_text(text)
    with pytest.raises(ValueError):
        read_script(script)
    assert main(["--endpoint", str(tmp_path / "a.sock"), "--script", str(script)]) == 64
    assert "the script cannot be used" in capsys.readouterr().err


def test_a_stale_socket_is_replaced_and_a_live_one_is_not(tmp_path: Path) -> None:
    path = tmp_path / "s" / "a.sock"
    with Assembler(path):
        with pytest.raises(FileExistsError, match="another Assembler"):
            Assembler(path)
        assert main(["--endpoint", str(path)]) == 74
        os.link(path, tmp_path / "kept")
    (tmp_path / "kept").rename(path)
    with Assembler(path), HawcxAgent.connect(path, principal_allowlist=[]):
        pass


def test_it_listens_in_no_folder_in_which_others_write(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    with pytest.raises(PermissionError, match="others may write"):
        Assembler(tmp_path / "a.sock")


@pytest.mark.parametrize("url", ["http://example.com/", "ftp://127.0.0.1/", "http:///x", "file:///etc/passwd"])
def test_it_calls_nothing_but_this_machine(url: str) -> None:
    with pytest.raises(ValueError, match="this machine only"):
        call_resource_server({"request_id": "r", "target_rs_url": url, "http_method": "GET"})
