"""What a job loads before and while it builds: start-up is most of a small job's cost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.jobs import ROOT
from tests.uploads import upload

DEAR = {"argparse", "ast", "dataclasses", "email", "inspect", "json", "pathlib", "tempfile", "typing", "zipfile"}
"""Each costs a small job milliseconds, some more than the rest of it together."""

DRIVER = """
import sys
from hawcx_build.__main__ import main
status = main(sys.argv[1:])
sys.stderr.write("\\n".join(sorted(sys.modules)))
sys.exit(status)
"""


@pytest.mark.parametrize("confinement", ["off", "auto"])
def test_a_small_job_loads_nothing_dear(tmp_path: Path, confinement: str) -> None:
    (tmp_path / "source.zip").write_bytes(upload({"__main__.py": "import greet\n", "greet.py": "print('hi')\n"}))
    arguments = [tmp_path / "source.zip", "--output", tmp_path / "agent.pyz", "--confinement", confinement]
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{DRIVER}"]
    run = subprocess.run([*command, *map(str, arguments)], capture_output=True, text=True, check=True)
    loaded = set(run.stderr.split())
    assert "hawcx_build.output" in loaded
    assert loaded & DEAR == set()
    assert not any(name.startswith("hawcx_runtime") for name in loaded)
