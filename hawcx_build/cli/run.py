"""`hawcx run`: verify a bundle, then try it on this machine, beside a reference Assembler.

What runs are the very bytes that were verified, in a folder of their own. Nothing is confined: the program has the
rights of whoever calls this.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.verify import prove
from hawcx_build.devtools.assembler import Assembler, read_script
from hawcx_build.errors import Refused, UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.measure import read_bundle

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "TZ", "TERM")
"""Of the environment; what else is set here is no business of a trial."""

SIGNAL_STATUS = 128  # and the signal's number, as shells say it


@click.command(
    "run",
    short_help="Verify a bundle and try it on this machine.",
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
)
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.option("--agent-id", metavar="ID", help="Serve this agent with a reference Assembler while it runs.")
@click.option(
    "--script", type=click.Path(path_type=Path), help="What the Assembler does with each tool's calls, as JSON."
)
@click.option("--broker", type=click.Path(path_type=Path), help="The UNIX socket of an egress broker that is running.")
@screen_options
def command(
    *,
    file: Path,
    arguments: tuple[str, ...],
    agent_id: str | None,
    script: Path | None,
    broker: Path | None,
    as_json: bool,
    no_color: bool,
) -> int:
    """Verify FILE, a bundle, and run it with ARGUMENTS; the exit status is the program's own.

    This is a trial on your own machine: the program is not confined. Of your environment it gets PATH, HOME, the
    language, the time zone and TERM, and HAAP_AGENT_ID as --agent-id has it. Options stand before FILE.

    \b
    Examples:
      hawcx run agent.pyz
      hawcx run --agent-id mail-agent --script script.json agent.pyz
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    content = read_bundle(file)
    faults = [fault for statement in prove(content)[1] for fault in statement.findings]
    if faults:
        raise Refused(*faults)
    screen.note(("verified; it runs as you, without confinement", "dim"))
    with tempfile.TemporaryDirectory(prefix="hawcx-run-") as folder, _assembler(Path(folder), agent_id, script):
        program = Path(folder, "agent.pyz")
        program.write_bytes(content)
        environment = _environment(os.environ, Path(folder), agent_id, broker)
        run = subprocess.run(  # noqa: S603  running it is what was asked for
            [sys.executable, "-I", str(program), *arguments], check=False, env=environment
        )
    return run.returncode if run.returncode >= 0 else SIGNAL_STATUS - run.returncode


@contextlib.contextmanager
def _assembler(folder: Path, agent_id: str | None, script: Path | None) -> Iterator[None]:
    """Serve an agent where its runtime looks, for as long as it runs."""
    if agent_id is None:
        if script is not None:
            raise UsageError(finding("job.usage", "--script needs --agent-id"))
        yield
        return
    if not agent_id or "/" in agent_id or agent_id in (".", ".."):
        raise UsageError(finding("job.usage", f"{shown(agent_id)} is no agent's id"))
    try:
        behaviours = read_script(script) if script is not None else {}
    except (OSError, ValueError) as error:
        raise UsageError(finding("job.usage", f"the script cannot be used: {shown(str(error), 200)}")) from None
    with Assembler(folder / "hawcx" / agent_id / "agent-assembler-0.sock", behaviours):
        yield


def _environment(given: Mapping[str, str], folder: Path, agent_id: str | None, broker: Path | None) -> dict[str, str]:
    environment = {name: given[name] for name in PASSED_ON if name in given}
    environment["XDG_RUNTIME_DIR"] = str(folder)
    if agent_id is not None:
        environment["HAAP_AGENT_ID"] = agent_id
    if broker is not None:
        environment["HAAP_EGRESS_BROKER_SOCKET"] = str(broker.resolve())
    return environment
