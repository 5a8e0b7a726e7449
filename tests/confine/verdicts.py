"""Run as a program of one thread: build every archive of a folder with and without confinement, print what differs.

`python -I verdicts.py ROOT FOLDER` where FOLDER holds `*.zip`, and `*.main` beside those that need a `--main`.
"""

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, sys.argv[1])

from hawcx_build import BuildError, build_source_bundle
from hawcx_build.result import document


def verdict(source, confinement):
    hint = source.with_suffix(".main")
    main = hint.read_text() if hint.exists() else None
    with tempfile.TemporaryDirectory() as folder:
        try:
            built = build_source_bundle(source, Path(folder, "agent.pyz"), main, confinement=confinement).as_json()
        except BuildError as error:
            return document(error.exit_status, error.findings)
        del built["confinement"]
        return built


def main():
    sources, different = sorted(Path(sys.argv[2]).glob("*.zip")), {}
    for source in sources:
        both = [verdict(source, confinement) for confinement in ("off", "required")]
        if both[0] != both[1]:
            different[source.name] = both
    print(json.dumps({"compared": len(sources), "different": different}))


if __name__ == "__main__":
    main()
