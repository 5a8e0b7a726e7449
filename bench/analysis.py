"""The analysis of real source beside a bare `ast.parse` loop over the same files, in one run.

    python bench/analysis.py PATH [PATH …]

Each path is a ZIP or a folder of Python source. Both are timed alternately, so other load on the machine hits both
alike; what is meant to be quoted is the ratio. Then the worst of the hostile inputs of the tests, with `--bombs`.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import gc
import json
import subprocess
import sys
import time
import warnings
import zipfile
from pathlib import Path

from hawcx_build.analyze import analyze
from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.project import Project
from hawcx_build.tree import SourceFile, SourceTree

ROUNDS = 5
ROOT = Path(__file__).resolve().parent.parent
DRIVER = ROOT / "tests" / "analyze" / "bomb_driver.py"


def read(path: Path) -> tuple[SourceFile, ...]:
    """Return the files of a ZIP or of a folder."""
    if path.is_dir():
        found = {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*.py")}
    else:
        with zipfile.ZipFile(path) as archive:
            found = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    return tuple(SourceFile(name, found[name]) for name in sorted(found))


def parse_all(files: tuple[SourceFile, ...]) -> None:
    """Parse each file as the cheapest of analyses would."""
    for file in files:
        if file.path.endswith(".py"):
            try:
                ast.parse(file.content, feature_version=(3, 10))
            except (SyntaxError, ValueError):
                continue


def analyze_all(files: tuple[SourceFile, ...]) -> None:
    """Analyse the upload; a refusal is an answer too."""
    with contextlib.suppress(Refused):
        analyze(Project(SourceTree(files), None, ()), (), DEFAULT_LIMITS)


def seconds(work: object, files: tuple[SourceFile, ...]) -> float:
    """Return the CPU time of one run."""
    gc.collect()
    start = time.process_time()
    work(files)  # type: ignore[operator]
    return time.process_time() - start


def compare(path: Path) -> None:
    """Print one line about one upload."""
    files = read(path)
    size = sum(len(file.content) for file in files if file.path.endswith(".py"))
    bare, ours = [], []
    for _ in range(ROUNDS):
        bare.append(seconds(parse_all, files))
        ours.append(seconds(analyze_all, files))
    mib = size / (1 << 20)
    print(f"{path.name:32} {mib:6.2f} MiB  ast.parse {min(bare) / mib:.3f} s/MiB  "
          f"analysis {min(ours) / mib:.3f} s/MiB  ratio {min(ours) / min(bare):.2f}")  # fmt: skip


def bombs() -> None:
    """Print what each hostile input costs, worst last."""
    sys.path.insert(0, str(ROOT))
    from tests.analyze.bomb_driver import BOMBS

    outcomes = []
    for name in BOMBS:
        for size in (160_000, 8_000_000):
            run = subprocess.run([sys.executable, "-S", str(DRIVER), name, str(size), "1", "0"], capture_output=True,
                                 text=True, check=True, env={"PYTHONPATH": str(ROOT)})  # fmt: skip
            outcomes.append((name, size, json.loads(run.stdout)))
    for measure in ("mib", "seconds"):
        print(f"worst by {measure}:")
        for name, size, outcome in sorted(outcomes, key=lambda one: one[2][measure])[-5:]:
            codes = ", ".join(outcome["codes"])
            print(f"  {outcome['mib']:7.1f} MiB {outcome['seconds']:6.2f} s  {codes:20} {size:>9} bytes of {name}")


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("paths", nargs="*", type=Path, help="ZIPs or folders of Python source")
    parser.add_argument("--bombs", action="store_true", help="also the hostile inputs of the tests")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    print(f"Python {sys.version.split()[0]}")
    for path in options.paths:
        compare(path)
    if options.bombs:
        bombs()


if __name__ == "__main__":
    main()
