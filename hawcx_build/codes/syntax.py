"""Codes of Python files that 3.10 does not compile."""

from __future__ import annotations

from hawcx_build.codes import Code

CODES = (
    Code(
        "syntax.invalid",
        title="not Python 3.10",
        meaning="CPython 3.10 refuses to compile this file, and the file is imported when the bundle starts. 3.10 is "
        "the lowest Python that a bundle must run on, so its grammar is the rule on every host.",
        remedy="correct the line; to see 3.10's own message run: python3.10 -m py_compile FILE",
        source="the 3.10 language reference",
    ),
    Code(
        "syntax.unused",
        title="a file that is not Python 3.10, and that nothing imports",
        meaning="CPython 3.10 refuses to compile this file. Nothing that surely runs when the bundle starts "
        "imports it.",
        remedy="leave the file out, or correct it if something imports it later",
        source="this project's upload rules",
        severity="warning",
    ),
)
