"""Codes of the entry point."""

from __future__ import annotations

from hawcx_build.codes import Code

RULES = "this project's entry point rules"

CODES = (
    Code(
        "entry.missing",
        title="nothing to start",
        meaning="A bundle starts with __main__.py at its root, or with a function that --main names. The upload has "
        "no such file and no function was named.",
        remedy="add a __main__.py at the archive's root, or name a function: --main package.module:function",
        source="the zipapp documentation",
    ),
    Code(
        "entry.both",
        title="two entry points",
        meaning="The upload has a __main__.py, and a function was named too. Neither may silently win.",
        remedy="remove __main__.py, or leave out --main and [tool.hawcx] main",
        source=RULES,
    ),
    Code(
        "entry.wrong-case",
        title="__main__.py in another case",
        meaning="The interpreter looks for exactly __main__.py.",
        remedy="rename the file to __main__.py",
        source="the zipapp documentation",
    ),
    Code(
        "entry.not-at-root",
        title="__main__.py inside a package",
        meaning="A package's __main__.py runs with python -m package; a bundle needs one at its root.",
        remedy="move it to the archive's root, or name a function: --main package.module:function",
        source="the zipapp documentation",
    ),
    Code(
        "entry.main-is-package",
        title="a package named __main__",
        meaning="The package __main__/ wins over __main__.py, and the interpreter cannot run a package of that name.",
        remedy="remove the __main__ folder",
        source="runpy",
    ),
    Code(
        "entry.form",
        title="an ill-formed entry point",
        meaning="An entry point is a dotted module name, a colon, and the name of a function, all of ASCII letters, "
        "digits and underscores, none of them a keyword.",
        remedy="write it as package.module:function, such as app.cli:main",
        source=RULES,
        example="--main app/cli.py",
    ),
    Code(
        "entry.no-module",
        title="the entry point's module is missing",
        meaning="The upload has no module of that name; names are looked up from the archive's root.",
        remedy="correct the name; the module app/cli.py is app.cli",
        source=RULES,
    ),
    Code(
        "entry.not-uploaded",
        title="the entry point's module is not the upload's",
        meaning="The name belongs to the standard library or the bundle's runtime.",
        remedy="name a function of the upload, which may call the other",
        source=RULES,
    ),
    Code(
        "entry.namespace",
        title="the entry point's module is a bare folder",
        meaning="A folder without __init__.py is a namespace: it has no code and so no functions.",
        remedy="name a module inside it, or give it an __init__.py that defines the function",
        source="PEP 420",
    ),
    Code(
        "entry.no-function",
        title="the entry point's function is missing",
        meaning="Nothing at the top level of the module defines that name, or it is deleted again.",
        remedy="define it there with def, or correct the name",
        source=RULES,
    ),
    Code(
        "entry.nested",
        title="the entry point's function is not at the top level",
        meaning="The name is defined inside a class or another function, where the bundle cannot reach it.",
        remedy="define a function at the module's top level that calls it",
        source=RULES,
    ),
    Code(
        "entry.not-a-function",
        title="the entry point is not a def",
        meaning="The name is bound to a class or by an assignment, so whether it can be called without arguments "
        "cannot be read from the source.",
        remedy="write a def that calls it",
        source=RULES,
    ),
    Code(
        "entry.imported",
        title="the entry point's function is defined elsewhere",
        meaning="The module only imports the name.",
        remedy="name the module that defines the function",
        source=RULES,
    ),
    Code(
        "entry.conditional",
        title="the entry point is not defined for certain",
        meaning="The name is bound inside an if, try, loop or with, so which definition counts is known only at run "
        "time.",
        remedy="define it with a plain def at the top level, and choose inside it",
        source=RULES,
    ),
    Code(
        "entry.async",
        title="the entry point is an async def",
        meaning="Calling it makes a coroutine and runs nothing.",
        remedy="add a plain function: def main(): asyncio.run(run())",
        source=RULES,
    ),
    Code(
        "entry.generator",
        title="the entry point is a generator",
        meaning="Calling it makes a generator and runs nothing.",
        remedy="add a plain function that iterates over it",
        source=RULES,
    ),
    Code(
        "entry.decorated",
        title="the entry point is decorated",
        meaning="A decorator may put anything in the function's place, with another signature.",
        remedy="add a plain function that calls the decorated one",
        source=RULES,
    ),
    Code(
        "entry.needs-arguments",
        title="the entry point needs arguments",
        meaning="It is called without any, and has parameters without defaults.",
        remedy="give them defaults, or read what it needs from sys.argv or the environment",
        source=RULES,
    ),
)
