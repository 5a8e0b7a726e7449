"""Orders to workers and records back, with a bounded number on their way."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

from hawcx_build.fleet.record import FAILED, Record
from hawcx_build.fleet.work import do_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from distributed import Client

    from hawcx_build.fleet.journal import Journal
    from hawcx_build.fleet.manifest import Order
    from hawcx_build.fleet.work import Plan

AHEAD = 4  # orders on their way for each one being done: workers never wait, and memory does not grow with the manifest


def dispatch(client: Client, orders: Iterable[Order], journal: Journal, plan: Plan) -> Iterator[tuple[Record, bool]]:
    """Have the orders done; give each one's record once, as they come, and whether it stood in the journal already.

    New records are in the journal when they are given.
    """
    from distributed import as_completed

    run = uuid.uuid4().hex
    on_their_way: dict[str, tuple[Order, Record | None]] = {}
    waiting, coming = iter(orders), as_completed(raise_errors=False)
    while True:
        while len(on_their_way) < AHEAD * max(1, sum(client.nthreads().values())):
            order = next(waiting, None)
            if order is None:
                break
            known = journal.find(order.line)
            if known is not None and not known.is_of(order, plan.release):
                known = None
            key = f"order-{order.line}-{run}"
            on_their_way[key] = order, known
            coming.add(client.submit(do_order, order, plan, known, key=key, pure=False))
        if not on_their_way:
            return
        future = next(coming)
        order, known = on_their_way.pop(future.key)
        record = future.result() if future.status == "finished" else _lost(order, plan, future.exception())
        future.release()
        is_known = record == known
        if not is_known:
            journal.append(record)
        yield record, is_known


def _lost(order: Order, plan: Plan, error: BaseException | None) -> Record:
    """Return the record of an order that no worker brought to an end."""
    release = plan.release
    message = f"no worker brought the job to an end: {type(error).__name__}"
    return Record(
        order.line, order.source, order.main, order.expected, FAILED, "fleet.lost", message, None, None,
        release.builder_version, release.closure_digest, 0.0,
    )  # fmt: skip
