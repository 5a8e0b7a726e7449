"""The people's door: the `hawcx` command. Its libraries are the extra `cli`; jobs never load any of this."""

from __future__ import annotations

import sys

from hawcx_build.errors import EXIT_UNSOUND


def main() -> int:
    """Run the command line of this process; return its exit status."""
    try:
        from hawcx_build.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("hawcx_build"):
            raise
        print(f"hawcx needs {error.name}: pip install '.[cli]'", file=sys.stderr)
        return EXIT_UNSOUND
    return run(sys.argv[1:])
