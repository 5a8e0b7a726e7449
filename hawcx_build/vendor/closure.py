"""The closure: the runtime's files as every bundle carries them, with their version and their one digest."""

from __future__ import annotations

from hawcx_build.errors import Unsound
from hawcx_build.findings import finding
from hawcx_build.values import Value
from hawcx_build.vendor.digest import closure_digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.tree import SourceFile

NAME = "hawcx_runtime"
VERSION_FILE = "hawcx_runtime/__init__.py"
MINIMUM_PYTHON = "3.10"
METADATA = "METADATA"


class Closure(Value):
    """What a bundle carries besides the upload.

    Attributes:
        files: sorted by path, with the paths that they have in a bundle.
        version: the runtime's own version.
        minimum_python: the oldest Python that the runtime declares to run on.
        digest: `closure_digest` of the files and the synthetic METADATA file, 64 hexadecimal digits.
    """

    files: tuple[SourceFile, ...]
    version: str
    minimum_python: str
    digest: str


def read_closure(files: tuple[SourceFile, ...]) -> Closure:
    """Measure the runtime's files.

    Args:
        files: what `locate_runtime` read.

    Raises:
        Unsound: the runtime does not state its version.
    """
    version = _version_of(files)
    named = [(file.path, file.content) for file in files]
    named.append((METADATA, metadata(version, MINIMUM_PYTHON)))
    return Closure(files, version, MINIMUM_PYTHON, closure_digest(named))


def metadata(version: str, minimum_python: str) -> bytes:
    """Return the synthetic METADATA file, which is measured with the closure and stands in no bundle."""
    return f"Name: {NAME}\nVersion: {version}\nRequires-Python: >={minimum_python}\n".encode()


def _version_of(files: tuple[SourceFile, ...]) -> str:
    for file in files:
        if file.path == VERSION_FILE:
            for line in file.content.decode("utf-8", "replace").splitlines():
                name, _, value = line.partition(" = ")
                if name == "__version__":
                    return value.strip("'\"")
    raise Unsound(finding("job.runtime-missing", f"{VERSION_FILE} does not state a __version__"))
