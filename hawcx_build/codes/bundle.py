"""Codes of a finished bundle: what measuring and verifying it find."""

from __future__ import annotations

from hawcx_build.codes import Code

CONTRACT = "docs/measurement-contract.md"

CODES = (
    Code(
        "bundle.no-shebang",
        title="not a bundle",
        meaning="Every bundle opens with the line #!/usr/bin/env python3. The file opens with something else: it is a "
        "source archive, another zipapp, or was changed.",
        remedy="give a file that hawcx bundle or the jobs' door made; a source archive is checked with hawcx check",
        source=CONTRACT,
    ),
    Code(
        "bundle.manifest",
        title="a missing or malformed statement of contents",
        meaning="Every bundle holds _hawcx_build.json, canonical JSON of known keys that says what went in. Here it is "
        "missing or has another form.",
        remedy="build the bundle again; do not edit or repack a finished bundle",
        source=CONTRACT,
    ),
    Code(
        "bundle.file-digest",
        title="a file that is not the declared one",
        meaning="The content of a file has another SHA-256 than _hawcx_build.json says.",
        remedy="do not use this bundle; build it again from its source",
        source=CONTRACT,
    ),
    Code(
        "bundle.file-missing",
        title="a declared file that is not there",
        meaning="_hawcx_build.json names a file that the bundle does not hold.",
        remedy="do not use this bundle; build it again from its source",
        source=CONTRACT,
    ),
    Code(
        "bundle.closure-digest",
        title="a runtime that is not the declared one",
        meaning="All files that were not uploaded are the runtime's. Measured together they have another digest than "
        "_hawcx_build.json says, so a file was changed, added or removed.",
        remedy="do not use this bundle; build it again from its source",
        source=CONTRACT,
    ),
    Code(
        "bundle.runtime-unknown",
        title="a runtime that nobody released",
        meaning="The bundle is in itself whole, and its runtime has none of the digests that were released. Whoever "
        "made it used a changed runtime, or a release that this installation does not know.",
        remedy="build it with a released version, or give that release's lock: hawcx verify --lock closure.lock",
        source=CONTRACT,
    ),
    Code(
        "bundle.not-canonical",
        title="bytes that this tool does not write",
        meaning="The same contents have exactly one bundle. These bytes are another one: the launcher, a folder, the "
        "order or a header differs.",
        remedy="build it again from its source, with the version that the result document names",
        source=CONTRACT,
    ),
    Code(
        "bundle.digest-differs",
        title="not the bundle that was asked for",
        meaning="The bundle has another workload digest than the one that was given.",
        remedy="get the bundle again from where the digest came from, or check that the digest is this bundle's",
        source=CONTRACT,
    ),
    Code(
        "bundle.source-differs",
        title="not the bundle of that source",
        meaning="Building the given source gives other bytes: another source, another version of the builder, or a "
        "bundle that was changed.",
        remedy="compare the two with hawcx diff; build with the version that the result document names",
        source=CONTRACT,
    ),
    Code(
        "bundle.result-differs",
        title="a result document of something else",
        meaning="The result document says something else of the bundle than its bytes do.",
        remedy="use the document that was written with this very bundle",
        source=CONTRACT,
    ),
)
