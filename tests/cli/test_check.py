"""`hawcx check` and `hawcx explain`: the verdict of a job, in every form."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from hawcx_build.cli.annotations import github_annotations
from hawcx_build.cli.excerpt import caret, visible
from hawcx_build.codes import all_codes
from hawcx_build.findings import finding, shown
from tests.cli.hawcx import AGENT, hawcx, project
from tests.jobs import run_job
from tests.uploads import upload

SCHEMAS = Path(__file__).parent / "schemas"
BAD = {"__main__.py": "import os\nif True:\n\timport nowhere.deep\n", "pkg/__init__.py": "", ".git/config": ""}


def test_the_document_is_the_job_s(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", BAD)
    (tmp_path / "source.zip").write_bytes(upload({path: BAD[path] for path in ("__main__.py", "pkg/__init__.py")}))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "out.pyz", "--confinement", "auto")
    for source in (folder, tmp_path / "source.zip"):
        run = hawcx("check", source, "--json")
        assert run.status == 65
        assert run.document == job.document


def test_an_accepted_folder_names_the_digest_and_writes_nothing(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", AGENT)
    digest = hawcx("bundle", folder, "-o", tmp_path / "a.pyz", "--json").document["workload_digest"]
    run = hawcx("check", folder, cwd=tmp_path)
    assert run.status == 0
    assert digest in run.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.pyz", "agent"]


def test_a_finding_shows_its_line_and_points_at_its_word(tmp_path: Path) -> None:
    lines = hawcx("check", project(tmp_path / "agent", BAD)).stdout.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("3 |"))
    assert lines[at] == "3 |     import nowhere.deep"
    assert lines[at + 1].index("^") == lines[at].index("nowhere")
    assert lines[at - 2].strip() == "--> __main__.py:3:9"


@pytest.mark.parametrize(
    ("raw", "column", "word"),
    [
        ("import a.b", 8, "a.b"),
        ("\timport a", 9, "a"),
        ("x = '\\'; import b", 18, "b"),
        ("s = '\u20ac\x07'; import c", 19, "c"),
    ],
)
def test_the_caret_stands_under_the_word_whatever_was_escaped(raw: str, column: int, word: str) -> None:
    excerpt = shown(raw, 240)
    column = raw.index(word, 5) + 1
    start, length = caret(excerpt, column)
    assert visible(excerpt)[start : start + length] == word


def test_sarif_is_valid_by_its_own_schema(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", BAD | {"odd name%.txt": "-----BEGIN PRIVATE KEY-----"})
    run = hawcx("check", folder, "--format", "sarif")
    assert run.status == 65
    schema = json.loads((SCHEMAS / "sarif-2.1.0.json").read_text())
    jsonschema.Draft7Validator(schema).validate(run.document)
    (results,) = (one["results"] for one in run.document["runs"])
    place = next(one for one in results if one["ruleId"] == "import.missing")["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"].endswith("agent/__main__.py")
    assert place["region"] == {"startLine": 3, "startColumn": 9}


def test_an_accepted_source_gives_an_empty_sarif_log(tmp_path: Path) -> None:
    run = hawcx("check", project(tmp_path / "agent", AGENT), "--format", "sarif")
    schema = json.loads((SCHEMAS / "sarif-2.1.0.json").read_text())
    jsonschema.Draft7Validator(schema).validate(run.document)
    assert run.document["runs"][0]["results"] == []


def test_annotations_cannot_be_broken_out_of() -> None:
    hostile = finding("import.missing", "50% of\r\n::error::", path="a,b:c\n::stop", line=2, column=1, help="x")
    (line,) = github_annotations([hostile], "sub/")
    assert line.count("\n") == 1
    assert line.startswith("::error file=sub/a%2Cb%3Ac\\n%3A%3Astop,line=2,col=1,title=import.missing::50%25 of%0D%0A")


def test_annotations_come_one_a_line(tmp_path: Path) -> None:
    run = hawcx(
        "check", "agent", "--format", "github", cwd=project(tmp_path, {f"agent/{k}": v for k, v in BAD.items()})
    )
    assert run.stdout.startswith("::error file=agent/__main__.py,line=3,col=9,title=import.missing::")


@pytest.mark.parametrize("code", all_codes(), ids=lambda code: code.id)
def test_explain_has_a_document_for_every_code(code: object) -> None:
    from hawcx_build.cli.explain import code_document, find_code

    assert code_document(find_code(code.id, all_codes()))["meaning"] == code.meaning  # type: ignore[attr-defined]


def test_explain_tells_the_whole_story() -> None:
    run = hawcx("explain", "zip.overlap")
    assert run.status == 0
    for part in ("overlap", "What to do", "Source", "CVE-2024-0450"):
        assert part in run.stdout


def test_explain_without_a_code_lists_all() -> None:
    listed = [line.split()[0] for line in hawcx("explain").stdout.splitlines()]
    assert listed == [code.id for code in all_codes()]


def test_explain_helps_with_a_near_miss() -> None:
    run = hawcx("explain", "zip.overlapp")
    assert run.status == 64
    assert "did you mean zip.overlap" in run.stderr
