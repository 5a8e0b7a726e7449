"""`hawcx run`, `watch` and `completion`: real processes, real sockets, a real shell."""

from __future__ import annotations

import http.server
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.cli.hawcx import AGENT, hawcx, project

CALLER = """\
import sys
from hawcx_runtime.agent import HawcxAgent

with HawcxAgent.connect_by_agent_id("mail-agent", principal_allowlist=["alice"]) as agent:
    answer = agent.invoke(sys.argv[1], tool="mail.read", body=b"hello")
    print(answer.http_status, answer.body)
"""


def bundle(folder: Path, files: dict[str, str]) -> Path:
    run = hawcx("bundle", project(folder / "agent", files), "-o", folder / "agent.pyz")
    assert run.status == 0, run.stderr
    return folder / "agent.pyz"


def test_a_verified_bundle_runs_with_its_arguments_and_its_own_status(tmp_path: Path) -> None:
    path = bundle(
        tmp_path, {"__main__.py": "import os, sys\nprint(sys.argv[1:], 'SECRET' in os.environ)\nsys.exit(7)\n"}
    )
    run = hawcx("run", path, "--flag", "x", environment={"SECRET": "1"})
    assert run.status == 7
    assert run.stdout == "['--flag', 'x'] False\n"
    assert "verified" in run.stderr


def test_a_changed_bundle_does_not_run(tmp_path: Path) -> None:
    path = bundle(tmp_path, {"__main__.py": "print('ran')\n"})
    content = path.read_bytes().replace(b"print('ran')", b"print('RAN')")
    path.write_bytes(content)
    run = hawcx("run", path)
    assert run.status == 65
    assert run.stdout == ""


def test_a_signal_is_told_as_shells_tell_it(tmp_path: Path) -> None:
    path = bundle(tmp_path, {"__main__.py": "import os, signal\nos.kill(os.getpid(), signal.SIGTERM)\n"})
    assert hawcx("run", path).status == 128 + signal.SIGTERM


class Echo(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body.upper())

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_an_agent_reaches_its_tool_through_the_reference_assembler(tmp_path: Path) -> None:
    path = bundle(tmp_path, {"__main__.py": CALLER})
    with http.server.HTTPServer(("127.0.0.1", 0), Echo) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/"
        run = hawcx("run", "--agent-id", "mail-agent", path, url)
        server.shutdown()
    assert (run.status, run.stdout) == (0, "200 b'HELLO'\n"), run.stderr


def test_the_assembler_s_script_decides(tmp_path: Path) -> None:
    path = bundle(tmp_path, {"__main__.py": CALLER})
    (tmp_path / "script.json").write_text('{"mail.read": {"reject": "not granted"}}')
    run = hawcx("run", "--agent-id", "mail-agent", "--script", tmp_path / "script.json", path, "http://127.0.0.1:9/")
    assert run.status == 1
    assert "not granted" in run.stderr


@pytest.mark.parametrize("options", [["--script", "x.json"], ["--agent-id", "../x"], ["--agent-id", ""]])
def test_a_wrong_trial_is_a_usage_error(tmp_path: Path, options: list[str]) -> None:
    assert hawcx("run", *options, bundle(tmp_path, {"__main__.py": ""})).status == 64


def _hear_interrupts() -> None:
    """Undo what a shell does to its background jobs, whose children would never hear of SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_watch_gives_a_verdict_now_and_after_a_change(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT)
    command = [sys.executable, "-m", "hawcx_build.cli", "watch", str(folder), "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=_hear_interrupts)
    assert process.stdout is not None
    try:
        assert json.loads(process.stdout.readline())["verdict"] == "built"
        stopped = threading.Event()

        def change() -> None:  # again and again, for the watch may begin a moment after the first verdict
            for number in range(60):
                (folder / "__main__.py").write_text(f"import nowhere_at_all  # {number}\n")
                if stopped.wait(0.5):
                    break

        thread = threading.Thread(target=change)
        thread.start()
        second = json.loads(process.stdout.readline())
        stopped.set()
        thread.join()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.stdout.close()
        process.wait()
    assert second["verdict"] == "refused"
    assert second["findings"][0]["code"] == "import.missing"


def test_watch_wants_a_folder(tmp_path: Path) -> None:
    assert hawcx("watch", tmp_path / "none").status == 74


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_completes_commands(tmp_path: Path) -> None:
    (tmp_path / "complete.sh").write_text(hawcx("completion", "bash").stdout)
    words = "COMP_WORDS=(hawcx ver); COMP_CWORD=1; _hawcx_completion hawcx; echo ${COMPREPLY[@]}"
    script = f". {tmp_path}/complete.sh; {words}"
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    (bin_folder / "hawcx").write_text(f'#!/bin/sh\nexec {sys.executable} -m hawcx_build.cli "$@"\n')
    (bin_folder / "hawcx").chmod(0o755)
    environment = {**os.environ, "PATH": f"{bin_folder}:{os.environ['PATH']}"}
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert run.stdout.strip() == "verify"
