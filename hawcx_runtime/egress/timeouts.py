"""How long each stage of a request may take. A stage is one deadline, however slowly its bytes drip in."""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressInvalidRequest, EgressTimeout
from hawcx_runtime.ipc.deadline import Deadline
from hawcx_runtime.ipc.errors import DeadlineExceeded
from hawcx_runtime.limits import (
    EGRESS_CONNECT_SECONDS,
    EGRESS_RECEIVE_SECONDS,
    EGRESS_SEND_SECONDS,
    LONGEST_TIMEOUT_SECONDS,
)
from hawcx_runtime.values import Value


class Timeouts(Value):
    """Seconds for each stage.

    Attributes:
        connect: reaching the broker, and through it the host.
        tls: the TLS handshake with the host.
        send: the whole request.
        receive: the whole response.
    """

    connect: float = EGRESS_CONNECT_SECONDS
    tls: float = EGRESS_CONNECT_SECONDS
    send: float = EGRESS_SEND_SECONDS
    receive: float = EGRESS_RECEIVE_SECONDS


class StageDeadline(Deadline):
    """The point in time when a stage must be over."""

    __slots__ = ()

    def remaining(self) -> float:
        """Return the seconds that are left.

        Raises:
            EgressTimeout: none are.
        """
        try:
            return super().remaining()
        except DeadlineExceeded as error:
            raise EgressTimeout(str(error)) from None


def timeouts(given: float | Timeouts | None) -> Timeouts:
    """Return the timeouts that a caller means: a number stands for each stage, None for the defaults.

    Raises:
        EgressInvalidRequest: a number is not above 0 and at most `LONGEST_TIMEOUT_SECONDS`.
    """
    if given is None:
        return Timeouts()
    meant = given if isinstance(given, Timeouts) else Timeouts(given, given, given, given)
    for seconds in (meant.connect, meant.tls, meant.send, meant.receive):
        if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
            raise EgressInvalidRequest(f"a timeout is a number of seconds, not {type(seconds).__name__}")
        if not 0 < seconds <= LONGEST_TIMEOUT_SECONDS:  # false for NaN
            raise EgressInvalidRequest(f"a timeout is more than 0 and at most {LONGEST_TIMEOUT_SECONDS} seconds")
    return meant
