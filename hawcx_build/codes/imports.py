"""Codes of imports: what surely fails when the bundle starts, and what may fail later."""

from __future__ import annotations

from hawcx_build.codes import Code

IMPORT = "the import system's documentation"

CODES = (
    Code(
        "import.missing",
        title="a module that is not there",
        meaning="The module is imported when the bundle starts, nothing catches that it is missing, and neither the "
        "upload nor the standard library nor the bundle's runtime has it. Nothing is installed for an upload.",
        remedy="put the module's files into the upload, at the archive's root, or guard the import with try/except "
        "ImportError where the program can do without it",
        source=IMPORT,
    ),
    Code(
        "import.missing-name",
        title="a name that its module does not have",
        meaning="The name is imported from a module when the bundle starts, and nothing in the module binds it.",
        remedy="correct the name, or define it in the module",
        source=IMPORT,
    ),
    Code(
        "import.beyond-top",
        title="a relative import above the top package",
        meaning="The import has more leading dots than there are packages around the module.",
        remedy="use fewer dots, or the absolute name",
        source="PEP 328",
    ),
    Code(
        "import.no-package",
        title="a relative import outside a package",
        meaning="A module at the archive's root is in no package, so there is nothing that a dot could mean.",
        remedy="use the absolute name",
        source="PEP 328, PEP 366",
    ),
)
