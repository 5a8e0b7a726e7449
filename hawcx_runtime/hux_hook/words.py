"""The small texts that go to the service: ids and codes, each with a rule, so that no content can ride along."""

from __future__ import annotations

from hawcx_runtime.hux_hook.errors import HuxInvalidRequest
from hawcx_runtime.limits import HUX_ID_CHARACTERS, HUX_WORD_CHARACTERS

_WORD = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.:-")
_UNRESERVED = frozenset(b"-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def is_word(text: object) -> bool:
    """Return whether this is a short text of letters, digits, '_', '.', ':' and '-'."""
    return isinstance(text, str) and 0 < len(text) <= HUX_WORD_CHARACTERS and _WORD.issuperset(text)


def checked_word(text: object, what: str) -> str:
    """Return a word.

    Raises:
        HuxInvalidRequest: it is none; the text is not shown.
    """
    if not is_word(text):
        raise HuxInvalidRequest("invalid_request", f"{what} is not a word of letters, digits, '_', '.', ':' and '-'")
    return str(text)


def checked_id(text: object, what: str) -> str:
    """Return an id that can stand in a path.

    Raises:
        HuxInvalidRequest: it cannot; the text is not shown.
    """
    if not isinstance(text, str) or not 0 < len(text) <= HUX_ID_CHARACTERS:
        raise HuxInvalidRequest("invalid_request", f"{what} is text of 1 to {HUX_ID_CHARACTERS} characters")
    if text in {".", ".."} or not text.isprintable():  # servers take dots for folders, encoded or not
        raise HuxInvalidRequest("invalid_request", f"{what} cannot stand in a path")
    return text


def path_of(*segments: str) -> str:
    """Return a path under `/hux/v1`, each segment percent-encoded as a whole."""
    return "/hux/v1/" + "/".join(_encoded(segment) for segment in segments)


def _encoded(segment: str) -> str:
    return "".join(chr(octet) if octet in _UNRESERVED else f"%{octet:02X}" for octet in segment.encode("utf-8"))
