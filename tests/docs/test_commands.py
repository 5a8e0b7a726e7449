"""The commands in the documentation do what the documentation says.

In a block marked `console` a line with `$` is run, and the lines below it are what it prints: `…` stands for anything,
on a line of its own for any lines. The blocks of a page continue from one to the next, in one empty folder.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = ("quick-start.md", "commands.md", "reviewers.md", "editors-and-ci.md")
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def steps(page: str) -> list[tuple[str, str]]:
    """Return (command, expected output) pairs."""
    found: list[tuple[str, str]] = []
    for block in BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def pattern(output: str) -> str:
    """Return an expression for what is expected."""
    lines = [
        r"(?:[^\n]*\n)*?" if line.strip() == "…" else ".*".join(map(re.escape, line.rstrip("\n").split("…"))) + r"\n"
        for line in output.splitlines(keepends=True)
    ]
    return "".join(lines)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("bin")
    for name, module in (("hawcx", "-m hawcx_build.cli"), ("python3", "")):
        (folder / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n')
        (folder / name).chmod(0o755)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1"}


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_print_what_it_says(page: str, tmp_path: Path, environment: dict[str, str]) -> None:
    assert steps(page)
    for command, expected in steps(page):
        run = subprocess.run(
            ["bash", "-c", command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=tmp_path,
            env=environment,
            timeout=120,
            check=False,
        )
        printed = "\n".join(line.rstrip() for line in run.stdout.splitlines() if line.strip()) + "\n"
        assert run.returncode == 0, f"{command}: {printed}"
        if expected:
            assert re.fullmatch(pattern(expected), printed, re.DOTALL), f"$ {command}\n{printed}"


def test_every_command_has_its_section_and_every_section_its_command() -> None:
    from hawcx_build.cli.app import SUMMARIES

    sections = set(re.findall(r"^## (\w+)$", (ROOT / "docs" / "commands.md").read_text(encoding="utf-8"), re.MULTILINE))
    there = {name for name in SUMMARIES if (ROOT / "hawcx_build" / "cli" / f"{name}.py").exists()}
    assert sections == there
