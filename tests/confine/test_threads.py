"""The job as a function in a process with threads: the child is an interpreter of its own, the result is the same."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from hawcx_build import Refused, build_source_bundle
from hawcx_build.supervise import is_alone
from tests.jobs import run_job
from tests.uploads import HELLO, upload

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no posix_spawn")

UPLOADS = {
    "hello": HELLO,
    "settings": {"app.py": "def run(): pass\n", "pyproject.toml": "[tool.hawcx]\nmain = 'app:run'\n"},
    "missing": {"__main__.py": "import nosuch\n"},
}


@pytest.mark.parametrize("kind", UPLOADS)
def test_a_process_with_threads_gets_the_same_result(tmp_path: Path, kind: str) -> None:
    (tmp_path / "source.zip").write_bytes(upload(UPLOADS[kind]))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "one.pyz")
    waiting = threading.Event()
    thread = threading.Thread(target=waiting.wait)
    thread.start()
    try:
        assert not is_alone()
        result = build_source_bundle(tmp_path / "source.zip", tmp_path / "two.pyz")
    except Refused as error:
        assert [found.as_json() for found in error.findings] == job.document["findings"]
        assert not (tmp_path / "two.pyz").exists()
    else:
        assert result.as_json() == job.document
        assert (tmp_path / "one.pyz").read_bytes() == (tmp_path / "two.pyz").read_bytes()
    finally:
        waiting.set()
        thread.join()


def test_threads_may_build_at_the_same_time(tmp_path: Path) -> None:
    (tmp_path / "source.zip").write_bytes(upload(HELLO))
    digests: list[str] = []

    def build(number: int) -> None:
        digests.append(build_source_bundle(tmp_path / "source.zip", tmp_path / f"{number}.pyz").workload_digest)

    threads = [threading.Thread(target=build, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(digests) == 4
    assert len(set(digests)) == 1
