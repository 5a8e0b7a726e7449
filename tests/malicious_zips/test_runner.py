"""`python3 -m tests.malicious_zips` is what reviewers run: its table, its exit status, its page."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.malicious_zips.page import Row, write_page
from tests.malicious_zips.suites import PUBLIC, catalogue_cases, public_cases
from tests.malicious_zips.worker import Verdict, judge

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.malicious_zips", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=1200)


def test_one_class_prints_a_row_for_each_case_and_ends_with_zero() -> None:
    done = run("--class", "methods", "--reader", "zipfile")
    assert done.returncode == 0, done.stdout
    rows = [line for line in done.stdout.splitlines() if line.startswith("methods-")]
    assert len(rows) == len(catalogue_cases("methods"))
    assert "refuses" in rows[0]
    assert "0 differences" in done.stdout


def test_an_unknown_reader_is_named_with_those_that_are_there() -> None:
    done = run("--class", "methods", "--reader", "nobody")
    assert done.returncode != 0
    assert "no reader nobody" in done.stderr
    assert "zipfile" in done.stderr


def test_the_workers_verdict_has_time_and_memory() -> None:
    (case,) = [case for case in catalogue_cases("end") if case.id == "end-trailing-byte"]
    verdict = judge(case.build())
    assert verdict.codes == ("zip.trailing-data",)
    assert verdict.seconds > 0
    assert verdict.peak_bytes > 1 << 20


@pytest.mark.slow
def test_the_whole_catalogue_gets_its_verdicts_from_the_worker() -> None:
    done = run("--no-shared")
    assert done.returncode == 0, "\n".join(line for line in done.stdout.splitlines() if "differs" in line)


@pytest.mark.slow
@pytest.mark.skipif(not PUBLIC.is_dir(), reason="the collection of public suites is not beside the repository")
def test_real_files_of_public_suites_get_the_verdicts_of_their_labels() -> None:
    cases = public_cases()
    assert len(cases) > 500
    for case in cases:
        verdict = judge(case.build())
        refused = any(code.startswith("zip.") for code in verdict.codes)
        if case.expected == "accept":
            assert not refused, (case.id, verdict.codes)
        elif case.expected == "refuse":
            assert verdict.codes, case.id


def chromium() -> str | None:
    return next(
        (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
    )


@pytest.mark.skipif(chromium() is None, reason="no chromium on this machine")
def test_the_page_shows_a_story_when_a_case_is_clicked(tmp_path: Path) -> None:
    case = catalogue_cases("end")[0]
    verdict = Verdict(("zip.no-end-record",), built=False, seconds=0.1, peak_bytes=1 << 20)
    page = tmp_path / "corpus.html"
    write_page([Row(case, verdict, True, {"zipfile": "refuses: BadZipFile"})], ["zipfile"], page)
    probe = (
        "<script>const row = document.querySelector('tr.case'), story = row.nextElementSibling;"
        "const before = story.hidden; row.click();"
        "document.title = JSON.stringify([before, story.hidden, story.textContent.includes('end record'),"
        "document.querySelectorAll('th').length, row.cells.length]);</script>"
    )
    page.write_text(page.read_text(encoding="utf-8").replace("</html>", probe + "</html>"), encoding="utf-8")
    command = [str(chromium()), "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
               f"--user-data-dir={tmp_path / 'profile'}", page.as_uri()]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    title = done.stdout.partition("<title>")[2].partition("</title>")[0]
    assert json.loads(title) == [True, False, True, 4, 4]
    assert "http" not in page.read_text(encoding="utf-8").replace(page.as_uri(), "")
