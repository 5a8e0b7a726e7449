"""The verdict does not depend on which zlib inflates: zlib-ng, with which some Pythons are built, agrees."""

from __future__ import annotations

import pytest

from hawcx_build.errors import Refused
from hawcx_build.zipguard import content, read_archive
from tests.malicious_zips.catalogue import all_vectors

zlib_ng = pytest.importorskip("zlib_ng.zlib_ng", reason="the package zlib-ng is not installed")

VECTORS = [
    vector for vector in all_vectors() if vector.layer == "zip" and (vector.kind == "streams" or vector.code is None)
]


def verdict(archive: bytes) -> object:
    try:
        return read_archive(archive)
    except Refused as refusal:
        return refusal.findings


def test_zlib_ng_gives_the_verdicts_of_zlib(monkeypatch: pytest.MonkeyPatch) -> None:
    archives = {vector.id: vector.build() for vector in VECTORS if not vector.id.startswith("limits-archive")}
    with_zlib = {name: verdict(archive) for name, archive in archives.items()}
    monkeypatch.setattr(content, "zlib", zlib_ng)
    assert {name: verdict(archive) for name, archive in archives.items()} == with_zlib
