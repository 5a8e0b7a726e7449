"""SourceTree → Project: what the upload says of itself, in `[tool.hawcx]` of a pyproject.toml at its root.

The table is data, read strictly: unknown keys are refused by name, so a misspelt one never goes unnoticed. Nothing
else of the file is looked at: build systems, dependencies and scripts have no meaning here.
"""

from __future__ import annotations

import sys

from hawcx_build.errors import Refused
from hawcx_build.findings import Finding, finding, shown
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.limits import Limits
    from hawcx_build.tree import SourceTree

PYPROJECT = "pyproject.toml"
BOM = b"\xef\xbb\xbf"  # editors on Windows write one; TOML 1.0 does not know it and no reader needs it
LARGEST_PYPROJECT = 256 * 1024  # bytes; the largest seen in popular projects has 40 KB
MOST_OPTIONAL_IMPORTS = 256
MOST_LEVELS = 100  # of nested tables and arrays; readers give up at depths of their own, the lowest near 400
KEYS = ("main", "optional-imports")


class Project(Value):
    """A source tree together with what was asked of it.

    Attributes:
        tree: the uploaded files.
        main: `package.module:function` from the caller or the upload, not yet checked; None: `__main__.py`.
        optional_imports: top-level modules whose absence the upload declares to be no surprise.
    """

    tree: SourceTree
    main: str | None
    optional_imports: tuple[str, ...]


def read_project(tree: SourceTree, main: str | None, limits: Limits) -> Project:
    """Read what the upload declares and bring it together with the caller's wish.

    Args:
        tree: the uploaded files.
        main: the caller's `--main`; it must equal the upload's where both are given.
        limits: bounds on the number of findings.

    Raises:
        Refused: the file is no TOML or too large, or the table has unknown keys, wrong values, or another main.
    """
    content = next((file.content for file in tree.files if file.path == PYPROJECT), None)
    table = {} if content is None or not _may_mention_us(content) else _hawcx_table(content)
    faults = tuple(_faults(table, main))
    if faults:
        raise Refused(*faults[: limits.findings])
    declared = table.get("main")
    optional = table.get("optional-imports", [])
    return Project(tree, main if declared is None else str(declared), tuple(sorted(set(optional))))  # type: ignore[call-overload]


def _may_mention_us(content: bytes) -> bool:
    """Tell whether parsing can find our table; most uploads never name it, and the TOML reader is dear to load."""
    return b"hawcx" in content or b"\\u" in content or b"\\U" in content


def _hawcx_table(content: bytes) -> dict[str, object]:
    if len(content) > LARGEST_PYPROJECT:
        raise Refused(finding("project.too-large", f"{PYPROJECT} has {len(content)} bytes; at most "
                              f"{LARGEST_PYPROJECT} are read", path=PYPROJECT))  # fmt: skip
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    try:
        document = tomllib.loads(content.removeprefix(BOM).decode("utf-8"))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        # The reader's own words differ from version to version, so they stay out of the result.
        raise Refused(finding("project.toml", f"{PYPROJECT} is not valid TOML", path=PYPROJECT)) from None
    if _levels(document) > MOST_LEVELS:
        raise Refused(finding("project.toml", f"{PYPROJECT} is not valid TOML", path=PYPROJECT))
    tool = document.get("tool", {})
    table = tool.get("hawcx", {}) if isinstance(tool, dict) else {}
    if not isinstance(table, dict):
        raise Refused(finding("project.value", "tool.hawcx must be a table", path=PYPROJECT))
    return table


def _levels(document: dict[str, object]) -> int:
    """Return how deep a document is nested, or a number beyond the bound; without recursion."""
    level: list[object] = [document]
    depth = 0
    while level and depth <= MOST_LEVELS:
        depth += 1
        children: list[object] = []
        for value in level:
            if isinstance(value, dict):
                children += value.values()
            elif isinstance(value, list):
                children += value
        level = [child for child in children if isinstance(child, (dict, list))]
    return depth


def _faults(table: dict[str, object], main: str | None) -> Iterator[Finding]:
    for key in table:
        if key not in KEYS:
            yield finding("project.unknown-key", f"[tool.hawcx] has no key {shown(key)}; it knows {', '.join(KEYS)}",
                          path=PYPROJECT)  # fmt: skip
    declared = table.get("main")
    if declared is not None and not isinstance(declared, str):
        yield finding("project.value", "[tool.hawcx] main must be a string", path=PYPROJECT)
    elif declared is not None and main is not None and declared != main:
        yield finding("project.main-differs", f"--main {shown(main)} differs from [tool.hawcx] main "
                      f"{shown(declared)}", path=PYPROJECT)  # fmt: skip
    optional = table.get("optional-imports", [])
    if not isinstance(optional, list) or not all(map(_is_module_name, optional)):
        yield finding("project.value", "[tool.hawcx] optional-imports must be a list of top-level module names",
                      path=PYPROJECT)  # fmt: skip
    elif len(optional) > MOST_OPTIONAL_IMPORTS:
        yield finding("project.value", f"[tool.hawcx] optional-imports names {len(optional)} modules; at most "
                      f"{MOST_OPTIONAL_IMPORTS} are read", path=PYPROJECT)  # fmt: skip


def _is_module_name(name: object) -> bool:
    # ASCII only: which other characters make an identifier depends on the host's Unicode tables.
    return isinstance(name, str) and name.isascii() and name.isidentifier()
