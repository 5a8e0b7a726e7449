"""The bundle's end, on real file systems: whole under its name or not at all, nothing replaced, nothing left."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from hawcx_build import output
from hawcx_build.errors import InputOutputError
from hawcx_build.output import Output

CONTENT = bytes(range(256)) * 5000


@pytest.fixture(params=["nameless", "hidden"])
def _temporary_kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test with and without O_TMPFILE, which some file systems lack."""
    if request.param == "hidden":
        monkeypatch.delattr(os, "O_TMPFILE")


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def code_of(caught: pytest.ExceptionInfo[InputOutputError]) -> str:
    (found,) = caught.value.findings
    return found.code


@pytest.mark.usefixtures("_temporary_kind")
def test_a_published_file_is_whole_and_executable_whatever_the_umask(tmp_path: Path) -> None:
    path = tmp_path / "agent.pyz"
    before = os.umask(0o077)
    try:
        with Output(path) as target:
            target.write(CONTENT)
            assert not path.exists()
            target.publish()
    finally:
        os.umask(before)
    assert path.read_bytes() == CONTENT
    assert stat.S_IMODE(path.stat().st_mode) == 0o755
    assert listing(tmp_path) == ["agent.pyz"]


@pytest.mark.usefixtures("_temporary_kind")
def test_without_publishing_nothing_is_left(tmp_path: Path) -> None:
    with Output(tmp_path / "agent.pyz") as target:
        target.write(CONTENT)
    with pytest.raises(RuntimeError), Output(tmp_path / "agent.pyz"):
        raise RuntimeError
    assert listing(tmp_path) == []


@pytest.mark.parametrize("kind", ["file", "folder", "dangling link", "link", "fifo"])
def test_what_is_there_is_never_touched(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "agent.pyz"
    (tmp_path / "other").write_bytes(b"other")
    make = {
        "file": lambda: path.write_bytes(b"mine"),
        "folder": path.mkdir,
        "dangling link": lambda: path.symlink_to("nowhere"),
        "link": lambda: path.symlink_to("other"),
        "fifo": lambda: os.mkfifo(path),
    }
    make[kind]()
    before = os.lstat(path)
    with pytest.raises(InputOutputError) as caught:
        Output(path)
    assert code_of(caught) == "job.output-exists"
    assert os.lstat(path) == before
    assert listing(tmp_path) == ["agent.pyz", "other"]


@pytest.mark.usefixtures("_temporary_kind")
@pytest.mark.parametrize("kind", ["file", "dangling link"])
def test_what_appears_meanwhile_is_not_replaced(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "agent.pyz"
    with Output(path) as target:
        target.write(CONTENT)
        if kind == "file":
            path.write_bytes(b"theirs")
        else:
            path.symlink_to("nowhere")
        with pytest.raises(InputOutputError) as caught:
            target.publish()
    assert code_of(caught) == "job.output-exists"
    assert listing(tmp_path) == ["agent.pyz"]
    assert path.is_symlink() or path.read_bytes() == b"theirs"
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("name", ["", ".", "..", "none/agent.pyz", "file/agent.pyz", "a\0b", "folder/"])
def test_what_can_be_no_output_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "folder").mkdir()
    with pytest.raises(InputOutputError) as caught:
        Output(f"{tmp_path}/{name}")
    assert code_of(caught) == "job.output-folder"


def test_a_relative_name_is_beside_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Output("agent.pyz") as target:
        target.write(b"x")
        target.publish()
    assert (tmp_path / "agent.pyz").read_bytes() == b"x"


@pytest.mark.usefixtures("_temporary_kind")
def test_a_folder_that_is_moved_keeps_its_output(tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    with Output(tmp_path / "before" / "agent.pyz") as target:
        target.write(b"x")
        (tmp_path / "before").rename(tmp_path / "after")
        target.publish()
    assert listing(tmp_path / "after") == ["agent.pyz"]


@pytest.mark.usefixtures("_temporary_kind")
def test_a_full_disk_leaves_nothing() -> None:
    """A write past what the device holds: /dev/shm is bounded by a file-size limit, which fails as a full disk does."""
    import resource

    folder = Path("/dev/shm") if Path("/dev/shm").is_dir() else Path("/tmp")
    folder = folder / f"hawcx-output-{os.getpid()}"
    folder.mkdir()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
        with pytest.raises(InputOutputError) as caught, Output(folder / "agent.pyz") as target:
            target.write(CONTENT)
        assert code_of(caught) == "job.output-write"
        assert listing(folder) == []
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)
        shutil.rmtree(folder)


def test_a_killed_process_leaves_nothing_where_nameless_files_exist(tmp_path: Path) -> None:
    script = (
        "import os, sys; from hawcx_build.output import Output\n"
        "target = Output(sys.argv[1]); target.write(b'x' * 100000); print(target._hidden, flush=True)\n"
        "os.kill(os.getpid(), 9)"
    )
    run = subprocess.run([sys.executable, "-c", script, str(tmp_path / "agent.pyz")], capture_output=True, check=False)
    assert run.returncode == -signal.SIGKILL
    assert not (tmp_path / "agent.pyz").exists()
    if run.stdout.strip() == b"None":
        assert listing(tmp_path) == []


def test_this_machine_publishes_by_folder_descriptor() -> None:
    """The race-free way is the one that runs on Linux and macOS."""
    is_posix = sys.platform != "win32"
    assert output.HAS_DIRECTORY_DESCRIPTORS is is_posix
