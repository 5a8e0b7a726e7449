"""Names and numbers of MCP that both of its eras, and both of our sides, use.

Source: MCP specification, revisions 2025-03-26 to 2026-07-28; JSON-RPC 2.0.
"""

from __future__ import annotations

import base64

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MODERN = "2026-07-28"
LEGACY = ("2025-11-25", "2025-06-18", "2025-03-26")  # newest first
FIRST_WITH_ELICITATION = "2025-06-18"

META_VERSION = "io.modelcontextprotocol/protocolVersion"
META_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
META_CLIENT = "io.modelcontextprotocol/clientInfo"
META_SERVER = "io.modelcontextprotocol/serverInfo"
META_LOG_LEVEL = "io.modelcontextprotocol/logLevel"

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603
HEADER_MISMATCH, MISSING_CAPABILITY, UNSUPPORTED_VERSION = -32020, -32021, -32022
LOG_LEVELS = ("debug", "info", "notice", "warning", "error", "critical", "alert", "emergency")


_TOKEN = frozenset("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_PRIMITIVE = ("string", "integer", "boolean")  # of a number, two sides may write different text


def param_headers(schema: object) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield `(header name, path of the argument)` for every `x-mcp-header` of an input schema."""
    for header, _kind, path in _marked(schema, ()):
        if isinstance(header, str) and header and _TOKEN.issuperset(header):
            yield f"Mcp-Param-{header}", path


def has_sound_headers(schema: object) -> bool:
    """Tell whether every `x-mcp-header` of a schema is a token, on a primitive type, and there but once."""
    names = set()
    for header, kind, _path in _marked(schema, ()):
        if not isinstance(header, str) or not header or not _TOKEN.issuperset(header):
            return False
        if kind not in _PRIMITIVE or header.lower() in names:
            return False
        names.add(header.lower())
    return True


def _marked(schema: object, path: tuple[str, ...]) -> Iterator[tuple[object, object, tuple[str, ...]]]:
    """Yield `(mark, type, path)` of every property that bears an `x-mcp-header`."""
    properties = schema.get("properties") if isinstance(schema, dict) else None
    if not isinstance(properties, dict) or len(path) > 16:
        return
    for name, each in properties.items():
        if isinstance(each, dict):
            if "x-mcp-header" in each:
                yield each["x-mcp-header"], each.get("type"), (*path, name)
            yield from _marked(each, (*path, name))


def argument_at(arguments: Mapping[str, object], path: tuple[str, ...]) -> object:
    """Return the argument at a path; None when it is not there."""
    found: object = arguments
    for name in path:
        if not isinstance(found, dict):
            return None
        found = found.get(name)
    return found


def header_value(value: object) -> str:
    """Return an argument as a header carries it: plain where that is safe, else base64 between markers."""
    text = ("true" if value else "false") if isinstance(value, bool) else str(value)
    is_plain = text.isascii() and text.isprintable() and text == text.strip() and not text.startswith("=?base64?")
    return text if is_plain and text else f"=?base64?{base64.b64encode(text.encode()).decode()}?="


def header_text(value: str) -> str:
    """Return what a header's value says.

    Raises:
        ValueError: its base64 is malformed.
    """
    value = value.strip(" \t")
    if value.startswith("=?base64?") and value.endswith("?=") and len(value) >= 11:
        return base64.b64decode(value[9:-2], validate=True).decode("utf-8")
    return value
