"""`python -m tests.confine.soak [SECONDS] [JOBS]`: many jobs at once, over good and hostile uploads, for some time.

Every job must say what the same upload got alone, its bundle must have the same bytes, no process may be left, and no
job may take more memory at the end than at the start.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.uploads import HELLO, upload

UPLOADS: dict[str, bytes] = {
    "hello": upload(HELLO),
    "package": upload({"__main__.py": "import a.m0\n", **{f"a/m{n}.py": f"X = {n}\n" * 500 for n in range(40)}}),
    "settings": upload({"app.py": "def run(): pass\n", "pyproject.toml": "[tool.hawcx]\nmain = 'app:run'\n"}),
    "missing": upload({"__main__.py": "import nosuch\n"}),
    "broken": upload({"__main__.py": "def f(:\n"}),
    "bomb": upload({"__main__.py": "", "zeros.txt": "0" * (9 << 20)}),
    "tokens": upload({"__main__.py": "a;" * 200_000}),
    "nested": upload({"__main__.py": "(" * 5000}),
    "native": upload({"__main__.py": "", "x.so": b"\x7fELF"}),
    "garbage": b"PK\x03\x04" + bytes(range(256)) * 40,
    "cut": upload(HELLO)[:-9],
}  # fmt: skip


class Running:
    """One job under way."""

    def __init__(self, folder: Path, name: str, number: int) -> None:
        self.name, self.output = name, folder / f"{number}.pyz"
        command = [sys.executable, "-I", "-m", "hawcx_build", str(folder / f"{name}.zip"), "--output", str(self.output)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)

    def finish(self) -> tuple[int, str, bytes | None, int]:
        """Return status, document, bundle, and peak memory in KiB of the job's larger process."""
        assert self.process.stdout is not None
        said = self.process.stdout.read()
        self.process.stdout.close()
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        bundle = self.output.read_bytes() if self.output.exists() else None
        self.output.unlink(missing_ok=True)
        return self.process.returncode, said.decode(), bundle, usage.ru_maxrss


def soak(seconds: float, at_once: int) -> dict[str, int]:
    """Run jobs for so long, so many at once; return how many of each upload were run.

    Raises:
        AssertionError: a job said something else than it says alone, or took more memory than before.
    """
    counts, peaks, chance = dict.fromkeys(UPLOADS, 0), dict[str, list[int]](), random.Random(8)
    with tempfile.TemporaryDirectory(prefix="hawcx-soak-") as name:
        folder = Path(name)
        for upload_name, content in UPLOADS.items():
            (folder / f"{upload_name}.zip").write_bytes(content)
        alone = {each: Running(folder, each, 0).finish()[:3] for each in UPLOADS}
        number, running, end = 0, list[Running](), time.monotonic() + seconds
        while running or time.monotonic() < end:
            while len(running) < at_once and time.monotonic() < end:
                number += 1
                running.append(Running(folder, chance.choice(list(UPLOADS)), number))
            job = running.pop(0)
            status, said, bundle, memory = job.finish()
            assert (status, said, bundle) == alone[job.name], f"{job.name} said something else: {said}"
            counts[job.name] += 1
            peaks.setdefault(job.name, []).append(memory)
        left = {path.name for path in folder.iterdir()} - {f"{each}.zip" for each in UPLOADS}
        assert left == set(), left
    for each, seen in peaks.items():
        half = len(seen) // 2
        if half:
            assert max(seen[half:]) <= 1.2 * max(seen[:half]), f"{each} takes more and more memory: {seen}"
    return counts


if __name__ == "__main__":
    wanted = float(sys.argv[1]) if sys.argv[1:] else 180.0
    print(json.dumps(soak(wanted, int(sys.argv[2]) if sys.argv[2:] else 8)))
