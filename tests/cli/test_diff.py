"""`hawcx diff`: an update's news come first and complete."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.hawcx import AGENT, hawcx, project

UPDATE = {
    "__main__.py": AGENT["__main__.py"],
    "tools/__init__.py": "",
    "tools/mail.py": "import subprocess\n\n\ndef run():\n    print('ran \x1b[31m')\n",
    "tools/new.py": "import json\n",
}


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("two")
    for name, files in (("old", AGENT), ("new", UPDATE)):
        project(folder / name, files)
        assert hawcx("bundle", name, "--save-source", f"{name}.zip", cwd=folder).status == 0
    return folder


@pytest.mark.parametrize("suffix", [".pyz", ".zip", ""])
def test_every_kind_of_news_is_named(two: Path, suffix: str) -> None:
    document = hawcx("diff", f"old{suffix}", f"new{suffix}", "--json", cwd=two).document
    assert document["capabilities"] == {"gained": ["process"], "lost": ["network"]}
    assert document["imports"]["stdlib"] == {"gained": ["json", "subprocess"], "lost": ["socket"]}
    assert document["files"] == {
        "added": ["tools/new.py"],
        "removed": ["data/words.txt"],
        "changed": ["tools/mail.py"],
    }
    assert document["facts"] == {}
    assert not document["same_bytes"]


def test_the_screen_shows_news_first_then_changed_lines_without_control_bytes(two: Path) -> None:
    run = hawcx("diff", "old.pyz", "new.pyz", cwd=two)
    assert run.status == 0
    assert run.stdout.startswith("+ capability  process\n- capability  network\n")
    assert "\n--- a/tools/mail.py\n+++ b/tools/mail.py\n" in run.stdout
    assert "-import socket\n" in run.stdout
    assert "+import subprocess\n" in run.stdout
    assert "\x1b" not in run.stdout
    assert "@@" not in hawcx("diff", "old.pyz", "new.pyz", "--summary", cwd=two).stdout


def test_the_same_bytes_are_said_to_be_the_same(two: Path) -> None:
    assert hawcx("diff", "old.pyz", "old.pyz", cwd=two).stdout.startswith("the same bytes")


def test_a_bundle_and_its_source_differ_in_their_wrapping_alone(two: Path) -> None:
    assert hawcx("diff", "old.pyz", "old", cwd=two).stdout.strip() == "the same files and runtime, in another wrapping"


def test_files_of_very_many_lines_are_named_and_not_compared(tmp_path: Path) -> None:
    lines = [f"{number}\n" for number in range(200_000)]
    project(tmp_path / "a", {"__main__.py": "", "data.txt": "".join(lines)})
    project(tmp_path / "b", {"__main__.py": "", "data.txt": "".join(reversed(lines))})
    run = hawcx("diff", "a", "b", cwd=tmp_path)
    assert run.stdout.splitlines()[-1] == "… data.txt is too large to compare line by line"


def test_what_cannot_be_read_is_refused(two: Path) -> None:
    assert hawcx("diff", "old.pyz", "missing.pyz", cwd=two).status == 74
    (two / "text.txt").write_text("text")
    assert hawcx("diff", "old.pyz", "text.txt", cwd=two).status == 65
