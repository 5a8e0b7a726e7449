"""What serves the tools, and what it may ask of the caller while a call runs.

An upstream is anything with `call(name, arguments, meta)` and `end(session)`. `meta` holds the gateway session's id
(`SESSION_MARK`) and the call's idempotency key; the answer is an MCP tool result. What an upstream raises counts: an
`UpstreamFailed` says that the call surely did nothing; anything else leaves its outcome unknown.

Two further methods are used where they are there: `exchange(name, arguments, meta, caller)` in place of `call`, for
upstreams that report progress or ask back; and `definitions()`, the upstream's own tools, for pinned tools.
"""

from __future__ import annotations

from hawcx_runtime.gateway.errors import GatewayError, UpstreamFailed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Protocol

    class Upstream(Protocol):
        """Serves tools."""

        def call(self, name: str, arguments: Mapping[str, object], meta: Mapping[str, object]) -> dict[str, object]:
            """Call a tool and return its MCP result."""

        def end(self, session: str) -> None:
            """Forget a gateway session."""

    class Caller(Protocol):
        """The client behind a call, as an upstream may reach it."""

        capabilities: Mapping[str, object]
        answers: Mapping[str, object]

        def notify(self, method: str, params: Mapping[str, object]) -> None:
            """Pass a notification on: progress or a log message of this call."""

        def request(self, method: str, params: Mapping[str, object]) -> dict[str, object]:
            """Pass a request on and return its result.

            Raises:
                CallerRefused: the client cannot be asked that, or did not answer.
            """

        def is_cancelled(self) -> bool:
            """Tell whether the client has given the call up."""


class CallerRefused(GatewayError):
    """The client cannot be asked, or gave an error.

    Attributes:
        code: the JSON-RPC error code for the upstream.
    """

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class UpstreamRefused(UpstreamFailed):
    """The upstream answered with a JSON-RPC error: it did not do the call.

    Attributes:
        error: the error object, `code`, `message` and perhaps `data`.
    """

    def __init__(self, error: Mapping[str, object]) -> None:
        super().__init__("the upstream answered with an error")
        self.error = error


class SilentCaller:
    """A caller that is told nothing and can be asked nothing: what an undo, or a plain `Gateway.call`, has."""

    capabilities: Mapping[str, object] = {}
    answers: Mapping[str, object] = {}

    def notify(self, method: str, params: Mapping[str, object]) -> None:
        """Drop the notification."""

    def request(self, method: str, params: Mapping[str, object]) -> dict[str, object]:
        """Refuse.

        Raises:
            CallerRefused: always.
        """
        raise CallerRefused(-32601, "the caller cannot be asked")

    def is_cancelled(self) -> bool:
        """Return False."""
        return False


class LimitedCaller:
    """A caller of whom a tool may ask only what the catalogue lets it ask.

    Attributes:
        capabilities: what this tool may ask for.
        declared: what the client can be asked at all; a legacy session declares that once, for every tool.
        can_wait: whether the client can be asked while the call is held.
        answers: what a retried call brought along.
    """

    _NEEDS = {"elicitation/create": "elicitation", "sampling/createMessage": "sampling", "roots/list": "roots"}  # noqa: RUF012

    def __init__(self, caller: Caller, asks: Sequence[str]) -> None:
        self._caller = caller
        self._asks = asks
        self.capabilities = {name: value for name, value in caller.capabilities.items() if name in asks}
        self.declared = {name: value for name, value in caller.capabilities.items() if name in self._NEEDS.values()}
        self.can_wait = getattr(caller, "can_wait", False)
        self.answers = caller.answers
        self.notify = caller.notify
        self.is_cancelled = caller.is_cancelled

    def request(self, method: str, params: Mapping[str, object]) -> dict[str, object]:
        """Pass a request on, if both the catalogue and the client allow it.

        Raises:
            CallerRefused: one of them does not, or the client did not answer.
        """
        needed = self._NEEDS.get(method, "")
        if needed not in self._asks:
            raise CallerRefused(-32601, "this tool may not ask that of the caller")
        if needed not in self._caller.capabilities:
            raise CallerRefused(-32601, f"the client does not support {needed}")
        return self._caller.request(method, params)
