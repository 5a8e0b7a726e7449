"""The distribution as installed: what it depends on and what it carries."""

from __future__ import annotations

import json
from importlib.metadata import requires, version
from pathlib import Path

from packaging.requirements import Requirement

import hawcx_build
import hawcx_runtime

PACKAGE = Path(hawcx_build.__file__).parent


def needed_on(python: str) -> set[str]:
    requirements = [Requirement(text) for text in requires("hawcx-build") or []]
    environment = {"python_version": python, "extra": ""}
    return {item.name for item in requirements if item.marker is None or item.marker.evaluate(environment)}


def test_jobs_depend_on_the_standard_library_alone() -> None:
    assert needed_on("3.10") == {"tomli"}
    for python in ("3.11", "3.12", "3.13", "3.14"):
        assert needed_on(python) == set()


def test_one_version_is_everywhere() -> None:
    assert version("hawcx-build") == hawcx_build.__version__ == hawcx_runtime.__version__


def test_the_schema_and_the_lock_are_shipped() -> None:
    assert json.loads((PACKAGE / "result_schema.json").read_text())["$id"] == "hawcx/build-result/v1"
    assert (PACKAGE / "vendor" / "closure.lock").is_file()
    assert (PACKAGE / "py.typed").is_file()
    assert (Path(hawcx_runtime.__file__).parent / "py.typed").is_file()


def test_public_names_are_there_and_nothing_else_is() -> None:
    for name in hawcx_build.__all__:
        assert getattr(hawcx_build, name) is not None
    assert not hasattr(hawcx_build, "nosuch")
