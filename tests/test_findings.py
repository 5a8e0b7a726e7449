"""Findings carry hostile text only in a form that can drive no terminal, log or page."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_build.findings import LONGEST_SHOWN, finding, shown


@given(st.text() | st.binary())
def test_shown_text_is_printable_ascii_and_bounded(text: str | bytes) -> None:
    result = shown(text).removesuffix("…")
    assert all(" " <= char <= "~" for char in result)
    assert len(result) <= LONGEST_SHOWN * len("\\U0010ffff")


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126, exclude_characters="\\"), max_size=LONGEST_SHOWN))
def test_harmless_text_is_shown_as_it_is(text: str) -> None:
    assert shown(text) == text


def test_different_texts_never_look_the_same() -> None:
    assert shown("\\n") != shown("\n")


def test_severity_and_help_come_from_the_registry() -> None:
    made = finding("source.secret", "looks secret", path="a\x1b[2J")
    assert (made.severity, made.path) == ("warning", "a\\x1b[2J")
    assert made.help


def test_an_unknown_code_is_an_error_of_ours() -> None:
    with pytest.raises(KeyError):
        finding("source.no-such-code", "x")
    with pytest.raises(KeyError):
        finding("nosuchfamily.x", "x")
