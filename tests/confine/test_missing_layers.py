"""A host that lacks a layer: `required` refuses to read anything, `auto` goes on and says so, `off` says what it is.

The host's lack is real: an outer filter answers the system call as an old kernel or a container's profile does.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.jobs import Job, run_job
from tests.uploads import HELLO, upload

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the outer filter is Linux's")

OUTER = """
import ctypes, os, struct, sys
from hawcx_build.confine.kernel import prctl, machine
from hawcx_build.confine.seccomp import ALLOW, LOAD_WORD, JUMP_EQUAL, RETURN, MACHINES
number, error = int(sys.argv[1]), int(sys.argv[2])
steps = [(LOAD_WORD, 0, 0, 0), (JUMP_EQUAL, 0, 1, number), (RETURN, 0, 0, 0x00050000 | error), (RETURN, 0, 0, ALLOW)]
if number == -1:  # seccomp(2) and prctl(PR_SET_SECCOMP) after this filter
    steps = [(LOAD_WORD, 0, 0, 0), (JUMP_EQUAL, 0, 3, 157 if machine() == 'x86_64' else 167), (LOAD_WORD, 0, 0, 16),
             (JUMP_EQUAL, 0, 1, 22), (RETURN, 0, 0, 0x00050000 | error), (RETURN, 0, 0, ALLOW)]
program = b''.join(struct.pack('=HBBI', *step) for step in steps)
code = ctypes.create_string_buffer(program, len(program))
head = struct.pack('=H6xQ', len(steps), ctypes.addressof(code))
prctl(38, 1)
prctl(22, 2, ctypes.create_string_buffer(head, len(head)))
os.execv(sys.executable, [sys.executable, '-I', '-m', 'hawcx_build', *sys.argv[3:]])
"""
LACKS = {
    "landlock": (444, 38, "Function not implemented"),
    "seccomp": (-1, 1, "Operation not permitted"),
}


def run_lacking(layer: str, *arguments: str | Path) -> Job:
    number, error, _ = LACKS[layer]
    command = [sys.executable, "-I", "-c", OUTER, str(number), str(error), *map(str, arguments)]
    run = subprocess.run(command, capture_output=True, check=False)
    return Job(run.returncode, run.stdout, run.stderr)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "source.zip").write_bytes(upload(HELLO))
    return tmp_path / "source.zip"


@pytest.mark.parametrize("layer", LACKS)
def test_required_refuses_where_a_layer_is_missing_and_names_it(source: Path, layer: str) -> None:
    job = run_lacking(layer, source, "--output", source.parent / "agent.pyz")
    assert (job.status, job.codes) == (78, ["job.confinement-missing"])
    assert f"{layer} ({LACKS[layer][2]})" in job.document["findings"][0]["message"]
    assert list(source.parent.iterdir()) == [source]


@pytest.mark.parametrize("layer", LACKS)
def test_auto_goes_on_and_says_what_is_missing(source: Path, layer: str) -> None:
    job = run_lacking(layer, source, "--output", source.parent / "agent.pyz", "--confinement", "auto")
    assert job.status == 0, job.document
    assert job.document["confinement"]["mode"] == "auto"
    assert job.document["confinement"]["missing"][layer] == LACKS[layer][2]
    assert layer not in job.document["confinement"]["applied"]


def test_off_says_so(source: Path) -> None:
    job = run_job(source, "--output", source.parent / "agent.pyz", "--confinement=off")
    assert job.document["confinement"] == {"mode": "off", "applied": [], "missing": {}, "landlock_abi": 0}


def test_a_host_that_has_everything_says_so(source: Path) -> None:
    job = run_job(source, "--output", source.parent / "agent.pyz")
    told = job.document["confinement"]
    assert told["mode"] == "required"
    assert set(told["missing"]) <= {"network_namespace"}
    assert {"landlock", "seccomp", "rlimits", "no_new_privs"} <= set(told["applied"])


@pytest.mark.parametrize(
    "option", ["--confinement=none", "--memory-mib=0", "--cpu-seconds=-1", "--wall-seconds=1e3", "--memory-mib=1234567"]
)
def test_a_wrong_quota_is_a_wrong_command_line(source: Path, option: str) -> None:
    job = run_job(source, "--output", source.parent / "agent.pyz", option)
    assert (job.status, job.codes) == (64, ["job.usage"])
