"""The end where the bundle goes out: whole under its name, or not at all; what is already there is never touched.

The bytes are written to a file without a name in the output's folder (O_TMPFILE), or to a hidden one where the file
system has no such thing, synced, and linked into place: `link` fails where the name exists, so nothing is replaced and
there is no moment between looking and acting.
"""

from __future__ import annotations

import contextlib
import os

from hawcx_build.errors import InputOutputError
from hawcx_build.findings import finding, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Self

MODE = 0o755
HAS_DIRECTORY_DESCRIPTORS = os.open in os.supports_dir_fd and os.link in os.supports_dir_fd


class Output:
    """A file that is not there until `publish`; leaving the `with` block without it leaves nothing behind.

    Attributes:
        descriptor: where the bundle's bytes are written.
    """

    descriptor: int

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Open a nameless or hidden file in the folder of `path`.

        Args:
            path: where the bundle shall appear; nothing may be there, not even a dangling symbolic link.

        Raises:
            InputOutputError: something is there already, or the folder is missing or cannot be written.
        """
        self._path = os.fsdecode(path)
        self._shown = shown(self._path, longest=240)
        folder, self._name = os.path.split(self._path)
        self._folder = folder or os.curdir
        if not self._name or self._name in (os.curdir, os.pardir) or "\0" in self._path:
            raise InputOutputError(finding("job.output-folder", f"{self._shown} names no file"))
        if os.path.lexists(self._path):
            raise self._exists()
        self._hidden: str | None = None
        self._folder_descriptor: int | None = None
        try:
            if HAS_DIRECTORY_DESCRIPTORS:
                self._folder_descriptor = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY)
            self.descriptor = self._open_nameless()
        except OSError as error:
            self.close()
            raise InputOutputError(
                finding("job.output-folder", f"the folder of {self._shown} cannot be written: {error.strerror}")
            ) from None

    def _open_nameless(self) -> int:
        if hasattr(os, "O_TMPFILE") and os.path.isdir("/proc/self/fd"):
            # Not every file system has nameless files; a hidden one serves there.
            with contextlib.suppress(OSError):
                return os.open(self._folder, os.O_TMPFILE | os.O_RDWR, 0o600)
        self._hidden = f".{self._name[:100]}.{os.urandom(8).hex()}.tmp"
        flags = os.O_CREAT | os.O_EXCL | os.O_RDWR | getattr(os, "O_BINARY", 0)
        return os.open(self._beside(self._hidden), flags, 0o600, dir_fd=self._folder_descriptor)

    def _beside(self, name: str) -> str:
        return name if self._folder_descriptor is not None else os.path.join(self._folder, name)

    def write(self, content: bytes) -> None:
        """Write the whole content.

        Raises:
            InputOutputError: the disk is full or failed.
        """
        view = memoryview(content)
        try:
            while view:
                view = view[os.write(self.descriptor, view) :]
        except OSError as error:
            raise self._failed(error) from None

    def publish(self) -> None:
        """Make the file appear under its name, complete and durable, with mode 0755.

        Raises:
            InputOutputError: something appeared there in the meantime, or the disk failed.
        """
        try:
            if hasattr(os, "fchmod"):
                os.fchmod(self.descriptor, MODE)
            os.fsync(self.descriptor)
            self._link()
            if self._folder_descriptor is not None:
                os.fsync(self._folder_descriptor)
        except FileExistsError:
            raise self._exists() from None
        except OSError as error:
            raise self._failed(error) from None

    def _link(self) -> None:
        origin = f"/proc/self/fd/{self.descriptor}" if self._hidden is None else self._beside(self._hidden)
        if self._folder_descriptor is None:
            os.link(origin, self._path)
        else:
            # With a folder descriptor Python calls linkat(AT_SYMLINK_FOLLOW), which /proc/self/fd needs.
            origin_folder = None if self._hidden is None else self._folder_descriptor
            os.link(origin, self._name, src_dir_fd=origin_folder, dst_dir_fd=self._folder_descriptor)

    def close(self) -> None:
        """Let go of everything; a hidden file is removed."""
        if self._hidden is not None:
            with contextlib.suppress(OSError):
                os.unlink(self._beside(self._hidden), dir_fd=self._folder_descriptor)
            self._hidden = None
        for descriptor in (getattr(self, "descriptor", None), self._folder_descriptor):
            if descriptor is not None:
                with contextlib.suppress(OSError):
                    os.close(descriptor)
        self._folder_descriptor = None
        self.descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _exists(self) -> InputOutputError:
        return InputOutputError(finding("job.output-exists", f"{self._shown} is already there"))

    def _failed(self, error: OSError) -> InputOutputError:
        return InputOutputError(finding("job.output-write", f"{self._shown} cannot be written: {error.strerror}"))
