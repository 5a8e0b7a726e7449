"""Codes of the upload's own declarations, `[tool.hawcx]` in pyproject.toml."""

from __future__ import annotations

from hawcx_build.codes import Code

CODES = (
    Code(
        "project.toml",
        title="pyproject.toml is not TOML",
        meaning="The file names hawcx and cannot be read, so what it asks for is unknown.",
        remedy="let a TOML reader name the line: "
        'python3.11 -c \'import tomllib; tomllib.load(open("pyproject.toml", "rb"))\'',
        source="TOML 1.0",
    ),
    Code(
        "project.too-large",
        title="pyproject.toml is too large",
        meaning="A declaration of this size is no declaration; the bound keeps its reading cheap.",
        remedy="move what is not project metadata out of pyproject.toml",
        source="this project's limits",
    ),
    Code(
        "project.unknown-key",
        title="an unknown key in [tool.hawcx]",
        meaning="A key that is not known would be ignored without a word, and a misspelt one with it.",
        remedy="remove the key or correct its spelling",
        source="this project's upload rules",
        example="[tool.hawcx]\nmian = 'app:run'",
    ),
    Code(
        "project.value",
        title="a wrong value in [tool.hawcx]",
        meaning="The key is known, and its value has the wrong type or size.",
        remedy="main is a string 'package.module:function'; optional-imports is a list of top-level module names",
        source="this project's upload rules",
    ),
    Code(
        "project.main-differs",
        title="--main and [tool.hawcx] main differ",
        meaning="The caller and the upload name two different entry points, and neither may silently win.",
        remedy="give the same value in both places, or in one of them only",
        source="this project's upload rules",
    ),
)
