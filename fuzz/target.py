"""`python -m fuzz.target NAME [libFuzzer arguments]`: run one target under Atheris, or replay an input."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random

import atheris

TARGETS = ("archive", "pipeline", "frames")
STRUCTURED = 0.5  # share of the mutations that know the format


def main(arguments: list[str]) -> None:
    """Instrument the project's own code alone, then hand over to libFuzzer, which ends the process."""
    name = arguments[1]
    with atheris.instrument_imports(include=["hawcx_build", "hawcx_runtime"]):
        target = import_module(f"fuzz.{name}")

    def custom_mutator(data: bytes, max_size: int, seed: int) -> bytes:
        random = Random(seed)
        if random.random() < STRUCTURED:
            return target.mutate(data, random)[:max_size]
        return atheris.Mutate(data, max_size)

    atheris.Setup([f"fuzz.{name}", *arguments[2:]], target.check, custom_mutator=custom_mutator)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
