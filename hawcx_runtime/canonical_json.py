"""Canonical JSON: one value, one sequence of bytes, so that a digest of it means something.

RFC 8785 as a whole, floating point numbers included. What I-JSON has no place for (NaN, infinities, integers that a
double does not hold, lone surrogates, keys that are not strings) is refused, never rounded.

Source: RFC 8785; RFC 7493 (I-JSON); ECMA-262 section 6.1.6.1.20 (Number::toString).
"""

from __future__ import annotations

from hawcx_runtime.limits import JSON_DEPTH

try:
    from _json import encode_basestring
except ImportError:  # an interpreter without the accelerator
    from json.encoder import encode_basestring

LARGEST_INTEGER = 2**53 - 1  # RFC 8785 section 3.2.2.3: beyond it, readers that use doubles lose digits


class NoCanonicalForm(ValueError):
    """The value is not I-JSON; the text says why and never shows the value."""


def canonical_json(value: object) -> bytes:
    """Return the canonical JSON of a value as UTF-8 bytes, without a final newline.

    Args:
        value: None, bool, int, float, str, list, tuple, or dict with str keys; these very types, not subclasses
            (an enum that is also a str writes itself differently on different Pythons).

    Raises:
        NoCanonicalForm: the value holds something else, nests deeper than `JSON_DEPTH`, or contains itself.
    """
    try:
        return _encoded(value, JSON_DEPTH).encode("utf-8")
    except UnicodeEncodeError:
        raise NoCanonicalForm("a lone surrogate has no canonical JSON") from None


def _encoded(value: object, depth: int) -> str:
    kind = type(value)
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is str:
        return encode_basestring(value)  # type: ignore[arg-type]
    if kind is int:
        return _integer(value)  # type: ignore[arg-type]
    if kind is float:
        return es_number(value)  # type: ignore[arg-type]
    if depth == 0:
        raise NoCanonicalForm(f"a value nested deeper than {JSON_DEPTH} levels has no canonical JSON here")
    if kind is dict:
        return _object(value, depth)  # type: ignore[arg-type]
    if kind is list or kind is tuple:
        return "[" + ",".join([_encoded(each, depth - 1) for each in value]) + "]"  # type: ignore[attr-defined]
    raise NoCanonicalForm(f"{kind.__name__} has no canonical JSON")


def _object(value: dict[str, object], depth: int) -> str:
    if not set(map(type, value)) <= {str}:
        raise NoCanonicalForm("an object's keys must be strings")
    # RFC 8785 section 3.2.3 sorts by UTF-16 code units, which differs from code points beyond the BMP.
    keys = sorted(value) if all(map(str.isascii, value)) else sorted(value, key=_utf16)
    return "{" + ",".join([f"{encode_basestring(key)}:{_encoded(value[key], depth - 1)}" for key in keys]) + "}"


def _utf16(key: str) -> bytes:
    try:
        return key.encode("utf-16-be")
    except UnicodeEncodeError:
        raise NoCanonicalForm("a lone surrogate has no canonical JSON") from None


def _integer(value: int) -> str:
    if not -LARGEST_INTEGER <= value <= LARGEST_INTEGER:
        raise NoCanonicalForm(f"an integer beyond ±{LARGEST_INTEGER} has no canonical JSON")
    return int.__repr__(value)


def es_number(value: float) -> str:
    """Return a double as ECMAScript writes it.

    Raises:
        NoCanonicalForm: it is NaN or infinite.
    """
    if value - value != 0:
        raise NoCanonicalForm("a number that is not finite has no canonical JSON")
    if value == 0:
        return "0"  # minus zero too
    sign = "-" if value < 0 else ""
    # repr gives the shortest digits that read back as the same double, as ECMAScript asks; only the layout differs.
    mantissa, _, exponent = repr(abs(value)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    point = len(whole) + int(exponent or 0)
    digits = (whole + fraction).lstrip("0")
    point -= len(whole + fraction) - len(digits)
    digits = digits.rstrip("0")
    return sign + _laid_out(digits, point)


def _laid_out(digits: str, point: int) -> str:
    """Lay digits out around a decimal point that stands `point` digits from their start (ECMA-262's n)."""
    count = len(digits)
    if count <= point <= 21:
        return digits + "0" * (point - count)
    if 0 < point <= 21:
        return f"{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return "0." + "0" * -point + digits
    exponent = f"e{point - 1:+d}"
    return digits + exponent if count == 1 else f"{digits[0]}.{digits[1:]}{exponent}"
