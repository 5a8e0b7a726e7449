"""Bundle → Measurement: take every digest of a finished bundle again, from its bytes alone.

For whoever signs or runs what a job produced and trusts no document about it. The bundle is read by zipguard, its parts
are told apart by its own statement of contents, and everything is then assembled and written anew: only if that gives
the same bytes is there a measurement. So each byte of a bundle counts, those that no reader looks at too.
"""

from __future__ import annotations

from hawcx_build.analyze import EntryPoint
from hawcx_build.analyze.entrypoint import split_main
from hawcx_build.bundle import MAIN, MANIFEST, MANIFEST_SCHEMA, SHEBANG, assemble
from hawcx_build.canonical import canonical_json, prefixed_digest, sha256_hex
from hawcx_build.errors import InputOutputError, Refused, Unsound
from hawcx_build.findings import Finding, finding, shown
from hawcx_build.limits import DEFAULT_LIMITS, Limits
from hawcx_build.source import open_source, read_source
from hawcx_build.tree import SourceFile, SourceTree
from hawcx_build.values import Value
from hawcx_build.vendor.closure import Closure, read_closure
from hawcx_build.vendor.lock import HEADING, read_lock
from hawcx_build.zipguard import read_archive
from hawcx_build.zipwrite import BundleEntry, write_archive

TYPE_CHECKING = False
if TYPE_CHECKING:
    import os

SCHEMA = "hawcx/measurement/v1"
KEYS = frozenset({"schema", "runtime_version", "closure_digest", "minimum_python", "entry_point", "files"})
MOST_RUNTIME_FILES = 1024
LONGEST_LOCK = 1 << 20  # characters


class Measurement(Value):
    """What the bytes of one bundle say.

    Attributes:
        workload_digest: `sha256:` and 64 hexadecimal digits of the exact bytes.
        bundle_size: in bytes.
        closure_digest: of the runtime inside, measured, 64 hexadecimal digits.
        runtime_version: as the runtime inside states it.
        minimum_python: the oldest Python that the bundle declares to run on.
        entry_point: `package.module:function`, or `__main__.py`.
        files: (path, SHA-256 of the content) of each uploaded file, measured, sorted by path.
        uploaded: the uploaded files themselves.
        closure: the runtime's files.
        is_released: whether the runtime is one that was released.
    """

    workload_digest: str
    bundle_size: int
    closure_digest: str
    runtime_version: str
    minimum_python: str
    entry_point: str
    files: tuple[tuple[str, str], ...]
    uploaded: SourceTree
    closure: Closure
    is_released: bool

    def as_json(self) -> dict[str, object]:
        """Return the digests and facts as a document."""
        return {
            "schema": SCHEMA,
            "workload_digest": self.workload_digest,
            "bundle_size": self.bundle_size,
            "closure_digest": self.closure_digest,
            "runtime_version": self.runtime_version,
            "runtime_released": self.is_released,
            "minimum_python": self.minimum_python,
            "entry_point": self.entry_point,
            "files": dict(self.files),
        }


def measure_bundle(path: str | os.PathLike[str], *, locks: tuple[str, ...] = ()) -> Measurement:
    """Measure a finished bundle; only a whole one, with a released runtime, has a measurement.

    Args:
        path: of the bundle.
        locks: paths of the `closure.lock` of further releases whose runtime is accepted.

    Raises:
        Refused: the file is no bundle as this package writes it, or its runtime was never released.
        InputOutputError: the file or a lock cannot be read.
        Unsound: this release's own lock cannot be read.

    Source: docs/measurement-contract.md.
    """
    measurement = measure_content(read_bundle(path), locks=locks)
    if not measurement.is_released:
        raise Refused(finding("bundle.runtime-unknown", f"no release has the runtime {measurement.closure_digest}"))
    return measurement


def bounds_of(limits: Limits) -> Limits:
    """Return the bounds of every bundle that an upload within `limits` can become: each file in folders of its own."""
    return limits.of_bundle(limits.entries * limits.path_components + MOST_RUNTIME_FILES)


def read_bundle(path: str | os.PathLike[str], limits: Limits = DEFAULT_LIMITS) -> bytes:
    """Read a bundle's bytes, at most one more than a bundle can have.

    Raises:
        InputOutputError: the file cannot be read.
    """
    with open_source(path) as file:
        return read_source(file.fileno(), bounds_of(limits).archive_bytes)


def measure_content(content: bytes, limits: Limits = DEFAULT_LIMITS, *, locks: tuple[str, ...] = ()) -> Measurement:
    """Measure the bytes of a bundle, whether or not its runtime was released.

    Args:
        content: of the whole file.
        limits: of the uploads that bundles are made from.
        locks: paths of the `closure.lock` of further releases.

    Raises:
        Refused: these bytes are no bundle as this package writes it.
        InputOutputError: a lock cannot be read.
        Unsound: this release's own lock cannot be read.
    """
    if not content.startswith(SHEBANG):
        raise Refused(finding("bundle.no-shebang", f"the file opens with {shown(content[:24])}", offset=0))
    bounds = bounds_of(limits)
    archive = read_archive(content, bounds, prefix=SHEBANG)
    files = {entry.path: entry.content for entry in archive.entries if not entry.is_directory}
    manifest = _read_manifest(files.get(MANIFEST))
    uploaded = _take_uploaded(files, manifest["files"], limits.findings)
    closure = _take_closure(files, manifest)
    entries = assemble(uploaded, _entry_point(str(manifest["entry_point"])), closure)
    held = [BundleEntry(entry.path + "/" * entry.is_directory, entry.content) for entry in archive.entries]
    if held != list(entries):
        odd = next((one.path for one, other in zip(held, entries, strict=False) if one != other), MANIFEST)
        raise Refused(finding("bundle.not-canonical", "a bundle of these files has other entries", path=odd))
    if write_archive(entries, SHEBANG, bounds) != content:
        raise Refused(finding("bundle.not-canonical", "the same contents, written anew, give other bytes"))
    return Measurement(
        workload_digest=prefixed_digest(content),
        bundle_size=len(content),
        closure_digest=closure.digest,
        runtime_version=closure.version,
        minimum_python=closure.minimum_python,
        entry_point=str(manifest["entry_point"]),
        files=tuple((file.path, sha256_hex(file.content)) for file in uploaded.files),
        uploaded=uploaded,
        closure=closure,
        is_released=closure.digest in released_closures(locks),
    )


def released_closures(locks: tuple[str, ...] = ()) -> frozenset[str]:
    """Return the closure digests of this release and of those whose locks are given.

    Raises:
        Unsound: this release's own lock cannot be read.
        InputOutputError: a further one cannot.
    """
    texts = [read_lock(), *map(_read_further_lock, locks)]
    return frozenset(line.partition(" ")[2] for lines in texts for line in lines[:3] if line.startswith("closure "))


def _read_further_lock(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read(LONGEST_LOCK).splitlines()
    except (OSError, ValueError):
        raise InputOutputError(finding("job.source-unreadable", f"{shown(path)} is no lock that can be read")) from None
    if lines[:1] != [HEADING]:
        raise InputOutputError(finding("job.source-unreadable", f"{shown(path)} is no closure.lock"))
    return lines


def _entry_point(text: str) -> EntryPoint:
    if text == MAIN:
        return EntryPoint("__main__")
    main = split_main(text)
    if isinstance(main, Finding):
        raise _malformed(f"has an entry point that is none: {shown(text)}")
    return EntryPoint(*main)


def _read_manifest(content: bytes | None) -> dict[str, object]:
    """Read `_hawcx_build.json`, strictly: known keys, right types, and the one canonical spelling."""
    if content is None:
        raise _malformed("is missing")
    import json  # only measuring needs it; building writes JSON alone

    try:
        manifest = json.loads(content)
        is_canonical = canonical_json(manifest) + b"\n" == content
    except (ValueError, TypeError, RecursionError):
        raise _malformed("is not canonical JSON") from None
    if not is_canonical:
        raise _malformed("is not canonical JSON")
    if not isinstance(manifest, dict) or manifest.keys() != KEYS or manifest["schema"] != MANIFEST_SCHEMA:
        raise _malformed(f"is not a {MANIFEST_SCHEMA} document")
    digests = manifest["files"]
    if not isinstance(digests, dict) or not all(isinstance(digest, str) for digest in digests.values()):
        raise _malformed("names no files")
    if not all(isinstance(manifest[key], str) for key in KEYS - {"files"}):
        raise _malformed("has a value of the wrong type")
    return manifest


def _malformed(message: str) -> Refused:
    return Refused(finding("bundle.manifest", f"{MANIFEST} {message}", path=MANIFEST))


def _take_uploaded(files: dict[str, bytes], digests: object, most_findings: int) -> SourceTree:
    """Return the files that the manifest names, each with the declared digest."""
    assert isinstance(digests, dict)  # noqa: S101  _read_manifest proved it
    faults, uploaded = [], []
    for path, digest in sorted(digests.items()):
        content = files.get(path)
        if content is None:
            faults.append(
                finding("bundle.file-missing", "the manifest names this file, the bundle lacks it", path=path)
            )
        elif sha256_hex(content) != digest:
            faults.append(finding("bundle.file-digest", f"its SHA-256 is {sha256_hex(content)}, {shown(digest)} is "
                                  "declared", path=path))  # fmt: skip
        else:
            uploaded.append(SourceFile(path, content))
    if faults:
        raise Refused(*faults[:most_findings])
    return SourceTree(tuple(uploaded))


def _take_closure(files: dict[str, bytes], manifest: dict[str, object]) -> Closure:
    """Return the runtime: every file that is neither uploaded nor the bundle's own, measured as the contract says."""
    named = manifest["files"]
    own = {MANIFEST} if manifest["entry_point"] == MAIN else {MANIFEST, MAIN}
    rest = tuple(SourceFile(path, files[path]) for path in sorted(files) if path not in named and path not in own)  # type: ignore[operator]
    try:
        closure = read_closure(rest)
    except (Unsound, UnicodeDecodeError):
        raise Refused(finding("bundle.closure-digest", "the bundle holds no runtime that states its version")) from None
    stated = (manifest["closure_digest"], manifest["runtime_version"], manifest["minimum_python"])
    if stated != (closure.digest, closure.version, closure.minimum_python):
        raise Refused(finding("bundle.closure-digest", f"the runtime measures {closure.digest}, version "
                              f"{shown(closure.version)}; {shown(str(stated[0]))} is declared"))  # fmt: skip
    return closure
