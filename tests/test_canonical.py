"""Canonical JSON against the vectors of RFC 8785 and against the standard library's reader."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_build.canonical import canonical_json, prefixed_digest

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
INTEGERS = st.integers(-(2**53) + 1, 2**53 - 1)
DOCUMENTS = st.recursive(
    st.none() | st.booleans() | INTEGERS | TEXT, lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner)
)


def test_keys_are_sorted_by_utf16_code_units() -> None:
    # RFC 8785 section 3.2.3, the example's keys and their order.
    keys = ["€", "\r", "\ufb33", "1", "\U0001f600", "\x80", "ö"]
    expected = ["\r", "1", "\x80", "ö", "€", "\U0001f600", "\ufb33"]
    assert list(json.loads(canonical_json(dict.fromkeys(keys, 0)))) == expected


def test_strings_are_escaped_as_the_standard_prescribes() -> None:
    # RFC 8785 section 3.2.2.2: the short forms, lower-case \\u00xx for other controls, everything else as it is.
    text = '€$\x0f\nA\'B"\\\\"/\x7f\b\t\f\r'
    expected = b'"\xe2\x82\xac$\\u000f\\nA\'B\\"\\\\\\\\\\"/\x7f\\b\\t\\f\\r"'
    assert canonical_json(text) == expected


@given(DOCUMENTS)
def test_a_json_reader_gets_back_what_was_written(document: object) -> None:
    written = canonical_json(document)
    assert json.loads(written) == document
    assert written == json.dumps(document, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode() or any(
        ord(char) > 0xD7FF for char in written.decode()
    )  # beyond U+D7FF the order of code units differs from that of code points


@pytest.mark.parametrize("value", [1.0, b"x", {1: 2}, object(), {"a": {2.5}}])
def test_what_has_no_canonical_form_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        canonical_json(value)


@pytest.mark.parametrize("value", [2**53, -(2**53), "\ud800"])
def test_what_readers_would_disagree_on_is_refused(value: object) -> None:
    with pytest.raises(ValueError):
        canonical_json(value)


def test_digests_name_their_algorithm() -> None:
    assert prefixed_digest(b"abc") == "sha256:" + hashlib.sha256(b"abc").hexdigest()
