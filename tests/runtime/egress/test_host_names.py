"""One spelling for one host."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.egress.errors import EgressInvalidRequest
from hawcx_runtime.egress.host_names import host_bytes


@pytest.mark.parametrize(
    ("host", "sent"),
    [
        ("api.example", b"api.example"),
        ("API.Example", b"api.example"),
        ("api.example.", b"api.example"),
        ("localhost", b"localhost"),
        ("_service.example", b"_service.example"),
        ("bücher.example", b"xn--bcher-kva.example"),
        ("BÜCHER.example", b"xn--bcher-kva.example"),
        ("例え.テスト", b"xn--r8jz45g.xn--zckzah"),
        ("例え。テスト", b"xn--r8jz45g.xn--zckzah"),  # RFC 3490 section 3.1: the ideographic full stop separates too
        ("xn--bcher-kva.example", b"xn--bcher-kva.example"),
        ("127.0.0.1", b"127.0.0.1"),
        ("::1", b"::1"),
        ("[2001:DB8:0:0::1]", b"2001:db8::1"),
        ("a" * 63 + ".example", b"a" * 63 + b".example"),
        ("1.example", b"1.example"),
        ("0x1.example", b"0x1.example"),
    ],
)
def test_a_host_has_one_spelling(host: str, sent: bytes) -> None:
    assert host_bytes(host) == sent
    assert host_bytes(sent.decode()) == sent


@pytest.mark.parametrize(
    "host",
    [
        "",
        ".",
        "a..b",
        ".a",
        "a b",
        "a\0b",
        "a\r\nb",
        "a/b",
        "a@b",
        "a%2eb",
        "a\\b",
        "℀.example",  # becomes a/c.example (CVE-2019-9636)
        "faß.example",  # IDNA2003: fass.example; IDNA2008: xn--fa-hia.example
        "\u200d.example",
        "\ud800.example",
        "a" * 64 + ".example",
        ".".join(["a" * 63] * 4),
        "ü" * 300,
        "1.2.3",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0x7f.0.0.1",
        "017700000001",
        "127.0.0.01",
        "256.1.1.1",
        "1.2.3.4.5",
        "example.0x",
        "fe80::1%eth0",
        "[::1",
        "::1]",
        "1:2",
        "[127.0.0.1]",
    ],
)
def test_what_could_be_two_hosts_is_refused(host: str) -> None:
    with pytest.raises(EgressInvalidRequest):
        host_bytes(host)


@given(st.ip_addresses())
def test_addresses_go_as_they_are_usually_written(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> None:
    if address.version == 6:
        assert ipaddress.ip_address(host_bytes(str(address)).decode()) == address
    else:
        assert host_bytes(str(address)) == str(address).encode()


@given(st.text(max_size=80))
def test_any_text_gives_a_name_or_a_refusal(host: str) -> None:
    try:
        sent = host_bytes(host)
    except EgressInvalidRequest:
        return
    assert 0 < len(sent) <= 255
    assert host_bytes(sent.decode("ascii")) == sent
