"""The Python interpreters that tests may run: by name on PATH, or listed in HAWCX_PYTHONS."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

SUPPORTED = ("3.10", "3.11", "3.12", "3.13")


@functools.cache
def interpreters() -> dict[str, Path]:
    """Return one interpreter for each supported version that this machine has, the running one included."""
    candidates = [sys.executable, *filter(None, os.environ.get("HAWCX_PYTHONS", "").split(os.pathsep))]
    candidates += filter(None, (shutil.which(f"python{version}") for version in SUPPORTED))
    found: dict[str, Path] = {}
    for candidate in candidates:
        version = _version(candidate)
        if version in SUPPORTED:
            found.setdefault(version, Path(candidate))
    return dict(sorted(found.items()))


def _version(python: str) -> str | None:
    """Ask an interpreter for its version; a name on PATH may be a shim with nothing behind it."""
    command = [python, "-I", "-S", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return run.stdout.strip()


def main() -> int:
    """Print a folder with a link `pythonX.Y` for each interpreter found, for tools that go by name; name the others."""
    folder = Path(__file__).parent.parent / ".nox" / "interpreters"
    folder.mkdir(parents=True, exist_ok=True)
    for version in SUPPORTED:
        link = folder / f"python{version}"
        link.unlink(missing_ok=True)
        if version in interpreters():
            link.symlink_to(interpreters()[version].absolute())
        else:
            print(f"python{version} is not here: its tests are left out", file=sys.stderr)
    print(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
