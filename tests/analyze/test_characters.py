"""Hidden characters: what is refused, what is warned of, what is ordinary text."""

from __future__ import annotations

import pytest

from tests.analyze.uploads import codes, look, refusal

MAIN = "__main__.py"


@pytest.mark.parametrize(
    "source",
    [
        "# check \u202e }if admin {\n",
        "x = 'a\u2066b'\n",
        "x = 'a\u202ab'\ny = 'c\u202c'\n",
        "x = 'a\u202eb\u202c'\n",
    ],
    ids=["override in a comment", "isolate left open", "closed only on the next line", "override, closed"],
)
def test_what_reorders_code_is_refused(source: str) -> None:
    assert codes(refusal({MAIN: source})) == ["source.bidi"]


def test_a_file_that_nothing_loads_is_read_by_people_too() -> None:
    assert codes(refusal({MAIN: "", "other.py": "# \u202e\n"})) == ["source.bidi"]


@pytest.mark.parametrize("source", ["a\u3164 = 1\n", "x\ufe0f = 1\n", "a = 1\ndef f(b\u034f): pass\n"])
def test_a_name_with_an_invisible_letter_is_refused(source: str) -> None:
    assert codes(refusal({MAIN: source})) == ["source.invisible-name"]


@pytest.mark.parametrize(
    "source",
    ["x = '\u2067\u05d0\u2069'\n", "x = 1  # \x1b[2J\n", "x = '\U000e0067'\n", "x = 1\n# note\rprint('hidden')\n"],
    ids=["closed isolate", "escape", "tag", "carriage return among line feeds"],
)
def test_what_deserves_a_look_is_warned_of(source: str) -> None:
    assert codes(look({MAIN: source}).findings) == ["source.control"]


@pytest.mark.parametrize(
    "source",
    ["x = '👩\u200d💻'\n", "x = '\u2764\ufe0f'\n", "x = 'é'\nnaïve = 1\n", "x = '\u200f\u05d0'\n", "\fx = 1\r\n"],
    ids=["joined emoji", "variation selector", "accents", "direction mark", "form feed and CR LF"],
)
def test_ordinary_text_is_not(source: str) -> None:
    assert look({MAIN: source}).findings == ()
