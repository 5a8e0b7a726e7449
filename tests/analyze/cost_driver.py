"""Run under any interpreter, under a hard limit on CPU time and memory: analyses uploads, writes their findings."""

from __future__ import annotations

import json
import resource
import sys

CPU_SECONDS = 30  # the kernel ends a run that takes longer: no verdict, and the test fails
ADDRESS_SPACE = 1 << 30  # bytes


def main() -> None:
    from hawcx_build.analyze import analyze
    from hawcx_build.errors import Refused
    from hawcx_build.limits import DEFAULT_LIMITS
    from hawcx_build.project import Project
    from hawcx_build.tree import SourceFile, SourceTree

    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    results = []
    for upload in json.load(sys.stdin):
        files = (SourceFile(path, text.encode()) for path, text in sorted(upload.items()))
        try:
            analysis = analyze(Project(SourceTree(tuple(files)), None, ()), (), DEFAULT_LIMITS)
        except Refused as refused:
            results.append(["refused", [found.as_json() for found in refused.findings]])
        else:
            results.append(["accepted", [found.as_json() for found in analysis.findings]])
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
