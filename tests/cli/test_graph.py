"""`hawcx graph`: the imports as data, for Graphviz, and as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.hawcx import AGENT, hawcx, project


@pytest.fixture(scope="module")
def agent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = AGENT | {"tools/mail.py": "from . import names\nfrom .names import *\nimport os.path as p, json\n"
                     "\n\ndef run():\n    from hawcx_runtime import agent\n", "tools/names.py": ""}  # fmt: skip
    return project(tmp_path_factory.mktemp("graph") / "agent", files)


def test_the_graph_as_data_is_who_imports_whom(agent: Path) -> None:
    document = json.loads(hawcx("graph", agent, "--format", "json").stdout)
    assert {(one["from"], one["to"]) for one in document["imports"]} == {
        ("__main__", "tools.mail"),
        ("tools.mail", "tools.names"),
        ("tools.mail", "os.path"),
        ("tools.mail", "json"),
        ("tools.mail", "hawcx_runtime.agent"),
    }
    kinds = {one["name"]: one["kind"] for one in document["modules"]}
    assert kinds["json"] == "stdlib"
    assert kinds["hawcx_runtime.agent"] == "runtime"
    assert kinds["tools.names"] == "own"
    assert hawcx("graph", agent, "--json").document == document


def test_the_picture_is_well_formed_and_has_every_row_and_arc(agent: Path) -> None:
    root = ET.fromstring(hawcx("graph", agent, "--format", "svg").stdout)
    space = {"s": "http://www.w3.org/2000/svg"}
    names = [row.get("data-name") for row in root.findall("s:g[@id='rows']/s:g", space)]
    assert {"__main__", "tools", "tools.mail", "standard library", "json"} <= set(names)
    assert len(root.findall("s:g[@id='arcs']/s:path", space)) == 5


def test_the_graph_for_graphviz_has_a_line_for_each_import(agent: Path) -> None:
    text = hawcx("graph", agent).stdout
    assert text.startswith("digraph imports {")
    assert text.count(" -> ") == 5


def test_a_refused_source_has_no_graph(tmp_path: Path) -> None:
    assert hawcx("graph", project(tmp_path / "a", {"__main__.py": "import nowhere\n"})).status == 65
