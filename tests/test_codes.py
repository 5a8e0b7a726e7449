"""The registry is whole: every code is well formed, raised somewhere, and everything raised is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hawcx_build
from hawcx_build.codes import FAMILIES, Code, all_codes

PACKAGE = Path(hawcx_build.__file__).parent
CODE = re.compile(rf"[\"']((?:{'|'.join(FAMILIES)})\.[a-z0-9]+(?:-[a-z0-9]+)*)[\"']")


def codes_named_in_source() -> dict[str, set[str]]:
    named: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        if "codes" not in path.relative_to(PACKAGE).parts:
            for code in CODE.findall(path.read_text(encoding="utf-8")):
                named.setdefault(code, set()).add(path.name)
    return named


@pytest.mark.parametrize("code", all_codes(), ids=lambda code: code.id)
def test_every_code_says_what_it_means_and_what_to_do(code: Code) -> None:
    assert re.fullmatch(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*", code.id)
    assert code.id.partition(".")[0] in FAMILIES
    assert code.severity in ("error", "warning")
    for text in (code.title, code.meaning, code.remedy, code.source):
        assert text.strip() == text
        assert text
    assert not code.title.endswith(".")
    assert code.meaning.endswith(".")
    assert not code.remedy.endswith(".")


def test_ids_are_unique() -> None:
    ids = [code.id for code in all_codes()]
    assert len(ids) == len(set(ids))


def test_every_code_that_the_source_names_is_registered() -> None:
    assert codes_named_in_source().keys() - {code.id for code in all_codes()} == set()


def test_every_registered_code_is_raised_somewhere() -> None:
    assert {code.id for code in all_codes()} - codes_named_in_source().keys() == set()
