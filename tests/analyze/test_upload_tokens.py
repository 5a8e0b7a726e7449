"""The bound on an upload's tokens counts tokens: long words and comments cost the parser nothing."""

from __future__ import annotations

import pytest

from hawcx_build.analyze.budget import STATEMENT_COST, Budget
from hawcx_build.analyze.faults import SourceFault
from hawcx_build.limits import DEFAULT_LIMITS

LINE = "a_name_of_twenty_byte = 1\n"  # three tokens and the line's end
LINE_COST = 4 + STATEMENT_COST


def test_bytes_beyond_the_bound_are_no_tokens_beyond_it() -> None:
    budget = Budget(DEFAULT_LIMITS.replace(upload_tokens=1000 * LINE_COST))
    for _file in range(10):
        budget.check(100 * LINE)
    assert budget.left == 0
    with pytest.raises(SourceFault, match="together"):
        budget.check("a")
