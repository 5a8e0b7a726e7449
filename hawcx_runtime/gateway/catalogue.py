"""What the operator approved: the tools, what each does to the world, and which agent may call which.

The document is `{"tools": [...], "agents": [...]}`; `docs/gateway.md` lists every field. Reading it (`read_catalogue`,
in `catalogue_reader.py`) reports every problem at once.
"""

from __future__ import annotations

from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.gateway.tool_schema import ToolSchema

EVERY_TOOL = "*"
"""In `allowed_tools`: whatever the catalogue holds. As an upstream's name: whatever no other upstream serves."""

UNTRUSTED_READ = "untrusted_read"
"""The label of a session that has read what outsiders wrote; it never comes off."""


class Undo(Value):
    """How a write is taken back.

    Attributes:
        tool: the tool that does it; it is called with the gateway's own right, not the agent's.
        arguments: a template. `{"$argument": "/pointer"}` and `{"$result": "/pointer"}` stand for a part of the
            write's arguments or result; None repeats the write's arguments.
    """

    tool: str
    arguments: object = None


class Tool(Value):
    """One tool, as approved.

    Attributes:
        name: unique in the catalogue.
        description: what the model reads; the upstream's own text never reaches it.
        input_schema: JSON Schema of the arguments.
        schema: the same, ready to be held against arguments.
        read_only: changes nothing.
        is_silent: the catalogue says neither `read_only` nor `writes`: it counts as a destructive, open-world write.
        idempotent: a second call with the same arguments changes nothing further.
        irreversible: a write that is approved without an undo.
        reads_outside: its result may hold what outsiders wrote.
        sends_out: its arguments leave for outsiders.
        requires_confirmation: a person is asked before each call.
        undo: how a call is taken back.
        after: tools of which each must have succeeded in the session before.
        at_most: calls dispatched in one session, or None.
        asks: what the upstream may ask of the caller while it runs: elicitation, sampling, roots.
        pin: digest of the upstream's definition when it was approved, or "" (`pins.py`).
        title: for people.
        output_schema: JSON Schema of `structuredContent`, passed on to callers.
    """

    name: str
    description: str
    input_schema: Mapping[str, object]
    schema: ToolSchema
    read_only: bool
    is_silent: bool
    idempotent: bool
    irreversible: bool
    reads_outside: bool
    sends_out: bool
    requires_confirmation: bool
    undo: Undo | None
    after: tuple[str, ...]
    at_most: int | None
    asks: tuple[str, ...]
    pin: str
    title: str
    output_schema: Mapping[str, object] | None

    @property
    def has_rule(self) -> bool:
        """Whether the catalogue says what makes this tool safe to call: it reads, or its write is provided for."""
        return self.read_only or self.irreversible or self.undo is not None or self.requires_confirmation

    def listing(self) -> dict[str, object]:
        """Return the tool as `tools/list` shows it, with hints that tell what the catalogue knows.

        Source: MCP 2026-07-28 schema, Tool and ToolAnnotations.
        """
        listed: dict[str, object] = {"name": self.name}
        if self.title:
            listed["title"] = self.title
        if self.description:
            listed["description"] = self.description
        listed["inputSchema"] = self.input_schema
        if self.output_schema is not None:
            listed["outputSchema"] = self.output_schema
        listed["annotations"] = {
            "readOnlyHint": self.read_only,
            "destructiveHint": not self.read_only and self.undo is None,
            "idempotentHint": self.read_only or self.idempotent,
            "openWorldHint": self.is_silent or self.reads_outside or self.sends_out,
        }
        return listed


class Agent(Value):
    """One agent and the tools that it may call."""

    name: str
    allowed_tools: frozenset[str]

    def may_call(self, tool: str) -> bool:
        """Tell whether the agent may call a tool of the catalogue."""
        return tool in self.allowed_tools or EVERY_TOOL in self.allowed_tools


class Catalogue(Value):
    """The whole catalogue.

    Attributes:
        tools: by name, in the order of the document.
        agents: by name.
        unruled_writes: the verdict on a write that has no rule: allow, confirm or block.
        untrusted_sends: the verdict on a `sends_out` tool while the session carries the untrusted-read label:
            confirm or block.
        sha256: of the document's canonical JSON; it stands in every decision as the policy.
    """

    tools: Mapping[str, Tool]
    agents: Mapping[str, Agent]
    unruled_writes: str
    untrusted_sends: str
    sha256: str
