"""What a child says: whatever the bytes are, the parent has a valid result or an error of its own."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hawcx_build
from hawcx_build.channel import (
    BUILT,
    CONFINED,
    FAILED,
    KINDS,
    MOST_SAID,
    STAGE,
    Frame,
    Garbled,
    frame,
    read_frames,
    whole_frames,
)
from hawcx_build.confine.report import LAYERS, Confinement
from hawcx_build.errors import BuildError, NoVerdict, Refused
from hawcx_build.findings import Finding, finding
from hawcx_build.limits import DEFAULT_LIMITS, DEFAULT_QUOTAS
from hawcx_build.result import BundleFacts, failure_document
from hawcx_build.supervise import Ending
from hawcx_build.task import Task
from hawcx_build.testimony import said_of_bundle, said_of_confinement, said_of_failure
from hawcx_build.verdict import read_verdict

VALIDATOR = jsonschema.Draft202012Validator(
    json.loads((Path(hawcx_build.__file__).parent / "result_schema.json").read_text())
)
TASK = Task(DEFAULT_LIMITS, DEFAULT_QUOTAS, None, strict_imports=False, mode="required")
REPORT = Confinement("required", LAYERS, (), 7)
HEAD = frame(CONFINED, *said_of_confinement(REPORT)) + frame(STAGE, "analysis")
DIGEST = "sha256:" + "a" * 64
FACTS = BundleFacts(DIGEST, 500, "b" * 64, "0.1.0", "3.10", "3.11", "__main__.py", 1, 2, 3, 4)
ERROR = finding("zip.overlap", "two entries share bytes", path="a.py", offset=4)
FIELDS = st.none() | st.integers(0, 10**15 - 1) | st.text()


def verdict(said: bytes, status: int = 0) -> object:
    return read_verdict(Ending(said, status, "own"), TASK)


def code_of(said: bytes, status: int = 0) -> str:
    with pytest.raises(BuildError) as caught:
        verdict(said, status)
    VALIDATOR.validate(failure_document(caught.value))
    return str(caught.value.findings[0].code)


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.lists(FIELDS))))
def test_frames_round_trip(frames: list[tuple[bytes, list[str | int | None]]]) -> None:
    said = b"".join(frame(kind, *fields) for kind, fields in frames)
    assert read_frames(said) == tuple(Frame(kind, tuple(fields)) for kind, fields in frames)
    assert whole_frames(said) == read_frames(said)


@given(st.binary())
def test_reading_frames_is_total(said: bytes) -> None:
    try:
        frames = read_frames(said)
    except Garbled:
        assert b"".join(frame(each.kind, *each.fields) for each in whole_frames(said)) != said
    else:
        assert len(frames) == len(whole_frames(said))


def test_what_was_said_is_what_is_read() -> None:
    said = HEAD + frame(BUILT, *said_of_bundle(DIGEST, FACTS, ()))
    testimony, confinement = read_verdict(Ending(said, 0, "own"), TASK)
    assert (testimony.source_digest, testimony.facts, testimony.findings) == (DIGEST, FACTS, ())
    assert confinement == REPORT


def test_a_refusal_keeps_every_field_of_its_findings() -> None:
    found = (ERROR, finding("zip.crc", "the content differs", path="b", line=1, column=2, excerpt="", help="do"))
    with pytest.raises(Refused) as caught:
        verdict(HEAD + frame(FAILED, *said_of_failure(Refused(*found))))
    assert caught.value.findings == found
    assert caught.value.confinement == REPORT


def samples() -> list[bytes]:
    refusal = Refused(ERROR, ERROR.replace(path=None))
    return [frame(BUILT, *said_of_bundle(DIGEST, FACTS, ())), frame(FAILED, *said_of_failure(refusal))]


@pytest.mark.parametrize("sample", samples(), ids=["built", "refused"])
def test_no_change_of_a_byte_gets_past_the_form(sample: bytes) -> None:
    """Every byte replaced by several others: a verdict of the right form, or an error; the document stays valid."""
    for at in range(len(sample)):
        for value in {0, 1, 0x1B, 0x7F, 0x80, 0xFF, sample[at] ^ 1, sample[at] ^ 0x20}:
            said = HEAD + sample[:at] + bytes([value]) + sample[at + 1 :]
            try:
                testimony, _ = read_verdict(Ending(said, 0, "own"), TASK)
            except BuildError as error:
                VALIDATOR.validate(failure_document(error))
                assert all(each.message.isprintable() for each in error.findings)
            else:
                assert testimony.facts.entry_point.isprintable()
                assert testimony.findings == ()


@given(st.lists(FIELDS, max_size=24), st.sampled_from([BUILT, FAILED, CONFINED, STAGE]))
def test_no_fields_make_the_parent_stumble(fields: list[str | int | None], kind: bytes) -> None:
    try:
        verdict(HEAD + frame(kind, *fields))
    except BuildError as error:
        VALIDATOR.validate(failure_document(error))


def told(*fields: str | int | None) -> bytes:
    return HEAD + frame(FAILED, *fields)


GOOD = ("zip.overlap", "message", "path", 1, 1, 0, "excerpt", "help")


@pytest.mark.parametrize(
    "said",
    [
        b"", HEAD[:-1], HEAD + b"X\0\0\0\0", HEAD + b"B\xff\xff\xff\xff", HEAD + frame(BUILT),
        HEAD + frame(BUILT, DIGEST),
        HEAD + frame(BUILT, *said_of_bundle(DIGEST, FACTS, (ERROR,))), HEAD + frame(BUILT, *range(12)),
        HEAD + frame(BUILT, *said_of_bundle(DIGEST, FACTS.replace(entry_point="a\nb"), ())),
        HEAD + frame(BUILT, *said_of_bundle(DIGEST, FACTS.replace(bundle_size="5"), ())),
        samples()[0] + HEAD, HEAD + samples()[1] + samples()[0], samples()[0],
        told(), told(65), told(0, *GOOD), told(75, *GOOD), told(64, *GOOD), told(65, *GOOD[:-1]),
        told(65, "zip.nosuch", *GOOD[1:]), told(65, "nosuch.code", *GOOD[1:]), told(65, "job.internal", *GOOD[1:]),
        told(78, "job.runtime-differs", *GOOD[1:]), told(65, "zip.overlap", "", *GOOD[2:]),
        told(65, "zip.overlap", "\x1b[31m", *GOOD[2:]), told(65, "zip.overlap", "a" * 5000, *GOOD[2:]),
        told(65, *GOOD[:3], 0, *GOOD[4:]), told(65, *GOOD[:3], "1", *GOOD[4:]), told(65, *(GOOD * 101)),
        told(65, *GOOD[:6], "ex\ncerpt", "help"), told(65, None, *GOOD[1:]),
    ],
)  # fmt: skip
def test_what_has_not_the_form_is_no_verdict(said: bytes) -> None:
    assert code_of(said) in ("job.child-garbled", "job.child-silent")


def test_what_a_child_said_before_it_was_killed_does_not_count() -> None:
    for status in (-9, -11, -31, 1, 12):
        assert code_of(HEAD + samples()[0], status).startswith("job.")


def test_a_verdict_with_the_most_findings_fits() -> None:
    longest = Finding("zip.overlap", "error", "m" * 400, "p" * 960, 10**6, 10**6, 10**7, "e" * 960, "h" * 400)
    assert len(HEAD + frame(FAILED, *said_of_failure(Refused(*[longest] * DEFAULT_LIMITS.findings)))) < MOST_SAID


def test_missing_layers_are_named_where_they_are_required() -> None:
    report = Confinement("required", LAYERS[:5], tuple((layer, "Function not implemented") for layer in LAYERS[5:]))
    with pytest.raises(BuildError) as caught:
        verdict(frame(CONFINED, *said_of_confinement(report)))
    (found,) = caught.value.findings
    assert (found.code, caught.value.exit_status) == ("job.confinement-missing", 78)
    assert "landlock (Function not implemented)" in found.message
    assert not isinstance(caught.value, NoVerdict)


@given(st.builds(Task, st.just(DEFAULT_LIMITS), st.just(DEFAULT_QUOTAS), st.none() | st.text(), st.booleans(),
                 st.sampled_from(["required", "auto"])))  # fmt: skip
def test_a_task_passes_over_a_command_line(task: Task) -> None:
    assert Task.of_word(task.as_word()) == task
    assert task.as_word().isalnum()
