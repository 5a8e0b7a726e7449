"""The jobs' door, as a process: what it builds runs, what it refuses is named, and stdout is always one document."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import jsonschema
import pytest

import hawcx_build
from hawcx_build import BuildResult, Refused, build_source_bundle
from hawcx_build.errors import UsageError
from tests.jobs import Job, run_job
from tests.uploads import HELLO, upload

SCHEMA = json.loads((Path(hawcx_build.__file__).parent / "result_schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "source.zip"
    path.write_bytes(upload(HELLO))
    return path


def build(folder: Path, files: dict[str, str | bytes], *options: str) -> Job:
    (folder / "source.zip").write_bytes(upload(files))
    job = run_job(folder / "source.zip", "--output", folder / "agent.pyz", *options)
    VALIDATOR.validate(job.document)
    assert job.stderr == b""
    assert (folder / "agent.pyz").exists() == (job.status == 0)
    return job


def run_bundle(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-I", path], capture_output=True, text=True, check=False, cwd=path.parent)


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_a_bundle_runs_both_ways_and_is_what_the_result_says(tmp_path: Path) -> None:
    job = build(tmp_path, HELLO)
    bundle = tmp_path / "agent.pyz"
    content = bundle.read_bytes()
    assert (job.status, job.document["verdict"]) == (0, "built")
    assert job.document["workload_digest"] == "sha256:" + hashlib.sha256(content).hexdigest()
    assert job.document["bundle_size"] == len(content)
    source_bytes = (tmp_path / "source.zip").read_bytes()
    assert job.document["source_digest"] == "sha256:" + hashlib.sha256(source_bytes).hexdigest()
    assert stat.S_IMODE(bundle.stat().st_mode) == 0o755
    assert run_bundle(bundle).stdout == "hello\n"
    environment = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    assert subprocess.run([bundle], capture_output=True, env=environment, check=True).stdout == b"hello\n"


def test_the_manifest_states_the_inputs_and_nothing_of_the_host(tmp_path: Path) -> None:
    job = build(tmp_path, HELLO)
    with zipfile.ZipFile(tmp_path / "agent.pyz") as archive:
        manifest = json.loads(archive.read("_hawcx_build.json"))
        names = archive.namelist()
    assert manifest == {
        "schema": "hawcx/bundle/v1",
        "runtime_version": job.document["runtime_version"],
        "closure_digest": job.document["closure_digest"],
        "minimum_python": "3.10",
        "entry_point": "__main__.py",
        "files": {"__main__.py": hashlib.sha256(HELLO["__main__.py"].encode()).hexdigest()},
    }
    assert names == sorted(names)
    assert job.document["bundle_entries"] == len(names)


@pytest.mark.parametrize(
    ("returned", "status"), [("None", 0), ("0", 0), ("7", 7), ("'text'", 0), ("True", 0), ("[1]", 0)]
)
def test_a_functions_integer_is_the_exit_status(tmp_path: Path, returned: str, status: int) -> None:
    files = {
        "app/__init__.py": "",
        "app/cli.py": f"def run(count=1):\n    print('ran', count)\n    return {returned}\n",
    }
    job = build(tmp_path, files, "--main", "app.cli:run")
    assert job.status == 0
    assert job.document["entry_point"] == "app.cli:run"
    run = run_bundle(tmp_path / "agent.pyz")
    assert (run.stdout, run.stderr, run.returncode) == ("ran 1\n", "", status)


def test_a_package_without_init_starts_from_the_bundle(tmp_path: Path) -> None:
    files = {"__main__.py": "import space.inner.mod\nprint(space.inner.mod.X)\n", "space/inner/mod.py": "X = 5\n"}
    assert build(tmp_path, files).status == 0
    assert run_bundle(tmp_path / "agent.pyz").stdout == "5\n"


def test_a_bundle_carries_the_runtime(tmp_path: Path) -> None:
    files = {"__main__.py": "import hawcx_runtime\nprint(hawcx_runtime.__file__, hawcx_runtime.HawcxError.__name__)\n"}
    assert build(tmp_path, files).status == 0
    expected = f"{tmp_path}/agent.pyz/hawcx_runtime/__init__.py HawcxError\n"
    assert run_bundle(tmp_path / "agent.pyz").stdout == expected


def test_nothing_of_the_upload_is_ever_run(tmp_path: Path) -> None:
    trap = f"open({str(tmp_path / 'trap')!r}, 'w')\n"
    names = ["__main__.py", "setup.py", "conftest.py", "sitecustomize.py", "pkg/__init__.py", "zlib_.py"]
    job = build(tmp_path, dict.fromkeys(names, trap))
    assert job.status == 0
    assert not (tmp_path / "trap").exists()


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({"__main__.py": "import nosuch\n"}, "import.missing"),
        ({"__main__.py": "def f(:\n"}, "syntax.invalid"),
        ({"app.py": ""}, "entry.missing"),
        ({"__main__.py": "", "x.pyc": b"\x6f\r\r\n" + bytes(12)}, "source.bytecode"),
        ({"__main__.py": "", "__pycache__/x.txt": "x"}, "source.bytecode"),
        ({"__main__.py": "", "x.so": "text"}, "source.native"),
        ({"__main__.py": "", "data.bin": b"\x7fELF" + bytes(60)}, "source.native"),
        ({"__main__.py": "", "x.txt": b"\xff"}, "source.not-text"),
        ({"__main__.py": "", "x.txt": b"a\0b"}, "source.not-text"),
        ({"__main__.py": "", "Hawcx_Runtime/x.txt": ""}, "source.reserved-name"),
        ({"__main__.py": "", "_hawcx_build.json": "{}"}, "source.reserved-name"),
        ({"__main__.py": "", "hux_hook.py": ""}, "source.reserved-name"),
        ({"__main__.py": "", "__MACOSX/._x": b"\0"}, "source.junk"),
        ({"project-1.0/__main__.py": ""}, "source.root-folder"),
        ({"__main__.py": "", "json.py": ""}, "source.shadows-stdlib"),
        ({"__main__.py": "", "pyproject.toml": "[tool.hawcx]\nmian = 'x:y'\n"}, "project.unknown-key"),
        ({"__main__.py": "", "pyproject.toml": "[tool.hawcx\n"}, "project.toml"),
        ({"__main__.py": "", "pyproject.toml": "[tool]\nhawcx = 1\n"}, "project.value"),
        ({"__main__.py": "", "pyproject.toml": "[tool.hawcx]\noptional-imports = 'x'\n"}, "project.value"),
        ({"__main__.py": "", "pyproject.toml": "[tool.hawcx]\nmain = 1\n"}, "project.value"),
        ({"a.py": "", "pyproject.toml": "# hawcx\n" * 40_000}, "project.too-large"),
    ],
)  # fmt: skip
def test_each_fault_has_its_code_and_leaves_no_output(tmp_path: Path, files: dict[str, str | bytes], code: str) -> None:
    job = build(tmp_path, files)
    assert (job.status, job.document["verdict"]) == (65, "refused")
    assert code in job.codes, job.document


def test_all_faults_of_the_tree_are_reported_at_once(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"__main__.py": "", "a.so": "x", "b.txt": b"\xff", "c.pyc": "x"}
    job = build(tmp_path, files)
    assert [(found["code"], found["path"]) for found in job.document["findings"]] == [
        ("source.native", "a.so"), ("source.not-text", "b.txt"), ("source.bytecode", "c.pyc")]  # fmt: skip


def test_junk_is_one_finding_that_shows_the_command(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"__main__.py": "", ".DS_Store": b"\0\1", "__MACOSX/._a": b"\0", "x/._b": b"\0"}
    (found,) = build(tmp_path, files).document["findings"]
    assert found["code"] == "source.junk"
    assert "2 more" in found["message"]
    assert "zip -r" in found["help"]


def test_a_root_folder_is_named_with_the_way_out(tmp_path: Path) -> None:
    (found,) = build(tmp_path, {"proj-main/app.py": "", "proj-main/README.md": ""}).document["findings"]
    assert "proj-main/" in found["message"]
    assert "cd proj-main" in found["help"]


@pytest.mark.parametrize("main", ["app.cli:run", "app:run"])
def test_a_lone_package_that_main_names_is_no_root_folder(tmp_path: Path, main: str) -> None:
    files = {"app/cli.py": "def run(): print('ran')\n"}
    job = build(tmp_path, files, "--main", main)
    assert "source.root-folder" not in job.codes
    assert job.status == (0 if main == "app.cli:run" else 65)


def test_main_may_be_declared_by_the_upload_and_the_caller_if_equal(tmp_path: Path) -> None:
    files = {
        "app.py": "def run(): print('ran')\ndef other(): pass\n",
        "pyproject.toml": "[tool.hawcx]\nmain = 'app:run'\n",
    }
    for folder, options, status in (("a", (), 0), ("b", ("--main", "app:run"), 0), ("c", ("--main", "app:other"), 65)):
        (tmp_path / folder).mkdir()
        job = build(tmp_path / folder, files, *options)
        assert job.status == status
        assert job.codes == ([] if status == 0 else ["project.main-differs"])


def test_two_entry_points_are_refused(tmp_path: Path) -> None:
    job = build(tmp_path, {"__main__.py": "", "app.py": "def run(): pass\n"}, "--main", "app:run")
    assert job.status == 65


# Bad input at the door.


@pytest.mark.parametrize(
    "arguments",
    [[], ["{source}"], ["--output", "{output}"], ["{source}", "{source}", "--output", "{output}"],
     ["{source}", "--output"], ["{source}", "--output="], ["{source}", "--output", "{output}", "--nosuch", "x"],
     ["{source}", "--output", "{output}", "--output", "{output}"], ["{source}", "--output", "{output}", "--main", ""],
     ["{source}", "--output", "{output}", "--imports", "sometimes"]],
)  # fmt: skip
def test_a_wrong_command_line_is_answered_by_a_document(source: Path, arguments: list[str]) -> None:
    output = source.parent / "agent.pyz"
    job = run_job(*(word.format(source=source, output=output) for word in arguments))
    VALIDATOR.validate(job.document)
    assert (job.status, job.codes) == (64, ["job.usage"])
    assert list(source.parent.iterdir()) == [source]


@pytest.mark.parametrize("content", [b"", b"PK", b"not a zip at all", b"PK\x05\x06" + bytes(18), os.urandom(1000)])
def test_what_is_no_source_archive_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "source.zip").write_bytes(content)
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz")
    VALIDATOR.validate(job.document)
    assert job.status == 65
    assert list(tmp_path.iterdir()) == [tmp_path / "source.zip"]


@pytest.mark.parametrize(("size", "code"), [(32 << 20, "zip.no-end-record"), ((32 << 20) + 1, "zip.archive-too-large")])
def test_a_file_past_the_limit_is_refused_before_it_is_looked_at(tmp_path: Path, size: int, code: str) -> None:
    (tmp_path / "source.zip").write_bytes(bytes(size))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "agent.pyz")
    assert (job.status, job.codes) == (65, [code])


def test_a_missing_source_and_an_existing_output_exit_with_74(source: Path) -> None:
    folder = source.parent
    job = run_job(folder / "none.zip", "--output", folder / "agent.pyz")
    assert (job.status, job.codes) == (74, ["job.source-missing"])
    (folder / "agent.pyz").symlink_to("nowhere")
    job = run_job(source, "--output", folder / "agent.pyz")
    assert (job.status, job.codes) == (74, ["job.output-exists"])
    VALIDATOR.validate(job.document)
    assert not (folder / "nowhere").exists()


def test_options_may_be_written_with_an_equals_sign(source: Path) -> None:
    assert run_job(source, f"--output={source.parent / 'a=b.pyz'}").status == 0
    assert (source.parent / "a=b.pyz").exists()


@pytest.mark.parametrize("stdout", ["closed", "full", "broken pipe"])
def test_a_verdict_that_nobody_can_hear_is_an_error_without_a_traceback(source: Path, stdout: str) -> None:
    command = [sys.executable, "-I", "-m", "hawcx_build", str(source), "--output", str(source.parent / "agent.pyz")]
    redirection = {"closed": ">&-", "full": ">/dev/full", "broken pipe": "| exec true"}[stdout]
    shell = f'"$@" {redirection}; echo "status ${{PIPESTATUS[0]}}" >&2'
    run = subprocess.run(["bash", "-c", shell, "bash", *command], capture_output=True, text=True, check=False)
    if stdout != "broken pipe":  # there it depends on who is faster
        assert run.stderr.splitlines()[-1] == "status 74"
    assert "Traceback" not in run.stderr
    assert (source.parent / "agent.pyz").exists() or stdout != "full"


# As Python.


def test_the_function_returns_what_the_document_says(source: Path) -> None:
    result = build_source_bundle(source, source.parent / "one.pyz")
    assert isinstance(result, BuildResult)
    VALIDATOR.validate(result.as_json())
    job = run_job(source, "--output", source.parent / "two.pyz")
    assert result.as_json() == job.document
    assert result.workload_digest == job.document["workload_digest"]


def test_the_function_raises_refused_with_findings(tmp_path: Path) -> None:
    (tmp_path / "source.zip").write_bytes(upload({"__main__.py": "import nosuch\n"}))
    with pytest.raises(Refused) as caught:
        build_source_bundle(tmp_path / "source.zip", tmp_path / "agent.pyz", main=None)
    assert [found.code for found in caught.value.findings] == ["import.missing"]
    assert list(tmp_path.iterdir()) == [tmp_path / "source.zip"]


@pytest.mark.parametrize("confinement", ["auto", "off"])
def test_findings_are_bounded_in_all_and_confinement_changes_none(tmp_path: Path, confinement: str) -> None:
    files = {f"x{number}.pth": "" for number in range(110)} | {"__main__.py": "def f():\n    import nosuch\n"}
    job = build(tmp_path, files, "--confinement", confinement)
    assert (job.status, len(job.document["findings"])) == (0, 100)


@pytest.mark.parametrize("confinement", ["Required", "", "on"])
def test_a_misspelt_confinement_is_an_error(source: Path, confinement: str) -> None:
    with pytest.raises(UsageError):
        build_source_bundle(source, source.parent / "agent.pyz", confinement=confinement)
    assert not (source.parent / "agent.pyz").exists()


def test_output_and_provenance_are_two_files(source: Path) -> None:
    job = run_job(source, "--output", source.parent / "x", "--provenance", f"{source.parent}/./x")
    assert (job.status, job.codes) == (64, ["job.usage"])


def test_settings_are_read_under_confinement(tmp_path: Path) -> None:
    toml = b"\xef\xbb\xbf[tool.hawcx]\nmain = 'app:run'\n"
    job = build(tmp_path, {"app.py": "def run(): pass\n", "pyproject.toml": toml}, "--confinement", "required")
    assert (job.status, job.document["entry_point"]) == (0, "app:run")
