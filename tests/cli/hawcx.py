"""Run the people's door as people do: a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class Run:
    """One finished run of `hawcx`."""

    def __init__(self, status: int, stdout: bytes, stderr: bytes) -> None:
        self.status, self.stdout, self.stderr = status, stdout.decode(), stderr.decode()

    @property
    def document(self) -> Any:
        return json.loads(self.stdout)


def hawcx(*arguments: str | Path, cwd: Path | None = None, environment: Mapping[str, str] | None = None) -> Run:
    """Run `hawcx ARGUMENTS`."""
    command = [sys.executable, "-m", "hawcx_build.cli", *map(str, arguments)]
    surroundings = {**os.environ, "NO_COLOR": "1", **(environment or {})}
    run = subprocess.run(command, capture_output=True, check=False, timeout=300, cwd=cwd, env=surroundings)
    return Run(run.returncode, run.stdout, run.stderr)


def project(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    """Write the files of a project."""
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


AGENT = {
    "__main__.py": "import tools.mail\n\ntools.mail.run()\n",
    "tools/__init__.py": "",
    "tools/mail.py": "import socket\n\n\ndef run():\n    print('ran', socket.AF_UNIX)\n",
    "data/words.txt": "one\ntwo\n",
}
