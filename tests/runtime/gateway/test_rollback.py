"""Taking writes back: order, retries, unknown outcomes, restarts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hawcx_runtime.gateway import Audit, Gateway
from tests.runtime.gateway.shop import CATALOGUE, FAILED, LOST, Shop


def opened(shop: Shop, audit: Audit | None = None) -> Gateway:
    return Gateway(None, catalogue=CATALOGUE, upstreams={"*": shop}, audit=audit, sleep=lambda _seconds: None)


def test_writes_are_taken_back_last_one_first() -> None:
    shop = Shop()
    gateway = opened(shop)
    session = gateway.open("desk")
    for item in ("tea", "rice", "salt"):
        gateway.call(session.id, "place_order", {"item": item})
    numbers = list(shop.orders)
    report = gateway.rollback(session.id)
    cancelled = [arguments["order"] for name, arguments, _key in shop.calls if name == "cancel_order"]
    assert cancelled == numbers[::-1]
    assert (shop.orders, session.stack, report.is_complete) == ({}, [], True)


def test_an_undo_is_tried_again_under_one_key() -> None:
    shop = Shop()
    gateway = opened(shop)
    session = gateway.open("desk")
    gateway.call(session.id, "place_order", {"item": "tea"})
    shop.faults["cancel_order"] = [FAILED, LOST, FAILED]
    report = gateway.rollback(session.id)
    keys = [key for name, _arguments, key in shop.calls if name == "cancel_order"]
    assert (len(keys), len(set(keys)), report.undone[0].attempts) == (4, 1, 4)
    assert shop.orders == {}


def test_what_stays_undone_stops_no_other_undo_and_is_taken_up_again() -> None:
    shop = Shop()
    gateway = opened(shop)
    session = gateway.open("desk")
    gateway.call(session.id, "place_order", {"item": "tea"})
    gateway.call(session.id, "reserve", {"place": "A1"})
    shop.faults["release"] = [FAILED] * 4
    report = gateway.rollback(session.id)
    assert [(write.tool, write.reason) for write in report.remaining] == [("reserve", "undo_failed")]
    assert (shop.orders, shop.reserved) == ({}, ["A1"])
    assert gateway.rollback(session.id).is_complete
    assert shop.reserved == []


def test_an_unknown_outcome_is_undone_only_where_that_is_safe() -> None:
    shop = Shop()
    gateway = opened(shop)
    session = gateway.open("desk")
    shop.faults = {"place_order": [LOST], "reserve": [LOST]}
    gateway.call(session.id, "place_order", {"item": "tea"})  # its undo needs a result that never came
    gateway.call(session.id, "reserve", {"place": "A1"})  # its undo is idempotent and needs the arguments alone
    report = gateway.rollback(session.id)
    assert [(write.tool, write.state) for write in report.remaining] == [("place_order", "unknown")]
    assert [write.tool for write in report.undone] == ["reserve"]


def test_a_write_that_surely_failed_leaves_nothing_to_undo() -> None:
    shop = Shop()
    gateway = opened(shop)
    session = gateway.open("desk")
    shop.faults["place_order"] = [FAILED]
    gateway.call(session.id, "place_order", {"item": "tea"})
    assert session.stack == []


def test_an_irreversible_write_is_named_and_not_undone() -> None:
    gateway = opened(Shop())
    session = gateway.open("desk")
    gateway.call(session.id, "send_mail", {})
    report = gateway.close(session.id, abort=True)
    assert report is not None
    assert (report.irreversible, report.undone) == (("send_mail",), ())
    assert gateway.close(session.id, abort=True) is None


def test_a_restart_finds_what_is_still_to_be_undone(tmp_path: Path) -> None:
    shop = Shop()
    audit = Audit(tmp_path / "audit.jsonl")
    gateway = opened(shop, audit)
    kept, closed = gateway.open("desk"), gateway.open("desk")
    gateway.call(kept.id, "read_mail", {})
    gateway.call(kept.id, "place_order", {"item": "tea"})
    gateway.call(closed.id, "place_order", {"item": "rice"})
    gateway.close(closed.id)
    audit.close()
    gateway.journal.close()  # what a crash does to the locks

    again = opened(shop, Audit(tmp_path / "audit.jsonl"))
    assert again.recovered == (kept.id,)
    assert again.session(kept.id).carried == {"untrusted_read"}
    assert again.rollback(kept.id).is_complete
    assert list(shop.orders.values()) == ["rice"]
    assert (tmp_path / "audit.jsonl.undo").stat().st_mode & 0o777 == 0o600


CALLS = st.lists(
    st.tuples(st.sampled_from(["place_order", "reserve", "get_order"]), st.sampled_from([None, FAILED, LOST])),
    max_size=12,
)


@settings(max_examples=150, deadline=None)
@given(calls=CALLS, undo_faults=st.lists(st.sampled_from([FAILED, LOST]), max_size=6))
def test_whatever_happens_every_write_is_undone_or_reported(calls: Any, undo_faults: Any) -> None:
    shop = Shop()
    gateway = opened(shop)
    session = gateway.open("desk")
    for number, (name, fault) in enumerate(calls):
        shop.faults[name] = [fault] if fault else []
        arguments = {"place_order": {"item": "tea"}, "reserve": {"place": f"A{number}"}, "get_order": {}}[name]
        gateway.call(session.id, name, arguments)
    shop.faults = {"cancel_order": list(undo_faults), "release": list(undo_faults)}
    report = gateway.rollback(session.id)
    standing = {write.tool for write in report.remaining}
    assert not shop.orders or "place_order" in standing
    assert not shop.reserved or "reserve" in standing
    assert len(session.stack) == len(report.remaining)
    shop.faults = {}
    final = gateway.rollback(session.id)
    assert {write.state for write in final.remaining} <= {"unknown"}
    assert (shop.orders, shop.reserved) == ({}, [])
