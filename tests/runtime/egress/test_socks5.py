"""SOCKS5 without I/O, against RFC 1928's own words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime import egress
from hawcx_runtime.egress.socks5 import connect

GREETING = b"\x05\x01\x00"
METHOD = b"\x05\x00"
REPLIES = {
    "IPv4": b"\x05\x00\x00\x01\x7f\x00\x00\x01\x1f\x90",
    "name": b"\x05\x00\x00\x03\x04host\x1f\x90",
    "empty name": b"\x05\x00\x00\x03\x00\x1f\x90",
    "IPv6": b"\x05\x00\x00\x04" + bytes(16) + b"\x1f\x90",
}


def exchange(host: bytes, port: int, answers: bytes) -> tuple[bytes, bytes]:
    """Run an exchange against what the broker answers; return what was sent, and what was left unread."""
    steps, sent = connect(host, port), b""
    try:
        step = next(steps)
        while True:
            sent += step.send
            answer, answers = answers[: step.wanted], answers[step.wanted :]
            step = steps.send(answer)
    except StopIteration:
        return sent, answers


@pytest.mark.parametrize("reply", REPLIES.values(), ids=REPLIES)
def test_not_a_byte_beyond_the_reply_is_read(reply: bytes) -> None:
    sent, left = exchange(b"api.example", 443, METHOD + reply + b"from the far side")
    assert sent == GREETING + b"\x05\x01\x00\x03\x0bapi.example\x01\xbb"
    assert left == b"from the far side"


@given(host=st.binary(min_size=1, max_size=255).filter(lambda host: b"\0" not in host), port=st.integers(1, 65535))
def test_the_request_says_host_and_port(host: bytes, port: int) -> None:
    sent, _ = exchange(host, port, METHOD + REPLIES["IPv4"])
    request = sent.removeprefix(GREETING)
    assert request[:4] == b"\x05\x01\x00\x03"
    assert request[5 : 5 + request[4]] == host
    assert request[5 + request[4] :] == port.to_bytes(2, "big")


@pytest.mark.parametrize("host", [b"", b"x" * 256, b"a\0b"])
def test_a_host_that_does_not_fit_is_refused(host: bytes) -> None:
    with pytest.raises(egress.EgressInvalidRequest):
        next(connect(host, 443))


@pytest.mark.parametrize("port", [0, -1, 65536])
def test_a_port_that_does_not_exist_is_refused(port: int) -> None:
    with pytest.raises(egress.EgressInvalidRequest):
        next(connect(b"host", port))


@pytest.mark.parametrize("reply", REPLIES.values(), ids=REPLIES)
def test_an_answer_that_ends_at_any_byte_is_short(reply: bytes) -> None:
    whole = METHOD + reply
    for end in range(1, len(whole)):
        with pytest.raises(egress.EgressProtocolError, match="middle"):
            exchange(b"host", 443, whole[:end])


def test_a_broker_that_says_nothing_does_not_serve_us() -> None:
    with pytest.raises(egress.EgressPeerCredError):
        exchange(b"host", 443, b"")


@pytest.mark.parametrize("method", range(256))
def test_only_the_offered_method_is_taken(method: int) -> None:
    expected = egress.EgressPeerCredError if method == 0xFF else egress.EgressProtocolError
    if method == 0:
        return
    with pytest.raises(expected):
        exchange(b"host", 443, bytes((5, method)) + REPLIES["IPv4"])


def test_each_reply_but_success_is_an_error() -> None:
    denied, unreachable = {2}, {3, 4, 5, 6}
    for code in range(1, 256):
        with pytest.raises(egress.EgressError) as raised:
            exchange(b"host", 443, METHOD + bytes((5, code, 0, 1, 0, 0, 0, 0, 0, 0)))
        if code in denied:
            assert type(raised.value) is egress.EgressPolicyDenied
        elif code in unreachable:
            assert type(raised.value) is egress.EgressHostUnreachable
        else:
            assert type(raised.value) is egress.EgressProtocolError


@pytest.mark.parametrize(
    "answers",
    [
        b"\x04\x00",
        METHOD + b"\x04\x00\x00\x01" + bytes(6),
        METHOD + b"\x05\x00\x01\x01" + bytes(6),
        METHOD + b"\x05\x00\x00\x02" + bytes(6),
        METHOD + b"\x05\x00\x00\x00" + bytes(6),
        b"HTTP/1.1 400 Bad Request\r\n",
    ],
)
def test_a_malformed_answer_is_a_protocol_error(answers: bytes) -> None:
    with pytest.raises(egress.EgressProtocolError):
        exchange(b"host", 443, answers)


@given(st.binary(max_size=64))
def test_any_answer_ends_in_a_tunnel_or_an_error(answers: bytes) -> None:
    try:
        exchange(b"host", 443, answers)
    except egress.EgressError:
        return
    assert answers.startswith(METHOD + b"\x05\x00\x00")
