"""A reference Assembler for a developer's desk: it takes an agent's tool calls and makes the HTTP requests for real.

    python3 -m hawcx_build.devtools.assembler --agent-id mail-agent [--script script.json]

It listens where `HawcxAgent.connect_by_agent_id` looks, mints a token that says it is worthless, and calls resource
servers on this machine only. A script makes it refuse, wait, ask, or break the protocol, tool by tool:

    {"mail.delete": {"reject": "not granted"}, "mail.read": {"delay": 2.5, "clarify": "Which mailbox?"}}

It decides nothing: a real Assembler checks policy, keys and approvals, and this one has none.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import secrets
import signal
import socket
import stat
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hawcx_build.devtools import wire
from hawcx_build.devtools.resource_server import call_resource_server
from hawcx_build.errors import EXIT_BUILT, EXIT_IO, EXIT_USAGE
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import FrameType

    from typing_extensions import Self

CLARIFICATION_SECONDS = 120
FAULTS = ("close", "truncate", "garbage", "unknown-type", "duplicate", "foreign", "silence")


class Behaviour(Value):
    """What is done with the calls of one tool, in this order.

    Attributes:
        clarify: ask this first, and keep the answer.
        delay: then wait so many seconds.
        reject: then refuse with this reason, without a request to the resource server.
        fault: answer wrongly on purpose, in one of the ways of `FAULTS`.
    """

    clarify: str | None = None
    delay: float = 0.0
    reject: str | None = None
    fault: str | None = None


class Assembler:
    """Listens on a UNIX socket and serves agents until it is closed.

    Attributes:
        requests: the members of every tool call request, in the order in which they came.
        answers: the members of every clarification answer.

    Args:
        path: where to listen; missing folders are made, for this user only.
        script: tool → what to do with its calls; a tool that is not named is called.
        hello: the handshake to offer.
    """

    def __init__(
        self, path: Path, script: Mapping[str, Behaviour] | None = None, hello: wire.Hello | None = None
    ) -> None:
        self.path = path
        self.requests: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self._script = dict(script or {})
        self._hello = hello or wire.Hello()
        self._connections: list[_Connection] = []
        self._listener = _listen(path)
        self._identity = path.lstat().st_ino
        threading.Thread(target=self._accept, daemon=True).start()

    def behaviour(self, tool: object) -> Behaviour:
        """Return what to do with a call of a tool."""
        return self._script.get(str(tool), Behaviour())

    def close(self) -> None:
        """Stop listening, end every connection and take the socket away; may be called again."""
        _end(self._listener)
        for connection in list(self._connections):
            connection.end()
        if self.path.exists() and self.path.lstat().st_ino == self._identity:
            self.path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def _accept(self) -> None:
        while True:
            try:
                accepted, _address = self._listener.accept()
            except OSError:
                return
            connection = _Connection(self, accepted, self._hello)
            self._connections.append(connection)
            threading.Thread(target=connection.serve, daemon=True).start()


class _Connection:
    """One agent."""

    def __init__(self, assembler: Assembler, accepted: socket.socket, hello: wire.Hello) -> None:
        self._assembler = assembler
        self._socket = accepted
        self._hello = hello
        self._writing = threading.Lock()
        self._answered: dict[str, threading.Event] = {}
        self._features = 0

    def serve(self) -> None:
        """Shake hands and take messages until the agent leaves or breaks the protocol."""
        try:
            if self._shake_hands():
                while (message := wire.read_frame(self._socket, self._hello.frame_bytes)) is not None:
                    self._take(*message)
        except (OSError, ValueError, wire.WireError) as fault:
            _say(f"the connection of an agent ended: {fault}")
        finally:
            self.end()

    def end(self) -> None:
        """End the connection."""
        _end(self._socket)

    def _shake_hands(self) -> bool:
        message = wire.read_frame(self._socket, self._hello.frame_bytes)
        if message is None or message[0] != wire.HANDSHAKE:
            raise wire.WireError("the agent began without a handshake")
        agent = wire.read_hello(message[1])
        self._features = agent.features & self._hello.features
        self._send(wire.frame(wire.HANDSHAKE, self._hello.packed()))
        (theirs_low, theirs_high), (ours_low, ours_high) = agent.versions, self._hello.versions
        return min(theirs_high, ours_high) >= max(theirs_low, ours_low)

    def _take(self, type: int, payload: bytes) -> None:
        members = json.loads(payload)
        if type == wire.TOOL_CALL_REQUEST:
            self._assembler.requests.append(members)
            threading.Thread(target=self._answer, args=(members,), daemon=True).start()
        elif type == wire.CLARIFICATION_ANSWER:
            self._assembler.answers.append(members)
            self._answered[members["clarification_id"]].set()
        else:
            raise wire.WireError(f"a message of type 0x{type:02x}")

    def _answer(self, request: dict[str, Any]) -> None:
        try:
            self._carry_out(request, self._assembler.behaviour(request["tool"]))
        except OSError as fault:
            _say(f"a reply could not be sent: {fault}")

    def _carry_out(self, request: dict[str, Any], behaviour: Behaviour) -> None:
        if behaviour.clarify is not None and not self._clarify(request, behaviour.clarify):
            self._reject(request, "a clarification was needed and not given")
            return
        time.sleep(behaviour.delay)
        if behaviour.reject is not None:
            self._reject(request, behaviour.reject)
        elif behaviour.fault is not None:
            self._break(request, behaviour.fault)
        else:
            self._call(request)

    def _call(self, request: dict[str, Any]) -> None:
        try:
            members = call_resource_server(request)
        except (OSError, ValueError, http.client.HTTPException) as fault:
            self._reject(request, f"the resource server cannot be called: {fault}")
        else:
            self._send(wire.document(wire.TOOL_CALL_RESPONSE, members))

    def _clarify(self, request: dict[str, Any], question: str) -> bool:
        if not self._features & wire.CLARIFICATIONS:
            return False
        name = "ask-" + secrets.token_hex(4)
        self._answered[name] = threading.Event()
        members = {"request_id": request["request_id"], "clarification_id": name, "question": question}
        self._send(wire.document(wire.CLARIFICATION_REQUEST, members))
        return self._answered[name].wait(CLARIFICATION_SECONDS)

    def _reject(self, request: dict[str, Any], reason: str) -> None:
        members = {"request_id": request["request_id"], "reason": reason}
        self._send(wire.document(wire.REQUEST_REJECTED, members))

    def _break(self, request: dict[str, Any], fault: str) -> None:
        """Answer in a way that no Assembler should, to show what an agent does then."""
        reply = {"request_id": request["request_id"], "http_status": 200, "headers": {}, "body": "b2s="}
        sound = wire.document(wire.TOOL_CALL_RESPONSE, reply)
        if fault == "close":
            self.end()
        elif fault == "truncate":
            self._send(sound[:-3])
            self.end()
        elif fault == "garbage":
            self._send(b"HTTP/1.1 200 OK\r\n\r\n")
        elif fault == "unknown-type":
            self._send(wire.frame(0x7F, b""))
        elif fault == "duplicate":
            self._send(sound + sound)
        elif fault == "foreign":
            self._send(wire.document(wire.TOOL_CALL_RESPONSE, reply | {"request_id": "req-of-nobody"}) + sound)

    def _send(self, data: bytes) -> None:
        with self._writing:
            self._socket.sendall(data)


def _end(connection: socket.socket) -> None:
    """Close a socket and wake the thread that waits on it."""
    with contextlib.suppress(OSError):  # the peer was faster, or it is closed
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


def _listen(path: Path) -> socket.socket:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.parent.lstat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise PermissionError(f"others may write in {path.parent}; an agent would not trust a socket there")
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        _remove_stale(path)
        listener.bind(str(path))
        path.chmod(0o600)
        listener.listen()
    except BaseException:
        listener.close()
        raise
    return listener


def _remove_stale(path: Path) -> None:
    """Take a socket away on which nobody listens any more."""
    if not path.is_socket():
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        if probe.connect_ex(str(path)) == 0:
            raise FileExistsError(f"another Assembler listens at {path}")
    path.unlink()


def read_script(path: Path) -> dict[str, Behaviour]:
    """Read a script: a JSON object of tools and what to do with their calls.

    Raises:
        ValueError: it is no such object.
        OSError: it cannot be read.
    """
    script = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(script, dict) or not all(isinstance(members, dict) for members in script.values()):
        raise ValueError("a script is an object of tools, each with an object of what to do")
    try:
        behaviours = {tool: Behaviour(**members) for tool, members in script.items()}
    except TypeError as wrong:
        raise ValueError(f"a script knows clarify, delay, reject and fault: {wrong}") from None
    for tool, behaviour in behaviours.items():
        if behaviour.fault not in (None, *FAULTS):
            raise ValueError(f"{tool}: a fault is one of {', '.join(FAULTS)}")
    return behaviours


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve agents until a signal comes; return the exit status."""
    parser = argparse.ArgumentParser(prog="python3 -m hawcx_build.devtools.assembler", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--agent-id", help="listen where the agent of this id looks")
    where.add_argument("--endpoint", type=Path, help="listen at this path")
    parser.add_argument("--index", type=int, default=0, help="which of the agent's Assemblers (0)")
    parser.add_argument("--script", type=Path, help="what to do with the calls of each tool, as JSON")
    given = parser.parse_args(arguments)
    folder = Path(os.environ.get("XDG_RUNTIME_DIR") or "/tmp", "hawcx")  # noqa: S108 - the agents' convention
    path = given.endpoint or folder / given.agent_id / f"agent-assembler-{given.index}.sock"
    try:
        script = read_script(given.script) if given.script else {}
    except (OSError, ValueError) as fault:
        _say(f"the script cannot be used: {fault}")
        return EXIT_USAGE
    stopped = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopped.set()

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    try:
        with Assembler(path, script):
            _say(f"listening at {path}")
            stopped.wait()
    except OSError as fault:
        _say(f"cannot listen at {path}: {fault}")
        return EXIT_IO
    return EXIT_BUILT


def _say(text: str) -> None:
    print(f"assembler: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
