"""The closure digest against vectors that were put together by hand."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from hawcx_build.vendor.digest import closure_digest

FILES = st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), st.binary(max_size=50), max_size=5)


def test_no_files() -> None:
    # SHA-256 of nothing, FIPS 180-4.
    assert closure_digest([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_two_files_by_hand() -> None:
    framed = (
        b"\x00\x00\x00\x01a\x00\x00\x00\x00\x00\x00\x00\x02hi"
        b"\x00\x00\x00\x04b.py\x00\x00\x00\x00\x00\x00\x00\x00"
    )  # fmt: skip
    assert closure_digest([("b.py", b""), ("a", b"hi")]) == hashlib.sha256(framed).hexdigest()
    assert closure_digest([("b.py", b""), ("a", b"hi")]) == (
        "5c191869f166900f7080fce5781c395f58de46ec41a1ba94363153b70972771d"  # the same bytes through sha256sum(1)
    )


def test_names_are_sorted_by_their_utf8_bytes() -> None:
    # "é" is C3 A9 in UTF-8 and stands after "z"; its name has two bytes.
    framed = (
        b"\x00\x00\x00\x01z\x00\x00\x00\x00\x00\x00\x00\x01Z"
        b"\x00\x00\x00\x02\xc3\xa9\x00\x00\x00\x00\x00\x00\x00\x01E"
    )  # fmt: skip
    assert closure_digest([("é", b"E"), ("z", b"Z")]) == hashlib.sha256(framed).hexdigest()


@given(FILES, FILES)
def test_different_files_have_different_digests(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    assert (closure_digest(one.items()) == closure_digest(other.items())) == (one == other)
