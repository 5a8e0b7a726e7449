"""A reference service and a client of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hawcx_runtime.hux_hook import HuxClient, HuxIdentity
from tests.peers.hux_service import HuxService, hux_service

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY = "relay-key-of-the-tests"
IDENTITY = HuxIdentity("slot-7", "usr_ada")


@pytest.fixture
def running() -> Iterator[tuple[HuxService, str]]:
    with hux_service(KEY) as pair:
        yield pair


@pytest.fixture
def service(running: tuple[HuxService, str]) -> HuxService:
    return running[0]


@pytest.fixture
def client(running: tuple[HuxService, str]) -> HuxClient:
    return HuxClient(running[1], IDENTITY, KEY, timeout=5)
