"""`python -m bench.speed`: what a job costs, against the floor and the peers, in one interleaved run.

Every command runs in a process of its own, round after round; ratios are taken inside each round and their medians
printed, since times on a shared machine mean little. A baseline of ratios makes it warn, and never fail.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from bench.plot import bars
from bench.samples import fetch_wheels, generated, sample_files, write_sample

ROOT = Path(__file__).resolve().parent.parent
BASELINE = ROOT / "bench" / "baseline.json"
PLOT = ROOT / "docs" / "speed.svg"
SAMPLES = ("hello", "small", "medium", "large", "extreme")
ROUNDS = {"hello": 15, "small": 15, "medium": 7, "large": 3, "extreme": 3}
GROWTH = (1, 2, 4, 8)
NOISE = 1.25  # a median ratio may move by this factor between two runs of the same code on a busy machine
MOST_MODULES_SHOWN = 12


class Cost:
    """What one process cost: CPU and wall in seconds, peak memory in MiB; of it and the children that it waited for."""

    def __init__(self, command: list[str]) -> None:
        null, started = os.open(os.devnull, os.O_RDWR), time.perf_counter()
        actions = [(os.POSIX_SPAWN_DUP2, null, descriptor) for descriptor in (0, 1, 2)]
        pid = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        self.wall = time.perf_counter() - started
        os.close(null)
        self.cpu, self.memory = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
        if status:
            raise SystemExit(f"exit status {os.waitstatus_to_exitcode(status)}: {' '.join(command)}")


def commands(sample: str, folder: Path) -> dict[str, list[str]]:
    """Return what is compared: name → command line. shiv and pex are left out where they are not installed."""
    source, tree, out = folder / f"{sample}.zip", folder / sample, str(folder / "out.pyz")
    python = [sys.executable, "-I"]
    job = [*python, "-m", "hawcx_build", str(source), "--output", out]
    found = {
        "job": job,
        "job, unconfined": [*job, "--confinement", "off"],
        "floor": [*python, str(ROOT / "bench" / "floor.py"), str(source), out],
        "zipapp": [sys.executable, "-m", "zipapp", str(tree), "-o", out],
    }
    if shiv := shutil.which("shiv"):
        found["shiv"] = [shiv, "--site-packages", str(tree), "-o", out]
    if pex := shutil.which("pex"):
        found["pex"] = [pex, "-D", str(folder / f"{sample}-package"), "-o", out]
    return found


def measure(sample: str, folder: Path, rounds: int) -> dict[str, dict[str, float]]:
    """Return medians for each command: cpu, wall, memory, and cpu and wall over the floor's of the same round."""
    costs: dict[str, list[Cost]] = {name: [] for name in commands(sample, folder)}
    for at in range(rounds + 1):  # the first round warms the caches
        for name, command in commands(sample, folder).items():
            cost = Cost(command)
            (folder / "out.pyz").unlink(missing_ok=True)
            if at:
                costs[name].append(cost)
    found = {}
    for name, own in costs.items():
        row = {part: median(getattr(cost, part) for cost in own) for part in ("cpu", "wall", "memory")}
        for other in costs:
            pairs = [(cost, base) for cost, base in zip(own, costs[other], strict=True)]
            row[f"cpu/{other}"] = median(cost.cpu / base.cpu for cost, base in pairs)
            row[f"wall/{other}"] = median(cost.wall / base.wall for cost, base in pairs)
        found[name] = row
    return found


def table(measured: dict[str, dict[str, dict[str, float]]]) -> str:
    """Return the table in Markdown."""
    lines = ["| sample | command | CPU s | wall s | peak MiB | CPU / floor | wall / floor | CPU / zipapp |",
             "|---|---|---:|---:|---:|---:|---:|---:|"]  # fmt: skip
    for sample, rows in measured.items():
        for name, row in rows.items():
            values = [f"{row['cpu']:.3f}", f"{row['wall']:.3f}", f"{row['memory']:.0f}"]
            values += [f"{row[ratio]:.2f}" for ratio in ("cpu/floor", "wall/floor", "cpu/zipapp")]
            lines.append(f"| {sample} | {name} | {' | '.join(values)} |")
    return "\n".join(lines)


def growth(folder: Path) -> str:
    """Return how the job's CPU grows: by files of one size, and by bytes in one number of files."""
    lines = ["| growing | 1× CPU s | 2× | 4× | 8× |", "|---|---:|---:|---:|---:|"]
    for what in ("files", "bytes and tokens"):
        costs = []
        for times in GROWTH:
            modules, size = (100 * times, 800_000 * times) if what == "files" else (100, 800_000 * times)
            name = f"growth-{what[:5]}-{times}"
            write_sample(generated(modules, size), folder / f"{name}.zip", folder / name)
            runs = []
            for _ in range(3):
                runs.append(Cost(commands(name, folder)["job"]).cpu)
                (folder / "out.pyz").unlink()
            costs.append(median(runs))
        ratios = " | ".join(f"{cost / costs[0]:.2f}" for cost in costs[1:])
        lines.append(f"| {what} | {costs[0]:.3f} | {ratios} |")
    return "\n".join(lines)


def bundle_start(folder: Path) -> float:
    """Return the CPU of a one-line agent's bundle over that of the same files in a folder, without bytecode."""
    write_sample({"__main__.py": b"print(1)\n"}, folder / "line.zip", folder / "line")
    bundle, unpacked = folder / "line.pyz", folder / "line-unpacked"
    subprocess.run(
        [sys.executable, "-I", "-m", "hawcx_build", folder / "line.zip", "--output", bundle],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.unpack_archive(bundle, unpacked, "zip")
    pairs = []
    for _ in range(21):
        own = Cost([sys.executable, "-I", str(bundle)])
        pairs.append(own.cpu / Cost([sys.executable, "-I", "-B", str(unpacked)]).cpu)
    return median(pairs)


def import_costs(folder: Path) -> str:
    """Return what the job's start-up imports cost, by module, in milliseconds of their own."""
    command = [sys.executable, "-I", "-X", "importtime", "-m", "hawcx_build", str(folder / "hello.zip"),
               "--output", str(folder / "out.pyz"), "--confinement", "off"]  # fmt: skip
    times: dict[str, list[int]] = {}
    for _ in range(5):
        run = subprocess.run(command, capture_output=True, check=True, text=True)
        (folder / "out.pyz").unlink()
        for line in run.stderr.splitlines():
            own, _total, name = line.removeprefix("import time:").split("|")
            if own.strip().isdigit():
                times.setdefault(name.strip(), []).append(int(own))
    costs = sorted(((median(own) / 1000, name) for name, own in times.items()), reverse=True)
    ours = sum(cost for cost, name in costs if name.startswith("hawcx_build"))
    lines = [f"All imports {sum(cost for cost, _name in costs):.1f} ms, of which this package's own {ours:.1f} ms.", ""]
    lines += ["| module | ms |", "|---|---:|"]
    return "\n".join([*lines, *(f"| {name} | {cost:.2f} |" for cost, name in costs[:MOST_MODULES_SHOWN])])


def compare(ratios: dict[str, float]) -> None:
    """Print a warning for each ratio that is beyond its baseline by more than noise."""
    for name, known in json.loads(BASELINE.read_text()).items():
        now = ratios.get(name)
        if now is not None and now > known * NOISE:
            print(f"::warning::{name} is {now:.2f}, and was {known:.2f}")


def main() -> None:
    """Measure, print tables, and compare with the baseline or renew it."""
    parser = argparse.ArgumentParser(prog="bench.speed", description=main.__doc__)
    parser.add_argument("samples", nargs="*", default=SAMPLES, help="hello, small, medium, large, extreme")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "bench", help="folder for samples and wheels")
    parser.add_argument("--renew", action="store_true", help="write baseline and plot anew")
    chosen = parser.parse_args()
    folder: Path = chosen.work
    folder.mkdir(parents=True, exist_ok=True)
    if {"medium", "large"} & set(chosen.samples):
        fetch_wheels(folder / "wheels")
    measured = {}
    for sample in chosen.samples:
        files = sample_files(sample, folder / "wheels")
        # pex brings a __main__.py of its own, and refuses another.
        renamed = {path.replace("__main__.py", "start.py"): content for path, content in files.items()}
        write_sample(renamed, folder / "package.zip", folder / f"{sample}-package")
        write_sample(files, folder / f"{sample}.zip", folder / sample)
        measured[sample] = measure(sample, folder, ROUNDS[sample])
        print(table({sample: measured[sample]}), flush=True)
    print(f"\n{growth(folder)}\n\n{import_costs(folder)}\n", flush=True)
    start = bundle_start(folder)
    print(f"bundle's start over the same files in a folder: {start:.2f}")
    ratios = {
        f"{sample}: {name} {ratio}": round(rows[name][ratio], 3)
        for sample, rows in measured.items()
        for name in ("job", "job, unconfined")
        for ratio in ("cpu/floor", "wall/floor", "cpu/zipapp")
    } | {"bundle start": round(start, 3)}
    if chosen.renew:
        BASELINE.write_text(json.dumps(ratios, indent=1, sort_keys=True) + "\n")
        PLOT.write_text(bars("CPU over the floor's", {
            sample: {name: row["cpu/floor"] for name, row in rows.items()} for sample, rows in measured.items()
        }))  # fmt: skip
    elif BASELINE.exists():
        compare(ratios)


if __name__ == "__main__":
    main()
