"""Which files an upload may hold: each kind by name and by content, at the edges of each rule."""

from __future__ import annotations

import io
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

import pytest

from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.tree import SourceTree, read_tree
from hawcx_build.zipguard import Archive, Entry

PYC = MAGIC_NUMBER + bytes(12) + marshal.dumps(compile("x = 1", "x", "exec"))


def tree(*files: tuple[str, bytes], main: str | None = None) -> SourceTree:
    return read_tree(Archive(tuple(Entry(path, content, False) for path, content in files)), main, DEFAULT_LIMITS)


def codes(*files: tuple[str, bytes], main: str | None = None) -> list[str]:
    try:
        return [found.code for found in tree(*files, main=main).findings]
    except Refused as refused:
        return [found.code for found in refused.findings]


def zip_bytes() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("x", bytes(10))
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("path", "content", "code"),
    [
        ("a.txt", b"text \xc3\xa9\n", None),
        ("a.txt", b"\xef\xbb\xbftext\n", None),
        ("a.txt", b"", None),
        ("a.txt", b"MZ is how this text begins\n", None),
        ("so.py", b"", None),
        ("asset.solution.txt", b"", None),
        ("lib.so.1.2", b"", "source.native"),
        ("docs/lib.so.md", b"", None),
        ("models/cube.obj", b"v 1 0 0\n", None),
        ("x.o", b"\x7fELF" + bytes(12), "source.native"),
        ("a.py", b"END = b'PK\\x05\\x06'\n", None),
        ("LIB.DLL", b"", "source.native"),
        ("a.txt", b"MZ\x90\0" + bytes(60), "source.native"),
        ("a.txt", b"!<arch>\nx", "source.native"),
        ("a.txt", Path(sys.executable).resolve().read_bytes()[:4096], "source.native"),
        ("a.txt", PYC, "source.bytecode"),
        ("a.PYC", b"", "source.bytecode"),
        ("a.pyo", b"", "source.bytecode"),
        ("x/__PyCache__/a.txt", b"", "source.bytecode"),
        ("a.txt", "text".encode("utf-16"), "source.not-text"),
        ("a.txt", "é".encode("latin-1"), "source.not-text"),
        ("a.txt", b"\xed\xa0\x80", "source.not-text"),  # a surrogate, CESU-8
        ("a.txt", b"\xc0\x80", "source.not-text"),  # an overlong NUL
        ("wheels/x.whl", zip_bytes(), "source.not-text"),
        ("hawcx_runtime.py", b"", "source.reserved-name"),
        ("hawcx_runtime.txt", b"", "source.reserved-name"),
        ("HUX_HOOK/x.txt", b"", "source.reserved-name"),
        ("_hawcxx", b"", "source.reserved-name"),
        ("pkg/hawcx_runtime.py", b"", None),
        ("sitecustomize.py", b"", "source.inert"),
        ("pkg/sitecustomize.py", b"", None),
        ("x.pth", b"", "source.inert"),
        (".env", b"", "source.secret"),
        ("key.txt", b"-----BEGIN OPENSSH PRIVATE KEY-----\n", "source.secret"),
        (".git/config", b"", "source.junk"),
        ("docs/.DS_Store", b"", "source.junk"),
        ("__MACOSX/x", b"", "source.junk"),
        ("pkg/._x.py", b"", "source.junk"),
        ("Thumbs.db", b"", "source.junk"),
        (".gitignore", b"", None),
        (".github/workflows/x.yml", b"", None),
    ],
)  # fmt: skip
def test_each_kind_of_file(path: str, content: bytes, code: str | None) -> None:
    assert codes(("__main__.py", b""), (path, content)) == ([] if code is None else [code])


def test_files_are_sorted_whatever_the_archives_order() -> None:
    files = [("b.py", b""), ("a/x.py", b""), ("a.py", b""), ("__main__.py", b"")]
    assert [file.path for file in tree(*files).files] == ["__main__.py", "a.py", "a/x.py", "b.py"]


def test_folder_entries_are_no_files() -> None:
    archive = Archive((Entry("pkg", b"", True), Entry("a.py", b"", False)))
    assert [file.path for file in read_tree(archive, None, DEFAULT_LIMITS).files] == ["a.py"]


@pytest.mark.parametrize(
    ("paths", "main", "code"),
    [
        (["app/x.py"], None, "source.root-folder"),
        (["app/x.py", "app/y/z.py"], "other:run", "source.root-folder"),
        (["app/x.py", "app/y/z.py"], "application:run", "source.root-folder"),
        (["app/x.py"], "app.x:run", None),
        (["app/__init__.py"], None, None),
        (["app/x.py", "README"], None, None),
        (["app/x.py", "lib/y.py"], None, None),
        (["app/x.py", "__MACOSX/app/._x.py"], None, "source.root-folder"),
    ],
)
def test_a_lone_root_folder(paths: list[str], main: str | None, code: str | None) -> None:
    found = [name for name in codes(*((path, b"") for path in paths), main=main) if name != "source.junk"]
    assert found == ([] if code is None else [code])


def test_only_junk_is_no_upload() -> None:
    assert codes((".DS_Store", b"\0")) == ["source.junk"]
    with pytest.raises(Refused) as caught:
        read_tree(Archive((Entry("pkg", b"", True),)), None, DEFAULT_LIMITS)
    assert [found.code for found in caught.value.findings] == ["source.empty"]


def test_findings_are_bounded() -> None:
    files = [(f"{number:04}.so", b"") for number in range(DEFAULT_LIMITS.findings + 50)]
    assert len(codes(*files)) == DEFAULT_LIMITS.findings
