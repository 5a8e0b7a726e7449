"""What the runtime's tests share."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def short_path() -> Iterator[Path]:
    """Give a folder with a short path: a UNIX socket's has at most 107 bytes, and pytest's own folders are long."""
    with tempfile.TemporaryDirectory(prefix="hx-") as folder:
        yield Path(folder)
