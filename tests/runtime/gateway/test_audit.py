"""The audit: what a change to any line shows, and what crashes, full disks and other writers do."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawcx_runtime.gateway import Audit, gating_decision_id
from hawcx_runtime.gateway.audit_verify import verify_audit
from hawcx_runtime.gateway.errors import AuditError


def fill(audit: Audit, count: int) -> None:
    for number in range(count):
        audit.append(
            tool="pay",
            decision="allow" if number % 2 else "block",
            reason="because",
            arguments={"amount": number},
            dispatched=False,
            session="s",
            agent="desk",
        )


def test_the_record_has_the_shape_that_its_users_know() -> None:
    audit = Audit()
    fill(audit, 1)
    (record,) = audit.records
    assert (record["decision_kind"], record["decision"], record["tool"]) == ("gating", "block", "pay")
    assert audit.path is None


def test_decision_ids_are_those_of_the_documented_encoding() -> None:
    import hashlib

    encoded = (
        b'hawcx.gating-decision.v1\0{"action":"call","argument_digest":"' + b"0" * 64 + b'","context":{"tenant":"a"},'
        b'"policy_sha256":"","tool":"pay"}'
    )
    assert gating_decision_id("", "pay", "call", "0" * 64, {"tenant": "a"}) == hashlib.sha256(encoded).hexdigest()


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    path = tmp_path_factory.mktemp("audit") / "audit.jsonl"
    audit = Audit(path)
    fill(audit, 12)
    audit.close()
    return path.read_bytes().splitlines(keepends=True)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_altered_dropped_moved_or_repeated_line_is_found_at_its_place(
    lines: list[bytes], data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(lines) - 2))
    changed = list(lines)
    how = data.draw(st.sampled_from(["alter", "drop", "swap", "repeat"]))
    if how == "alter":
        place = data.draw(st.integers(0, len(lines[at]) - 2))
        byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != lines[at][place]))
        changed[at] = lines[at][:place] + bytes([byte]) + lines[at][place + 1 :]
    elif how == "drop":
        del changed[at]
    elif how == "swap":
        changed[at], changed[at + 1] = changed[at + 1], changed[at]
    else:
        changed.insert(at, changed[at])
    verdict = verify_audit(io.BytesIO(b"".join(changed)))
    assert verdict.fault is not None
    assert verdict.fault.line in (at + 1, at + 2)
    assert verdict.lines == verdict.fault.line - 1


def test_a_torn_last_line_is_set_aside_and_nothing_else_is_lost(tmp_path: Path, lines: list[bytes]) -> None:
    whole = b"".join(lines)
    for cut in (1, 50, len(lines[-1]) - 1):
        path = tmp_path / f"audit-{cut}.jsonl"
        path.touch(0o600)
        path.write_bytes(whole[: len(whole) - cut])
        audit = Audit(path)
        fill(audit, 1)
        audit.close()
        with path.open("rb") as stream:
            verdict = verify_audit(stream)
        assert verdict.fault is None
        assert verdict.lines == len(lines) - 1 + 2  # without the torn one; a note of it, and the new record
        (aside,) = tmp_path.glob(f"audit-{cut}.jsonl.torn-*")
        assert aside.read_bytes() == lines[-1][: len(lines[-1]) - cut]


def test_a_broken_chain_is_not_continued(tmp_path: Path, lines: list[bytes]) -> None:
    path = tmp_path / "audit.jsonl"
    path.touch(0o600)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    with pytest.raises(AuditError, match="line 4"):
        Audit(path)


def test_two_writers_do_not_share_a_file(tmp_path: Path) -> None:
    first = Audit(tmp_path / "audit.jsonl")
    with pytest.raises(AuditError, match="another process"):
        Audit(tmp_path / "audit.jsonl")
    first.close()


def test_a_link_a_foreign_mode_and_a_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "open").touch()
    (tmp_path / "open").chmod(0o666)
    (tmp_path / "folder").mkdir()
    for name in ("link", "open", "folder"):
        with pytest.raises(AuditError):
            Audit(tmp_path / name)


FULL_DISK = """
import resource, sys
from hawcx_runtime.gateway import Audit, Gateway
from tests.runtime.gateway.shop import CATALOGUE, Shop
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
shop = Shop()
gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": shop}, audit=Audit(sys.argv[1]))
session = gateway.open("desk")
for _ in range(20):
    gateway.call(session.id, "get_order", {})
print(len(shop.calls), sum(record["dispatched"] for record in gateway.audit.records))
"""


def test_on_a_full_disk_nothing_is_dispatched_that_is_not_on_record(tmp_path: Path) -> None:
    command = [sys.executable, "-c", textwrap.dedent(FULL_DISK), str(tmp_path / "audit.jsonl")]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    calls, recorded = map(int, run.stdout.split())
    assert 0 < calls < 20
    assert calls == recorded
    with (tmp_path / "audit.jsonl").open("rb") as stream:
        assert verify_audit(stream).fault is None


KILLED = """
import sys
from hawcx_runtime.gateway import Audit, Gateway
from tests.runtime.gateway.shop import CATALOGUE, Shop

class Telling(Shop):
    def call(self, name, arguments, meta):
        print(arguments["item"], flush=True)  # the write has happened as far as the world can tell
        return super().call(name, arguments, meta)

gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": Telling()}, audit=Audit(sys.argv[1], sync="never"))
session = gateway.open("desk")
number = 0
while True:
    gateway.call(session.id, "place_order", {"item": f"item-{number}"})
    number += 1
"""


@pytest.mark.parametrize("seen", [1, 7, 60])
def test_after_kill_9_the_audit_verifies_and_no_write_is_unaccounted_for(tmp_path: Path, seen: int) -> None:
    path = tmp_path / "audit.jsonl"
    child = subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    written = [child.stdout.readline() for _ in range(seen)]
    os.kill(child.pid, signal.SIGKILL)
    written += child.stdout.readlines()
    child.stdout.close()
    child.wait()

    from hawcx_runtime.gateway import Gateway
    from tests.runtime.gateway.shop import CATALOGUE, Shop

    gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": Shop()}, audit=Audit(path))
    dispatched = [record for record in gateway.audit.records if record["dispatched"]]
    assert len(dispatched) in (len(written), len(written) + 1)  # one may be on record and not have left yet
    (session,) = gateway.recovered
    assert len(gateway.session(session).stack) in (len(written), len(written) + 1)
    with path.open("rb") as stream:
        assert verify_audit(stream).fault is None


def test_the_vectors_of_the_documentation_are_true() -> None:
    from hawcx_runtime.gateway.digests import argument_digest
    from hawcx_runtime.gateway.pins import definition_digest

    document = (Path(__file__).parents[3] / "docs" / "audit.md").read_text()
    digest = argument_digest("pay", {"amount": 5, "to": "Zoë"})
    definition = {"name": "get_order", "description": "Reads an order.", "inputSchema": {"type": "object"}}
    for vector in (
        digest,
        gating_decision_id("", "pay", "call", digest, None),
        gating_decision_id("ab" * 32, "pay", "undo", digest, {"tenant": "slot-1"}),
        definition_digest(definition),
    ):
        assert f"`{vector}`" in document
