"""What importing the runtime loads: a zip never caches bytecode, so each module costs time at every start."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hawcx_build
import hawcx_runtime
from tests.interpreters import interpreters

ROOT = Path(__file__).resolve().parents[2]
FACADES = Path(hawcx_build.__file__).parent / "vendor" / "facades"
FORBIDDEN = {"asyncio", "dataclasses", "email", "http", "inspect", "logging", "typing"}

# What the agent client loads on a UNIX system, connection included.
OWN = {
    "hawcx_runtime",
    "hawcx_runtime.agent",
    "hawcx_runtime.errors",
    "hawcx_runtime.ipc",
    "hawcx_runtime.ipc.assembler_client",
    "hawcx_runtime.ipc.deadline",
    "hawcx_runtime.ipc.endpoint",
    "hawcx_runtime.ipc.errors",
    "hawcx_runtime.ipc.fields",
    "hawcx_runtime.ipc.frames",
    "hawcx_runtime.ipc.handshake",
    "hawcx_runtime.ipc.messages",
    "hawcx_runtime.ipc.trust",
    "hawcx_runtime.ipc.unix_socket",
    "hawcx_runtime.limits",
    "hawcx_runtime.principals",
    "hawcx_runtime.strict_json",
    "hawcx_runtime.values",
}
MOST_OF_THE_LIBRARY = 50  # measured: 49 on 3.10 and 3.11, which need json, and re with it; fewer from 3.12 on

each_python = pytest.mark.parametrize("python", interpreters().values(), ids=interpreters().keys())


def loaded(python: Path, program: str) -> set[str]:
    """Return the modules that a program loads beyond a bare start."""
    code = (
        "import sys; before = set(sys.modules); sys.path[:0] = sys.argv[1:]\n"
        f"{program}\nprint(*sorted(set(sys.modules) - before))"
    )
    command = [str(python), "-I", "-S", "-c", code, str(ROOT), str(FACADES)]
    return set(subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.split())


@each_python
def test_importing_the_runtime_loads_nothing_else(python: Path) -> None:
    assert loaded(python, "import hawcx_runtime") - {"__future__"} == {"hawcx_runtime"}


@each_python
def test_the_agent_client_loads_a_known_set_of_modules(python: Path) -> None:
    modules = loaded(python, "from hawcx_runtime import HawcxAgent; import hawcx_runtime.ipc.unix_socket")
    assert {name for name in modules if name.startswith("hawcx_")} == OWN
    assert not {name.split(".")[0] for name in modules} & FORBIDDEN
    assert len(modules - OWN) <= MOST_OF_THE_LIBRARY, sorted(modules - OWN)


@each_python
def test_the_caller_adds_three_modules_of_ours_and_none_of_the_library(python: Path) -> None:
    agent = loaded(python, "from hawcx_runtime import HawcxAgent")
    caller = loaded(python, "from hawcx_runtime import Caller")
    assert caller - agent == {
        "hawcx_runtime.event_stream",
        "hawcx_runtime.jsonrpc",
        "hawcx_runtime.mcp_caller",
    }


@pytest.mark.parametrize("facade", ["hawcx_haap", "hawcx_haap.egress", "hawcx_haap.mcp_caller", "hux_hook"])
def test_every_name_of_a_facade_is_the_runtimes_own(facade: str) -> None:
    program = (
        f"import {facade} as facade; names = facade.__all__; held = [getattr(facade, name) for name in names]\n"
        "assert names == sorted(names) and all(str(getattr(one, '__module__', '')).startswith('hawcx_runtime') "
        "or getattr(one, '__name__', '').startswith('hawcx_haap') or isinstance(one, (tuple, frozenset)) "
        "for one in held), held"
    )
    assert facade in loaded(Path(sys.executable), program)


def names_of(facade: str) -> list[str]:
    tree = ast.parse((FACADES / facade).read_text())
    [assigned] = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    ]
    names: list[str] = ast.literal_eval(assigned)
    return names


def test_the_facades_follow_the_parts_that_they_stand_before() -> None:
    assert names_of("hawcx_haap/egress/__init__.py") == sorted(hawcx_runtime.egress.__all__)  # type: ignore[attr-defined]
    assert names_of("hux_hook/__init__.py") == sorted(hawcx_runtime.hux_hook.__all__)  # type: ignore[attr-defined]
    assert "HawcxAgent" in names_of("hawcx_haap/__init__.py")


def test_importing_a_facade_loads_nothing_else() -> None:
    python = Path(sys.executable)
    assert loaded(python, "import hawcx_haap") - {"__future__"} == {"hawcx_haap"}
    assert loaded(python, "import hux_hook") - {"__future__"} == {"hux_hook"}
    egress = loaded(python, "import hawcx_haap.egress as egress")
    assert egress - {"__future__"} == {"hawcx_haap", "hawcx_haap.egress"}


def test_an_unsupported_name_is_an_import_error() -> None:
    for program in ("from hawcx_haap import Nothing", "from hux_hook import Nothing"):
        with pytest.raises(subprocess.CalledProcessError) as failed:
            loaded(Path(sys.executable), program)
        assert "ImportError: cannot import name 'Nothing'" in failed.value.stderr


def test_every_public_name_is_found() -> None:
    for name in hawcx_runtime.__all__:
        assert getattr(hawcx_runtime, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = hawcx_runtime.nothing
