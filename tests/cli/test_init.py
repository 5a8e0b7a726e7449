"""Agent templates and what `hawcx init` makes of them, in each format."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_build.cli.init import initialise
from hawcx_build.cli.template import Template, TemplateTool, read_template
from hawcx_build.errors import BuildError, InputOutputError, Refused, UsageError

if TYPE_CHECKING:
    from pathlib import Path

READ = {"id": "mail.read", "name": "read_mail", "actions": ["read"], "resource": "inbox", "arguments": {"n": 3}}
TEMPLATE = {"schema": "hawcx/agent-template/v1", "provider": "mail", "principals": ["alice"], "tools": [READ]}
YAML = """
schema: hawcx/agent-template/v1
provider: mail
principals: [alice]
tools:
  - {id: mail.read, name: read_mail, actions: [read], resource: inbox, arguments: {n: 3}}
"""
TOML = """
schema = "hawcx/agent-template/v1"
provider = "mail"
principals = ["alice"]
[[tools]]
id = "mail.read"
name = "read_mail"
actions = ["read"]
resource = "inbox"
arguments = {n = 3}
"""


def write(tmp_path: Path, template: Any) -> Path:
    path = tmp_path / "agent-template.json"
    path.write_text(json.dumps(template))
    return path


@pytest.mark.parametrize(
    ("name", "text"), [("a.yaml", YAML), ("a.YML", YAML), ("a.toml", TOML), ("a.json", json.dumps(TEMPLATE))]
)
def test_each_format_says_the_same(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert read_template(tmp_path / name) == Template(
        "mail", ("alice",), (TemplateTool("mail.read", "read_mail", ("read",), "inbox", {"n": 3}),)
    )


def test_every_error_is_told_at_once_by_its_path(tmp_path: Path) -> None:
    wrong = {
        "schema": "hawcx/agent-template/v2",
        "provider": 7,
        "principals": ["alice", ""],
        "tols": [],
        "tools": [
            {"id": "9", "actions": "read", "resource": None},
            "mail",
            {"id": "mail.read", "arguments": [], "url": "http://x"},
            {"id": "mail-read", "actions": ["a", 1]},
        ],
    }
    with pytest.raises(Refused) as refused:
        read_template(write(tmp_path, wrong))
    assert [finding.message.partition(":")[0] for finding in refused.value.findings] == [
        "tols",
        "schema",
        "provider",
        "principals[1]",
        "tools[0].id",
        "tools[0].resource",
        "tools[0].actions",
        "tools[1]",
        "tools[2].url",
        "tools[2].arguments",
        "tools[3].actions[1]",
        "tools[3].id",
    ]
    assert {finding.code for finding in refused.value.findings} == {"template.value"}


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("a.json", "{", Refused),
        ("a.json", "[]", Refused),
        ("a.json", "[" * 100_000, Refused),
        ("a.toml", "=", Refused),
        ("a.yaml", "a: [", Refused),
        ("a.yaml", "!!python/object/apply:os.system ['true']", Refused),
        ("a.yaml", YAML.replace("{n: 3}", "{n: 2026-12-01}"), Refused),
        ("a.yaml", YAML.replace("{n: 3}", "{n: .nan}"), Refused),
        ("a.yaml", YAML.replace("{n: 3}", "{1: 3}"), Refused),
        ("a.json", " " * 300_000, Refused),
        ("a.txt", "", UsageError),
    ],
)
def test_what_is_no_template_is_refused(tmp_path: Path, name: str, text: str, error: type[BuildError]) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(error):
        read_template(tmp_path / name)


def test_a_template_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InputOutputError, match="No such file"):
        read_template(tmp_path / "none.json")


def test_the_generated_file_is_rewritten_by_force_alone_and_the_others_never(tmp_path: Path) -> None:
    template, folder = write(tmp_path, TEMPLATE), tmp_path / "agent"
    done = initialise(template, folder, force=False)
    assert [path.name for path in done.written] == ["hawcx_tools.py", "config.py", "__main__.py"]
    first = (folder / "hawcx_tools.py").read_text()
    for path in done.written:
        path.write_text("changed")
    with pytest.raises(InputOutputError, match="already in the folder"):
        initialise(template, folder, force=False)
    assert [path.read_text() for path in done.written] == ["changed"] * 3
    again = initialise(template, folder, force=True)
    assert [path.name for path in again.written] == ["hawcx_tools.py"]
    assert [path.name for path in again.kept] == ["config.py", "__main__.py"]
    assert (folder / "hawcx_tools.py").read_text() == first
    assert (folder / "config.py").read_text() == "changed"
    assert sorted(path.name for path in folder.iterdir()) == ["__main__.py", "config.py", "hawcx_tools.py"]


def test_values_that_look_like_code_stay_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hostile = "\"\"\"'''\\{FILL_ME} #"
    tool = {"id": "a", "name": hostile, "resource": hostile, "actions": [hostile], "arguments": {hostile: hostile}}
    template = tmp_path / 'x""".json'
    template.write_text(json.dumps(TEMPLATE | {"tools": [tool], "provider": hostile, "principals": [hostile]}))
    folder = tmp_path / "agent"
    initialise(template, folder, force=False)
    config = (folder / "config.py").read_text().replace("= FILL_ME", "= []").replace(": FILL_ME", ": 'http://rs'")
    (folder / "config.py").write_text(config)
    monkeypatch.syspath_prepend(folder)
    try:
        import hawcx_tools  # type: ignore[import-not-found]

        assert vars(hawcx_tools)["PROVIDER"] == hostile
        assert hawcx_tools.A.arguments == {hostile: hostile}
        assert (hawcx_tools.A.name, hawcx_tools.A.resource, hawcx_tools.A.actions) == (hostile, hostile, (hostile,))
    finally:
        sys.modules.pop("hawcx_tools", None)
        sys.modules.pop("config", None)


def test_a_tool_that_the_users_config_does_not_know_yet_is_a_gap_with_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "agent"
    initialise(write(tmp_path, TEMPLATE), folder, force=False)
    (folder / "config.py").write_text("PRINCIPAL_ALLOWLIST = []\nTOOL_URLS = {}\n")
    monkeypatch.syspath_prepend(folder)
    try:
        with pytest.raises(ValueError, match=r"TOOL_URLS\['mail.read'\]"):
            import hawcx_tools  # noqa: F401
    finally:
        sys.modules.pop("hawcx_tools", None)
        sys.modules.pop("config", None)
