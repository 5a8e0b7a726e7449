"""The schema of [tool.hawcx], the composite action and the pre-commit hook, each against what it is for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from check_jsonschema.builtin_schemas import get_builtin_schema

import hawcx_build
from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.project import KEYS, read_project
from hawcx_build.tree import SourceFile, SourceTree
from tests.cli.hawcx import AGENT, hawcx, project

ROOT = Path(__file__).parent.parent.parent
ACTION = ROOT / "examples" / "github-action" / "action.yml"
SCHEMA = json.loads((Path(hawcx_build.__file__).parent / "pyproject_schema.json").read_text(encoding="utf-8"))


def toml(table: dict[str, Any]) -> str:
    """Return a table as TOML; JSON's strings, lists and booleans are TOML's, too."""
    return "[tool.hawcx]\n" + "".join(f"{json.dumps(key)} = {json.dumps(value)}\n" for key, value in table.items())


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"main": "app.cli:main"},
        {"main": "a:b", "optional-imports": ["uvloop", "_x1"]},
        {"optional-imports": []},
        {"main": 1},
        {"main": ["a:b"]},
        {"mian": "a:b"},
        {"optional-imports": "uvloop"},
        {"optional-imports": ["a.b"]},
        {"optional-imports": ["1a"]},
        {"optional-imports": [1]},
        {"optional-imports": [f"m{number}" for number in range(256)]},
        {"optional-imports": [f"m{number}" for number in range(257)]},
    ],
    ids=str,
)
def test_the_schema_accepts_what_the_build_accepts(table: dict[str, Any]) -> None:
    tree = SourceTree((SourceFile("__main__.py", b""), SourceFile("pyproject.toml", toml(table).encode())))
    try:
        read_project(tree, None, DEFAULT_LIMITS)
        is_accepted = True
    except Refused:
        is_accepted = False
    assert jsonschema.Draft7Validator(SCHEMA).is_valid(table) is is_accepted


@pytest.mark.parametrize("main", ["app", "app/cli.py:main", "a..b:c", "a:b:c", ":main", "a:", "a b:c", "é:b"])
def test_the_schema_refuses_the_entry_points_that_the_build_refuses(main: str, tmp_path: Path) -> None:
    assert not jsonschema.Draft7Validator(SCHEMA).is_valid({"main": main})
    folder = project(tmp_path / "agent", {"app.py": "def main(): pass\n", "pyproject.toml": toml({"main": main})})
    run = hawcx("check", folder, "--json")
    assert [found["code"] for found in run.document["findings"]] == ["entry.form"]


def test_the_schema_knows_every_key_and_is_itself_valid() -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    assert set(SCHEMA["properties"]) == set(KEYS)


def test_the_composite_action_is_valid() -> None:
    jsonschema.Draft7Validator(get_builtin_schema("vendor.github-actions")).validate(yaml.safe_load(ACTION.read_text()))


def test_the_steps_of_the_composite_action_check_and_bundle(tmp_path: Path) -> None:
    project(tmp_path / "agent", AGENT)
    (tmp_path / "bin").mkdir()
    for name, module in (("hawcx", "-m hawcx_build.cli"), ("python3", "")):
        (tmp_path / "bin" / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n')
        (tmp_path / "bin" / name).chmod(0o755)
    given = {"FOLDER": "agent", "OUTPUT": "agent.pyz", "GITHUB_OUTPUT": str(tmp_path / "output")}
    environment = {**os.environ, **given, "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    for step in yaml.safe_load(ACTION.read_text())["runs"]["steps"]:
        if step["name"] != "Install":  # it would install what is under test from elsewhere
            subprocess.run(["bash", "-e", "-c", step["run"]], cwd=tmp_path, env=environment, check=True, timeout=120)
    digest = hawcx("bundle", tmp_path / "agent", "-o", tmp_path / "b.pyz", "--json").document["workload_digest"]
    assert (tmp_path / "output").read_text() == f"workload-digest={digest}\n"


def test_the_pre_commit_hook_refuses_and_accepts(tmp_path: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert hook["entry"].split()[0] == "hawcx"
    command = [*hook["entry"].split()[1:], *hook["args"]]
    assert hawcx(*command, cwd=project(tmp_path / "good", AGENT)).status == 0
    assert hawcx(*command, cwd=project(tmp_path / "bad", {"__main__.py": "import nowhere\n"})).status == 65
