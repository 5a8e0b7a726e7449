"""The corpus closes its loops: files and rows, codes and vectors, limits and their edges, lies and their undoing."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import zipfile
from pathlib import Path

import jsonschema
import pytest

from hawcx_build.codes import all_codes
from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS, Limits
from hawcx_build.pipeline import build_bundle
from hawcx_build.vendor.closure import Closure, read_closure
from hawcx_build.vendor.locate import locate_runtime
from hawcx_build.zipguard import read_archive
from tests.interpreters import interpreters
from tests.malicious_zips.catalogue import all_vectors
from tests.malicious_zips.manifest import MANIFEST, SCHEMA, VECTORS, manifest_text
from tests.malicious_zips.vector import COMMITTED_BYTES, Vector

ROOT = Path(__file__).resolve().parents[2]
ALL = all_vectors()
VECTORS_OF_THE_ARCHIVE = [vector for vector in ALL if vector.layer == "zip"]
BUILT = [vector for vector in ALL if (vector.layer == "build" or vector.code is None) and vector.kind != "limits"]

EDGES = {
    "archive_bytes": "archive-bytes",
    "expanded_bytes": "expanded-bytes",
    "entries": "entries",
    "file_bytes": "file-bytes",
    "directory_bytes": "directory-bytes",
    "comment_bytes": "comment-bytes",
    "path_bytes": "path-bytes",
    "path_components": "path-components",
}
"""Limit that zipguard holds → the stem of its two vectors."""


@pytest.fixture(scope="module")
def closure() -> Closure:
    return read_closure(locate_runtime())


def codes_of(archive: bytes) -> list[str]:
    try:
        read_archive(archive)
    except Refused as refusal:
        return [found.code for found in refusal.findings]
    return []


def of_id(vector: Vector) -> str:
    return vector.id


@pytest.mark.parametrize("vector", VECTORS_OF_THE_ARCHIVE, ids=of_id)
def test_the_reader_gives_each_vector_its_exact_code(vector: Vector) -> None:
    codes = codes_of(vector.build())
    assert codes[:1] == ([] if vector.code is None else [vector.code])


@pytest.mark.parametrize("vector", BUILT, ids=of_id)
def test_the_build_gives_each_honest_archive_its_exact_code(vector: Vector, closure: Closure) -> None:
    try:
        build_bundle(vector.build(), closure, DEFAULT_LIMITS)
    except Refused as refusal:
        assert refusal.findings[0].code == vector.code
    else:
        assert vector.code is None


@pytest.mark.parametrize("vector", [vector for vector in ALL if vector.code is not None], ids=of_id)
def test_without_its_lie_each_refused_vector_is_accepted(vector: Vector) -> None:
    assert codes_of(vector.build_honest()) == []


def test_without_their_lies_the_builds_vectors_build(closure: Closure) -> None:
    for vector in ALL:
        if vector.layer == "build":
            bundle = build_bundle(vector.build_honest(), closure, DEFAULT_LIMITS)
            with zipfile.ZipFile(io.BytesIO(bundle.content)) as archive:  # an independent reader
                assert archive.testzip() is None, vector.id


def test_vectors_have_names_of_their_own_and_tell_their_story() -> None:
    assert len({vector.id for vector in ALL}) == len(ALL)
    for vector in ALL:
        assert vector.what.endswith("."), vector.id
        assert len(vector.effect) >= 2, vector.id


def test_the_corpus_is_as_large_as_it_says() -> None:
    assert len(ALL) >= 300
    assert sum(vector.code is None for vector in ALL) >= 40


def test_every_code_of_the_archive_has_a_vector() -> None:
    codes = {code.id for code in all_codes() if code.id.startswith("zip.")}
    assert codes == {vector.code for vector in VECTORS_OF_THE_ARCHIVE} - {None}


def test_every_limit_has_a_vector_at_it_and_one_past_it() -> None:
    by_id = {vector.id: vector for vector in ALL}
    archive_limits = set(Limits._fields[: Limits._fields.index("path_components") + 1])
    assert archive_limits == EDGES.keys()
    for stem in EDGES.values():
        assert by_id[f"limits-{stem}-at"].code is None
        assert by_id[f"limits-{stem}-past"].code is not None


def test_the_manifest_on_disk_is_what_the_catalogue_says() -> None:
    assert MANIFEST.read_text(encoding="utf-8") == manifest_text()


def test_the_manifest_follows_its_schema() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads(MANIFEST.read_text(encoding="utf-8")), schema)


def test_files_and_rows_match_exactly() -> None:
    rows = json.loads(MANIFEST.read_text(encoding="utf-8"))["vectors"]
    kept = {row["file"]: row["sha256"] for row in rows if row["file"] is not None}
    files = {f"vectors/{path.name}": hashlib.sha256(path.read_bytes()).hexdigest() for path in VECTORS.iterdir()}
    assert files == kept
    assert all((row["file"] is None) == (row["size"] > COMMITTED_BYTES) for row in rows)


@pytest.mark.slow
@pytest.mark.parametrize("version", sorted(interpreters()))
def test_every_python_forges_the_same_bytes(version: str) -> None:
    program = "from tests.malicious_zips.manifest import manifest_text; print(manifest_text(), end='')"
    run = subprocess.run(
        [interpreters()[version], "-c", program], cwd=ROOT, capture_output=True, check=True, timeout=300
    )
    assert run.stdout.decode() == MANIFEST.read_text(encoding="utf-8")
