"""Codes of agent templates, which `hawcx init` starts a project from."""

from __future__ import annotations

from hawcx_build.codes import Code

CODES = (
    Code(
        "template.unreadable",
        title="the agent template cannot be read",
        meaning="The file is too large, or is not the YAML, TOML or JSON that its name says.",
        remedy="name the file .yaml, .toml or .json after what it holds, and let an editor check its syntax",
        source="hawcx/agent-template/v1",
    ),
    Code(
        "template.value",
        title="a wrong value in the agent template",
        meaning="A key is missing, unknown, or has a value that it cannot have.",
        remedy="correct the value at the path that the message begins with; docs/agents.md has the schema",
        source="hawcx/agent-template/v1",
        example="schema: hawcx/agent-template/v1\ntools: []",
    ),
    Code(
        "template.exists",
        title="hawcx_tools.py is already there",
        meaning="The file is generated, and writing it again would lose what was changed in it by hand.",
        remedy="--force writes it again; config.py and __main__.py are never overwritten",
        source="this project's own rule",
    ),
)
