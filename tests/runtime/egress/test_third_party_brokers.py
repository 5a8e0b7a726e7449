"""SOCKS5 servers that others wrote, on UNIX sockets, with a TLS server behind them."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime import egress
from tests.peers.broker import dante_broker, microsocks_broker, pproxy_broker
from tests.runtime.egress.test_flavors import FLAVORS, needs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.peers.tls_server import Authority

BROKERS = ("pproxy", "microsocks", "dante")


@pytest.fixture(scope="module")
def blocked() -> Iterator[int]:
    """A port that listens, and that dante's rules forbid."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.fixture(scope="module", params=BROKERS)
def third_party(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, blocked: int
) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp(request.param)
    folder.chmod(0o755)  # dante drops its privileges
    running = {
        "pproxy": lambda: pproxy_broker(folder),
        "microsocks": lambda: microsocks_broker(folder),
        "dante": lambda: dante_broker(folder, blocked),
    }[request.param]
    with running() as path:
        yield request.param, path


@pytest.fixture(params=FLAVORS)
def flavor(request: pytest.FixtureRequest) -> Callable[..., Any]:
    name = request.param.removesuffix("-async")
    if name != "stdlib":
        needs(name)
    return FLAVORS[request.param]


def test_a_request_goes_through(
    flavor: Callable[..., Any], third_party: tuple[str, Path], authority: Authority, server: Any
) -> None:
    client = flavor(socket_path=third_party[1], ca_file=authority.ca_file)
    for host in ("localhost", "127.0.0.1"):
        answer = client.request("POST", f"https://{host}:{server.server_address[1]}/x", json=[1])
        assert (answer.status_code, answer.json()["path"]) == (200, "/x")
    client.close()


def test_a_port_where_nobody_listens_is_unreachable(third_party: tuple[str, Path], authority: Authority) -> None:
    name, path = third_party
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    # pproxy reports success before it dials, then hangs up
    expected = egress.EgressProtocolError if name == "pproxy" else egress.EgressHostUnreachable
    with (
        egress.client(flavor="stdlib", socket_path=path, ca_file=authority.ca_file) as client,
        pytest.raises(expected),
    ):
        client.get(f"https://127.0.0.1:{port}/")


def test_a_name_that_does_not_exist_is_an_error(third_party: tuple[str, Path], authority: Authority) -> None:
    with (
        egress.client(flavor="stdlib", socket_path=third_party[1], ca_file=authority.ca_file) as client,
        pytest.raises((egress.EgressHostUnreachable, egress.EgressProtocolError)),
    ):
        client.get("https://no-such-host.invalid/")


@pytest.mark.parametrize("third_party", ["dante"], indirect=True)  # the only one with rules
def test_a_rule_is_a_policy_denial(
    flavor: Callable[..., Any], third_party: tuple[str, Path], authority: Authority, blocked: int
) -> None:
    client = flavor(socket_path=third_party[1], ca_file=authority.ca_file)
    with pytest.raises(egress.EgressPolicyDenied):
        client.request("GET", f"https://127.0.0.1:{blocked}/")
    client.close()
