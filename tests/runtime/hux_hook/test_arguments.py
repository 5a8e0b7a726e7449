"""The digest of a call, against the official vectors of RFC 8785 and another implementation."""

from __future__ import annotations

import enum
import hashlib
import importlib.util
import json
import struct
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime.canonical_json import canonical_json, es_number
from hawcx_runtime.hux_hook import HuxInvalidRequest, canonical_argument_hash
from hawcx_runtime.hux_hook.arguments import FrozenArguments
from hawcx_runtime.strict_json import parse_json

ROOT = Path(__file__).parents[3]
VECTORS = Path(__file__).parent / "jcs_vectors"
NAMES = sorted(path.stem for path in (VECTORS / "input").iterdir())
OWN_CASES = json.loads((VECTORS / "own_cases.json").read_text())


@pytest.mark.parametrize("name", NAMES)
def test_the_official_vectors_come_out_byte_for_byte(name: str) -> None:
    ours = canonical_json(json.loads((VECTORS / "input" / f"{name}.json").read_bytes()))
    assert ours == bytes.fromhex((VECTORS / "outhex" / f"{name}.txt").read_text())
    assert ours == (VECTORS / "output" / f"{name}.json").read_bytes()


def test_the_official_numbers_come_out_digit_for_digit() -> None:
    lines = (VECTORS / "es6_numbers_head.txt").read_text().splitlines()
    assert len(lines) == 400
    for line in lines:
        bits, text = line.split(",")
        (number,) = struct.unpack(">d", bytes.fromhex(bits.rjust(16, "0")))
        assert es_number(number) == text


@pytest.mark.parametrize("case", OWN_CASES, ids=lambda case: case["input"])
def test_what_is_not_i_json_is_refused(case: dict[str, str]) -> None:
    try:
        ours = canonical_json(parse_json(case["input"].encode("utf-8")))
    except ValueError:
        assert case["verdict"] == "refuse"
    except Exception as error:
        assert type(error).__name__ in {"JsonError", "DuplicateKey"}
        assert case["verdict"] == "refuse"
    else:
        assert (case["verdict"], case["output"]) == ("ok", ours.decode("utf-8"))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner)
    ),
    max_leaves=12,
)
ARGUMENTS = st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), JSON, max_size=4)


@given(ARGUMENTS)
def test_another_implementation_gives_the_same_digest(arguments: dict[str, Any]) -> None:
    if importlib.util.find_spec("rfc8785") is None:
        pytest.skip("rfc8785 is not installed")
    import rfc8785

    document = rfc8785.dumps({"tool": "send", "arguments": arguments})
    expected = hashlib.sha256(b"hawcx.arguments.v1\0" + document).hexdigest()
    assert canonical_argument_hash("send", arguments) == expected


@given(ARGUMENTS)
def test_the_copy_that_runs_has_the_digest_that_was_asked(arguments: dict[str, Any]) -> None:
    frozen = FrozenArguments("send", arguments)
    assert frozen.copy() == arguments
    assert frozen.hash == canonical_argument_hash("send", arguments) == canonical_argument_hash("send", frozen.copy())


def test_the_digest_is_the_one_that_the_docs_state() -> None:
    encoded = b'hawcx.arguments.v1\0{"arguments":{"n":1,"to":"a@b.example"},"tool":"mail.send"}'
    stated = "f018740bed2e1b950f8ae15a0f341067784d7611c76ac76ee5c3e22e97c1942b"
    assert hashlib.sha256(encoded).hexdigest() == stated
    assert canonical_argument_hash("mail.send", {"to": "a@b.example", "n": 1.0}) == stated
    assert stated in (ROOT / "docs" / "hux-hook.md").read_text(encoding="utf-8")


def test_equal_calls_have_equal_digests_and_others_do_not() -> None:
    digest = canonical_argument_hash("t", {"a": 1, "b": [1.0, "x"]})
    assert canonical_argument_hash("t", {"b": (1, "x"), "a": 1}) == digest
    others = [("t", {"a": 1, "b": [1, "y"]}), ("t", {"a": True, "b": [1, "x"]}), ("u", {"a": 1, "b": [1, "x"]})]
    assert digest not in {canonical_argument_hash(tool, arguments) for tool, arguments in others}


class Colour(int, enum.Enum):
    RED = 1


class Text(str):
    __slots__ = ()


def cycle() -> dict[str, Any]:
    made: dict[str, Any] = {}
    made["self"] = made
    return made


def deep() -> dict[str, Any]:
    made: dict[str, Any] = {}
    for _ in range(5000):
        made = {"x": made}
    return made


REFUSED: dict[str, Any] = {
    "NaN": {"x": float("nan")},
    "an infinity": {"x": float("inf")},
    "an integer that a double does not hold": {"x": 2**53},
    "a huge integer": {"x": 10**5000},
    "a lone surrogate": {"x": "canary\ud800"},
    "a lone surrogate in a key": {"canary\ud800": 1},
    "a key that is a number": {1: "canary"},
    "a key that is null": {None: "canary"},
    "bytes": {"x": b"canary"},
    "a set": {"x": {"canary"}},
    "an object": {"x": object()},
    "an enumeration": {"x": Colour.RED},
    "a subclass of str": {"x": Text("canary")},
    "a cycle": cycle(),
    "a deep nesting": deep(),
    "a list": ["canary"],
    "null": None,
    "a str": "canary",
}


@pytest.mark.parametrize("arguments", REFUSED.values(), ids=REFUSED)
def test_what_has_no_canonical_form_is_refused_and_not_shown(arguments: Any) -> None:
    for ask in (canonical_argument_hash, FrozenArguments):
        with pytest.raises(HuxInvalidRequest) as raised:
            ask("send", arguments)
        assert raised.value.code == "invalid_arguments"
        assert "canary" not in str(raised.value)


def test_a_tools_name_is_text() -> None:
    with pytest.raises(HuxInvalidRequest):
        canonical_argument_hash(b"send", {})  # type: ignore[arg-type]
    with pytest.raises(HuxInvalidRequest):
        canonical_argument_hash("\ud800", {})


def test_a_copy_is_nobody_elses() -> None:
    arguments: dict[str, Any] = {"list": [1], "number": 1.5}
    frozen = FrozenArguments("send", arguments)
    arguments["list"].append(2)
    frozen.copy()["list"].append(3)  # type: ignore[attr-defined]
    assert frozen.copy() == {"list": [1], "number": 1.5}


def test_a_copy_and_its_digest_belong_together_while_the_original_changes() -> None:
    arguments: dict[str, Any] = {"list": list(range(200)), "n": 0}
    stop = threading.Event()

    def change() -> None:
        while not stop.is_set():
            arguments["n"] += 1
            arguments["list"][0] = arguments["n"]

    thread = threading.Thread(target=change)
    thread.start()
    try:
        for _ in range(300):
            frozen = FrozenArguments("send", arguments)
            assert canonical_argument_hash("send", frozen.copy()) == frozen.hash
    finally:
        stop.set()
        thread.join()
