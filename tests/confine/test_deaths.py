"""However the child ends, the parent has a verdict of its own for it, nothing is left, and nobody waits for ever."""

from __future__ import annotations

import sys

import pytest

from tests.confine.hostile_job import Place, place

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")
__all__ = ["place"]

# attack: (code of the verdict, exit status)
DEATHS = {
    "allocate": ("job.memory-limit", 65),
    "spin": ("job.cpu-limit", 65),
    "close_the_pipe_and_spin": ("job.cpu-limit", 65),
    "crash": ("job.child-crashed", 75),
    "abort": ("job.child-crashed", 75),
    "die_by_signal": ("job.child-forbidden", 75),
    "end_silently": ("job.child-silent", 75),
    "end_with_status": ("job.child-silent", 75),
    "raise_an_error": ("job.internal", 70),
    "say_garbage": ("job.child-garbled", 75),
    "say_half_a_frame": ("job.child-garbled", 75),
    "say_huge_length": ("job.child-garbled", 75),
    "flood": ("job.child-flood", 75),
    "exhaust_the_pipe_for_ever": ("job.child-flood", 75),
    "lie_about_the_bundle": ("job.child-untrue", 75),
    "report_an_unknown_code": ("job.child-garbled", 75),
    "report_control_characters": ("job.child-garbled", 75),
    "claim_a_finished_job": ("job.child-garbled", 75),
    "claim_an_unsound_installation": ("job.child-garbled", 75),
}


@pytest.mark.parametrize("attack", DEATHS)
def test_every_end_of_the_child_is_a_verdict(place: Place, attack: str) -> None:
    attempt = place.attempt(attack, "all", quotas=(400, 1, 90))
    assert (attempt.code, attempt.status) == DEATHS[attack], attempt.document
    assert attempt.document["verdict"] == ("refused" if attempt.status == 65 else "failed")
    assert attempt.document["confinement"]["mode"] == "auto"
    assert attempt.stderr == b""
    assert list((place.folder / "out").iterdir()) == []


@pytest.mark.parametrize("attack", ["sleep_for_ever", "spin", "close_the_pipe_and_spin"])
def test_a_child_that_does_not_end_is_ended(place: Place, attack: str) -> None:
    attempt = place.attempt(attack, "all", quotas=(400, 60, 2))
    assert (attempt.code, attempt.status) == ("job.wall-limit", 75)
    assert "after 2 s" in attempt.message


def test_a_killed_child_is_not_a_forbidden_one(place: Place) -> None:
    """Without the filter that forbids it, the child kills itself, as the kernel does when memory is short."""
    attempt = place.attempt("die_by_signal", "none")
    assert (attempt.code, attempt.status) == ("job.child-killed", 75)
    assert "signal 9" in attempt.message


@pytest.mark.parametrize("attack", ["allocate", "spin", "crash"])
def test_the_message_says_which_stage_was_under_way(place: Place, attack: str) -> None:
    assert "while at: reading" in place.attempt(attack, "all", quotas=(400, 1, 90)).message


def test_the_message_says_which_limit_was_hit(place: Place) -> None:
    assert "300 MiB" in place.attempt("allocate", "all", quotas=(300, 10, 90)).message
    assert "1 s of processor time" in place.attempt("spin", "all", quotas=(300, 1, 90)).message
