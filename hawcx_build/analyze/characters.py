"""Characters that make a reader see other source than the interpreter runs.

The rule, after Unicode's guidance for source code (UTS 55) and its security report (UTR 36):

- A bidirectional embedding, override or isolate that its own line does not close reorders what stands after it, code
  included: refused in strings and comments too (outside of them no Python takes it).
- An override is refused even where it is closed: no language is written with it.
- A letter that shows nothing, in a name, makes two different names look alike: refused.
- Closed embeddings and isolates, other control characters, and tag characters are data that somebody should look at:
  a warning, in strings and comments. Joiners, variation selectors and direction marks in strings are ordinary text.
- A bare carriage return ends a line for Python and not for every editor: a warning where a file mixes it with others.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

EMBEDDINGS = "\u202a\u202b"
OVERRIDES = "\u202d\u202e"
ISOLATES = "\u2066\u2067\u2068"
POP_EMBEDDING = "\u202c"
POP_ISOLATE = "\u2069"
BIDIRECTIONAL = frozenset(EMBEDDINGS + OVERRIDES + ISOLATES + POP_EMBEDDING + POP_ISOLATE)

_INVISIBLE_RANGES = ((0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x3164, 0x3164),
                     (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF))  # fmt: skip
INVISIBLE_LETTERS = frozenset(chr(code) for first, last in _INVISIBLE_RANGES for code in range(first, last + 1))
"""Characters that an identifier may hold and that show nothing: XID_Continue and Default_Ignorable_Code_Point."""

WORTH_A_LOOK = frozenset(map(chr, [*range(0xE0000, 0xE0080), *range(0x80, 0xA0)]))
PLAIN = bytes([9, 10, 12, 13, *range(32, 127), *range(128, 256)])


def find_hidden(content: bytes, text: str, tree: ast.Module | None) -> Iterator[tuple[str, str, int]]:
    r"""Give (code, message, line) of each kind of hidden character, at its first place.

    Args:
        content: the file.
        text: its text, line ends as `\\n`.
        tree: what was parsed from it; None when it does not parse.
    """
    odd = content.translate(None, PLAIN)
    if odd:
        at = text.find(chr(odd[0]))
        yield "source.control", f"control character U+{odd[0]:04X}", text.count("\n", 0, max(at, 0)) + 1
    if b"\r" in content:
        before, bare, _ = content.replace(b"\r\n", b"\n").partition(b"\r")
        if bare and b"\n" in content:
            line = before.count(b"\n") + 1
            yield "source.control", "a bare carriage return ends a line here, and others end with a line feed", line
    if not text.isascii():
        yield from _find_unicode(text, tree)


def _find_unicode(text: str, tree: ast.Module | None) -> Iterator[tuple[str, str, int]]:
    used = set(text)
    if used & BIDIRECTIONAL:
        yield from _find_bidirectional(text)
    for char in sorted(used & WORTH_A_LOOK)[:1]:
        yield "source.control", f"{_named(char)}", text.count("\n", 0, text.index(char)) + 1
    invisible = used & INVISIBLE_LETTERS
    if invisible and tree is not None:
        from hawcx_build.analyze.floor import names_with

        line = names_with(tree, invisible, text)
        if line is not None:
            yield "source.invisible-name", "a name holds a letter that shows nothing", line


def _find_bidirectional(text: str) -> Iterator[tuple[str, str, int]]:
    is_warned = False
    for number, line in enumerate(text.split("\n"), 1):
        if BIDIRECTIONAL.isdisjoint(line):
            continue
        fault = _unclosed(line)
        if fault is not None:
            yield "source.bidi", f"{_named(fault)} reorders what a reader sees", number
            return
        if not is_warned:
            is_warned = True
            char = next(char for char in line if char in BIDIRECTIONAL)
            yield "source.control", f"{_named(char)}, closed on its line", number


def _unclosed(line: str) -> str | None:
    """Return the control that a line leaves open or that is an override, or None."""
    opened: list[str] = []
    for char in line:
        if char in OVERRIDES:
            return char
        if char in EMBEDDINGS or char in ISOLATES:
            opened.append(char)
        elif char == POP_EMBEDDING and opened and opened[-1] in EMBEDDINGS:
            opened.pop()
        elif char == POP_ISOLATE and any(other in ISOLATES for other in opened):
            while opened.pop() not in ISOLATES:
                pass
    return opened[0] if opened else None


def _named(char: str) -> str:
    kind = "bidirectional control" if char in BIDIRECTIONAL else "invisible or control character"
    return f"{kind} U+{ord(char):04X}"
