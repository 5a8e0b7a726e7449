"""What a bundle holds, tried by running it on every interpreter of this machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hawcx_build.analyze import EntryPoint
from hawcx_build.bundle import assemble
from hawcx_build.errors import Refused
from hawcx_build.tree import SourceFile, SourceTree
from hawcx_build.vendor.closure import Closure
from tests.interpreters import interpreters
from tests.jobs import run_job
from tests.uploads import upload

CLOSURE = Closure((SourceFile("hawcx_runtime/__init__.py", b""),), "0.0.0", "3.10", "0" * 64)
FILES = {
    "__main__.py": (
        "import pkgutil\n"
        "import alpha.beta.gamma, whole.part, whole.inner.leaf\n"
        "from space import one\n"
        "print(alpha.beta.gamma.X, whole.part.X, whole.inner.leaf.X, one.X)\n"
        "print(pkgutil.get_data('whole', 'data/words.txt').decode())\n"
    ),
    "alpha/beta/gamma.py": "X = 1\n",
    "whole/__init__.py": "",
    "whole/part.py": "X = 2\n",
    "whole/inner/leaf.py": "X = 3\n",
    "whole/data/words.txt": "words",
    "space/one.py": "X = 4\n",
}


def tree(*paths: str) -> SourceTree:
    return SourceTree(tuple(SourceFile(path, path.encode()) for path in paths))


def paths_of(*paths: str, function: str | None = None) -> list[str]:
    return [entry.path for entry in assemble(tree(*paths), EntryPoint("app", function), CLOSURE)]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "source.zip").write_bytes(upload(FILES))
    job = run_job(folder / "source.zip", "--output", folder / "agent.pyz")
    assert job.status == 0, job.document
    return folder / "agent.pyz"


@pytest.mark.parametrize("version", interpreters())
def test_a_bundle_starts_on_every_interpreter(bundle: Path, version: str) -> None:
    run = subprocess.run([interpreters()[version], "-I", bundle], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("1 2 3 4\nwords\n", "")


def test_entries_stand_in_the_order_of_their_bytes() -> None:
    paths = paths_of("__main__.py", "b.py", "a/x.py", "a-b.py", "B.py")
    assert paths == sorted(paths, key=str.encode)


def test_each_folder_without_init_has_an_entry() -> None:
    paths = paths_of("__main__.py", "a/b/c.py", "p/__init__.py", "p/q/r.py", "p/s.py")
    assert [path for path in paths if path.endswith("/")] == ["a/", "a/b/", "p/q/"]


def test_a_launcher_is_there_for_a_function_only() -> None:
    assert "__main__.py" in paths_of("app.py", function="run")
    assert "__main__.py" not in paths_of("app.py")


@pytest.mark.parametrize("function", ["sys", "type", "int", "_main", "status", "\u00e9t\u00e9"])
def test_no_name_of_a_function_meets_the_launchers_own(tmp_path: Path, function: str) -> None:
    (tmp_path / "source.zip").write_bytes(upload({"app.py": f"def {function}():\n    print('ran')\n    return 3\n"}))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz", "--main", f"app:{function}")
    if not function.isascii():
        assert job.status in (0, 65)
        return
    assert job.status == 0, job.document
    run = subprocess.run([sys.executable, "-I", tmp_path / "agent.pyz"], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr, run.returncode) == ("ran\n", "", 3)


@pytest.mark.parametrize(
    "path",
    ["hawcx_runtime/__init__.py", "_hawcx_build.json", "__main__.py", "__MAIN__.py", "__main__.py/x.txt",
     "HAWCX_runtime/__init__.PY"],
)  # fmt: skip
def test_what_the_bundle_brings_itself_cannot_be_uploaded(path: str) -> None:
    with pytest.raises(Refused) as caught:
        assemble(tree("app.py", path), EntryPoint("app", "run"), CLOSURE)
    assert [found.code for found in caught.value.findings] == ["source.reserved-name"]
