"""A gateway application on a real socket, served by uvicorn in a thread; for tests that speak to it over HTTP."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

uvicorn = pytest.importorskip("uvicorn", reason="uvicorn is not installed")


@contextlib.contextmanager
def served(app: Any) -> Iterator[str]:
    """Serve an ASGI application on a free loopback port; yield its base URL."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    port = listener.getsockname()[1]
    config = uvicorn.Config(app, log_level="error", lifespan="on", timeout_graceful_shutdown=2, ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
