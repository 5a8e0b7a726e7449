"""How deeply a statement is nested, as its text says: for text that some hosts cannot parse because of that."""

from __future__ import annotations

from hawcx_build.analyze.literals import code_positions

DEEPEST_CHAIN = 800  # operators and brackets that stand around each other
DEEPEST_BRACKETS = 90
MOST_INDENTS = 20  # levels; real code has up to 16
LINKS = frozenset(".+-*/%@&|^~<>")
WORDS = frozenset({"not", "lambda", "if", "else", "await", "and", "or"})


def is_too_deep(text: str) -> bool:
    """Tell whether a statement is nested beyond what is parsed.

    Args:
        text: the statement, valid or not.
    """
    code = "".join([text[start:end] + " " for start, end in code_positions(text)])
    return _most_indents(code) > MOST_INDENTS or _is_chain_too_deep(code)


def _most_indents(code: str) -> int:
    most = 0
    indents = [0]
    for line in code.split("\n"):
        stripped = line.lstrip(" \t")
        if stripped and line[0] in " \t":
            width = len(line) - len(stripped)
            while len(indents) > 1 and indents[-1] >= width:
                indents.pop()
            indents.append(width)
            most = max(most, len(indents) - 1)
    return most


def _is_chain_too_deep(code: str) -> bool:
    """Count what stands around what: operators since the last comma of each open bracket, and the brackets."""
    links = [0]
    total = elifs = 0
    word = ""
    for char in code:
        if char.isalnum() or char == "_":
            word += char
            continue
        elifs += word == "elif"
        if word in WORDS:
            links[-1] += 1
            total += 1
        word = ""
        if char in LINKS:
            links[-1] += 1
            total += 1
        elif char in "([{":
            links.append(0)
        elif char in ")]}":
            if len(links) > 1:
                total -= links.pop()
            links[-1] += 1  # a call or an index is a link too
            total += 1
        elif (char == "," and len(links) > 1) or (char in "\n;" and len(links) == 1):
            total -= links[-1]
            links[-1] = 0
        if len(links) > DEEPEST_BRACKETS + 1 or max(elifs, total + len(links)) > DEEPEST_CHAIN:
            return True
    return False
