"""The command as a whole: help, wrong command lines, where text and documents go."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import hawcx_build
from hawcx_build.cli.app import SUMMARIES
from tests.cli.hawcx import AGENT, hawcx, project

OTHERS = ("init", "gateway", "audit", "fleet")  # their own tests say what their help has
SCHEMA = json.loads((Path(hawcx_build.__file__).parent / "result_schema.json").read_text())


def test_the_help_names_every_command() -> None:
    run = hawcx("--help")
    assert run.status == 0
    for name in SUMMARIES:
        if (Path(hawcx_build.__file__).parent / "cli" / f"{name}.py").exists():
            assert f"  {name} " in run.stdout


@pytest.mark.parametrize("name", [name for name in SUMMARIES if name not in OTHERS])
def test_every_command_has_a_help_with_examples(name: str) -> None:
    run = hawcx(name, "--help")
    assert run.status == 0
    assert "Example" in run.stdout
    assert f"\n    hawcx {name}" in run.stdout  # each example on a line of its own
    assert "\\" not in run.stdout


@pytest.mark.parametrize(
    "line", [[], ["bundel"], ["bundle"], ["bundle", "a", "b"], ["check", ".", "--format", "xml"], ["--what"]], ids=str
)
def test_a_wrong_command_line_has_its_own_status(line: list[str]) -> None:
    assert hawcx(*line).status == 64


def test_a_near_miss_is_named() -> None:
    assert "did you mean bundle?" in hawcx("bundel").stderr


def test_a_wrong_command_line_is_a_document_where_one_was_asked_for() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    run = hawcx("bundle", "--json")
    jsonschema.validate(run.document, SCHEMA)
    assert run.document["findings"][0]["code"] == "job.usage"
    assert not run.stderr


@pytest.mark.parametrize("form", [["--json"], ["--format", "json"], ["--format=sarif"]], ids=" ".join)
def test_whoever_asks_for_a_document_gets_one_of_an_input_error_too(form: list[str]) -> None:
    run = hawcx("check", "no-such-folder", *form)
    assert (run.status, run.stderr) == (74, "")
    assert run.document["findings"][0]["code"] == "job.source-missing"


def test_a_missing_source_is_an_input_error() -> None:
    run = hawcx("check", "no-such-folder")
    assert run.status == 74
    assert "job.source-missing" in run.stderr


@pytest.mark.skipif(not Path("/proc/self/mem").is_file(), reason="/proc/self/mem, which opens and fails, is not here")
@pytest.mark.parametrize("line", [["inspect"], ["report", "-o", "page.html"], ["verify"]], ids=" ".join)
def test_a_file_that_cannot_be_read_is_an_input_error(tmp_path: Path, line: list[str]) -> None:
    run = hawcx(*line, "/proc/self/mem", cwd=tmp_path)
    assert run.status == 74
    assert "job.source-unreadable" in run.stderr


def test_text_elsewhere_than_on_a_terminal_has_no_colour(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", {"__main__.py": "import nowhere_at_all\n"})
    assert "\x1b" not in hawcx("check", folder, environment={"NO_COLOR": ""}).stdout


@pytest.mark.parametrize(("plain", "is_plain"), [("", False), ("1", True)])
def test_a_terminal_gets_colour_unless_it_wants_none(tmp_path: Path, plain: str, is_plain: bool) -> None:
    folder = project(tmp_path / "agent", {"__main__.py": "import nowhere_at_all\n"})
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "hawcx_build.cli", "check", str(folder)]
    environment = {**os.environ, "NO_COLOR": plain, "TERM": "xterm-256color"}
    run = subprocess.run(command, stdout=theirs, stderr=theirs, check=False, timeout=60, env=environment)
    os.close(theirs)
    seen = os.read(ours, 1 << 16)
    os.close(ours)
    assert run.returncode == 65
    assert b"import.missing" in seen
    assert (b"\x1b[" not in seen) is is_plain


def test_hostile_names_reach_no_terminal(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", {"__main__.py": "", "a\x1b]0;owned\x07.py": ""})
    run = hawcx("check", folder)
    assert run.status == 65
    assert "\x1b" not in run.stdout + run.stderr
    assert "\\x1b" in run.stdout


def test_what_jobs_load_holds_nothing_of_this_door(tmp_path: Path) -> None:
    source = project(tmp_path / "agent", AGENT)
    assert hawcx("bundle", source, "-o", tmp_path / "a.pyz", "--save-source", tmp_path / "s.zip").status == 0
    script = (
        "import sys, hawcx_build\n"
        f"hawcx_build.build_source_bundle({str(tmp_path / 's.zip')!r}, {str(tmp_path / 'b.pyz')!r})\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('click', 'rich', 'pathspec') or "
        "name.startswith(('hawcx_build.cli', 'hawcx_build.measure'))])"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == "[]"
