"""`hawcx attest`: prove a bundle against its source, then state its provenance, signed where there is a key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.canonical import canonical_json, prefixed_digest
from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.upload import read_upload
from hawcx_build.cli.verify import prove
from hawcx_build.cli.writing import write_new
from hawcx_build.errors import EXIT_BUILT, Refused, UsageError
from hawcx_build.findings import finding, shown
from hawcx_build.measure import read_bundle
from hawcx_build.provenance import BUILDER, PAYLOAD_TYPE, provenance

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes

RFC3339 = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")


@click.command("attest", short_help="Write the provenance of a bundle, signed with a key.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--source", type=click.Path(path_type=Path), required=True, help="The ZIP or folder that it is built of.")
@click.option(
    "--key", type=click.Path(path_type=Path), help="Private key in PEM: the output is a signed DSSE envelope."
)
@click.option("--builder-id", default=BUILDER, metavar="URI", help="Who ran the build and answers for it.")
@click.option("--finished-on", metavar="TIME", help="RFC 3339 time of the build; without it, there is no time.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to write; without it, standard output.")
@screen_options
def command(
    *,
    file: Path,
    source: Path,
    key: Path | None,
    builder_id: str,
    finished_on: str | None,
    output: Path | None,
    as_json: bool,
    no_color: bool,
) -> int:
    """State of FILE what it was built of, by what and how: in-toto, SLSA provenance.

    First everything is proved: the bundle is whole, its runtime released, and the source gives these very bytes. With
    --key the statement is signed; the output then is a DSSE envelope.

    \b
    Examples:
      hawcx attest agent.pyz --source source.zip -o agent.intoto.json
      hawcx attest agent.pyz --source source.zip --key key.pem -o agent.dsse.json
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    if finished_on is not None and not RFC3339.fullmatch(finished_on):
        raise UsageError(finding("job.usage", f"{shown(finished_on)} is no RFC 3339 time such as 2026-01-31T12:00:00Z"))
    private_key = read_key(key) if key is not None else None
    content, upload = read_bundle(file), read_upload(source)
    measurement, statements = prove(content, upload)
    faults = [fault for statement in statements for fault in statement.findings]
    if faults or measurement is None:
        raise Refused(*faults)
    statement = provenance(
        workload_digest=measurement.workload_digest,
        source_digest=prefixed_digest(upload.content),
        closure_digest=measurement.closure_digest,
        runtime_version=measurement.runtime_version,
        entry_point=measurement.entry_point,
        builder_id=builder_id,
        finished_on=finished_on,
    )
    payload = canonical_json(statement)
    write_new((payload if private_key is None else _envelope(payload, private_key)) + b"\n", output, screen)
    return EXIT_BUILT


def read_key(path: Path) -> PrivateKeyTypes:
    """Read a private key in PEM; a passphrase is asked for on the terminal.

    Raises:
        UsageError: the file is no private key, or the passphrase is wrong.
    """
    try:
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
    except ModuleNotFoundError:
        remedy = "in a clone of this project: pip install '.[attest]'"
        raise UsageError(finding("job.usage", "--key needs the extra attest", help=remedy)) from None
    try:
        text = path.read_bytes()
        try:
            return load_pem_private_key(text, None)
        except TypeError:  # it is encrypted
            passphrase = click.prompt(f"Passphrase of {path.name}", hide_input=True, err=True)
            return load_pem_private_key(text, passphrase.encode())
    except (OSError, ValueError, UnsupportedAlgorithm):
        raise UsageError(finding("job.usage", f"{shown(str(path), 240)} is no private key that can be read")) from None


def _envelope(payload: bytes, key: PrivateKeyTypes) -> bytes:
    from securesystemslib.dsse import Envelope
    from securesystemslib.exceptions import UnsupportedAlgorithmError
    from securesystemslib.signer import CryptoSigner  # type: ignore[attr-defined]

    envelope = Envelope(payload, PAYLOAD_TYPE, {})
    try:
        envelope.sign(CryptoSigner(key))
    except (ValueError, UnsupportedAlgorithmError):
        raise UsageError(finding("job.usage", "the key is of a kind that cannot sign here; use Ed25519")) from None
    return json.dumps(envelope.to_dict(), sort_keys=True, separators=(",", ":")).encode()
