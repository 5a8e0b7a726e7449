"""A developer's folder → the files that belong into an upload, and why each of the others does not.

In: a folder, patterns, the limits. Out: sorted files with their bytes, and what was left out with the reason. Symbolic
links are never followed: what lies behind one is not this project's.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from pathspec import GitIgnoreSpec

from hawcx_build.errors import InputOutputError, Refused, UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.tree import SourceFile
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hawcx_build.limits import Limits

CACHES = frozenset({"__pycache__", "__macosx", "node_modules", "venv"})
VIRTUAL_ENVIRONMENT = "pyvenv.cfg"
COMPILED = (".pyc", ".pyo", ".pyz")
METADATA = (".egg-info",)
SYSTEM_FILES = frozenset({"thumbs.db", "desktop.ini"})
MOST_LISTED = 200_000  # files and folders looked at; a home folder given by mistake ends here


class LeftOut(Value):
    """One file or folder that was not taken.

    Attributes:
        path: relative to the folder; a folder's ends in `/`.
        reason: one word or two.
    """

    path: str
    reason: str


class Selection(Value):
    """What a folder gives.

    Attributes:
        files: sorted by path.
        left_out: in the order in which it was met.
    """

    files: tuple[SourceFile, ...]
    left_out: tuple[LeftOut, ...]


def select_files(
    folder: Path, limits: Limits, include: tuple[str, ...] = (), exclude: tuple[str, ...] = ()
) -> Selection:
    """Choose and read the files of an upload.

    Args:
        folder: the project's root.
        limits: an upload's bounds; checked before any file is read.
        include: patterns in .gitignore's form that bring back what would be left out; a folder by its own name.
        exclude: patterns in .gitignore's form to leave out as well; these win.

    Raises:
        Refused: there are no files, or more or larger ones than an upload may have.
        InputOutputError: something cannot be read.
        UsageError: a pattern has no meaning.
    """
    included, excluded = _spec(include, "--include"), _spec(exclude, "--exclude")
    left_out: list[LeftOut] = []
    try:
        rules = _Rules(folder, included, excluded)
        paths = sorted(_walk(folder, rules, left_out))
        _check_bounds(folder, paths, limits)
        files = tuple(SourceFile(path, (folder / path).read_bytes()) for path in paths)
    except OSError as error:
        name = shown(str(error.filename or folder), longest=240)
        raise InputOutputError(finding("job.source-unreadable", f"{name} cannot be read: {error.strerror}")) from None
    return Selection(files, tuple(left_out))


def _spec(patterns: tuple[str, ...], option: str) -> GitIgnoreSpec:
    try:
        return GitIgnoreSpec.from_lines(patterns)
    except (ValueError, re.error) as error:
        raise UsageError(finding("job.usage", f"{option}: {shown(str(error), 200)}")) from None


def _ignore_spec(text: str) -> GitIgnoreSpec:
    """Return the patterns of a .gitignore; a line that means nothing matches nothing, as in git."""
    return GitIgnoreSpec.from_lines(line for line in text.splitlines() if _has_meaning(line))


def _has_meaning(line: str) -> bool:
    try:
        GitIgnoreSpec.from_lines((line,))
    except (ValueError, re.error):
        return False
    return True


class _Rules:
    """Decides on one path after the other; .gitignore files join as their folders are entered."""

    def __init__(self, folder: Path, include: GitIgnoreSpec, exclude: GitIgnoreSpec) -> None:
        self._include, self._exclude = include, exclude
        parts = _place_in_repository(folder)
        self._above = "".join(f"{part}/" for part in parts)
        self._ignores: list[tuple[str, GitIgnoreSpec]] = []
        for depth in range(len(parts)):
            self._add_ignores(folder.resolve().parents[len(parts) - 1 - depth], "/".join(parts[:depth]))

    def enter(self, folder: Path, path: str) -> None:
        """Read the .gitignore of a folder, if it has one."""
        self._add_ignores(folder, (self._above + path).rstrip("/"))

    def _add_ignores(self, folder: Path, path: str) -> None:
        for name in (".gitignore", ".git/info/exclude"):
            file = folder / name
            if file.is_file():
                text = file.read_text(encoding="utf-8", errors="replace")
                self._ignores.append((f"{path}/" if path else "", _ignore_spec(text)))

    def reason(self, entry: os.DirEntry[str], path: str) -> str | None:
        """Return why something is left out, or None; `path` ends in `/` for a folder."""
        if self._exclude.match_file(path):
            return "excluded"
        if entry.is_symlink():
            return "link"
        if self._include.match_file(path):
            return None
        return _usual_reason(entry) or ("ignored by git" if self._is_ignored(self._above + path) else None)

    def _is_ignored(self, path: str) -> bool:
        # The nearest .gitignore has the last word, as gitignore(5) says.
        for base, spec in reversed(self._ignores):
            if path.startswith(base):
                verdict = spec.check_file(path[len(base) :]).include
                if verdict is not None:
                    return verdict
        return False


def _usual_reason(entry: os.DirEntry[str]) -> str | None:
    """Return why nobody expects this in an upload, or None."""
    lower = entry.name.lower()
    if entry.is_dir():
        if lower in CACHES or os.path.exists(os.path.join(entry.path, VIRTUAL_ENVIRONMENT)):
            return "cache" if lower == "__pycache__" else "environment"
        if lower.startswith("."):
            return "hidden"
        return "metadata" if lower.endswith(METADATA) else None
    if not entry.is_file():
        return "not a file"
    if lower.startswith("."):
        return "hidden"
    if lower in SYSTEM_FILES:
        return "system file"
    return "compiled" if lower.endswith(COMPILED) else None


def _place_in_repository(folder: Path) -> tuple[str, ...]:
    """Return the folders between the root of the git work tree and this folder; none outside of one."""
    resolved = folder.resolve()
    for parent in (resolved, *resolved.parents):
        if (parent / ".git").exists():
            return resolved.relative_to(parent).parts
    return ()


def _walk(folder: Path, rules: _Rules, left_out: list[LeftOut]) -> Iterator[str]:
    """Give the relative path of every file that is taken, folder by folder, without recursion."""
    todo, seen = [""], 0
    while todo:
        base = todo.pop()
        rules.enter(folder / base, base)
        with os.scandir(folder / base) as listing:
            entries = sorted(listing, key=lambda entry: entry.name)
        seen += len(entries)
        if seen > MOST_LISTED:
            raise Refused(finding("zip.too-many-entries", f"there are more than {MOST_LISTED} files below "
                                  f"{shown(str(folder), 240)}; is this a project's folder?"))  # fmt: skip
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            own = base + entry.name + ("/" if is_folder else "")
            reason = rules.reason(entry, own)
            if reason is not None:
                left_out.append(LeftOut(own, reason))
            elif is_folder:
                todo.append(own)
            else:
                yield own


def _check_bounds(folder: Path, paths: list[str], limits: Limits) -> None:
    less = "leave some out with --exclude"
    if not paths:
        raise Refused(finding("source.empty", f"{shown(str(folder), 240)} holds no files that would be taken"))
    if len(paths) > limits.entries:
        message = f"{len(paths)} files would be taken, {limits.entries} are allowed; most stand in {_fullest(paths)}"
        raise Refused(finding("zip.too-many-entries", message, help=less))
    sizes = {path: (folder / path).stat().st_size for path in paths}
    too_large = [
        finding("zip.file-too-large", f"{size} bytes, {limits.file_bytes} are allowed", path=path)
        for path, size in sizes.items()
        if size > limits.file_bytes
    ]
    if too_large:
        raise Refused(*too_large[: limits.findings])
    total = sum(sizes.values())
    if total > limits.expanded_bytes:
        message = f"all files together have {total} bytes, {limits.expanded_bytes} are allowed"
        raise Refused(finding("zip.expanded-too-large", message, help=less))


def _fullest(paths: list[str]) -> str:
    tops: dict[str, int] = {}
    for path in paths:
        top = path.partition("/")[0] + "/" if "/" in path else "the root"
        tops[top] = tops.get(top, 0) + 1
    return shown(max(tops, key=lambda top: tops[top]))
