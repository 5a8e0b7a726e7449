"""Archive → SourceTree: only text, only kinds that belong in a source upload, no reserved names.

In: an archive that zipguard proved. Out: the files, sorted by path. Content is looked at and never interpreted; all
that is wrong is reported at once.
"""

from __future__ import annotations

from hawcx_build.errors import Refused
from hawcx_build.findings import Finding, finding, shown
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.limits import Limits
    from hawcx_build.zipguard import Archive

BYTECODE_SUFFIXES = (".pyc", ".pyo")
NATIVE_SUFFIXES = (".so", ".pyd", ".dll", ".dylib", ".exe")
"""Suffixes that no text has; `.a`, `.o`, `.lib` and `.obj` are those of texts too, and known by their content."""
NATIVE_MAGICS = (
    b"\x7fELF",
    b"MZ",
    b"\xfe\xed\xfa\xce",
    b"\xfe\xed\xfa\xcf",
    b"\xce\xfa\xed\xfe",
    b"\xcf\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
)
"""First bytes of ELF, PE, the four Mach-O orders and fat Mach-O."""

ARCHIVE_MAGIC = b"!<arch>\n"  # static libraries

RESERVED_NAMES = frozenset({"hawcx_runtime", "hawcx_build", "hawcx_haap", "hux_hook"})
RESERVED_PREFIX = "_hawcx"

JUNK_FOLDERS = frozenset({"__macosx", ".git", ".hg", ".svn"})
JUNK_FILES = frozenset({".ds_store", "thumbs.db", "desktop.ini"})
APPLE_DOUBLE = "._"

SECRET_FILES = frozenset({".env", ".netrc", ".pypirc", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519"})
SECRET_MARK = b"PRIVATE KEY-----"
INERT_FILES = frozenset({"sitecustomize.py", "usercustomize.py"})
INERT_SUFFIXES = (".pth", ".egg-link")


class SourceFile(Value):
    """One text file of an upload, or one file of the runtime.

    Attributes:
        path: portable relative path with `/` separators.
        content: the exact bytes.
    """

    path: str
    content: bytes


class SourceTree(Value):
    """What was uploaded, proved to be text of allowed kinds.

    Attributes:
        files: sorted by path; paths are ASCII, so this is also the order of their UTF-8 bytes.
        findings: warnings only.
    """

    files: tuple[SourceFile, ...]
    findings: tuple[Finding, ...] = ()


def read_tree(archive: Archive, main: str | None, limits: Limits) -> SourceTree:
    """Prove that an archive holds source text at its root, and nothing else.

    Args:
        archive: what zipguard read.
        main: the `package.module:function` that the caller asked for, if any: a lone root folder of that package's
            name is a project, not a wrapping.
        limits: bounds on the number of findings.

    Raises:
        Refused: with every file that is at fault, up to `limits.findings`.
    """
    files = sorted((SourceFile(entry.path, entry.content) for entry in archive.entries if not entry.is_directory),
                   key=lambda file: file.path)  # fmt: skip
    findings = list(_junk(files))
    kept = [file for file in files if not _is_junk(file.path)]
    findings += _root_folder(kept, main)
    for file in kept:
        findings += _file_findings(file)
    errors = [found for found in findings if found.severity == "error"]
    if errors:
        raise Refused(*errors[: limits.findings])
    if not kept:
        raise Refused(finding("source.empty", "the archive holds no files"))
    return SourceTree(tuple(kept), tuple(findings[: limits.findings]))


def _is_junk(path: str) -> bool:
    *folders, name = path.lower().split("/")
    return name in JUNK_FILES or name.startswith(APPLE_DOUBLE) or not JUNK_FOLDERS.isdisjoint(folders)


def _junk(files: list[SourceFile]) -> Iterator[Finding]:
    """Name all that a system or tool added in one finding: one command cleans it, however many files it is."""
    junk = [file.path for file in files if _is_junk(file.path)]
    if junk:
        more = f" and {len(junk) - 1} more" if len(junk) > 1 else ""
        yield finding("source.junk", f"{shown(junk[0])}{more} came from the system or a tool, not from the project",
                      path=junk[0])  # fmt: skip


def _root_folder(files: list[SourceFile], main: str | None) -> Iterator[Finding]:
    tops = {file.path.partition("/")[0] for file in files}
    if len(tops) != 1 or any("/" not in file.path for file in files):
        return
    (top,) = tops
    is_asked_for = main is not None and main.replace(":", ".").partition(".")[0] == top
    if is_asked_for or any(file.path == f"{top}/__init__.py" for file in files):
        return  # the folder is the project's own package, not a wrapping
    yield finding(
        "source.root-folder",
        f"every file stands under one folder, {shown(top)}/, and none at the archive's root",
        path=top + "/",
        help=f"zip the contents of {shown(top)}/, not the folder: (cd {shown(top)} && zip -r ../source.zip .), "
        "or git archive --format=zip HEAD",
    )


def _file_findings(file: SourceFile) -> Iterator[Finding]:
    """Report the first thing that is wrong with one file, then what is worth a warning."""
    path, content = file.path, file.content
    *folders, name = path.split("/")
    lower = name.lower()
    top = (path.partition("/")[0] if folders else name.partition(".")[0]).lower()
    if top in RESERVED_NAMES or top.startswith(RESERVED_PREFIX):
        yield finding("source.reserved-name", f"the name {shown(top)} belongs to the bundle's runtime", path=path)
    elif lower.endswith(BYTECODE_SUFFIXES) or "__pycache__" in map(str.lower, folders) or _is_bytecode(content):
        yield finding("source.bytecode", "compiled Python would run instead of source that was checked", path=path)
    elif lower.endswith(NATIVE_SUFFIXES) or _is_versioned_library(lower) or _is_native(content):
        yield finding("source.native", "native code cannot be checked and depends on the machine", path=path)
    elif (fault := _not_text(content)) is not None:
        yield finding("source.not-text", fault[0], path=path, offset=fault[1])
    elif (not folders and lower in INERT_FILES) or lower.endswith(INERT_SUFFIXES):
        yield finding("source.inert", f"{shown(name)} has no effect inside a bundle", path=path)
    elif lower in SECRET_FILES or SECRET_MARK in content:
        yield finding("source.secret", "this looks like a credential; whoever has the bundle can read it", path=path)


def _is_bytecode(content: bytes) -> bool:
    # A .pyc opens with a 16-bit version and CR LF (importlib._bootstrap_external), then a flags word of at most 3.
    return content[2:4] == b"\r\n" and len(content) >= 16 and content[5:8] == b"\0\0\0"


def _is_versioned_library(name: str) -> bool:
    """Tell whether a name is like `libx.so.1.2`."""
    _, mark, version = name.partition(".so.")
    return bool(mark) and version.replace(".", "").isdigit()


def _is_native(content: bytes) -> bool:
    # "MZ" alone could open a text; every real PE or DOS program has a NUL early in its header.
    return (content.startswith(NATIVE_MAGICS) and b"\0" in content[:64]) or content.startswith(ARCHIVE_MAGIC)


def _not_text(content: bytes) -> tuple[str, int] | None:
    """Return why bytes are not UTF-8 text, and where, or None."""
    nul = content.find(b"\0")
    if nul >= 0:
        return f"byte {nul} is NUL, so this is not a text file", nul
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"byte {error.start} does not belong to UTF-8 text", error.start
    return None
