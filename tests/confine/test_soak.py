"""Eight jobs at once: no job hears of another. The long run is `python -m tests.confine.soak 300`."""

from __future__ import annotations

import sys

import pytest

from tests.confine.soak import soak


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="memory is measured by wait4")
def test_eight_jobs_at_once_say_what_each_says_alone() -> None:
    counts = soak(20, 8)
    assert sum(counts.values()) > 8
