"""Source text → its import statements and telling calls, as a reader of the text sees them.

This is a listing, not a proof: what runs at start and what resolves for certain is the analysis's business. It takes
text that the analysis has measured and accepted, so parsing it is bounded.
"""

from __future__ import annotations

import ast
import warnings
from typing import TYPE_CHECKING

from hawcx_build.analyze.modules import STDLIB, ModuleIndex
from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.tree import SourceFile
    from hawcx_build.vendor.closure import Closure

OWN, RUNTIME, STANDARD, MISSING = "own", "runtime", "stdlib", "missing"
TELLING_BUILTINS = frozenset({"eval", "exec", "compile", "__import__", "open"})


class Import(Value):
    """One module that one file imports.

    Attributes:
        path: of the importing file.
        module: dotted name of what is imported; the nearest parent that exists, for a name inside a module.
        kind: own, runtime, stdlib or missing.
        line: 1-based.
    """

    path: str
    module: str
    kind: str
    line: int


class Call(Value):
    """One call of something that deserves a look.

    Attributes:
        path: of the calling file.
        name: such as `eval` or `os.system`.
        line: 1-based.
    """

    path: str
    name: str
    line: int


class Listing(Value):
    """What the text of all files says."""

    imports: tuple[Import, ...]
    calls: tuple[Call, ...]


def list_imports(files: tuple[SourceFile, ...], closure: Closure) -> Listing:
    """Read every Python file of an accepted upload.

    Args:
        files: sorted by path.
        closure: the runtime beside them.
    """
    index = ModuleIndex(files, closure.files)
    imports: list[Import] = []
    calls: list[Call] = []
    for file in files:
        if file.path.endswith(".py"):
            tree = _parse(file)
            if tree is not None:
                imports += _imports(tree, file.path, index)
                calls += _calls(tree, file.path)
    return Listing(tuple(dict.fromkeys(imports)), tuple(calls))


def module_name(path: str) -> str:
    """Return the dotted name of a Python file: `a/b.py` is a.b, `a/__init__.py` is a."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _parse(file: SourceFile) -> ast.Module | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(file.content)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None  # a module that is broken and never runs at start; the analysis warns of it


def _imports(tree: ast.Module, path: str, index: ModuleIndex) -> Iterator[Import]:
    own = module_name(path)
    package = own if path.endswith("__init__.py") else own.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield _resolved(alias.name, path, node.lineno, index)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            for alias in node.names:
                whole = f"{base}.{alias.name}" if base else alias.name
                # `from a import b` imports the module a.b where there is one, and a in any case.
                name = whole if alias.name != "*" and index.find(whole) is not None else base
                yield _resolved(name, path, node.lineno, index)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parents = package.split(".")
    kept = parents[: len(parents) - node.level + 1]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _resolved(name: str, path: str, line: int, index: ModuleIndex) -> Import:
    found = index.find(name)
    if found is None:
        return Import(path, name, MISSING, line)
    kind = STANDARD if found.kind == STDLIB else RUNTIME if found.is_trusted else OWN
    return Import(path, name, kind, line)


def _calls(tree: ast.Module, path: str) -> Iterator[Call]:
    bound: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            bound |= {alias.asname or alias.name.partition(".")[0]: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            bound |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = _called_name(node.func, bound)
            if name is not None:
                yield Call(path, name, node.lineno)


def _called_name(function: ast.expr, bound: dict[str, str]) -> str | None:
    if isinstance(function, ast.Name):
        if function.id in bound:
            return bound[function.id]
        return function.id if function.id in TELLING_BUILTINS else None
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id in bound:
        return f"{bound[function.value.id]}.{function.attr}"
    return None
