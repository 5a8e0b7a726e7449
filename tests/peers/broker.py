"""Egress brokers on UNIX sockets: one of our own that misbehaves on demand, and third parties' SOCKS5 servers."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import selectors
import shutil
import socket
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SUCCESS = b"\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00"


class FaultBroker:
    """A SOCKS5 broker that knows the hosts it is given, and can answer wrongly.

    Args:
        path: where to listen.
        hosts: name → where it really is.
        method: answer to the greeting.
        reply: answer to CONNECT.
        cut: hang up after so many bytes of its own answers.
        drip: seconds before each byte of them.
        hang_up: right after the tunnel stands.
        relay_cut: hang up after so many bytes from the far side.

    Attributes:
        asked: the bytes of every CONNECT that came.
        relayed: how many bytes came from the far side.
    """

    def __init__(
        self,
        path: Path,
        hosts: dict[str, tuple[str, int]],
        *,
        method: bytes = b"\x05\x00",
        reply: bytes = SUCCESS,
        cut: int | None = None,
        drip: float = 0,
        hang_up: bool = False,
        relay_cut: int | None = None,
    ) -> None:
        self.path, self.hosts, self.asked = path, hosts, list[bytes]()
        self.relayed, self.relay_cut = 0, relay_cut
        self._method, self._reply, self._cut, self._drip, self._hang_up = method, reply, cut, drip, hang_up
        self._threads: list[threading.Thread] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(os.fspath(path))
        self._listener.listen(64)
        self._done = threading.Event()
        self._start(self._accept)

    def close(self) -> None:
        """Stop listening and wait for the connections to end."""
        self._done.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def join(self, number: int) -> None:
        """Wait until a connection, counted from 0, has ended on both sides."""
        self._threads[number + 1].join()  # the first thread takes connections

    def _start(self, target: object, *arguments: object) -> None:
        thread = threading.Thread(target=target, args=arguments)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                if self._done.is_set():
                    connection.close()
                    return
                self._start(self._serve, connection)

    def _serve(self, client: socket.socket) -> None:
        left = [self._cut]
        with client, contextlib.suppress(OSError):
            client.settimeout(20)
            if left[0] == 0:
                return
            greeting = client.recv(3, socket.MSG_WAITALL)
            if greeting != b"\x05\x01\x00" or not self._answer(client, self._method, left):
                return
            head = client.recv(5, socket.MSG_WAITALL)
            name = client.recv(head[4], socket.MSG_WAITALL)
            port = client.recv(2, socket.MSG_WAITALL)
            self.asked.append(head + name + port)
            if not self._answer(client, self._reply, left) or self._reply[1] != 0 or self._hang_up:
                return
            with socket.create_connection(self.hosts[name.decode("ascii")], timeout=20) as far:
                self._relay(client, far)

    def _answer(self, client: socket.socket, data: bytes, left: list[int | None]) -> bool:
        """Send an answer as far as the cut allows; return whether there is more to come."""
        sent = data if left[0] is None else data[: left[0]]
        for octet in sent:
            if self._drip:
                time.sleep(self._drip)
            client.sendall(bytes((octet,)))
        if left[0] is not None:
            left[0] -= len(sent)
        return left[0] is None or left[0] > 0

    def _relay(self, client: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(client, selectors.EVENT_READ, far)
            ready.register(far, selectors.EVENT_READ, client)
            while not self._done.is_set():
                for key, _ in ready.select(0.2):
                    data = key.fileobj.recv(65536)  # type: ignore[union-attr]
                    if not data:
                        return
                    if key.fileobj is far:
                        self.relayed += len(data)
                        if self.relay_cut is not None and self.relayed >= self.relay_cut:
                            client.sendall(data[: len(data) - (self.relayed - self.relay_cut)])
                            return
                    key.data.sendall(data)


@contextlib.contextmanager
def fault_broker(path: Path, hosts: dict[str, tuple[str, int]], **faults: object) -> Iterator[FaultBroker]:
    """Run a `FaultBroker` for the length of a block."""
    broker = FaultBroker(path, hosts, **faults)  # type: ignore[arg-type]
    try:
        yield broker
    finally:
        broker.close()


@contextlib.contextmanager
def pproxy_broker(folder: Path) -> Iterator[Path]:
    """Run pproxy, which listens on a UNIX socket by itself; it reports success before it has dialled."""
    if importlib.util.find_spec("pproxy") is None:
        pytest.skip("pproxy is not installed")
    path = folder / "pproxy.sock"
    with _running([sys.executable, "-m", "pproxy", "-l", f"socks5://{path}"], path):
        yield path


@contextlib.contextmanager
def microsocks_broker(folder: Path) -> Iterator[Path]:
    """Run microsocks behind socat."""
    port = _free_port()
    command = [_tool("microsocks"), "-i", "127.0.0.1", "-p", str(port)]
    with _running(command, port), _behind_socket(folder / "microsocks.sock", port) as path:
        yield path


@contextlib.contextmanager
def dante_broker(folder: Path, blocked_port: int) -> Iterator[Path]:
    """Run dante behind socat, with a rule against one port of 127.0.0.1."""
    port = _free_port()
    settings = folder / "danted.conf"
    settings.write_text(
        f"""
logoutput: {folder}/danted.log
internal: 127.0.0.1 port = {port}
external: 127.0.0.1
socksmethod: none
clientmethod: none
{"user.unprivileged: nobody" if os.geteuid() == 0 else ""}
client pass {{ from: 127.0.0.0/8 to: 0.0.0.0/0 }}
socks block {{ from: 0.0.0.0/0 to: 127.0.0.1/32 port = {blocked_port} }}
socks pass {{ from: 0.0.0.0/0 to: 0.0.0.0/0 }}
"""
    )
    command = [_tool("danted"), "-f", str(settings), "-p", str(folder / "danted.pid")]
    with _running(command, port), _behind_socket(folder / "dante.sock", port) as path:
        yield path


@contextlib.contextmanager
def _behind_socket(path: Path, port: int) -> Iterator[Path]:
    with _running([_tool("socat"), f"UNIX-LISTEN:{path},fork,mode=600", f"TCP:127.0.0.1:{port}"], path):
        yield path


def _tool(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@contextlib.contextmanager
def _running(command: list[str], listens: Path | int) -> Iterator[None]:
    """Run a server for the length of a block, in a process group of its own: some start children."""
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        for _ in range(200):
            if _answers(listens):
                break
            if server.poll() is not None:
                raise RuntimeError(f"{command[0]} ended with status {server.returncode}")
            time.sleep(0.05)
        else:
            raise RuntimeError(f"{command[0]} does not listen")
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, 15)
        try:
            server.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(server.pid, 9)
            server.wait()


def _answers(listens: Path | int) -> bool:
    family, address = (
        (socket.AF_INET, ("127.0.0.1", listens)) if isinstance(listens, int) else (socket.AF_UNIX, os.fspath(listens))
    )
    with socket.socket(family) as probe:
        return probe.connect_ex(address) == 0


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
