"""`hawcx sbom`: what a bundle holds, as a CycloneDX document that depends on the bundle's bytes alone.

Source: CycloneDX 1.6.
"""

from __future__ import annotations

import re
import uuid
from email.parser import BytesHeaderParser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build import __version__
from hawcx_build.canonical import canonical_json
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.writing import write_new
from hawcx_build.errors import EXIT_BUILT
from hawcx_build.measure import measure_bundle
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.measure import Measurement
    from hawcx_build.tree import SourceFile

NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "urn:hawcx:sbom:v1")
METADATA_FILE = re.compile(r"(?:.*/)?[^/]+(?:\.dist-info/METADATA|\.egg-info/PKG-INFO)")
REQUIREMENT = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)\s*==\s*([A-Za-z0-9.!+_-]+)\s*(?:[#;].*)?")
VENDOR_LIST = re.compile(r"(?:.*/)?_?vendor(?:ed)?/vendor(?:ed)?\.txt")


class Distribution(Value):
    """A third-party distribution that a bundle carries.

    Attributes:
        name: as it names itself.
        version: of it.
        told_by: path of the file that says so.
    """

    name: str
    version: str
    told_by: str

    @property
    def purl(self) -> str:
        """Its package URL; names are normalised as PyPI does (PEP 503)."""
        return f"pkg:pypi/{re.sub(r'[-_.]+', '-', self.name).lower()}@{self.version.replace('+', '%2B')}"


@click.command("sbom", short_help="Write a CycloneDX list of what a bundle holds.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to write; without it, standard output.")
@screen_options
def command(*, file: Path, output: Path | None, as_json: bool, no_color: bool) -> int:
    """List what FILE, a bundle, holds: each uploaded file, the runtime, and vendored distributions.

    A vendored distribution is recognised by its metadata folder (*.dist-info) or by a vendor.txt beside it. There is no
    time and nothing random in the document: the same bundle gives the same one.

    \b
    Examples:
      hawcx sbom agent.pyz -o agent.cdx.json
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    write_new(canonical_json(cyclonedx(measure_bundle(file))) + b"\n", output, screen)
    return EXIT_BUILT


def cyclonedx(measurement: Measurement) -> dict[str, object]:
    """Return the document of one bundle."""
    digest = measurement.workload_digest.removeprefix("sha256:")
    root = f"bundle:{digest}"
    runtime: dict[str, object] = {
        "type": "library",
        "bom-ref": "runtime",
        "name": "hawcx_runtime",
        "version": measurement.runtime_version,
        "scope": "required",
        "properties": [{"name": "hawcx:closureDigest", "value": measurement.closure_digest}],
    }
    distributions = [_library(one) for one in find_distributions(measurement.uploaded.files)]
    files: list[dict[str, object]] = [
        {"type": "file", "bom-ref": f"file:{path}", "name": path, "hashes": [_hash(content)]}
        for path, content in measurement.files
    ]
    components: list[dict[str, object]] = [runtime, *distributions, *files]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, digest)}",
        "version": 1,
        "metadata": {
            "lifecycles": [{"phase": "build"}],
            "tools": {"components": [{"type": "application", "name": "hawcx_build", "version": __version__}]},
            "component": {
                "type": "application",
                "bom-ref": root,
                "name": "bundle",
                "hashes": [_hash(digest)],
                "properties": [
                    {"name": "hawcx:entryPoint", "value": measurement.entry_point},
                    {"name": "hawcx:minimumPython", "value": measurement.minimum_python},
                ],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": root, "dependsOn": [one["bom-ref"] for one in components]},
            *({"ref": one["bom-ref"], "dependsOn": []} for one in components),
        ],
    }


def find_distributions(files: tuple[SourceFile, ...]) -> tuple[Distribution, ...]:
    """Return the distributions that an upload says it carries, each once, sorted by package URL."""
    found: dict[str, Distribution] = {}
    for file in files:
        for one in _told_by(file):
            found.setdefault(one.purl, one)
    return tuple(found[purl] for purl in sorted(found))


def _told_by(file: SourceFile) -> Iterator[Distribution]:
    if METADATA_FILE.fullmatch(file.path):
        header = BytesHeaderParser().parsebytes(file.content)
        told = REQUIREMENT.fullmatch(f"{header['Name']}=={header['Version']}")
        if told:
            yield Distribution(told[1], told[2], file.path)
    elif VENDOR_LIST.fullmatch(file.path):
        for line in file.content.decode("utf-8").splitlines():
            told = REQUIREMENT.fullmatch(line.strip())
            if told:
                yield Distribution(told[1], told[2], file.path)


def _library(one: Distribution) -> dict[str, object]:
    return {
        "type": "library",
        "bom-ref": one.purl,
        "name": one.name,
        "version": one.version,
        "purl": one.purl,
        "properties": [{"name": "hawcx:toldBy", "value": one.told_by}],
    }


def _hash(sha256: str) -> dict[str, str]:
    return {"alg": "SHA-256", "content": sha256}
