"""The application over real HTTP, spoken to in bytes: both eras, questions, states, tokens, bounds."""

from __future__ import annotations

import http.client
import json
import threading
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime.gateway import Gateway, GatewayApp
from hawcx_runtime.gateway.refusal import DECISION_MARK, REASON_MARK, SESSION_MARK
from tests.runtime.gateway.served import served
from tests.runtime.gateway.shop import CATALOGUE, Shop

if TYPE_CHECKING:
    from collections.abc import Iterator

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
}


class Desk:
    """A client that writes its own bytes."""

    def __init__(self, url: str, app: GatewayApp, shop: Shop) -> None:
        self.host = url.removeprefix("http://")
        self.app = app
        self.shop = shop
        self.session = ""

    def send(self, method: str, path: str, body: bytes = b"", **fields: str) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(self.host, timeout=30)
        headers = {"Authorization": "Bearer desk-token", "Content-Type": "application/json"}
        headers |= {name.replace("_", "-"): value for name, value in fields.items()}
        connection.request(method, path, body, {name: value for name, value in headers.items() if value})
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    def post(self, message: Any, **fields: str) -> tuple[int, Any]:
        status, _fields, body = self.send("POST", "/mcp", json.dumps(message).encode(), **fields)
        return status, json.loads(body) if body else None

    def modern(self, method: str, meta: dict[str, Any] | None = None, token: str = "desk-token", **params: Any) -> Any:
        whole = {**params, "_meta": {**META, **(meta or {})}}
        fields = {"MCP_Protocol_Version": "2026-07-28", "Mcp_Method": method, "Authorization": f"Bearer {token}"}
        if "name" in params:
            fields["Mcp_Name"] = params["name"]
        return self.post({"jsonrpc": "2.0", "id": 1, "method": method, "params": whole}, **fields)

    def call(self, name: str, arguments: dict[str, Any] | None = None, **params: Any) -> Any:
        status, answer = self.modern("tools/call", name=name, arguments=arguments or {}, **params)
        assert status == 200, answer
        return answer["result"]

    def initialize(self, version: str = "2025-11-25", **capabilities: Any) -> dict[str, str]:
        params = {"protocolVersion": version, "capabilities": capabilities, "clientInfo": {"name": "t", "version": "1"}}
        message = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params}
        status, fields, _body = self.send("POST", "/mcp", json.dumps(message).encode())
        assert status == 200
        return {"Mcp_Session_Id": fields["mcp-session-id"], "MCP_Protocol_Version": version}


@pytest.fixture
def desk() -> Iterator[Desk]:
    shop = Shop()
    gateway = Gateway(None, catalogue=CATALOGUE, upstreams={"*": shop}, sleep=lambda _seconds: None)
    agents = {"desk-token": "desk", "reader-token": "reader"}
    app = GatewayApp(gateway, agents=agents, admin_token="admin-token", elicitation_timeout=5.0)
    with served(app) as url:
        yield Desk(url, app, shop)


CALL = {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "get_order", "arguments": {}}}


def test_the_app_keeps_what_its_users_reach_for(desk: Desk) -> None:
    app = desk.app
    assert (app.admin_token, app.timeout, app.agents["desk-token"]) == ("admin-token", 5.0, "desk")
    assert app.gateway.catalogue.agents["desk"]


def test_a_legacy_session_from_its_first_message_to_its_last(desk: Desk) -> None:
    fields = desk.initialize()
    assert desk.post({"jsonrpc": "2.0", "method": "notifications/initialized"}, **fields) == (202, None)
    assert desk.post({"jsonrpc": "2.0", "id": 1, "method": "ping"}, **fields)[1]["result"] == {}
    assert desk.post(CALL, **fields)[1]["result"]["content"]
    assert desk.send("DELETE", "/mcp", **fields)[0] == 200
    assert desk.post(CALL, **fields)[0] == 404
    assert desk.send("DELETE", "/mcp", **fields)[0] == 404
    assert len(desk.shop.ended) == 1


def test_the_version_is_negotiated(desk: Desk) -> None:
    for asked, agreed in (("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25")):
        params = {"protocolVersion": asked, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
        answer = desk.post({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params})[1]
        assert answer["result"]["protocolVersion"] == agreed


def test_a_session_is_bound_to_its_principal(desk: Desk) -> None:
    fields = desk.initialize()
    assert desk.post(CALL, **fields, Authorization="Bearer reader-token")[0] == 404
    assert desk.post(CALL, MCP_Protocol_Version="2025-11-25")[0] == 400
    assert desk.post(CALL, **{**fields, "MCP_Protocol_Version": "1999-01-01"})[0] == 400


def test_tokens_origins_methods_and_types_are_checked_first(desk: Desk) -> None:
    for token in ("", "Bearer", "Bearer wrong", "Basic desk-token", "Bearer admin-token"):
        status, fields, _body = desk.send("POST", "/mcp", b"{}", Authorization=token)
        assert (status, fields["www-authenticate"]) == (401, "Bearer")
    assert desk.send("POST", "/mcp", b"{}", Origin="https://evil.example")[0] == 403
    assert desk.send("POST", "/mcp", b"{}", Origin="http://127.0.0.1.evil.example")[0] == 403
    assert desk.send("POST", "/mcp", b"{}", Origin="http://localhost:3000")[0] == 400
    assert desk.send("GET", "/mcp", **desk.initialize())[0] == 405
    assert desk.send("POST", "/mcp", b"{}", Content_Type="text/plain")[0] == 415
    assert desk.send("POST", "/elsewhere", b"{}")[0] == 404
    assert desk.send("GET", "/healthz", Authorization="")[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b"null",
        b'{"jsonrpc":"1.0","id":1,"method":"ping"}',
        b"[" * 100_000,
        b'{"a":1,"a":2}',
        b"\xff",
        b"NaN",
    ],
)
def test_what_is_no_message_is_refused(desk: Desk, body: bytes) -> None:
    assert desk.send("POST", "/mcp", body)[0] == 400


def test_a_body_is_bounded(desk: Desk) -> None:
    assert desk.send("POST", "/mcp", b'"' + b"x" * (4 << 20) + b'"')[0] == 413


def stream_of(desk: Desk, message: Any, fields: dict[str, str]) -> tuple[http.client.HTTPConnection, Any]:
    connection = http.client.HTTPConnection(desk.host, timeout=30)
    headers = {"Authorization": "Bearer desk-token", "Content-Type": "application/json"}
    headers |= {name.replace("_", "-"): value for name, value in fields.items()}
    connection.request("POST", "/mcp", json.dumps(message), headers)
    return connection, connection.getresponse()


def next_message(answer: Any) -> Any:
    while line := answer.readline():
        if line.startswith(b"data: {"):
            return json.loads(line[6:])
    return None


PAY = {"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {"name": "pay", "arguments": {"amount": 5}}}


def test_a_legacy_call_is_held_on_its_stream_until_the_person_answers(desk: Desk) -> None:
    fields = desk.initialize(elicitation={})
    connection, answer = stream_of(desk, PAY, fields)
    assert answer.getheader("content-type") == "text/event-stream"
    question = next_message(answer)
    assert question["method"] == "elicitation/create"
    assert question["params"]["requestedSchema"]["required"] == ["approve"]
    assert '{"amount":5}' in question["params"]["message"]
    said = {"jsonrpc": "2.0", "id": question["id"], "result": {"action": "accept", "content": {"approve": True}}}
    other = desk.initialize(elicitation={})
    assert desk.post(said, **other) == (202, None)  # an answer out of another session answers nothing
    assert desk.shop.calls == []
    assert desk.post(said, **fields) == (202, None)
    assert next_message(answer)["result"]["content"]
    assert [name for name, _arguments, _key in desk.shop.calls] == ["pay"]
    connection.close()


def test_a_client_that_leaves_while_a_person_is_asked_has_its_call_blocked(desk: Desk) -> None:
    fields = desk.initialize(elicitation={})
    connection, answer = stream_of(desk, PAY, fields)
    next_message(answer)
    answer.close()
    connection.close()
    assert desk.post(CALL, **fields)[1]["result"]  # the session's calls are serialised: the held one has ended
    assert desk.app.gateway.audit.records[0]["reason"] == "confirmation_failed"
    assert [name for name, _arguments, _key in desk.shop.calls] == ["get_order"]


def test_a_cancelled_call_is_not_dispatched(desk: Desk) -> None:
    fields = desk.initialize(elicitation={})
    connection, answer = stream_of(desk, PAY, fields)
    next_message(answer)
    note = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}}
    assert desk.post(note, **fields) == (202, None)
    assert next_message(answer)["result"]["_meta"][DECISION_MARK] == "block"
    assert desk.shop.calls == []
    connection.close()


def test_the_modern_era_needs_no_handshake(desk: Desk) -> None:
    status, answer = desk.modern("server/discover")
    assert (status, answer["result"]["supportedVersions"]) == (200, ["2026-07-28"])
    listed = desk.modern("tools/list")[1]["result"]
    assert (listed["cacheScope"], listed["resultType"]) == ("private", "complete")
    assert [tool["name"] for tool in desk.modern("tools/list", token="reader-token")[1]["result"]["tools"]] == [
        "get_order"
    ]
    assert desk.call("get_order")["resultType"] == "complete"
    assert desk.modern("initialize")[0] == 404


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"MCP_Protocol_Version": ""}, -32020),
        ({"MCP_Protocol_Version": "2025-11-25"}, -32020),
        ({"Mcp_Method": ""}, -32020),
        ({"Mcp_Method": "tools/list"}, -32020),
        ({"Mcp_Name": ""}, -32020),
        ({"Mcp_Name": "GET_ORDER"}, -32020),
        ({"Mcp_Name": "=?base64?Z2V0X29yZGVy?="}, None),
        ({"Mcp_Name": "=?base64?!!?="}, -32020),
    ],
)
def test_headers_are_held_against_the_body(desk: Desk, change: dict[str, str], code: int | None) -> None:
    fields = {"MCP_Protocol_Version": "2026-07-28", "Mcp_Method": "tools/call", "Mcp_Name": "get_order", **change}
    status, answer = desk.post({**CALL, "params": {**CALL["params"], "_meta": META}}, **fields)  # type: ignore[dict-item]
    assert (status, answer.get("error", {}).get("code")) == ((200, None) if code is None else (400, code))


def test_a_modern_confirmation_is_a_result_and_its_answer_is_bound_to_it(desk: Desk) -> None:
    asked = desk.call("pay", {"amount": 5})
    assert asked["resultType"] == "input_required"
    (key,) = asked["inputRequests"]
    yes = {key: {"action": "accept", "content": {"approve": True}}}
    state = asked["requestState"]
    assert desk.shop.calls == []

    other = {"name": "pay", "arguments": {"amount": 5000}, "inputResponses": yes, "requestState": state}
    assert desk.modern("tools/call", **other)[0] == 400, "another argument"
    tampered = {**other, "arguments": {"amount": 5}, "requestState": state[:-8] + "AAAAAAA="}
    assert desk.modern("tools/call", **tampered)[0] == 400, "a forged state"
    handle = {**other, "arguments": {"amount": 5}, "meta": {SESSION_MARK: "another"}}
    assert desk.modern("tools/call", **handle)[0] == 400, "another handle"
    assert desk.call("pay", {"amount": 5}, inputResponses=yes)["resultType"] == "input_required", "no state at all"
    assert desk.shop.calls == []

    done = desk.call("pay", {"amount": 5}, inputResponses=yes, requestState=state)
    assert done["resultType"] == "complete"
    again = {"name": "pay", "arguments": {"amount": 5}, "inputResponses": yes, "requestState": state}
    assert desk.modern("tools/call", **again)[0] == 400, "a second use"
    assert len(desk.shop.calls) == 1


def test_a_modern_no_is_a_block_and_a_missing_answer_is_asked_for_again(desk: Desk) -> None:
    asked = desk.call("pay")
    (key,) = asked["inputRequests"]
    again = desk.call("pay", requestState=asked["requestState"])
    assert again["resultType"] == "input_required"
    no = {key: {"action": "decline"}}
    refused = desk.call("pay", inputResponses=no, requestState=again["requestState"])
    assert refused["_meta"][REASON_MARK] == "confirmation_declined"
    assert desk.shop.calls == []


def test_a_modern_client_without_forms_cannot_confirm(desk: Desk) -> None:
    for capabilities in ({}, {"elicitation": {"url": {}}}):
        meta = {"io.modelcontextprotocol/clientCapabilities": capabilities}
        assert desk.call("pay", meta=meta)["_meta"][REASON_MARK] == "confirmation_unavailable"


def test_no_modern_caller_sheds_a_label_by_dropping_its_handle(desk: Desk) -> None:
    desk.call("read_mail", meta={SESSION_MARK: "one"})
    for handle in ("one", "two", ""):
        meta = {SESSION_MARK: handle, "io.modelcontextprotocol/clientCapabilities": {}}
        assert desk.call("send_mail", meta=meta)["_meta"][REASON_MARK] == "confirmation_unavailable"
    legacy = desk.initialize()
    send = {**CALL, "params": {"name": "send_mail", "arguments": {}}}
    assert desk.post(send, **legacy)[1]["result"]["_meta"][REASON_MARK] == "confirmation_unavailable"


def test_the_admin_route_rolls_back_and_is_off_without_its_token(desk: Desk) -> None:
    desk.call("place_order", {"item": "tea"}, meta={SESSION_MARK: "one"})
    assert desk.send("GET", "/admin/sessions")[0] == 404
    assert desk.send("GET", "/admin/sessions", Authorization="")[0] == 404
    admin = "Bearer admin-token"
    sessions = json.loads(desk.send("GET", "/admin/sessions", Authorization=admin)[2])["sessions"]
    (identity,) = [each["id"] for each in sessions if each["undoable"]]
    status, _fields, body = desk.send("POST", f"/admin/sessions/{identity}/rollback", Authorization=admin)
    assert (status, json.loads(body)["undone"], desk.shop.orders) == (200, ["place_order"], {})
    desk.app.admin_token = None
    assert desk.send("GET", "/admin/sessions", Authorization=admin)[0] == 404


def test_a_modern_client_that_leaves_cancels_its_call() -> None:
    arrived, given_up = threading.Event(), threading.Event()

    class Waiting(Shop):
        def exchange(self, name: str, arguments: Any, meta: Any, caller: Any) -> Any:
            arrived.set()
            for _ in range(1_000):
                if caller.is_cancelled():
                    given_up.set()
                    break
                threading.Event().wait(0.01)
            return self.call(name, arguments, meta)

    app = GatewayApp(Gateway(None, catalogue=CATALOGUE, upstreams={"*": Waiting()}), agents={"desk-token": "desk"})
    with served(app) as url:
        fields = {"MCP_Protocol_Version": "2026-07-28", "Mcp_Method": "tools/call", "Mcp_Name": "get_order"}
        connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=30)
        headers = {"Authorization": "Bearer desk-token", "Content-Type": "application/json"}
        headers |= {name.replace("_", "-"): value for name, value in fields.items()}
        message = {**CALL, "params": {**CALL["params"], "_meta": META}}  # type: ignore[dict-item]
        connection.request("POST", "/mcp", json.dumps(message), headers)
        assert arrived.wait(10)
        connection.close()
        assert given_up.wait(10)
