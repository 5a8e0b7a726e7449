"""Whatever the stages import late is kept ready, so confinement changes no verdict."""

from __future__ import annotations

import ast
import base64
import json
import subprocess
import sys
from pathlib import Path

import pytest

import hawcx_build
from hawcx_build.worker import EXTENSIONS, KEPT_READY, own_modules
from tests.interpreters import interpreters
from tests.jobs import run_job
from tests.uploads import upload

BUILD = Path(hawcx_build.__file__).parent
STAGES = (
    "zipguard",
    "analyze",
    "tree.py",
    "project.py",
    "bundle.py",
    "zipwrite.py",
    "findings.py",
    "codes",
    "pipeline.py",
)
TESTS = Path(__file__).parent.parent


def late_imports(path: Path) -> set[str]:
    """Return the dotted names that a file imports inside of functions."""
    names: set[str] = set()
    for outer in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(outer, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for node in ast.walk(outer):
                if isinstance(node, ast.Import):
                    names |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    names |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
    return names


def eager_imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
    return names


def module_path(name: str) -> Path:
    return BUILD.parent.joinpath(*name.split(".")).with_suffix(".py")


def test_every_late_module_of_ours_is_kept_ready_with_what_it_imports() -> None:
    files = [
        file
        for place in STAGES
        for file in ((BUILD / place).rglob("*.py") if (BUILD / place).is_dir() else [BUILD / place])
    ]
    loaded = {name for file in files for name in eager_imports(file)}
    todo, late = [name for file in files for name in late_imports(file)], set[str]()
    while todo:
        name = todo.pop()
        if name.startswith("hawcx_build.") and module_path(name).exists() and name not in late | loaded:
            late.add(name)
            todo += eager_imports(module_path(name))
    assert late - set(own_modules()) == set(), "the confined child cannot import these"


def test_late_modules_of_others_are_known() -> None:
    files = [
        file
        for place in STAGES
        for file in ((BUILD / place).rglob("*.py") if (BUILD / place).is_dir() else [BUILD / place])
    ]
    others = {name for file in files for name in late_imports(file) if not name.startswith("hawcx_build")}
    assert others - set(KEPT_READY) - set(EXTENSIONS) == set()


UPLOADS = {
    "toml": {"__main__.py": "", "pyproject.toml": "[tool.hawcx]\nmain = 1\n[a]\nwhen = 2020-01-01T00:00:00\n"},
    "broken toml": {"__main__.py": "", "pyproject.toml": "[tool.hawcx\n"},
    "letters": {"__main__.py": "größe = 1\nprint('\\N{BULLET}', größe)\n"},
    "new letters": {"__main__.py": "\U00031350 = 1\n"},
    "broken": {"__main__.py": "def f(:\n"},
    "odd escape": {"__main__.py": "print('\\d', 1if 1else 2)\n"},
    "hidden characters": {"__main__.py": "x = 1  # \u202e abc\n"},
    "names": {"__main__.py": "from os import nosuch\nfrom math import cbrt\nimport requests\n"},
    "odd path": {"__main__.py": "", "a\\b.py": "", "\u00e9.py": ""},
    "native": {"__main__.py": "", "x.so": b"\x7fELF"},
    "nothing": {"readme.txt": "nothing"},
    "deep": {"__main__.py": "x = " + "(" * 500 + ")" * 500},
    "control characters in a name": {"__main__.py": "", "a\x1bb.txt": "x"},
}  # fmt: skip


@pytest.mark.parametrize("version", interpreters())
@pytest.mark.parametrize("kind", UPLOADS)
def test_confinement_changes_no_verdict(tmp_path: Path, kind: str, version: str) -> None:
    (tmp_path / "source.zip").write_bytes(upload(UPLOADS[kind]))
    documents = []
    for mode in ("off", "required"):
        output = tmp_path / f"{mode}.pyz"
        job = run_job(
            tmp_path / "source.zip", "--output", output, "--confinement", mode, python=interpreters()[version]
        )
        job.document.pop("confinement", None)
        documents.append((job.status, job.document))
        assert job.status in (0, 65)
    assert documents[0] == documents[1]


@pytest.mark.slow
@pytest.mark.parametrize("collection", ["analysis", "archives"])
def test_confinement_changes_no_verdict_of_the_collections(tmp_path: Path, collection: str) -> None:
    """Every labelled upload and every archive of the corpus, in one process of one thread."""
    if collection == "archives":
        folder = TESTS / "malicious_zips" / "vectors"
    else:
        folder = tmp_path
        for number, case in enumerate(json.loads((TESTS / "analyze" / "cases.json").read_text())["cases"]):
            (tmp_path / f"{number}.zip").write_bytes(
                upload({path: content(text) for path, text in case["files"].items()})
            )
            if case.get("main"):
                (tmp_path / f"{number}.main").write_text(case["main"])
    command = [sys.executable, "-I", str(Path(__file__).with_name("verdicts.py")), str(BUILD.parent), str(folder)]
    run = subprocess.run(command, capture_output=True, check=True)
    told = json.loads(run.stdout)
    assert told["different"] == {}
    assert told["compared"] > 100


def content(text: str | dict[str, str]) -> str | bytes:
    if isinstance(text, str):
        return text
    return text["text"] if "text" in text else base64.b64decode(text["base64"])
