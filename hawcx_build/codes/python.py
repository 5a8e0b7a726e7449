"""Codes of what the standard library of another version or platform has."""

from __future__ import annotations

from hawcx_build.codes import Code

TABLES = "the standard library's tables in this package"

CODES = (
    Code(
        "python.newer-module",
        title="a module of a newer Python",
        meaning="3.10, the lowest Python that a bundle must run on, does not have this module, and it is imported when "
        "the bundle starts.",
        remedy="guard the import with try/except ImportError or a test of sys.version_info, or bring a backport",
        source=TABLES,
    ),
    Code(
        "python.newer-name",
        title="a name of a newer Python",
        meaning="The module exists in 3.10, the name does not, and it is imported when the bundle starts.",
        remedy="guard the import with try/except ImportError or a test of sys.version_info, or bring a backport",
        source=TABLES,
    ),
    Code(
        "python.removed-module",
        title="a module that Python no longer has",
        meaning="The module was removed in 3.10 or before.",
        remedy="use what replaced it; its documentation's last edition says what",
        source=TABLES,
    ),
    Code(
        "python.removed-name",
        title="a name that Python no longer has",
        meaning="The name was removed from its module in 3.10 or before.",
        remedy="use what replaced it, such as collections.abc for collections.Mapping",
        source=TABLES,
    ),
    Code(
        "python.other-platform",
        title="a module of another platform",
        meaning="No POSIX system has this module, and it is imported when the bundle starts.",
        remedy="guard the import with try/except ImportError or a test of sys.platform",
        source=TABLES,
    ),
    Code(
        "python.newer-use",
        title="names of a newer Python in code that may not run",
        meaning="These names are not in 3.10's standard library. Where the code that uses them runs, it fails there.",
        remedy="guard their use by a test of sys.version_info, or bring a backport",
        source=TABLES,
        severity="warning",
    ),
    Code(
        "python.removed-later",
        title="modules that later versions no longer have",
        meaning="3.10 has these modules; the versions named do not, and a bundle may be run by them.",
        remedy="replace them, or run the bundle with an older Python",
        source=TABLES,
        severity="warning",
    ),
)
