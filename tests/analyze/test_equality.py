"""The whole result of the analysis, findings with excerpts and columns included, is the same on every interpreter."""

from __future__ import annotations

import base64
import json
import zipfile

import pytest

from tests.analyze.asking import ROOT, ask
from tests.analyze.uploads import cases, files_of
from tests.interpreters import interpreters
from tests.real_uploads import TRUTH, UPLOADS

needs_two = pytest.mark.skipif(len(interpreters()) < 2, reason="one interpreter alone is equal to itself: "
                               "a second of python3.10 to python3.13 is not here")  # fmt: skip


@needs_two
def test_every_labelled_upload_has_one_result() -> None:
    payload = [
        {
            "files": {path: base64.b64encode(content).decode() for path, content in files_of(case).items()},
            "main": case["main"],
        }
        for case in cases()
    ]
    answers = {
        version: ask(python, "analysis_driver.py", payload=payload) for version, python in interpreters().items()
    }
    first, *others = answers.values()
    for number, case in enumerate(cases()):
        assert all(other[number] == first[number] for other in others), case["name"]


@needs_two
def test_this_package_has_one_result_and_is_accepted() -> None:
    """The analysis reads itself, everything in it that Python 3.10 must take."""
    folder = ROOT / "hawcx_build"
    files = {f"builder/{path.relative_to(folder)}": path.read_bytes() for path in sorted(folder.rglob("*.py"))}
    files["__main__.py"] = b"import builder.analyze.decode\n"
    payload = [{"files": {path: base64.b64encode(content).decode() for path, content in files.items()}, "main": None}]
    answers = [ask(python, "analysis_driver.py", payload=payload)[0] for python in interpreters().values()]
    assert all(answer == answers[0] for answer in answers)
    assert not [found for found in answers[0]["findings"] if found["code"].startswith("syntax.")]


UPLOADS_OF_REAL_PACKAGES = json.loads(TRUTH.read_text()) if TRUTH.exists() else []


@needs_two
@pytest.mark.slow
def test_uploads_of_real_packages_have_one_result() -> None:
    if not UPLOADS_OF_REAL_PACKAGES:
        pytest.skip("no .uploads/truth.json: run `make uploads` beside the shared test material, with a python3.10")
    small = [case["zip"] for case in UPLOADS_OF_REAL_PACKAGES if case.get("bytes", 1 << 30) < 700_000]
    broken = [case["zip"] for case in UPLOADS_OF_REAL_PACKAGES if case["expect"] == "refuse"]
    for name in [*small[:20], *broken[:10]]:
        with zipfile.ZipFile(UPLOADS / name) as archive:
            files = {path: base64.b64encode(archive.read(path)).decode() for path in archive.namelist()}
        payload = [{"files": files, "main": None}]
        answers = [ask(python, "analysis_driver.py", payload=payload) for python in interpreters().values()]
        assert all(answer == answers[0] for answer in answers), name
