"""The closure digest: one SHA-256 over named contents, framed so that no two sets of files share an encoding."""

from __future__ import annotations

import hashlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def closure_digest(files: Iterable[tuple[str, bytes]]) -> str:
    """Return the digest of a set of files as 64 lower-case hexadecimal digits.

    Each file contributes `u32be(name length) || UTF-8 name || u64be(content length) || content`, in the order of the
    UTF-8 bytes of the names. The lengths make the framing injective: names and contents cannot flow into each other.

    Args:
        files: (name, content) pairs with distinct names, in any order.

    Source: docs/measurement-contract.md.
    """
    digest = hashlib.sha256()
    for name, content in sorted((name.encode("utf-8"), content) for name, content in files):
        digest.update(len(name).to_bytes(4, "big") + name)
        digest.update(len(content).to_bytes(8, "big"))
        digest.update(content)
    return digest.hexdigest()
