"""Hostile source in a child under a hard memory limit: bounded memory and time, and the same verdict on every host."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analyze.asking import ask
from tests.analyze.bomb_driver import BOMBS
from tests.interpreters import interpreters

PYTHONS = interpreters()
MOST_MIB = 256  # above what the child used before the analysis began
ADDRESS_SPACE_MIB = 640  # hard: an allocation beyond it fails; an idle interpreter maps up to 200 of it
AT_THE_BOUND = 160_000  # bytes: just within the token bound where each byte is a token
BEYOND_THE_BOUND = 1_000_000


def explode(version: str, name: str, size: int, files: int = 1) -> dict[str, Any]:
    return dict(
        ask(PYTHONS[version], "bomb_driver.py", name, str(size), str(files), str(ADDRESS_SPACE_MIB), timeout=120)
    )


OF_THE_OLDEST = ("functions", "classes", "comprehensions", "an f-string with many fields", "an attribute chain",
                 "a sum", "names in a list and an error", "stars in an index", "an import of many parts")  # fmt: skip
"""What costs older versions most: scopes and fields their square in time, chains the C stack."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("version", "name"),
    [*((max(PYTHONS), name) for name in BOMBS), *((min(PYTHONS), name) for name in OF_THE_OLDEST)],
)
def test_a_file_at_the_bound_stays_within_the_memory(version: str, name: str) -> None:
    outcome = explode(version, name, AT_THE_BOUND)
    assert outcome["mib"] <= MOST_MIB
    assert outcome["seconds"] < 20  # a hang shows; how fast it is, the benchmark says


@pytest.mark.slow
@pytest.mark.parametrize("name", BOMBS)
def test_a_larger_file_has_one_verdict_on_every_host(name: str) -> None:
    outcomes = {version: explode(version, name, BEYOND_THE_BOUND) for version in PYTHONS}
    assert len({tuple(outcome["codes"]) for outcome in outcomes.values()}) == 1
    assert max(outcome["mib"] for outcome in outcomes.values()) <= MOST_MIB


@pytest.mark.slow
def test_many_files_cost_no_more_memory_than_one() -> None:
    outcome = explode(max(PYTHONS), "one-letter lines", AT_THE_BOUND, files=6)
    assert outcome["mib"] <= MOST_MIB


def test_a_bomb_is_refused_with_its_own_code() -> None:
    for name in ("an import of many parts", "an f-string with many fields", "an elif chain", "nots"):
        assert explode(max(PYTHONS), name, AT_THE_BOUND)["codes"] == ["source.too-complex"], name
