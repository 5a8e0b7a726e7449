"""The `hawcx` command as a whole: which sub-commands there are, and what every failure looks like.

A sub-command's file is loaded when it is called. Exit statuses are the jobs' door's: see `hawcx_build.errors`.
"""

from __future__ import annotations

import traceback
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise

import click
from click.exceptions import NoArgsIsHelpError

from hawcx_build import __version__
from hawcx_build.cli.screen import Screen
from hawcx_build.errors import EXIT_NO_VERDICT, EXIT_USAGE, BuildError, InternalError, UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.result import failure_document

SECTIONS: dict[str, dict[str, str]] = {
    "Build": {
        "init": "Start a new agent in an empty folder.",
        "bundle": "Make the bundle of a folder or a source ZIP.",
        "check": "Find everything that is wrong, and write nothing.",
        "watch": "Check again whenever a file changes.",
        "explain": "Tell what a code means and what to do.",
    },
    "Look": {
        "inspect": "Show what a bundle is and what it can reach.",
        "diff": "Compare two bundles, source ZIPs or folders.",
        "graph": "Draw who imports whom.",
        "report": "Write a page for a reviewer.",
    },
    "Trust": {
        "verify": "Prove that a bundle is what it says.",
        "attest": "Write the provenance of a bundle, signed with a key.",
        "sbom": "Write a CycloneDX list of what a bundle holds.",
    },
    "Run": {
        "run": "Verify a bundle and try it on this machine.",
        "gateway": "Check and guard a catalogue of tools.",
        "audit": "Verify an audit log.",
    },
    "Operate": {"fleet": "Build or verify everything that a manifest lists."},
    "Shell": {"completion": "Print what makes a shell complete hawcx."},
}
SUMMARIES = {name: summary for section in SECTIONS.values() for name, summary in section.items()}


class Commands(click.Group):
    """The sub-commands by name; each is `command` of the file that bears its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names, in the order of the help."""
        return [name for name in SUMMARIES if find_spec(f"hawcx_build.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one sub-command, or return None."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(f"hawcx_build.cli.{cmd_name}").command
        assert isinstance(command, click.Command)  # noqa: S101  what the files of this folder have in common
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the sub-commands by section, without loading them."""
        names = set(self.list_commands(ctx))
        for title, commands in SECTIONS.items():
            rows = [pair for pair in commands.items() if pair[0] in names]
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the sub-command; a near miss is named."""
        if args and not args[0].startswith("-") and args[0] not in self.list_commands(ctx):
            from difflib import get_close_matches

            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise click.UsageError(f"there is no command {shown(args[0])}{hint}", ctx)
        return super().resolve_command(ctx, args)


@click.command(
    cls=Commands,
    epilog="Every command answers --help with examples, and almost every one --json with one document for programs.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="hawcx", message="%(prog)s %(version)s")
def hawcx() -> None:
    """Make, check, read and verify bundles of Python source; nothing in them is run unless you say so."""


def run(argv: list[str]) -> int:
    """Run one command line; return its exit status."""
    screen = Screen(as_json=_wants_document(argv), no_color="--no-color" in argv)
    try:
        status = hawcx.main(argv or ["--help"], prog_name="hawcx", standalone_mode=False)
        if not argv:
            return EXIT_USAGE
        return status if isinstance(status, int) else 0
    except NoArgsIsHelpError as error:
        screen.error_text(error.format_message())
        return EXIT_USAGE
    except click.UsageError as error:
        usage = error.ctx.get_usage() if error.ctx is not None else ""
        fault = UsageError(finding("job.usage", _lower(error.format_message()), help=_hint(error)))
        return _fail(screen, fault, usage)
    except click.ClickException as error:
        return _fail(screen, UsageError(finding("job.usage", _lower(error.format_message()))))
    except BuildError as error:
        return _fail(screen, error)
    except (click.Abort, KeyboardInterrupt):
        screen.error_text("interrupted")
        return EXIT_NO_VERDICT
    except BrokenPipeError:
        screen.let_go()
        return EXIT_NO_VERDICT
    except Exception as error:
        traceback.print_exc()  # for the report that the message asks for
        return _fail(screen, InternalError(finding("job.internal", f"{type(error).__name__}, as told above")))


def _wants_document(argv: list[str]) -> bool:
    """Tell, of a command line that may be wrong, whether a program reads what is said about it."""
    words = [*argv, *("=".join(pair) for pair in pairwise(argv))]
    return not {"--json", "--format=json", "--format=sarif"}.isdisjoint(words)


def _fail(screen: Screen, error: BuildError, usage: str = "") -> int:
    if screen.as_json:
        screen.json(failure_document(error))
    else:
        if usage:
            screen.error_text(usage)
        screen.findings(error.findings, to_stderr=True)
    return error.exit_status


def _hint(error: click.UsageError) -> str:
    command = error.ctx.command_path if error.ctx is not None else "hawcx"
    return f"{command} --help shows the grammar and examples"


def _lower(message: str) -> str:
    message = shown(message, 400).rstrip(".")
    return message[:1].lower() + message[1:]
