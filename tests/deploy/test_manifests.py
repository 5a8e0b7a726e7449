"""What deploy/ has is valid, strict, and says what the trust boundary needs."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from hawcx_build.__main__ import parse_arguments

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
VALIDATE = Path(sys.executable).parent / "kubernetes-validate"
UNIT = DEPLOY / "hawcx-build@.service"
HIGHEST_EXPOSURE = 15  # tenths, of systemd-analyze's scale from 0 to 10


def validate(path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([VALIDATE, *options, path], capture_output=True, text=True, check=False)


def documents() -> dict[str, Any]:
    return {document["kind"]: document for document in yaml.safe_load_all((DEPLOY / "job.yaml").read_text())}


def test_the_manifests_are_strictly_valid() -> None:
    run = validate(DEPLOY / "job.yaml", "--strict")
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    "field", ["readOnlyRootFilesystem", "allowPrivilegeEscalation", "automountServiceAccountToken"]
)
def test_a_misspelt_security_field_is_caught_by_strictness_alone(tmp_path: Path, field: str) -> None:
    text = (DEPLOY / "job.yaml").read_text()
    (tmp_path / "job.yaml").write_text(text.replace(f"{field}:", f"{field.swapcase()}:"))
    assert validate(tmp_path / "job.yaml", "--strict").returncode != 0
    assert validate(tmp_path / "job.yaml").returncode == 0


def test_the_job_has_no_more_rights_than_it_needs() -> None:
    job = documents()["Job"]["spec"]
    pod = job["template"]["spec"]
    (container,) = pod["containers"]
    assert pod["automountServiceAccountToken"] is False
    assert not any(pod[shared] for shared in ("hostNetwork", "hostPID", "hostIPC", "enableServiceLinks"))
    for context in (pod["securityContext"], container["securityContext"]):
        assert context["runAsNonRoot"] is True
        assert context["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container["securityContext"]["allowPrivilegeEscalation"] is False
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert container["resources"]["limits"]["memory"] == "512Mi"
    assert {"cpu", "memory"} <= container["resources"]["limits"].keys()
    assert job["ttlSecondsAfterFinished"] > 0
    assert job["backoffLimit"] <= 2
    assert "env" not in container


def test_no_traffic_is_allowed() -> None:
    policy = documents()["NetworkPolicy"]["spec"]
    assert policy == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}


def test_a_verdict_is_never_tried_again() -> None:
    (rule, _) = documents()["Job"]["spec"]["podFailurePolicy"]["rules"]
    assert 65 in rule["onExitCodes"]["values"]
    assert 75 not in rule["onExitCodes"]["values"]


def commands() -> dict[str, list[str]]:
    (container,) = documents()["Job"]["spec"]["template"]["spec"]["containers"]
    unit = next(line for line in UNIT.read_text().splitlines() if line.startswith("ExecStart="))
    return {"job": container["command"] + container["args"], "unit": shlex.split(unit.removeprefix("ExecStart="))}


@pytest.mark.parametrize("place", ["job", "unit"])
def test_the_command_is_one_that_the_jobs_door_takes(place: str) -> None:
    command = commands()[place]
    assert command[:2] == ["/usr/bin/env", "-i"]
    assert command[3:6] == ["-I", "-m", "hawcx_build"]
    assert parse_arguments(command[6:]).confinement == "required"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_the_unit_is_tight(tmp_path: Path) -> None:
    unit = tmp_path / "hawcx-build@test.service"
    shutil.copy(UNIT, unit)
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={HIGHEST_EXPOSURE}", str(unit)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_image_runs_as_nobody_in_an_environment_of_its_own() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    assert "USER 65532:65532" in lines
    assert 'ENTRYPOINT ["/usr/bin/env", "-i", "/opt/hawcx/bin/python3", "-I", "-m", "hawcx_build"]' in lines
