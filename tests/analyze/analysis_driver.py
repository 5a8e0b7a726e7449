"""Run under any interpreter: reads uploads as JSON, writes each one's whole analysis."""

from __future__ import annotations

import base64
import json
import sys


def main() -> None:
    from hawcx_build.analyze import analyze
    from hawcx_build.errors import Refused
    from hawcx_build.limits import DEFAULT_LIMITS
    from hawcx_build.project import Project
    from hawcx_build.tree import SourceFile, SourceTree

    runtime = (SourceFile("hawcx_runtime/__init__.py", b""),)
    results = []
    for upload in json.load(sys.stdin):
        files = (SourceFile(path, base64.b64decode(content)) for path, content in sorted(upload["files"].items()))
        project = Project(SourceTree(tuple(files)), upload["main"], ())
        try:
            analysis = analyze(project, runtime, DEFAULT_LIMITS)
        except Refused as refused:
            results.append({"ok": False, "findings": [found.as_json() for found in refused.findings]})
        else:
            results.append({
                "ok": True,
                "findings": [found.as_json() for found in analysis.findings],
                "entry": [analysis.entry.module, analysis.entry.function],
                "imports": analysis.imports,
                "modules": analysis.modules,
                "minimum": analysis.minimum_python_proved,
            })  # fmt: skip
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
