"""A real cluster of this machine, real jobs, hostile uploads, and a worker that is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from collections import Counter
from pathlib import Path

import psutil
import pytest

from tests.cli.hawcx import hawcx
from tests.jobs import run_job
from tests.uploads import HELLO, upload

ORDERS = int(os.environ.get("HAWCX_FLEET_ORDERS", "40"))  # the closing measurement was made with 1000
HOSTILE = {
    "no archive": b"PK\x03\x04 and no more",
    "nothing": b"",
    "a path that leads out": upload({"../../etc/passwd": "x", "__main__.py": ""}),
    "deep nesting": upload({"__main__.py": "(" * 5000}),
    "many tokens": upload({"__main__.py": "a;" * 2_000_000}),
    "a bomb": upload({"__main__.py": "#" * (40 << 20)}),
    "a null byte": upload({"__main__.py": "\0"}),
    "a missing module": upload({"__main__.py": "import nowhere\n"}),
    "deflated by LZMA": upload(HELLO, compression=zipfile.ZIP_LZMA),
    "what reads as an option": upload({"--output": "x"}),
}


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def write_manifest(folder: Path, sources: dict[str, bytes], digests: dict[str, str] | None = None) -> Path:
    orders = []
    for name, content in sources.items():
        (folder / name).write_bytes(content)
        orders.append({"source": name} | ({"digest": digests[name]} if digests and name in digests else {}))
    path = folder / "manifest.jsonl"
    path.write_text("".join(json.dumps(order) + "\n" for order in orders))
    return path


def kill_one_worker(fleet: subprocess.Popen[bytes], results: Path, after: int) -> int:
    """Kill a worker process of a running fleet once so many results are there; return how many were."""
    while fleet.poll() is None:
        done = results.read_bytes().count(b"\n") if results.exists() else 0
        if done >= after:
            workers = [
                child for child in psutil.Process(fleet.pid).children() if "spawn_main" in " ".join(child.cmdline())
            ]
            workers[0].send_signal(signal.SIGKILL)
            return done
        time.sleep(0.05)
    raise AssertionError(f"the fleet ended before {after} results: {fleet.communicate()}")


@pytest.mark.slow
def test_every_source_is_reported_once_though_a_worker_is_killed(tmp_path: Path) -> None:
    honest = {f"s{at}.zip": upload({"__main__.py": f"print({at})\n"}) for at in range(ORDERS)}
    hostile = {f"h{at}.zip": content for at, content in enumerate([*HOSTILE.values()] * 2)}
    names = [*honest, *hostile]
    names.sort(key=lambda name: int(name[1:-4]) / (len(honest) if name in honest else len(hostile)))  # mixed
    manifest = write_manifest(tmp_path, {name: (honest | hostile)[name] for name in names})
    results, output = tmp_path / "results.jsonl", tmp_path / "bundles"
    command = [sys.executable, "-m", "hawcx_build.cli", "fleet", "build", manifest, "--output", output,
               "--results", results, "--workers", "2", "--json"]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as fleet:
        assert kill_one_worker(fleet, results, len(names) // 3) < len(names)
        stdout, stderr = fleet.communicate(timeout=1800)
    assert fleet.returncode == 65, stderr.decode()
    summary = json.loads(stdout)
    assert summary["verdicts"] == {"built": len(honest), "refused": len(hostile), "failed": 0}
    records = lines_of(results)
    assert Counter(record["line"] for record in records) == Counter(range(1, len(names) + 1))
    verdicts = {Path(str(record["source"])).name: record for record in records}
    assert {name for name in names if verdicts[name]["verdict"] == "built"} == set(honest)
    assert len(list(output.rglob("*.pyz"))) == len(honest)
    for name in [*honest][:: max(1, len(honest) // 5)]:
        alone = run_job(tmp_path / name, "--output", tmp_path / f"{name}.pyz")
        assert verdicts[name]["workload_digest"] == alone.document["workload_digest"]
        assert verdicts[name]["source_digest"] == alone.document["source_digest"]
    for name in [*hostile][: len(HOSTILE)]:
        alone = run_job(tmp_path / name, "--output", tmp_path / f"{name}.pyz")
        assert verdicts[name]["code"] == alone.document["findings"][0]["code"]


def test_a_second_run_does_only_what_changed(tmp_path: Path) -> None:
    sources = {f"s{at}.zip": upload({"__main__.py": f"print({at})\n"}) for at in range(4)}
    manifest = write_manifest(tmp_path, sources)
    with manifest.open("a") as file:
        file.write(json.dumps({"source": f"file://{tmp_path / 's0.zip'}"}) + "\n")  # through fsspec
        file.write(json.dumps({"source": "missing.zip"}) + "\n")
    arguments = (
        "fleet",
        "build",
        manifest,
        "-o",
        tmp_path / "b",
        "--results",
        tmp_path / "r",
        "--workers",
        "1",
        "--json",
    )
    first = hawcx(*arguments)
    assert (first.status, first.document["verdicts"]) == (75, {"built": 5, "refused": 0, "failed": 1})
    records = {record["line"]: record for record in lines_of(tmp_path / "r")}
    assert records[1]["workload_digest"] == records[5]["workload_digest"]

    (tmp_path / "s1.zip").write_bytes(upload({"__main__.py": "print('changed')\n"}))
    (bundle,) = (tmp_path / "b").rglob(f"{str(records[3]['source_digest']).removeprefix('sha256:')}.pyz")
    bundle.unlink()  # it is built again
    (tmp_path / "missing.zip").write_bytes(b"")
    second = hawcx(*arguments)
    assert (second.status, second.document["verdicts"]) == (65, {"built": 5, "refused": 1, "failed": 0})
    assert second.document["known"] == 3  # s0, which two lines name, and s3
    assert bundle.exists()
    assert Counter(record["line"] for record in lines_of(tmp_path / "r")) == {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2}


def test_verify_names_what_changed_and_what_was_never_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")  # so that no path is folded
    sources = {"same.zip": upload(HELLO), "other.zip": upload({"__main__.py": "pass\n"}), "new.zip": upload(HELLO)}
    (tmp_path / "one.zip").write_bytes(sources["same.zip"])
    digest = run_job(tmp_path / "one.zip", "--output", tmp_path / "one.pyz").document["workload_digest"]
    manifest = write_manifest(tmp_path, sources, {"same.zip": digest, "other.zip": digest})
    run = hawcx("fleet", "verify", manifest, "--results", tmp_path / "r", "--workers", "1")
    assert run.status == 65
    assert "1 changed" in run.stdout
    assert "1 orders name no digest" in run.stdout
    assert "other.zip" in run.stdout
    changed = {Path(str(record["source"])).name for record in lines_of(tmp_path / "r")
               if record["expected"] not in (None, record["workload_digest"])}  # fmt: skip
    assert changed == {"other.zip"}


def test_a_wrong_manifest_stops_it_before_anything_is_built(tmp_path: Path) -> None:
    manifest = tmp_path / "manifest.jsonl"
    manifest.write_text('{"source": "a.zip"}\n{"sorce": "b.zip"}\n')
    run = hawcx("fleet", "build", manifest, "-o", tmp_path / "b", "--results", tmp_path / "r", "--json")
    assert run.status == 64
    assert run.document["findings"][0]["code"] == "fleet.manifest"
    assert not (tmp_path / "b").exists()
