"""What can go wrong between an agent and its Assembler, by what the caller can do about it.

No message holds a principal, an argument, a header or a body.
"""

from __future__ import annotations

from hawcx_runtime.errors import HawcxError


class EndpointRefused(HawcxError):
    """The endpoint cannot be trusted or makes no sense; nothing was sent to it."""


class ConnectFailed(HawcxError):
    """No Assembler could be reached at the endpoint."""


class HandshakeFailed(HawcxError):
    """The peer and this agent have no protocol in common, or the peer is no Assembler."""


class ProtocolError(HawcxError):
    """The peer broke the wire protocol; nothing that follows on this connection can be trusted."""


class DeadlineExceeded(HawcxError):
    """The time for an operation ran out. A call whose request was sent may still run, or have run."""


class ConnectionLost(HawcxError):
    """The connection cannot be used any more; connect anew. A call in flight may have run."""


class ConnectionForked(HawcxError):
    """This process inherited the connection from its parent and must not use it; connect anew."""


class InvalidRequest(HawcxError):
    """The caller's request cannot be put on the wire as it is; nothing was sent."""
