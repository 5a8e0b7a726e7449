"""Assemblers for tests: the reference one, and one that puts any bytes on the wire."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from typing import TYPE_CHECKING

from hawcx_build.devtools.assembler import Assembler, Behaviour
from hawcx_build.devtools.wire import Hello, read_frame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

__all__ = ["Assembler", "Behaviour", "Hello", "reference_assembler", "scripted_peer"]


@contextlib.contextmanager
def reference_assembler(
    folder: Path, script: Mapping[str, Behaviour] | None = None, hello: Hello | None = None
) -> Iterator[Assembler]:
    """Run the reference Assembler at `a.sock` in a folder."""
    with Assembler(folder / "s" / "a.sock", script, hello) as assembler:
        yield assembler


class Peer:
    """One end of a connection, for a script that speaks bytes."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection

    def read(self) -> tuple[int, bytes]:
        """Take one message from the agent."""
        message = read_frame(self.connection, 2**24)
        assert message is not None, "the agent left"
        return message

    def shake_hands(self, hello: Hello | None = None) -> bytes:
        """Do what an Assembler does first; return the agent's own payload."""
        kind, payload = self.read()
        assert kind == 0
        self.send(0, (hello or Hello()).packed())
        return payload

    def send(self, type: int, payload: bytes) -> None:
        """Put one message on the wire."""
        self.raw(struct.pack(">IB", len(payload) + 1, type) + payload)

    def raw(self, data: bytes) -> None:
        """Put any bytes on the wire."""
        self.connection.sendall(data)


@contextlib.contextmanager
def scripted_peer(folder: Path, script: Callable[[Peer], None]) -> Iterator[Path]:
    """Listen at `p.sock` in a folder and let a function play the Assembler for one connection.

    What the function raises is raised here when the block ends; the connection ends with the function.
    """
    path = folder / "p.sock"
    folder.chmod(0o700)
    failures: list[BaseException] = []
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()

        def play() -> None:
            try:
                connection, _address = listener.accept()
            except OSError:
                return
            with connection:
                try:
                    script(Peer(connection))
                except (BrokenPipeError, ConnectionResetError):
                    return  # the agent has had enough
                except BaseException as failure:  # told in the test's own thread
                    failures.append(failure)

        thread = threading.Thread(target=play)
        thread.start()
        try:
            yield path
        finally:
            with contextlib.suppress(OSError):
                listener.shutdown(socket.SHUT_RDWR)
            thread.join(30)
    assert not thread.is_alive(), "the scripted peer never ended"
    if failures:
        raise failures[0]
