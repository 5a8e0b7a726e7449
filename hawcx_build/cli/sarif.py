"""Findings as a SARIF log, which code scanning services and editors read.

Source: OASIS SARIF 2.1.0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from hawcx_build import __version__
from hawcx_build.canonical import sha256_hex
from hawcx_build.codes import lookup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hawcx_build.findings import Finding

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
FINGERPRINT = "hawcxFinding/v1"


def sarif_log(findings: Sequence[Finding], prefix: str = "") -> dict[str, object]:
    """Return one run of `hawcx check`.

    Args:
        findings: what was found.
        prefix: path of the upload's root in the repository, with its final `/`.
    """
    codes = sorted({found.code for found in findings})
    driver = {
        "name": "hawcx",
        "semanticVersion": __version__,
        "rules": [_rule(code) for code in codes],
    }
    results = [_result(found, codes.index(found.code), prefix) for found in findings]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code_id: str) -> dict[str, object]:
    code = lookup(code_id)
    return {
        "id": code.id,
        "shortDescription": {"text": code.title},
        "fullDescription": {"text": code.meaning},
        "help": {"text": f"{code.remedy}\n\nSource: {code.source}"},
        "defaultConfiguration": {"level": code.severity},
    }


def _result(found: Finding, rule: int, prefix: str) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": found.code,
        "ruleIndex": rule,
        "level": found.severity,
        "message": {"text": found.message + (f". {found.help}" if found.help else "")},
        "partialFingerprints": {FINGERPRINT: sha256_hex(f"{found.code}\0{found.path}\0{found.message}".encode())},
    }
    if found.path is not None:
        place: dict[str, object] = {"artifactLocation": {"uri": quote(prefix + found.path)}}
        if found.line is not None:
            place["region"] = {"startLine": found.line, **({"startColumn": found.column} if found.column else {})}
        result["locations"] = [{"physicalLocation": place}]
    return result
