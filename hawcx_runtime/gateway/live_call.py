"""A tool call of a client that is connected: the bridge between the thread that runs it and the loop that serves it."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout

from hawcx_runtime.gateway.protocol import LOG_LEVELS
from hawcx_runtime.gateway.upstream import CallerRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Message = dict[str, object]


class LiveCall:
    """The caller of one call, as its upstream and its confirmation reach it.

    Args:
        capabilities: what the client declared.
        seconds: how long one answer of the client may take.
        can_wait: whether the client can be asked while the call is held (the legacy era), or only by a result.
        answers: what a retried call brought along: `inputResponses`, `requestState` of the upstream's.
        log_level: the least level of log messages that the client wants, or "" for none.

    Attributes:
        messages: what goes to the client, in order.
        pending: our request ids → who waits for their answer.
    """

    def __init__(
        self,
        capabilities: Mapping[str, object],
        *,
        seconds: float,
        can_wait: bool,
        answers: Mapping[str, object] | None = None,
        log_level: str = "",
    ) -> None:
        self.capabilities = capabilities
        self.answers = answers or {}
        self.can_wait = can_wait
        self.messages: asyncio.Queue[Message] = asyncio.Queue()
        self.pending: dict[str, Future[Message]] = {}
        self._seconds = seconds
        self._log_level = log_level
        self._loop = asyncio.get_running_loop()
        self._cancelled = threading.Event()

    def notify(self, method: str, params: Mapping[str, object]) -> None:
        """Send a notification, if the client wants it."""
        if method == "notifications/message" and not self._wants(params.get("level")):
            return
        self._put({"jsonrpc": "2.0", "method": method, "params": dict(params)})

    def request(self, method: str, params: Mapping[str, object]) -> Message:
        """Send a request and wait for its result; called from the call's own thread.

        Raises:
            CallerRefused: the client cannot be asked, answered with an error, or has gone.
            TimeoutError: it did not answer in time.
        """
        if not self.can_wait or self.is_cancelled():
            raise CallerRefused(-32601, "the caller cannot be asked while the call is held")
        identity = "gateway-" + os.urandom(12).hex()
        answer: Future[Message] = Future()
        self.pending[identity] = answer
        self._put({"jsonrpc": "2.0", "id": identity, "method": method, "params": dict(params)})
        try:
            message = answer.result(self._seconds)
        except FutureTimeout:
            raise TimeoutError("the client did not answer in time") from None
        finally:
            self.pending.pop(identity, None)
        error = message.get("error")
        if isinstance(error, dict):
            code = error.get("code")
            raise CallerRefused(code if isinstance(code, int) else -32603, "the client answered with an error")
        result = message.get("result")
        if not isinstance(result, dict):
            raise CallerRefused(-32603, "the client's answer has no result")
        return result

    def elicit(self, question: dict[str, object]) -> Message:
        """Ask the person behind the client, as the gateway's own confirmation does."""
        return self.request("elicitation/create", question)

    def is_cancelled(self) -> bool:
        """Tell whether the client gave the call up."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Give the call up: what was not dispatched will not be, and nobody waits for the client any more."""
        self._cancelled.set()
        self.abandon()

    def abandon(self) -> None:
        """Let nobody wait for the client's answers: it has gone, and they could not reach it."""
        for answer in list(self.pending.values()):
            if not answer.done():
                answer.set_result({"error": {"code": -32000}})

    def _wants(self, level: object) -> bool:
        if not self._log_level or level not in LOG_LEVELS:
            return False
        return LOG_LEVELS.index(level) >= LOG_LEVELS.index(self._log_level)

    def _put(self, message: Message) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.messages.put_nowait, message)
