"""Names of entries → portable paths: one reading on every system, or a refusal.

In: the raw name of each entry. Out: its path, and what is wrong with it. Only printable ASCII passes, so no code page,
normalisation or case table of any system can matter.
"""

from __future__ import annotations

from hawcx_build.findings import Finding, finding, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hawcx_build.limits import Limits
    from hawcx_build.zipguard.records import CentralHeader

CONTROLS = frozenset(range(0x20)) | {0x7F}

UNPORTABLE = frozenset(':*?"<>|')
"""Printable characters that Windows forbids in names; `:` also opens an NTFS stream or names a drive."""

DEVICES = frozenset(
    ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
    + [f"{port}{digit}" for port in ("com", "lpt") for digit in "0123456789"]
)
"""Names that Windows takes for devices in every folder and with every suffix."""

MAGIC = frozenset({"__proto__"})
"""Names that libraries of other languages lose: JavaScript objects used as maps (fflate drops the file)."""


def path_of(name: bytes) -> str:
    """Return the path of a name that `name_findings` found nothing wrong with: no slash at the end of a folder's."""
    return name.decode("ascii").removesuffix("/")


def name_findings(headers: Sequence[CentralHeader], limits: Limits) -> Iterator[Finding]:
    """Report the first fault of each name, then the names that meet one another.

    Args:
        headers: the central headers, in their order.
        limits: bounds on the length and depth of a path.
    """
    sound = []
    for header in headers:
        fault = _name_fault(header.name, limits)
        if fault is None:
            sound.append(header)
        else:
            yield finding(fault[0], fault[1], path=header.name, offset=header.offset)
    yield from _meetings(sound)


def _name_fault(name: bytes, limits: Limits) -> tuple[str, str] | None:
    """Return code and sentence of the first fault of one name, from its bytes to its meaning."""
    body = name.removesuffix(b"/")
    if not name:
        return "zip.path-empty", "the entry has no name"
    if len(body) > limits.path_bytes:
        return "zip.path-too-long", f"the path has {len(body)} bytes, {limits.path_bytes} are allowed"
    if not body.isascii():
        return "zip.path-not-ascii", f"the name holds the byte 0x{max(body):02x}, a different letter on each system"
    controls = CONTROLS.intersection(body)
    if controls:
        return "zip.path-control", f"the name holds the control byte 0x{min(controls):02x}"
    path = body.decode("ascii")
    if "\\" in path:
        return "zip.path-backslash", "the name holds a backslash, a separator on Windows and a letter elsewhere"
    if path.startswith("/") or not path:
        return "zip.path-absolute", "the path starts at the root of the file system"
    components = path.split("/")
    if len(components) > limits.path_components:
        return "zip.path-too-deep", f"the path has {len(components)} components, {limits.path_components} are allowed"
    for component in components:
        fault = _component_fault(component)
        if fault is not None:
            return fault
    return None


def _component_fault(component: str) -> tuple[str, str] | None:
    if component == "..":
        return "zip.path-traversal", "the path leaves the folder it is unpacked in"
    if component in ("", "."):
        return "zip.path-noncanonical", "the path has an empty or '.' component, so it has a second spelling"
    unportable = UNPORTABLE.intersection(component)
    if unportable:
        return "zip.path-character", f"the name holds {min(unportable)!r}, which not every file system allows"
    if component[-1] in ". " or component[0] == " ":
        return "zip.path-trimmed", "a component starts with a space or ends in a space or dot, which Windows removes"
    _, semicolon, version = component.rpartition(";")
    if semicolon and (version.isdigit() or not version):
        return "zip.path-version", "a component ends in a semicolon or one with a number, which unzip removes"
    if component[0] in "-~":
        return "zip.path-option", f"a component starts with {component[0]!r}, which tools take for an option or a home"
    stem, _, suffix = component.lower().partition(".")
    if stem.rstrip(" ") in DEVICES:
        return "zip.path-reserved", f"{shown(component)} is the name of a device on Windows"
    if component in MAGIC:
        return "zip.path-reserved", f"{component} is lost by programs that keep names in JavaScript objects"
    base, tilde, digits = stem.rpartition("~")
    if tilde and base and digits.isdigit() and len(stem) <= 8 and len(suffix) <= 3:
        return "zip.path-short-name", f"{shown(component)} is how Windows abbreviates longer names"
    return None


def _meetings(headers: Sequence[CentralHeader]) -> Iterator[Finding]:
    """Report entries that would meet in one place: same path, same path but for case, a file that is also a folder."""
    files: dict[str, str] = {}  # path in lower case → path as first spelt
    folders: dict[str, str] = {}
    entries: set[str] = set()
    for header in headers:
        path = path_of(header.name)
        fault = None
        for folder in _parents(path):
            fault = fault or _meeting(folder, folders, files, is_folder=True)
        fault = fault or _meeting(path, *((folders, files) if header.is_directory else (files, folders)),
                                  is_folder=header.is_directory)  # fmt: skip
        if fault is None and path in entries:
            fault = "zip.duplicate", "two entries have this name"
        entries.add(path)
        if fault is not None:
            yield finding(fault[0], fault[1], path=header.name, offset=header.offset)


def _meeting(path: str, same: dict[str, str], other: dict[str, str], *, is_folder: bool) -> tuple[str, str] | None:
    folded = path.lower()
    spelt = same.setdefault(folded, path)
    if spelt != path:
        return "zip.path-case", f"{shown(path)} and {shown(spelt)} are one name where case is ignored"
    if folded in other:
        role = "folder" if is_folder else "file"
        return "zip.path-file-folder", f"{shown(path)} is a {role} here and the other kind elsewhere in the archive"
    return None


def _parents(path: str) -> Iterator[str]:
    position = path.find("/")
    while position >= 0:
        yield path[:position]
        position = path.find("/", position + 1)
