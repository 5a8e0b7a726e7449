"""What the caller sends and how one agent a process is shared; the decisions of a real server are tested beside it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from hawcx_runtime import HawcxError
from hawcx_runtime.agent import HawcxAgent
from hawcx_runtime.ipc.errors import InvalidRequest
from hawcx_runtime.mcp_caller import Caller, Decision, McpTool, close_agent, get_agent
from hawcx_runtime.principals import PrincipalNotAllowed
from tests.peers.assembler import Behaviour, reference_assembler

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.peers.assembler import Assembler

ALICE = "alice@example.com"
READ = McpTool("mail.read", "http://127.0.0.1:1/mcp", "read_mail", ("read", "peek"), "inbox", {"limit": 3})


@pytest.fixture
def assembler(tmp_path: Path) -> Iterator[Assembler]:
    with reference_assembler(tmp_path, {"mail.read": Behaviour(fault="duplicate")}) as running:
        yield running


@pytest.fixture
def caller(assembler: Assembler) -> Iterator[Caller]:
    with HawcxAgent.connect(assembler.path, principal_allowlist=[ALICE]) as agent:
        yield Caller(agent, "mail")


def test_the_summary_has_its_documented_form() -> None:
    allowed = Decision(READ, ALICE, True, "the tool answered", "result", 200, b"", "r")
    assert allowed.summary() == "ALLOW mail.read  as alice@example.com http=200"
    denied = Decision(READ, ALICE, False, "refused by policy: no", "policy", 200, b"", "r")
    assert denied.summary() == "DENY mail.read  as alice@example.com http=200 refused by policy: no"
    assert "alice" not in repr(denied)


def test_what_would_be_sent_can_be_looked_at_and_nothing_is_sent(caller: Caller, assembler: Assembler) -> None:
    kwargs = caller.invoke_kwargs(READ, ALICE, request_id="r")
    assert json.loads(kwargs.pop("body")) == {
        "jsonrpc": "2.0",
        "id": "r",
        "method": "tools/call",
        "params": {
            "name": "read_mail",
            "arguments": {"limit": 3},
            "_meta": {
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientCapabilities": {},
                "io.modelcontextprotocol/clientInfo": {"name": "hawcx_runtime", "version": "0.1.0"},
            },
        },
    }
    assert kwargs == {
        "target_rs_url": READ.url,
        "http_method": "POST",
        "headers": {
            "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": "2026-07-28",
            "Mcp-Method": "tools/call",
            "Mcp-Name": "read_mail",
        },
        "tool": "mail.read",
        "action": "read",
        "resource": "inbox",
        "tool_arguments": {"limit": 3},
        "content_type": "application/json",
        "request_id": "r",
        "acting_for_user": ALICE,
        "provider": "mail",
    }
    assert assembler.requests == []


def test_a_name_that_no_header_can_hold_is_marked_base64(caller: Caller) -> None:
    # The example of MCP 2026-07-28, "Mcp-Name": UTF-8, standard base64, lower-case markers.
    kwargs = caller.invoke_kwargs(READ.replace(name="läs"), ALICE)
    assert kwargs["headers"]["Mcp-Name"] == "=?base64?bMOkcw==?="
    for name in (" x", "=?x", "a\nb"):
        header = caller.invoke_kwargs(READ.replace(name=name), ALICE)["headers"]["Mcp-Name"]
        assert header.startswith("=?base64?")


def test_an_action_is_one_of_the_tools(caller: Caller) -> None:
    assert caller.invoke_kwargs(READ, ALICE, action="peek")["action"] == "peek"
    assert caller.invoke_kwargs(READ.replace(actions=()), ALICE)["action"] is None
    with pytest.raises(InvalidRequest, match="no such action"):
        caller.invoke_kwargs(READ, ALICE, action="delete")


def test_a_response_without_an_answer_is_a_decision_and_no_exception(caller: Caller) -> None:
    decision = caller.call(READ, ALICE)
    assert (decision.allowed, decision.reason_code, decision.http_status) == (False, "no_document", 200)
    assert decision.body == b"ok"


def test_a_principal_that_is_not_allowed_is_an_exception(caller: Caller, assembler: Assembler) -> None:
    with pytest.raises(PrincipalNotAllowed):
        caller.call(READ, "mallory@example.com")
    assert assembler.requests == []


def test_one_agent_a_process_with_one_allowlist(assembler: Assembler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HAAP_AGENT_ID", raising=False)
    monkeypatch.delenv("HAAP_AGENT_ENDPOINT", raising=False)
    with pytest.raises(HawcxError, match="set HAAP_AGENT_ID"):
        get_agent([ALICE])
    monkeypatch.setenv("HAAP_AGENT_ENDPOINT", str(assembler.path))
    try:
        agent = get_agent([ALICE])
        assert get_agent((ALICE,)) is agent
        for other in ([], [ALICE, "bob"]):
            with pytest.raises(HawcxError, match="another allowlist"):
                get_agent(other)
        close_agent()
        assert get_agent([]) is not agent
    finally:
        close_agent()
        close_agent()
