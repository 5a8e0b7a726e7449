"""Imports that may fail: warnings by kind, what silences them, what a job may ask for, and what is said to people."""

from __future__ import annotations

import pytest

from hawcx_build.limits import DEFAULT_LIMITS
from tests.analyze.uploads import codes, look, refusal

MAIN = "__main__.py"


@pytest.mark.parametrize(
    ("code", "files"),
    [
        ("import.guarded", {MAIN: "try:\n    import gone\nexcept ImportError:\n    pass\n"}),
        ("import.deferred", {MAIN: "def f():\n    import gone\n"}),
        ("import.type-checking", {MAIN: "import typing\nif typing.TYPE_CHECKING:\n    import gone\n"}),
        ("import.other-platform", {MAIN: "import sys\nif sys.platform == 'win32':\n    import gone\n"}),
        ("import.undecided", {MAIN: "import os\nif os.environ.get('X'):\n    import gone\n"}),
        ("import.unreachable", {MAIN: "", "other.py": "import gone\n"}),
        ("import.unknown-path", {MAIN: "import sys\nsys.path.insert(0, 'lib')\nimport gone\n"}),
        ("import.dynamic", {MAIN: "import sys\n__import__(sys.argv[0])\n"}),
        ("python.removed-later", {MAIN: "import imp\n"}),
        ("python.newer-use", {MAIN: "import asyncio\ndef f():\n    asyncio.TaskGroup()\n"}),
        ("python.newer-use", {MAIN: "def f():\n    from typing import Self\n"}),
        ("python.newer-use", {MAIN: "def f():\n    raise ExceptionGroup('', [])\n"}),
        ("source.needs-folder", {MAIN: "def f():\n    open(__file__)\n"}),
        ("source.needs-folder", {MAIN: "import inspect\ndef f():\n    inspect.getsource(f)\n"}),
        (
            "source.needs-folder",
            {MAIN: "import multiprocessing\ndef f():\n multiprocessing.set_start_method('spawn')\n"},
        ),
        ("source.no-metadata", {MAIN: "from importlib.metadata import version\ndef f():\n    version('demo')\n"}),
        ("source.no-data", {MAIN: "import pkgutil\ndef f():\n    pkgutil.get_data('app', 'x.txt')\n"}),
        ("syntax.unused", {MAIN: "", "old.py": "print 'x'\n"}),
        ("source.ambiguous-module", {MAIN: "import a\n", "a.py": "", "a/__init__.py": ""}),
    ],
)
def test_each_kind_has_a_warning_with_its_place(code: str, files: dict[str, str | bytes]) -> None:
    findings = look(files).findings
    assert codes(findings) == [code]
    assert findings[0].severity == "warning"
    assert findings[0].path


@pytest.mark.parametrize(
    "files",
    [
        {
            MAIN: "from importlib.metadata import version\nversion('demo')\n",
            "demo-1.dist-info/METADATA": "Name: demo\n",
        },
        {MAIN: "import pkgutil\npkgutil.get_data('app', 'x.txt')\n", "app/__init__.py": "", "app/x.txt": "1"},
        {MAIN: "import sys, asyncio\nif sys.version_info >= (3, 11):\n    asyncio.TaskGroup()\n"},
        {MAIN: "import datetime\ntry:\n    x = datetime.UTC\nexcept AttributeError:\n    x = datetime.timezone.utc\n"},
        {MAIN: "x = 'asyncio.TaskGroup and __file__'\n"},
        {MAIN: "import sys\nif sys.version_info < (3,):\n    pass\nelse:\n    import json\n"},
    ],
)
def test_what_is_in_order_gets_none(files: dict[str, str | bytes]) -> None:
    assert look(files).findings == ()


def test_the_reader_sees_one_finding_for_a_kind_and_at_most_a_screen() -> None:
    source = "".join(f"try:\n    import gone{number}\nexcept ImportError:\n    pass\n" for number in range(200))
    (found,) = look({MAIN: source}).findings
    assert "and 192 more" in found.message
    assert len(found.message) < 400


def test_optional_imports_are_silenced_and_shown() -> None:
    source = "try:\n    import gone.sub\nexcept ImportError:\n    pass\ndef f():\n    import other\n"
    findings = look({MAIN: source}, optional=("gone",)).findings
    assert sorted(codes(findings)) == ["import.deferred", "import.optional"]


def test_optional_does_not_save_what_surely_fails() -> None:
    from hawcx_build.analyze import analyze
    from hawcx_build.errors import Refused
    from tests.analyze.uploads import RUNTIME, project

    with pytest.raises(Refused):
        analyze(project({MAIN: "import gone\n"}, optional=("gone",)), RUNTIME, DEFAULT_LIMITS)


def test_strict_imports_refuse_what_nothing_guards() -> None:
    files: dict[str, str | bytes] = {
        MAIN: "def f():\n    import gone1\ntry:\n    import gone2\nexcept ImportError:\n    pass\n",
        "unused.py": "import gone3\nimport typing\nif typing.TYPE_CHECKING:\n    import gone4\n",
    }
    assert [found.message.split()[0] for found in refusal(files, strict=True)] == ["gone1", "gone3"]
    assert look(files).entry.module == "__main__"


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({MAIN: "import helprs\n", "helpers.py": ""}, "did you mean helpers?"),
        ({MAIN: "import Helpers\n", "helpers.py": ""}, "did you mean helpers?"),
        ({MAIN: "import util\n", "src/util.py": ""}, "src/util is in the upload"),
        ({MAIN: "import yaml\n"}, "PyYAML"),
        ({MAIN: "from PIL import Image\n"}, "Pillow"),
    ],
)
def test_a_missing_module_comes_with_a_guess(files: dict[str, str | bytes], words: str) -> None:
    (found,) = refusal(files)
    assert found.code == "import.missing"
    assert words in str(found.help)


def test_a_refusal_shows_the_line_and_the_column_in_characters() -> None:
    (found,) = refusal({MAIN: "x = 1\né = 1; import gone\n"})
    assert (found.line, found.column, found.excerpt) == (2, 15, "\\xe9 = 1; import gone")


def test_all_that_is_missing_is_named_at_once_in_order() -> None:
    found = refusal({MAIN: "import b_gone, a\nimport c_gone\n", "a.py": "import a_gone\n"})
    assert [(f.path, f.line, f.message.split()[4].rstrip(":")) for f in found] == [
        (MAIN, 1, "b_gone"), (MAIN, 2, "c_gone"), ("a.py", 1, "a_gone")]  # fmt: skip


def test_the_number_of_findings_is_bounded() -> None:
    source = "".join(f"import gone{number}\n" for number in range(5_000))
    assert len(refusal({MAIN: source}, limits=DEFAULT_LIMITS.replace(findings=7))) == 7


def test_the_import_graph_is_data() -> None:
    analysis = look(
        {MAIN: "import app.a, json\n", "app/__init__.py": "", "app/a.py": "from . import b\n", "app/b.py": ""}
    )
    assert analysis.imports == (("__main__", "app.a", 1), ("__main__", "json", 1), ("app.a", "app.b", 1))
    assert analysis.modules == 4


def test_the_lowest_python_proved_is_that_of_unguarded_code() -> None:
    assert look({MAIN: "import itertools\ndef f():\n    itertools.batched([], 2)\n"}).minimum_python_proved == "3.12"
    assert look({MAIN: "import itertools\n"}).minimum_python_proved == "3.10"


def test_a_chain_of_a_thousand_modules_is_followed_to_its_end() -> None:
    files: dict[str, str | bytes] = {f"m{n}.py": f"import m{n + 1}\n" for n in range(1_000)}
    files |= {"m1000.py": "import gone\n", MAIN: "import m0\n"}
    (found,) = refusal(files)
    assert (found.path, found.line) == ("m1000.py", 1)


@pytest.mark.parametrize(
    "source",
    [
        "for name in ('json', 'gone'):\n    __import__(name)\n",
        "import importlib\n[importlib.import_module(name) for name in ['json', 'gone']]\n",
        "def load(name):\n    return __import__(name)\nload('gone')\n",
        "names = ('json',) + ('gone',)\nfor name in names:\n    __import__(name)\n",
        "base = 'go'\n__import__(f'{base}ne')\n",
        "if not hasattr(print, 'x'):\n    import gone\nelse:\n    import gone\n",
    ],
)
def test_imports_by_call_are_followed_where_the_names_can_be_read(source: str) -> None:
    assert "gone" in refusal({MAIN: source})[0].message
