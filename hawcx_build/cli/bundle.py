"""`hawcx bundle`: a folder or source ZIP becomes a bundle, and its digest is the remote job's."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import click

from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.cli.upload import build_upload, read_upload, tell_left_out, upload_options
from hawcx_build.errors import EXIT_BUILT, UsageError
from hawcx_build.findings import finding
from hawcx_build.output import Output


@click.command("bundle", short_help="Make the bundle of a folder or a source ZIP.")
@upload_options
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where the bundle shall appear; without it, the "
              "source's name with .pyz, in this folder.")  # fmt: skip
@click.option("--save-source", type=click.Path(path_type=Path), metavar="FILE.zip", help="Write the source ZIP, too: "
              "submit it, and the job makes the same bundle.")  # fmt: skip
@screen_options
def command(
    *,
    source: Path,
    main: str | None,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    imports: str,
    output: Path | None,
    save_source: Path | None,
    as_json: bool,
    no_color: bool,
) -> int:
    """Make the bundle of SOURCE, a folder or a ZIP.

    From a folder go the files that people expect: what git ignores, hidden files, caches and virtual environments stay
    behind, and are named. The digest that is printed is the one that a job computes from the same files.

    \b
    Examples:
      hawcx bundle my-agent
      hawcx bundle my-agent -o agent.pyz --main app.cli:main
      hawcx bundle my-agent --exclude 'tests/' --save-source source.zip
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    upload = read_upload(source, include, exclude)
    tell_left_out(screen, upload.left_out)
    target = output or Path(f"{source.resolve().name.removesuffix('.zip')}.pyz")
    if save_source is not None and os.path.abspath(save_source) == os.path.abspath(target):
        raise UsageError(finding("job.usage", "the bundle and the saved source have one name; give each its own"))
    with screen.working("building"), contextlib.ExitStack() as stack:
        # Opened before the build: a place that cannot be written is told before anything appears. The bundle is first.
        saved = stack.enter_context(Output(save_source)) if save_source else None
        result = build_upload(upload, target, main, strict_imports=imports == "strict")
        if saved is not None and save_source is not None:
            saved.write(upload.content)
            saved.publish()
            save_source.chmod(0o644)  # a document, not a program
    if as_json:
        screen.json(result.as_json())
        return EXIT_BUILT
    screen.findings(result.findings)
    facts = result.facts
    plural = "s" * (facts.uploaded_files != 1)
    holds = f"{facts.bundle_size:,} bytes, {facts.uploaded_files} uploaded file{plural}"
    runs = f"runs {facts.entry_point} on Python {facts.minimum_python} or newer"
    screen.line(("built ", "bold green"), (str(target), "bold"), f"  {holds}, {runs}")
    screen.line("workload digest  ", (result.workload_digest, "bold"))
    screen.line("source digest    ", result.source_digest)
    if save_source:
        screen.line("source saved as  ", str(save_source))
    return EXIT_BUILT
