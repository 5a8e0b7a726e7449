"""3.10's verdict on every host: each source goes through a real 3.10 and through this package on every interpreter."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.analyze.asking import ask, encoded
from tests.analyze.uploads import cases, files_of
from tests.interpreters import interpreters

PYTHONS = interpreters()
FLOOR = json.loads((Path(__file__).parent / "syntax_floor.json").read_text())["sources"]
POLICY = {"b-242-enc-latin1-cookie-ascii", "b-243-enc-utf7-cookie"}
"""Files that 3.10 compiles and that are refused for what they declare."""

needs_3_10 = pytest.mark.skipif("3.10" not in PYTHONS, reason="no python3.10 on this machine to tell the truth")


def disagreements(named: dict[str, bytes]) -> list[Any]:
    """Return what some host judges otherwise than 3.10 compiles, or words or places otherwise than another host."""
    payload = encoded(list(named.values()))
    answers = {version: ask(python, "verdict_driver.py", payload=payload) for version, python in PYTHONS.items()}
    found = []
    for number, name in enumerate(named):
        truth = answers["3.10"][number][1]
        ours = {version: answer[number][0] for version, answer in answers.items()}
        is_too_complex = any(fault is not None and fault[0] == "source.too-complex" for fault in ours.values())
        if len({json.dumps(fault) for fault in ours.values()}) > 1 or (
            (ours["3.10"] is None) != truth and not is_too_complex
        ):
            found.append((name, truth, ours))
    return found


@needs_3_10
def test_tiny_sources_of_every_newer_feature() -> None:
    assert disagreements({name: source.encode() for name, source in FLOOR.items()}) == []


@needs_3_10
def test_the_files_of_the_labelled_uploads() -> None:
    named = {
        f"{case['name']}/{path}": content
        for case in cases()
        if case["name"] not in POLICY
        for path, content in files_of(case).items()
        if path.endswith(".py")
    }
    assert disagreements(named) == []


ATOMS = [
    "a", "b", "1", '"x"', "'y'", "{", "}", "{{", "}}", ":", "!r", "!", "=", "\\", "\\n", "\\N{DIGIT ONE}", "#", "(",
    ")", "[", "]", "lambda", "x", "*a", ",", 'f"', "f'", '"', "'", '"""', "'''", "\n", " ", ".", "if", "else", ">",
    "<", "==", "!=", ":=", "yield", "await", "@", "%", 'd["k"]', "d['k']", "{a}", "{a!r:>{w}}", "{a:{b:{c}}}", "{a=}",
]  # fmt: skip


def f_string(dice: random.Random) -> str:
    quote, prefix = dice.choice(['"', "'", '"""', "'''"]), dice.choice(["f", "F", "rf", "fr", "Rf", "fR"])
    body = "".join(dice.choice(ATOMS) for _ in range(dice.randint(1, 9)))
    body = "{" + body + "}" if dice.random() < 0.7 else body
    line = f"x = {prefix}{quote}{body}{quote}\n"
    return 'y = "f\'{"\n# f"{x["a"]}"\n' + line if dice.random() < 0.2 else line


@needs_3_10
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
def test_random_f_strings(seed: int) -> None:
    dice = random.Random(seed)
    named = {f"f-string {number}": f_string(dice).encode() for number in range(8_000)}
    assert disagreements(named) == []


TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
INSERTED = [
    "(", ")", "[", "]", ":", "=", ",", "*", "**", "await ", "yield ", "return 1\n", "break\n", "nonlocal x\n",
    "global x\n", "async ", "lambda: ", 'f"{x["a"]}"', "x[*a]", '"', "'", "    ", "\t", "if", "else", "not", "is",
    'print "x"\n', "except X, e:\n", "@", ".", "->", "match x:\n", "\\", "1", "None", "__debug__ = 1\n",
    "from __future__ import x\n", "import *\n", "*a = b\n", "f(a=1,a=2)\n", "def f(a,a): pass\n",
    "[(y := 1) for y in z]\n", "del f()\n", "x: int = ", "{**a}", "[x async for x in y]",
    "[[x async for x in y] for z in w]", "try:\n", "finally:\n", "class A: return\n",
]  # fmt: skip


def mutated(text: str, dice: random.Random) -> str:
    tokens = TOKEN.findall(text)
    for _ in range(dice.randint(1, 2)):
        at, kind = dice.randrange(len(tokens)), dice.random()
        if kind < 0.3:
            del tokens[at]
        elif kind < 0.8:
            tokens.insert(at, dice.choice(INSERTED))
        else:
            tokens[at] = dice.choice(tokens)
    return "".join(tokens)


def library(python: Path, pattern: str, largest: int) -> dict[str, bytes]:
    """Return files of an interpreter's standard library."""
    folder = Path(ask(python, "library_driver.py"))
    found = sorted(path for path in folder.glob(pattern) if "site-packages" not in path.parts)
    return {str(path.relative_to(folder)): path.read_bytes() for path in found if path.stat().st_size <= largest}


@needs_3_10
@pytest.mark.slow
def test_mutants_of_the_standard_library() -> None:
    dice = random.Random(4)
    sources = library(PYTHONS["3.10"], "*.py", 14_000)
    named = {
        f"{name} {number}": mutated(content.decode(), dice).encode()
        for name, content in sources.items()
        if len(content) > 300
        for number in range(12)
    }
    assert len(named) > 500
    assert disagreements(named) == []


@needs_3_10
@pytest.mark.slow
@pytest.mark.parametrize("version", sorted(PYTHONS))
def test_the_standard_librarys_own_tests(version: str) -> None:
    sources = library(PYTHONS[version], "test/**/test_[a-c]*.py", 60_000) | library(
        PYTHONS[version], "test/bad*.py", 60_000
    )
    sources = {name: content for name, content in sources.items() if is_utf8(content)}
    assert len(sources) > 50
    assert disagreements(sources) == []


def is_utf8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return b"coding" not in content[:120] or b"utf" in content[:120].lower()


def test_no_version_is_left_out_unnoticed() -> None:
    missing = {"3.10", "3.11", "3.12", "3.13"} - set(PYTHONS)
    if missing:
        pytest.skip(f"not on this machine: python{', python'.join(sorted(missing))}")
    assert disagreements({"sound": b"x = 1\n", "broken": b"x = = 1\n"}) == []
