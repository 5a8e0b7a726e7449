"""One order on one worker: sources that are no files, or change under the worker's hands."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hawcx_build.fleet.manifest import Order
from hawcx_build.fleet.record import FAILED
from hawcx_build.fleet.work import Plan, do_order, installed_release
from tests.uploads import HELLO, upload


def test_a_source_that_is_a_fifo_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.zip")
    made = do_order(Order(1, str(tmp_path / "a.zip"), None, None), Plan(installed_release(), None), None)
    assert (made.verdict, made.code) == (FAILED, "job.source-kind")


@pytest.mark.parametrize("later", [upload({"__main__.py": "print()\n"}), b"no archive"], ids=["built", "refused"])
def test_a_source_that_changes_after_its_digest_has_no_verdict_and_no_bundle(
    tmp_path: Path, later: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, output = tmp_path / "a.zip", tmp_path / "bundles"
    source.write_bytes(upload(HELLO))
    release = installed_release()

    def change() -> object:  # it is called between the digest and the job
        source.write_bytes(later)
        return release

    monkeypatch.setattr("hawcx_build.fleet.work.installed_release", change)
    made = do_order(Order(1, str(source), None, None), Plan(release, str(output)), None)
    assert (made.verdict, made.code) == (FAILED, "job.source-changed")
    assert not list(output.rglob("*.pyz"))
