"""The state that a modern client carries from a question to its answer: sealed, bound, expiring, good for one use.

It comes back through the client, so it is hostile until its seal is checked. What it is bound to (principal, tool,
arguments, handle) is inside, and compared with the request that brings it.

Source: MCP 2026-07-28, multi-round-trip requests; RFC 2104.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import threading
import time

from hawcx_runtime.canonical_json import canonical_json
from hawcx_runtime.strict_json import JsonError, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

_SEAL_BYTES = 32
_MAX_STATE = 1 << 20  # characters


class StateRefused(ValueError):
    """The state is forged, spent, expired, or another request's."""


class RequestStates:
    """Seals and opens states.

    Args:
        seconds: how long one is good.
        key: of the seal; a new one for each process, so that no state outlives it.
    """

    def __init__(self, seconds: float, key: bytes | None = None) -> None:
        self._seconds = seconds
        self._key = key or os.urandom(32)
        self._lock = threading.Lock()
        self._spent: dict[str, float] = {}

    def seal(self, content: Mapping[str, object]) -> str:
        """Return a state that carries the content."""
        whole = {**content, "nonce": os.urandom(16).hex(), "expires": int(time.time() + self._seconds) + 1}
        body = canonical_json(whole)
        return base64.urlsafe_b64encode(self._mac(body) + body).decode("ascii")

    def open(self, state: object, bound: Mapping[str, object]) -> dict[str, object]:
        """Return a state's content, and let it never be used again.

        Args:
            state: as it came.
            bound: members that the content must have.

        Raises:
            StateRefused: it may not be used for this request.
        """
        if not isinstance(state, str) or len(state) > _MAX_STATE or not state.isascii():
            raise StateRefused("requestState is malformed")
        try:
            raw = base64.b64decode(state, altchars=b"-_", validate=True)
            seal, body = raw[:_SEAL_BYTES], raw[_SEAL_BYTES:]
            if not hmac.compare_digest(seal, self._mac(body)):
                raise StateRefused("requestState was not sealed here")
            content = parse_json(body)
        except (ValueError, JsonError):
            raise StateRefused("requestState was not sealed here") from None
        assert isinstance(content, dict)  # noqa: S101 - sealed by us
        if any(content.get(name) != value for name, value in bound.items()):
            raise StateRefused("requestState belongs to another request")
        self._spend(str(content["nonce"]), float(content["expires"]))
        return content

    def _spend(self, nonce: str, expires: float) -> None:
        now = time.time()
        if now > expires:
            raise StateRefused("requestState has expired")
        with self._lock:
            if len(self._spent) > 10_000:
                self._spent = {each: until for each, until in self._spent.items() if until >= now}
            if nonce in self._spent:
                raise StateRefused("requestState was used before")
            self._spent[nonce] = expires

    def _mac(self, body: bytes) -> bytes:
        return hmac.new(self._key, b"hawcx.request-state.v1\0" + body, hashlib.sha256).digest()
