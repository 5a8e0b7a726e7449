"""The standard-library flavour over real TLS: its responses, its faults, its stages in time."""

from __future__ import annotations

import socket
import subprocess
import threading
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime import egress
from hawcx_runtime.strict_json import JsonError
from tests.interpreters import interpreters
from tests.peers.broker import FaultBroker, fault_broker
from tests.peers.tls_server import HOST, Authority, raw_tls_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_runtime.egress.stdlib_client import Client

ROOT = Path(egress.__file__).parents[2]
URL = f"https://{HOST}"
OK = b"HTTP/1.1 200 OK\r\n"


@pytest.fixture
def client(broker: FaultBroker, authority: Authority) -> Iterator[Client]:
    with egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as made:
        yield made


def answered(answer: bytes, tmp_path: Path, authority: Authority, *, ragged: bool = False, **options: Any) -> Any:
    """Ask a server that answers with these very bytes."""
    with (
        raw_tls_server(authority.server_context(), answer, ragged=ragged) as port,
        fault_broker(tmp_path / "b.sock", {HOST: ("127.0.0.1", port)}) as broker,
        egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file, **options) as client,
    ):
        return client.get(f"{URL}/")


def test_each_method_is_sent_as_such(client: Client) -> None:
    for method in ("get", "post", "put", "patch", "delete", "options"):
        seen: Any = getattr(client, method)(f"{URL}/m").json()
        assert seen["method"] == method.upper()
    assert client.head(f"{URL}/m").content == b""


def test_parameters_headers_and_content_arrive(client: Client) -> None:
    seen: Any = client.post(f"{URL}/p?a=1", params={"b": "ü&", "c": 2}, headers={"X-A": "b"}, content="é").json()
    assert (seen["path"], seen["body"], seen["headers"]["X-A"]) == ("/p?a=1&b=%C3%BC%26&c=2", "é", "b")
    assert seen["headers"]["Accept-Encoding"] == "identity"


def test_a_requests_own_header_wins(broker: FaultBroker, authority: Authority) -> None:
    with egress.client(
        flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file, headers={"X-A": "1", "X-B": "1"}
    ) as client:
        headers: Any = client.get(URL, headers={"x-a": "2"}).json()["headers"]
    assert (headers["x-a"], headers["X-B"]) == ("2", "1")
    assert "X-A" not in headers


def test_a_response_is_what_httpx_calls_it(client: Client) -> None:
    good, bad = client.get(f"{URL}/"), client.get(f"{URL}/status/404")
    assert (good.status_code, good.is_success, good.raise_for_status()) == (200, True, good)
    assert (good.headers["CONTENT-TYPE"], good.headers.get("x-none"), "content-type" in good.headers) == (
        "application/json",
        None,
        True,
    )
    assert good.text == good.content.decode()
    assert (bad.is_success, bad.status_code) == (False, 404)
    with pytest.raises(egress.EgressStatusError) as raised:
        bad.raise_for_status()
    assert raised.value.status_code == 404


def test_redirects_are_not_followed(client: Client) -> None:
    answer = client.get(f"{URL}/to/{URL}/else")
    assert (answer.status_code, answer.headers["location"]) == (302, f"{URL}/else")
    with pytest.raises(egress.EgressStatusError):
        answer.raise_for_status()


@pytest.mark.parametrize(
    ("content_type", "body", "text"),
    [
        (b"text/plain; charset=latin-1", b"\xe9", "é"),
        (b'text/plain; charset="UTF-8"', "é".encode(), "é"),
        (b"text/plain", b"\xff", "\ufffd"),
        (b"text/plain; charset=hex", b"ff", "ff"),
        (b"text/plain; charset=no-such", b"x", "x"),
        (b"text/plain; charset=a\tb", b"x", "x"),
    ],
)
def test_text_is_decoded_as_stated(
    content_type: bytes, body: bytes, text: str, tmp_path: Path, authority: Authority
) -> None:
    length = str(len(body)).encode()
    answer = OK + b"Content-Type: " + content_type + b"\r\nContent-Length: " + length + b"\r\n\r\n" + body
    assert answered(answer, tmp_path, authority).text == text


def test_cookies_stay_apart(tmp_path: Path, authority: Authority) -> None:
    answer = OK + b"Set-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 0\r\n\r\n"
    headers = answered(answer, tmp_path, authority).headers
    assert headers.get_list("Set-Cookie") == ["a=1", "b=2"]
    assert headers.items()[0] == ("set-cookie", "a=1, b=2")


def test_json_is_read_strictly(tmp_path: Path, authority: Authority) -> None:
    answer = OK + b'Content-Length: 13\r\n\r\n{"a":1,"a":2}'
    with pytest.raises(JsonError):
        answered(answer, tmp_path, authority).json()


def test_a_body_may_run_to_a_proper_end_of_tls(tmp_path: Path, authority: Authority) -> None:
    assert answered(OK + b"\r\nhello", tmp_path, authority).content == b"hello"


def test_a_body_that_anybody_could_have_cut_is_refused(tmp_path: Path, authority: Authority) -> None:
    with pytest.raises(egress.EgressProtocolError):
        answered(OK + b"\r\nhello", tmp_path, authority, ragged=True)


@pytest.mark.parametrize("end", [0, 5, 17, 30, 38, 42])
def test_a_response_that_is_cut_is_no_response(end: int, tmp_path: Path, authority: Authority) -> None:
    answer = OK + b"Content-Length: 5\r\n\r\nhello"
    with pytest.raises(egress.EgressProtocolError):
        answered(answer[:end], tmp_path, authority)


def test_a_tunnel_that_is_cut_at_any_byte_gives_the_whole_response_or_none(
    broker: FaultBroker, authority: Authority
) -> None:
    """From the TLS handshake to the end of the body: every 29th byte, and each of the last 60."""
    with egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as client:
        whole = client.get(f"{URL}/").content
        length = broker.relayed
        outcomes = set()
        for cut in sorted({*range(1, length, 29), *range(length - 60, length + 1)}):
            broker.relayed, broker.relay_cut = 0, cut
            try:
                assert client.get(f"{URL}/").content == whole
                outcomes.add("whole")
            except (egress.EgressProtocolError, egress.EgressTlsError) as error:
                outcomes.add(type(error).__name__)
    assert "EgressProtocolError" in outcomes
    # Whole where TLS's own farewell alone was cut; how long what stands before it is differs between connections.
    assert outcomes <= {"EgressProtocolError", "whole"}


def test_a_body_beyond_the_limit_is_refused(tmp_path: Path, authority: Authority) -> None:
    with pytest.raises(egress.EgressProtocolError, match="longer than 4 bytes"):
        answered(OK + b"Content-Length: 5\r\n\r\nhello", tmp_path, authority, max_body_bytes=4)


def test_a_server_without_tls_is_refused(tmp_path: Path, authority: Authority) -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(20)

    def speak_first() -> None:
        connection, _ = listener.accept()
        with connection:
            connection.sendall(b"220 mail.example ESMTP\r\n")
            connection.settimeout(20)
            connection.recv(65536)

    thread = threading.Thread(target=speak_first)
    thread.start()
    with (
        listener,
        fault_broker(tmp_path / "b.sock", {HOST: listener.getsockname()}) as broker,
        egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as client,
    ):
        with pytest.raises(egress.EgressTlsError):
            client.get(f"{URL}/")
        thread.join()


def silent_server() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def test_a_server_that_never_speaks_tls_runs_out_of_time(tmp_path: Path, authority: Authority) -> None:
    with (
        silent_server() as listener,
        fault_broker(tmp_path / "b.sock", {HOST: listener.getsockname()}) as broker,
        egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as client,
        pytest.raises(egress.EgressTimeout, match="TLS"),
    ):
        client.get(f"{URL}/", timeout=egress.Timeouts(tls=0.2))


def test_a_server_that_drips_its_response_runs_out_of_time(tmp_path: Path, authority: Authority) -> None:
    context = authority.server_context()
    stop = threading.Event()
    with silent_server() as listener:

        def drip() -> None:
            connection, _ = listener.accept()
            with connection, context.wrap_socket(connection, server_side=True) as secured:
                secured.recv(65536)
                for octet in OK + b"X: " + b"y" * 200:
                    if stop.wait(0.1):
                        return
                    try:
                        secured.sendall(bytes((octet,)))
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        with (
            fault_broker(tmp_path / "b.sock", {HOST: listener.getsockname()}) as broker,
            egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as client,
            pytest.raises(egress.EgressTimeout, match="receiving"),
        ):
            client.get(f"{URL}/", timeout=egress.Timeouts(receive=0.5))
        stop.set()
        thread.join()


def test_a_broker_that_takes_no_connection_runs_out_of_time(tmp_path: Path, authority: Authority) -> None:
    path = str(tmp_path / "full.sock")
    with socket.socket(socket.AF_UNIX) as listener, socket.socket(socket.AF_UNIX) as first:
        listener.bind(path)
        listener.listen(0)
        first.connect(path)  # fills the backlog
        with (
            egress.client(flavor="stdlib", socket_path=path, ca_file=authority.ca_file) as client,
            pytest.raises(egress.EgressTimeout, match="broker"),
        ):
            client.get(f"{URL}/", timeout=egress.Timeouts(connect=0.3))


def test_a_server_that_refuses_a_large_request_early_is_heard(tmp_path: Path, authority: Authority) -> None:
    """It answers after the head and hangs up, while the client is still sending."""
    answer = b"HTTP/1.1 413 Content Too Large\r\nContent-Length: 0\r\n\r\n"
    with (
        raw_tls_server(authority.server_context(), answer) as port,
        fault_broker(tmp_path / "b.sock", {HOST: ("127.0.0.1", port)}) as broker,
        egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as client,
    ):
        try:
            status = client.post(f"{URL}/", content=b"x" * 10_000_000).status_code
        except egress.EgressProtocolError:
            return  # the reset overtook the answer, as TCP allows
    assert status == 413


@pytest.mark.parametrize("timeout", [0, -1, float("nan"), float("inf"), "1", True, 10**9])
def test_a_timeout_that_bounds_nothing_is_refused(timeout: Any, client: Client) -> None:
    with pytest.raises(egress.EgressInvalidRequest):
        client.get(URL, timeout=timeout)


def test_a_closed_client_sends_nothing(client: Client, broker: FaultBroker) -> None:
    client.close()
    with pytest.raises(egress.EgressInvalidRequest, match="closed"):
        client.get(URL)
    assert broker.asked == []


def test_content_and_json_exclude_each_other(client: Client) -> None:
    with pytest.raises(egress.EgressInvalidRequest, match="both"):
        client.post(URL, content=b"", json=None)


@pytest.mark.parametrize("content", [1, ["x"], "\ud800"])
def test_content_that_has_no_bytes_is_refused(content: Any, client: Client, broker: FaultBroker) -> None:
    with pytest.raises(egress.EgressInvalidRequest, match="content"):
        client.post(URL, content=content)
    assert broker.asked == []


def test_a_ca_file_that_is_none_is_refused(broker: FaultBroker, tmp_path: Path) -> None:
    (tmp_path / "empty.pem").write_bytes(b"")
    for path in (tmp_path / "missing.pem", tmp_path / "empty.pem", "a\0b"):
        with pytest.raises(egress.EgressInvalidRequest, match="ca_file"):
            egress.client(flavor="stdlib", socket_path=broker.path, ca_file=path)


def test_threads_share_a_client(client: Client) -> None:
    paths: list[object] = []

    def ask(number: int) -> None:
        for turn in range(5):
            answer: Any = client.get(f"{URL}/{number}/{turn}").json()
            paths.append((answer["path"], f"/{number}/{turn}"))

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(paths) == 20
    assert all(got == asked for got, asked in paths)  # type: ignore[misc]


BANNED = ("asyncio", "dataclasses", "email", "email.parser", "http", "http.client", "inspect", "logging", "typing")


@pytest.mark.parametrize("version", sorted(interpreters()))
def test_the_whole_way_works_from_a_zip_and_loads_little_on_each_python(
    version: str, broker: FaultBroker, authority: Authority, tmp_path: Path
) -> None:
    """Modules are counted, not milliseconds: a bundle compiles each of ours at every start."""
    bundle = tmp_path / "bundle.zip"
    with zipfile.ZipFile(bundle, "w") as archive:
        for path in sorted((ROOT / "hawcx_runtime").rglob("*.py")):
            archive.write(path, path.relative_to(ROOT))
    script = f"""
import sys; sys.path.insert(0, {str(bundle)!r})
before = set(sys.modules)
import hawcx_runtime.egress as egress
print(sorted(set(sys.modules) - before))
import ssl, socket, select
standard = set(sys.modules)
with egress.client(flavor="stdlib", ca_file={str(authority.ca_file)!r}) as client:
    print(client.get("{URL}/seen").json()["path"])
print(sorted(set(sys.modules) - standard))
"""
    environment = {"HAAP_EGRESS_BROKER_SOCKET": str(broker.path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(interpreters()[version]), "-I", "-S", "-c", script]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    first, path, more = run.stdout.splitlines()
    assert "'hawcx_runtime.egress'" in first
    assert "hawcx_runtime.egress." not in first
    assert path == "/seen"
    loaded = set(eval(more))
    assert not loaded.intersection(BANNED)
    ours = {name for name in loaded if name.startswith("hawcx_runtime")}
    assert len(ours) <= 19, sorted(ours)
