"""Run the jobs' door as jobs do: a process of its own, one JSON document, an exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import tomli

import hawcx_build

ROOT = Path(hawcx_build.__file__).parent.parent
TOMLI = Path(tomli.__file__).parent.parent  # what the package depends on where the interpreter is a bare 3.10
STARTER = (
    f"import runpy, sys; sys.path.insert(0, {str(ROOT)!r}); sys.path.append({str(TOMLI)!r})\n"
    "runpy.run_module('hawcx_build', alter_sys=True, run_name='__main__')"
)


class Job:
    """One finished run of the jobs' door."""

    def __init__(self, status: int, stdout: bytes, stderr: bytes) -> None:
        self.status, self.stdout, self.stderr = status, stdout, stderr
        self.document = json.loads(stdout)

    @property
    def codes(self) -> list[str]:
        return [found["code"] for found in self.document["findings"]]


def run_job(
    *arguments: str | Path,
    python: str | Path = sys.executable,
    environment: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    flags: tuple[str, ...] = (),
) -> Job:
    """Run `python -I -m hawcx_build ARGUMENTS`; another interpreter gets this checkout by a starter instead."""
    door = ["-m", "hawcx_build"] if str(python) == sys.executable else ["-c", STARTER]
    command = [str(python), "-I", *flags, *door, *map(str, arguments)]
    run = subprocess.run(
        command, capture_output=True, check=False, timeout=300, cwd=cwd, env={**os.environ, **(environment or {})}
    )
    return Job(run.returncode, run.stdout, run.stderr)
