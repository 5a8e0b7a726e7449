"""One connection to an Assembler, shared by the threads of one process.

Calls may be open side by side where the peer offers it; whichever caller waits reads for all, so there is no thread of
ours. A reply goes to the call whose request id it bears and to nobody else: late, duplicate and foreign replies are
counted and dropped, and an id that was used is not used again. Whatever leaves the stream in doubt (a protocol fault,
a request sent in part, an interrupted read) ends the connection for every call. There is no silent reconnect: only the
caller knows whether a call that may have run can be repeated.
"""

from __future__ import annotations

import os
import sys
from threading import Condition, Lock
from weakref import WeakSet

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.ipc.deadline import Deadline, timeout_seconds
from hawcx_runtime.ipc.endpoint import PIPE_PREFIX
from hawcx_runtime.ipc.errors import (
    ConnectionForked,
    ConnectionLost,
    DeadlineExceeded,
    HandshakeFailed,
    InvalidRequest,
    ProtocolError,
)
from hawcx_runtime.ipc.frames import FrameReader, encode_frame
from hawcx_runtime.ipc.handshake import CLARIFICATIONS, INTERLEAVED, HawcxHandshake
from hawcx_runtime.ipc.messages import (
    CLARIFICATION_ANSWER,
    CLARIFICATION_REQUEST,
    HANDSHAKE,
    REQUEST_REJECTED,
    TOOL_CALL_REQUEST,
    TOOL_CALL_RESPONSE,
    ClarificationAnswer,
    ClarificationRequest,
    RequestRejected,
    ToolCallRequest,
    ToolCallResponse,
)
from hawcx_runtime.limits import CONNECT_SECONDS, FRAME_BYTES, SETTLED_CALLS, TOOL_CALL_SECONDS
from hawcx_runtime.strict_json import JsonError, encode_json, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from typing_extensions import Self

    from hawcx_runtime.ipc.frames import Frame
    from hawcx_runtime.ipc.handshake import Agreement, Handshake

    class Stream(Protocol):
        """A connected transport."""

        def send(self, data: bytes, deadline: Deadline) -> None:
            """Send all of it."""

        def receive(self, deadline: Deadline) -> bytes:
            """Return the next bytes, or nothing at the end."""

        def shutdown(self) -> None:
            """End the connection for every holder and wake whoever waits on it."""

        def close(self) -> None:
            """Let go of it in this process."""

    Incoming = ToolCallResponse | RequestRejected | ClarificationRequest

_READERS: dict[int, Callable[[object], Incoming]] = {
    TOOL_CALL_RESPONSE: ToolCallResponse.from_wire,
    REQUEST_REJECTED: RequestRejected.from_wire,
    CLARIFICATION_REQUEST: ClarificationRequest.from_wire,
}
_CLOSE_SECONDS = 1.0  # how long close() waits for a thread that it has just woken


class AssemblerClient:
    """A connection on which tool calls are made; made by `connect`."""

    def __init__(
        self,
        stream: Stream,
        reader: FrameReader,
        agreement: Agreement,
        *,
        tool_call_seconds: float,
        on_clarification: Callable[[ClarificationRequest], str] | None,
    ) -> None:
        self._stream = stream
        self._reader = reader
        self._agreement = agreement
        self._tool_call_seconds = tool_call_seconds
        self._on_clarification = on_clarification
        self._pid = os.getpid()
        self._writing = Lock()
        self._turn = Lock()  # held for a whole call where the peer wants one at a time
        self._changed = Condition()  # guards what follows
        self._open: dict[str, list[Incoming]] = {}
        self._settled: dict[str, None] = {}  # in the order in which they were settled
        self._is_read = False
        self._fault: HawcxError | None = None
        self._stray_replies = 0
        _LIVE.add(self)

    @classmethod
    def connect(
        cls,
        endpoint: str | os.PathLike[str],
        *,
        timeout_secs: float | None = None,
        tool_call_timeout_secs: float | None = None,
        supervisor_uid: int | None = None,
        handshake: Handshake | None = None,
        on_clarification: Callable[[ClarificationRequest], str] | None = None,
    ) -> AssemblerClient:
        r"""Connect to an Assembler and shake hands.

        Args:
            endpoint: the absolute path of a UNIX socket, or `\\.\pipe\…` on Windows.
            timeout_secs: for connect and handshake together; by default `HAAP_SDK_IPC_TIMEOUT_SECS`, else 30.
            tool_call_timeout_secs: for each reply; by default `HAAP_SDK_TOOL_CALL_TIMEOUT_SECS`, else 180.
            supervisor_uid: the one user who may listen; by default root or this user.
            handshake: another layout of the handshake.
            on_clarification: answers what the Assembler asks; called in the thread of the call concerned.

        Raises:
            HawcxError: one of its subclasses in `hawcx_runtime.ipc.errors`.
        """
        seconds = timeout_seconds(timeout_secs, "HAAP_SDK_IPC_TIMEOUT_SECS", CONNECT_SECONDS)
        call_seconds = timeout_seconds(tool_call_timeout_secs, "HAAP_SDK_TOOL_CALL_TIMEOUT_SECS", TOOL_CALL_SECONDS)
        if handshake is None:
            handshake = HawcxHandshake(features=INTERLEAVED | (CLARIFICATIONS if on_clarification else 0))
        deadline = Deadline(seconds, "connecting to the Assembler")
        stream = _connect_stream(endpoint, deadline, supervisor_uid)
        try:
            reader = FrameReader(limit=FRAME_BYTES)
            agreement = _shake_hands(stream, reader, handshake, deadline)
        except BaseException:
            stream.close()
            raise
        return cls(stream, reader, agreement, tool_call_seconds=call_seconds, on_clarification=on_clarification)

    @property
    def stray_replies(self) -> int:
        """How many replies came that no open call was waiting for."""
        return self._stray_replies

    def call(self, request: ToolCallRequest) -> ToolCallResponse:
        """Make one tool call and wait for its outcome.

        Args:
            request: what to call; its `request_id` must be new on this connection.

        Raises:
            RequestRejected: the Assembler refused the call.
            InvalidRequest: the request cannot be sent as it is; nothing was sent.
            DeadlineExceeded: no reply came in time; the call may have run.
            ConnectionLost: the connection is or was broken; a call in flight may have run.
            ProtocolError: the peer broke the protocol; the connection is of no more use.
            ConnectionForked: this process inherited the connection.
        """
        self._refuse_if_forked()
        frame = self._encoded(TOOL_CALL_REQUEST, request)
        deadline = Deadline(self._tool_call_seconds, "waiting for the Assembler's reply")
        if self._agreement.features & INTERLEAVED:
            return self._call(request.request_id, frame, deadline)
        _acquire(self._turn, deadline)
        try:
            return self._call(request.request_id, frame, deadline)
        finally:
            self._turn.release()

    def close(self) -> None:
        """End the connection; calls in other threads fail. May be called again, and in a forked child."""
        if os.getpid() != self._pid:
            self._stream.close()  # without shutdown, which would end the parent's connection too
            return
        with self._changed:
            self._fail(ConnectionLost("the connection was closed"))
            self._changed.wait_for(lambda: not self._is_read, _CLOSE_SECONDS)
        if self._writing.acquire(timeout=_CLOSE_SECONDS):
            self._writing.release()
        self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def _call(self, request_id: str, frame: bytes, deadline: Deadline) -> ToolCallResponse:
        inbox = self._begin(request_id)
        try:
            self._send(frame, deadline)
            while True:
                message = self._next(inbox, deadline)
                if isinstance(message, ToolCallResponse):
                    return message
                if isinstance(message, RequestRejected):
                    raise message
                self._send(self._encoded(CLARIFICATION_ANSWER, self._answer(message)), deadline)
        finally:
            self._settle(request_id)

    def _begin(self, request_id: str) -> list[Incoming]:
        with self._changed:
            self._refuse_if_failed()
            if request_id in self._open or request_id in self._settled:
                raise InvalidRequest("the request_id was used before on this connection")
            inbox: list[Incoming] = []
            self._open[request_id] = inbox
            return inbox

    def _settle(self, request_id: str) -> None:
        with self._changed:
            self._open.pop(request_id, None)
            self._settled[request_id] = None
            if len(self._settled) > SETTLED_CALLS:
                del self._settled[next(iter(self._settled))]

    def _encoded(self, type: int, message: ToolCallRequest | ClarificationAnswer) -> bytes:
        try:
            return encode_frame(type, encode_json(message.to_wire()), limit=self._agreement.frame_bytes)
        except (JsonError, ProtocolError) as error:
            raise InvalidRequest(f"the request cannot be sent: {error}") from None

    def _answer(self, asked: ClarificationRequest) -> ClarificationAnswer:
        assert self._on_clarification is not None  # noqa: S101 - else `_read_message` refused the question
        return ClarificationAnswer(asked.request_id, asked.clarification_id, self._on_clarification(asked))

    def _send(self, frame: bytes, deadline: Deadline) -> None:
        _acquire(self._writing, deadline)
        try:
            self._stream.send(frame, deadline)
        except BaseException as error:  # an interrupt too: a frame may stand on the wire in part
            with self._changed:
                self._fail(ConnectionLost("a request was sent in part; connect anew"))
                if isinstance(error, ConnectionLost):
                    self._refuse_if_failed()
            raise
        finally:
            self._writing.release()

    def _next(self, inbox: list[Incoming], deadline: Deadline) -> Incoming:
        """Return the next message for one call, reading for all calls while nobody else does."""
        while True:
            with self._changed:
                if inbox:
                    return inbox.pop(0)
                self._refuse_if_failed()
                if self._is_read:
                    self._changed.wait(deadline.remaining())
                    continue
                self._is_read = True
            self._read_for_all(deadline)

    def _read_for_all(self, deadline: Deadline) -> None:
        messages: list[Incoming] = []
        fault: HawcxError | None = None
        try:
            self._receive(deadline, messages)
        except DeadlineExceeded:
            raise  # the stream is sound; what came of a frame so far is kept
        except HawcxError as error:
            fault = error
        except BaseException:
            fault = ConnectionLost("a read was interrupted; connect anew")
            raise
        finally:
            with self._changed:
                for message in messages:
                    self._deliver(message)
                self._is_read = False
                if fault is not None:
                    self._fail(fault)
                self._changed.notify_all()

    def _receive(self, deadline: Deadline, messages: list[Incoming]) -> None:
        """Read once from the stream, and append the messages that are now complete."""
        data = self._stream.receive(deadline)
        if not data:
            self._reader.finish()
            raise ConnectionLost("the Assembler ended the connection; a call in flight may have run")
        self._reader.feed(data)
        while (frame := self._reader.next_frame()) is not None:
            messages.append(self._read_message(frame))

    def _read_message(self, frame: Frame) -> Incoming:
        read = _READERS.get(frame.type)
        if read is None:
            raise ProtocolError(f"the Assembler sent a message of type 0x{frame.type:02x}, which has no place here")
        if read == ClarificationRequest.from_wire and not self._agreement.features & CLARIFICATIONS:
            raise ProtocolError("the Assembler asked for a clarification, which this connection does not offer")
        try:
            wire = parse_json(frame.payload)
        except JsonError as error:
            raise ProtocolError(
                f"the Assembler sent a message 0x{frame.type:02x} that cannot be read: {error}"
            ) from None
        return read(wire)

    def _deliver(self, message: Incoming) -> None:
        inbox = self._open.get(message.request_id)
        if inbox is None:
            self._stray_replies += 1
            return
        inbox.append(message)
        if not isinstance(message, ClarificationRequest):
            del self._open[message.request_id]  # answered: what else comes for it is a duplicate

    def _fail(self, fault: HawcxError) -> None:
        """End the connection for every call; the first fault is the one that is told. Holds `_changed`."""
        if self._fault is None:
            self._fault = fault
            self._stream.shutdown()
        self._changed.notify_all()

    def _refuse_if_failed(self) -> None:
        if self._fault is not None:
            raise type(self._fault)(str(self._fault)) from None

    def _refuse_if_forked(self) -> None:
        if os.getpid() != self._pid:
            raise ConnectionForked("this connection belongs to the parent process; connect anew in the child")


def _connect_stream(endpoint: str | os.PathLike[str], deadline: Deadline, supervisor_uid: int | None) -> Stream:
    if sys.platform == "win32" or os.fspath(endpoint).startswith(PIPE_PREFIX):
        from hawcx_runtime.ipc.windows_pipe import connect_pipe

        return connect_pipe(os.fspath(endpoint), deadline)
    from hawcx_runtime.ipc.unix_socket import connect_socket

    return connect_socket(endpoint, deadline, supervisor_uid=supervisor_uid)


def _shake_hands(stream: Stream, reader: FrameReader, handshake: Handshake, deadline: Deadline) -> Agreement:
    stream.send(encode_frame(HANDSHAKE, handshake.hello()), deadline)
    while (frame := reader.next_frame()) is None:
        data = stream.receive(deadline)
        if not data:
            raise HandshakeFailed("the peer ended the connection instead of shaking hands")
        reader.feed(data)
    if frame.type != HANDSHAKE:
        raise HandshakeFailed(f"the peer began with a message 0x{frame.type:02x} instead of a handshake")
    return handshake.agree(frame.payload)


def _acquire(lock: Lock, deadline: Deadline) -> None:
    if not lock.acquire(timeout=deadline.remaining()):
        deadline.remaining()  # raises


_LIVE: WeakSet[AssemblerClient] = WeakSet()


def _close_inherited() -> None:
    """In a forked child: let go of the parent's connections, so that their end is seen when the parent ends them."""
    for client in list(_LIVE):
        client.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_inherited)
