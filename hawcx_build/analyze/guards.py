"""What stands around an import, as its text says: what a handler catches, what a test asks."""

from __future__ import annotations

import _ast

from hawcx_build.analyze.trees import last_name, nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

IMPORT_GUARDS = frozenset({"ImportError", "ModuleNotFoundError", "Exception", "BaseException"})
PLATFORM_WORDS = frozenset({"version_info", "hexversion", "platform", "PY2", "PY3"})


def catches_imports(node: ast.expr | None) -> bool:
    """Tell whether a handler of that type, None for a bare one, catches a missing module."""
    if isinstance(node, _ast.Tuple):
        return any(map(catches_imports, node.elts))
    return node is None or last_name(node) in IMPORT_GUARDS


def mentions_platform(text: str) -> bool:
    """Tell whether a source has any word that makes a test one of platform, version or type checking."""
    return "TYPE_CHECKING" in text or "os.name" in text or any(word in text for word in PLATFORM_WORDS)


def test_kinds(test: ast.expr, before: str) -> tuple[str, str]:
    """Say what stands around the body of a test, and what around everything after it."""
    words = words_of(test)
    if "TYPE_CHECKING" in words:
        return "typing", before
    if not PLATFORM_WORDS.isdisjoint(words) or {"os", "name"} <= words:
        return "platform", "platform"
    return "undecided", before or "undecided"


def words_of(expression: ast.expr) -> set[str]:
    """Return the names and attributes in an expression."""
    words: set[str] = set()
    for node in nodes(expression):
        if isinstance(node, _ast.Name):
            words.add(node.id)
        elif isinstance(node, _ast.Attribute):
            words.add(node.attr)
    return words
