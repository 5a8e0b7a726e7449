"""What befalls a whole job: kills at any moment, full and vanishing disks, changing sources, too few resources.

Afterwards there is the complete right bundle or nothing, the exit status and the document are right, and no process is
left.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.jobs import Job, run_job
from tests.uploads import HELLO, upload

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are found and mounts are made as on Linux")

KILLS = 500
LONGEST_WAIT = 30.0  # seconds for a process to be gone; reached only where the test fails
SLOW = {"__main__.py": "", **{f"m{n}.py": "x = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n" * 7_000 for n in range(20)}}


def start(source: Path, output: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-I", "-m", "hawcx_build", str(source), "--output", str(output)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def finish(process: subprocess.Popen[bytes]) -> Job:
    stdout, stderr = process.communicate(timeout=120)
    return Job(process.returncode, stdout, stderr)


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def is_running(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def wait_until_gone(pids: list[int]) -> None:
    end = time.monotonic() + LONGEST_WAIT
    while any(map(is_running, pids)):
        assert time.monotonic() < end, "a child outlived its parent"
        time.sleep(0.005)


def wait_for_child(process: subprocess.Popen[bytes]) -> int:
    """Return the child of a job on a slow upload, once the child has shut itself in."""
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        for pid in children(process.pid):
            with contextlib.suppress(OSError):
                if "Seccomp:\t2" in Path(f"/proc/{pid}/status").read_text():
                    return pid
        time.sleep(0.005)
    raise AssertionError("no child appeared")


@pytest.fixture(scope="module")
def slow_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("slow") / "source.zip"
    path.write_bytes(upload(SLOW))
    return path


@pytest.mark.slow
def test_whoever_is_killed_whenever_there_is_the_right_bundle_or_nothing(tmp_path: Path) -> None:
    source, output = tmp_path / "source.zip", tmp_path / "out" / "agent.pyz"
    source.write_bytes(upload(HELLO))
    output.parent.mkdir()
    before = time.monotonic()
    assert run_job(source, "--output", output).status == 0
    usual = time.monotonic() - before
    right, chance = output.read_bytes(), random.Random(5)
    output.unlink()
    seen: dict[str, int] = {}
    for _ in range(KILLS):
        victim, number = chance.choice(
            [
                ("parent", signal.SIGKILL),
                ("child", signal.SIGKILL),
                ("parent", signal.SIGTERM),
                ("parent", signal.SIGINT),
            ]
        )
        process = start(source, output)
        time.sleep(chance.uniform(0, 0.8 * usual))
        family = children(process.pid)
        for pid in family if victim == "child" else [process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)
        stdout, _ = process.communicate(timeout=60)
        wait_until_gone(family)
        ending = check(process.returncode, stdout, output, right)
        seen[f"{victim} {number.name}: {ending}"] = seen.get(f"{victim} {number.name}: {ending}", 0) + 1
    print(json.dumps(seen, indent=1, sort_keys=True))
    assert sum(seen.values()) == KILLS


def check(status: int, stdout: bytes, output: Path, right: bytes) -> str:
    """Prove that what a job left is right, remove it, and return how the job ended."""
    left = [path.name for path in output.parent.iterdir()]
    assert left in ([], [output.name]), left
    if left:
        assert output.read_bytes() == right
        output.unlink()
    if status == 1 and not stdout and not left:
        return "ended by SIGINT while the interpreter was starting"
    if status < 0:
        return f"ended by signal {-status}, {'whole bundle' if left else 'nothing'}"
    document = json.loads(stdout)
    assert bool(left) == (status == 0) == document["ok"]
    if status != 0:
        assert status == 75, document
        return str(document["findings"][0]["code"])
    return "built"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_job_that_is_told_to_stop_says_so_and_leaves_nothing(
    tmp_path: Path, slow_source: Path, number: signal.Signals
) -> None:
    process = start(slow_source, tmp_path / "agent.pyz")
    child = wait_for_child(process)
    process.send_signal(number)
    job = finish(process)
    assert (job.status, job.codes) == (75, ["job.interrupted"])
    assert list(tmp_path.iterdir()) == []
    assert not is_running(child)


def test_a_parent_that_is_killed_takes_its_child_with_it(tmp_path: Path, slow_source: Path) -> None:
    process = start(slow_source, tmp_path / "agent.pyz")
    child = wait_for_child(process)
    process.kill()
    process.communicate()
    wait_until_gone([child])
    assert list(tmp_path.iterdir()) == []


def test_a_child_that_is_killed_is_named(tmp_path: Path, slow_source: Path) -> None:
    process = start(slow_source, tmp_path / "agent.pyz")
    os.kill(wait_for_child(process), signal.SIGKILL)
    job = finish(process)
    assert (job.status, job.codes) == (75, ["job.child-killed"])
    assert list(tmp_path.iterdir()) == []


def test_a_source_that_is_cut_while_it_is_read_is_named(tmp_path: Path) -> None:
    source = tmp_path / "source.zip"
    source.write_bytes(upload(SLOW))
    process = start(source, tmp_path / "agent.pyz")
    wait_for_child(process)
    os.truncate(source, 1000)
    job = finish(process)
    assert (job.status, job.codes) == (74, ["job.source-changed"])
    assert list(tmp_path.iterdir()) == [source]


def test_a_folder_that_vanishes_is_named(tmp_path: Path, slow_source: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    process = start(slow_source, folder / "agent.pyz")
    wait_for_child(process)
    folder.rmdir()
    job = finish(process)
    assert (job.status, job.codes) == (74, ["job.output-write"])
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[Path]:
    """Mount a file system that is nearly full."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mount.returncode != 0:
        pytest.skip("this user may not mount a small file system here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_named(tmp_path: Path, mounted: Path) -> None:
    (tmp_path / "source.zip").write_bytes(upload(HELLO))
    job = run_job(tmp_path / "source.zip", "--output", mounted / "agent.pyz")
    assert (job.status, job.codes) == (74, ["job.output-write"])
    assert list(mounted.iterdir()) == []
    assert os.statvfs(mounted).f_bfree == os.statvfs(mounted).f_blocks


def test_a_read_only_folder_is_named(tmp_path: Path, mounted: Path) -> None:
    (tmp_path / "source.zip").write_bytes(upload(HELLO))
    subprocess.run(["mount", "-o", "remount,ro", str(mounted)], check=True)
    job = run_job(tmp_path / "source.zip", "--output", mounted / "agent.pyz")
    assert (job.status, job.codes) == (74, ["job.output-folder"])


def run_limited(folder: Path, which: int, most: int) -> Job:
    (folder / "source.zip").write_bytes(upload(HELLO))
    code = (
        "import os, resource, sys; resource.setrlimit(int(sys.argv[1]), (int(sys.argv[2]),) * 2)\n"
        "os.execv(sys.executable, [sys.executable, '-I', '-m', 'hawcx_build', *sys.argv[3:]])"
    )
    command = [sys.executable, "-I", "-c", code, str(which), str(most), str(folder / "source.zip")]
    run = subprocess.run([*command, "--output", str(folder / "agent.pyz")], capture_output=True, check=False)
    return Job(run.returncode, run.stdout, run.stderr)


@pytest.mark.parametrize("most", [6, 7, 8, 9, 10, 16])
def test_few_descriptors_are_enough_or_named(tmp_path: Path, most: int) -> None:
    job = run_limited(tmp_path, resource.RLIMIT_NOFILE, most)
    assert (tmp_path / "agent.pyz").exists() == (job.status == 0)
    assert job.status in (0, 70, 74, 75, 78), job.document
    if most >= 10:
        assert job.status == 0, job.document


def test_a_job_fits_into_128_mib(tmp_path: Path) -> None:
    job = run_limited(tmp_path, resource.RLIMIT_AS, 128 << 20)
    assert job.status == 0, job.document


def test_too_little_memory_is_named(tmp_path: Path) -> None:
    files = {"__main__.py": "", **{f"{n}.txt": "x" * (8 << 20) for n in range(3)}}
    (tmp_path / "source.zip").write_bytes(upload(files, compression=zipfile.ZIP_STORED))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz", "--memory-mib", "16")
    assert (job.status, job.codes) == (65, ["job.memory-limit"])
    assert "16 MiB" in job.document["findings"][0]["message"]


def test_too_little_processor_time_is_named(tmp_path: Path, slow_source: Path) -> None:
    job = run_job(slow_source, "--output", tmp_path / "agent.pyz", "--cpu-seconds", "1")
    assert (job.status, job.codes) == (65, ["job.cpu-limit"])
    assert list(tmp_path.iterdir()) == []


def test_too_little_time_is_named(tmp_path: Path, slow_source: Path) -> None:
    job = run_job(slow_source, "--output", tmp_path / "agent.pyz", "--wall-seconds", "1")
    assert (job.status, job.codes) == (75, ["job.wall-limit"])
    assert "while at: analysis" in job.document["findings"][0]["message"]
    assert list(tmp_path.iterdir()) == []
