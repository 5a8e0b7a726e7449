"""The response reader: what http.client gets wrong is refused; h11 reads the same from what is right."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.egress.errors import EgressProtocolError
from hawcx_runtime.egress.http1 import RawResponse, read_response
from hawcx_runtime.limits import INTERIM_RESPONSES, KIB, RESPONSE_FIELDS, RESPONSE_HEAD_BYTES

LIMIT = 1024 * KIB
OK = b"HTTP/1.1 200 OK\r\n"


def read(data: bytes, *, method: str = "GET", limit: int = LIMIT, piece: int | None = None) -> RawResponse:
    """Read a stream that ends after `data`."""
    size = piece or max(1, len(data))
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    reading = read_response(method, limit)
    next(reading)
    try:
        for each in [*pieces, b""]:
            reading.send(each)
    except StopIteration as whole:
        response: RawResponse = whole.value
        return response
    raise AssertionError("the reader asked for more after the end")


WHOLE = {
    "by its length": (OK + b"Content-Length: 5\r\n\r\nhello", 200, b"hello"),
    "by chunks": (OK + b"Transfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n", 200, b"hello"),
    "by chunks, in upper case": (
        OK + b"TRANSFER-ENCODING: Chunked\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n",
        200,
        b"0123456789",
    ),
    "by chunks with extensions": (OK + b'Transfer-Encoding: chunked\r\n\r\n1;a="b"\r\nx\r\n0;c\r\n\r\n', 200, b"x"),
    "by chunks with a trailer": (OK + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nSum: 1\r\n\r\n", 200, b"x"),
    "by the stream's end": (OK + b"\r\nhello", 200, b"hello"),
    "with no body at all": (OK + b"\r\n", 200, b""),
    "of HTTP/1.0": (b"HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\nx", 200, b"x"),
    "without a reason": (b"HTTP/1.1 404 \r\nContent-Length: 0\r\n\r\n", 404, b""),
    "without a reason's space": (b"HTTP/1.1 404\r\nContent-Length: 0\r\n\r\n", 404, b""),
    "with no content": (b"HTTP/1.1 204 No Content\r\n\r\n", 204, b""),
    "not modified, with a length": (b"HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n", 304, b""),
    "after 100": (b"HTTP/1.1 100 Continue\r\n\r\n" + OK + b"Content-Length: 1\r\n\r\nx", 200, b"x"),
    "after 102": (b"HTTP/1.1 102 Processing\r\n\r\n" + OK + b"Content-Length: 1\r\n\r\nx", 200, b"x"),
    "after 103": (b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + OK + b"Content-Length: 1\r\n\r\nx", 200, b"x"),
    "with one length stated twice": (OK + b"Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", 200, b"x"),
    "with one length in a list": (OK + b"Content-Length: 1, 1\r\n\r\nx", 200, b"x"),
    "with a coded content": (OK + b"Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1f\x8b", 200, b"\x1f\x8b"),
}


@pytest.mark.parametrize(("data", "status", "body"), WHOLE.values(), ids=WHOLE)
@pytest.mark.parametrize("piece", [None, 1, 3])
def test_a_whole_response_is_read(data: bytes, status: int, body: bytes, piece: int | None) -> None:
    response = read(data, piece=piece)
    assert (response.status, response.body) == (status, body)


BODY_ENDS_WITH_STREAM = {"by the stream's end", "with no body at all"}


@pytest.mark.parametrize("name", WHOLE)
def test_a_response_that_ends_at_any_byte_is_no_response(name: str) -> None:
    data = WHOLE[name][0]
    head = data.rindex(b"\r\n\r\n") + 4 if name in BODY_ENDS_WITH_STREAM else len(data)
    for end in range(head):
        with pytest.raises(EgressProtocolError):
            read(data[:end])


def test_head_has_no_body_whatever_it_says() -> None:
    assert read(OK + b"Content-Length: 99999999999\r\n\r\n", method="HEAD").body == b""
    assert read(OK + b"Transfer-Encoding: chunked\r\n\r\n", method="HEAD").body == b""


REFUSED = {
    "two lengths": OK + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "two lengths in a list": OK + b"Content-Length: 1, 2\r\n\r\nxx",
    "a negative length": OK + b"Content-Length: -1\r\n\r\n",
    "a signed length": OK + b"Content-Length: +1\r\n\r\nx",
    "a length with an underscore": OK + b"Content-Length: 1_0\r\n\r\n0123456789",
    "a length in other digits": OK + "Content-Length: ١\r\n\r\nx".encode(),
    "an empty length": OK + b"Content-Length:\r\n\r\n",
    "no length": OK + b"Content-Length: none\r\n\r\n",
    "a length beyond any integer": OK + b"Content-Length: " + b"9" * 4000 + b"\r\n\r\n",
    "a length beyond the limit": OK + b"Content-Length: 99999999999\r\n\r\n",
    "length and chunks": OK + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
    "gzip, chunked": OK + b"Transfer-Encoding: gzip, chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
    "chunked twice": OK + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunked with a tab inside": OK + b"Transfer-Encoding: chun\tked\r\n\r\n0\r\n\r\n",
    "an unknown coding": OK + b"Transfer-Encoding: identity\r\n\r\nx",
    "chunks in HTTP/1.0": b"HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a chunk size 0x2": OK + b"Transfer-Encoding: chunked\r\n\r\n0x2\r\nxx\r\n0\r\n\r\n",
    "a chunk size +2": OK + b"Transfer-Encoding: chunked\r\n\r\n+2\r\nxx\r\n0\r\n\r\n",
    "a chunk size -2": OK + b"Transfer-Encoding: chunked\r\n\r\n-2\r\nxx\r\n0\r\n\r\n",
    "a chunk size 1_0": OK + b"Transfer-Encoding: chunked\r\n\r\n1_0\r\n" + b"x" * 16 + b"\r\n0\r\n\r\n",
    "a chunk size after a blank": OK + b"Transfer-Encoding: chunked\r\n\r\n 2\r\nxx\r\n0\r\n\r\n",
    "no chunk size": OK + b"Transfer-Encoding: chunked\r\n\r\n\r\nxx\r\n0\r\n\r\n",
    "a huge chunk size": OK + b"Transfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\nx",
    "a chunk line that never ends": OK + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"x" * 5000 + b"\r\nx\r\n0\r\n\r\n",
    "a chunk line that ends in LF": OK + b"Transfer-Encoding: chunked\r\n\r\n1\nx\r\n0\r\n\r\n",
    "a chunk extension with CR": OK + b"Transfer-Encoding: chunked\r\n\r\n1;a\rb\r\nx\r\n0\r\n\r\n",
    "a chunk longer than its size": OK + b"Transfer-Encoding: chunked\r\n\r\n1\r\nxy\r\n0\r\n\r\n",
    "a trailer without a name": OK + b"Transfer-Encoding: chunked\r\n\r\n0\r\n: x\r\n\r\n",
    "a blank before the colon": OK + b"Content-Length : 1\r\n\r\nx",
    "a field without a colon": OK + b"Content-Length\r\n\r\n",
    "a field without a name": OK + b": 1\r\n\r\n",
    "a name with a blank": OK + b"X Y: 1\r\n\r\n",
    "a folded field": OK + b"X: a\r\n b\r\n\r\n",
    "a folded field at the start": OK + b" X: a\r\n\r\n",
    "a NUL in a value": OK + b"X: a\0b\r\n\r\n",
    "a CR in a value": OK + b"X: a\rb\r\n\r\n",
    "a line that ends in LF": b"HTTP/1.1 200 OK\nContent-Length: 0\r\n\r\n",
    "a head that ends in LF": OK + b"Content-Length: 0\r\n\n",
    "too many fields": OK + b"X: y\r\n" * (RESPONSE_FIELDS + 1) + b"\r\n",
    "a long head": OK + b"X: " + b"y" * RESPONSE_HEAD_BYTES + b"\r\n\r\n",
    "a head that never ends": b"x" * (RESPONSE_HEAD_BYTES + 100),
    "too many interim responses": b"HTTP/1.1 100 Continue\r\n\r\n" * (INTERIM_RESPONSES + 1) + OK + b"\r\n",
    "a long head in many interim responses": (b"HTTP/1.1 103 \r\nX: " + b"y" * 9000 + b"\r\n\r\n") * 9 + OK + b"\r\n",
    "another protocol": b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
    "no status": b"HTTP/1.1 \r\n\r\n",
    "a status of two digits": b"HTTP/1.1 20 OK\r\n\r\n",
    "a status of four digits": b"HTTP/1.1 2000 OK\r\n\r\n",
    "a status of letters": b"HTTP/1.1 abc OK\r\n\r\n",
    "a status below 100": b"HTTP/1.1 099 OK\r\n\r\n",
    "a status beyond 599": b"HTTP/1.1 600 OK\r\n\r\n",
    "HTTP/2": b"HTTP/2 200 OK\r\n\r\n",
    "HTTP/0.9": b"<html>hello</html>",
    "another protocol's greeting": b"SSH-2.0-OpenSSH_9.2\r\n",
    "a blank line first": b"\r\n" + OK + b"\r\n",
    "a reason with a NUL": b"HTTP/1.1 200 O\0K\r\n\r\n",
    "nothing": b"",
}


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("piece", [None, 1])
def test_a_response_that_readers_could_disagree_on_is_refused(data: bytes, piece: int | None) -> None:
    with pytest.raises(EgressProtocolError):
        read(data, piece=piece)


FOLLOWED = {
    "a length": OK + b"Content-Length: 1\r\n\r\nxHTTP/1.1 200 OK\r\n\r\n",
    "chunks": OK + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nx",
    "no content": b"HTTP/1.1 204 No Content\r\n\r\nx",
}


@pytest.mark.parametrize("data", FOLLOWED.values(), ids=FOLLOWED)
def test_a_response_with_something_behind_it_is_refused(data: bytes) -> None:
    with pytest.raises(EgressProtocolError, match="follows"):
        read(data)


def test_at_each_limit_a_response_is_still_read() -> None:
    assert read(OK + b"Content-Length: 9\r\n\r\n" + b"x" * 9, limit=9).body == b"x" * 9
    assert read(OK + b"Transfer-Encoding: chunked\r\n\r\n9\r\n" + b"x" * 9 + b"\r\n0\r\n\r\n", limit=9).body == b"x" * 9
    assert read(OK + b"\r\n" + b"x" * 9, limit=9).body == b"x" * 9
    assert len(read(OK + b"X: y\r\n" * RESPONSE_FIELDS + b"\r\n").fields) == RESPONSE_FIELDS
    assert read(b"HTTP/1.1 100 Continue\r\n\r\n" * INTERIM_RESPONSES + OK + b"\r\n").status == 200
    value = b"y" * (RESPONSE_HEAD_BYTES - len(OK.rstrip()) - len(b"X: "))
    assert read(OK + b"X: " + value + b"\r\n\r\n").fields == ((b"x", value),)


@pytest.mark.parametrize(
    "data",
    [
        OK + b"Content-Length: 10\r\n\r\n" + b"x" * 10,
        OK + b"Transfer-Encoding: chunked\r\n\r\n5\r\nxxxxx\r\n5\r\nxxxxx\r\n0\r\n\r\n",
        OK + b"\r\n" + b"x" * 10,
    ],
)
def test_one_past_the_limit_is_refused(data: bytes) -> None:
    with pytest.raises(EgressProtocolError, match="longer than 9 bytes"):
        read(data, limit=9)


TOKENS = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=12).map(lambda name: "x-" + name)
VALUES = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), max_size=20)
CODINGS = st.sampled_from(["length", "chunked", "end"])


def written(status: int, fields: list[tuple[str, str]], body: bytes, coding: str, cuts: list[int]) -> bytes:
    """Write a proper response."""
    head = f"HTTP/1.1 {status} Reason\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields)
    if coding == "length":
        return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
    if coding == "end":
        return f"{head}\r\n".encode() + body
    edges = sorted({0, len(body), *(cut for cut in cuts if cut < len(body))})
    chunks = [body[start:end] for start, end in pairwise(edges)]
    coded = b"".join(f"{len(chunk):x}\r\n".encode() + chunk + b"\r\n" for chunk in chunks)
    return f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + coded + b"0\r\n\r\n"


@given(
    status=st.integers(200, 599).filter(lambda status: status not in (204, 304)),
    fields=st.lists(st.tuples(TOKENS, VALUES), max_size=5),
    body=st.binary(max_size=200),
    coding=CODINGS,
    cuts=st.lists(st.integers(1, 199), max_size=5),
    piece=st.integers(1, 300),
)
def test_h11_reads_the_same(
    status: int, fields: list[tuple[str, str]], body: bytes, coding: str, cuts: list[int], piece: int
) -> None:
    if importlib.util.find_spec("h11") is None:
        pytest.skip("h11 is not installed")
    data = written(status, fields, body, coding, cuts)
    ours = read(data, piece=piece)
    theirs_status, theirs_fields, theirs_body = read_with_h11(data)
    assert (ours.status, ours.body) == (theirs_status, theirs_body) == (status, body)
    assert list(ours.fields) == theirs_fields


def read_with_h11(data: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    import h11

    connection = h11.Connection(h11.CLIENT)
    connection.send(h11.Request(method="GET", target="/", headers=[("Host", "x")]))
    connection.send(h11.EndOfMessage())
    connection.receive_data(data)
    connection.receive_data(b"")
    head: Any = connection.next_event()
    body = b""
    while isinstance(event := connection.next_event(), h11.Data):
        body += event.data
    return head.status_code, list(head.headers), body


@given(st.binary(max_size=300))
def test_any_bytes_give_a_response_or_a_protocol_error(data: bytes) -> None:
    try:
        read(data)
    except EgressProtocolError:
        return
    assert data.startswith(b"HTTP/1.")


@given(st.sampled_from(sorted(WHOLE)), st.integers(0, 400), st.integers(0, 255), st.integers(1, 50))
def test_one_changed_byte_never_escapes_as_another_error(name: str, index: int, octet: int, piece: int) -> None:
    data = bytearray(WHOLE[name][0])
    data[index % len(data)] = octet
    try:
        read(bytes(data), piece=piece)
    except EgressProtocolError:
        return


def test_a_body_that_drips_is_gathered_without_copying_it_anew_each_time() -> None:
    """143,000 pieces: copying what has come at each of them would move 70 GB."""
    assert len(read(OK + b"Content-Length: 1000000\r\n\r\n" + b"x" * 1_000_000, piece=7).body) == 1_000_000
