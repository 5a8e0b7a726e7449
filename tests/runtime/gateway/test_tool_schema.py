"""Input schemas against an independent validator, patterns against `re`, and what is refused at load."""

from __future__ import annotations

import re
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawcx_runtime.gateway.catalogue_reader import read_catalogue
from hawcx_runtime.gateway.errors import CatalogueError
from hawcx_runtime.gateway.pattern import Pattern, PatternRefused
from hawcx_runtime.gateway.tool_schema import SchemaRefused, ToolSchema

SCALARS = (
    st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from([0.5, 1.0, -2.5]) | st.text("ab1", max_size=4)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=8,
)
TYPES = st.sampled_from(["null", "boolean", "integer", "number", "string", "array", "object"])
COUNTS = st.integers(0, 3)


def schemas(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    several = st.lists(inner, min_size=1, max_size=3)
    named = st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    names = st.lists(st.sampled_from("abc"), unique=True, max_size=2)
    numbers = st.integers(-3, 3)
    keywords = {
        "type": TYPES | st.lists(TYPES, min_size=1, max_size=3, unique=True),
        "enum": st.lists(VALUES, min_size=1, max_size=3),
        "const": VALUES,
        "properties": named,
        "patternProperties": st.dictionaries(st.sampled_from(["^a", "b$", "[bc]"]), inner, max_size=2),
        "additionalProperties": inner,
        "propertyNames": inner,
        "required": names,
        "dependentRequired": st.dictionaries(st.sampled_from("abc"), names, max_size=2),
        "dependentSchemas": named,
        "prefixItems": several,
        "items": inner,
        "contains": inner,
        "minContains": COUNTS,
        "maxContains": COUNTS,
        "uniqueItems": st.booleans(),
        "allOf": several,
        "anyOf": several,
        "oneOf": several,
        "not": inner,
        "if": inner,
        "then": inner,
        "else": inner,
        "minimum": numbers,
        "maximum": numbers,
        "exclusiveMinimum": numbers,
        "exclusiveMaximum": numbers,
        "multipleOf": st.integers(1, 3),
        "minLength": COUNTS,
        "maxLength": COUNTS,
        "minItems": COUNTS,
        "maxItems": COUNTS,
        "minProperties": COUNTS,
        "maxProperties": COUNTS,
        "pattern": st.sampled_from(["^a", "b$", "1+", "^(a|b)*$"]),
    }
    some = st.lists(st.sampled_from(sorted(keywords)), max_size=4, unique=True)
    return some.flatmap(lambda chosen: st.fixed_dictionaries({name: keywords[name] for name in chosen}))


SCHEMAS = st.recursive(st.booleans() | st.just({}), schemas, max_leaves=6)


@settings(max_examples=600, deadline=None)
@given(schema=SCHEMAS, value=VALUES)
def test_the_verdict_is_that_of_an_independent_validator(schema: Any, value: Any) -> None:
    whole = {"type": "object", "properties": {"x": schema}}
    ours = not ToolSchema(whole).faults_of({"x": value})
    assert ours == jsonschema.Draft202012Validator(whole).is_valid({"x": value})


def test_references_inside_the_schema_are_followed_and_may_recur() -> None:
    tree = {"type": "object", "properties": {"left": {"$ref": "#/$defs/node"}}, "$defs": {"node": {"$ref": "#"}}}
    schema = ToolSchema(tree)
    assert not schema.faults_of({"left": {"left": {}}})
    assert schema.faults_of({"left": {"left": 3}}) == ("/left/left: is not object",)


def test_a_reference_to_itself_ends_in_a_refusal_and_not_in_a_loop() -> None:
    schema = ToolSchema({"type": "object", "$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/a"}}})
    assert schema.faults_of({}) == ("/: takes too long to check",)


def test_exponential_growth_is_cut_off() -> None:
    doubling = {f"d{level}": {"anyOf": [{"$ref": f"#/$defs/d{level + 1}"}] * 4} for level in range(20)}
    schema = ToolSchema({"type": "object", "$ref": "#/$defs/d0", "$defs": {**doubling, "d20": False}})
    assert schema.faults_of({}) == ("/: takes too long to check",)


@pytest.mark.parametrize(
    ("schema", "named"),
    [
        ({"type": "object", "$ref": "https://example.com/schema"}, "points at nothing in this schema"),
        ({"type": "object", "unevaluatedProperties": False}, "'unevaluatedProperties' is not supported"),
        ({"type": "object", "properties": {"a": {"$dynamicRef": "#a"}}}, "/properties/a/$dynamicRef"),
        ({"type": "object", "$schema": "http://json-schema.org/draft-04/schema#"}, "dialect"),
        ({"type": "string"}, "an input schema has type object"),
        ({"type": "object", "properties": {"a": {"type": "strin"}}}, "/properties/a/type"),
        ({"type": "object", "required": "a"}, "/required: is a list of names"),
        ({"type": "object", "properties": {"a": {"pattern": "(?=a)b"}}}, "lookaround"),
        (True, "a schema is an object"),
    ],
)
def test_what_goes_beyond_is_refused_at_load_by_name(schema: Any, named: str) -> None:
    with pytest.raises(SchemaRefused, match=re.escape(named)):
        ToolSchema(schema)


ATOMS = st.sampled_from(
    ["a", "b", "1", ".", r"\d", r"\w", "[ab]", "[^a]", "[a-c1]", r"\.", "^", "$", "(?:ab|b)", "(a|1)"]
)
REPEATS = st.sampled_from(["", "", "*", "+", "?", "{2}", "{1,}", "{0,2}", "*?"])


@st.composite
def patterns(draw: st.DrawFn) -> str:
    branches = []
    for _ in range(draw(st.integers(1, 2))):
        parts = draw(st.lists(st.tuples(ATOMS, REPEATS), max_size=5))
        branches.append("".join(atom if atom in "^$" else atom + repeat for atom, repeat in parts))
    return "|".join(branches)


@settings(max_examples=600, deadline=None)
@given(pattern=patterns(), text=st.text("ab1.c", max_size=8))
def test_patterns_match_as_re_does_in_the_part_that_both_know(pattern: str, text: str) -> None:
    theirs = re.compile(pattern.replace("$", r"\Z"), re.ASCII)
    assert Pattern(pattern).found_in(text) == bool(theirs.search(text))


def test_a_pattern_that_drives_re_into_exponential_time_ends_here() -> None:
    assert not Pattern(r"^(a+)+$").found_in("a" * 8_000 + "b")
    assert not Pattern(r"(a|aa)*c").found_in("a" * 8_000)
    # `re` would need longer than the universe has; that this test ends is what it asserts.


@pytest.mark.parametrize(
    "pattern",
    [
        "(",
        ")",
        "[a",
        "a**",
        "*a",
        "a{2,1}",
        "a{999}{999}",
        r"\1",
        r"\b",
        r"\p{L}",
        "a{9999}",
        r"\u{110000}",
        "(?<n>a)",
        "((){999}){999}",
    ],
)
def test_patterns_that_are_not_matched_here_are_refused(pattern: str) -> None:
    with pytest.raises(PatternRefused):
        Pattern(pattern)


def test_a_catalogue_names_every_problem_at_once() -> None:
    document = {
        "tools": [
            {"name": "a b", "read_only": 1, "undo": "nothing"},
            {"name": "t", "read_only": True, "irreversible": True, "after": ["t"], "at_most": 0, "colour": "red"},
            {"name": "t", "input_schema": {"type": "object", "properties": {"x": {"type": "strin"}}}},
        ],
        "agents": [{"allowed_tools": ["zzz"]}],
        "unruled_writes": "maybe",
    }
    with pytest.raises(CatalogueError) as caught:
        read_catalogue(document)
    places = [problem.partition(": ")[0] for problem in caught.value.problems]
    assert places == [
        "tools[0].read_only",
        "tools[0].name",
        "tools[1].colour",
        "tools[1]",
        "tools[1].at_most",
        "tools[2].input_schema/properties/x/type",
        "tools[2].name",
        "agents[0].name",
        "unruled_writes",
        "tool 'a b'.undo",
        "agent ''.allowed_tools",
    ]


@settings(max_examples=200, deadline=None)
@given(document=VALUES | st.fixed_dictionaries({"tools": VALUES, "agents": VALUES}))
def test_any_document_gives_a_catalogue_or_its_problems(document: Any) -> None:
    try:
        read_catalogue(document)
    except CatalogueError as refused:
        assert refused.problems
