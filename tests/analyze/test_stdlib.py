"""The frozen tables of the standard library against every interpreter on this machine."""

from __future__ import annotations

from typing import Any

import pytest

from hawcx_build.analyze import stdlib, stdlib_modules
from tests.analyze.asking import ask
from tests.interpreters import interpreters

PYTHONS = interpreters()
NOT_IN_A_FILE_OR_OPTIONAL = {"_dbm", "_gdbm", "_tkinter", "nis", "ossaudiodev", "spwd", "_crypt", "_curses",
                             "_curses_panel", "readline", "_lzma", "_bz2", "_sqlite3", "_ssl", "_uuid", "_ctypes",
                             "__hello__", "__phello__", "__phello__.spam", "_frozen_importlib",
                             "_frozen_importlib_external", "os.path"}  # fmt: skip


def facts(version: str) -> dict[str, Any]:
    return dict(ask(PYTHONS[version], "stdlib_driver.py"))


@pytest.mark.skipif("3.10" not in PYTHONS, reason="no python3.10 on this machine")
def test_the_modules_are_those_of_3_10() -> None:
    there = set(facts("3.10")["modules"])
    listed = set(stdlib_modules.MODULES.split())
    others = {name for name in there if name.startswith("_sysconfigdata_") or stdlib.only_platform(name)}
    assert there - listed <= others
    # Distributions leave out tests and optional extension modules; nothing else may be missing.
    missing = {
        name for name in listed - there if "test" not in name and "idlelib" not in name
    } - NOT_IN_A_FILE_OR_OPTIONAL
    assert missing <= {
        name for name in missing if name.partition(".")[0] in ("tkinter", "turtledemo", "lib2to3", "ensurepip")
    }


@pytest.mark.parametrize("version", [version for version in sorted(PYTHONS) if version != "3.10"])
def test_what_a_later_version_adds_and_removes_is_listed(version: str) -> None:
    there = {name for name in facts(version)["modules"] if ".test" not in name and not name.startswith("test.")}
    number = tuple(map(int, version.split(".")))
    for name in there - set(stdlib_modules.MODULES.split()):
        if name.startswith("_sysconfigdata_") or stdlib.only_platform(name):
            continue
        added = stdlib.added_in(name)
        assert added is not None, f"{name} is new"
        assert tuple(map(int, added.split("."))) <= number
    for name in set(stdlib_modules.MODULES.split()) & there:
        removed = stdlib.removed_in(name)
        assert removed is None or tuple(map(int, removed.split("."))) > number, f"{name} is still there"


@pytest.mark.parametrize("version", sorted(PYTHONS))
def test_every_top_level_name_counts_as_shadowing(version: str) -> None:
    assert [name for name in facts(version)["listed"] if not stdlib.is_shadowing(name)] == []


@pytest.mark.skipif("3.10" not in PYTHONS, reason="no python3.10 on this machine")
def test_the_names_are_those_of_3_10() -> None:
    for module, names in facts("3.10")["names"].items():
        known = stdlib.names(module)
        assert known is not None
        assert set(names) - known - stdlib.IMPLICIT_NAMES == set() or module in stdlib.OS_DEPENDENT, module


@pytest.mark.parametrize("version", [version for version in sorted(PYTHONS) if version != "3.10"])
def test_newer_names_are_there_in_their_version(version: str) -> None:
    number = tuple(map(int, version.split(".")))
    for module, names in facts(version)["names"].items():
        for name, added in stdlib.added_names(module).items():
            is_there = name in names
            if module not in stdlib.OS_DEPENDENT and tuple(map(int, added.split("."))) == number:
                assert is_there, f"{module}.{name}"


def test_well_known_facts() -> None:
    assert stdlib.added_in("tomllib") == "3.11"
    assert stdlib.removed_in("distutils") == "3.12"
    assert stdlib.removed_in("cgi") == "3.13"
    assert stdlib.only_platform("winreg") == "Windows"
    assert stdlib.gone_before("symbol") == "3.10"
    assert stdlib.added_names("asyncio")["TaskGroup"] == "3.11"
    assert stdlib.added_names("datetime")["UTC"] == "3.11"
    assert stdlib.added_names("itertools")["batched"] == "3.12"
    assert stdlib.added_names("typing")["Self"] == "3.11"
    assert stdlib.added_names("hashlib")["file_digest"] == "3.11"
    assert stdlib.added_names("enum")["StrEnum"] == "3.11"
    assert stdlib.name_is_gone("collections", "Mapping")
    assert not stdlib.is_shadowing("test"), "projects have a package of that name"
