"""Connecting to a scheduler: what is opened is closed, also where no worker ever comes."""

from __future__ import annotations

import pytest

from hawcx_build.errors import NoVerdict
from hawcx_build.fleet import cluster as module

distributed = pytest.importorskip("distributed", reason="distributed is not installed")


def test_a_scheduler_without_workers_is_told_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS_FOR_WORKERS", 0.5)
    with distributed.LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address="127.0.0.1:0") as empty:
        before = set(empty.scheduler.clients)
        with (
            pytest.raises(NoVerdict, match=r"fleet\.scheduler: no worker is reached"),
            module.cluster(empty.scheduler_address, 1),
        ):
            raise AssertionError("there is no worker")
        empty.sync(_until_left, empty.scheduler, before)


async def _until_left(scheduler: object, before: set[str]) -> None:
    import asyncio

    for _ in range(100):
        if set(scheduler.clients) <= before:  # type: ignore[attr-defined]
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the client is still connected")
