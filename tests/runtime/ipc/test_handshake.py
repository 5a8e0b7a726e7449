"""The handshake against its layout by hand, and against the reference Assembler's own reading of it."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_build.devtools.wire import Hello, read_hello
from hawcx_runtime.agent import HawcxAgent
from hawcx_runtime.ipc.errors import ConnectionLost, DeadlineExceeded, HandshakeFailed, ProtocolError
from hawcx_runtime.ipc.handshake import Agreement, HawcxHandshake
from tests.peers.assembler import Peer, scripted_peer

HELLO = bytes.fromhex("48575800 01 01 01 00 00000001 01000000 0000")
ANSWER = bytes.fromhex("48575800 02 01 01 00 00000003 00100000 0000")


def test_the_bytes_of_an_agents_hello() -> None:
    assert HawcxHandshake().hello() == HELLO
    assert read_hello(HELLO) == Hello(1, (1, 1), 1, 16 * 1024 * 1024)


def test_both_ends_agree() -> None:
    assert HawcxHandshake().agree(ANSWER) == Agreement(1, 1, 1024 * 1024)
    assert Hello(2, (1, 1), 3, 1024 * 1024).packed() == ANSWER


def answer(**changes: int | bytes) -> bytes:
    fields: dict[str, int | bytes] = {
        "magic": b"HWX\0",
        "role": 2,
        "low": 1,
        "high": 1,
        "reserved": 0,
        "features": 0,
        "frame": 4096,
        "extension": 0,
    }
    return struct.pack(">4sBBBBIIH", *(fields | changes).values())


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        (b"", "does not speak"),
        (ANSWER[:-1], "does not speak"),
        (answer(magic=b"HTTP"), "does not speak"),
        (answer(role=1), "role 1"),
        (answer(role=0), "role 0"),
        (answer(role=3), "role 3"),
        (answer(reserved=1), "contradicts"),
        (answer(extension=1), "contradicts"),
        (answer() + b"x", "contradicts"),
        (answer(extension=1025) + bytes(1025), "contradicts"),
        (answer(low=0), "nobody can keep"),
        (answer(low=3, high=2), "nobody can keep"),
        (answer(frame=4095), "nobody can keep"),
        (answer(low=2, high=5), "no common version: the peer speaks 2 to 5, here 1 to 1"),
    ],
)
def test_an_answer_that_cannot_be_agreed_to_says_why(payload: bytes, reason: str) -> None:
    with pytest.raises(HandshakeFailed, match=reason):
        HawcxHandshake().agree(payload)


def test_an_extension_of_a_later_version_is_passed_over() -> None:
    assert HawcxHandshake().agree(answer(extension=3) + b"new").version == 1


@given(*[st.integers(1, 6)] * 4)
def test_the_highest_version_that_both_speak_is_chosen(a: int, b: int, c: int, d: int) -> None:
    ours, theirs = tuple(sorted((a, b))), tuple(sorted((c, d)))
    common = set(range(ours[0], ours[1] + 1)) & set(range(theirs[0], theirs[1] + 1))
    handshake = HawcxHandshake(versions=(ours[0], ours[1]))
    payload = answer(low=theirs[0], high=theirs[1])
    if common:
        assert handshake.agree(payload).version == max(common)
    else:
        with pytest.raises(HandshakeFailed, match="no common version"):
            handshake.agree(payload)


@given(st.binary(max_size=40))
def test_any_bytes_are_agreed_to_or_refused(payload: bytes) -> None:
    try:
        agreed = HawcxHandshake().agree(payload)
    except HandshakeFailed:
        return
    assert agreed.version == 1


@pytest.mark.parametrize(
    ("first", "error"),
    [
        (b"\0\0\0\x02\x53x", HandshakeFailed),
        (b"\0\0\0\x05\0HTTP", HandshakeFailed),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", ProtocolError),
        (b"", HandshakeFailed),
        (b"\0\0\0", HandshakeFailed),
    ],
    ids=["another message", "another handshake", "another protocol", "nothing", "a piece"],
)
def test_a_peer_that_is_no_assembler_is_told_apart(tmp_path: Path, first: bytes, error: type[Exception]) -> None:
    def script(peer: Peer) -> None:
        peer.read()
        peer.raw(first)

    with scripted_peer(tmp_path, script) as path, pytest.raises(error):
        HawcxAgent.connect(path, principal_allowlist=[])


def test_a_peer_that_says_nothing_is_given_up_at_the_deadline(tmp_path: Path) -> None:
    def script(peer: Peer) -> None:
        peer.read()
        assert peer.connection.recv(1) == b""

    with scripted_peer(tmp_path, script) as path, pytest.raises(DeadlineExceeded, match=r"0\.2 seconds"):
        HawcxAgent.connect(path, principal_allowlist=[], timeout_secs=0.2)


def test_the_handshake_can_be_another_one(tmp_path: Path) -> None:
    class Plain:
        def hello(self) -> bytes:
            return b"hi"

        def agree(self, answer: bytes) -> Agreement:
            assert answer == b"ho"
            return Agreement(9, 0, 5000)

    def script(peer: Peer) -> None:
        assert peer.read() == (0, b"hi")
        peer.send(0, b"ho")
        peer.read()

    with scripted_peer(tmp_path, script) as path:
        agent = HawcxAgent.connect(path, principal_allowlist=[], handshake=Plain())
        with agent, pytest.raises(ConnectionLost):
            agent.invoke("http://rs", tool="t")
