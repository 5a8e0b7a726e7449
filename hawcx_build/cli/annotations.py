"""Findings as workflow commands, which GitHub shows beside the lines of a pull request.

Source: GitHub Actions documentation, "Workflow commands", with its escapes of `%`, line ends, `:` and `,`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hawcx_build.findings import Finding


def github_annotations(findings: Iterable[Finding], prefix: str = "") -> Iterator[str]:
    """Give one line for each finding.

    Args:
        findings: what was found.
        prefix: path of the upload's root in the repository, with its final `/`.
    """
    for found in findings:
        places = {
            "file": None if found.path is None else prefix + found.path,
            "line": found.line,
            "col": found.column,
            "title": found.code,
        }
        properties = ",".join(f"{name}={_property(value)}" for name, value in places.items() if value is not None)
        message = found.message + (f"\n{found.help}" if found.help else "")
        yield f"::{found.severity} {properties}::{_data(message)}\n"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(value: object) -> str:
    return _data(str(value)).replace(":", "%3A").replace(",", "%2C")
