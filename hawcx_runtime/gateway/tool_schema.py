"""Input schemas of tools: loaded with every fault named, then held against arguments in bounded time.

The part of JSON Schema 2020-12 that tools use. What goes beyond it (`$dynamicRef`, `unevaluatedProperties`, references
to other documents, an unknown keyword that is not an `x-` extension) is refused when the schema is loaded: a keyword
that is not understood is a promise that is not kept. `format` and the other annotations are not asserted, as the
specification's default says.

Source: JSON Schema 2020-12, core sections 7 to 10, validation sections 6 to 9; MCP 2026-07-28, tools (inputSchema).
"""

from __future__ import annotations

from hawcx_runtime.gateway.keywords import ANNOTATIONS, KEYWORDS
from hawcx_runtime.gateway.limits import MAX_PATTERN_SUBJECT, MAX_SCHEMA_DEPTH, MAX_SCHEMA_NODES, MAX_STEPS
from hawcx_runtime.gateway.pattern import Pattern, PatternRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Schema = bool | Mapping[str, object]

DIALECTS = ("https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft-07/schema")
_IN_MAPS = ("properties", "patternProperties", "$defs", "definitions", "dependentSchemas")
_IN_LISTS = ("allOf", "anyOf", "oneOf", "prefixItems")
_INSIDE = ("additionalProperties", "items", "contains", "propertyNames", "not", "if", "then", "else")


class ToolSchema:
    """One tool's input schema, ready to be held against arguments.

    Args:
        document: the schema, as parsed JSON.

    Raises:
        SchemaRefused: with every fault found.
    """

    def __init__(self, document: object) -> None:
        self.patterns: dict[str, Pattern] = {}
        self.targets: dict[str, Schema] = {}
        self._document = document
        self._faults: list[str] = []
        self._references: list[tuple[str, str]] = []
        self._nodes = 0
        self._load(document, "", 0)
        for path, reference in self._references:
            if reference not in self.targets:
                self._faults.append(f"{path or '/'}: $ref {reference[:80]!r} points at nothing in this schema")
        if isinstance(document, dict) and document.get("type") != "object":
            self._faults.append("/: an input schema has type object")
        if self._faults:
            raise SchemaRefused(tuple(self._faults))

    def faults_of(self, arguments: object) -> tuple[str, ...]:
        """Return what is wrong with the arguments, each `path: what`; empty when they fit."""
        try:
            return Validation(self).faults_of(self._document, arguments)  # type: ignore[arg-type]
        except TooLong:
            return ("/: takes too long to check",)

    def _load(self, schema: object, path: str, depth: int) -> None:
        self._nodes += 1
        if self._nodes == MAX_SCHEMA_NODES + 1:
            self._faults.append(f"/: more than {MAX_SCHEMA_NODES} subschemas")
        if self._nodes > MAX_SCHEMA_NODES:
            return
        if depth > MAX_SCHEMA_DEPTH:
            self._faults.append(f"{path}: nested more than {MAX_SCHEMA_DEPTH} levels deep")
            return
        if isinstance(schema, bool) and path:
            self.targets["#" + path] = schema
            return
        if not isinstance(schema, dict):
            self._faults.append(f"{path or '/'}: a schema is an object" + (" or a boolean" if path else ""))
            return
        self.targets["#" + path] = schema
        for keyword, value in schema.items():
            self._load_keyword(keyword, value, path, depth)

    def _load_keyword(self, keyword: str, value: object, path: str, depth: int) -> None:
        place = f"{path}/{_escaped(keyword)}"
        if keyword in _IN_MAPS:
            self._load_map(keyword, value, place, depth)
        elif keyword in _IN_LISTS:
            if isinstance(value, list) and (value or keyword == "prefixItems"):
                for index, each in enumerate(value):
                    self._load(each, f"{place}/{index}", depth + 1)
            else:
                self._faults.append(f"{place}: is a list of schemas, not empty")
        elif keyword in _INSIDE:
            self._load(value, place, depth + 1)
        elif keyword == "$ref":
            self._references.append((path, value if isinstance(value, str) else repr(value)))
        elif keyword == "$anchor":
            self.targets[f"#{value}"] = self.targets["#" + path]
        elif keyword == "$schema":
            if not isinstance(value, str) or value.rstrip("#") not in DIALECTS:
                self._faults.append(f"{place}: dialect {str(value)[:80]!r} is not supported")
        elif keyword in KEYWORDS:
            self._load_assertion(keyword, value, place)
        elif keyword not in ANNOTATIONS and not keyword.startswith("x-"):
            self._faults.append(f"{place}: keyword {keyword[:80]!r} is not supported")

    def _load_map(self, keyword: str, value: object, place: str, depth: int) -> None:
        if not isinstance(value, dict):
            self._faults.append(f"{place}: is an object of schemas")
            return
        for name, each in value.items():
            if keyword == "patternProperties":
                self._load_pattern(name, place)
            self._load(each, f"{place}/{_escaped(name)}", depth + 1)

    def _load_assertion(self, keyword: str, value: object, place: str) -> None:
        keyword_rule = KEYWORDS[keyword]
        if not keyword_rule.takes(value):
            self._faults.append(f"{place}: is {keyword_rule.wanted}")
        elif keyword == "pattern":
            self._load_pattern(str(value), place)

    def _load_pattern(self, text: str, place: str) -> None:
        try:
            self.patterns[text] = Pattern(text)
        except PatternRefused as refused:
            self._faults.append(f"{place}: pattern {text[:80]!r} {refused}")


class SchemaRefused(ValueError):
    """The schema is malformed, or goes beyond what is supported.

    Attributes:
        faults: every fault, each `pointer: what is wrong`.
    """

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class TooLong(Exception):
    """The check went past its bound on steps or depth: the arguments are refused, whatever `not` made of it."""


class Validation:
    """One validation: a schema, the steps that are left, and what was found."""

    def __init__(self, schema: ToolSchema) -> None:
        self.schema = schema
        self._steps = MAX_STEPS
        self._depth = 0

    def faults_of(self, schema: Schema, value: object, path: str = "") -> tuple[str, ...]:
        """Return the faults of one value against one (sub)schema."""
        self._steps -= 1
        if self._steps < 0 or self._depth > 2 * MAX_SCHEMA_DEPTH:
            raise TooLong
        if isinstance(schema, bool):
            return () if schema else (f"{path or '/'}: is not allowed",)
        self._depth += 1
        faults: tuple[str, ...] = ()
        if "$ref" in schema:
            faults = self.faults_of(self.schema.targets[str(schema["$ref"])], value, path)
        for keyword, wanted in schema.items():
            rule = KEYWORDS.get(keyword)
            if rule is not None:
                faults += rule.faults(self, schema, wanted, value, path)
        self._depth -= 1
        return faults

    def name_matches(self, pattern: str, name: str) -> bool:
        """Match the name of a member against a pattern of the schema."""
        if len(name) > MAX_PATTERN_SUBJECT:
            raise TooLong
        return self.schema.patterns[pattern].found_in(name)

    def fits(self, schema: Schema, value: object) -> bool:
        """Tell whether the value fits."""
        return not self.faults_of(schema, value)


def _escaped(name: str) -> str:
    """Write one step of a JSON pointer (RFC 6901 section 3)."""
    return name.replace("~", "~0").replace("/", "~1")
