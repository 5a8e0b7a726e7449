"""`hawcx bundle`: from a folder, the bundle that a job makes of the same files."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.cli.hawcx import AGENT, hawcx, project
from tests.jobs import run_job
from tests.uploads import upload


def test_a_folder_and_a_job_give_one_digest(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT)
    run = hawcx("bundle", folder, "-o", tmp_path / "mine.pyz", "--json")
    source = tmp_path / "source.zip"
    source.write_bytes(upload(dict(reversed(AGENT.items()))))
    job = run_job(source, "--output", tmp_path / "theirs.pyz")
    assert run.status == job.status == 0
    assert run.document["workload_digest"] == job.document["workload_digest"]
    assert (tmp_path / "mine.pyz").read_bytes() == (tmp_path / "theirs.pyz").read_bytes()


def test_the_digest_is_printed_and_is_that_of_the_file(tmp_path: Path) -> None:
    run = hawcx("bundle", project(tmp_path / "agent", AGENT), cwd=tmp_path)
    digest = hashlib.sha256((tmp_path / "agent.pyz").read_bytes()).hexdigest()
    assert f"sha256:{digest}" in run.stdout
    started = subprocess.run([sys.executable, "-I", tmp_path / "agent.pyz"], capture_output=True, text=True, check=True)
    assert started.stdout.startswith("ran ")


def test_the_saved_source_makes_the_same_bundle_as_a_job(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT)
    run = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--save-source", tmp_path / "source.zip", "--json")
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "b.pyz")
    assert job.document["workload_digest"] == run.document["workload_digest"]
    assert job.document["source_digest"] == run.document["source_digest"]
    with zipfile.ZipFile(tmp_path / "source.zip") as archive:  # an independent reader
        assert {name: archive.read(name).decode() for name in archive.namelist()} == AGENT
        assert archive.namelist() == sorted(AGENT)


def test_a_refusal_leaves_neither_bundle_nor_source(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", {"__main__.py": "import nowhere_at_all\n"})
    run = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--save-source", tmp_path / "source.zip")
    assert run.status == 65
    assert "import.missing" in run.stderr
    assert not run.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["agent"]


def test_two_files_of_one_name_are_refused_before_either_appears(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT)
    run = hawcx("bundle", folder, "-o", "x", "--save-source", tmp_path / "agent" / ".." / "x", cwd=tmp_path)
    assert run.status == 64
    assert [path.name for path in tmp_path.iterdir()] == ["agent"]


def test_what_is_there_is_never_replaced(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT)
    (tmp_path / "agent.pyz").write_text("mine")
    run = hawcx("bundle", folder, cwd=tmp_path)
    assert run.status == 74
    assert "job.output-exists" in run.stderr
    assert (tmp_path / "agent.pyz").read_text() == "mine"


def test_a_folder_gives_what_people_expect(tmp_path: Path) -> None:
    extra = {
        ".gitignore": "*.log\n/secret/\n!keep.log\n",
        ".git/config": "",
        ".env": "KEY=1",
        ".venv/pyvenv.cfg": "",
        "env/pyvenv.cfg": "",
        "env/lib/site.py": "",
        "tools/__pycache__/mail.cpython-311.pyc": b"\0",
        "tools/.gitignore": "!debug.log\n",
        "tools/debug.log": "d",
        "other.log": "o",
        "keep.log": "k",
        "secret/key.txt": "s",
        "agent.egg-info/PKG-INFO": "",
        "old.pyz": b"#!\0",
        ".DS_Store": b"\0",
    }
    folder = project(tmp_path / "agent", AGENT | extra)
    (folder / "outside.txt").symlink_to("/etc/hostname")
    run = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--save-source", tmp_path / "source.zip")
    assert run.status == 0, run.stderr
    with zipfile.ZipFile(tmp_path / "source.zip") as archive:
        assert set(archive.namelist()) == {*AGENT, "tools/debug.log", "keep.log"}
    for line in (".git/  (hidden)", "env/  (environment)", "other.log  (ignored by git)", "1 more"):
        assert line in run.stderr


def test_lines_of_a_gitignore_that_mean_nothing_are_passed_over(tmp_path: Path) -> None:
    ignore = "!\n\\\nfoo\\\n[z-a]\n*.log\n"
    folder = project(tmp_path / "agent", AGENT | {".gitignore": ignore, "a.log": ""})
    run = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--json")
    assert (run.status, run.document["uploaded_files"]) == (0, len(AGENT))


@pytest.mark.parametrize("pattern", ["!", "[z-a]"])
def test_an_option_s_pattern_that_means_nothing_is_a_fault_of_the_command_line(tmp_path: Path, pattern: str) -> None:
    run = hawcx("check", project(tmp_path / "agent", AGENT), "--exclude", pattern)
    assert (run.status, "job.usage" in run.stderr) == (64, True)


def test_include_and_exclude_have_the_last_word(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT | {".gitignore": "*.log\n", "a.log": "", "tests/test_mail.py": ""})
    options = ("--include", "*.log", "--exclude", "tests/", "--save-source", tmp_path / "source.zip")
    assert hawcx("bundle", folder, "-o", tmp_path / "a.pyz", *options).status == 0
    with zipfile.ZipFile(tmp_path / "source.zip") as archive:
        assert set(archive.namelist()) == {*AGENT, "a.log"}


def test_the_gitignore_of_the_repository_above_counts(tmp_path: Path) -> None:
    project(tmp_path, {".git/config": "", ".gitignore": "agents/one/*.txt\n"})
    folder = project(tmp_path / "agents" / "one", {"__main__.py": "", "note.txt": ""})
    run = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--json")
    assert run.document["uploaded_files"] == 1


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({}, "source.empty"),
        ({"__main__.py": "", "r\u00e9sum\u00e9.py": ""}, "zip.path-not-ascii"),
        ({"__main__.py": "", "con.py": ""}, "zip.path-reserved"),
        ({"__main__.py": "", "logo.png": b"\x89PNG\r\n\x1a\n\0"}, "source.not-text"),
        ({f"file{number}.txt": "" for number in range(1025)}, "zip.too-many-entries"),
        ({"__main__.py": "", "big.txt": b"x" * (8 * 1024 * 1024 + 1)}, "zip.file-too-large"),
        ({"__main__.py": ""} | {f"{n}.txt": b"x" * (8 * 1024 * 1024) for n in range(4)} | {"5.txt": "x"},
         "zip.expanded-too-large"),
    ],
    ids=["empty", "not-ascii", "reserved", "not-text", "too-many", "too-large", "too-large-together"],
)  # fmt: skip
def test_a_folder_that_no_upload_can_hold_is_refused_by_the_upload_s_codes(
    tmp_path: Path, files: dict[str, str | bytes], code: str
) -> None:
    folder = project(tmp_path / "agent", files)
    folder.mkdir(exist_ok=True)
    run = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--json")
    assert run.status == 65
    assert code in [found["code"] for found in run.document["findings"]]
    assert not (tmp_path / "a.pyz").exists()
