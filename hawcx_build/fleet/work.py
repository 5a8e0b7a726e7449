"""What a worker of the engine does with one order: fetch the source, run one job, tell what came out.

Nothing here looks into an upload, and nothing an upload does reaches further than its job process. An order may be
done twice, since the orders of a lost worker are given to others: a bundle that is there and identical is success.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from hawcx_build import __version__
from hawcx_build.canonical import prefixed_digest
from hawcx_build.errors import EXIT_BUILT, EXIT_REFUSED, BuildError, InputOutputError, Unsound
from hawcx_build.findings import finding, shown
from hawcx_build.fleet.record import BUILT, FAILED, REFUSED, Record, Release
from hawcx_build.limits import DEFAULT_LIMITS, DEFAULT_QUOTAS
from hawcx_build.measure import read_bundle
from hawcx_build.source import open_source, read_source
from hawcx_build.values import Value
from hawcx_build.vendor.lock import read_lock

if TYPE_CHECKING:
    from hawcx_build.fleet.manifest import Order

CHUNK = 1 << 20
GRACE_SECONDS = 60  # beyond the job's own wall time, before it is ended from outside
VERDICTS = {EXIT_BUILT: BUILT, EXIT_REFUSED: REFUSED}


class Plan(Value):
    """What is the same for all orders of a run.

    Attributes:
        release: what every worker must have installed.
        output: folder of the bundles; None: bundles are thrown away, only their digests count.
    """

    release: Release
    output: str | None


class Ending(Value):
    """How the job of one order ended."""

    verdict: str
    code: str | None = None
    message: str | None = None
    workload_digest: str | None = None


def installed_release() -> Release:
    """Return what is installed here.

    Raises:
        Unsound: the lock is missing.
    """
    return Release(__version__, read_lock()[2].removeprefix("closure "))


def do_order(order: Order, plan: Plan, known: Record | None) -> Record:
    """Build one upload and return its record.

    Args:
        order: which upload.
        plan: how.
        known: a finished record of this order and release; it is returned if the source is still the same.
    """
    started, digest = time.monotonic(), None
    try:
        with tempfile.TemporaryDirectory(prefix="hawcx-fleet-") as scratch:
            source = _fetch(order, scratch)
            digest = _source_digest(source)
            if known is not None and known.source_digest == digest and _is_there(known, plan):
                return known.replace(line=order.line, expected=order.expected)
            if plan.release != installed_release():
                raise Unsound(finding("fleet.release", "this worker has another release of the builder installed"))
            ending = _build(source, order, plan, digest, scratch)
    except BuildError as error:
        ending = Ending(FAILED, error.findings[0].code, error.findings[0].message)
    return Record(
        order.line,
        order.source,
        order.main,
        order.expected,
        ending.verdict,
        ending.code,
        ending.message,
        digest,
        ending.workload_digest,
        plan.release.builder_version,
        plan.release.closure_digest,
        round(time.monotonic() - started, 3),
    )


def bundle_path(folder: str, release: Release, source_digest: str, main: str | None) -> Path:
    """Return where a bundle belongs: its name says all that it was made from, so two of that name are equal."""
    name = source_digest.removeprefix("sha256:")
    suffix = "" if main is None else "-" + hashlib.sha256(main.encode()).hexdigest()[:16]
    by = f"{release.builder_version}-{release.closure_digest[:12]}"
    return Path(folder, by, name[:2], f"{name}{suffix}.pyz")


def _fetch(order: Order, scratch: str) -> str:
    """Return a local path of the source; no more is fetched than the job needs to see that it is too much."""
    if not order.is_remote:
        return order.source
    import fsspec

    target, left = os.path.join(scratch, "upload.zip"), DEFAULT_LIMITS.archive_bytes + 1
    try:
        with fsspec.open(order.source, "rb") as remote, open(target, "wb") as local:
            while left and (chunk := remote.read(min(CHUNK, left))):
                local.write(chunk)
                left -= len(chunk)
    except Exception as error:  # a file system of fsspec raises what its library raises
        message = f"fetching failed: {type(error).__name__}: {shown(str(error))}"
        raise InputOutputError(finding("fleet.source", message)) from error
    return target


def _source_digest(path: str) -> str:
    """Return the digest of a source; of one larger than any upload, that of as much as shows it."""
    with open_source(path) as file:
        return prefixed_digest(read_source(file.fileno(), DEFAULT_LIMITS.archive_bytes))


def _bundle_digest(path: Path) -> str:
    return prefixed_digest(read_bundle(path))


def _is_there(known: Record, plan: Plan) -> bool:
    if known.verdict != BUILT or plan.output is None:
        return True
    assert known.source_digest is not None  # noqa: S101  it was compared with the source's
    path = bundle_path(plan.output, plan.release, known.source_digest, known.main)
    return path.is_file() and _bundle_digest(path) == known.workload_digest


def _build(source: str, order: Order, plan: Plan, source_digest: str, scratch: str) -> Ending:
    if plan.output is None:
        return _run_job(source, order, source_digest, os.path.join(scratch, "trial"))
    path = bundle_path(plan.output, plan.release, source_digest, order.main)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputOutputError(finding("fleet.output", f"the output folder: {error.strerror}")) from None
    ending = _run_job(source, order, source_digest, str(path))
    if ending.code != "job.output-exists":
        return ending
    # Somebody made this bundle before: it must be the same.
    ending = _run_job(source, order, source_digest, os.path.join(scratch, "trial"))
    if ending.verdict == BUILT and ending.workload_digest != _bundle_digest(path):
        raise InputOutputError(finding("fleet.output", "another bundle of this source is in the output folder"))
    return ending


def _run_job(source: str, order: Order, source_digest: str, output: str) -> Ending:
    """Run the jobs' door as anybody would, and read its document; it must speak of the source that was digested."""
    main = () if order.main is None else (f"--main={order.main}",)
    command = [sys.executable, "-I", "-m", "hawcx_build", source, "--output", output, *main]
    timeout = DEFAULT_QUOTAS.wall_seconds + GRACE_SECONDS
    try:
        run = subprocess.run(  # noqa: S603  an argument list, and no shell
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={},
            timeout=timeout, check=False,
        )  # fmt: skip
        document = json.loads(run.stdout)
    except subprocess.TimeoutExpired:
        return Ending(FAILED, "fleet.job", f"the job did not end within {timeout} seconds")
    except (OSError, ValueError) as error:
        return Ending(FAILED, "fleet.job", f"the job gave no document: {type(error).__name__}")
    if run.returncode in VERDICTS and (document.get("source_digest") or _source_digest(source)) != source_digest:
        if run.returncode == EXIT_BUILT:
            os.unlink(output)  # its name speaks of another source
        return Ending(FAILED, "job.source-changed", "the source archive changed between its digest and its job")
    if run.returncode == EXIT_BUILT:
        return Ending(BUILT, workload_digest=document["workload_digest"])
    first = document["findings"][0]
    return Ending(VERDICTS.get(run.returncode, FAILED), first["code"], first["message"])
