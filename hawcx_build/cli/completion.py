"""`hawcx completion SHELL`: what makes a shell complete commands, options and files."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from hawcx_build.cli.screen import screen_options
from hawcx_build.errors import EXIT_BUILT


@click.command("completion", short_help="Print what makes a shell complete hawcx.")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@screen_options
def command(*, shell: str, as_json: bool, no_color: bool) -> int:
    """Print a script that makes SHELL complete the hawcx command.

    \b
    Examples:
      hawcx completion bash > ~/.local/share/bash-completion/completions/hawcx
      hawcx completion zsh > "${fpath[1]}/_hawcx"
      hawcx completion fish > ~/.config/fish/completions/hawcx.fish
    """
    from hawcx_build.cli.app import hawcx

    kind = get_completion_class(shell)
    assert kind is not None  # noqa: S101  the choices are click's own
    click.echo(kind(hawcx, {}, "hawcx", "_HAWCX_COMPLETE").source())
    return EXIT_BUILT
