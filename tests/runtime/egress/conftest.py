"""One private authority and one HTTPS server for all tests of the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.peers.broker import FaultBroker, fault_broker
from tests.peers.tls_server import HOST, Authority, https_server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VARIABLES = ("HAAP_EGRESS_BROKER_SOCKET", "HAAP_AGENT_SOCKET_DIR", "HAAP_AGENT_INSTANCE_ID")


@pytest.fixture(autouse=True)
def _no_broker_in_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="session")
def server(authority: Authority) -> Iterator[object]:
    with https_server(authority.server_context()) as running:
        yield running


@pytest.fixture
def hosts(server: object) -> dict[str, tuple[str, int]]:
    """Where the names that tests ask for really are."""
    address = server.server_address  # type: ignore[attr-defined]
    return dict.fromkeys((HOST, "xn--bcher-kva.example", "127.0.0.1", "other.example"), address)


@pytest.fixture
def broker(tmp_path: Path, hosts: dict[str, tuple[str, int]]) -> Iterator[FaultBroker]:
    with fault_broker(tmp_path / "broker.sock", hosts) as running:
        yield running
