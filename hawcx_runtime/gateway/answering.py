"""Runs one tool call in a thread and answers it: as JSON where it just ends, as a stream where it speaks meanwhile."""

from __future__ import annotations

import asyncio

from hawcx_runtime.gateway.http_request import send_json, start_stream
from hawcx_runtime.gateway.sse import event_bytes
from hawcx_runtime.strict_json import encode_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from concurrent.futures import Executor
    from typing import Any

    from hawcx_runtime.gateway.http_request import Receive, Send
    from hawcx_runtime.gateway.live_call import LiveCall, Message

    Work = Callable[[], tuple[int, Message]]

KEEP_ALIVE_SECONDS = 15.0  # a comment this often keeps idle cuts away: clients give up at five minutes


async def answer_call(
    work: Work,
    live: LiveCall,
    executor: Executor,
    receive: Receive,
    send: Send,
    *,
    prime: bytes = b"",
    on_disconnect: Callable[[], None],
    fields: Mapping[str, str] | None = None,
) -> None:
    """Answer one call.

    Args:
        work: runs the call; returns the status and the JSON-RPC answer.
        live: its caller; what it is told is streamed.
        executor: runs `work`.
        receive: of ASGI; tells when the client leaves.
        send: of ASGI.
        prime: opens a stream, where the client's revision wants that.
        on_disconnect: called once when the client leaves before the end.
        fields: further fields of the answer.
    """
    loop = asyncio.get_running_loop()
    done = asyncio.ensure_future(loop.run_in_executor(executor, work))
    gone = asyncio.ensure_future(_disconnected(receive))
    said = asyncio.ensure_future(live.messages.get())
    is_streaming = False
    try:
        while True:
            waiting: set[asyncio.Future[Any]] = {done, said} if gone.done() else {done, said, gone}
            finished, _ = await asyncio.wait(waiting, timeout=KEEP_ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if gone in finished:
                on_disconnect()
            if said in finished:
                if not is_streaming:
                    is_streaming = True
                    await start_stream(send, fields)
                    await _send_piece(send, prime)
                await _send_piece(send, event_bytes(encode_json(said.result())))
                said = asyncio.ensure_future(live.messages.get())
                continue
            if done in finished:
                status, document = done.result()
                if is_streaming:
                    await send({"type": "http.response.body", "body": event_bytes(encode_json(document))})
                else:
                    await send_json(send, status, document, fields)
                return
            if not finished and is_streaming:
                await _send_piece(send, b": waiting\n\n")
    finally:
        gone.cancel()
        said.cancel()


async def _send_piece(send: Send, data: bytes) -> None:
    if data:
        await send({"type": "http.response.body", "body": data, "more_body": True})


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
