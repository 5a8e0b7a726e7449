"""The runtime is the one that the lock pins; another one stops every build."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hawcx_build
import hawcx_runtime
from hawcx_build.errors import EXIT_UNSOUND, Unsound
from hawcx_build.tree import SourceFile
from hawcx_build.vendor import lock
from hawcx_build.vendor.closure import Closure, metadata, read_closure
from hawcx_build.vendor.digest import closure_digest
from hawcx_build.vendor.locate import locate_runtime

RUNTIME = Path(hawcx_runtime.__file__).parent
FACADES = Path(hawcx_build.__file__).parent / "vendor" / "facades"


def test_the_lock_is_renewed() -> None:
    """Fails when the runtime changed and `make lock` was not run."""
    assert lock.read_locked_closure().digest == read_closure(locate_runtime()).digest
    assert Path(lock.LOCK_PATH).read_text(encoding="utf-8") == lock.lock_text(read_closure(locate_runtime()))


def test_the_closure_is_the_whole_runtime_and_the_facades() -> None:
    expected = {f"hawcx_runtime/{path.relative_to(RUNTIME).as_posix()}": path.read_bytes()
                for path in RUNTIME.rglob("*.py")}  # fmt: skip
    expected |= {path.relative_to(FACADES).as_posix(): path.read_bytes() for path in FACADES.rglob("*.py")}
    assert {file.path: file.content for file in locate_runtime()} == expected


def test_the_digest_covers_files_and_metadata() -> None:
    files = (SourceFile("hawcx_runtime/__init__.py", b'__version__ = "9.8.7"\n'),)
    named = [(files[0].path, files[0].content), ("METADATA", metadata("9.8.7", "3.10"))]
    assert read_closure(files) == Closure(files, "9.8.7", "3.10", closure_digest(named))
    assert metadata("9.8.7", "3.10") == b"Name: hawcx_runtime\nVersion: 9.8.7\nRequires-Python: >=3.10\n"


def test_a_runtime_without_version_is_unsound() -> None:
    with pytest.raises(Unsound):
        read_closure((SourceFile("hawcx_runtime/__init__.py", b""),))


@pytest.mark.parametrize("change", ["alter", "add", "remove", "lock"])
def test_another_runtime_stops_the_build_and_is_named(tmp_path: Path, change: str) -> None:
    """A real installation, copied and then tampered with, through the jobs' door."""
    copy_package(Path(hawcx_build.__file__).parent, tmp_path / "hawcx_build")
    copy_package(RUNTIME, tmp_path / "hawcx_runtime")
    named = "hawcx_runtime/errors.py"
    if change == "alter":
        with (tmp_path / named).open("ab") as file:
            file.write(b"# changed\n")
    elif change == "add":
        named = "hawcx_runtime/more.py"
        (tmp_path / named).write_bytes(b"")
    elif change == "remove":
        (tmp_path / named).unlink()
    else:
        named = "the version"
        path = tmp_path / "hawcx_build/vendor/closure.lock"
        path.write_text(path.read_text().replace("closure ", "closure 0"))
    starter = (
        "import runpy, sys; sys.path.insert(0, sys.argv.pop(1))\n"
        "runpy.run_module('hawcx_build', alter_sys=True, run_name='__main__')"
    )
    source = tmp_path / "source.zip"
    source.write_bytes(b"no archive: nothing of it is read")
    command = [sys.executable, "-I", "-c", starter, str(tmp_path), str(source), "--output", str(tmp_path / "x.pyz")]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == EXIT_UNSOUND, run.stderr
    assert "job.runtime-differs" in run.stdout
    assert named in run.stdout


def copy_package(source: Path, target: Path) -> None:
    for path in source.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            copied = target / path.relative_to(source)
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_bytes(path.read_bytes())


def test_the_builder_never_imports_the_runtime() -> None:
    for path in Path(hawcx_build.__file__).parent.rglob("*.py"):
        if FACADES in path.parents or "devtools" in path.parts or "cli" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_bytes())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.split(".")[0] == "hawcx_runtime" for name in names), path
