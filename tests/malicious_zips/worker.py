"""Run one archive through the jobs' door, in a process of its own, and measure it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

# The peak of a process starts with what its parent held when it was forked, so a small one stands between.
LAUNCHER = """
import os, sys, time
start = time.perf_counter()
pid = os.posix_spawn(sys.argv[2], sys.argv[2:], os.environ)
_, status, usage = os.wait4(pid, 0)
with open(sys.argv[1], "w") as report:
    report.write(f"{time.perf_counter() - start} {usage.ru_maxrss}")
sys.exit(abs(os.waitstatus_to_exitcode(status)))
"""


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
        source, report = Path(folder, "source.zip"), Path(folder, "report")
        source.write_bytes(archive)
        job = [sys.executable, "-I", "-m", "hawcx_build", str(source), "--output", str(Path(folder, "agent.pyz"))]
        command = [sys.executable, "-I", "-S", "-c", LAUNCHER, str(report), *job]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        seconds, peak = report.read_text(encoding="ascii").split()
    unit = 1 if sys.platform == "darwin" else 1024
    findings = json.loads(run.stdout)["findings"] if run.stdout else []
    codes = tuple(found["code"] for found in findings if found["severity"] == "error")
    return Verdict(codes, run.returncode == 0, float(seconds), int(peak) * unit)
