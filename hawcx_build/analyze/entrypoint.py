"""Which code starts the bundle: the upload's own `__main__.py`, or one plain function of one of its modules.

With `package.module:function` the bundle gets a small `__main__.py` that calls the function without arguments and
passes an integer it returns on as exit status. So the name must be bound, for certain, to an undecorated top-level
`def` that can be called so; each way in which it is not has a code of its own.
"""

from __future__ import annotations

import _ast

from hawcx_build.analyze.modules import MODULE, NAMESPACE, STDLIB
from hawcx_build.analyze.trees import has_yield, nodes
from hawcx_build.findings import Finding, finding, shown
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator
    from typing import Any

    from hawcx_build.analyze.modules import Module, ModuleIndex
    from hawcx_build.tree import SourceFile

MAIN_FILE = "__main__.py"
LONGEST_MAIN = 240  # characters of `package.module:function`; a path may have no more
NAME_MAKERS = frozenset({"exec", "eval", "globals", "vars", "locals", "setattr"})
KEYWORDS = frozenset(
    [
        "False",
        "None",
        "True",
        "and",
        "as",
        "assert",
        "async",
        "await",
        "break",
        "class",
        "continue",
        "def",
        "del",
        "elif",
        "else",
        "except",
        "finally",
        "for",
        "from",
        "global",
        "if",
        "import",
        "in",
        "is",
        "lambda",
        "nonlocal",
        "not",
        "or",
        "pass",
        "raise",
        "return",
        "try",
        "while",
        "with",
        "yield",
    ]
)
"""3.10's keywords; the host's own list grows with its version."""


class EntryPoint(Value):
    """What starts the bundle.

    Attributes:
        module: dotted name; `__main__` for the upload's own.
        function: the function called without arguments; None: running the module is all.
    """

    module: str
    function: str | None = None


def find_main_file(files: tuple[SourceFile, ...]) -> Iterator[Finding]:
    """Report why an upload without `--main` has no `__main__.py` that could start it; nothing when it has."""
    paths = {file.path for file in files}
    if MAIN_FILE in paths:
        if "__main__/__init__.py" in paths:
            yield finding("entry.main-is-package", "__main__/ wins over __main__.py, and a package cannot be run",
                          path="__main__/__init__.py")  # fmt: skip
        return
    other_case = next((path for path in sorted(paths) if path.lower() == MAIN_FILE), None)
    if other_case is not None:
        yield finding("entry.wrong-case", f"{shown(other_case)} is not __main__.py: case matters", path=other_case)
        return
    below = sorted(path for path in paths if path.endswith("/" + MAIN_FILE))
    if below:
        package = below[0].rpartition("/")[0].replace("/", ".")
        yield finding("entry.not-at-root", f"__main__.py stands in {shown(package)}, not at the archive's root",
                      path=below[0])  # fmt: skip
        return
    yield finding("entry.missing", "there is no __main__.py at the archive's root, and no function was named")


def split_main(main: str) -> tuple[str, str] | Finding:
    """Return module and function of `package.module:function`, or what is wrong with its form."""
    module, colon, function = main.partition(":")
    words = [*module.split("."), function]
    if len(main) > LONGEST_MAIN or not colon or not all(map(_is_name, words)) or module == "__main__":
        if colon:
            hint = None
        elif main.endswith(".py") or "/" in main:
            hint = "name the module, not its file: app/cli.py is app.cli, so --main app.cli:main"
        else:
            hint = f"add the function: --main {shown(main)}:main" if all(map(_is_name, main.split("."))) else None
        return finding("entry.form", f"{shown(main)} is not of the form package.module:function", help=hint)
    return module, function


def _is_name(word: str) -> bool:
    return word.isascii() and word.isidentifier() and word not in KEYWORDS


def find_module(main: tuple[str, str], index: ModuleIndex, files: tuple[SourceFile, ...]) -> Module | Finding:
    """Return the module that the entry point names, or why it cannot be one."""
    name = main[0]
    if any(file.path in (MAIN_FILE, "__main__/__init__.py") for file in files):
        return finding("entry.both", "the upload has a __main__.py, and a function was named too", path=MAIN_FILE)
    module = index.find(name)
    if module is not None and _hidden(name, index):
        module = None
    if module is None:
        return finding("entry.no-module", f"there is no module {shown(name)} in the upload")
    if module.kind == STDLIB or module.is_trusted:
        return finding("entry.not-uploaded", f"{shown(name)} is not a module of the upload")
    if module.kind == NAMESPACE:
        return finding("entry.namespace", f"{shown(name)} is a folder without __init__.py and has no functions")
    return module


def _hidden(name: str, index: ModuleIndex) -> bool:
    """Tell whether a parent is no package, so that nothing below it can be imported."""
    parts = name.split(".")
    parents = (index.find(".".join(parts[:depth])) for depth in range(1, len(parts)))
    return any(parent is None or parent.kind in (MODULE, STDLIB) for parent in parents)


def check_function(tree: ast.Module, path: str, function: str, excerpt: list[str]) -> Finding | None:
    """Return why a function of a module cannot be the entry point, or None when it can.

    Args:
        tree: the module.
        path: its file.
        function: the name that `--main` gives.
        excerpt: the source's lines.
    """
    found = _binding(tree.body, function)
    if found is None:
        return _not_found(tree, path, function, excerpt)
    code, message, node = found if isinstance(found, tuple) else (*_function_fault(found), found)
    if not code:
        return None
    return finding(code, f"{shown(function)} {message}", path=path, line=node.lineno, column=node.col_offset + 1,
                   excerpt=excerpt[node.lineno - 1])  # fmt: skip


def _binding(body: list[ast.stmt], name: str) -> Any:
    """Return what binds a name last at module level: a plain def, or (code, message, node) for anything else."""
    found: Any = None
    for node in body:
        if found is not None and _may_rebind(node, name):
            found = ("entry.conditional", "is not bound for certain", node)
        elif isinstance(node, (_ast.FunctionDef, _ast.AsyncFunctionDef)) and node.name == name:
            found = node
        elif isinstance(node, _ast.ClassDef) and node.name == name:
            found = ("entry.not-a-function", "is a class", node)
        elif isinstance(node, (_ast.Import, _ast.ImportFrom)):
            if any((alias.asname or alias.name.partition(".")[0]) == name for alias in node.names):
                found = ("entry.imported", "is imported here, not defined", node)
        elif isinstance(node, _ast.Delete) and _names(node.targets, name):
            found = ("entry.no-function", "is deleted again", node)
        elif isinstance(node, (_ast.Assign, _ast.AnnAssign, _ast.AugAssign)):
            targets: list[ast.expr] = list(node.targets) if isinstance(node, _ast.Assign) else [node.target]
            if _names(targets, name) and getattr(node, "value", None) is not None:
                found = ("entry.not-a-function", "is bound by an assignment", node)
        elif _binds_inside(node, name):
            found = ("entry.conditional", "is not bound for certain", node)
    if isinstance(found, _ast.AST):
        for node in nodes(*body):
            if isinstance(node, _ast.Global) and name in node.names:
                return "entry.conditional", "is declared global here, so it may be bound anew", node
    return found


def _names(targets: list[ast.expr], name: str) -> bool:
    return any(isinstance(part, _ast.Name) and part.id == name for target in targets for part in _parts(target))


def _parts(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, (_ast.Tuple, _ast.List)):
        return [part for element in target.elts for part in _parts(element)]
    return _parts(target.value) if isinstance(target, _ast.Starred) else [target]


def _may_rebind(statement: ast.stmt, name: str) -> bool:
    """Tell whether a statement may bind a name of its module by other syntax than that of binding.

    That is by `:=`, a pattern, a star import, an attribute of the module, or a text, as `exec("name = …")` and
    `globals()["name"] = …` have it.
    """
    is_making = is_named = False
    for node in _in_scope(statement):
        kind = type(node)
        if kind is _ast.NamedExpr:
            if node.target.id == name:
                return True
        elif kind in (_ast.MatchAs, _ast.MatchStar):
            if node.name == name:
                return True
        elif kind is _ast.MatchMapping:
            if node.rest == name:
                return True
        elif kind is _ast.alias:
            if node.name == "*":
                return True
        elif kind is _ast.Attribute:
            if node.attr == name and not isinstance(node.ctx, _ast.Load):
                return True
        elif kind is _ast.Name:
            is_making = is_making or node.id in NAME_MAKERS
        elif kind is _ast.Constant:
            is_named = is_named or (isinstance(node.value, str) and name in node.value)
        elif kind is _ast.keyword:
            is_named = is_named or node.arg == name
    return is_making and is_named


def _in_scope(statement: ast.stmt) -> Iterator[Any]:
    """Give the nodes of a statement that are evaluated where it stands: no function's body, and no class's."""
    stack: list[Any] = [statement]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack.extend(node)
        elif isinstance(node, _ast.AST):
            yield node
            inner = isinstance(node, (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef, _ast.Lambda))
            stack.extend(getattr(node, field, None) for field in node._fields if not inner or field != "body")


def _binds_inside(node: ast.stmt, name: str) -> bool:
    """Tell whether a compound statement may bind a name of its module."""
    stack: list[Any] = [node]
    while stack:
        inner = stack.pop()
        if isinstance(inner, (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef)):
            if inner is not node and inner.name == name:
                return True
        elif isinstance(inner, _ast.Name):
            if inner.id == name and not isinstance(inner.ctx, _ast.Load):
                return True
        elif isinstance(inner, _ast.alias):
            if (inner.asname or inner.name.partition(".")[0]) == name:
                return True
        elif isinstance(inner, _ast.ExceptHandler) and inner.name == name:
            return True
        elif isinstance(inner, list):
            stack.extend(inner)
        if isinstance(inner, _ast.AST) and not isinstance(
            inner, (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef)
        ):
            stack.extend(getattr(inner, field, None) for field in inner._fields)
    return False


def _function_fault(node: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, str]:
    arguments = node.args
    positional = len(arguments.posonlyargs) + len(arguments.args) - len(arguments.defaults)
    if isinstance(node, _ast.AsyncFunctionDef):
        return "entry.async", "is an async def: calling it runs nothing"
    if node.decorator_list:
        return "entry.decorated", "is decorated, so what it is in the end cannot be told"
    if positional > 0 or None in arguments.kw_defaults:
        return "entry.needs-arguments", "cannot be called without arguments"
    if has_yield(node.body):
        return "entry.generator", "is a generator: calling it runs nothing"
    return "", ""


def _not_found(tree: ast.Module, path: str, function: str, excerpt: list[str]) -> Finding:
    for node in tree.body:
        is_scope = isinstance(node, (_ast.FunctionDef, _ast.AsyncFunctionDef, _ast.ClassDef))
        if is_scope and any(getattr(inner, "name", None) == function for inner in node.body):  # type: ignore[attr-defined]
            inside = shown(node.name)  # type: ignore[attr-defined]
            return finding("entry.nested", f"{shown(function)} is defined inside {inside}, not at the top level",
                           path=path, line=node.lineno, column=node.col_offset + 1,
                           excerpt=excerpt[node.lineno - 1])  # fmt: skip
    return finding("entry.no-function", f"{shown(path)} defines no function {shown(function)}", path=path)
