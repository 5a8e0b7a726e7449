"""Reads a catalogue document: every problem at once, each with its place."""

from __future__ import annotations

from hawcx_runtime.canonical_json import canonical_json
from hawcx_runtime.gateway.catalogue import EVERY_TOOL, Agent, Catalogue, Tool, Undo
from hawcx_runtime.gateway.digests import sha256_hex
from hawcx_runtime.gateway.errors import CatalogueError
from hawcx_runtime.gateway.limits import MAX_AGENTS, MAX_NAME, MAX_PROBLEMS, MAX_TOOLS
from hawcx_runtime.gateway.tool_schema import SchemaRefused, ToolSchema

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_NAME_CHARACTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./")
ASKS = ("elicitation", "sampling", "roots")
_VERDICTS = {"unruled_writes": ("confirm", "allow", "block"), "untrusted_sends": ("confirm", "block")}
"""Choices of the whole catalogue; the first is what an absent field means."""

_FLAGS = ("read_only", "writes", "irreversible", "reads_outside", "sends_out", "requires_confirmation", "idempotent")
_TEXTS = ("name", "title", "description", "pin")
_OTHERS = ("input_schema", "output_schema", "undo", "after", "at_most", "asks")
_TOOL_FIELDS = frozenset((*_FLAGS, *_TEXTS, *_OTHERS))


def read_catalogue(document: object) -> Catalogue:
    """Return the catalogue that a document describes.

    Args:
        document: parsed JSON (or TOML, or YAML); a `Catalogue` is returned as it is.

    Raises:
        CatalogueError: with every problem found.
    """
    if isinstance(document, Catalogue):
        return document
    return _Reader().read(document)


class _Reader:
    """Reads one document and gathers its problems."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def read(self, document: object) -> Catalogue:
        fields = self._object(document, "catalogue", {"tools", "agents", *_VERDICTS})
        tools = self._tools(fields.get("tools"))
        agents = self._agents(fields.get("agents"))
        verdicts = {name: self._choice(fields, name) for name in _VERDICTS}
        self._cross_check(tools, agents)
        if self.problems:
            raise CatalogueError(tuple(self.problems[:MAX_PROBLEMS]))
        try:
            digest = sha256_hex(canonical_json(document))
        except ValueError as refused:
            raise CatalogueError((f"catalogue: {refused}",)) from None
        return Catalogue(tools, agents, verdicts["unruled_writes"], verdicts["untrusted_sends"], digest)

    def _tools(self, value: object) -> dict[str, Tool]:
        tools: dict[str, Tool] = {}
        for index, each in enumerate(self._list(value, "tools", MAX_TOOLS)):
            tool = self._tool(each, f"tools[{index}]")
            if tool.name in tools:
                self._say(f"tools[{index}].name", f"{tool.name!r} stands in the catalogue twice")
            tools[tool.name] = tool
        return tools

    def _tool(self, value: object, place: str) -> Tool:
        fields = self._object(value, place, _TOOL_FIELDS)
        flags = {name: self._flag(fields, name, place) for name in _FLAGS}
        texts = {name: self._text(fields, name, place) for name in _TEXTS}
        self._check_name(texts["name"], place)
        undo = self._undo(fields.get("undo"), f"{place}.undo")
        if flags["read_only"] and (flags["writes"] or flags["irreversible"] or undo):
            self._say(place, "is read_only and yet writes, is irreversible or has an undo")
        if flags["irreversible"] and undo:
            self._say(place, "is irreversible and yet has an undo")
        pin = texts["pin"]
        if pin and not (len(pin) == 64 and set(pin) <= set("0123456789abcdef")):
            self._say(f"{place}.pin", "is 64 lower-case hexadecimal digits")
        schema_document = fields.get("input_schema", {"type": "object"})
        return Tool(
            name=texts["name"],
            description=texts["description"],
            input_schema=schema_document,
            schema=self._schema(schema_document, f"{place}.input_schema"),
            read_only=flags["read_only"],
            is_silent=not {"read_only", "writes"} & fields.keys(),
            idempotent=flags["idempotent"],
            irreversible=flags["irreversible"],
            reads_outside=flags["reads_outside"],
            sends_out=flags["sends_out"],
            requires_confirmation=flags["requires_confirmation"],
            undo=undo,
            after=self._names(fields.get("after", []), f"{place}.after"),
            at_most=self._at_most(fields.get("at_most"), f"{place}.at_most"),
            asks=self._asks(fields.get("asks", ["elicitation"]), f"{place}.asks"),
            pin=pin,
            title=texts["title"],
            output_schema=self._output_schema(fields.get("output_schema"), f"{place}.output_schema"),
        )

    def _undo(self, value: object, place: str) -> Undo | None:
        if value is None:
            return None
        if isinstance(value, str):
            return Undo(value)
        fields = self._object(value, place, {"tool", "arguments"})
        arguments = fields.get("arguments")
        if arguments is not None and not isinstance(arguments, dict):
            self._say(f"{place}.arguments", "is an object")
        self._check_template(arguments, f"{place}.arguments")
        return Undo(self._text(fields, "tool", place), arguments)

    def _check_template(self, template: object, place: str) -> None:
        if isinstance(template, dict):
            marks = {"$argument", "$result"} & template.keys()
            pointers = [template[mark] for mark in marks]
            if marks and (len(template) > 1 or not _is_pointer(pointers[0])):
                self._say(place, "is one of $argument and $result alone, with a JSON pointer ('' or '/…')")
            for key, each in template.items():
                self._check_template(each, f"{place}.{key}")
        elif isinstance(template, list):
            for index, each in enumerate(template):
                self._check_template(each, f"{place}[{index}]")

    def _schema(self, value: object, place: str) -> ToolSchema:
        try:
            return ToolSchema(value)
        except SchemaRefused as refused:
            self.problems += [f"{place}{fault}" for fault in refused.faults]
            return ToolSchema({"type": "object"})

    def _output_schema(self, value: object, place: str) -> dict[str, object] | None:
        if value is not None and not isinstance(value, dict):
            self._say(place, "is an object")
            return None
        return value

    def _agents(self, value: object) -> dict[str, Agent]:
        agents: dict[str, Agent] = {}
        for index, each in enumerate(self._list(value, "agents", MAX_AGENTS)):
            place = f"agents[{index}]"
            fields = self._object(each, place, {"name", "allowed_tools"})
            agent = Agent(
                self._text(fields, "name", place),
                frozenset(self._names(fields.get("allowed_tools", []), f"{place}.allowed_tools")),
            )
            if not agent.name:
                self._say(f"{place}.name", "is missing")
            if agent.name in agents:
                self._say(f"{place}.name", f"{agent.name!r} stands in the catalogue twice")
            agents[agent.name] = agent
        return agents

    def _cross_check(self, tools: dict[str, Tool], agents: dict[str, Agent]) -> None:
        """Hold every name that one entry gives another against what the catalogue has."""
        for tool in tools.values():
            for name in tool.after:
                if name not in tools or name == tool.name:
                    self._say(f"tool {tool.name!r}.after", f"{name!r} is no other tool of the catalogue")
            if tool.undo and tool.undo.tool not in tools:
                self._say(f"tool {tool.name!r}.undo", f"{tool.undo.tool!r} is no tool of the catalogue")
        for agent in agents.values():
            for name in sorted(agent.allowed_tools - tools.keys() - {EVERY_TOOL}):
                self._say(f"agent {agent.name!r}.allowed_tools", f"{name!r} is no tool of the catalogue")

    def _check_name(self, name: str, place: str) -> None:
        if not 0 < len(name) <= MAX_NAME or not set(name) <= _NAME_CHARACTERS:
            self._say(f"{place}.name", f"is 1 to {MAX_NAME} of A-Z a-z 0-9 _ - . /")

    def _object(self, value: object, place: str, known: frozenset[str] | set[str]) -> dict[str, Any]:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            self._say(place, "is an object with names as keys")
            return {}
        for name in sorted(value.keys() - known):
            self._say(f"{place}.{name[:80]}", f"is no field here; the fields are {', '.join(sorted(known))}")
        return value

    def _list(self, value: object, place: str, most: int) -> list[object]:
        if not isinstance(value, list):
            self._say(place, "is a list")
            return []
        if len(value) > most:
            self._say(place, f"holds more than {most} entries")
        return value[:most]

    def _flag(self, fields: dict[str, Any], name: str, place: str) -> bool:
        value = fields.get(name, False)
        if not isinstance(value, bool):
            self._say(f"{place}.{name}", "is true or false")
        return value is True

    def _text(self, fields: dict[str, Any], name: str, place: str) -> str:
        value = fields.get(name, "")
        if not isinstance(value, str):
            self._say(f"{place}.{name}", "is a string")
            return ""
        return value

    def _names(self, value: object, place: str) -> tuple[str, ...]:
        if not isinstance(value, (list, tuple)) or not all(isinstance(each, str) for each in value):
            self._say(place, "is a list of names")
            return ()
        return tuple(value)

    def _at_most(self, value: object, place: str) -> int | None:
        if value is not None and (not isinstance(value, int) or isinstance(value, bool) or value < 1):
            self._say(place, "is a whole number of at least 1")
            return None
        return value

    def _asks(self, value: object, place: str) -> tuple[str, ...]:
        names = self._names(value, place)
        for name in names:
            if name not in ASKS:
                self._say(place, f"{name!r} is none of {', '.join(ASKS)}")
        return names

    def _choice(self, fields: dict[str, Any], name: str) -> str:
        choices = _VERDICTS[name]
        value = fields.get(name, choices[0])
        if value not in choices:
            self._say(name, f"is one of {', '.join(choices)}")
        return str(value)

    def _say(self, place: str, what: str) -> None:
        self.problems.append(f"{place}: {what}")


def _is_pointer(value: object) -> bool:
    return isinstance(value, str) and (value == "" or value.startswith("/"))
