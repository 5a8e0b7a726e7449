"""Find the runtime's files on this machine, as bytes; nothing of them is ever imported here.

The runtime is taken from beside this package, where one installation put both, and not from wherever an import would
find it: a path that somebody added must not be able to bring another runtime into bundles.
"""

from __future__ import annotations

import os

from hawcx_build.errors import Unsound
from hawcx_build.findings import finding
from hawcx_build.tree import SourceFile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

RUNTIME = "hawcx_runtime"
FACADES = "facades"


def locate_runtime() -> tuple[SourceFile, ...]:
    """Read the files of the closure from this installation, sorted by path.

    Returns:
        `hawcx_runtime/…` and the facade packages beside it, each file with the path that it has in a bundle.

    Raises:
        Unsound: the runtime is not installed beside this package, or cannot be read.
    """
    here = os.path.dirname(os.path.abspath(__file__))
    site = os.path.dirname(os.path.dirname(here))
    try:
        files = [*_python_files(os.path.join(site, RUNTIME), RUNTIME + "/")]
        files += _python_files(os.path.join(here, FACADES), "")
    except OSError as error:
        raise Unsound(finding("job.runtime-missing", f"the runtime cannot be read: {error.strerror}")) from error
    return tuple(sorted(files, key=lambda file: file.path))


def _python_files(folder: str, prefix: str) -> Iterator[SourceFile]:
    with os.scandir(folder) as listing:
        entries = sorted(listing, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _python_files(entry.path, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".py"):
            with open(entry.path, "rb") as file:
                yield SourceFile(prefix + entry.name, file.read())
