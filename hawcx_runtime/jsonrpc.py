"""What a response of an MCP server says about one tool call: allowed, or denied, and why. Reads bytes, does no I/O.

Fail-closed both ways: whatever holds a denial is a deny, and whatever does not hold our answer is a deny. Only a
matching result, or a matching error outside the denial range (the tool's own fault, not a decision), is an allow.

Sources: JSON-RPC 2.0; MCP 2025-11-25 and 2026-07-28, "tools/call"; WHATWG HTML section 9.2.
"""

from __future__ import annotations

from hawcx_runtime.event_stream import EventReader, EventStreamError
from hawcx_runtime.strict_json import DuplicateKey, JsonError, parse_json
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeGuard

DENIAL_CODES = range(-32005, -31999)
"""The JSON-RPC error codes, -32005 to -32000, by which a resource server refuses a call."""

DECISION_MEMBER = "hawcx.runtime/decision"
"""The `_meta` member by which this runtime's gateway marks a result as its own refusal, with the value "block"."""

# Reason codes. The first three are allows.
RESULT = "result"
TOOL_ERROR = "tool_error"
DOWNSTREAM_ERROR = "downstream_error"
POLICY = "policy"  # an error in the denial range, or the gateway's mark
NO_DOCUMENT = "no_document"  # nothing in the body is a JSON-RPC message
NO_ANSWER = "no_answer"  # there are messages, but no response
UNMATCHED = "unmatched"  # there are responses, but none to our request
BATCH = "batch"  # an array of messages, which MCP removed in 2025-06-18
MALFORMED = "malformed"  # a message that contradicts itself or its specification
INCOMPLETE = "incomplete"  # the server wants input first, or gave a task to ask after
HTTP_STATUS = "http_status"  # the status says no, whatever the body says

LONGEST_MESSAGE = 200  # characters of a server's words in a reason
_WORDS = {
    RESULT: "the tool answered",
    TOOL_ERROR: "the tool ran and reported a failure",
    DOWNSTREAM_ERROR: "the tool's server reported a fault",
    POLICY: "refused by policy",
    NO_DOCUMENT: "the response holds no JSON-RPC message",
    NO_ANSWER: "the response holds messages but no answer",
    UNMATCHED: "the response answers another request",
    BATCH: "the response is a batch",
    MALFORMED: "the response holds a malformed message",
    INCOMPLETE: "the server wants more before it answers",
    HTTP_STATUS: "the HTTP status is a refusal",
}


class Verdict(Value):
    """What one response says.

    Attributes:
        allowed: whether the call was let through.
        code: one of the reason codes of this module.
        reason: one sentence; a server's own words are cut and made printable.
    """

    allowed: bool
    code: str
    reason: str


def read_verdict(body: bytes, http_status: int, request_id: str | int) -> Verdict:
    """Say what a response means for the request with an id.

    Args:
        body: the response's body, undecoded. Its declared type is not believed.
        http_status: the response's status.
        request_id: the JSON-RPC id of our request; compared in type and value.
    """
    messages, fault = _read_messages(body)
    for message in messages:
        if _is_denial(message):
            return _verdict(POLICY, _words_of(message))
    if fault is not None:
        return _verdict(fault)
    known = [message for message in messages if _is_jsonrpc(message)]
    if not known:
        return _verdict(NO_DOCUMENT)
    responses = [message for message in known if "method" not in message]
    if not responses:
        return _verdict(NO_ANSWER)
    ours = [response for response in responses if _is_same_id(response.get("id"), request_id)]
    if not ours:
        return _verdict(UNMATCHED)
    return _judge(ours[0], http_status) if len(ours) == 1 else _verdict(MALFORMED)


def _read_messages(body: bytes) -> tuple[list[dict[str, object]], str | None]:
    """Return every JSON object that stands where a message may, and a fault of the whole."""
    try:
        return _flattened(parse_json(body))
    except DuplicateKey:
        return [], MALFORMED
    except JsonError:
        pass  # then it may be an event stream
    reader = EventReader()
    try:
        events = reader.feed(body) + reader.finish()
    except EventStreamError:
        return [], NO_DOCUMENT
    messages, fault = [], None
    for event in events:
        found, wrong = _read_event(event)
        messages += found
        fault = fault or wrong
    return messages, fault


def _flattened(value: object) -> tuple[list[dict[str, object]], str | None]:
    if isinstance(value, list):
        return list(_objects(value)), BATCH
    return list(_objects(value)), None


def _objects(value: object) -> Iterator[dict[str, object]]:
    """Yield the objects of a message or batch; a list within a list is looked into, to any depth that was parsed."""
    if isinstance(value, dict):
        yield value
    elif isinstance(value, list):
        for element in value:
            yield from _objects(element)


def _read_event(lines: tuple[str, ...]) -> tuple[list[dict[str, object]], str | None]:
    """Read the data of one event: joined as the standard has it, else each line for itself."""
    try:
        return _flattened(parse_json("\n".join(lines).encode("utf-8")))
    except DuplicateKey:
        return [], MALFORMED
    except JsonError:
        if len(lines) == 1:
            return [], None  # a line that is no JSON is no message: "[DONE]", or cut short
    messages: list[dict[str, object]] = []
    for line in lines:
        messages += _read_event((line,))[0]
    return messages, MALFORMED if messages else None


def _is_jsonrpc(message: dict[str, object]) -> bool:
    return message.get("jsonrpc") == "2.0" and not message.keys().isdisjoint(("result", "error", "method"))


def _is_same_id(given: object, expected: str | int) -> bool:
    return type(given) is type(expected) and given == expected  # True == 1 == 1.0


def _is_denial(message: dict[str, object]) -> bool:
    error, result = message.get("error"), message.get("result")
    if isinstance(error, dict):
        code = error.get("code")
        if _is_number(code) and DENIAL_CODES[0] <= code <= DENIAL_CODES[-1]:
            return True
    if isinstance(result, dict):
        meta = result.get("_meta")
        return isinstance(meta, dict) and meta.get(DECISION_MEMBER) == "block"
    return False


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _judge(response: dict[str, object], http_status: int) -> Verdict:
    """Judge the one response to our request, in which no denial stands."""
    if "error" in response:
        error = response["error"]
        if "result" in response or not isinstance(error, dict) or not _is_number(error.get("code")):
            return _verdict(MALFORMED)
        if http_status < 200 or 300 <= http_status < 400 or http_status in (401, 403, 407):
            return _verdict(HTTP_STATUS)
        return _verdict(DOWNSTREAM_ERROR, _words_of(response))
    code = _judge_result(response["result"])
    if code in (RESULT, TOOL_ERROR) and not 200 <= http_status < 300:
        return _verdict(HTTP_STATUS)
    return _verdict(code)


def _judge_result(result: object) -> str:
    if not isinstance(result, dict):
        return MALFORMED
    kind = result.get("resultType", "complete")
    if kind in ("input_required", "task") or ("task" in result and "content" not in result):
        return INCOMPLETE
    is_error = result.get("isError", False)
    if kind != "complete" or not isinstance(is_error, bool):
        return MALFORMED
    return TOOL_ERROR if is_error else RESULT


def _words_of(message: dict[str, object]) -> str:
    error = message.get("error")
    text = error.get("message") if isinstance(error, dict) else None
    return printable(text) if isinstance(text, str) else ""


def printable(text: str) -> str:
    """Return somebody else's words as one bounded line that drives no terminal and forges no log line."""
    shown = "".join(character if character.isprintable() else "\ufffd" for character in text)
    return shown if len(shown) <= LONGEST_MESSAGE else shown[: LONGEST_MESSAGE - 1] + "…"


def _verdict(code: str, words: str = "") -> Verdict:
    reason = f"{_WORDS[code]}: {words}" if words else _WORDS[code]
    return Verdict(code in (RESULT, TOOL_ERROR, DOWNSTREAM_ERROR), code, reason)
