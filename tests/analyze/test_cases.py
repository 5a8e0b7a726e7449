"""354 small labelled uploads: the verdict of each, and each label that was found by running against a real 3.10."""

from __future__ import annotations

import io
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.tree import read_tree
from hawcx_build.zipguard import read_archive
from tests.analyze.uploads import cases, files_of, look
from tests.interpreters import interpreters
from tests.uploads import upload

CASES = cases()
OTHER_STAGES = {"native", "bytecode", "reserved_name"}
"""Kinds that the stages before the analysis refuse: they see bytes and paths only."""

OF_OTHER_STAGES = {
    "a-092-case-pair": "paths that differ in case only are refused when the archive is read",
    "b-152-nonascii-module": "paths are portable ASCII, which is refused when the archive is read",
    "b-153-nonascii-module-nfd": "paths are portable ASCII, which is refused when the archive is read",
}
WRONG_LABELS = {
    "b-113-func-never-called": "it starts on 3.10, and nothing at start calls the function: a warning, as in the case "
    "a-073, whose label says the same of an import by call",
}


RUN = [
    case
    for case in CASES
    if case["label_by"] == "run" and case["expect"] != "either" and case["kind"] not in OTHER_STAGES
]
"""What a run decides; native code, bytecode and reserved names are refused although some of them start."""


def case_id(case: dict[str, Any]) -> str:
    return str(case["name"])


def is_of_other_stages(case: dict[str, Any]) -> bool:
    return case["kind"] in OTHER_STAGES or case["name"] in OF_OTHER_STAGES


@pytest.mark.parametrize("case", [case for case in CASES if is_of_other_stages(case)], ids=case_id)
def test_what_earlier_stages_refuse_never_comes_here(case: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        read_tree(read_archive(upload(files_of(case))), case["main"], DEFAULT_LIMITS)


@pytest.mark.parametrize("case", [case for case in CASES if not is_of_other_stages(case)], ids=case_id)
def test_the_verdict_is_the_label(case: dict[str, Any]) -> None:
    try:
        findings = look(files_of(case), case["main"]).findings
        verdict = "accept"
    except Refused as refused:
        findings = refused.findings
        verdict = "refuse"
    expected = "accept" if case["name"] in WRONG_LABELS else case["expect"]
    assert expected in (verdict, "either"), [(found.code, found.message) for found in findings]
    if verdict == expected == "refuse" and case["kind"] == "missing_import":
        text = " ".join(found.message for found in findings)
        for name in case["missing"]:
            assert name.strip(".").rpartition(".")[2] in text


def test_no_label_is_called_wrong_that_a_run_has_shown() -> None:
    labels = {case["name"]: case["label_by"] for case in CASES}
    assert {labels[name] for name in WRONG_LABELS} == {"policy"}


@pytest.mark.slow
@pytest.mark.parametrize("case", RUN, ids=case_id)
def test_the_label_is_what_a_real_3_10_does(tmp_path: Path, case: dict[str, Any]) -> None:
    python = interpreters().get("3.10")
    if python is None:
        pytest.skip("no python3.10 on this machine")
    status = start(python, files_of(case), case["main"], tmp_path)
    assert (status == 0) == (case["expect"] == "accept")


def start(python: Path, files: dict[str, bytes], main: str | None, folder: Path) -> int:
    """Run an upload as a zipapp with a folder entry for each folder, and return the exit status."""
    files = dict(files)
    if main is not None and "__main__.py" not in files:
        module, _, function = main.partition(":")
        files["__main__.py"] = f"import {module} as m\nm.{function}()\n".encode()
    files["hawcx_runtime/__init__.py"] = files.get("hawcx_runtime/__init__.py", b"def __getattr__(name):\n"
        b"    if name.startswith('__'): raise AttributeError(name)\n    return 1\n")  # fmt: skip
    folders = {path[: at + 1] for path in files for at, char in enumerate(path) if char == "/"}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(folders):
            archive.writestr(name, b"")
        for name, content in files.items():
            archive.writestr(name, content)
    bundle = folder / "bundle.pyz"
    bundle.write_bytes(buffer.getvalue())
    run = subprocess.run([str(python), "-I", "-S", str(bundle)], capture_output=True, timeout=60, check=False,
                         cwd=folder, stdin=subprocess.DEVNULL)  # fmt: skip
    return run.returncode
