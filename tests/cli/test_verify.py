"""`hawcx verify` and `hawcx inspect`: what holds, what fails, and what a bundle is."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.hawcx import AGENT, hawcx, project


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    project(folder / "agent", AGENT)
    run = hawcx("bundle", "agent", "-o", "agent.pyz", "--save-source", "source.zip", "--json", cwd=folder)
    assert run.status == 0
    (folder / "result.json").write_text(run.stdout)
    return folder


def test_everything_about_a_fresh_bundle_holds(made: Path) -> None:
    digest = json.loads((made / "result.json").read_text())["workload_digest"]
    for source in ("source.zip", "agent"):
        options = ("--source", source, "--result", "result.json", "--digest", digest, "--json")
        run = hawcx("verify", "agent.pyz", *options, cwd=made)
        assert run.status == 0
        held = {one["name"]: one["holds"] for one in run.document["statements"]}
        assert held == dict.fromkeys(("digest", "whole", "runtime", "rules", "source", "result"), True)
        assert run.document["workload_digest"] == digest


def failing(run: object) -> list[str]:
    assert run.status == 65  # type: ignore[attr-defined]
    return [one["name"] for one in run.document["statements"] if not one["holds"]]  # type: ignore[attr-defined]


def test_another_digest_fails(made: Path) -> None:
    assert failing(hawcx("verify", "agent.pyz", "--digest", "sha256:" + "0" * 64, "--json", cwd=made)) == ["digest"]


def test_another_source_fails(made: Path, tmp_path: Path) -> None:
    other = project(tmp_path / "other", AGENT | {"data/words.txt": "three\n"})
    assert failing(hawcx("verify", "agent.pyz", "--source", other, "--json", cwd=made)) == ["source"]


@pytest.mark.parametrize("key", ["workload_digest", "bundle_size", "closure_digest", "entry_point", "uploaded_files"])
def test_a_result_that_says_something_else_fails(made: Path, tmp_path: Path, key: str) -> None:
    result = json.loads((made / "result.json").read_text())
    result[key] = True
    (tmp_path / "result.json").write_text(json.dumps(result))
    assert failing(hawcx("verify", "agent.pyz", "--result", tmp_path / "result.json", "--json", cwd=made)) == ["result"]


@pytest.mark.parametrize("text", ["", "[]", "no json", '{"a":' * 5000])
def test_a_result_that_is_none_fails(made: Path, tmp_path: Path, text: str) -> None:
    (tmp_path / "result.json").write_text(text)
    assert failing(hawcx("verify", "agent.pyz", "--result", tmp_path / "result.json", "--json", cwd=made)) == ["result"]


def test_one_changed_byte_fails_and_is_told(made: Path, tmp_path: Path) -> None:
    content = bytearray((made / "agent.pyz").read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "agent.pyz").write_bytes(content)
    run = hawcx("verify", tmp_path / "agent.pyz")
    assert run.status == 65
    assert "FAILS" in run.stdout
    assert "not verified" in run.stdout


def test_a_bundle_of_what_no_upload_may_hold_fails(made: Path, tmp_path: Path) -> None:
    """A forger can make a bundle whole; that its files were accepted is proved by building them again."""
    from hawcx_build.analyze import EntryPoint
    from hawcx_build.bundle import SHEBANG, assemble
    from hawcx_build.limits import DEFAULT_LIMITS
    from hawcx_build.tree import SourceFile, SourceTree
    from hawcx_build.vendor.lock import read_locked_closure
    from hawcx_build.zipwrite import write_archive

    tree = SourceTree((SourceFile("__main__.py", b"import nowhere_at_all\n"), SourceFile("x.so", b"\x7fELF\0")))
    entries = assemble(tree, EntryPoint("__main__"), read_locked_closure())
    forged = tmp_path / "forged.pyz"
    forged.write_bytes(write_archive(entries, SHEBANG, DEFAULT_LIMITS.of_bundle(len(entries))))
    run = hawcx("verify", forged, "--json")
    assert failing(run) == ["rules"]
    assert "source.native" in run.stdout


def test_what_is_no_bundle_is_told_so(made: Path) -> None:
    assert "bundle.no-shebang" in hawcx("verify", "source.zip", cwd=made).stdout
    assert hawcx("verify", "nothing.pyz", cwd=made).status == 74


def test_inspect_shows_what_a_bundle_is(made: Path) -> None:
    document = hawcx("inspect", "agent.pyz", "--json", cwd=made).document
    assert document["entry_point"] == "__main__.py"
    assert document["files"] == {path: len(content) for path, content in sorted(AGENT.items())}
    assert document["imports"] == {"own": ["tools.mail"], "stdlib": ["socket"], "runtime": [], "missing": []}
    assert [one["id"] for one in document["capabilities"]] == ["network"]
    assert document["capabilities"][0]["evidence"] == [{"what": "socket", "path": "tools/mail.py", "line": 1}]
    text = hawcx("inspect", "agent.pyz", cwd=made).stdout
    for part in (document["digest"], "mail.py", "opens network connections", "hawcx_runtime 0.1.0"):
        assert part in text


def test_inspect_sees_the_same_in_the_source_as_in_the_bundle(made: Path) -> None:
    one, two = (hawcx("inspect", name, "--json", cwd=made).document for name in ("agent.pyz", "source.zip"))
    for key in ("files", "imports", "capabilities", "entry_point", "closure_digest", "findings"):
        assert one[key] == two[key]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("import os\nos.system('x')\n", {"process", "host"}),
        ("from os import popen as p\np('x')\n", {"process", "host"}),
        ("import subprocess as s\n", {"process"}),
        ("import ctypes.util\n", {"native"}),
        ("eval('1')\n", {"dynamic-code"}),
        ("def f():\n    open('x')\n", {"files"}),
        ("from urllib import request\n", {"network"}),
        ("from hawcx_runtime import agent\n", {"assembler"}),
        ("import json\nsystem = 1\n", set()),
    ],
)
def test_capabilities_are_told_by_imports_and_calls(tmp_path: Path, text: str, kinds: set[str]) -> None:
    folder = project(tmp_path / "agent", {"__main__.py": text})
    document = hawcx("inspect", folder, "--json").document
    assert {one["id"] for one in document["capabilities"]} == kinds


def test_a_copy_elsewhere_verifies_as_well(made: Path, tmp_path: Path) -> None:
    shutil.copy(made / "agent.pyz", tmp_path / "other-name")
    assert hawcx("verify", tmp_path / "other-name").status == 0
