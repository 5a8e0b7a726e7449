"""The allowlist of principals: fail-closed, exact, fixed, and silent about who was refused."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime import HawcxError
from hawcx_runtime.agent import HawcxAgent
from hawcx_runtime.principals import ManyPrincipals, PrincipalAllowlist, PrincipalNotAllowed
from tests.peers.assembler import Behaviour, reference_assembler

if TYPE_CHECKING:
    from pathlib import Path

ALICE = "alice@example.com"
LOOKALIKES = [
    "Alice@example.com",
    "alice@example.com ",
    " alice@example.com",
    "alice@example.com\n",
    "alice@example.com\0",
    "\u0430lice@example.com",  # Cyrillic
    "\uff41lice@example.com",  # full width
    "alice@exam\u00adple.com",
    "",
    "*",
]


@pytest.mark.parametrize("principal", LOOKALIKES, ids=ascii)
def test_only_the_very_same_text_passes(principal: str) -> None:
    allowlist = PrincipalAllowlist([ALICE])
    allowlist.require(ALICE)
    with pytest.raises(PrincipalNotAllowed):
        allowlist.require(principal)


def test_composed_and_decomposed_letters_differ() -> None:
    allowlist = PrincipalAllowlist(["jos\u00e9"])
    with pytest.raises(PrincipalNotAllowed):
        allowlist.require("jose\u0301")


@pytest.mark.parametrize("principal", [None, 7, b"alice@example.com", [ALICE]])
def test_what_is_no_text_never_passes(principal: Any) -> None:
    with pytest.raises(PrincipalNotAllowed):
        PrincipalAllowlist([ALICE]).require(principal)


def test_a_text_that_compares_as_it_likes_does_not_pass() -> None:
    class Chameleon(str):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return hash(ALICE)

    with pytest.raises(PrincipalNotAllowed):
        PrincipalAllowlist([ALICE]).require(Chameleon("mallory"))
    with pytest.raises(HawcxError, match="a principal is a str"):
        PrincipalAllowlist([Chameleon("mallory")])


def test_the_refused_principal_appears_as_a_fingerprint_alone() -> None:
    with pytest.raises(PrincipalNotAllowed) as refused:
        PrincipalAllowlist([ALICE]).require("mallory@example.com")
    shown = f"{refused.value} {refused.value!r} {refused.value.__dict__}"
    assert "mallory" not in shown
    assert "alice" not in shown
    assert hashlib.sha256(b"mallory@example.com").hexdigest() in shown


@pytest.mark.parametrize("wrong", [ALICE, ALICE.encode(), None, 7, [None], [""], [7], [[ALICE]]])
def test_an_allowlist_that_is_none_is_refused_before_connecting(wrong: Any, tmp_path: Path) -> None:
    with pytest.raises(HawcxError, match="principal"):
        HawcxAgent.connect(tmp_path / "nobody.sock", principal_allowlist=wrong)


def test_the_allowlist_is_required(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="principal_allowlist"):
        HawcxAgent.connect(tmp_path / "nobody.sock")  # type: ignore[call-arg]


def test_more_than_100_principals_warn() -> None:
    PrincipalAllowlist([f"user{number}" for number in range(100)])
    with pytest.warns(ManyPrincipals, match="101 principals"):
        PrincipalAllowlist([f"user{number}" for number in range(101)])


def test_an_agent_sends_nothing_for_a_principal_that_is_not_allowed(tmp_path: Path) -> None:
    given = [ALICE]
    script = {"t": Behaviour(fault="duplicate")}
    with (
        reference_assembler(tmp_path, script) as assembler,
        HawcxAgent.connect(assembler.path, principal_allowlist=given) as agent,
    ):
        given.append("mallory")
        for principal in ("mallory", "ALICE@example.com"):
            with pytest.raises(PrincipalNotAllowed):
                agent.invoke_for(principal, "http://rs", tool="t")
            with pytest.raises(PrincipalNotAllowed):
                agent.invoke("http://rs", tool="t", acting_for_user=principal)
        given.clear()
        agent.invoke_for(ALICE, "http://rs", tool="t")
    assert [request["acting_for_user"] for request in assembler.requests] == [ALICE]


def test_an_empty_allowlist_forbids_switching_and_not_calling(tmp_path: Path) -> None:
    script = {"t": Behaviour(fault="duplicate")}
    with (
        reference_assembler(tmp_path, script) as assembler,
        HawcxAgent.connect(assembler.path, principal_allowlist=[]) as agent,
    ):
        with pytest.raises(PrincipalNotAllowed):
            agent.invoke_for(ALICE, "http://rs", tool="t")
        agent.invoke("http://rs", tool="t")
    [request] = assembler.requests
    assert "acting_for_user" not in request
