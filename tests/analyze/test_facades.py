"""What the runtime's facades offer is what an agent may import; a real interpreter is the judge of the names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.jobs import run_job
from tests.uploads import upload


@pytest.mark.parametrize(
    ("statement", "codes"),
    [
        ("from hawcx_haap import HawcxAgent", []),
        ("import hawcx_haap.egress as egress", []),
        ("from hawcx_haap import egress, mcp_caller", []),
        ("from hux_hook import HuxClient", []),
        ("from hawcx_haap import __doc__", []),
        ("from hawcx_haap import Nothing", ["import.not-offered"]),
        ("from hux_hook import Nothing", ["import.not-offered"]),
        ("from hawcx_haap.egress import Nothing", ["import.not-offered"]),
        ("import hawcx_haap.nothing", ["import.missing"]),
        ("try:\n    from hawcx_haap import Nothing\nexcept ImportError:\n    pass", []),
    ],
)
def test_a_facade_offers_what_it_lists(tmp_path: Path, statement: str, codes: list[str]) -> None:
    (tmp_path / "source.zip").write_bytes(upload({"__main__.py": f"{statement}\nprint('ok')\n"}))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz")
    assert [found["code"] for found in job.document["findings"] if found["severity"] == "error"] == codes
    if job.status == 0:
        command = [sys.executable, "-I", tmp_path / "agent.pyz"]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.stdout == "ok\n", run.stderr


def test_the_refusal_lists_what_there_is(tmp_path: Path) -> None:
    (tmp_path / "source.zip").write_bytes(upload({"__main__.py": "from hawcx_haap import Agent\n"}))
    (found,) = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz").document["findings"]
    assert "HawcxAgent" in found["help"]
    assert (found["line"], found["excerpt"]) == (1, "from hawcx_haap import Agent")
