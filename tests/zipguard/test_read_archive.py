"""The public face: what is read, what is refused, where a refusal points, what is loaded."""

from __future__ import annotations

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hawcx_build.zipguard
from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.zipguard import Archive, Entry, read_archive
from tests.malicious_zips.forge import DEFLATED, FOLDER, Zip, hello
from tests.malicious_zips.forge import Entry as Forged

PREFIX = b"#!/usr/bin/env python3\n"


def refusal(archive: bytes, **options: object) -> Refused:
    with pytest.raises(Refused) as caught:
        read_archive(archive, **options)  # type: ignore[arg-type]
    return caught.value


def test_entries_come_in_the_directorys_order_with_folders_named_without_a_slash() -> None:
    archive = Zip([Forged(b"b.txt", b"text\n", DEFLATED), Forged(b"a/"), Forged(b"a/c.txt")], order=[2, 1, 0])
    assert read_archive(archive.build()) == Archive((
        Entry("a/c.txt", b"", is_directory=False),
        Entry("a", b"", is_directory=True),
        Entry("b.txt", b"text\n", is_directory=False),
    ))  # fmt: skip


def test_the_docstrings_example_holds() -> None:
    assert doctest.testmod(hawcx_build.zipguard).attempted >= 4
    assert doctest.testmod(hawcx_build.zipguard).failed == 0


def test_a_bundles_prefix_is_read_where_it_is_asked_for_and_only_there() -> None:
    bundle = hello()
    bundle.prefix = PREFIX
    assert len(read_archive(bundle.build(), prefix=PREFIX).entries) == 2
    assert refusal(bundle.build()).findings[0].code == "zip.prefix"
    assert refusal(bundle.build(), prefix=PREFIX + b"\n").findings[0].code == "zip.prefix"
    assert refusal(bundle.build(), prefix=PREFIX[:-1]).findings[0].code == "zip.prefix"
    assert refusal(hello().build(), prefix=PREFIX).findings[0].code == "zip.prefix"


def test_a_first_entry_inside_the_prefix_is_an_overlap() -> None:
    prefix = hello().build()[:20]
    archive = hello().build()
    assert refusal(archive, prefix=prefix).findings[0].code == "zip.overlap"


def test_structure_stops_at_its_first_fault_and_points_at_its_byte() -> None:
    archive = hello()
    archive.entries[1].before = b"xxxx"
    (found,) = refusal(archive.build()).findings
    archive.build()
    assert (found.code, found.offset) == ("zip.gap", archive.offsets[1] - 4)


def test_faults_of_single_entries_are_reported_all_at_once_up_to_the_limit() -> None:
    archive = hello()
    archive.entries += [Forged(b"../a"), Forged(b"b", external=0o120777 << 16), Forged(b"c:", flags=1), Forged(b"B")]
    codes = [found.code for found in refusal(archive.build()).findings]
    assert codes == ["zip.file-type", "zip.encrypted", "zip.path-traversal", "zip.path-character", "zip.path-case"]
    few = refusal(archive.build(), limits=DEFAULT_LIMITS.replace(findings=2))
    assert [found.code for found in few.findings] == codes[:2]


def test_a_hostile_name_reaches_no_message_unescaped() -> None:
    archive = hello()
    archive.entries.append(Forged(b"\x1b[2J" + "é".encode() * 200))
    (found,) = refusal(archive.build()).findings
    assert all(" " <= char <= "~" or char == "…" for char in json.dumps(found.as_json(), ensure_ascii=False))


def test_each_limit_can_be_tightened() -> None:
    archive = hello()
    archive.entries.append(Forged(b"data/", external=FOLDER))
    data = archive.build()
    size = sum(len(entry.content) for entry in archive.entries)
    exact = DEFAULT_LIMITS.replace(archive_bytes=len(data), entries=3, expanded_bytes=size, file_bytes=30,
                                   directory_bytes=archive.layout()[1], path_bytes=11, path_components=1)  # fmt: skip
    assert len(read_archive(data, exact).entries) == 3
    for field, code in (
        ("archive_bytes", "zip.archive-too-large"), ("entries", "zip.too-many-entries"),
        ("expanded_bytes", "zip.expanded-too-large"), ("file_bytes", "zip.file-too-large"),
        ("directory_bytes", "zip.directory-too-large"), ("path_bytes", "zip.path-too-long"),
        ("path_components", "zip.path-too-deep"),
    ):  # fmt: skip
        tight = exact.replace(**{field: getattr(exact, field) - 1})
        assert refusal(data, limits=tight).findings[0].code == code


def test_the_reader_loads_nothing_but_the_lowest_layer() -> None:
    program = (
        "import sys; before = set(sys.modules); import hawcx_build.zipguard;print(*sorted(set(sys.modules) - before))"
    )
    run = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(run.stdout.split())
    ours = {name for name in loaded if name.startswith("hawcx_build")}
    lowest = {"codes", "errors", "findings", "limits", "values", "zipguard"}
    assert {name.split(".")[1] for name in ours if "." in name} <= lowest
    assert not loaded & {"re", "enum", "dataclasses", "typing", "inspect", "zipfile", "json", "hashlib"}


# The command.


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "hawcx_build.zipguard", *arguments], capture_output=True, text=True,
                          check=False, timeout=60)  # fmt: skip


def test_the_command_prints_one_verdict_on_an_accepted_archive(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(hello().build())
    run = command(str(tmp_path / "a.zip"))
    verdict = json.loads(run.stdout)
    assert (run.returncode, verdict["verdict"], verdict["findings"]) == (0, "accepted", [])
    assert [(entry["path"], entry["size"]) for entry in verdict["entries"]] == [("__main__.py", 21), ("app.py", 30)]


def test_the_command_prints_one_verdict_on_a_refused_archive(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(hello().build() + b"!")
    run = command(str(tmp_path / "a.zip"))
    verdict = json.loads(run.stdout)
    assert (run.returncode, verdict["verdict"]) == (65, "refused")
    assert verdict["findings"][0]["code"] == "zip.trailing-data"
    assert verdict["findings"][0]["help"]


def test_the_command_names_what_it_cannot_read(tmp_path: Path) -> None:
    assert command().returncode == 64
    run = command(os.fspath(tmp_path / "missing.zip"))
    assert (run.returncode, run.stdout) == (74, "")
    assert "No such file" in run.stderr
