"""JSON as RFC 8259 has it and no wider, with the same verdict on every Python.

`json.loads` takes UTF-16, NaN, repeated keys (the last one wins) and as much nesting as the interpreter bears. Here
each of them is refused, and nesting is bounded before parsing. Where it can be, `_json` is used directly: the C
scanner under the `json` package, without the package's start-up cost (it loads `re`).
"""

from __future__ import annotations

import sys
from itertools import accumulate

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.limits import JSON_DEPTH, JSON_INTEGER_DIGITS

try:
    from _json import encode_basestring
except ImportError:  # an interpreter without the accelerator
    from json.encoder import encode_basestring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WHITESPACE = " \t\n\r"  # RFC 8259 section 2; str.strip() alone would take more
_NEITHER_BRACKET_NOR_QUOTE = bytes(byte for byte in range(256) if byte not in b'[]{}"')
_ONE_KIND_OF_BRACKET = bytes.maketrans(b"{}", b"[]")
_STEP = {ord("["): 1, ord("]"): -1}


class JsonError(HawcxError):
    """The bytes are not one JSON text that this runtime accepts."""


class DuplicateKey(JsonError):
    """An object holds one key twice, so that two readers could see two documents."""


def parse_json(data: bytes, *, depth: int = JSON_DEPTH) -> object:
    """Return the value of one JSON text.

    Args:
        data: UTF-8 without a byte order mark.
        depth: how many arrays and objects may stand within each other.

    Raises:
        DuplicateKey: an object holds one key twice.
        JsonError: anything else that is not strict JSON, or is beyond a bound.

    Source: RFC 8259; RFC 7493 section 2.3 on duplicate keys.
    """
    _bound_nesting(data, depth)
    try:
        text = data.decode("utf-8").strip(WHITESPACE)
        value, end = _scan(text, 0)
    except UnicodeDecodeError:
        raise JsonError("the text is not UTF-8") from None
    except (ValueError, StopIteration, RecursionError):
        raise JsonError("the text is not JSON") from None
    if end != len(text):
        raise JsonError("something follows the JSON value")
    return value


def encode_json(value: object) -> bytes:
    """Return a value as compact JSON in UTF-8.

    Args:
        value: None, bool, int, float, str, list, tuple, or dict with str keys.

    Raises:
        JsonError: JSON has no form for it: another type, another key, a float that is not finite, a lone surrogate.
    """
    try:
        return _encoded(value, JSON_DEPTH).encode("utf-8")
    except UnicodeEncodeError:
        raise JsonError("a lone surrogate has no UTF-8") from None


def _bound_nesting(data: bytes, depth: int) -> None:
    """Refuse text that is nested too deeply, in time linear in its length."""
    bare = data.replace(b"\\\\", b"").replace(b'\\"', b"")  # what is left of quotes opens or closes a string
    bare = bare.translate(_ONE_KIND_OF_BRACKET, delete=_NEITHER_BRACKET_NOR_QUOTE).replace(b'""', b"")
    brackets = b"".join(bare.split(b'"')[::2])
    opened = brackets.count(b"[")
    if 2 * opened != len(brackets):
        raise JsonError("the text is not JSON: its brackets do not match")
    if opened > depth and max(accumulate(map(_STEP.__getitem__, brackets))) > depth:
        raise JsonError(f"the text is nested deeper than {depth} levels")


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise DuplicateKey("an object holds one key twice")
    return made


def _integer(digits: str) -> int:
    if len(digits) > JSON_INTEGER_DIGITS:
        raise JsonError(f"an integer has more than {JSON_INTEGER_DIGITS} digits")
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if number - number != 0:  # infinite: no double is near what was written
        raise JsonError("a number is beyond the range of a double")
    return number


def _refuse_constant(name: str) -> object:
    raise JsonError(f"{name} is not JSON")


def _scanner() -> Callable[[str, int], tuple[object, int]]:
    """Make the function that reads one value at an index of a text."""
    # Before 3.12 the C scanner looks its error class up in the json package, and fails badly where that is not loaded.
    if sys.version_info >= (3, 12) and sys.implementation.name == "cpython":
        from _json import make_scanner

        fast: Callable[[str, int], tuple[object, int]] = make_scanner(_Rules)
        return fast
    from json import JSONDecoder

    return JSONDecoder(
        object_pairs_hook=_object, parse_float=_float, parse_int=_integer, parse_constant=_refuse_constant
    ).raw_decode


class _Rules:
    """The settings that `make_scanner` reads from its argument."""

    strict = True  # control characters in strings are refused
    object_hook = None
    object_pairs_hook = staticmethod(_object)
    parse_float = staticmethod(_float)
    parse_int = staticmethod(_integer)
    parse_constant = staticmethod(_refuse_constant)


_scan = _scanner()


def _encoded(value: object, depth: int) -> str:
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, float):
        if value - value != 0:
            raise JsonError("a float that is not finite has no JSON")
        return float.__repr__(value)
    if depth == 0:
        raise JsonError(f"a value is nested deeper than {JSON_DEPTH} levels")
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_encoded(element, depth - 1) for element in value]) + "]"
    if isinstance(value, dict):
        return "{" + ",".join([f"{_key(key)}:{_encoded(held, depth - 1)}" for key, held in value.items()]) + "}"
    raise JsonError(f"{type(value).__name__} has no JSON")


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise JsonError(f"an object's keys are str, not {type(key).__name__}")
    return encode_basestring(key)
