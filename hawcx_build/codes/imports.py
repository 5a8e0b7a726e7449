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
        "import.not-offered",
        title="a name that a facade does not offer",
        meaning="Bundles carry thin packages named hawcx_haap and hux_hook over the bundled runtime. They offer the "
        "names that agents use, and this one is not among them.",
        remedy="use one of the names that docs/agents.md lists",
        source="docs/agents.md",
        example="from hawcx_haap import Assembler",
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
    Code(
        "import.strict",
        title="an unguarded import that does not resolve, under strict imports",
        meaning="The job asked for strict imports: every import that nothing guards must resolve, whether it surely "
        "runs or not.",
        remedy="bring the module, guard the import, or name it in [tool.hawcx] optional-imports",
        source="this project's import rule",
    ),
    Code(
        "import.guarded",
        title="optional modules that are not there",
        meaning="These modules are missing, and the program catches that.",
        remedy="nothing, if the program should do without them; otherwise bring them",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.deferred",
        title="modules that a later call may miss",
        meaning="These imports stand in functions. They fail when such a function is called, which cannot be "
        "told in advance.",
        remedy="bring the modules, or make sure that the functions are not called",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.type-checking",
        title="modules for type checkers only",
        meaning="These imports stand under TYPE_CHECKING, which is false when a program runs.",
        remedy="nothing",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.other-platform",
        title="modules for other platforms or versions",
        meaning="These imports stand behind a test of the platform or of the Python version that is false on "
        "CPython 3.10 on Linux.",
        remedy="nothing",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.undecided",
        title="modules that may be missed",
        meaning="Whether these imports run depends on a test that cannot be decided by reading.",
        remedy="bring the modules, or make sure that the test is false",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.unreachable",
        title="imports of files that nothing loads",
        meaning="These imports fail if they run, and nothing that surely runs when the bundle starts loads "
        "their files.",
        remedy="leave the files out, or bring the modules",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.dynamic",
        title="imports whose names cannot be read",
        meaning="These modules are imported by a computed name. Whether they are there was not proved.",
        remedy="make sure that the upload has every module that the name can stand for",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.unknown-path",
        title="imports after the search path was changed",
        meaning="The program changes where modules are looked for, so whether these imports succeed was not proved.",
        remedy="keep modules at the archive's root, where no change of the path is needed",
        source="this project's import rule",
        severity="warning",
    ),
    Code(
        "import.optional",
        title="missing modules that the upload declares optional",
        meaning="Warnings about these modules were left out, because [tool.hawcx] optional-imports names them.",
        remedy="nothing",
        source="this project's import rule",
        severity="warning",
    ),
)
