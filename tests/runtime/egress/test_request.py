"""The request writer: what h11 and urllib read from it is what was meant, and nothing opens a second request."""

from __future__ import annotations

import importlib.util
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.egress.errors import EgressInvalidRequest
from hawcx_runtime.egress.request import OWN_FIELDS, parse_url, serialize_request


@pytest.mark.parametrize(
    ("url", "host", "port", "target"),
    [
        ("https://api.example", "api.example", 443, "/"),
        ("HTTPS://API.example/A", "api.example", 443, "/A"),
        ("https://api.example:8443/a?b=c#d", "api.example", 8443, "/a?b=c"),
        ("https://api.example?b=c", "api.example", 443, "/?b=c"),
        ("https://api.example#d", "api.example", 443, "/"),
        ("https://api.example:/a", "api.example", 443, "/a"),
        ("https://[::1]:1/a", "::1", 1, "/a"),
        ("https://bücher.example/ü b", "xn--bcher-kva.example", 443, "/%C3%BC%20b"),
        ("https://api.example/%2e%zz", "api.example", 443, "/%2e%zz"),
        ("https://api.example/a/../b", "api.example", 443, "/a/../b"),
        ('https://api.example/"<>\\^`{|}', "api.example", 443, "/%22%3C%3E%5C%5E%60%7B%7C%7D"),
        ("https://api.example/@user", "api.example", 443, "/@user"),
    ],
)
def test_a_url_names_host_port_and_target(url: str, host: str, port: int, target: str) -> None:
    address = parse_url(url)
    assert (address.host, address.port, address.target) == (host, port, target)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "api.example",
        "http://api.example",
        "file:///etc/passwd",
        " https://api.example",
        "https:/api.example",
        "https://",
        "https:///a",
        "https://:443/",
        "https://user@api.example/",
        "https://api.example@evil.example/",
        "https://api.example\\@evil.example/",
        "https://api.example:0/",
        "https://api.example:65536/",
        "https://api.example:4x/",
        "https://api.example:-1/",
        "https://api.example:443:443/",
        "https://::1/",
        "https://[::1/",
        "https://[::1]x/",
        "https://api.example/a\r\nX: y",
        "https://api.example/a\0",
        "https://api.example/a\x7f",
        "https://api.exa\nmple/",
        "https://api.example/\ud800",
    ],
)
def test_another_url_is_refused(url: str) -> None:
    with pytest.raises(EgressInvalidRequest):
        parse_url(url)


@given(
    st.lists(st.tuples(st.text(min_size=1, max_size=8), st.text(max_size=8)), min_size=1, max_size=4).filter(
        lambda pairs: "".join(map("".join, pairs)).isprintable()
    )
)
def test_urllib_reads_the_parameters_back(pairs: list[tuple[str, str]]) -> None:
    target = parse_url("https://api.example/a?first=1", pairs).target
    assert parse_qsl(urlsplit(target).query, keep_blank_values=True) == [("first", "1"), *pairs]


@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "M-SEARCH"]),
    path=st.text(st.characters(min_codepoint=0x20, exclude_categories=["Cs", "Cc"]), max_size=30),
    headers=st.dictionaries(
        st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=10).map(lambda name: "x-" + name),
        st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=20),
        max_size=4,
    ),
    body=st.none() | st.binary(max_size=50),
)
def test_h11_reads_one_request(method: str, path: str, headers: dict[str, str], body: bytes | None) -> None:
    if importlib.util.find_spec("h11") is None:
        pytest.skip("h11 is not installed")
    import h11

    address = parse_url("https://api.example:8443/" + path)
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(serialize_request(method, address, headers.items(), body))
    head: Any = connection.next_event()
    read = {name.decode(): value.decode() for name, value in head.headers}
    content = b""
    while isinstance(event := connection.next_event(), h11.Data):
        content += event.data
    assert (head.method.decode(), head.target.decode(), content) == (method, address.target, body or b"")
    assert {name: read[name] for name in headers} == {name: value.strip(" \t") for name, value in headers.items()}
    assert (read["host"], read["connection"]) == ("api.example:8443", "close")
    assert connection.trailing_data[0] == b""


TARGET = parse_url("https://api.example/")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("X", "a\r\nY: b"),
        ("X", "a\nb"),
        ("X", "a\rb"),
        ("X", "a\0b"),
        ("X", "a\x7fb"),
        ("X", "ü"),
        ("X", "\ud800"),
        ("X Y", "1"),
        ("X\r\nY", "1"),
        ("X:", "1"),
        ("", "1"),
        ("Ü", "1"),
        *((name.title(), "1") for name in sorted(OWN_FIELDS)),
    ],
)
def test_a_header_that_is_more_than_one_is_refused(name: str, value: str) -> None:
    with pytest.raises(EgressInvalidRequest):
        serialize_request("GET", TARGET, [(name, value)])


@pytest.mark.parametrize("value", [1, None, b"x"])
def test_a_header_that_is_no_text_is_refused(value: Any) -> None:
    with pytest.raises(EgressInvalidRequest):
        serialize_request("GET", TARGET, [("X", value)])


@pytest.mark.parametrize("method", ["", "GET ", "GET /x", "G\r\nET", "CONNECT", "connect", "GÉT"])
def test_a_method_that_is_no_method_is_refused(method: str) -> None:
    with pytest.raises(EgressInvalidRequest):
        serialize_request(method, TARGET)


def test_messages_show_no_value() -> None:
    with pytest.raises(EgressInvalidRequest) as raised:
        serialize_request("GET", TARGET, [("Authorization", "Bearer canary\0")])
    assert "canary" not in str(raised.value)
