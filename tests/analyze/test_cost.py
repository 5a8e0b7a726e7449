"""Small uploads that ask for endless work, in a child whose CPU time and memory are limited: each gets its verdict."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.analyze.asking import ask
from tests.interpreters import interpreters

PYTHONS = interpreters()
GROWN = f"import sys\nL=[{'1,' * 64}]\n" + "L=L+L\n" * 6  # 4,096 elements
HEX = "0x" + "f" * 6000  # more digits than some hosts turn into decimal text


def judged(files: dict[str, str], python: Path = Path(sys.executable)) -> tuple[str, list[dict[str, Any]]]:
    verdict, findings = ask(python, "cost_driver.py", payload=[files])[0]
    return verdict, findings


def nest(variables: int, within: str, body: str) -> str:
    """Return loops inside each other, over one iterable."""
    heads = [f"{' ' * depth}for v{depth} in {within}:\n" for depth in range(variables)]
    return "".join(heads) + " " * variables + body + "\n"


def comprehension(variables: int, within: str, element: str) -> str:
    for number in range(variables):
        element = f"[{element} for v{number} in {within}]"
    return f"x={element}\n"


ACCEPTED = {
    "a long body in a long loop": f"import sys\nL=({'1,' * 64})\n" + "L=L+L\n" * 6 + "for v in L:\n"
    + " import sys\n" * 30_000,
    "a sequence in a sequence, 20,000 times, compared": "import sys\nx=(1,)\n" + "x=(x,)\n" * 20_000
    + "if x == 1: pass\n",
    "two such sequences, compared": "import sys\nx=(1,)\ny=(1,)\n" + "x=(x,)\ny=(y,)\n" * 9_000
    + "if x == y: pass\n",
    "such a sequence in a handler": "x=(ValueError,)\n" + "x=(x,)\n" * 20_000
    + "try:\n import nope\nexcept x: pass\n",
    "such a sequence as the only handler of good imports": "x=(ImportError,)\n" + "x=(x,)\n" * 20_000
    + "try:\n import sys\nexcept x: pass\n",
    "an uncertain binding of such a sequence": "import sys\nx=(1,)\ny=(1,)\n" + "x=(x,)\ny=(y,)\n" * 9_000
    + "if unknown():\n x=y\n",
    "a coroutine that holds a coroutine, 20,000 times": "import sys\nasync def f(a): import json\nx=f(1)\ny=f(1)\n"
    + "x=f(x)\ny=f(y)\n" * 9_000 + "if unknown():\n x=y\n",
    "a sequence that doubles": "import sys\nx=(1,)\n" + "x=(x,x)\n" * 40 + "if x == 1: pass\n",
    "two sequences that double": "import sys\nx=(1,)\ny=(1,)\n" + "x=(x,x)\ny=(y,y)\n" * 40 + "if x == y: pass\n",
    "a large number in an f-string": f"import sys\nx=f'{{{HEX}}}'\n",
    "a large number that is formatted": f"import sys\nx='{{}}'.format({HEX})\n",
    "nested comprehensions": f"import sys\nL=({'1,' * 64})\n" + comprehension(6, "L", "0"),
    "nested comprehensions over a long list": GROWN + comprehension(3, "L", "0"),
    "comprehensions in a module of many names": "import sys\n" + "".join(f"n{n}=0\n" for n in range(20_000))
    + f"L=({'1,' * 64})\n" + comprehension(3, "L", "0"),
    "nested loops without a body": GROWN + nest(3, "L", "pass"),
    "nested loops around a long comparison": GROWN + "M=L\n" + nest(2, "L", "if L == M: pass"),
    "nested loops around a wide statement": GROWN + nest(2, "L", f"x=[{('[' + '1,' * 60 + '],') * 60}]"),
    "20,000 aliases and a long string": "".join(f"import enum as e{n}\n" for n in range(20_000))
    + f"x='{'e1.' * 1_000_000}'\n",
    "an alias in a long string": f"import enum as e\nx='{'e.' * 2_000_000}'\n",
    "an alias before a long name in a string": f"import enum as e\nx='{'e.' + 'a' * 4_000_000}'\n",
}  # fmt: skip


@pytest.mark.parametrize("name", ACCEPTED)
def test_what_asks_for_endless_work_is_accepted_in_bounded_time(name: str) -> None:
    assert judged({"__main__.py": ACCEPTED[name]})[0] == "accepted"


def test_what_is_not_followed_to_its_end_hides_no_import_after_it() -> None:
    verdict, findings = judged({"__main__.py": ACCEPTED["nested comprehensions"] + "import nope\n"})
    assert (verdict, [found["code"] for found in findings]) == ("refused", ["import.missing"])


@pytest.mark.parametrize(("version", "test"), [
    (version, test) for version in PYTHONS
    for test in (r"'\u2c5f'.upper() == '\u2c2f'", r"'\u2c2f'.lower() == '\u2c5f'", f"f'{{{HEX}}}' == 'a'")
])  # fmt: skip
def test_a_test_that_versions_answer_differently_decides_nothing(version: str, test: str) -> None:
    verdict, findings = judged({"__main__.py": f"if {test}:\n import nope\n"}, PYTHONS[version])
    assert (verdict, [found["code"] for found in findings]) == ("accepted", ["import.undecided"])


def test_text_that_grows_beyond_what_is_kept_is_not_taken_for_its_beginning() -> None:
    grown = f"x={'a' * 100!r}\n" + "x=x+x\n" * 6 + "if x.endswith('b'):\n import nope\n"
    assert judged({"__main__.py": grown + "import sys\n"})[0] == "accepted"
    cut = f"x={'a' * 100!r}\n" + "x=x+x\n" * 6 + "x=x+'b'\nif x.endswith('a'):\n import nope\n"
    assert judged({"__main__.py": cut})[0] == "accepted"


def test_a_list_that_grows_beyond_what_is_kept_is_not_taken_for_its_beginning() -> None:
    assert judged({"__main__.py": GROWN + "L=L+[2]\nif 2 not in L:\n import nope\n"})[0] == "accepted"


def test_an_option_that_is_not_known_may_be_the_one() -> None:
    main = "import os\nif not 'ab'.startswith(('x', os.environ['A'])):\n import nope\n"
    assert judged({"__main__.py": main})[0] == "accepted"


def test_many_missing_imports_among_many_names_that_resemble_them() -> None:
    """Those that are shown first say what was meant; for the others only the registry's answer is given."""
    tail = "abcdefghijklmnopqrstuvwxyz" * 2
    files = {f"some{n:04}{tail}.py": "" for n in range(1_000)}
    files["__main__.py"] = "".join(f"import same{n:04}{tail}\n" for n in range(400))
    verdict, findings = judged(files)
    assert (verdict, {found["code"] for found in findings}) == ("refused", {"import.missing"})
    assert f"did you mean some0000{tail}" in findings[0]["help"]


def test_many_aliases_hide_no_use_of_a_newer_name() -> None:
    aliases = "".join(f"import enum as e{n}\n" for n in range(200))
    _, findings = judged({"__main__.py": aliases + "def f():\n return e150.StrEnum\n"})
    assert [(found["code"], found["line"]) for found in findings] == [("python.newer-use", 202)]


def test_an_error_after_many_statements_has_its_place() -> None:
    _, findings = judged({"__main__.py": "x=1\n" * 8_000 + "class A:\n    y=1\n    def f(:\n" + "x=1\n" * 50})
    assert [(found["code"], found["line"]) for found in findings] == [("syntax.invalid", 8_003)]


@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.parametrize("end", ["1", ""])
def test_what_is_too_deep_is_told_once_and_alike(version: str, end: str) -> None:
    files = {"__main__.py": "import a\n", "a.py": "y=1\nx=" + "1+" * 5_000 + end + "\n"}
    _, findings = judged(files, PYTHONS[version])
    assert [(found["code"], found["message"], found["line"], found["column"]) for found in findings] == [
        ("source.too-complex", "a statement is nested too deeply", 2, None)
    ]
