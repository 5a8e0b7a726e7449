"""Where a command's own document goes: a new file, whole or not at all, or standard output."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hawcx_build.output import Output

if TYPE_CHECKING:
    from pathlib import Path

    from hawcx_build.cli.screen import Screen


def write_new(content: bytes, output: Path | None, screen: Screen) -> None:
    """Write a document.

    Args:
        content: of the document.
        output: a path where nothing is yet; None: standard output.
        screen: to say where it is.

    Raises:
        InputOutputError: something is there already, or it cannot be written.
    """
    if output is None:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    with Output(output) as target:
        target.write(content)
        target.publish()
    output.chmod(0o644)  # a document, not a program
    if screen.as_json:
        screen.json({"ok": True, "output": str(output), "size": len(content)})
    else:
        screen.line(("wrote ", "bold green"), (str(output), "bold"), f"  {len(content):,} bytes")
