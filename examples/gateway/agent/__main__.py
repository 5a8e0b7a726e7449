"""An agent whose every tool call is asked about twice: by the policy service, and by the gateway on its way.

It needs HUX_BASE_URL and the other variables of `HuxClient.from_env()`, GATEWAY_URL, GATEWAY_TOKEN and RUN_ID.
"""

import json
import os

from hux_hook import HuxClient, before_tool

from hawcx_runtime.gateway import HttpUpstream

STEPS = [
    ("get_order", {"order": 7}, "read_files"),
    ("place_order", {"item": "tea"}, "external_side_effect"),
    ("wipe", {}, "shell"),
]


def main() -> None:
    """Take each step that both guards let through, and say what came of it."""
    policy = HuxClient.from_env()
    tools = HttpUpstream(os.environ["GATEWAY_URL"], headers={"Authorization": "Bearer " + os.environ["GATEWAY_TOKEN"]})
    run = os.environ["RUN_ID"]
    for name, arguments, capability in STEPS:
        decision = before_tool(policy, run, "conversation-1", name, arguments, capability)
        if not decision.proceed:
            print(json.dumps({"tool": name, "policy": decision.reason}))
            continue
        result = tools.call(name, decision.arguments, {})
        print(json.dumps({"tool": name, "policy": decision.reason, "said": result["content"][0]["text"]}))


if __name__ == "__main__":
    main()
