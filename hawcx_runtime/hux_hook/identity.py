"""Who an agent process is, as it tells the service with every request."""

from __future__ import annotations

from hawcx_runtime.hux_hook.errors import HuxInvalidRequest
from hawcx_runtime.hux_hook.words import is_word
from hawcx_runtime.values import Value

WORKER = "worker"
SLOT_DIGITS = 9


class HuxIdentity(Value):
    """A worker of a tenant, acting for a user.

    Attributes:
        tenant_slot: `slot-` and a number.
        subject: `usr_` and the user's id.
        surface: `worker`; nothing else may call itself one.
        trust: `worker`.
    """

    tenant_slot: str
    subject: str
    surface: str = WORKER
    trust: str = WORKER


def checked_identity(identity: HuxIdentity) -> HuxIdentity:
    """Return an identity whose parts have their form.

    Raises:
        HuxInvalidRequest: one has not; the text names it and does not show it.
    """
    if not isinstance(identity, HuxIdentity):
        raise HuxInvalidRequest("invalid_identity", "the identity is a HuxIdentity")
    slot, subject = identity.tenant_slot, identity.subject
    number = slot[len("slot-") :] if is_word(slot) and slot.startswith("slot-") else ""
    if not (number.isascii() and number.isdigit() and len(number) <= SLOT_DIGITS):
        raise HuxInvalidRequest("invalid_identity", "tenant_slot is slot- and a number")
    if not (is_word(subject) and subject.startswith("usr_") and len(subject) > len("usr_")):
        raise HuxInvalidRequest("invalid_identity", "subject is usr_ and an id")
    if identity.surface != WORKER or identity.trust != WORKER:
        raise HuxInvalidRequest("invalid_identity", f"surface and trust are both {WORKER}")
    return identity
