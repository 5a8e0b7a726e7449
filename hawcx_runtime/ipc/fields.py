"""What the members of a message may hold: one predicate a kind, a check of a whole object, and base64."""

from __future__ import annotations

from binascii import Error as Base64Error
from binascii import a2b_base64, b2a_base64

from hawcx_runtime.ipc.errors import ProtocolError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from hawcx_runtime.errors import HawcxError

    Members = Mapping[str, tuple[bool, Callable[[object], bool]]]
    """Member → (whether it may be absent or null, what its value must be)."""

OPTIONAL = True
REQUIRED = False

LONGEST_REQUEST_ID = 256  # characters
_TOKEN = frozenset("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")  # RFC 9110 5.6.2


def checked_members(wire: object, members: Members, error: type[HawcxError]) -> dict[str, Any]:
    """Return the known members of a message that are there, each of its right type.

    Args:
        wire: the JSON value.
        members: what the message has.
        error: what to raise.
    """
    if not isinstance(wire, dict):
        raise error("a message is a JSON object")
    known = {}
    for name, (is_optional, is_right) in members.items():
        value = wire.get(name)
        if value is None and is_optional:
            continue
        if not is_right(value):
            raise error(f"{name} is missing" if name not in wire else f"{name} has a value that it cannot have")
        known[name] = value
    return known


def is_text(value: object) -> bool:
    """One line of printable text, maybe empty."""
    return isinstance(value, str) and value.isprintable() and _has_utf8(value)


def is_prose(value: object) -> bool:
    """Any text that UTF-8 can hold."""
    return isinstance(value, str) and _has_utf8(value)


def is_name(value: object) -> bool:
    """One line of printable text that is not empty."""
    return is_text(value) and value != ""


def is_request_id(value: object) -> bool:
    """Printable ASCII of a bounded length."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_REQUEST_ID and value.isascii() and value.isprintable()


def is_token(value: object) -> bool:
    """A token of HTTP: a method or the name of a header."""
    return isinstance(value, str) and value != "" and set(value) <= _TOKEN


def is_field_value(value: object) -> bool:
    """The value of an HTTP header, in which nothing ends the line."""
    return is_prose(value) and not {"\r", "\n", "\0"} & set(str(value))


def is_headers(value: object) -> bool:
    """A JSON object of HTTP headers."""
    return isinstance(value, dict) and all(is_token(name) and is_field_value(value[name]) for name in value)


def is_object(value: object) -> bool:
    """A JSON object."""
    return isinstance(value, dict)


def is_status(value: object) -> bool:
    """The status of an HTTP response: three digits, and no bool."""
    return type(value) is int and 100 <= value <= 999


def _has_utf8(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def to_base64(data: bytes | bytearray | memoryview) -> str:
    """Encode as standard base64 (RFC 4648 section 4)."""
    return b2a_base64(data, newline=False).decode("ascii")


def from_base64(text: object, member: str) -> bytes:
    """Decode standard base64 (RFC 4648 section 4), in its one canonical form.

    Raises:
        ProtocolError: it is something else; `member` names where it stood.
    """
    try:
        encoded = str(text).encode("ascii")
        data = a2b_base64(encoded)
    except (UnicodeEncodeError, Base64Error):
        raise ProtocolError(f"{member} is not base64") from None
    if b2a_base64(data, newline=False) != encoded:
        raise ProtocolError(f"{member} is not canonical base64")
    return data
