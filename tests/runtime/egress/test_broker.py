"""Which socket is the broker's."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from hawcx_runtime.egress.broker import find_broker
from hawcx_runtime.egress.errors import EgressUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with sockets: `one.sock`, and the one that the convention names for instance `i-1`."""
    (tmp_path / "i-1").mkdir()
    with socket.socket(socket.AF_UNIX) as one, socket.socket(socket.AF_UNIX) as other:
        one.bind(str(tmp_path / "one.sock"))
        other.bind(str(tmp_path / "i-1" / "egress-broker.sock"))
        yield tmp_path


def test_the_argument_decides_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAAP_EGRESS_BROKER_SOCKET", str(folder / "one.sock"))
    assert find_broker(folder / "i-1" / "egress-broker.sock").path.endswith("i-1/egress-broker.sock")
    with pytest.raises(EgressUnavailable, match=r"missing\.sock"):
        find_broker(folder / "missing.sock")


def test_the_environment_names_the_socket(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAAP_EGRESS_BROKER_SOCKET", str(folder / "one.sock"))
    assert find_broker().path == str(folder / "one.sock")


def test_the_convention_serves_where_the_named_socket_is_missing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAAP_EGRESS_BROKER_SOCKET", str(folder / "missing.sock"))
    monkeypatch.setenv("HAAP_AGENT_SOCKET_DIR", str(folder))
    monkeypatch.setenv("HAAP_AGENT_INSTANCE_ID", "i-1")
    assert find_broker().path == str(folder / "i-1" / "egress-broker.sock")


@pytest.mark.parametrize("instance", ["..", ".", "../x", "a/b", "a b", "ü"])
def test_an_instance_that_leads_elsewhere_is_refused(
    instance: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAAP_AGENT_SOCKET_DIR", str(folder))
    monkeypatch.setenv("HAAP_AGENT_INSTANCE_ID", instance)
    with pytest.raises(EgressUnavailable, match="HAAP_AGENT_INSTANCE_ID"):
        find_broker()


def test_what_is_no_socket_is_no_broker(folder: Path) -> None:
    (folder / "file").write_bytes(b"")
    for path in (folder / "file", folder, "a\0b", ""):
        with pytest.raises(EgressUnavailable):
            find_broker(path)


def test_nothing_named_is_no_broker() -> None:
    with pytest.raises(EgressUnavailable, match="HAAP_EGRESS_BROKER_SOCKET"):
        find_broker()
