"""The fuzz targets hold on their seeds and on their own mutations, also where Atheris is not installed."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from tests.malicious_zips.catalogue import all_vectors


@pytest.mark.parametrize("name", ["archive", "pipeline", "frames"])
def test_a_targets_invariants_hold_on_its_seeds_and_their_mutations(name: str) -> None:
    target, random = import_module(f"fuzz.{name}"), Random(1)
    seeds = [vector.build() for vector in all_vectors() if vector.kind in ("producers", "descriptors", "coverage")]
    for seed in seeds:
        target.check(seed)
        target.check(target.mutate(seed, random))
