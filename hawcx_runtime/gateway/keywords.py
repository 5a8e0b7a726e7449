"""The keywords of JSON Schema 2020-12 that are asserted: what value each takes, and when an instance breaks it.

Source: JSON Schema 2020-12, core section 10, validation section 6.
"""

from __future__ import annotations

from hawcx_runtime.gateway.limits import MAX_PATTERN_SUBJECT
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from hawcx_runtime.gateway.tool_schema import Validation

    Node = Mapping[str, Any]

ANNOTATIONS = frozenset(
    {"title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "format", "$comment"}
    | {"$id", "contentEncoding", "contentMediaType", "contentSchema"}
)
"""Keywords that say something about a value without refusing one. `$id` only names: references stay inside."""

_TYPES: dict[str, Callable[[object], bool]] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: _is_number(value) and value == value // 1,  # type: ignore[operator]
    "number": lambda value: _is_number(value),
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def same_json(first: object, second: object) -> bool:
    """Tell whether two JSON values are equal: 1 is 1.0, but True is not 1.

    Source: JSON Schema 2020-12 core section 4.2.2.
    """
    if _is_number(first) and _is_number(second):
        return first == second
    if type(first) is not type(second):
        return False
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(same_json, first, second))
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(same_json(first[key], second[key]) for key in first)
    return first == second


class Keyword(Value):
    """One keyword.

    Attributes:
        wanted: what its value must be, in words.
        takes: tells whether a value of the keyword is well-formed.
        check: yields the faults of an instance, each `(where below the instance, what)`.
    """

    wanted: str
    takes: Callable[[Any], bool]
    check: Callable[[Validation, Node, Any, Any], Iterator[tuple[str, str]]]

    def faults(self, run: Validation, node: Node, wanted: object, value: object, path: str) -> tuple[str, ...]:
        """Return the faults of one instance, with their place."""
        return tuple(f"{path + below or '/'}: {what}" for below, what in self.check(run, node, wanted, value))


def _below(run: Validation, schema: Any, value: object, step: str) -> Iterator[tuple[str, str]]:
    """Hold a part of the instance against a subschema."""
    for fault in run.faults_of(schema, value, step):
        where, _, what = fault.partition(": ")
        yield ("" if where == "/" else where), what


def _type(_run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    names = wanted if isinstance(wanted, list) else [wanted]
    if not any(_TYPES[name](value) for name in names):
        yield "", "is not " + " or ".join(names)


def _enum(_run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if not any(same_json(value, each) for each in wanted):
        yield "", "is none of the allowed values"


def _const(_run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if not same_json(value, wanted):
        yield "", "is not the one allowed value"


def _properties(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, schema in wanted.items():
            if name in value:
                yield from _below(run, schema, value[name], f"/{name}")


def _pattern_properties(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for pattern, schema in wanted.items():
            for name in value:
                if run.name_matches(pattern, name):
                    yield from _below(run, schema, value[name], f"/{name}")


def _additional_properties(run: Validation, node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if not isinstance(value, dict):
        return
    patterns = node.get("patternProperties", ())
    for name in value.keys() - node.get("properties", {}).keys():
        if not any(run.name_matches(pattern, name) for pattern in patterns):
            yield from _below(run, wanted, value[name], f"/{name}")


def _property_names(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name in value:
            yield from _below(run, wanted, name, f"/{name}")


def _required(_run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name in wanted:
            if name not in value:
                yield f"/{name}", "is missing"


def _dependent_required(run: Validation, node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name in wanted.keys() & value.keys():
            yield from _required(run, node, wanted[name], value)


def _dependent_schemas(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name in wanted.keys() & value.keys():
            yield from _below(run, wanted[name], value, "")


def _prefix_items(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for index, (schema, item) in enumerate(zip(wanted, value, strict=False)):
            yield from _below(run, schema, item, f"/{index}")


def _items(run: Validation, node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for index in range(len(node.get("prefixItems", ())), len(value)):
            yield from _below(run, wanted, value[index], f"/{index}")


def _contains(run: Validation, node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        count = sum(run.fits(wanted, item) for item in value)
        if count < node.get("minContains", 1):
            yield "", "holds too few items of the kind it must hold"
        if "maxContains" in node and count > node["maxContains"]:
            yield "", "holds too many items of a kind"


def _unique_items(_run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if wanted and isinstance(value, list) and _has_doubles(value):
        yield "", "holds an item twice"


def _has_doubles(items: list[Any]) -> bool:
    """Tell whether two items are equal.

    Only items of one kind and size are compared: quadratic only for many containers of one size, which the bound on
    arguments keeps small.
    """
    scalars: set[object] = set()
    containers: dict[tuple[type, int], list[Any]] = {}
    for item in items:
        if isinstance(item, (list, dict)):
            alike = containers.setdefault((type(item), len(item)), [])
            if any(same_json(item, other) for other in alike):
                return True
            alike.append(item)
        else:
            key = (isinstance(item, bool), item)
            if key in scalars:
                return True
            scalars.add(key)
    return False


def _pattern(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if len(value) > MAX_PATTERN_SUBJECT:
            yield "", f"is longer than the {MAX_PATTERN_SUBJECT} characters that a pattern is matched against"
        elif not run.schema.patterns[wanted].found_in(value):
            yield "", "does not match its pattern"


def _all_of(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    for schema in wanted:
        yield from _below(run, schema, value, "")


def _any_of(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if not any(run.fits(schema, value) for schema in wanted):
        yield "", "fits none of the allowed forms"


def _one_of(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    count = sum(run.fits(schema, value) for schema in wanted)
    if count != 1:
        yield "", f"fits {count} of the forms of which it must fit one"


def _not(run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    if run.fits(wanted, value):
        yield "", "has a form that is not allowed"


def _if(run: Validation, node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
    branch = "then" if run.fits(wanted, value) else "else"
    if branch in node:
        yield from _below(run, node[branch], value, "")


def _bound(what: str, breaks: Callable[[Any, Any], bool], applies: Callable[[Any], bool]) -> Any:
    """Make the check of a keyword that compares with one number."""

    def check(_run: Validation, _node: Node, wanted: Any, value: Any) -> Iterator[tuple[str, str]]:
        if applies(value) and breaks(value, wanted):
            yield "", f"{what} {wanted}"

    return check


def _is_not_multiple(value: Any, of: Any) -> bool:
    if isinstance(value, int) and isinstance(of, int):
        return bool(value % of)
    from fractions import Fraction  # 0.3 is a multiple of 0.1 as written, though not as doubles

    return bool(Fraction(repr(value)) % Fraction(repr(of)))


def _is_count(value: Any) -> bool:
    return _TYPES["integer"](value) and value >= 0


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _is_types(value: Any) -> bool:
    return (
        _is_names(value if isinstance(value, list) else [value])
        and bool(value)
        and set(value if isinstance(value, list) else [value]) <= set(_TYPES)
    )


def _anything(_value: Any) -> bool:
    return True


_COUNT = ("a number that is not negative", _is_count)
_NUMBER = ("a number", _is_number)
_is_string, _is_list, _is_object = _TYPES["string"], _TYPES["array"], _TYPES["object"]

KEYWORDS: dict[str, Keyword] = {
    "type": Keyword("the name of a JSON type, or a list of such names", _is_types, _type),
    "enum": Keyword("a list", _is_list, _enum),
    "const": Keyword("any value", _anything, _const),
    "properties": Keyword("", _anything, _properties),
    "patternProperties": Keyword("", _anything, _pattern_properties),
    "additionalProperties": Keyword("", _anything, _additional_properties),
    "propertyNames": Keyword("", _anything, _property_names),
    "required": Keyword("a list of names", _is_names, _required),
    "dependentRequired": Keyword(
        "an object of lists of names",
        lambda value: _is_object(value) and all(map(_is_names, value.values())),
        _dependent_required,
    ),
    "dependentSchemas": Keyword("", _anything, _dependent_schemas),
    "prefixItems": Keyword("", _anything, _prefix_items),
    "items": Keyword("", _anything, _items),
    "contains": Keyword("", _anything, _contains),
    "minContains": Keyword(*_COUNT, lambda *_: iter(())),
    "maxContains": Keyword(*_COUNT, lambda *_: iter(())),
    "uniqueItems": Keyword("a boolean", _TYPES["boolean"], _unique_items),
    "pattern": Keyword("a string", _is_string, _pattern),
    "allOf": Keyword("", _anything, _all_of),
    "anyOf": Keyword("", _anything, _any_of),
    "oneOf": Keyword("", _anything, _one_of),
    "not": Keyword("", _anything, _not),
    "if": Keyword("", _anything, _if),
    "minimum": Keyword(*_NUMBER, _bound("is less than", lambda value, least: value < least, _is_number)),
    "maximum": Keyword(*_NUMBER, _bound("is more than", lambda value, most: value > most, _is_number)),
    "exclusiveMinimum": Keyword(*_NUMBER, _bound("is not more than", lambda value, low: value <= low, _is_number)),
    "exclusiveMaximum": Keyword(*_NUMBER, _bound("is not less than", lambda value, high: value >= high, _is_number)),
    "multipleOf": Keyword(
        "a number above zero",
        lambda value: _is_number(value) and value > 0,
        _bound("is no multiple of", _is_not_multiple, _is_number),
    ),
    "minLength": Keyword(*_COUNT, _bound("is shorter than", lambda value, least: len(value) < least, _is_string)),
    "maxLength": Keyword(*_COUNT, _bound("is longer than", lambda value, most: len(value) > most, _is_string)),
    "minItems": Keyword(*_COUNT, _bound("has fewer items than", lambda value, least: len(value) < least, _is_list)),
    "maxItems": Keyword(*_COUNT, _bound("has more items than", lambda value, most: len(value) > most, _is_list)),
    "minProperties": Keyword(*_COUNT, _bound("has fewer members than", lambda v, least: len(v) < least, _is_object)),
    "maxProperties": Keyword(*_COUNT, _bound("has more members than", lambda v, most: len(v) > most, _is_object)),
}
