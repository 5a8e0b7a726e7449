"""Make the uploads of real packages and their truth, in `.uploads/`: `python -m tests.real_uploads`.

The maker and its list of packages come with the project's shared test material, which continuous integration has and
users do not. It downloads popular pure-Python packages, and finds out by running each on a real Python 3.10 whether it
starts, also with a needed module removed. What it makes is not to be committed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.interpreters import interpreters

ROOT = Path(__file__).parent.parent
MAKER = ROOT.parent / "shared" / "uploads" / "make_uploads.py"
UPLOADS = ROOT / ".uploads"
TRUTH = UPLOADS / "truth.json"


def main() -> int:
    """Make the uploads unless they are there; say what is missing where they cannot be made."""
    if TRUTH.exists():
        return 0
    python = interpreters().get("3.10")
    if not MAKER.exists() or python is None:
        print(f"no uploads of real packages: {'python3.10' if python is None else 'the shared material'} is missing")
        return 0
    log = ROOT / ".uploads.log"
    with log.open("w") as output:
        command = [sys.executable, str(MAKER), str(UPLOADS), "--python", str(python)]
        status = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, check=False).returncode
    print(log.read_text().splitlines()[-1])
    return status


if __name__ == "__main__":
    raise SystemExit(main())
