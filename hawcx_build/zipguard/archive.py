"""Bytes → Archive: the one way in. Reads as the steps of the proof.

In: the bytes of an untrusted ZIP. Out: its entries, of which no two programs can make two things. Structure stops at
its first fault; the rules on single entries and their names report all faults at once.
"""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import finding
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.values import Value
from hawcx_build.zipguard.attributes import entry_findings
from hawcx_build.zipguard.content import read_content
from hawcx_build.zipguard.directory import read_directory
from hawcx_build.zipguard.end_record import read_end_record
from hawcx_build.zipguard.layout import place_entries
from hawcx_build.zipguard.names import name_findings, path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.findings import Finding
    from hawcx_build.limits import Limits
    from hawcx_build.zipguard.layout import PlacedEntry


class Entry(Value):
    """One file or folder of an archive.

    Attributes:
        path: portable relative ASCII path with `/` separators; a folder's has no `/` at its end.
        content: the exact bytes; empty for a folder.
        is_directory: whether this is a folder.
    """

    path: str
    content: bytes
    is_directory: bool


class Archive(Value):
    """A proved archive.

    Attributes:
        entries: in the order of the central directory; no two have the same path, also where case is ignored.
    """

    entries: tuple[Entry, ...]


def read_archive(data: bytes, limits: Limits = DEFAULT_LIMITS, *, prefix: bytes = b"") -> Archive:
    """Read an untrusted ZIP.

    Args:
        data: the whole archive.
        limits: bounds, each checked before what it bounds is spent.
        prefix: bytes that must stand before the first entry, such as a zipapp's `#!` line; offsets count from their
            start. An upload has none.

    Raises:
        Refused: the archive is not proved harmless; `.findings` say what, where, and what to do.
    """
    if len(data) > limits.archive_bytes:
        raise Refused(finding("zip.archive-too-large", f"the archive has {len(data)} bytes, {limits.archive_bytes} are "
                              "allowed"))  # fmt: skip
    end = read_end_record(data, limits)
    headers = read_directory(data, end)
    placed = place_entries(data, headers, end, prefix)
    if not placed:
        raise Refused(finding("zip.empty", "the archive has no entries", offset=0))
    findings = [found for entry in placed for found in entry_findings(entry.central, entry.local)]
    findings += name_findings(headers, limits)
    findings += _size_findings(placed, limits)
    if findings:
        raise Refused(*findings[: limits.findings])
    return Archive(tuple(
        Entry(path_of(entry.central.name), read_content(data, entry), entry.central.is_directory) for entry in placed
    ))  # fmt: skip


def _size_findings(placed: tuple[PlacedEntry, ...], limits: Limits) -> list[Finding]:
    """Report declared sizes beyond the limits; reading holds each content to its declaration."""
    found = [
        finding("zip.file-too-large", f"{header.size} bytes are declared, {limits.file_bytes} are allowed",
                path=header.name, offset=header.offset)
        for header in (entry.central for entry in placed) if header.size > limits.file_bytes
    ]  # fmt: skip
    total = sum(entry.central.size for entry in placed)
    if total > limits.expanded_bytes:
        found.append(finding("zip.expanded-too-large", f"all contents together have {total} bytes, "
                             f"{limits.expanded_bytes} are allowed"))  # fmt: skip
    return found
