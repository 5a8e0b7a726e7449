"""What an upload declares of itself is read strictly, and the same on every host."""

from __future__ import annotations

import pytest

from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.project import MOST_LEVELS, MOST_OPTIONAL_IMPORTS, Project, read_project
from hawcx_build.tree import SourceFile, SourceTree


def project(toml: str | bytes, main: str | None = None) -> Project:
    content = toml.encode() if isinstance(toml, str) else toml
    return read_project(SourceTree((SourceFile("pyproject.toml", content),)), main, DEFAULT_LIMITS)


def codes(toml: str | bytes, main: str | None = None) -> list[str]:
    with pytest.raises(Refused) as caught:
        project(toml, main)
    return [found.code for found in caught.value.findings]


def test_both_keys_are_read() -> None:
    read = project("[tool.hawcx]\nmain = 'a:b'\noptional-imports = ['z', 'y', 'z']\n")
    assert (read.main, read.optional_imports) == ("a:b", ("y", "z"))


@pytest.mark.parametrize("toml", ["", "[project]\nname = 'x'\n", "[tool.other]\nx = 1\n", "[tool.hawcx]\n"])
def test_nothing_declared_is_nothing_asked(toml: str) -> None:
    assert (project(toml).main, project(toml).optional_imports) == (None, ())
    assert project(toml, "a:b").main == "a:b"


def test_a_file_that_never_names_us_is_not_judged() -> None:
    assert project("this is not [ TOML").main is None


@pytest.mark.parametrize("spelling", ['[tool."hawcx"]', '[tool."\\u0068awcx"]', "tool.hawcx = {main = 'a:b'} #"])
def test_every_spelling_of_the_table_is_found(spelling: str) -> None:
    assert project(f"{spelling}\nmain = 'a:b'\n" if spelling.startswith("[") else spelling).main == "a:b"


def test_a_byte_order_mark_is_no_fault() -> None:
    assert project(b"\xef\xbb\xbf[tool.hawcx]\nmain = 'a:b'\n").main == "a:b"


def test_a_pyproject_below_the_root_says_nothing() -> None:
    tree = SourceTree((SourceFile("docs/pyproject.toml", b"[tool.hawcx]\nmain = 'a:b'\n"),))
    assert read_project(tree, None, DEFAULT_LIMITS).main is None


def test_every_fault_is_reported_at_once() -> None:
    assert codes("[tool.hawcx]\nmian = 1\nmain = 2\noptional-imports = [1]\n") == [
        "project.unknown-key", "project.value", "project.value"]  # fmt: skip


@pytest.mark.parametrize(
    ("toml", "code"),
    [
        ("[tool.hawcx", "project.toml"),
        ("[tool.hawcx]\nmain = 'a:b'\nmain = 'a:b'\n", "project.toml"),
        (b"[tool.hawcx]\nmain = '\xff'\n", "project.toml"),
        ("hawcx = " + "[" * 20_000, "project.toml"),
        ("hawcx = " + "{a=" * 20_000, "project.toml"),
        ("hawcx = 1e400\nx = 1979-99-99", "project.toml"),
        ("tool = 1 # hawcx", None),
        ("[tool]\nhawcx = []\n", "project.value"),
        ("[tool.hawcx]\noptional-imports = ['a.b']\n", "project.value"),
        ("[tool.hawcx]\noptional-imports = {a = 1}\n", "project.value"),
        (
            f"[tool.hawcx]\noptional-imports = {[f'm{n}' for n in range(MOST_OPTIONAL_IMPORTS + 1)]}\n",
            "project.value",
        ),
        ("#" * (256 * 1024) + "hawcx", "project.too-large"),
    ],
    ids=range(12),
)
def test_each_fault_has_its_code(toml: str | bytes, code: str | None) -> None:
    if code is None:
        assert project(toml).main is None
    else:
        assert codes(toml) == [code]


def test_at_the_limits_it_is_read() -> None:
    names = [f"m{number}" for number in range(MOST_OPTIONAL_IMPORTS)]
    assert len(project(f"[tool.hawcx]\noptional-imports = {names}\n").optional_imports) == MOST_OPTIONAL_IMPORTS
    table = "[tool.hawcx]\nmain = 'a:b'\n"
    assert project(table + "#" * (256 * 1024 - len(table))).main == "a:b"


def test_faults_are_bounded() -> None:
    table = "[tool.hawcx]\n" + "".join(f"key{number} = 1\n" for number in range(DEFAULT_LIMITS.findings + 50))
    assert codes(table) == ["project.unknown-key"] * DEFAULT_LIMITS.findings


@pytest.mark.parametrize("depth", [MOST_LEVELS - 2, MOST_LEVELS - 1, 440, 5000])
def test_nesting_has_a_bound_of_our_own(depth: int) -> None:
    """Readers give up at depths of their own: 3.10's refuses 440 levels that 3.13's takes."""
    text = "[tool.hawcx]\n[other]\na = " + "[" * depth + "]" * depth
    if depth < MOST_LEVELS - 1:
        assert project(text).main is None
    else:
        assert codes(text) == ["project.toml"]


def test_the_callers_main_and_the_uploads_must_agree() -> None:
    assert project("[tool.hawcx]\nmain = 'a:b'\n", "a:b").main == "a:b"
    assert codes("[tool.hawcx]\nmain = 'a:b'\n", "a:c") == ["project.main-differs"]


def test_a_toml_readers_own_words_stay_out() -> None:
    with pytest.raises(Refused) as caught:
        project("[tool.hawcx\nsecret-\x1b[2J")
    assert "secret" not in str(caught.value)
