"""The target for `read_archive`: what is accepted has one meaning, what is refused has a registered code."""

from __future__ import annotations

import io
import struct
import zipfile
from random import Random

from hawcx_build.codes import lookup
from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS, MIB
from hawcx_build.zipguard import Archive, read_archive
from tests.differential import mutants
from tests.differential.take_apart import take_apart

LIMITS = DEFAULT_LIMITS.replace(expanded_bytes=1 * MIB, file_bytes=1 * MIB)

BASES = mutants.honest_archives()


def check(data: bytes) -> None:
    """Read one input and hold the invariants."""
    try:
        archive = read_archive(data, LIMITS)
    except Refused as refusal:
        check_findings(refusal)
        return
    assert take_apart(data).build() == data, "a byte belongs to no record"
    _check_zipfile(data, archive)
    assert read_archive(_written(archive), LIMITS) == archive, "what was read does not read again"


def check_findings(refusal: Refused) -> None:
    """Hold that a refusal has findings, every one with a registered code."""
    assert refusal.findings
    for found in refusal.findings:
        assert lookup(found.code).id == found.code


def mutate(data: bytes, random: Random) -> bytes:
    """Return another input: this one with a mutation that knows the format, or a mutant of an honest archive."""
    try:
        return mutants.mutate(data, random)
    except (ValueError, IndexError, OverflowError, struct.error):
        return mutants.mutant(BASES, random.getrandbits(30), random.getrandbits(30))


def _check_zipfile(data: bytes, archive: Archive) -> None:
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        infos = opened.infolist()
        assert [info.filename.rstrip("/") for info in infos] == [entry.path for entry in archive.entries]
        assert [info.is_dir() for info in infos] == [entry.is_directory for entry in archive.entries]
        assert [opened.read(info) for info in infos] == [entry.content for entry in archive.entries]


def _written(archive: Archive) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as opened:
        for entry in archive.entries:
            name = entry.path + "/" if entry.is_directory else entry.path
            opened.writestr(zipfile.ZipInfo(name), entry.content)
    return buffer.getvalue()
