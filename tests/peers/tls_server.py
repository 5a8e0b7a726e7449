"""An HTTPS server with a certificate of a private authority; the authority is made with openssl, anew for each run."""

from __future__ import annotations

import contextlib
import json
import shutil
import socket
import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOST = "api.example"
"""The name that the server's certificate is for; no resolver knows it."""

NAMES = f"DNS:{HOST},DNS:localhost,DNS:xn--bcher-kva.example,IP:127.0.0.1"


class Authority:
    """A private certificate authority.

    Attributes:
        ca_file: its root, as PEM.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.ca_file = folder / "ca.pem"
        self._openssl("req", "-x509", *self._new_key("ca"), "-subj", "/CN=private root", "-days", "2")

    def server_context(self, names: str = NAMES) -> ssl.SSLContext:
        """Return the TLS settings of a server with a certificate for some names."""
        name = f"server-{abs(hash(names))}"
        subject = ("-subj", "/CN=server", "-addext", f"subjectAltName={names}")
        authority = ("-CA", str(self.ca_file), "-CAkey", str(self._folder / "ca.key"))
        self._openssl("req", "-x509", *self._new_key(name), *subject, *authority, "-days", "2")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._folder / f"{name}.pem", self._folder / f"{name}.key")
        context.set_alpn_protocols(["http/1.1"])
        return context

    def _new_key(self, name: str) -> tuple[str, ...]:
        files = ("-keyout", str(self._folder / f"{name}.key"), "-out", str(self._folder / f"{name}.pem"))
        return ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", *files)

    def _openssl(self, *arguments: str) -> None:
        openssl = shutil.which("openssl")
        if openssl is None:
            pytest.skip("openssl is not installed")
        subprocess.run([openssl, *arguments], check=True, capture_output=True, timeout=60)


class _Echo(BaseHTTPRequestHandler):
    """Answers with what it was asked, as JSON; a path may ask for more."""

    protocol_version = "HTTP/1.1"
    server: Any

    def do_GET(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.server.requests.append((self.command, self.path))
        if self.path.startswith("/to/"):
            return self._answer(302, b"", Location=self.path.removeprefix("/to/"))
        if self.path.startswith("/v1/models"):
            listed = {"data": [], "has_more": False, "first_id": None, "last_id": None}
            return self._answer(200, json.dumps(listed).encode())
        seen = {"method": self.command, "path": self.path, "headers": dict(self.headers), "body": body.decode()}
        status = int(self.path.removeprefix("/status/")) if self.path.startswith("/status/") else 200
        return self._answer(status, json.dumps(seen).encode())

    do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = do_OPTIONS = do_GET  # noqa: N815 - http.server's names

    def _answer(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        return


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    tls: ssl.SSLContext
    requests: list[tuple[str, str]]

    def finish_request(self, request: Any, client_address: Any) -> None:
        with contextlib.suppress(OSError):  # a client that hangs up, or does not trust us, is what tests are about
            request.settimeout(20)
            with self.tls.wrap_socket(request, server_side=True) as secured:
                super().finish_request(secured, client_address)


@contextlib.contextmanager
def https_server(context: ssl.SSLContext) -> Iterator[_Server]:
    """Serve on a free port of 127.0.0.1; `server_address` names it, `requests` is what arrived."""
    with _Server(("127.0.0.1", 0), _Echo) as server:
        server.tls, server.requests = context, []
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextlib.contextmanager
def raw_tls_server(context: ssl.SSLContext, answer: bytes, *, ragged: bool = False) -> Iterator[int]:
    """Answer one connection with these very bytes, then end the stream; yield the port.

    Args:
        context: of the server.
        answer: sent once the request's head has come.
        ragged: end the TCP stream without TLS's own end.
    """
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(20)

    def serve() -> None:
        with contextlib.suppress(OSError):
            connection, _ = listener.accept()
            connection.settimeout(20)
            with connection, context.wrap_socket(connection, server_side=True) as secured:
                head = b""
                while b"\r\n\r\n" not in head and (data := secured.recv(65536)):
                    head += data
                secured.sendall(answer)
                if ragged:
                    secured.shutdown(socket.SHUT_RDWR)
                else:
                    secured.unwrap()

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        listener.close()
        thread.join()
