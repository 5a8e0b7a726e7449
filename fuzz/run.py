"""`python -m fuzz.run --seconds N [--target NAME]`: fuzz each target for so long; 1 where one found something.

Inputs that a run found interesting stay in build/fuzz/NAME and are the next run's start; a failing input stays there as
crash-…, and `python -m fuzz.target NAME FILE` replays it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from tests.malicious_zips.catalogue import all_vectors

ROOT = Path(__file__).resolve().parent.parent
DICTIONARY = ROOT / "fuzz" / "zip.dict"
TARGETS = ("archive", "pipeline", "frames")
LONGEST_INPUT = 16 * 1024
OPTIONS = ("-timeout=20", "-rss_limit_mb=2048", "-print_final_stats=1", f"-max_len={LONGEST_INPUT}")


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m fuzz.run")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--target", choices=TARGETS, action="append")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="targets at a time")
    options = parser.parse_args(arguments)
    if find_spec("atheris") is None:
        print("fuzzing is left out: atheris is not installed; it runs on Python 3.11 to 3.13: pip install -e '.[fuzz]'")
        return 0
    names = options.target or TARGETS
    with ThreadPoolExecutor(options.jobs) as pool:
        held = list(pool.map(lambda name: _fuzz(name, options.seconds, options.seed), names))
    failed = [name for name, is_held in zip(names, held, strict=True) if not is_held]
    if failed:
        print(f"failing inputs: {', '.join(f'build/fuzz/{name}' for name in failed)}")
    return 1 if failed else 0


def _fuzz(name: str, seconds: int, seed: int) -> bool:
    """Fuzz one target; return whether it held."""
    folder = ROOT / "build" / "fuzz" / name
    seeds = folder / "seeds"
    seeds.mkdir(parents=True, exist_ok=True)
    (folder / "found").mkdir(exist_ok=True)
    for vector in all_vectors():
        data = vector.build() if vector.kind != "limits" else b""
        if 0 < len(data) <= LONGEST_INPUT and name != "frames":
            (seeds / vector.id).write_bytes(data)
    command = [
        sys.executable, "-m", "fuzz.target", name, str(folder / "found"), str(seeds), f"-seed={seed}",
        f"-max_total_time={seconds}", f"-artifact_prefix={folder}/", f"-dict={DICTIONARY}", *OPTIONS,
    ]  # fmt: skip
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    print(f"{name}: {_figures(run.stderr)}, status {run.returncode}", flush=True)
    if run.returncode:
        print(run.stderr[-4000:])
    return run.returncode == 0


def _figures(log: str) -> str:
    """Return what libFuzzer says of a run: executions, their rate, what they covered."""
    figures = dict(re.findall(r"stat::(\w+):\s+(\d+)", log))
    covered = re.findall(r"cov: (\d+) ft: (\d+) corp: (\d+)", log)
    edges, features, corpus = covered[-1] if covered else ("?", "?", "?")
    return (f"{figures.get('number_of_executed_units', '?')} executions, {figures.get('average_exec_per_sec', '?')} a "
            f"second, {edges} edges, {features} features, {corpus} inputs kept, "
            f"{figures.get('peak_rss_mb', '?')} MiB")  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
