"""The gateway's manifests are strictly valid, and leave no way around it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from hawcx_runtime.gateway.catalogue_reader import read_catalogue
from hawcx_runtime.gateway.config import read_settings

DEPLOY = Path(__file__).parents[2] / "deploy" / "gateway"
VALIDATE = Path(sys.executable).parent / "kubernetes-validate"


def policies() -> dict[str, Any]:
    documents = yaml.safe_load_all((DEPLOY / "gateway.yaml").read_text())
    return {each["metadata"]["namespace"]: each["spec"] for each in documents if each["kind"] == "NetworkPolicy"}


def reached(rules: list[dict[str, Any]], direction: str) -> set[str]:
    return {
        peer["namespaceSelector"]["matchLabels"]["kubernetes.io/metadata.name"]
        for rule in rules
        for peer in rule[direction]
    }


def test_the_manifests_are_strictly_valid() -> None:
    run = subprocess.run([VALIDATE, "--strict", DEPLOY / "gateway.yaml"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_agents_reach_the_gateway_alone_and_tools_hear_the_gateway_alone() -> None:
    agents, gateway, tools = (policies()[f"hawcx-{name}"] for name in ("agents", "gateway", "tools"))
    assert all(each["podSelector"] == {} for each in (agents, gateway, tools)), "every pod, not some"
    assert agents["policyTypes"] == ["Ingress", "Egress"]
    assert "ingress" not in agents
    assert reached(agents["egress"], "to") == {"hawcx-gateway", "kube-system"}
    assert reached(tools["ingress"], "from") == {"hawcx-gateway"}
    assert reached(gateway["ingress"], "from") == {"hawcx-agents"}
    assert reached(gateway["egress"], "to") == {"hawcx-tools", "kube-system"}


def test_the_deployments_configuration_is_one_that_the_gateway_takes(tmp_path: Path) -> None:
    tomllib = pytest.importorskip("tomllib" if sys.version_info >= (3, 11) else "tomli")
    documents = yaml.safe_load_all((DEPLOY / "gateway.yaml").read_text())
    (held,) = [each["data"] for each in documents if each["kind"] == "ConfigMap"]
    assert held["gateway.toml"] == (DEPLOY / "gateway.toml").read_text()
    assert held["catalogue.json"] == (DEPLOY / "catalogue.json").read_text()
    for name in ("desk", "admin"):
        (tmp_path / name).write_text(f"{name}-token\n")
    settings = read_settings(tomllib.loads(held["gateway.toml"].replace("/run/secrets/hawcx", str(tmp_path))), {})
    assert settings.agents == {"desk-token": "desk"}
    catalogue = read_catalogue(yaml.safe_load(held["catalogue.json"]))
    assert set(settings.agents.values()) <= catalogue.agents.keys()
