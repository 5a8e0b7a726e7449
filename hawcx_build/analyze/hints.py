"""What a file does that is worth a warning, whether it runs or not: found in the text first, proved in the tree.

Names of newer standard libraries used by attribute, and things that work from a folder and fail inside a zipapp.
"""

from __future__ import annotations

import _ast
from bisect import bisect_left

from hawcx_build.analyze import stdlib
from hawcx_build.analyze.guards import words_of
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator
    from typing import Any

    from hawcx_build.analyze.program import Program

NEWER_BUILTINS = {"ExceptionGroup": "3.11", "BaseExceptionGroup": "3.11", "PythonFinalizationError": "3.13"}
MARKS = {
    "__file__": ("__file__",),
    "getsource": ("getsource",),
    "spawn": ("'spawn'", '"spawn"'),
    "importlib": ("version(", "distribution(", "metadata(", "requires(", "files(", "read_text(", "read_binary(",
                  "open_text(", "open_binary(", "path("),
    "pkgutil": ("get_data(",),
}  # fmt: skip
"""Word that a file must have → what to look at in it."""

METADATA_CALLS = frozenset({"version", "distribution", "metadata", "requires", "files"})
GUARDS = frozenset({"AttributeError", "ImportError", "NameError", "ModuleNotFoundError", "Exception", "BaseException"})


MOST_ALIASES = 64  # names looked for in the text; real files have up to 20
MOST_PLACES = 10_000  # in one file's text; walking its whole tree is cheaper than looking at more
LONGEST_NAME = 64  # characters; what newer versions added has up to 42


class Hint(Value):
    """One thing worth a warning.

    Attributes:
        code: id in the registry.
        line: its line.
        column: its column in characters, from 1.
        subject: what it is about: a dotted name, a distribution, or a path in the upload.
        detail: the version that has it, where that matters.
    """

    code: str
    line: int
    column: int
    subject: str
    detail: str = ""


def find_hints(tree: ast.Module, text: str, program: Program) -> list[Hint]:
    """Return what is worth a warning in one file.

    Args:
        tree: the module's syntax tree.
        text: its source.
        program: the lowered module, whose imports say what its names stand for.
    """
    aliases = _aliases(program)
    places = _newer_places(text, aliases)
    if places is not None:
        for word, marks in MARKS.items():
            if word in text:
                for mark in marks:
                    places += _places(text, mark)
        if not places:
            return []
    search = _Search(aliases, None if places is None else _lines_of(text, places))
    return sorted(search.walk(tree), key=lambda hint: (hint.line, hint.column, hint.code))


def _places(text: str, mark: str) -> list[int]:
    places = []
    at = text.find(mark)
    while at >= 0:
        places.append(at)
        at = text.find(mark, at + len(mark))
    return places


def _lines_of(text: str, places: list[int]) -> list[int]:
    lines: list[int] = []
    line, counted = 1, 0
    for at in sorted(places):
        line += text.count("\n", counted, at)
        counted = at
        lines.append(line)
    return lines


def _aliases(program: Program) -> dict[str, str]:
    """Return which names stand for which modules or members of the standard library."""
    aliases: dict[str, str] = {}
    for statement in program.imports:
        if statement.level == 0 and statement.names is None:
            name = statement.module if statement.binds else statement.module.partition(".")[0]
            if stdlib.is_module(name):
                aliases[statement.binds or name] = name
        elif statement.level == 0:
            for name, bound, _, _ in statement.names or ():
                if stdlib.is_module(statement.module):
                    aliases[bound] = f"{statement.module}.{name}"
    return aliases


def _newer_places(text: str, aliases: dict[str, str]) -> list[int] | None:
    """Return where something looks like the use of a name that 3.10 does not have; None: anywhere, it is too much."""
    places = [at for name in NEWER_BUILTINS for at in _places(text, name)]
    searched = [(alias + ".", stdlib.added_names(module)) for alias, module in aliases.items()]
    searched = [(mark, added) for mark, added in searched if added]
    if len(searched) > MOST_ALIASES:
        return None
    left = MOST_PLACES
    for mark, added in searched:
        at = text.find(mark)
        while at >= 0:
            start = at + len(mark)
            if _word_at(text, start) in added:
                places.append(at)
            at = text.find(mark, start)
            left -= 1
            if left < 0:
                return None
    return places


def _word_at(text: str, start: int) -> str:
    """Return the name that begins at an index, or its beginning where it is very long."""
    end = start
    while (text[end : end + 1].isalnum() or text[end : end + 1] == "_") and end - start < LONGEST_NAME:
        end += 1
    return text[start:end]


class _Search:
    """One walk over the parts of a file in which there is something to find."""

    def __init__(self, aliases: dict[str, str], lines: list[int] | None) -> None:
        self.aliases = aliases
        self.lines = lines

    def walk(self, tree: ast.Module) -> Iterator[Hint]:
        lines = self.lines
        stack: list[tuple[Any, bool]] = [(tree, False)]
        while stack:
            node, is_guarded = stack.pop()
            first = getattr(node, "lineno", None)
            if lines is not None and first is not None and not getattr(node, "decorator_list", None):
                at = bisect_left(lines, first)
                if at == len(lines) or lines[at] > node.end_lineno:
                    continue
            yield from self._look(node, is_guarded=is_guarded)
            is_guarded = is_guarded or _is_guard(node)
            for field in node._fields:
                value = getattr(node, field, None)
                children = value if type(value) is list else (value,)
                stack += [(child, is_guarded) for child in children if isinstance(child, _ast.AST)]

    def _look(self, node: Any, *, is_guarded: bool) -> Iterator[Hint]:
        if isinstance(node, _ast.Attribute) and isinstance(node.value, _ast.Name):
            module = self.aliases.get(node.value.id)
            version = None if module is None or is_guarded else stdlib.added_names(module).get(node.attr)
            if version is not None:
                yield Hint("python.newer-use", node.lineno, node.col_offset + 1, f"{module}.{node.attr}", version)
        elif isinstance(node, _ast.Name):
            if node.id in NEWER_BUILTINS and not is_guarded and node.id not in self.aliases:
                yield Hint("python.newer-use", node.lineno, node.col_offset + 1, node.id, NEWER_BUILTINS[node.id])
        elif isinstance(node, _ast.Call):
            hint = self._call(node)
            if hint is not None:
                yield hint

    def _call(self, node: ast.Call) -> Hint | None:
        name = self._full_name(node.func)
        literals = [
            a.value if isinstance(a, _ast.Constant) and isinstance(a.value, str) else None for a in node.args[:2]
        ]
        last = name.rpartition(".")[2]
        place = (node.lineno, node.col_offset + 1)
        if name.startswith("importlib.metadata.") and last in METADATA_CALLS and literals and literals[0]:
            return Hint("source.no-metadata", *place, literals[0])
        if name in DATA_CALLS and len(literals) == 2 and all(literals):
            return Hint("source.no-data", *place, "/".join([*str(literals[0]).split("."), str(literals[1])]))
        if name in ("inspect.getsource", "inspect.getsourcelines", "inspect.getsourcefile"):
            return Hint("source.needs-folder", *place, name)
        if (
            name.startswith("multiprocessing.")
            and last in ("set_start_method", "get_context")
            and literals == ["spawn"]
        ):
            return Hint("source.needs-folder", *place, f"{name}('spawn')")
        if any(_uses_file(argument) for argument in node.args[:2]) and last in FILE_CALLS:
            return Hint("source.needs-folder", *place, f"{last}(__file__)")
        return None

    def _full_name(self, node: Any) -> str:
        parts: list[str] = []
        while isinstance(node, _ast.Attribute) and len(parts) < 8:
            parts.append(node.attr)
            node = node.value
        if not isinstance(node, _ast.Name):
            return ".".join(reversed(parts))
        return ".".join([self.aliases.get(node.id, node.id), *reversed(parts)])


_RESOURCE_READERS = ("read_text", "read_binary", "open_text", "open_binary", "path")
DATA_CALLS = frozenset(["pkgutil.get_data", *(f"importlib.resources.{name}" for name in _RESOURCE_READERS)])
FILE_CALLS = frozenset({"open", "Path", "PurePath", "dirname", "join", "abspath", "realpath", "listdir", "scandir"})


def _uses_file(node: Any) -> bool:
    while isinstance(node, (_ast.Call, _ast.Attribute)):
        if isinstance(node, _ast.Call):
            if not node.args:
                node = node.func
                continue
            node = node.args[0]
        else:
            node = node.value
    return isinstance(node, _ast.Name) and node.id == "__file__"


def _is_guard(node: Any) -> bool:
    if isinstance(node, (_ast.If, _ast.IfExp)):
        return any(mark in words_of(node.test) for mark in ("version_info", "hasattr", "TYPE_CHECKING", "hexversion"))
    if isinstance(node, _ast.Try):
        return any(h.type is None or not GUARDS.isdisjoint(words_of(h.type)) for h in node.handlers)
    return False
