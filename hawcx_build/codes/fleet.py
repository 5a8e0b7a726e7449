"""Codes of `hawcx fleet`, which builds what a manifest lists; no job has any of them."""

from __future__ import annotations

from hawcx_build.codes import Code

OWN = "this project's own rule"

CODES = (
    Code(
        "fleet.manifest",
        title="a manifest that cannot be followed",
        meaning="The manifest cannot be read, or one of its lines is not an object with source, main and digest.",
        remedy="correct that line; nothing was built, since the manifest is read through first",
        source=OWN,
        example='{"source": "agent.zip", "digest": "md5:…"}',
    ),
    Code(
        "fleet.results",
        title="the results file cannot be used",
        meaning="Records are appended to this file, and an earlier run is continued from it; here it cannot be read or "
        "written, or it holds something else.",
        remedy="name a new file, or the results of an earlier run, on a disk that has room",
        source=OWN,
    ),
    Code(
        "fleet.scheduler",
        title="no worker can be reached",
        meaning="The scheduler does not answer, or no worker has joined it.",
        remedy="check the address, the certificates in Dask's settings, and that a worker is running",
        source=OWN,
    ),
    Code(
        "fleet.source",
        title="a source that cannot be fetched",
        meaning="The worker cannot read the URL; nothing is known of the upload.",
        remedy="check that every worker can reach the source, and run again: it is tried again",
        source=OWN,
    ),
    Code(
        "fleet.output",
        title="the bundle cannot be kept",
        meaning="The output folder cannot be written, or holds another bundle under this name.",
        remedy="check the folder, and move away what does not come from this command",
        source=OWN,
    ),
    Code(
        "fleet.release",
        title="a worker with another release",
        meaning="A bundle's bytes depend on the release that builds it, so all workers must have the same.",
        remedy="install one release on the command's machine and on every worker",
        source=OWN,
    ),
    Code(
        "fleet.job",
        title="a job without a document",
        meaning="The job process could not be started or ended without its result document.",
        remedy="run again: the order is tried again; if it stays, run the job alone on that worker",
        source=OWN,
    ),
    Code(
        "fleet.lost",
        title="an order that no worker finished",
        meaning="Worker after worker was lost while it had this order.",
        remedy="look at why workers end, their memory limit first, and run again",
        source=OWN,
    ),
)
