"""Every bound on an upload, with its unit and reason. At the limit: accepted. One past it: refused by its own code.

Bounds that no caller has a reason to change stand at the top of the file that they belong to. All are checked before
the memory or time that they bound is spent.
"""

from __future__ import annotations

from hawcx_build.values import Value

KIB = 1024
MIB = 1024 * KIB


class Limits(Value):
    """The bounds of one build; the defaults are what jobs use. Tests may tighten them."""

    # The archive (zipguard).
    archive_bytes: int = 32 * MIB  # the ZIP as submitted; it is held in memory once
    expanded_bytes: int = 32 * MIB  # all contents together; with the archive this sets the peak memory of reading
    entries: int = 1024  # files and folders; the end record could name 65,535
    file_bytes: int = 8 * MIB  # one content; the largest file seen in popular packages has 0.8 MB
    directory_bytes: int = 1 * MIB  # the central directory: 1,024 entries × (46 + 240 + room for extra fields)
    comment_bytes: int = 4 * KIB  # the archive's comment; readers search for the end record in windows of 16 KiB and up
    path_bytes: int = 240  # one path; fits every common file system below a deployment folder
    path_components: int = 16  # folders and the file name

    # The source tree.
    file_tokens: int = 165_000  # of one Python file, strings and comments one each; the largest real one has 153,000
    upload_tokens: int = 10_000_000  # of all Python files together, a line counting as three; seen: 6,600,000
    dotted_parts: int = 64  # of a name such as a.b.c; CPython spends their square in memory; the longest real one has 7
    f_string_fields: int = 1_000  # in one literal; CPython 3.10 spends their square in time; the most real ones are 12
    scopes: int = 4_000  # functions, classes and comprehensions of one file; CPython 3.10 spends their square in time
    findings: int = 100  # at most so many in one result; more would help nobody

    def of_bundle(self, entries: int) -> Limits:
        """Return the bounds for reading back a bundle: its size is our own doing, no stranger's."""
        return self.replace(
            archive_bytes=4 * self.archive_bytes,
            expanded_bytes=2 * self.expanded_bytes,
            entries=max(entries, self.entries),
            directory_bytes=8 * self.directory_bytes,
        )


class Quotas(Value):
    """What the machine lends to one job; at the quota a job ends without a bundle.

    Unlike limits, quotas depend on the machine: they stand far above what any upload within the limits needs, so that
    the verdict hangs on the limits alone. The defaults fit a container of 512 MiB.
    """

    memory_bytes: int = 400 * MIB  # address space beyond the started interpreter's own
    cpu_seconds: int = 120  # of the child
    wall_seconds: int = 300  # of the child, from its start to its end; a busy machine gives little CPU


DEFAULT_LIMITS = Limits()
DEFAULT_QUOTAS = Quotas()
