"""The one base error of the runtime; each part derives its own from it."""

from __future__ import annotations


class HawcxError(Exception):
    """Base of every error that the runtime raises on purpose.

    Messages never carry keys, tokens, principals, arguments or bodies: an agent's log is not a safe place.
    """
