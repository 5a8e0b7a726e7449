"""Strict JSON against the `json` package, and against what that package lets through."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.limits import JSON_DEPTH, JSON_INTEGER_DIGITS
from hawcx_runtime.strict_json import DuplicateKey, JsonError, encode_json, parse_json
from tests.interpreters import interpreters

ROOT = Path(__file__).resolve().parents[2]

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=20
)

REFUSED = {
    "nothing": b"",
    "whitespace alone": b" \t\r\n",
    "a byte order mark": b"\xef\xbb\xbf1",
    "UTF-16": '{"a":1}'.encode("utf-16"),
    "not UTF-8": b'"h\xe9"',
    "a surrogate in UTF-8": b'"\xed\xa0\x80"',
    "NaN": b"[NaN]",
    "an infinity": b"-Infinity",
    "a number beyond a double": b"1e999",
    "a leading zero": b"01",
    "a bare point": b"1.",
    "a plus": b"+1",
    "a control character in a string": b'"\n"',
    "an escape that JSON has not": b'"\\x41"',
    "a short escape": b'"\\u12"',
    "a trailing comma": b"[1,]",
    "a single quote": b"{'a':1}",
    "two values": b"1 2",
    "a value and a bracket": b"[]]",
    "brackets that cross": b"[{]}",
    "an open string": b'"a',
    "an open object": b'{"a":',
    "a vertical tab": b"\x0b1",
    "a no-break space": b"\xc2\xa01",
    "a comment": b"1/**/",
    "a huge integer": b"1" * (JSON_INTEGER_DIGITS + 1),
    "one level too deep": b"[" * (JSON_DEPTH + 1) + b"]" * (JSON_DEPTH + 1),
    "mixed levels too deep": b'{"a":[' * 33 + b"]}" * 33,
    "deep and never closed": b"[" * 1_000_000,
}


@given(values)
def test_what_the_json_package_writes_is_read_as_it_reads_it(value: object) -> None:
    for text in (json.dumps(value), json.dumps(value, indent=1, ensure_ascii=False)):
        data = text.encode("utf-8")
        assert parse_json(data) == json.loads(data)


@given(values)
def test_the_json_package_reads_what_is_written_here(value: object) -> None:
    assert json.loads(encode_json(value)) == value


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_not_strict_json_is_refused(data: bytes) -> None:
    with pytest.raises(JsonError):
        parse_json(data)


@pytest.mark.parametrize(
    "data",
    [b'{"a":1,"a":1}', b'{"b":{"a":1,"a":2}}', b'[{"a":1,"\\u0061":2}]', b'{"":0,"":0}'],
    ids=["same value", "inner object", "escaped alike", "empty key"],
)
def test_a_repeated_key_has_its_own_error(data: bytes) -> None:
    with pytest.raises(DuplicateKey):
        parse_json(data)


@given(st.binary(max_size=40) | st.text(alphabet='[]{}":,\\u01 ', max_size=40).map(str.encode))
def test_any_bytes_are_refused_or_mean_what_the_json_package_says(junk: bytes) -> None:
    try:
        value = parse_json(junk)
    except JsonError:
        return
    assert value == json.loads(junk.decode("utf-8"))


def test_brackets_and_quotes_inside_strings_are_no_nesting() -> None:
    text = json.dumps({"a": "[" * 200, 'quo"te\\': ['\\"{{{', "\\\\", "}]"]})
    assert parse_json(text.encode()) == json.loads(text)


def test_the_depth_and_the_digits_at_their_limits_are_read() -> None:
    assert parse_json(b"[" * JSON_DEPTH + b"]" * JSON_DEPTH) is not None
    assert parse_json(b"9" * JSON_INTEGER_DIGITS) == 10**JSON_INTEGER_DIGITS - 1
    with pytest.raises(JsonError, match="deeper than 2"):
        parse_json(b"[[[]]]", depth=2)


def test_a_long_flat_document_is_read() -> None:
    numbers = list(range(200_000))
    assert parse_json(json.dumps([[number] for number in numbers]).encode()) == [[number] for number in numbers]


@pytest.mark.parametrize(
    "value",
    [float("nan"), float("inf"), {1: 2}, {None: 1}, b"bytes", {"a": {1, 2}}, object(), "\ud800"],
    ids=["nan", "inf", "integer key", "null key", "bytes", "set", "object", "lone surrogate"],
)
def test_what_json_cannot_hold_is_not_written(value: object) -> None:
    with pytest.raises(JsonError):
        encode_json(value)


def test_a_value_that_holds_itself_is_not_written() -> None:
    ring: list[object] = []
    ring.append(ring)
    with pytest.raises(JsonError, match="deeper"):
        encode_json(ring)


@pytest.mark.parametrize("python", interpreters().values(), ids=interpreters().keys())
def test_the_verdicts_are_the_same_on_every_python(python: Path, tmp_path: Path) -> None:
    (tmp_path / "cases.json").write_text(json.dumps([data.hex() for data in REFUSED.values()]))
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from hawcx_runtime.strict_json import JsonError, parse_json\n"
        "verdicts = []\n"
        "import pathlib\n"
        "for case in pathlib.Path(sys.argv[2]).read_text().strip('[]').split(', '):\n"
        "    try: parse_json(bytes.fromhex(case.strip('\"'))); verdicts.append('read')\n"
        "    except JsonError as refused: verdicts.append(str(refused))\n"
        "print(verdicts)\n"
    )
    command = [str(python), "-I", "-S", "-c", program, str(ROOT), str(tmp_path / "cases.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    expected = []
    for data in REFUSED.values():
        with pytest.raises(JsonError) as refused:
            parse_json(data)
        expected.append(str(refused.value))
    assert done.stdout.strip() == str(expected)
