"""What can go wrong in the gateway, by who must act.

A refused call is no error: it is an answer (`refusal.py`). These are for what has no answer to carry it.
"""

from __future__ import annotations

from hawcx_runtime.errors import HawcxError


class GatewayError(HawcxError):
    """Base of the gateway's errors."""


class CatalogueError(GatewayError):
    """The catalogue breaks its schema.

    Attributes:
        problems: every problem found, each `path: what is wrong`; never empty.
    """

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class UnknownAgent(GatewayError):
    """The catalogue has no agent of that name."""


class UnknownSession(GatewayError):
    """No open session has that id."""


class AuditError(GatewayError):
    """The audit or its journal cannot be opened, read or written: nothing may be dispatched."""


class UpstreamFailed(GatewayError):
    """The upstream surely did not do what it was asked."""


class OutcomeUnknown(GatewayError):
    """The request may have reached the upstream, and no trustworthy answer came back."""
