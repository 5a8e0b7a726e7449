"""Each way in which an entry point can be wrong has its own refusal."""

from __future__ import annotations

import pytest

from hawcx_build.analyze import EntryPoint
from tests.analyze.uploads import codes, look, refusal

APP = "app/agent.py"


def app(source: str) -> dict[str, str | bytes]:
    return {"app/__init__.py": "", APP: source}


@pytest.mark.parametrize(
    ("code", "files", "main"),
    [
        ("entry.missing", {"app.py": ""}, None),
        ("entry.both", {"__main__.py": "", "app.py": "def run(): pass\n"}, "app:run"),
        ("entry.wrong-case", {"__Main__.py": ""}, None),
        ("entry.not-at-root", {"app/__main__.py": "", "app/__init__.py": ""}, None),
        ("entry.main-is-package", {"__main__.py": "", "__main__/__init__.py": ""}, None),
        ("entry.form", app(""), "app.agent"),
        ("entry.form", app(""), "app/agent.py:run"),
        ("entry.form", app(""), "app.agent:run()"),
        ("entry.form", app(""), "app.class:run"),
        ("entry.form", app(""), "__main__:run"),
        ("entry.form", app(""), "app.agent:" + "x" * 300),
        ("entry.no-module", app(""), "app.gone:run"),
        ("entry.not-uploaded", app(""), "json:dumps"),
        ("entry.not-uploaded", app(""), "hawcx_runtime:run"),
        ("entry.namespace", {"ns/agent.py": "def run(): pass\n"}, "ns:run"),
        ("entry.no-function", app("x = 1\n"), "app.agent:run"),
        ("entry.no-function", app("def run(): pass\ndel run\n"), "app.agent:run"),
        ("entry.nested", app("class A:\n    def run(self): pass\n"), "app.agent:run"),
        ("entry.not-a-function", app("class run: pass\n"), "app.agent:run"),
        ("entry.not-a-function", app("run = print\n"), "app.agent:run"),
        ("entry.imported", {**app("from .impl import run\n"), "app/impl.py": "def run(): pass\n"}, "app.agent:run"),
        ("entry.conditional", app("if 1:\n    def run(): pass\n"), "app.agent:run"),
        ("entry.conditional", app("def run(): pass\nfor run in (): pass\n"), "app.agent:run"),
        ("entry.async", app("async def run(): pass\n"), "app.agent:run"),
        ("entry.generator", app("def run():\n    yield 1\n"), "app.agent:run"),
        ("entry.decorated", app("import functools\n@functools.cache\ndef run(): pass\n"), "app.agent:run"),
        ("entry.needs-arguments", app("def run(x): pass\n"), "app.agent:run"),
        ("entry.needs-arguments", app("def run(*, x): pass\n"), "app.agent:run"),
    ],
)
def test_each_fault_has_its_code(code: str, files: dict[str, str | bytes], main: str | None) -> None:
    assert codes(refusal(files, main)) == [code]


@pytest.mark.parametrize(
    "source",
    [
        "def run(): pass\n",
        "def run(x=1, *rest, y=2, **more): pass\n",
        "def run(x): pass\ndef run(): pass\n",
        "def run():\n    def inner():\n        yield 1\n",
    ],
)
def test_a_plain_function_without_required_arguments_is_taken(source: str) -> None:
    assert look(app(source), "app.agent:run").entry == EntryPoint("app.agent", "run")


def test_what_the_function_imports_surely_runs() -> None:
    found = refusal(app("def run():\n    import gone\n"), "app.agent:run")
    assert codes(found) == ["import.missing"]


def test_the_form_says_what_was_meant() -> None:
    assert "--main app.cli:main" in str(refusal(app(""), "app/cli.py")[0].help)
    assert "--main app.agent:main" in str(refusal(app(""), "app.agent")[0].help)
