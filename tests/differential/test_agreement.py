"""Of every archive that zipguard accepts, every other reader on this machine makes the same files, or refuses it."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.differential.agreement import Tally, compare
from tests.differential.mutants import honest_archives, mutant, run
from tests.differential.readers import Reader, Reading, available_readers
from tests.differential.take_apart import take_apart
from tests.malicious_zips.catalogue import all_vectors
from tests.malicious_zips.forge import Entry, Zip, hello
from tests.malicious_zips.suites import PUBLIC

HERE, MISSING = available_readers()
KNOWN = sorted({*HERE, *MISSING})

IN_PROCESS = ("zipfile",)


@pytest.fixture(scope="module", params=KNOWN)
def reader(request: pytest.FixtureRequest) -> Reader:
    if request.param in MISSING:
        pytest.skip(f"{request.param} needs {MISSING[request.param]}")
    return HERE[request.param]


def test_each_reader_reads_a_plain_archive(reader: Reader) -> None:
    archive = hello()
    archive.entries.append(Entry(b"data/"))
    tally = compare(archive.build(), [reader], "hello")
    assert (tally.agreed[reader.name], tally.disagreements) == (1, [])


def test_a_reading_that_differs_is_a_disagreement() -> None:
    liar = Reader("liar", lambda _: Reading({"__main__.py": "0" * 64}))
    tally = compare(hello().build(), [liar], "hello")
    assert "liar" in tally.disagreements[0]


@pytest.mark.parametrize("name", ["go", "yauzl"])
def test_a_name_twice_stays_visible(name: str) -> None:
    if name in MISSING:
        pytest.skip(f"{name} needs {MISSING[name]}")
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive, pytest.warns(UserWarning):
        archive.writestr("a", "1")
        archive.writestr("a", "2")
    assert len(HERE[name].read(buffer.getvalue()).files or {}) == 2


@pytest.mark.slow
def test_readers_agree_on_the_corpus(reader: Reader) -> None:
    tally = Tally()
    for vector in all_vectors():
        if vector.code is None or vector.layer == "build":
            tally.add(compare(vector.build(), [reader], vector.id))
    assert tally.disagreements == []
    assert tally.agreed[reader.name] > 100


@pytest.mark.slow
def test_readers_agree_on_real_archives(reader: Reader) -> None:
    folders = [folder for folder in (PUBLIC, PUBLIC.parent / "honest") if folder.is_dir()]
    if not folders:
        pytest.skip("the collections of real archives are not beside the repository")
    tally = Tally()
    for folder in folders:
        for row in json.loads(Path(folder, "index.json").read_text(encoding="utf-8")):
            tally.add(compare(Path(folder, row["file"]).read_bytes(), [reader], row["file"]))
    assert tally.disagreements == []
    assert tally.agreed[reader.name] > 150


@pytest.mark.slow
def test_readers_agree_on_names_with_every_printable_character(reader: Reader) -> None:
    shapes = ("{0}x", "x{0}y", "x{0}", "x{0}1", "x{0}{0}1", "{0}", "{0}{0}", "{0}1", "d{0}/x", "d{0}1/x")
    names = [shape.format(chr(code)) for code in range(0x20, 0x7F) if chr(code) != "/" for shape in shapes]
    for host in (3 << 8 | 20, 20):
        kept = [name for name in names if is_accepted(name, host)]
        assert len(kept) > 700
        # A folder for each, so that no two meet.
        entries = [Entry(f"n{at}/{name}".encode(), b"text\n", made_by=host, external=0) for at, name in enumerate(kept)]
        tally = compare(Zip(entries).build(), [reader], f"host {host >> 8}")
        assert (tally.accepted, tally.disagreements, tally.agreed[reader.name]) == (1, [], 1)


def is_accepted(name: str, host: int) -> bool:
    return bool(compare(Zip([Entry(name.encode(), made_by=host, external=0)]).build(), [], name).accepted)


names = st.sampled_from(["a.py", "b.txt", "pkg/c.py", "pkg/d/e.json", "Data.csv", "x y", ".dot", "[a]", "constructor"])


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(names, st.binary(max_size=200), min_size=1), st.sampled_from((0, 8)))
def test_readers_agree_on_what_zipfile_writes(reader: Reader, files: dict[str, bytes], method: int) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    tally = compare(buffer.getvalue(), [reader], str(sorted(files)))
    assert (tally.accepted, tally.disagreements, tally.agreed[reader.name]) == (1, [], 1)


def test_taking_an_archive_apart_and_building_it_again_changes_nothing() -> None:
    for archive in honest_archives():
        assert take_apart(archive).build() == archive


def test_a_mutant_is_the_same_every_time() -> None:
    bases = honest_archives()
    assert [mutant(bases, 7, number) for number in range(50)] == [mutant(bases, 7, number) for number in range(50)]
    assert len({mutant(bases, 7, number) for number in range(200)}) > 150


def test_mutants_that_pass_are_read_alike_in_process() -> None:
    tally = run(1500, 3, list(IN_PROCESS))
    assert tally.disagreements == []
    assert tally.accepted > 100
    assert len(tally.refused) > 30
