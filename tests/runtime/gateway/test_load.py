"""Many sessions at once: no call lost, doubled or crossed, and audit, journal and upstream agree."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from hawcx_runtime.gateway.audit_verify import verify_audit
from hawcx_runtime.gateway.digests import argument_digest

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("uvicorn", reason="uvicorn is not installed")
pytest.importorskip("click", reason="click is not installed")

from tests.runtime.gateway.load import drive, gateway_before_nonces


@pytest.mark.slow
def test_twenty_thousand_calls_of_two_hundred_sessions_reconcile_exactly(tmp_path: Path) -> None:
    with gateway_before_nonces(tmp_path) as (front, _behind):
        sent, seconds = drive(front, sessions=200, calls=100)
    assert (len(sent), len(seconds)) == (200, 20_000)

    upstream: dict[str, list[str]] = {}
    for line in (tmp_path / "nonces").read_text().splitlines():
        session, nonce = line.split()
        upstream.setdefault(session, []).append(nonce)
    # Each gateway session has one session of the upstream's for itself, with its calls in order, each once.
    assert sorted(map(tuple, upstream.values())) == sorted(map(tuple, sent.values()))

    with (tmp_path / "audit.jsonl").open("rb") as stream:
        verdict = verify_audit(stream)
    assert (verdict.fault, verdict.open_calls, verdict.decisions) == (None, (), 20_000)
    recorded: dict[str, Counter[str]] = {}
    for line in (tmp_path / "audit.jsonl").read_text().splitlines():
        record = json.loads(line)
        if record.get("decision_kind") == "gating":
            recorded.setdefault(record["session"], Counter())[record["argument_digest"]] += 1
    expected = {
        session: Counter(argument_digest("note", {"nonce": nonce}) for nonce in nonces)
        for session, nonces in sent.items()
    }
    assert recorded == expected
