"""Codes of the job itself: its command line, its two ends, this installation."""

from __future__ import annotations

from hawcx_build.codes import Code

CODES = (
    Code(
        "job.usage",
        title="a wrong command line",
        meaning="The jobs' door takes exactly: SOURCE.zip --output AGENT.pyz, and a few options.",
        remedy="python3 -I -m hawcx_build SOURCE.zip --output AGENT.pyz [--main package.module:function]",
        source="README.md",
    ),
    Code(
        "job.source-missing",
        title="the source archive is not there",
        meaning="No file has the name that was given.",
        remedy="check the path; relative paths start at the working directory",
        source="open(2), ENOENT",
    ),
    Code(
        "job.source-unreadable",
        title="the source archive cannot be read",
        meaning="The operating system refused to open or to read the file.",
        remedy="check the file's permissions and the disk",
        source="open(2), read(2)",
    ),
    Code(
        "job.source-kind",
        title="the source is not a regular file",
        meaning="Folders, FIFOs, sockets and devices have no fixed content that could be measured.",
        remedy="write the ZIP to a regular file first; for a folder: (cd FOLDER && zip -r ../source.zip .)",
        source="stat(2)",
    ),
    Code(
        "job.source-changed",
        title="the source archive changed while it was read",
        meaning="Something wrote to the file during the build, so what was read may be no state that it ever had.",
        remedy="build from a file that nobody writes to",
        source="this project's threat model",
    ),
    Code(
        "job.output-exists",
        title="the output is already there",
        meaning="A bundle never replaces anything, not even a dangling symbolic link.",
        remedy="choose another name, or remove what is there yourself",
        source="this project's rules of the output",
    ),
    Code(
        "job.output-folder",
        title="the output's folder cannot be used",
        meaning="The folder in which the bundle shall appear is missing, is no folder, or cannot be written.",
        remedy="create the folder and allow this user to write in it",
        source="open(2)",
    ),
    Code(
        "job.output-write",
        title="writing the bundle failed",
        meaning="The disk is full or failed, or the file system cannot link files. Nothing was left under the name.",
        remedy="free some space, or choose an output folder on a local file system, and run the job again",
        source="write(2), fsync(2), link(2)",
    ),
    Code(
        "job.runtime-missing",
        title="the runtime is not installed",
        meaning="Bundles carry hawcx_runtime, which belongs beside this package and was not found whole.",
        remedy="install this package again",
        source="docs/measurement-contract.md",
    ),
    Code(
        "job.runtime-differs",
        title="the runtime is not the released one",
        meaning="The installed hawcx_runtime has another digest than the one pinned in this package, so its bundles "
        "would not have the digests that everybody else gets.",
        remedy="install this package again; after a change that is meant: python -m hawcx_build.vendor.lock --renew",
        source="docs/measurement-contract.md",
    ),
    Code(
        "job.confinement-missing",
        title="the required confinement is missing",
        meaning="This system lacks something that shuts the child in, and the job was told not to go on without it. "
        "Nothing of the upload was read.",
        remedy="use a kernel of 5.13 or newer with Landlock enabled and let the container allow Landlock and seccomp; "
        "--confinement=auto goes on with what there is, and its result says what that was",
        source="docs/operators.md",
    ),
    Code(
        "job.start-failed",
        title="the confined child could not be started",
        meaning="The system has no room for another process, pipe or descriptor.",
        remedy="run the job again, with fewer others beside it",
        source="fork(2), pipe(2)",
    ),
    Code(
        "job.memory-limit",
        title="the job needs more memory than its quota",
        meaning="An upload within the limits stays far below the default quota, so this one is made to exhaust memory, "
        "or the quota was set low.",
        remedy="split the largest files; --memory-mib raises the quota",
        source="setrlimit(2), RLIMIT_AS",
    ),
    Code(
        "job.cpu-limit",
        title="the job needs more processor time than its quota",
        meaning="An upload within the limits stays far below the default quota, so this one is made to cost time, or "
        "the quota was set low.",
        remedy="split the largest files; --cpu-seconds raises the quota",
        source="setrlimit(2), RLIMIT_CPU",
    ),
    Code(
        "job.wall-limit",
        title="the job took too long",
        meaning="The child was ended when its time was up. That may say more of a busy machine than of the upload.",
        remedy="run the job again, with fewer others beside it; --wall-seconds raises the quota",
        source="docs/operators.md",
    ),
    Code(
        "job.child-crashed",
        title="the confined child crashed",
        meaning="The interpreter or a library of it failed while it worked on the upload. That may be an attack.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="SECURITY.md",
    ),
    Code(
        "job.child-forbidden",
        title="the confined child did what it may not",
        meaning="The kernel ended the child at a system call that building never needs. That may be an attack.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="seccomp(2), SECURITY.md",
    ),
    Code(
        "job.child-killed",
        title="the confined child was killed",
        meaning="Somebody or something killed the child from outside: mostly the kernel, when the machine or the "
        "container has no memory left.",
        remedy="give the container more memory, at least 512 MiB, and run the job again",
        source="signal(7)",
    ),
    Code(
        "job.child-silent",
        title="the confined child ended without a word",
        meaning="A child says its verdict before it ends; this one did not. That may be an attack.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="SECURITY.md",
    ),
    Code(
        "job.child-garbled",
        title="the confined child said what cannot be understood",
        meaning="What came over the pipe has not the form of a verdict. That may be an attack.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="SECURITY.md",
    ),
    Code(
        "job.child-flood",
        title="the confined child said too much",
        meaning="More came over the pipe than any verdict needs. That may be an attack.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="SECURITY.md",
    ),
    Code(
        "job.child-untrue",
        title="the confined child said what is not so",
        meaning="The bundle as it was written, measured by the parent, is not the one that the child spoke of. That "
        "may be an attack.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="SECURITY.md",
    ),
    Code(
        "job.interrupted",
        title="the job was told to stop",
        meaning="The job got SIGTERM or SIGINT before it had a verdict. The child was ended, and nothing was left.",
        remedy="run the job again",
        source="signal(7)",
    ),
    Code(
        "job.internal",
        title="an error of ours",
        meaning="Something happened that no input should be able to cause. No bundle was written.",
        remedy="please report it with the source archive, see SECURITY.md",
        source="SECURITY.md",
    ),
)
