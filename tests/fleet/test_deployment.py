"""The fleet's manifests are strictly valid, and its pods are hardened as a job's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

MANIFEST = Path(__file__).parents[2] / "deploy" / "fleet" / "dask.yaml"
VALIDATE = Path(sys.executable).parent / "kubernetes-validate"


def pods() -> dict[str, Any]:
    documents = yaml.safe_load_all(MANIFEST.read_text())
    return {
        each["metadata"]["name"]: each["spec"]["template"]["spec"] for each in documents if each["kind"] == "Deployment"
    }


def test_the_manifest_is_strictly_valid() -> None:
    run = subprocess.run([VALIDATE, "--strict", MANIFEST], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("name", ["scheduler", "worker"])
def test_a_pod_has_no_privileges_no_token_and_bounds(name: str) -> None:
    pod = pods()[name]
    (container,) = pod["containers"]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container["securityContext"]["allowPrivilegeEscalation"] is False
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert {"cpu", "memory", "ephemeral-storage"} <= container["resources"]["limits"].keys()


def test_the_engine_speaks_tls_alone() -> None:
    for pod in pods().values():
        arguments = " ".join(pod["containers"][0]["args"])
        assert "tls" in arguments
        assert "--tls-cert" in arguments
        assert "tcp://" not in arguments
