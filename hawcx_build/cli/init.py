"""`hawcx init`: start an agent's project from a template, with every value of the deployment still to be filled in."""

from __future__ import annotations

import os
from pathlib import Path

import click

from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.template import Template, TemplateTool, read_template
from hawcx_build.errors import EXIT_BUILT, InputOutputError
from hawcx_build.findings import finding, shown
from hawcx_build.values import Value

TOOLS_FILE = "hawcx_tools.py"
CONFIG_FILE = "config.py"
MAIN_FILE = "__main__.py"

_MAIN = '''"""The agent: calls each tool for each principal and says what came of it."""

import sys

from hawcx_runtime.mcp_caller import Caller, close_agent, get_agent

from config import PRINCIPAL_ALLOWLIST
from hawcx_tools import PROVIDER, TOOLS


def main() -> int:
    caller = Caller(get_agent(PRINCIPAL_ALLOWLIST), PROVIDER)
    try:
        decisions = [caller.call(tool, principal) for principal in PRINCIPAL_ALLOWLIST for tool in TOOLS]
    finally:
        close_agent()
    for decision in decisions:
        print(decision.summary())
    return 0 if all(decision.allowed for decision in decisions) else 3


if __name__ == "__main__":
    sys.exit(main())
'''


class Initialised(Value):
    """What was done in the folder.

    Attributes:
        written: the files that were written.
        kept: the files that were there and stayed as they were.
    """

    written: tuple[Path, ...]
    kept: tuple[Path, ...]


@click.command("init", short_help="Start a new agent from a template.")
@click.argument("template", type=click.Path(path_type=Path))
@click.option("-d", "--directory", "folder", type=click.Path(path_type=Path, file_okay=False), required=True,
              help="The agent's folder; made where it is missing.")  # fmt: skip
@click.option("--force", is_flag=True, help="Write hawcx_tools.py again; the other files are never overwritten.")
@screen_options
def command(*, template: Path, folder: Path, force: bool, as_json: bool, no_color: bool) -> int:
    """Write hawcx_tools.py, config.py and __main__.py from TEMPLATE, a .yaml, .toml or .json file.

    \b
    Examples:
      hawcx init agent-template.yaml -d ./myagent
      hawcx init agent-template.yaml -d ./myagent --force
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    done = initialise(template, folder, force=force)
    if as_json:
        screen.json({"written": [str(path) for path in done.written], "kept": [str(path) for path in done.kept]})
    else:
        for path in done.written:
            click.echo(f"wrote {shown(str(path), longest=240)}")
        for path in done.kept:
            click.echo(f"kept  {shown(str(path), longest=240)}")
        click.echo(f"fill in {CONFIG_FILE}, then: hawcx bundle {shown(str(folder), longest=240)}")
    return EXIT_BUILT


def initialise(template: Path, folder: Path, *, force: bool) -> Initialised:
    """Write an agent's project.

    Args:
        template: a `hawcx/agent-template/v1` file.
        folder: where to; made where it is missing.
        force: write hawcx_tools.py again where it is there.

    Raises:
        BuildError: the template is wrong, hawcx_tools.py is there, or a file cannot be written.
    """
    checked = read_template(template)
    tools, config, main = folder / TOOLS_FILE, folder / CONFIG_FILE, folder / MAIN_FILE
    if os.path.lexists(tools) and not force:
        raise InputOutputError(finding("template.exists", f"{TOOLS_FILE} is already in the folder"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _replace(tools, tools_source(checked, template.name))
        written: list[Path] = [tools]
        kept: list[Path] = []
        for path, text in ((config, config_source(checked)), (main, _MAIN)):
            (written if _create(path, text) else kept).append(path)
    except OSError as error:
        raise InputOutputError(finding("job.output-write", f"cannot write the project: {error.strerror}")) from error
    return Initialised(tuple(written), tuple(kept))


def tools_source(template: Template, name: str) -> str:
    """Return the generated file that holds a template's tools as constants.

    Args:
        template: checked.
        name: of the template's file, for the reader.
    """
    ids = "".join(f"    {tool.id!r},\n" for tool in template.tools)
    constants = "\n".join(map(_constant, template.tools))
    return f'''"""The tools of this agent. Written by `hawcx init` from {_bare(name)}; `--force` writes it again."""

from hawcx_runtime.deployment import FILL_ME, require_filled
from hawcx_runtime.mcp_caller import McpTool

from config import TOOL_URLS

_IDS = (
{ids})
require_filled(TOOL_URLS={{tool: TOOL_URLS.get(tool, FILL_ME) for tool in _IDS}})

PROVIDER = {template.provider!r}

{constants}
TOOLS = ({"".join(tool.constant + ", " for tool in template.tools).rstrip()})
'''


def config_source(template: Template) -> str:
    """Return the first version of the user's own file, in which every value is still missing."""
    named = "".join(f"#   {principal!r}\n" for principal in template.principals)
    suggestion = f"# The template had in mind:\n{named}" if named else ""
    urls = "".join(f"    {tool.id!r}: FILL_ME,\n" for tool in template.tools)
    return f'''"""What this deployment has to say. This file is yours: `hawcx init` never overwrites it."""

from hawcx_runtime.deployment import FILL_ME, require_filled

# Everybody whom the agent may act for, compared exactly: a list of texts; [] forbids it for everybody.
{suggestion}PRINCIPAL_ALLOWLIST = FILL_ME

# The MCP endpoint of each tool.
TOOL_URLS = {{
{urls}}}

require_filled(PRINCIPAL_ALLOWLIST=PRINCIPAL_ALLOWLIST, TOOL_URLS=TOOL_URLS)
'''


def _constant(tool: TemplateTool) -> str:
    return f"""{tool.constant} = McpTool(
    tool_id={tool.id!r},
    url=TOOL_URLS[{tool.id!r}],
    name={tool.name!r},
    actions={tool.actions!r},
    resource={tool.resource!r},
    arguments={tool.arguments!r},
)
"""


def _create(path: Path, text: str) -> bool:
    """Write a file that is not there; return whether it was not."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        return False
    return True


def _replace(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _bare(name: str) -> str:
    """Return a file's name as it may stand in a docstring."""
    return shown(name).replace('"', "'")
