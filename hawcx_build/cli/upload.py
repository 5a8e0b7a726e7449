"""A folder or a source ZIP on a developer's machine → the upload that a job would get.

A folder becomes the canonical upload: its files in the one order, written by the bundle's own writer. So one set of
files has one upload, and any upload of the same files has the same bundle.
"""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.cli.folder import Selection, select_files
from hawcx_build.errors import InternalError, Refused
from hawcx_build.findings import finding, shown
from hawcx_build.job import build_source_bundle
from hawcx_build.limits import DEFAULT_LIMITS, Limits
from hawcx_build.source import open_source, read_source
from hawcx_build.values import Value
from hawcx_build.zipwrite import BundleEntry, write_archive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TypeVar

    from hawcx_build.cli.folder import LeftOut
    from hawcx_build.cli.screen import Screen
    from hawcx_build.result import BuildResult
    from hawcx_build.tree import SourceFile

    Function = TypeVar("Function", bound=Callable[..., Any])

CONFINEMENT = "auto"
"""On a desk the files are mostly one's own, and many a container lacks what a job requires; verdicts are the same."""

MOST_REASONS_SHOWN = 12


class Upload(Value):
    """What would be submitted.

    Attributes:
        content: the bytes of the source ZIP.
        origin: the folder or file that it comes from.
        is_folder: whether the ZIP was made here.
        left_out: what a folder holds and the upload does not.
    """

    content: bytes
    origin: Path
    is_folder: bool
    left_out: tuple[LeftOut, ...] = ()


def upload_options(function: Function) -> Function:
    """Give a command SOURCE and the options that say what of a folder belongs into the upload, and what it runs."""
    decorators = (
        click.argument("source", type=click.Path(path_type=Path)),
        click.option("--main", metavar="MODULE:FUNCTION", help="Run this function; without it, __main__.py or what "
                     "[tool.hawcx] says."),
        click.option("--include", multiple=True, metavar="PATTERN", help="Take files of a folder that would be left "
                     "out; as in .gitignore."),
        click.option("--exclude", multiple=True, metavar="PATTERN", help="Leave out more files of a folder; as in "
                     ".gitignore."),
        click.option("--imports", type=click.Choice(["start", "strict"]), default="start", show_default=True,
                     help="Refuse unresolved imports that surely run at start, or all that nothing guards."),
    )  # fmt: skip
    for decorator in reversed(decorators):
        function = decorator(function)
    return function


def read_upload(
    source: Path, include: tuple[str, ...] = (), exclude: tuple[str, ...] = (), limits: Limits = DEFAULT_LIMITS
) -> Upload:
    """Read a source ZIP as it is, or make the canonical upload of a folder.

    Raises:
        Refused: the folder's files cannot be an upload.
        InputOutputError: the source cannot be read.
    """
    if source.is_dir():
        chosen: Selection = select_files(source, limits, include, exclude)
        return Upload(canonical_upload(chosen.files, limits), source, is_folder=True, left_out=chosen.left_out)
    with open_source(source) as file:
        return Upload(read_source(file.fileno(), limits.archive_bytes), source, is_folder=False)


def canonical_upload(files: tuple[SourceFile, ...], limits: Limits = DEFAULT_LIMITS) -> bytes:
    """Return the one source ZIP of these files.

    Args:
        files: sorted by path.
        limits: an upload's bounds.

    Raises:
        Refused: a name or size that no upload may have.
    """
    odd = [file.path for file in files if not file.path.isascii()]
    if odd:
        raise Refused(*(finding("zip.path-not-ascii", "the name has letters outside ASCII", path=path)
                        for path in odd[: limits.findings]))  # fmt: skip
    try:
        return write_archive(tuple(BundleEntry(file.path, file.content) for file in files), b"", limits)
    except InternalError as error:
        if isinstance(error.__cause__, Refused):
            raise error.__cause__ from None
        raise


def build_upload(upload: Upload, output: Path, main: str | None = None, *, strict_imports: bool = False) -> BuildResult:
    """Run the job on an upload, exactly as the jobs' door does.

    Raises:
        BuildError: as `build_source_bundle`.
    """
    if not upload.is_folder:
        return build_source_bundle(upload.origin, output, main, strict_imports=strict_imports, confinement=CONFINEMENT)
    with tempfile.TemporaryDirectory(prefix="hawcx-") as folder:
        source = Path(folder, "upload.zip")
        source.write_bytes(upload.content)
        return build_source_bundle(source, output, main, strict_imports=strict_imports, confinement=CONFINEMENT)


@contextlib.contextmanager
def trial_bundle(
    upload: Upload, main: str | None = None, *, strict_imports: bool = False
) -> Iterator[tuple[BuildResult, Path]]:
    """Build an upload for a moment: everything but a bundle that stays.

    Raises:
        BuildError: as `build_source_bundle`.
    """
    with tempfile.TemporaryDirectory(prefix="hawcx-") as folder:
        output = Path(folder, "made.pyz")
        yield build_upload(upload, output, main, strict_imports=strict_imports), output


def tell_left_out(screen: Screen, left_out: tuple[LeftOut, ...]) -> None:
    """Say what of a folder is not in the upload, and why."""
    for one in left_out[:MOST_REASONS_SHOWN]:
        screen.note((f"left out  {shown(one.path, 240)}  ({one.reason})", "dim"))
    if len(left_out) > MOST_REASONS_SHOWN:
        screen.note((f"left out  {len(left_out) - MOST_REASONS_SHOWN} more", "dim"))
