"""A tool call's arguments: their digest, and a copy that nobody can change between the check and the run."""

from __future__ import annotations

from hawcx_runtime.canonical_json import NoCanonicalForm
from hawcx_runtime.gateway.digests import argument_digest
from hawcx_runtime.hux_hook.errors import HuxInvalidRequest
from hawcx_runtime.strict_json import JsonError, encode_json, parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def canonical_argument_hash(tool_name: str, arguments: Mapping[str, object]) -> str:
    """Return the digest that stands for a call: equal for equal calls, on every host; the audit's digest too.

    SHA-256 over `hawcx.arguments.v1`, a NUL, and the canonical JSON (RFC 8785) of
    `{"arguments": …, "tool": …}`; 64 lower-case hexadecimal digits.

    Args:
        tool_name: any text.
        arguments: a dict; values are None, bool, int, float, str, list, tuple or dict, these very types.

    Raises:
        HuxInvalidRequest: they have no canonical form (NaN, an integer that a double does not hold, a lone surrogate,
            a key that is no string, another type, a cycle or too deep a nesting); values are not shown.
    """
    if type(tool_name) is not str:
        raise HuxInvalidRequest("invalid_arguments", "a tool's name is text")
    if type(arguments) is not dict:
        raise HuxInvalidRequest("invalid_arguments", "a tool's arguments are a dict")
    try:
        return argument_digest(tool_name, arguments)
    except NoCanonicalForm as error:
        raise HuxInvalidRequest("invalid_arguments", str(error)) from None
    except RuntimeError:  # a dict that grew while it was read
        raise HuxInvalidRequest("invalid_arguments", "the arguments changed while they were read") from None


class FrozenArguments:
    """What was hashed, as bytes: every look at it is a fresh copy.

    Attributes:
        hash: `canonical_argument_hash` of the copy.
    """

    __slots__ = ("_snapshot", "hash")

    def __init__(self, tool_name: str, arguments: Mapping[str, object]) -> None:
        """Take a copy, and the digest of that copy: should the caller's change meanwhile, they still belong together.

        Raises:
            HuxInvalidRequest: there is no canonical form.
        """
        canonical_argument_hash(tool_name, arguments)  # the copy alone would not show a subclass or a wrong key
        try:
            self._snapshot = encode_json(arguments)
        except (JsonError, RuntimeError):
            raise HuxInvalidRequest("invalid_arguments", "the arguments changed while they were read") from None
        self.hash = canonical_argument_hash(tool_name, self.copy())

    def copy(self) -> dict[str, object]:
        """Return the arguments, with lists where tuples were."""
        value = parse_json(self._snapshot)
        if not isinstance(value, dict):
            raise HuxInvalidRequest("invalid_arguments", "a tool's arguments are a dict")
        return value

    def __repr__(self) -> str:
        return f"<FrozenArguments {self.hash}>"
