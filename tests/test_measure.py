"""measure_bundle: every digest again from the bytes alone, and no byte that does not count."""

from __future__ import annotations

import hashlib
import io
import json
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hawcx_build
from hawcx_build.errors import InputOutputError, Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.measure import measure_content
from hawcx_build.pipeline import build_bundle
from hawcx_build.vendor.lock import read_locked_closure
from tests.uploads import upload

FILES = {"__main__.py": "import space.word\n", "space/word.py": "WORD = 'here'\n", "note.txt": "text\n"}
BUNDLE = build_bundle(upload(FILES), read_locked_closure(), DEFAULT_LIMITS)
FUNCTION = build_bundle(
    upload({"app/cli.py": "def main():\n    return 3\n"}), read_locked_closure(), DEFAULT_LIMITS, main="app.cli:main"
)


def rewritten(change: Callable[[dict[str, bytes]], None], content: bytes = BUNDLE.content) -> bytes:
    """Return a bundle with other entries, written as bundles are by another writer: strict, sorted, stored."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = {info.filename: archive.read(info) for info in archive.infolist()}
    change(entries)
    buffer = io.BytesIO()
    buffer.write(b"#!/usr/bin/env python3\n")
    with zipfile.ZipFile(buffer, "a") as archive:
        for path in sorted(entries):
            info = zipfile.ZipInfo(path)
            info.create_system, info.external_attr = (
                3,
                (0o040755 << 16 | 0x10 if path.endswith("/") else 0o100644 << 16),
            )
            info.create_version = 20
            info.extract_version = 20 if path.endswith("/") else 10
            archive.writestr(info, entries[path])
    return buffer.getvalue()


def with_manifest(change: Callable[[dict[str, object]], None]) -> Callable[[dict[str, bytes]], None]:
    def rewrite(entries: dict[str, bytes]) -> None:
        manifest = json.loads(entries["_hawcx_build.json"])
        change(manifest)
        text = json.dumps(manifest, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
        entries["_hawcx_build.json"] = text.encode() + b"\n"

    return rewrite


@pytest.mark.parametrize("bundle", [BUNDLE, FUNCTION], ids=["main-file", "function"])
def test_the_measurement_is_what_independent_tools_measure(bundle: object, tmp_path: Path) -> None:
    path = tmp_path / "a.pyz"
    path.write_bytes(bundle.content)  # type: ignore[attr-defined]
    measured = hawcx_build.measure_bundle(path)
    assert measured.workload_digest == "sha256:" + hashlib.sha256(path.read_bytes()).hexdigest()
    with zipfile.ZipFile(path) as archive:
        manifest = json.loads(archive.read("_hawcx_build.json"))
        own = {"_hawcx_build.json"} | ({"__main__.py"} if ":" in manifest["entry_point"] else set())
        closure = [name for name in archive.namelist() if not name.endswith("/")]
        closure = [name for name in closure if name not in own and name not in manifest["files"]]
        named = {name: archive.read(name) for name in closure}
        assert dict(measured.files) == {
            name: hashlib.sha256(archive.read(name)).hexdigest() for name in manifest["files"]
        }
    named["METADATA"] = b"Name: hawcx_runtime\nVersion: 0.1.0\nRequires-Python: >=3.10\n"
    framed = hashlib.sha256()
    for name in sorted(named, key=str.encode):
        framed.update(struct.pack(">I", len(name)) + name.encode() + struct.pack(">Q", len(named[name])) + named[name])
    assert measured.closure_digest == framed.hexdigest()
    assert measured.as_json()["runtime_released"] is True


def test_a_rewritten_bundle_is_the_same_to_the_byte_when_nothing_changes() -> None:
    assert rewritten(lambda entries: None) == BUNDLE.content  # so the changes below change nothing else


def _set(path: str, content: bytes) -> Callable[[dict[str, bytes]], None]:
    return lambda entries: entries.update({path: content})


def _drop(path: str) -> Callable[[dict[str, bytes]], None]:
    return lambda entries: entries.pop(path) and None


CHANGES = {
    "bundle.file-digest": _set("note.txt", b"other\n"),
    "bundle.file-missing": _drop("note.txt"),
    "bundle.closure-digest": _set("hawcx_runtime/__init__.py", b'__version__ = "0.1.0"\n'),
    "bundle.closure-digest added": _set("hawcx_runtime/more.py", b""),
    "bundle.closure-digest smuggled": _set("sitecustomize.py", b""),
    "bundle.closure-digest absent": _drop("hawcx_runtime/__init__.py"),
    "bundle.not-canonical folder": _set("empty/", b""),
    "bundle.not-canonical namespace": _drop("space/"),
    "bundle.manifest": _drop("_hawcx_build.json"),
    "bundle.manifest text": _set("_hawcx_build.json", b"{}\n"),
    "bundle.manifest spacing": lambda entries: entries.update(
        {"_hawcx_build.json": entries["_hawcx_build.json"].replace(b":", b": ")}
    ),
    "bundle.manifest twice": lambda entries: entries.update(
        {"_hawcx_build.json": entries["_hawcx_build.json"].replace(b"{", b'{"entry_point":"__main__.py",', 1)}
    ),
    "bundle.manifest key": with_manifest(lambda manifest: manifest.update({"description": "for people"})),
    "bundle.manifest type": with_manifest(lambda manifest: manifest.update({"entry_point": 1})),
    "bundle.manifest digests": with_manifest(lambda manifest: manifest.update({"files": ["__main__.py"]})),
    "bundle.manifest entry": with_manifest(lambda manifest: manifest.update({"entry_point": "a;import os:x"})),
    "bundle.closure-digest stated": with_manifest(lambda manifest: manifest.update({"closure_digest": "0" * 64})),
    "bundle.closure-digest version": with_manifest(lambda manifest: manifest.update({"runtime_version": "9.9.9"})),
    "source.reserved-name": with_manifest(lambda manifest: manifest.update({"entry_point": "space.word:run"})),
}


@pytest.mark.parametrize("case", CHANGES)
def test_a_changed_bundle_is_refused_for_what_was_changed(case: str) -> None:
    with pytest.raises(Refused) as refused:
        measure_content(rewritten(CHANGES[case]))
    assert refused.value.findings[0].code == case.split()[0]


def test_a_changed_launcher_is_refused() -> None:
    changed = rewritten(_set("__main__.py", b"import os\n"), FUNCTION.content)
    with pytest.raises(Refused, match=r"bundle\.not-canonical"):
        measure_content(changed)


def test_a_whole_bundle_with_a_runtime_that_nobody_released_is_named(tmp_path: Path) -> None:
    from hawcx_build.tree import SourceFile
    from hawcx_build.vendor.closure import read_closure
    from hawcx_build.vendor.lock import lock_text

    files = (*read_locked_closure().files, SourceFile("hawcx_runtime/zzz.py", b""))
    other = read_closure(files)
    path = tmp_path / "a.pyz"
    path.write_bytes(build_bundle(upload(FILES), other, DEFAULT_LIMITS).content)
    assert not measure_content(path.read_bytes()).is_released
    with pytest.raises(Refused, match=r"bundle\.runtime-unknown"):
        hawcx_build.measure_bundle(path)
    lock = tmp_path / "other.lock"
    for content in (None, b"\xff", b"closure " + other.digest.encode() + b"\n"):
        if content is not None:
            lock.write_bytes(content)
        with pytest.raises(InputOutputError, match="lock"):  # no verdict on the bundle
            hawcx_build.measure_bundle(path, locks=(str(lock),))
    lock.write_text(lock_text(other))
    assert hawcx_build.measure_bundle(path, locks=(str(lock),)).is_released


def test_the_caller_s_limits_bound_the_findings() -> None:
    def empty(entries: dict[str, bytes]) -> None:
        del entries["space/word.py"], entries["note.txt"]

    for most in (1, 2):
        with pytest.raises(Refused) as refused:
            measure_content(rewritten(empty), DEFAULT_LIMITS.replace(findings=most))
        assert len(refused.value.findings) == most


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(BUNDLE.content) - 1), st.integers(1, 255))
def test_no_byte_of_a_bundle_can_be_changed(at: int, change: int) -> None:
    changed = bytearray(BUNDLE.content)
    changed[at] ^= change
    with pytest.raises(Refused):
        measure_content(bytes(changed))


def test_no_byte_of_any_record_can_be_changed() -> None:
    """All bytes that are no entry's content: headers, names, the directory, the end."""
    contents: set[int] = set()
    with zipfile.ZipFile(io.BytesIO(BUNDLE.content)) as archive:
        for info in archive.infolist():
            start = info.header_offset + 30 + len(info.filename)
            contents |= set(range(start, start + info.file_size))
    records = [at for at in range(len(BUNDLE.content)) if at not in contents]
    assert len(records) > 1000
    for at in records[::7] + records[:60] + records[-60:]:
        changed = bytearray(BUNDLE.content)
        changed[at] ^= 1 << (at % 8)
        with pytest.raises(Refused):
            measure_content(bytes(changed))


@given(st.integers(0, len(BUNDLE.content) - 1))
@settings(max_examples=100, deadline=None)
def test_no_part_of_a_bundle_is_a_bundle(length: int) -> None:
    with pytest.raises(Refused):
        measure_content(BUNDLE.content[:length])
