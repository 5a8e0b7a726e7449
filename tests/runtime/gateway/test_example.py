"""The example agent, built by the job and run as a bundle: policy service and gateway both stand in its way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from hawcx_runtime.gateway import Gateway, GatewayApp
from tests.peers.hux_service import hux_service
from tests.runtime.gateway.served import served
from tests.runtime.gateway.shop import Shop

EXAMPLE = Path(__file__).parents[3] / "examples" / "gateway"


def test_the_example_agent_runs_as_a_bundle_between_its_two_guards(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "agent.zip", "w") as archive:
        archive.write(EXAMPLE / "agent" / "__main__.py", "__main__.py")
    bundle = tmp_path / "agent.pyz"
    build = [sys.executable, "-I", "-m", "hawcx_build", str(tmp_path / "agent.zip"), "--output", str(bundle)]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout

    shop = Shop()
    catalogue = json.loads((EXAMPLE / "catalogue.json").read_text())
    gateway = Gateway(None, catalogue=catalogue, upstreams={"*": shop})
    with (
        hux_service("relay-key-of-the-tests") as (_service, policy_url),
        served(GatewayApp(gateway, agents={"token": "desk"})) as url,
    ):
        environment = {
            "PATH": os.environ["PATH"],
            "HUX_BASE_URL": policy_url,
            "HUX_TENANT_SLOT": "slot-1",
            "HUX_SUBJECT": "usr_desk",
            "HUX_WORKER_KEY": "relay-key-of-the-tests",
            "HUX_SURFACE": "worker",
            "HUX_TRUST": "worker",
            "GATEWAY_URL": f"{url}/mcp",
            "GATEWAY_TOKEN": "token",
            "RUN_ID": "run-1",
        }
        run = subprocess.run(
            [sys.executable, "-I", str(bundle)],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert run.returncode == 0, run.stderr
    said = [json.loads(line) for line in run.stdout.splitlines()]
    assert [step["tool"] for step in said] == ["get_order", "place_order", "wipe"]
    assert [step.get("said", "").partition(".")[0] for step in said] == ["done", "done", "wipe was refused"]
    assert list(shop.orders.values()) == ["tea"]
    decisions = [(record["tool"], record["decision"]) for record in gateway.audit.records]
    assert decisions == [("get_order", "allow"), ("place_order", "allow"), ("wipe", "block")]
