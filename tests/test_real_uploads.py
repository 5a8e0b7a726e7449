"""Uploads of real packages: what starts on a real Python 3.10 is built and starts, what lacks a module is refused.

The truth was measured by running each upload, see `tests/real_uploads.py`.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.interpreters import interpreters
from tests.jobs import run_job
from tests.real_uploads import TRUTH, UPLOADS

PYTHON = interpreters().get("3.10")
CASES = json.loads(TRUTH.read_text()) if TRUTH.exists() and PYTHON else []

NOT_STATICALLY_VISIBLE = {
    "joblib--without--cloudpickle": "joblib imports it unless the environment variable JOBLIB_MULTIPROCESSING is 0",
}
"""Variants whose missing import no static rule can see → why."""


def case_id(case: dict[str, str]) -> str:
    return Path(case["zip"]).stem


@pytest.mark.slow
def test_the_uploads_are_here() -> None:
    if not CASES:
        pytest.skip("no .uploads/truth.json: run `make uploads` beside the shared test material, with a python3.10")
    assert sum(case["expect"] == "accept" for case in CASES) >= 100
    assert sum(case["expect"] == "refuse" for case in CASES) >= 50


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in CASES if case["expect"] == "accept"], ids=case_id)
def test_what_starts_is_built_and_its_bundle_starts(tmp_path: Path, case: dict[str, str]) -> None:
    job = run_job(UPLOADS / case["zip"], "--output", tmp_path / "agent.pyz")
    assert job.status == 0, job.document["findings"][:5]
    run = subprocess.run(
        [str(PYTHON), "-I", "-S", tmp_path / "agent.pyz"],
        capture_output=True, text=True, timeout=120, check=False, cwd=tmp_path, env={"HOME": str(tmp_path)},
    )  # fmt: skip
    assert (run.returncode, run.stdout.strip()[-2:]) == (0, "ok"), run.stderr


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in CASES if case["expect"] == "refuse"], ids=case_id)
def test_what_lacks_a_module_is_refused_and_the_module_is_named(tmp_path: Path, case: dict[str, str]) -> None:
    job = run_job(UPLOADS / case["zip"], "--output", tmp_path / "agent.pyz")
    if case_id(case) in NOT_STATICALLY_VISIBLE:
        assert job.status == 0, "now refused: remove it from NOT_STATICALLY_VISIBLE"
        return
    assert job.status == 65, job.document
    errors = [found for found in job.document["findings"] if found["severity"] == "error"]
    missing = case["missing"].split(".")[0]
    assert any(found["code"] == "import.missing" and missing in found["message"] for found in errors), errors
