"""No content and no key in anything that is sent, raised, shown or logged."""

from __future__ import annotations

import logging
import traceback
from typing import Any

import pytest

from hawcx_runtime.hux_hook import (
    HuxClient,
    HuxError,
    HuxIdentity,
    after_tool,
    before_tool,
    canonical_argument_hash,
    emit,
    memory_gate,
    on_stop,
    record_spend,
)
from tests.peers.hux_service import Fault, HuxService, hux_service

CANARY = "canary 7f3a of the person"
KEY = "relay-key-canary-51"

HOSTILE_ARGUMENTS: list[Any] = [
    {"prompt": CANARY, "nested": [{"deep": CANARY}]},
    {CANARY: 1},
    {"prompt": CANARY, "bad": float("nan")},
    {"prompt": CANARY + "\ud800"},
    {"prompt": CANARY.encode()},
    {CANARY: {1: CANARY}},
    [CANARY],
    CANARY,
]

FAULTS = [
    Fault(),
    Fault(before=True),
    Fault(after=True),
    Fault(raw=b"garbage " + CANARY.encode()),
    Fault(raw=b"HTTP/1.1 500 " + CANARY.encode() + b"\r\nContent-Length: 0\r\n\r\n"),
    Fault(
        raw=f'HTTP/1.1 403 No\r\nX: {CANARY}\r\nContent-Length: 46\r\n\r\n{{"trace": "{CANARY}", "a": [1]}}'.encode()
    ),
    Fault(raw=f'HTTP/1.1 400 {KEY}\r\nContent-Length: 50\r\n\r\n{{"error": {{"code": "{KEY}"}}}}'.encode().ljust(200)),
]


def shown(value: object) -> str:
    """Return everything that a log could hold of a value."""
    text = f"{value!r} {value!s}"
    if isinstance(value, BaseException):
        chain = traceback.TracebackException.from_exception(value, capture_locals=False)
        text += "".join(line for line in chain.format() if not line.lstrip().startswith("File"))
        text += repr(value.args) + repr(getattr(value, "__dict__", {}))
    return text


def everything_once(client: HuxClient, arguments: Any) -> list[object]:
    """Call each function with canaries wherever content could be handed in by mistake."""
    seen: list[object] = [client]

    def call(function: Any, *given: Any, **named: Any) -> None:
        try:
            seen.append(function(*given, **named))
        except HuxError as error:
            seen.append(error)

    for external in (False, True):
        call(before_tool, client, "run", "conv", "tool", arguments, "shell", external, "high")
    call(before_tool, client, "run", "conv", CANARY, arguments, "shell")
    call(before_tool, client, "run", "conv", "tool", arguments, CANARY)
    call(before_tool, client, "run", "conv", "tool", arguments, "shell", CANARY)
    call(before_tool, client, "run", "conv", "tool", arguments, "shell", True, CANARY)
    call(canonical_argument_hash, "tool", arguments)
    call(after_tool, client, "run", "conv", CANARY, ok=True, argument_hash=CANARY, approval_id=CANARY)
    call(after_tool, client, "run", "conv", "tool", ok=CANARY, duration_ms=CANARY, output_bytes=CANARY)
    call(emit, client, "conv", "kind", {"text": CANARY, CANARY: 1, "list": [CANARY], "map": {"x": CANARY}})
    call(emit, client, "conv", CANARY, {"n": 1})
    call(emit, client, "conv", "kind", CANARY)
    call(record_spend, client, "run", tokens=CANARY)
    call(on_stop, client, "run", process_registry_empty=CANARY)
    call(on_stop, client, "run", process_registry_empty=True, reason=CANARY)
    call(memory_gate, client, "conv")
    call(client.capabilities)
    call(client.conversation, "\0" + CANARY)
    call(client.replace, ("conversations", "c"), {}, CANARY)
    return seen


def settings(url: str) -> list[object]:
    """Return what wrong settings raise."""
    raised: list[object] = []
    identity = HuxIdentity("slot-1", "usr_a")
    for given in (
        (url, identity, KEY + " "),
        (url, identity, KEY, CANARY),
        (f"http://{KEY}@127.0.0.1", identity, KEY),
        (url, HuxIdentity(CANARY, "usr_a"), KEY),
        (url, HuxIdentity("slot-1", CANARY), KEY),
        (url, HuxIdentity("slot-1", "usr_a", CANARY, CANARY), KEY),
    ):
        with pytest.raises(HuxError) as error:
            HuxClient(*given)  # type: ignore[arg-type]
        raised.append(error.value)
    return raised


@pytest.mark.parametrize("fault", FAULTS, ids=range(len(FAULTS)))
def test_no_canary_is_sent_raised_or_shown(fault: Fault, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with hux_service(KEY) as (service, url):
        seen = settings(url)
        for arguments in HOSTILE_ARGUMENTS:
            service.faults = [fault] * 40
            seen += everything_once(HuxClient(url, HuxIdentity("slot-1", "usr_a"), KEY), arguments)
        assert_clean(service, seen)
    assert len(seen) > 150
    assert CANARY not in caplog.text
    assert KEY not in caplog.text


def assert_clean(service: HuxService, seen: list[object]) -> None:
    for sent in service.received:
        assert b"canary 7f3a" not in sent
        assert b"canary%207f3a" not in sent
        assert sent.count(KEY.encode()) == 1  # in its own header
        assert f"X-Hux-Relay-Key: {KEY}".encode() in sent
    for value in seen:
        text = shown(value)
        assert "canary 7f3a" not in text
        assert KEY not in text


def test_the_search_finds_what_it_looks_for() -> None:
    """A canary that is let through on purpose is found: an id is sent as it is."""
    with hux_service(KEY) as (service, url):
        client = HuxClient(url, HuxIdentity("slot-1", "usr_a"), KEY)
        emit(client, CANARY, "kind")
        with pytest.raises(AssertionError):
            assert_clean(service, [])
    with pytest.raises(AssertionError):
        assert_clean(HuxService(), [ValueError(CANARY)])
