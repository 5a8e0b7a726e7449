"""What a tool call may need; the service knows these words and no others."""

from __future__ import annotations

CAPABILITIES = frozenset(
    (
        "artifact_write",
        "delegate",
        "deploy",
        "external_side_effect",
        "memory_write",
        "network",
        "read_files",
        "send_message",
        "shell",
        "spend_tokens",
        "web_search",
        "write_files",
    )
)
