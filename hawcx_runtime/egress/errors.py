"""What can go wrong on the way out, by who must act.

No message holds a header, a body, a path or a query: an agent's log is not a safe place. Host names may stand in it.
"""

from __future__ import annotations

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.ipc.errors import DeadlineExceeded


class EgressError(HawcxError):
    """Base of every error of the way out; nothing was ever sent around the broker."""


class EgressUnavailable(EgressError):
    """There is no broker socket, or nobody answers at it."""


class EgressPolicyDenied(EgressError):
    """The broker's rules do not allow the host (SOCKS5 reply 2)."""


class EgressHostUnreachable(EgressError):
    """The broker could not reach the host (SOCKS5 replies 3, 4, 5 and 6)."""


class EgressPeerCredError(EgressError):
    """The broker does not serve this process, or is not the user that was expected to listen."""


class EgressProtocolError(EgressError):
    """The broker or the server said something malformed, cut short, trailing or beyond a bound."""


class EgressTlsError(EgressError):
    """TLS with the server failed: its certificate was not accepted, or the handshake broke."""


class EgressTimeout(EgressError, DeadlineExceeded):
    """A stage took longer than its timeout; a request that was sent may have been carried out."""


class EgressInvalidRequest(EgressError):
    """The caller's request or setting cannot be used as it is; nothing was sent."""


class EgressFlavorMissing(EgressError, ImportError):
    """The package that a flavour needs is not installed."""


class EgressStatusError(EgressError):
    """The response's status is not a success.

    Attributes:
        status_code: three digits.
    """

    def __init__(self, status_code: int) -> None:
        super().__init__(f"the server answered with status {status_code}")
        self.status_code = status_code
