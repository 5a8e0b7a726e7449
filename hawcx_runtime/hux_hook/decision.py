"""Before a tool runs: the service is asked, and only its clear yes, to this very call, lets it run."""

from __future__ import annotations

import hashlib

from hawcx_runtime.hux_hook.arguments import FrozenArguments
from hawcx_runtime.hux_hook.capabilities import CAPABILITIES
from hawcx_runtime.hux_hook.errors import HuxError, HuxInvalidRequest, HuxUnavailable
from hawcx_runtime.hux_hook.words import checked_id, checked_word, is_word
from hawcx_runtime.strict_json import encode_json
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.hux_hook.client import HuxClient, Json

APPROVAL_REQUIRED = "approval_required"
APPROVAL_DENIED = "approval_denied"
HUX_UNAVAILABLE = "hux_unavailable"
UNKNOWN_CAPABILITY = "unknown_capability"
MALFORMED = "service_error:malformed_answer"


class ToolDecision(Value):
    """The answer to one call. It is true exactly where the call may run, so `if before_tool(…):` is safe.

    Attributes:
        proceed: whether the call may run, once.
        reason: why not, or the service's word for why; a word for programs.
        approval_id: of the approval that the call waits for or was released by, or None.
        frozen: what was hashed, or None where that was not reached.
    """

    proceed: bool
    reason: str
    approval_id: str | None = None
    frozen: FrozenArguments | None = None

    @property
    def argument_hash(self) -> str:
        """`canonical_argument_hash` of the call, or "" where there is none."""
        return "" if self.frozen is None else self.frozen.hash

    @property
    def arguments(self) -> dict[str, object]:
        """The arguments that were hashed and may run: a fresh copy at each look; changing it changes no decision.

        Raises:
            HuxInvalidRequest: the call may not run.
        """
        if not self.proceed or self.frozen is None:
            raise HuxInvalidRequest("not_released", "a call that may not run has no arguments to run with")
        return self.frozen.copy()

    def __bool__(self) -> bool:
        return self.proceed


def before_tool(
    client: HuxClient,
    run_id: str,
    conversation_id: str,
    tool_name: str,
    arguments: Mapping[str, object],
    capability: str,
    external: bool = False,
    risk: str = "low",
) -> ToolDecision:
    """Ask whether a tool may run with these arguments, and return the decision; whatever goes wrong is a no.

    Args:
        client: asks the service.
        run_id: the run that the call belongs to.
        conversation_id: the conversation that the run belongs to.
        tool_name: a word.
        arguments: a dict with a canonical JSON; only its digest is sent. Run `decision.arguments`, not this.
        capability: one of `CAPABILITIES`.
        external: whether the call has effects outside this machine.
        risk: a word; the service knows which.

    Returns:
        A decision whose reason is, where the call may not run: `approval_required` (parked: ask a person, then call
        again with the same arguments), `approval_denied`, `budget_exhausted`, `autonomy_off`, another reason of the
        service's, `hux_unavailable`, `service_error:…`, `unknown_capability`, `invalid_arguments` or `invalid_request`.
    """
    frozen = None
    try:
        if not isinstance(capability, str) or capability not in CAPABILITIES:
            return ToolDecision(proceed=False, reason=UNKNOWN_CAPABILITY)
        checked_id(run_id, "run_id")
        checked_id(conversation_id, "conversation_id")
        checked_word(tool_name, "tool_name")
        checked_word(risk, "risk")
        if not isinstance(external, bool):
            raise HuxInvalidRequest("invalid_request", "external is true or false")
        frozen = FrozenArguments(tool_name, arguments)
        question: Json = {
            "run_id": run_id,
            "conversation_id": conversation_id,
            "tool_name": tool_name,
            "argument_hash": frozen.hash,
            "capability": capability,
            "external": external,
            "risk": risk,
        }
        return _decided(client, question, frozen)
    except HuxUnavailable:
        return ToolDecision(proceed=False, reason=HUX_UNAVAILABLE, frozen=frozen)
    except HuxInvalidRequest as error:
        return ToolDecision(proceed=False, reason=error.code, frozen=frozen)
    except HuxError as error:
        return ToolDecision(proceed=False, reason=f"service_error:{error.code}", frozen=frozen)


def _decided(client: HuxClient, question: Json, frozen: FrozenArguments) -> ToolDecision:
    answer = client.gate(str(question["run_id"]), question)
    reason, approval_id = answer.get("reason"), answer.get("approval_id")
    if not isinstance(reason, str) or not is_word(reason) or not _speaks_of(answer, question):
        return ToolDecision(proceed=False, reason=MALFORMED, frozen=frozen)
    if approval_id is not None and not is_word(approval_id):
        return ToolDecision(proceed=False, reason=MALFORMED, frozen=frozen)
    named = str(approval_id) if approval_id is not None else None
    proceed = answer.get("proceed")
    if proceed is True:
        return ToolDecision(proceed=True, reason=reason, approval_id=named, frozen=frozen)
    if proceed is not False:
        return ToolDecision(proceed=False, reason=MALFORMED, frozen=frozen)
    if reason == APPROVAL_REQUIRED and named is None:
        return _parked(client, question, frozen)
    return ToolDecision(proceed=False, reason=reason, approval_id=named, frozen=frozen)


def _parked(client: HuxClient, question: Json, frozen: FrozenArguments) -> ToolDecision:
    """Ask for an approval. Its state is not looked at for a yes: only the gate releases, and only once."""
    answer = client.create_approval(question, _idempotency_key(client, question))
    approval_id = answer.get("approval_id")
    if not isinstance(approval_id, str) or not is_word(approval_id) or not _speaks_of(answer, question):
        return ToolDecision(proceed=False, reason=MALFORMED, frozen=frozen)
    reason = APPROVAL_DENIED if answer.get("status") == "denied" else APPROVAL_REQUIRED
    return ToolDecision(proceed=False, reason=reason, approval_id=approval_id, frozen=frozen)


def _speaks_of(answer: Json, question: Json) -> bool:
    """Return whether an answer is to this question: it repeats the run and the digest."""
    return answer.get("run_id") == question["run_id"] and answer.get("argument_hash") == question["argument_hash"]


def _idempotency_key(client: HuxClient, question: Json) -> str:
    """Return a key that the same call always has, in this process and after it."""
    parts = [client.identity.tenant_slot, client.identity.subject, *(str(question[name]) for name in _KEYED)]
    return hashlib.sha256(encode_json(parts)).hexdigest()


_KEYED = ("run_id", "conversation_id", "tool_name", "argument_hash", "capability", "external", "risk")
