"""Small uploads as Python values, and what the analysis says of them."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from hawcx_build.analyze import Analysis, analyze
from hawcx_build.errors import Refused
from hawcx_build.findings import Finding
from hawcx_build.limits import DEFAULT_LIMITS, Limits
from hawcx_build.project import Project
from hawcx_build.tree import SourceFile, SourceTree

HERE = Path(__file__).parent
RUNTIME = (
    SourceFile("hawcx_runtime/__init__.py", b""),
    SourceFile("hawcx_runtime/errors.py", b""),
)


def project(files: dict[str, str | bytes], main: str | None = None, optional: tuple[str, ...] = ()) -> Project:
    contents = {path: text.encode() if isinstance(text, str) else text for path, text in files.items()}
    return Project(SourceTree(tuple(SourceFile(path, contents[path]) for path in sorted(contents))), main, optional)


def look(files: dict[str, str | bytes], main: str | None = None, *, optional: tuple[str, ...] = (),
         strict: bool = False, limits: Limits = DEFAULT_LIMITS) -> Analysis:  # fmt: skip
    return analyze(project(files, main, optional), RUNTIME, limits, strict_imports=strict)


def refusal(files: dict[str, str | bytes], main: str | None = None, *, strict: bool = False,
            limits: Limits = DEFAULT_LIMITS) -> tuple[Finding, ...]:  # fmt: skip
    try:
        accepted = look(files, main, strict=strict, limits=limits)
    except Refused as refused:
        return refused.findings
    raise AssertionError(f"accepted, with {[found.code for found in accepted.findings]}")


def codes(findings: tuple[Finding, ...]) -> list[str]:
    return [found.code for found in findings]


def cases() -> list[dict[str, Any]]:
    return list(json.loads((HERE / "cases.json").read_text())["cases"])


def files_of(case: dict[str, Any]) -> dict[str, bytes]:
    return {
        path: file["text"].encode() if "text" in file else base64.b64decode(file["base64"])
        for path, file in case["files"].items()
    }
