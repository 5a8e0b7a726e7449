"""The client of the service: its routes, each request with the identity, each answer read strictly."""

from __future__ import annotations

import os

from hawcx_runtime.hux_hook.errors import HuxConflict, HuxInvalidRequest, HuxServiceError
from hawcx_runtime.hux_hook.identity import WORKER, HuxIdentity, checked_identity
from hawcx_runtime.hux_hook.loopback import exchange, parse_base_url
from hawcx_runtime.hux_hook.words import checked_id, is_word, path_of
from hawcx_runtime.limits import HUX_SECONDS, LONGEST_TIMEOUT_SECONDS
from hawcx_runtime.strict_json import JsonError, encode_json, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from typing_extensions import Self

    from hawcx_runtime.egress.http1 import RawResponse

    Json = dict[str, object]

DEFAULT_BASE_URL = "http://127.0.0.1:8790"
KEY_CHARACTERS = range(8, 4097)  # shorter ones could be guessed, and could stand in an answer by chance
_VISIBLE = frozenset(map(chr, range(0x21, 0x7F))) - frozenset('"\\')  # JSON would write these otherwise
_PRECONDITION_FAILED = 412


class HuxClient:
    """Asks the service; threads and forked processes may share it.

    Args:
        base_url: `http://` and a loopback address with its port.
        identity: who asks.
        key: the relay key, if the service wants one; it is sent and never shown.
        timeout: seconds for one request, from connecting to the last byte.
    """

    __slots__ = ("_capabilities", "_forgotten", "_identity", "_key", "_place", "_timeout")

    def __init__(
        self, base_url: str, identity: HuxIdentity, key: str | None = None, timeout: float = HUX_SECONDS
    ) -> None:
        self._place = parse_base_url(base_url)
        self._identity = checked_identity(identity)
        self._key = _checked_key(key)
        self._timeout = _checked_timeout(timeout)
        self._capabilities: bytes | None = None
        self._forgotten = 0

    @classmethod
    def from_env(cls) -> Self:
        """Return a client as the environment describes it.

        `HUX_BASE_URL` (default `http://127.0.0.1:8790`), `HUX_TENANT_SLOT`, `HUX_SUBJECT`, `HUX_WORKER_KEY` (default
        none), `HUX_SURFACE` and `HUX_TRUST` (default `worker`), `HUX_TIMEOUT_SECONDS` (default 5).

        Raises:
            HuxInvalidRequest: a variable is missing or has no proper value; the text names it and does not show it.
        """
        environment = os.environ
        missing = [name for name in ("HUX_TENANT_SLOT", "HUX_SUBJECT") if not environment.get(name)]
        if missing:
            raise HuxInvalidRequest("invalid_environment", f"{' and '.join(missing)} must be set")
        identity = HuxIdentity(
            environment["HUX_TENANT_SLOT"],
            environment["HUX_SUBJECT"],
            environment.get("HUX_SURFACE") or WORKER,
            environment.get("HUX_TRUST") or WORKER,
        )
        try:
            timeout = float(environment.get("HUX_TIMEOUT_SECONDS") or HUX_SECONDS)
        except ValueError:
            raise HuxInvalidRequest("invalid_environment", "HUX_TIMEOUT_SECONDS is not a number") from None
        base_url = environment.get("HUX_BASE_URL") or DEFAULT_BASE_URL
        return cls(base_url, identity, environment.get("HUX_WORKER_KEY") or None, timeout)

    @property
    def identity(self) -> HuxIdentity:
        """Who asks."""
        return self._identity

    def capabilities(self) -> Json:
        """Return what the service offers; asked once, until `forget_capabilities`. A failure is not remembered."""
        known, forgotten = self._capabilities, self._forgotten
        if known is None:
            known = encode_json(self._ask("GET", path_of("capabilities")))
            if forgotten == self._forgotten:  # nobody called forget_capabilities meanwhile
                self._capabilities = known
        return parse_json(known)  # type: ignore[return-value]

    def forget_capabilities(self) -> None:
        """Ask anew at the next need; safe in a signal handler."""
        self._forgotten += 1
        self._capabilities = None

    def create_approval(self, body: Json, idempotency_key: str) -> Json:
        """Ask for an approval; the same key again returns the same one."""
        return self._ask("POST", path_of("approvals"), body, idempotency_key=idempotency_key)

    def gate(self, run_id: str, body: Json) -> Json:
        """Ask whether a tool call may run. A yes counts once: it is never asked again for one answer."""
        return self._ask("POST", path_of("runs", checked_id(run_id, "run_id"), "gate"), body)

    def budget(self, run_id: str, body: Json) -> Json:
        """Record what a run has spent."""
        return self._ask("POST", path_of("runs", checked_id(run_id, "run_id"), "budget"), body)

    def stop(self, run_id: str, body: Json) -> Json:
        """Report that a run stops."""
        return self._ask("POST", path_of("runs", checked_id(run_id, "run_id"), "stop"), body)

    def create_event(self, conversation_id: str, body: Json, idempotency_key: str) -> Json:
        """Append an event to a conversation."""
        path = path_of("conversations", checked_id(conversation_id, "conversation_id"), "events")
        return self._ask("POST", path, body, idempotency_key=idempotency_key)

    def privacy_policy(self) -> Json:
        """Return the privacy policy in force."""
        return self._ask("GET", path_of("privacy", "policy"))

    def conversation(self, conversation_id: str) -> Json:
        """Return what the service says of a conversation."""
        return self._ask("GET", path_of("conversations", checked_id(conversation_id, "conversation_id")))

    def replace(self, segments: tuple[str, ...], body: Json, revision: str) -> Json:
        """PUT a document, if its revision is still the one that was read.

        Args:
            segments: of the path under `/hux/v1`.
            body: the new document.
            revision: as the service gave it.

        Raises:
            HuxConflict: it is another one by now; read again, never repeat blindly.
        """
        if not is_word(revision):
            raise HuxInvalidRequest("invalid_request", "a revision is a word")
        path = path_of(*(checked_id(segment, "a path's segment") for segment in segments))
        return self._ask("PUT", path, body, revision=revision)

    def _ask(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        *,
        idempotency_key: str | None = None,
        revision: str | None = None,
    ) -> Json:
        if idempotency_key is not None and not is_word(idempotency_key):
            raise HuxInvalidRequest("invalid_request", "an idempotency key is a word")
        headers = self._headers()
        if body is not None:
            headers.append(("Content-Type", "application/json"))
        if idempotency_key is not None:
            headers.append(("Idempotency-Key", f'"{idempotency_key}"'))  # a string of RFC 8941
        if revision is not None:
            headers.append(("If-Match", f'"{revision}"'))
        sent = None if body is None else encode_json(body)
        return self._read(exchange(self._place, method, path, headers, sent, self._timeout))

    def _headers(self) -> list[tuple[str, str]]:
        headers = [
            ("X-Hermes-Tenant-Identity", self._identity.tenant_slot),
            ("X-Hux-Subject", self._identity.subject),
            ("X-Hux-Surface", self._identity.surface),
            ("X-Hux-Trust", self._identity.trust),
        ]
        if self._key is not None:
            headers.append(("X-Hux-Relay-Key", self._key))
        return headers

    def _read(self, answer: RawResponse) -> Json:
        """Return the object that a success carries.

        Raises:
            HuxServiceError: there is no success, or no object.
        """
        document: object = None
        try:
            document = parse_json(self._without_key(answer.body))
        except JsonError:
            if 200 <= answer.status <= 299:
                raise HuxServiceError("malformed_answer", "the answer is not strict JSON", answer.status) from None
        if not 200 <= answer.status <= 299:
            raise self._refusal(answer.status, document)
        if not isinstance(document, dict):
            raise HuxServiceError("malformed_answer", "the answer is not a JSON object", answer.status)
        return document

    def _refusal(self, status: int, document: object) -> HuxServiceError:
        stated = document.get("error") if isinstance(document, dict) else None
        fields = stated if isinstance(stated, dict) else {}
        code, message = fields.get("code"), fields.get("message")
        kind = HuxConflict if status == _PRECONDITION_FAILED else HuxServiceError
        return kind(
            str(code) if is_word(code) else f"status_{status}",
            message if isinstance(message, str) else "the service refused",
            status,
        )

    def _without_key(self, body: bytes) -> bytes:
        """Return an answer, which may repeat what the service was sent, without the key."""
        return body if self._key is None else body.replace(self._key.encode("ascii"), b"(key)")

    def __repr__(self) -> str:
        return f"<HuxClient of {self._identity.tenant_slot} at {self._place.host}:{self._place.port}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a HuxClient holds a key and is not pickled")


def _checked_key(key: str | None) -> str | None:
    if key is None:
        return None
    if not isinstance(key, str) or len(key) not in KEY_CHARACTERS or not _VISIBLE.issuperset(key):
        raise HuxInvalidRequest("invalid_key", "the key is 8 to 4096 visible ASCII characters")
    return key


def _checked_timeout(timeout: float) -> float:
    if isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or not 0 < timeout <= LONGEST_TIMEOUT_SECONDS:
        raise HuxInvalidRequest(
            "invalid_timeout", f"a timeout is above 0 and at most {LONGEST_TIMEOUT_SECONDS} seconds"
        )
    return float(timeout)
