"""What can go wrong between an agent and its Assembler, by what the caller can do about it.

No message holds a principal, an argument, a header or a body.
"""

from __future__ import annotations

from hawcx_runtime.errors import HawcxError


class ProtocolError(HawcxError):
    """The peer broke the wire protocol; nothing that follows on this connection can be trusted."""
