"""The client on the wire: what it sends, where it may send it, and what it takes for an answer."""

from __future__ import annotations

import copy
import pickle
import socket
import subprocess
import threading
from pathlib import Path
from typing import Any

import pytest

from hawcx_runtime import hux_hook
from hawcx_runtime.hux_hook import (
    HuxClient,
    HuxConflict,
    HuxError,
    HuxIdentity,
    HuxInvalidRequest,
    HuxServiceError,
    HuxUnavailable,
)
from hawcx_runtime.hux_hook.loopback import parse_base_url
from tests.interpreters import interpreters
from tests.peers.hux_service import Fault, HuxService
from tests.runtime.hux_hook.conftest import IDENTITY, KEY

ROOT = Path(hux_hook.__file__).parents[2]
OK = b"HTTP/1.1 200 OK\r\n"


def test_every_request_carries_the_identity_and_the_key(client: HuxClient, service: HuxService) -> None:
    client.capabilities()
    _method, path, headers, _body = service.requests[0]
    assert path == "/hux/v1/capabilities"
    assert {name: headers[name] for name in headers if name.startswith("x-")} == {
        "x-hermes-tenant-identity": "slot-7",
        "x-hux-subject": "usr_ada",
        "x-hux-surface": "worker",
        "x-hux-trust": "worker",
        "x-hux-relay-key": KEY,
    }


def test_without_a_key_none_is_sent(running: tuple[HuxService, str]) -> None:
    service, url = running
    with pytest.raises(HuxServiceError) as raised:
        HuxClient(url, IDENTITY).capabilities()
    assert (raised.value.status, raised.value.code) == (403, "key_wrong")
    assert "x-hux-relay-key" not in service.requests[0][2]


@pytest.mark.parametrize(
    ("url", "host", "port"),
    [
        ("http://127.0.0.1:8790", "127.0.0.1", 8790),
        ("http://127.0.0.1:8790/", "127.0.0.1", 8790),
        ("HTTP://localhost:1", "127.0.0.1", 1),
        ("http://127.1.2.3", "127.1.2.3", 80),
        ("http://[::1]:65535", "::1", 65535),
        ("http://[0:0:0:0:0:0:0:1]", "::1", 80),
    ],
)
def test_a_loopback_address_is_taken(url: str, host: str, port: int) -> None:
    place = parse_base_url(url)
    assert (place.host, place.port) == (host, port)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "https://127.0.0.1",
        "127.0.0.1:8790",
        "http://",
        "http://10.0.0.1",
        "http://0.0.0.0",
        "http://128.0.0.1",
        "http://example.com",
        "http://127.0.0.1.example.com",
        "http://localhost.example.com",
        "http://127.1",
        "http://2130706433",
        "http://0x7f.0.0.1",
        "http://[::]",
        "http://[::ffff:10.0.0.1]",
        "http://[::ffff:127.0.0.1]",
        "http://[fe80::1]",
        "http://::1",
        "http://user:pass@127.0.0.1",
        "http://127.0.0.1@example.com",
        "http://127.0.0.1:8790@example.com",
        "http://127.0.0.1:0",
        "http://127.0.0.1:65536",
        "http://127.0.0.1:1x",
        "http://[::1]8790",
        "http://127.0.0.1/path",
        "http://127.0.0.1//",
        "http://127.0.0.1?query",
        "http://127.0.0.1#fragment",
        "http://127.0.0.1\\@example.com",
        "http://127.0.0.1\r\nX: y",
        "http:// 127.0.0.1",
        None,
        b"http://127.0.0.1",
    ],
)
def test_any_other_place_is_refused(url: Any) -> None:
    with pytest.raises(HuxInvalidRequest) as raised:
        HuxClient(url, IDENTITY)
    assert raised.value.code == "invalid_base_url"
    assert "pass" not in str(raised.value)


def test_proxy_variables_change_nothing(
    client: HuxClient, service: HuxService, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert client.capabilities()["capabilities"] == ["shell"]
    assert len(service.requests) == 1


def test_a_redirect_is_not_followed(client: HuxClient, service: HuxService) -> None:
    service.faults = [
        Fault(raw=b"HTTP/1.1 307 Elsewhere\r\nLocation: /hux/v1/capabilities\r\nContent-Length: 0\r\n\r\n")
    ]
    with pytest.raises(HuxServiceError) as raised:
        client.capabilities()
    assert (raised.value.status, raised.value.code) == (307, "status_307")
    assert len(service.requests) == 1


@pytest.mark.parametrize(
    "identity",
    [
        HuxIdentity("7", "usr_a"),
        HuxIdentity("slot-", "usr_a"),
        HuxIdentity("slot-x", "usr_a"),
        HuxIdentity("slot-7\r\nX: y", "usr_a"),
        HuxIdentity("slot-٧", "usr_a"),
        HuxIdentity("slot-7", "usr_"),
        HuxIdentity("slot-7", "ada"),
        HuxIdentity("slot-7", "usr_a b"),
        HuxIdentity("slot-7", "usr_" + "a" * 200),
        HuxIdentity("slot-7", "usr_a", surface="operator"),
        HuxIdentity("slot-7", "usr_a", trust="owner"),
        None,
    ],
)
def test_an_identity_has_its_form(identity: Any) -> None:
    with pytest.raises(HuxInvalidRequest) as raised:
        HuxClient("http://127.0.0.1:1", identity)
    assert raised.value.code == "invalid_identity"


@pytest.mark.parametrize(
    "key", ["", "short", "with a blank in it", "line\r\nX: y-----", "ü" * 9, 'quote"quote', 12345678]
)
def test_a_key_has_its_form_and_is_not_shown(key: Any) -> None:
    with pytest.raises(HuxInvalidRequest) as raised:
        HuxClient("http://127.0.0.1:1", IDENTITY, key)
    assert not key or str(key) not in str(raised.value)


@pytest.mark.parametrize("timeout", [0, -1, float("nan"), float("inf"), "5", True, None])
def test_a_timeout_bounds_something(timeout: Any) -> None:
    with pytest.raises(HuxInvalidRequest):
        HuxClient("http://127.0.0.1:1", IDENTITY, timeout=timeout)


VARIABLES = ("BASE_URL", "TENANT_SLOT", "SUBJECT", "WORKER_KEY", "SURFACE", "TRUST", "TIMEOUT_SECONDS")


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, running: tuple[HuxService, str]) -> pytest.MonkeyPatch:
    for name, value in zip(VARIABLES, (running[1], "slot-1", "usr_eve", KEY, "worker", "worker", "3"), strict=True):
        monkeypatch.setenv(f"HUX_{name}", value)
    return monkeypatch


def test_the_environment_describes_a_client(environment: pytest.MonkeyPatch, service: HuxService) -> None:
    HuxClient.from_env().capabilities()
    assert service.requests[0][2]["x-hermes-tenant-identity"] == "slot-1"
    for name in ("SURFACE", "TRUST", "TIMEOUT_SECONDS"):
        environment.delenv(f"HUX_{name}")
    HuxClient.from_env().capabilities()


@pytest.mark.parametrize("name", ["TENANT_SLOT", "SUBJECT"])
def test_a_missing_variable_is_named(name: str, environment: pytest.MonkeyPatch) -> None:
    environment.delenv(f"HUX_{name}")
    with pytest.raises(HuxInvalidRequest, match=f"HUX_{name}"):
        HuxClient.from_env()


def test_without_a_base_url_the_default_is_meant(environment: pytest.MonkeyPatch) -> None:
    environment.delenv("HUX_BASE_URL")
    assert "127.0.0.1:8790" in repr(HuxClient.from_env())


def test_a_variable_without_a_number_is_named(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("HUX_TIMEOUT_SECONDS", "canary")
    with pytest.raises(HuxInvalidRequest, match="HUX_TIMEOUT_SECONDS") as raised:
        HuxClient.from_env()
    assert "canary" not in str(raised.value)


def test_capabilities_are_asked_once_until_they_are_forgotten(client: HuxClient, service: HuxService) -> None:
    first = client.capabilities()
    first["capabilities"] = "changed by the caller"
    assert client.capabilities()["capabilities"] == ["shell"]
    assert len(service.requests) == 1
    client.forget_capabilities()
    client.capabilities()
    assert len(service.requests) == 2


def test_a_failure_to_learn_the_capabilities_is_not_remembered(client: HuxClient, service: HuxService) -> None:
    service.faults = [Fault(before=True)]
    with pytest.raises(HuxUnavailable):
        client.capabilities()
    assert client.capabilities()["capabilities"] == ["shell"]


def test_capabilities_that_were_forgotten_while_asked_are_not_remembered(
    client: HuxClient, service: HuxService
) -> None:
    service.faults = [Fault(seconds=0.3)]
    thread = threading.Thread(target=client.capabilities)
    thread.start()
    while not service.requests:
        pass
    client.forget_capabilities()
    thread.join()
    client.capabilities()
    assert len(service.requests) == 2


@pytest.mark.parametrize(
    "hostile", ["a/b", "../approvals", "a?b=c", "a#b", "a%2fb", "a b", "ü", "a;b", "a\\b", "%2e%2e"]
)
def test_ids_stay_one_segment_of_the_path(hostile: str, client: HuxClient, service: HuxService) -> None:
    service.conversations[hostile] = {"conversation_id": hostile}
    assert client.conversation(hostile) == {"conversation_id": hostile}
    assert service.requests[0][1].count("/") == 4
    assert set(service.requests[0][1]) <= set("abcdefghijklmnopqrstuvwxyzABCDEF0123456789/%._-")


@pytest.mark.parametrize("hostile", ["", ".", "..", "a\0b", "a\r\nb", "x" * 257, "\ud800", None, 7])
def test_what_cannot_stand_in_a_path_is_not_sent(hostile: Any, client: HuxClient, service: HuxService) -> None:
    with pytest.raises(HuxInvalidRequest):
        client.conversation(hostile)
    assert service.requests == []


def test_a_document_is_replaced_only_at_the_revision_that_was_read(client: HuxClient, service: HuxService) -> None:
    client.replace(("conversations", "c1"), {"title": "one"}, "0")
    assert service.requests[0][2]["if-match"] == '"0"'
    with pytest.raises(HuxConflict) as raised:
        client.replace(("conversations", "c1"), {"title": "two"}, "0")
    assert (raised.value.status, raised.value.code) == (412, "revision_conflict")
    assert client.conversation("c1") == {"title": "one", "revision": "1"}
    client.replace(("conversations", "c1"), {"title": "two"}, "1")


@pytest.mark.parametrize("revision", ["", 'a"', "a\r\nb", None])
def test_a_revision_has_its_form(revision: Any, client: HuxClient, service: HuxService) -> None:
    with pytest.raises(HuxInvalidRequest):
        client.replace(("conversations", "c1"), {}, revision)
    assert service.requests == []


MALFORMED = {
    "no JSON": OK + b"Content-Length: 5\r\n\r\nhello",
    "nothing": OK + b"Content-Length: 0\r\n\r\n",
    "an array": OK + b"Content-Length: 2\r\n\r\n[]",
    "a key twice": OK + b'Content-Length: 13\r\n\r\n{"a":1,"a":2}',
    "NaN": OK + b'Content-Length: 9\r\n\r\n{"a":NaN}',
    "another encoding": OK + b"Content-Length: 4\r\n\r\n\xff\xfe{}",
    "a deep nesting": OK + b"Content-Length: 20000\r\n\r\n" + b"[" * 20000,
    "no content": b"HTTP/1.1 204 No Content\r\n\r\n",
}


@pytest.mark.parametrize("raw", MALFORMED.values(), ids=MALFORMED)
def test_an_answer_is_one_strict_json_object(raw: bytes, client: HuxClient, service: HuxService) -> None:
    service.faults = [Fault(raw=raw)]
    with pytest.raises(HuxServiceError) as raised:
        client.capabilities()
    assert raised.value.code == "malformed_answer"


BROKEN = {
    "cut in the head": b"HTTP/1.1 200 OK\r\nContent-Le",
    "cut in the body": OK + b"Content-Length: 50\r\n\r\n{}",
    "too long": OK + b"Content-Length: 99999999999\r\n\r\n",
    "no HTTP": b"hello\r\n\r\n",
    "nothing": b"",
}


@pytest.mark.parametrize("raw", BROKEN.values(), ids=BROKEN)
def test_an_answer_is_whole(raw: bytes, client: HuxClient, service: HuxService) -> None:
    service.faults = [Fault(raw=raw)]
    with pytest.raises(HuxUnavailable):
        client.capabilities()


def test_an_error_carries_status_code_and_a_bounded_message(client: HuxClient, service: HuxService) -> None:
    message = "line\\n\\u0000" + "x" * 10_000
    body = f'{{"error": {{"code": "odd_case", "message": "{message}", "trace": "canary"}}}}'.encode()
    head = f"HTTP/1.1 500 Odd\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    service.faults = [Fault(raw=head + body)]
    with pytest.raises(HuxServiceError) as raised:
        client.capabilities()
    error = raised.value
    assert (error.status, error.code) == (500, "odd_case")
    assert len(str(error)) < 300
    assert str(error).isprintable()
    assert "canary" not in str(error)


def test_a_service_that_repeats_the_key_does_not_make_it_known(client: HuxClient, service: HuxService) -> None:
    body = f'{{"error": {{"code": "{KEY}", "message": "your key {KEY} is fine"}}}}'.encode()
    service.faults = [Fault(raw=f"HTTP/1.1 400 {KEY}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)]
    with pytest.raises(HuxServiceError) as raised:
        client.capabilities()
    assert KEY not in str(raised.value) + repr(raised.value) + raised.value.code


def test_nobody_there_is_unavailable() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(HuxUnavailable):
        HuxClient(f"http://127.0.0.1:{port}", IDENTITY).capabilities()


def test_an_answer_that_drips_runs_out_of_time() -> None:
    stop = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def drip() -> None:
            connection, _ = listener.accept()
            with connection:
                for octet in OK + b"X: " + b"y" * 100:
                    if stop.wait(0.1):
                        return
                    try:
                        connection.sendall(bytes((octet,)))
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        client = HuxClient(f"http://127.0.0.1:{listener.getsockname()[1]}", IDENTITY, timeout=0.5)
        with pytest.raises(HuxUnavailable, match="in time"):
            client.capabilities()
        stop.set()
        thread.join()


def test_a_client_does_not_show_or_give_away_its_key(client: HuxClient) -> None:
    assert KEY not in repr(client) + str(client)
    for give_away in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            give_away(client)
    with pytest.raises(TypeError):
        vars(client)


def test_every_error_is_of_one_family() -> None:
    for kind in (HuxConflict, HuxInvalidRequest, HuxServiceError, HuxUnavailable):
        assert issubclass(kind, HuxError)


def test_every_public_name_is_there() -> None:
    assert all(getattr(hux_hook, name) is not None for name in hux_hook.__all__)
    with pytest.raises(AttributeError):
        _ = hux_hook.no_such_name


BANNED = (
    "asyncio",
    "dataclasses",
    "email",
    "http",
    "http.client",
    "inspect",
    "logging",
    "ssl",
    "typing",
    "urllib.parse",
)


@pytest.mark.parametrize("version", sorted(interpreters()))
def test_a_question_works_and_loads_little_on_each_python(
    version: str, running: tuple[HuxService, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    script = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
from hawcx_runtime.hux_hook import HuxClient, HuxIdentity, before_tool
client = HuxClient({running[1]!r}, HuxIdentity("slot-1", "usr_a"), {KEY!r})
print(before_tool(client, "r", "c", "t", {{"x": 1.5}}, "shell").proceed)
print(sorted(sys.modules))
"""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    command = [str(interpreters()[version]), "-I", "-S", "-B", "-c", script]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    proceed, loaded = run.stdout.splitlines()
    assert proceed == "True"
    assert not set(eval(loaded)).intersection(BANNED)
