"""One monotonic deadline for a whole operation, however many system calls it takes."""

from __future__ import annotations

import os
from time import monotonic

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.ipc.errors import DeadlineExceeded
from hawcx_runtime.limits import LONGEST_TIMEOUT_SECONDS


class Deadline:
    """A point in time that was set when the operation began."""

    __slots__ = ("_end", "_operation", "_seconds")

    def __init__(self, seconds: float, operation: str) -> None:
        """Start the clock.

        Args:
            seconds: how long the operation may take.
            operation: what takes the time, for the error: "connecting", "waiting for the reply".
        """
        self._end = monotonic() + seconds
        self._seconds = seconds
        self._operation = operation

    def remaining(self) -> float:
        """Return the seconds that are left.

        Raises:
            DeadlineExceeded: none are.
        """
        left = self._end - monotonic()
        if left <= 0:
            raise DeadlineExceeded(f"{self._operation} took longer than {self._seconds:g} seconds")
        return left


def timeout_seconds(given: float | None, variable: str, default: float) -> float:
    """Return the timeout that was given, else the environment's, else the default.

    Args:
        given: seconds, or None where the caller said nothing.
        variable: the environment variable that stands in for the argument.
        default: seconds where neither is there.

    Raises:
        HawcxError: it is no number of seconds above 0 and within `LONGEST_TIMEOUT_SECONDS`.
    """
    if given is None:
        text = os.environ.get(variable)
        if not text:
            return default
        try:
            given = float(text)
        except ValueError:
            raise HawcxError(f"{variable} is not a number of seconds") from None
    elif isinstance(given, bool) or not isinstance(given, (int, float)):
        raise HawcxError(f"a timeout is a number of seconds, not {type(given).__name__}")
    if not 0 < given <= LONGEST_TIMEOUT_SECONDS:  # false for NaN
        raise HawcxError(f"a timeout is more than 0 and at most {LONGEST_TIMEOUT_SECONDS} seconds, not {given:g}")
    return float(given)
