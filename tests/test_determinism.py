"""The same files give the same bundle and the same document, on every interpreter and in every environment."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.interpreters import interpreters
from tests.jobs import STARTER, run_job
from tests.uploads import upload

FILES = {
    "__main__.py": "import pkg.mod\nimport space.inner\ntry:\n    import nosuch\nexcept ImportError:\n    pass\n",
    "pkg/__init__.py": "",
    "pkg/mod.py": "# ünïcödé\nX = 'é'\n",
    "space/inner.py": "",
    "pyproject.toml": "[tool.hawcx]\noptional-imports = ['other']\n",
    "data/words.txt": "one\r\ntwo\n",
}


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes, dict[str, object]]:
    folder = tmp_path_factory.mktemp("reference")
    (folder / "source.zip").write_bytes(upload(FILES))
    job = run_job(folder / "source.zip", "--output", folder / "agent.pyz")
    assert job.status == 0, job.document
    return folder / "source.zip", (folder / "agent.pyz").read_bytes(), job.document


@pytest.mark.parametrize("version", interpreters())
def test_every_interpreter_builds_the_same_bytes(
    tmp_path: Path, version: str, reference: tuple[Path, bytes, dict[str, object]]
) -> None:
    source, content, document = reference
    python = interpreters()[version]
    job = run_job(source, "--output", tmp_path / "agent.pyz", python=python)
    assert job.document == document
    assert (tmp_path / "agent.pyz").read_bytes() == content


@pytest.mark.parametrize(
    "environment",
    [{"PYTHONHASHSEED": "1"}, {"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}, {"TZ": "Asia/Kathmandu"},
     {"SOURCE_DATE_EPOCH": "1"}, {"HOME": "/nonexistent", "TMPDIR": "/nonexistent"}],
    ids=lambda environment: ",".join(environment),
)  # fmt: skip
def test_no_environment_changes_the_bytes(
    tmp_path: Path, environment: dict[str, str], reference: tuple[Path, bytes, dict[str, object]]
) -> None:
    source, content, document = reference
    job = run_job(source, "--output", tmp_path / "agent.pyz", environment=environment)
    assert job.document == document
    assert (tmp_path / "agent.pyz").read_bytes() == content


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077, 0o777])
def test_no_umask_changes_bytes_or_mode(
    tmp_path: Path, umask: int, reference: tuple[Path, bytes, dict[str, object]]
) -> None:
    source, content, _ = reference
    before = os.umask(umask)
    try:
        job = run_job(source, "--output", tmp_path / "agent.pyz")
    finally:
        os.umask(before)
    assert job.status == 0
    assert (tmp_path / "agent.pyz").read_bytes() == content
    assert (tmp_path / "agent.pyz").stat().st_mode & 0o7777 == 0o755


@pytest.mark.parametrize("seed", range(4))
def test_the_archive_around_the_files_does_not_matter(
    tmp_path: Path, seed: int, reference: tuple[Path, bytes, dict[str, object]]
) -> None:
    """Order, times, compression, and warning-free metadata of the ZIP are not in the bundle."""
    shuffled = list(FILES.items())
    random.Random(seed).shuffle(shuffled)
    compression = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)[seed % 2]
    (tmp_path / "source.zip").write_bytes(upload(dict(shuffled), compression=compression, year=1990 + seed))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz")
    assert job.status == 0
    assert (tmp_path / "agent.pyz").read_bytes() == reference[1]


@pytest.mark.parametrize("level", [0, 1, 9])
def test_how_hard_the_upload_was_compressed_leaves_no_trace(
    tmp_path: Path, level: int, reference: tuple[Path, bytes, dict[str, object]]
) -> None:
    with zipfile.ZipFile(tmp_path / "source.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=level) as archive:
        for name, content in FILES.items():
            archive.writestr(name, content)
    assert run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz").status == 0
    assert (tmp_path / "agent.pyz").read_bytes() == reference[1]


def test_another_zlib_gives_the_same_bytes(tmp_path: Path, reference: tuple[Path, bytes, dict[str, object]]) -> None:
    """zlib-ng compresses the same input to other bytes than zlib; a job that runs on it builds the same bundle."""
    starter = (
        "import sys, zlib; from zlib_ng import zlib_ng; sys.modules['zlib'] = zlib_ng\n"
        "sample = bytes(range(256)) * 400; assert zlib.compress(sample) != zlib_ng.compress(sample)\n"
    ) + STARTER
    output = tmp_path / "agent.pyz"
    command = [sys.executable, "-I", "-c", starter, str(reference[0]), "--output", str(output)]
    run = subprocess.run(command, capture_output=True, check=True)
    assert json.loads(run.stdout) == reference[2]
    assert output.read_bytes() == reference[1]


def test_bytecode_and_optimisation_flags_do_not_matter(
    tmp_path: Path, reference: tuple[Path, bytes, dict[str, object]]
) -> None:
    for number, flags in enumerate((("-B",), ("-O",), ("-OO",), ("-X", "dev"), ("-W", "error"), ("-S",))):
        output = tmp_path / f"{number}.pyz"
        if flags == ("-S",):
            command = [sys.executable, "-I", "-S", "-c", STARTER, str(reference[0]), "--output", str(output)]
            run = subprocess.run(command, capture_output=True, check=True)
            assert json.loads(run.stdout) == reference[2]
        else:
            assert run_job(reference[0], "--output", output, flags=flags).document == reference[2]
        assert output.read_bytes() == reference[1]
