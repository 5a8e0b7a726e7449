"""The whole result of the analysis, findings with excerpts and columns included, is the same on every interpreter."""

from __future__ import annotations

import base64

from tests.analyze.asking import ask
from tests.analyze.uploads import cases, files_of
from tests.interpreters import interpreters


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


def test_this_package_has_one_result_and_is_accepted() -> None:
    """The analysis reads itself, everything in it that Python 3.10 must take."""
    import hawcx_build
    from tests.analyze.asking import ROOT

    folder = ROOT / "hawcx_build"
    files = {f"builder/{path.relative_to(folder)}": path.read_bytes() for path in sorted(folder.rglob("*.py"))}
    files["__main__.py"] = b"import builder.analyze.decode\n"
    payload = [{"files": {path: base64.b64encode(content).decode() for path, content in files.items()}, "main": None}]
    answers = [ask(python, "analysis_driver.py", payload=payload)[0] for python in interpreters().values()]
    assert all(answer == answers[0] for answer in answers)
    assert hawcx_build.__name__ == "hawcx_build"
    assert not [found for found in answers[0]["findings"] if found["code"].startswith("syntax.")]
