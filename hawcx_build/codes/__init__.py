"""The one registry of codes: what each finding means, what to do about it, and where the rule comes from.

It feeds refusals, the documentation, `hawcx explain` and the tests. A code is never renamed or reused. The codes of
one family (`zip.`, `source.`, …) stand in one file, which is loaded when the first of them is looked up: a build
without findings loads none.
"""

from __future__ import annotations

from importlib import import_module

from hawcx_build.values import Value

FAMILIES = {
    "zip": "archive",
    "source": "source",
    "syntax": "syntax",
    "project": "project",
    "entry": "entry",
    "import": "imports",
    "python": "python",
    "bundle": "bundle",
    "job": "job",
    "template": "template",
    "fleet": "fleet",
}
"""Prefix of a code → the module beside this one that holds its family."""


class Code(Value):
    """One kind of finding.

    Attributes:
        id: family and name, such as `zip.overlap`; stable for ever.
        title: the fault as a short noun phrase.
        meaning: what was found and why it matters, for a reader who never saw the format's specification.
        remedy: what the reader can do, as an instruction.
        source: where the rule comes from: a section, a CVE, a paper, or this project's own measurement.
        severity: `error` (the upload is refused or the job failed) or `warning`.
        example: an input that gets this code, where one fits on a few lines.
    """

    id: str
    title: str
    meaning: str
    remedy: str
    source: str
    severity: str = "error"
    example: str = ""


_loaded: dict[str, dict[str, Code]] = {}


def _family(prefix: str) -> dict[str, Code]:
    if prefix not in _loaded:
        module = import_module(f"hawcx_build.codes.{FAMILIES[prefix]}")
        _loaded[prefix] = {code.id: code for code in module.CODES}
    return _loaded[prefix]


def lookup(code_id: str) -> Code:
    """Return the code of that id.

    Raises:
        KeyError: there is no such code.
    """
    return _family(code_id.partition(".")[0])[code_id]


def all_codes() -> tuple[Code, ...]:
    """Return every code, family by family in the registry's order."""
    return tuple(code for prefix in FAMILIES for code in _family(prefix).values())
