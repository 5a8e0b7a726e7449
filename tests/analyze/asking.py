"""Run a driver script of this folder under any interpreter, with this package on its path and nothing else."""

from __future__ import annotations

import base64
import json
import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
OURS = {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "random"}


def ask(python: Path, driver: str, *arguments: str, payload: object = None, timeout: int = 600) -> Any:
    """Return what a driver writes as JSON."""
    command = [str(python), "-S", "-B", str(HERE / driver), *arguments]
    run = subprocess.run(command, input=json.dumps(payload), capture_output=True, text=True, timeout=timeout,
                         check=False, env=os.environ | OURS)  # fmt: skip
    assert run.returncode == 0, run.stderr[-2000:]
    return json.loads(run.stdout)


def encoded(contents: list[bytes]) -> list[str]:
    return [base64.b64encode(content).decode() for content in contents]
