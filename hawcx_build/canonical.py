"""Canonical JSON (a subset of RFC 8785) and the digests that are taken of it.

The subset: null, booleans, integers within ±(2**53 - 1), strings without lone surrogates, arrays, and objects with
string keys. There are no floating point numbers anywhere in this project's documents, so the hardest part of RFC 8785
has no place here. `_json` gives the C encoder without the start-up cost of the `json` package, which loads `re`.
"""

from __future__ import annotations

import hashlib

try:
    from _json import encode_basestring
except ImportError:  # an interpreter without the accelerator
    from json.encoder import encode_basestring

LARGEST_INTEGER = 2**53 - 1  # RFC 8785 section 3.2.2.3: beyond it, readers that use doubles lose digits


def canonical_json(value: object) -> bytes:
    """Return the canonical JSON of a value as UTF-8 bytes, without a final newline.

    Args:
        value: None, bool, int, str, list, tuple, or dict with str keys, nested to any sane depth.

    Raises:
        TypeError: the value holds something else.
        ValueError: an integer is out of range, or a string holds a lone surrogate.

    Source: RFC 8785 sections 3.2.2 and 3.2.3.
    """
    return _encode(value).encode("utf-8")


def _encode(value: object) -> str:
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, int):
        if abs(value) > LARGEST_INTEGER:
            raise ValueError(f"an integer beyond ±{LARGEST_INTEGER} has no canonical JSON")
        return int.__repr__(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(_encode, value)) + "]"
    if isinstance(value, dict):
        keys = sorted(value, key=_utf16_code_units)
        return "{" + ",".join(f"{encode_basestring(key)}:{_encode(value[key])}" for key in keys) + "}"
    raise TypeError(f"{type(value).__name__} has no canonical JSON here")


def _utf16_code_units(key: object) -> bytes:
    """Return what RFC 8785 section 3.2.3 sorts keys by; it differs from code points beyond the BMP."""
    if not isinstance(key, str):
        raise TypeError("an object's keys must be strings")
    return key.encode("utf-16-be")


def prefixed_digest(content: bytes | memoryview) -> str:
    """Return the SHA-256 of the content as this project's documents name it: `sha256:` and 64 hexadecimal digits."""
    return "sha256:" + sha256_hex(content)


def sha256_hex(content: bytes | memoryview) -> str:
    """Return the SHA-256 of the content as 64 lower-case hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()
