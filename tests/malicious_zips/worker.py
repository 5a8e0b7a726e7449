"""Run one archive through the jobs' door, in a process of its own, and measure it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

TIMEOUT_SECONDS = 120


@dataclass(frozen=True)
class Verdict:
    """What the worker said of one archive.

    Attributes:
        codes: codes of its errors, in their order; empty for an archive that was built.
        built: whether a bundle was made.
        seconds: wall time of the process.
        peak_bytes: largest resident size of the process.
    """

    codes: tuple[str, ...]
    built: bool
    seconds: float
    peak_bytes: int

    @property
    def shown(self) -> str:
        """The verdict in one word."""
        return "built" if self.built else self.codes[0] if self.codes else "no verdict"


def judge(archive: bytes) -> Verdict:
    """Return the worker's verdict on an archive."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source.zip")
        source.write_bytes(archive)
        command = [sys.executable, "-I", "-m", "hawcx_build", str(source), "--output", str(Path(folder, "agent.pyz"))]
        start = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            assert process.stdout is not None
            document = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.perf_counter() - start
    unit = 1 if sys.platform == "darwin" else 1024
    findings = json.loads(document)["findings"] if document else []
    codes = tuple(found["code"] for found in findings if found["severity"] == "error")
    return Verdict(codes, process.returncode == 0, seconds, usage.ru_maxrss * unit)
