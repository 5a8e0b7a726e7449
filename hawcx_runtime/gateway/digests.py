"""The digests that decisions and records carry. `docs/audit.md` states each encoding with vectors.

Each is SHA-256 over a domain tag, a NUL, and canonical JSON (RFC 8785) of named fields: no two kinds of document can
give the same input, and no two values of one kind can run together.
"""

from __future__ import annotations

import hashlib

from hawcx_runtime.canonical_json import canonical_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def sha256_hex(content: bytes) -> str:
    """Return the SHA-256 of the content as 64 lower-case hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


def tagged_digest(tag: str, value: object) -> str:
    """Return the digest of a value under a domain tag.

    Args:
        tag: ASCII; names the kind of document and the version of its encoding.
        value: anything with a canonical JSON.

    Raises:
        NoCanonicalForm: the value has none.
    """
    return sha256_hex(tag.encode("ascii") + b"\0" + canonical_json(value))


def argument_digest(tool: str, arguments: Mapping[str, object]) -> str:
    """Return the digest that stands for a call's arguments wherever they must not stand themselves."""
    return tagged_digest("hawcx.arguments.v1", {"arguments": arguments, "tool": tool})


def gating_decision_id(
    policy_sha256: str, tool: str, action: str, argument_digest: str, context: Mapping[str, object] | None
) -> str:
    """Return the id of a decision: equal for equal questions put to an equal policy, on every host.

    Args:
        policy_sha256: of the policy that decided, hexadecimal; "" where it has none.
        tool: the tool's name.
        action: `call` or `undo`.
        argument_digest: `argument_digest` of the call.
        context: what else the policy was told, any JSON object; None is the same as {}.
    """
    fields = {
        "action": action,
        "argument_digest": argument_digest,
        "context": dict(context or {}),
        "policy_sha256": policy_sha256,
        "tool": tool,
    }
    return tagged_digest("hawcx.gating-decision.v1", fields)
