"""Statements that are too deep for some hosts, valid or with an error behind them, have one verdict on all."""

from __future__ import annotations

import json

import pytest

from tests.analyze.asking import ask, encoded
from tests.interpreters import interpreters

CHAINS = {
    "not": ("not ", "1"), "minus": ("-", "1"), "lambda": ("lambda:", "0"), "power": ("a**", "a"),
    "conditional": ("a if a else ", "a"), "attribute": ("a.", "a"), "sum": ("a+", "a"),
}  # fmt: skip
LENGTHS = (100, 880, 950, 2_900, 3_500, 5_900, 6_500)
BRACKETS = (50, 85, 92, 150, 199, 201)


def sources() -> dict[str, str]:
    found = {f"{name} {count}": link * count + end + "\n" for name, (link, end) in CHAINS.items() for count in LENGTHS}
    found |= {
        f"{pair} {count}": pair[0] * count + "1" + pair[1] * count + "\n"
        for pair in ("()", "[]", "{}")
        for count in BRACKETS
    }
    found |= {f"elif {count}": "if a:0\n" + "elif a:0\n" * count for count in LENGTHS}
    return found | {f"{name}, error": source + "x x\n" for name, source in found.items()}


@pytest.mark.slow
@pytest.mark.skipif(len(interpreters()) < 2, reason="one Python only on this machine: nothing to compare")
def test_one_verdict_on_every_host() -> None:
    named = sources()
    payload = encoded([source.encode() for source in named.values()])
    answers = [ask(python, "verdict_driver.py", payload=payload) for python in interpreters().values()]
    for number, name in enumerate(named):
        assert len({json.dumps(answer[number][0]) for answer in answers}) == 1, name
    verdicts = dict(zip(named, (answer[0] and answer[0][0] for answer in answers[0]), strict=True))
    assert verdicts["sum 100"] is verdicts["() 85"] is None
    assert verdicts["sum 950"] == verdicts["elif 3500, error"] == "source.too-complex"
    assert verdicts["not 100, error"] == "syntax.invalid"
