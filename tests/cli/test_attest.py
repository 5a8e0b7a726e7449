"""Provenance and SBOM: valid by the standards' own libraries, and a function of the bundle alone."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from google.protobuf.json_format import ParseDict
from in_toto_attestation.predicates.provenance.v1.provenance_pb2 import Provenance
from in_toto_attestation.v1.resource_descriptor_pb2 import ResourceDescriptor
from in_toto_attestation.v1.statement import Statement

from tests.cli.hawcx import AGENT, hawcx, project
from tests.jobs import run_job
from tests.uploads import upload

VENDORED = {
    "vendor/idna/__init__.py": "",
    "idna-3.7.dist-info/METADATA": "Metadata-Version: 2.1\nName: idna\nVersion: 3.7\n\nHostile\nName: other\n",
    "pkg/_vendor/vendor.txt": "# list\nzope.interface==6.0\nbad line\nurllib3==1.26.18  # pinned\n",
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    project(folder / "agent", AGENT | VENDORED)
    run = hawcx("bundle", "agent", "-o", "agent.pyz", "--save-source", "source.zip", "--json", cwd=folder)
    assert run.status == 0, run.stdout
    (folder / "result.json").write_text(run.stdout)
    return folder


def assert_is_valid_provenance(statement: dict[str, Any]) -> None:
    subjects = [ParseDict(one, ResourceDescriptor(), ignore_unknown_fields=False) for one in statement["subject"]]
    Statement(subjects, statement["predicateType"], statement["predicate"]).validate()
    ParseDict(statement["predicate"], Provenance(), ignore_unknown_fields=False)


def test_the_statement_is_valid_and_names_what_went_in_and_came_out(made: Path) -> None:
    run = hawcx("attest", "agent.pyz", "--source", "source.zip", cwd=made)
    assert run.status == 0, run.stderr
    statement = json.loads(run.stdout)
    assert_is_valid_provenance(statement)
    result = json.loads((made / "result.json").read_text())
    assert statement["_type"] == "https://in-toto.io/Statement/v1"
    assert "sha256:" + statement["subject"][0]["digest"]["sha256"] == result["workload_digest"]
    source, runtime = statement["predicate"]["buildDefinition"]["resolvedDependencies"]
    assert "sha256:" + source["digest"]["sha256"] == result["source_digest"]
    assert runtime["digest"] == {"hawcxClosureV1": result["closure_digest"]}
    assert "metadata" not in statement["predicate"]["runDetails"]


def test_the_statement_depends_on_the_inputs_alone(made: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere.pyz").write_bytes((made / "agent.pyz").read_bytes())
    one = hawcx("attest", "agent.pyz", "--source", "source.zip", cwd=made)
    two = hawcx("attest", tmp_path / "elsewhere.pyz", "--source", made / "agent", environment={"TZ": "Asia/Tokyo"})
    assert one.stdout == two.stdout


def test_a_time_stands_there_when_it_was_asked_for(made: Path) -> None:
    options = ("--finished-on", "2026-01-31T12:00:00Z", "--builder-id", "https://builder.example/one")
    statement = json.loads(hawcx("attest", "agent.pyz", "--source", "source.zip", *options, cwd=made).stdout)
    assert_is_valid_provenance(statement)
    details = statement["predicate"]["runDetails"]
    assert details["metadata"] == {"finishedOn": "2026-01-31T12:00:00Z"}
    assert details["builder"]["id"] == "https://builder.example/one"
    assert hawcx("attest", "agent.pyz", "--source", "source.zip", "--finished-on", "today", cwd=made).status == 64


def test_another_source_gets_no_statement(made: Path, tmp_path: Path) -> None:
    other = project(tmp_path / "other", AGENT)
    run = hawcx("attest", made / "agent.pyz", "--source", other, "-o", tmp_path / "out.json")
    assert run.status == 65
    assert "bundle.source-differs" in run.stderr
    assert not (tmp_path / "out.json").exists()


def test_a_signed_statement_is_a_dsse_envelope(made: Path, tmp_path: Path) -> None:
    key = Ed25519PrivateKey.generate()
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (tmp_path / "key.pem").write_bytes(pem)
    target = tmp_path / "agent.dsse.json"
    run = hawcx("attest", "agent.pyz", "--source", "source.zip", "--key", tmp_path / "key.pem", "-o", target, cwd=made)
    assert run.status == 0, run.stderr
    envelope = json.loads(target.read_text())
    payload = base64.b64decode(envelope["payload"])
    assert payload.decode() + "\n" == hawcx("attest", "agent.pyz", "--source", "source.zip", cwd=made).stdout
    kind = envelope["payloadType"].encode()
    signed = b"DSSEv1 %d %b %d %b" % (len(kind), kind, len(payload), payload)  # the protocol's own words
    signature = base64.b64decode(envelope["signatures"][0]["sig"])
    key.public_key().verify(signature, signed)
    with pytest.raises(InvalidSignature):
        key.public_key().verify(signature, signed + b" ")


def test_what_is_no_key_is_told_so(made: Path) -> None:
    run = hawcx("attest", "agent.pyz", "--source", "source.zip", "--key", "result.json", cwd=made)
    assert run.status == 64
    assert "no private key" in run.stderr


def test_the_sbom_is_valid_and_lists_files_runtime_and_distributions(made: Path) -> None:
    run = hawcx("sbom", "agent.pyz", cwd=made)
    assert run.status == 0, run.stderr
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(run.stdout) is None
    sbom = json.loads(run.stdout)
    names = {one["name"] for one in sbom["components"] if one["type"] == "file"}
    assert names == {*AGENT, *VENDORED}
    assert [one["purl"] for one in sbom["components"] if "purl" in one] == [
        "pkg:pypi/idna@3.7",
        "pkg:pypi/urllib3@1.26.18",
        "pkg:pypi/zope-interface@6.0",
    ]
    assert "hawcx_runtime" in [one["name"] for one in sbom["components"]]


def test_the_sbom_is_the_same_each_time(made: Path) -> None:
    assert hawcx("sbom", "agent.pyz", cwd=made).stdout == hawcx("sbom", "agent.pyz", cwd=made).stdout


def test_a_job_states_the_same_provenance(made: Path, tmp_path: Path) -> None:
    job = run_job(made / "source.zip", "--output", tmp_path / "a.pyz", "--provenance", tmp_path / "a.json")
    assert job.status == 0
    assert (tmp_path / "a.json").read_text() == hawcx("attest", "agent.pyz", "--source", "source.zip", cwd=made).stdout
    assert_is_valid_provenance(json.loads((tmp_path / "a.json").read_text()))


def test_a_job_that_cannot_state_its_provenance_builds_nothing(made: Path, tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("mine")
    job = run_job(made / "source.zip", "--output", tmp_path / "a.pyz", "--provenance", tmp_path / "there.json")
    assert (job.status, job.codes) == (74, ["job.output-exists"])
    one = run_job(made / "source.zip", "--output", tmp_path / "b.pyz", "--provenance", tmp_path / "b.pyz")
    assert (one.status, one.codes) == (64, ["job.usage"])
    assert [path.name for path in tmp_path.iterdir()] == ["there.json"]


def test_a_refused_upload_gets_no_provenance(tmp_path: Path) -> None:
    (tmp_path / "source.zip").write_bytes(upload({"__main__.py": "import nowhere_at_all\n"}))
    job = run_job(tmp_path / "source.zip", "--output", tmp_path / "a.pyz", "--provenance", tmp_path / "a.json")
    assert job.status == 65
    assert [path.name for path in tmp_path.iterdir()] == ["source.zip"]


def test_signing_without_its_extra_says_what_to_install(made: Path, tmp_path: Path) -> None:
    missing = project(tmp_path / "missing", {"cryptography/__init__.py": "raise ModuleNotFoundError(name=__name__)\n"})
    options = ("--source", "source.zip", "--key", "key.pem")
    run = hawcx("attest", "agent.pyz", *options, cwd=made, environment={"PYTHONPATH": str(missing)})
    assert run.status == 64
    assert "pip install '.[attest]'" in run.stderr


def test_an_accident_of_ours_has_its_own_status(made: Path, tmp_path: Path) -> None:
    broken = project(tmp_path / "broken", {"cryptography/__init__.py": "raise ZeroDivisionError\n"})
    options = ("--source", "source.zip", "--key", "key.pem", "--json")
    run = hawcx("attest", "agent.pyz", *options, cwd=made, environment={"PYTHONPATH": str(broken)})
    assert run.status == 70
    assert run.document["findings"][0]["code"] == "job.internal"
    assert "ZeroDivisionError" in run.stderr
