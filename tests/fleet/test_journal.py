"""Results and manifests as files: continued, torn, wrong."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

from hawcx_build.errors import InputOutputError, UsageError
from hawcx_build.fleet.journal import Journal
from hawcx_build.fleet.manifest import Order, read_manifest
from hawcx_build.fleet.record import Record, Release

RELEASE = Release("1.0", "c" * 64)


def record(line: int, verdict: str = "built", seconds: float = 1.0) -> Record:
    return Record(
        line, f"/s{line}.zip", None, None, verdict, None, None, "sha256:a", "sha256:b", "1.0", "c" * 64, seconds
    )


def test_the_last_record_of_a_line_counts_also_after_opening_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Journal(path) as journal:
        for made in (record(3), record(1), record(3, seconds=2.0)):
            journal.append(made)
        assert journal.find(3) == record(3, seconds=2.0)
    with Journal(path) as journal:
        assert [journal.find(line) for line in (1, 2, 3, 99)] == [record(1), None, record(3, seconds=2.0), None]
    assert [json.loads(line)["line"] for line in path.read_text().splitlines()] == [3, 1, 3]


@pytest.mark.parametrize("kept", [1, 40, -1])
def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "results.jsonl"
    with Journal(path) as journal:
        journal.append(record(1))
        whole = path.read_bytes()
        journal.append(record(2))
    torn = path.read_bytes()[len(whole) :][:kept]
    path.write_bytes(whole + torn)
    with Journal(path) as journal:
        assert journal.find(2) is None
        journal.append(record(2))
    assert len(path.read_bytes().splitlines()) == 2
    with Journal(path) as journal:
        assert journal.find(2) == record(2)


@pytest.mark.parametrize(
    "content", ["a letter without a last newline", "a\nb", '{"line": 1}\n', "[]\n", "[" * 60_000 + "\n", "\n", "\0"]
)
def test_a_file_that_holds_something_else_is_refused_and_left_as_it_is(tmp_path: Path, content: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(content)
    with pytest.raises(InputOutputError, match=r"fleet\.results: line 1 "):
        Journal(path)
    assert path.read_text() == content


def test_a_foreign_line_after_records_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Journal(path) as journal:
        journal.append(record(1))
    path.write_bytes(path.read_bytes() + b"note\n")
    with pytest.raises(InputOutputError, match=r"fleet\.results: line 2 "):
        Journal(path)


def test_a_full_disk_is_told_and_what_was_written_counts(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        with Journal(path) as journal:
            journal.append(record(1))
            resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, hard))
            with pytest.raises(InputOutputError, match=r"fleet\.results"):
                journal.append(record(2))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    with Journal(path) as journal:
        assert (journal.find(1), journal.find(2)) == (record(1), None)


def test_only_a_finished_record_of_the_same_order_and_release_is_kept() -> None:
    order = Order(1, "/s1.zip", None, "sha256:other")
    assert record(1).is_of(order, RELEASE)
    assert not record(1, "failed").is_of(order, RELEASE)
    assert not record(1).is_of(order.replace(main="a.b:c"), RELEASE)
    assert not record(1).is_of(order.replace(source="/s2.zip"), RELEASE)
    assert not record(1).is_of(order, RELEASE.replace(builder_version="1.1"))
    assert not record(1).is_of(order, RELEASE.replace(closure_digest="d" * 64))


def test_paths_are_relative_to_the_manifest_and_urls_stay(tmp_path: Path) -> None:
    path = tmp_path / "manifest.jsonl"
    path.write_text('{"source": "a.zip"}\n\n{"source": "s3://b/c.zip", "main": "m:f", "digest": null}\n')
    assert list(read_manifest(path)) == [
        Order(1, str(tmp_path / "a.zip"), None, None),
        Order(3, "s3://b/c.zip", "m:f", None),
    ]


@pytest.mark.parametrize(
    "line",
    ["{", "[]", "{}", '{"source": ""}', '{"source": 1}', '{"source": null}', '{"source": "a", "sources": "b"}',
     '{"source": "a", "digest": "md5:00"}', '{"source": "a", "main": 7}', '{"source": "a\\u0000b"}',
     '{"source": "' + "a" * 70_000 + '"}', "[" * 60_000],
)  # fmt: skip
def test_a_wrong_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "manifest.jsonl"
    path.write_text('{"source": "a.zip"}\n' + line + "\n")
    with pytest.raises(UsageError, match="line 2 of the manifest") as caught:
        list(read_manifest(path))
    assert caught.value.findings[0].code == "fleet.manifest"
