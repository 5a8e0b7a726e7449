"""Agent templates, `hawcx/agent-template/v1`: a YAML, TOML or JSON file becomes a checked value, all errors at once."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

from hawcx_build.errors import InputOutputError, Refused, UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SCHEMA = "hawcx/agent-template/v1"
LARGEST_TEMPLATE = 256 * 1024  # bytes
MOST_TOOLS = 256
LONGEST_TEXT = 256  # characters

_TOOL_ID = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,63}")


class TemplateTool(Value):
    """A tool as a template describes it.

    Attributes:
        id: what policy calls it.
        name: what its MCP server calls it.
        actions: the actions it may be called with.
        resource: what it acts on.
        arguments: what it is called with by default; JSON values only.
    """

    id: str
    name: str
    actions: tuple[str, ...]
    resource: str
    arguments: dict[str, Any]

    @property
    def constant(self) -> str:
        """The name of the tool's constant in Python: `mail.read` is MAIL_READ."""
        return re.sub(r"[.-]", "_", self.id).upper()


class Template(Value):
    """A checked template.

    Attributes:
        provider: which provider mints the tokens, or None.
        principals: whom the author had in mind; a suggestion, never a default.
        tools: in the template's order.
    """

    provider: str | None
    principals: tuple[str, ...]
    tools: tuple[TemplateTool, ...]


def read_template(path: Path) -> Template:
    """Read and check a template.

    Args:
        path: a file whose name ends in .yaml, .yml, .toml or .json.

    Raises:
        InputOutputError: it cannot be opened.
        Refused: it cannot be parsed, or holds wrong values; each is a finding.
        UsageError: its name has another ending, or the reader of its format is not installed.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_TEMPLATE + 1)
    except OSError as error:
        raise InputOutputError(finding("job.source-unreadable", f"{shown(str(path))}: {error.strerror}")) from error
    if len(data) > LARGEST_TEMPLATE:
        raise Refused(finding("template.unreadable", f"the template is larger than {LARGEST_TEMPLATE} bytes"))
    parse = _parser(path.suffix.lower())
    try:
        value = parse(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Refused(finding("template.unreadable", shown(str(error), longest=300), path=path.name)) from error
    wrong = list(_faults(value))
    if wrong:
        raise Refused(*(finding("template.value", message, path=path.name) for message in wrong))
    return _template(value)


def _parser(suffix: str) -> Callable[[str], Any]:
    if suffix == ".json":
        return json.loads
    if suffix == ".toml":
        if sys.version_info >= (3, 11):
            import tomllib
        else:
            import tomli as tomllib
        return tomllib.loads
    if suffix in (".yaml", ".yml"):
        try:
            import yaml  # type: ignore[import-untyped]
        except ImportError:
            raise UsageError(finding("job.usage", "YAML needs PyYAML: pip install '.[cli]'")) from None

        def parse(text: str) -> Any:
            try:
                return yaml.safe_load(text)
            except yaml.YAMLError as error:
                raise ValueError(str(error)) from error

        return parse
    raise UsageError(finding("job.usage", "a template's name ends in .yaml, .toml or .json"))


def _faults(value: object) -> Iterator[str]:
    """Yield everything that is wrong, each with its path first."""
    if not isinstance(value, dict):
        yield "the template is not a mapping"
        return
    yield from _unknown_keys(value, ("schema", "provider", "principals", "tools"), "")
    if value.get("schema") != SCHEMA:
        yield f"schema: must be {SCHEMA}"
    if value.get("provider") is not None and not _is_text(value["provider"]):
        yield "provider: must be a text"
    principals = value.get("principals", [])
    if not isinstance(principals, list):
        yield "principals: must be a list"
    else:
        yield from (f"principals[{at}]: must be a text" for at, held in enumerate(principals) if not _is_text(held))
    tools = value.get("tools")
    if not isinstance(tools, list) or not 1 <= len(tools) <= MOST_TOOLS:
        yield f"tools: must be a list of 1 to {MOST_TOOLS} tools"
        return
    for at, tool in enumerate(tools):
        yield from _tool_faults(tool, f"tools[{at}]")
    yield from _doubles(tools)


def _tool_faults(tool: object, path: str) -> Iterator[str]:
    if not isinstance(tool, dict):
        yield f"{path}: must be a mapping"
        return
    yield from _unknown_keys(tool, ("id", "name", "actions", "resource", "arguments"), f"{path}.")
    if not isinstance(tool.get("id"), str) or not _TOOL_ID.fullmatch(tool["id"]):
        yield f"{path}.id: must begin with a letter, then up to 63 of A-Z a-z 0-9 _ . -"
    for key in ("name", "resource"):
        if key in tool and not _is_text(tool[key]):
            yield f"{path}.{key}: must be a text"
    actions = tool.get("actions", [])
    if not isinstance(actions, list):
        yield f"{path}.actions: must be a list"
    else:
        yield from (f"{path}.actions[{at}]: must be a text" for at, held in enumerate(actions) if not _is_text(held))
    arguments = tool.get("arguments", {})
    if not isinstance(arguments, dict):
        yield f"{path}.arguments: must be a mapping"
    else:
        yield from _json_faults(arguments, f"{path}.arguments", 16)


def _json_faults(value: object, path: str, depth: int) -> Iterator[str]:
    """Yield where a value is something that JSON cannot hold: YAML knows dates, TOML knows times."""
    if depth == 0:
        yield f"{path}: is nested too deeply"
    elif isinstance(value, dict):
        for key, held in value.items():
            if not isinstance(key, str):
                yield f"{path}: has a key that is not a text"
            else:
                yield from _json_faults(held, f"{path}.{shown(key)}", depth - 1)
    elif isinstance(value, list):
        for at, held in enumerate(value):
            yield from _json_faults(held, f"{path}[{at}]", depth - 1)
    elif isinstance(value, float):
        if value - value != 0:
            yield f"{path}: must be a finite number"
    elif value is not None and not isinstance(value, (str, int)):
        yield f"{path}: must be a JSON value, not {type(value).__name__}"


def _unknown_keys(mapping: dict[Any, Any], known: tuple[str, ...], path: str) -> Iterator[str]:
    for key in mapping:
        if key not in known:
            yield f"{path}{shown(str(key))}: is not known here"


def _doubles(tools: list[Any]) -> Iterator[str]:
    """Yield the tools that would have one constant in Python."""
    seen: dict[str, int] = {}
    for at, tool in enumerate(tools):
        if isinstance(tool, dict) and isinstance(tool.get("id"), str):
            constant = re.sub(r"[.-]", "_", tool["id"]).upper()
            first = seen.setdefault(constant, at)
            if first != at or constant in ("TOOLS", "PROVIDER", "TOOL_URLS", "FILL_ME"):
                yield f"tools[{at}].id: the name {constant} is taken in the generated file"


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT and value.isprintable()


def _template(value: dict[str, Any]) -> Template:
    tools = tuple(
        TemplateTool(
            id=tool["id"],
            name=tool.get("name", tool["id"]),
            actions=tuple(tool.get("actions", ())),
            resource=tool.get("resource", "*"),
            arguments=tool.get("arguments", {}),
        )
        for tool in value["tools"]
    )
    return Template(value.get("provider"), tuple(value.get("principals", ())), tools)
