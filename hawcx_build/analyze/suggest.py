"""What a missing module was meant to be: the nearest name in the upload, a file elsewhere in it, or a distribution."""

from __future__ import annotations

from itertools import pairwise

from hawcx_build.findings import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.analyze.modules import ModuleIndex

FARTHEST = 2  # edits: more make another word
LONGEST = 64  # characters that are compared
PIECES = 5  # of a word; two edits leave one of them as it was, and a swap of neighbours changes two
MOST_COMPARED = 200  # words; more than so many that look alike differ in what nobody mistypes


def suggestion(wanted: str, index: ModuleIndex, paths: list[str]) -> str | None:
    """Return what to do about a missing module, where something better than the registry's answer is known.

    Args:
        wanted: its dotted name.
        index: the modules that are there.
        paths: the upload's files.
    """
    elsewhere = _elsewhere(wanted, paths)
    if elsewhere is not None:
        folder = elsewhere[: -len(wanted.replace(".", "/"))].rstrip("/")
        return (f"{shown(elsewhere)} is in the upload, but names are looked up from its root: move it out of "
                f"{shown(folder)}/, or import {shown(elsewhere.replace('/', '.'))}")  # fmt: skip
    near = nearest(wanted, index.names())
    if near is not None:
        return f"did you mean {shown(near)}? It is in the upload"
    from hawcx_build.analyze.pypi_names import DISTRIBUTIONS

    distribution = DISTRIBUTIONS.get(wanted) or DISTRIBUTIONS.get(wanted.partition(".")[0])
    if distribution is not None:
        return (f"{shown(wanted.partition('.')[0])} comes with the distribution {distribution}: put its files into the "
                "upload, or guard the import with try/except ImportError")  # fmt: skip
    return None


def _elsewhere(wanted: str, paths: list[str]) -> str | None:
    """Return where else in the upload a module of that name stands, without its suffix."""
    tail = "/" + wanted.replace(".", "/")
    for path in paths:
        for suffix in (".py", "/__init__.py"):
            if path.endswith(tail + suffix) and all(map(str.isidentifier, path[: -len(suffix)].split("/"))):
                return path[: -len(suffix)]
    return None


def nearest(wanted: str, names: list[str]) -> str | None:
    """Return the name that differs least from a wanted one, within a few edits, or None."""
    depth = wanted.count(".")
    same_depth = [name for name in names if name.count(".") == depth and abs(len(name) - len(wanted)) <= FARTHEST]
    for name in same_depth:
        if name.lower() == wanted.lower():
            return name
    if len(wanted) > LONGEST or len(wanted) < 4:
        return None
    alike = [name for name in same_depth if len(name) <= LONGEST and _is_alike(wanted, name)]
    best = min(((_distance(wanted, name), name) for name in alike[:MOST_COMPARED]), default=(FARTHEST + 1, ""))
    return best[1] if best[0] <= (1 if len(wanted) < 6 else FARTHEST) else None


def _is_alike(wanted: str, name: str) -> bool:
    """Tell whether a name has some piece of the wanted one, without which it is more than FARTHEST edits away."""
    cuts = [len(wanted) * number // PIECES for number in range(PIECES + 1)]
    return any(wanted[start:end] in name for start, end in pairwise(cuts))


def _distance(left: str, right: str) -> int:
    """Return the edits between two words: insertions, deletions, changes, and swaps of neighbours.

    More than FARTHEST are not told apart, so only cells near the diagonal are filled.
    """
    far = FARTHEST + 1
    before: list[int] = []
    row = [min(j, far) for j in range(len(right) + 1)]
    for i, a in enumerate(left, 1):
        older, before, row = before, row, [min(i, far)] + [far] * len(right)
        for j in range(max(i - FARTHEST, 1), min(i + FARTHEST, len(right)) + 1):
            b = right[j - 1]
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b), far)
            if i > 1 and j > 1 and a == right[j - 2] and left[i - 2] == b:
                cost = min(cost, older[j - 2] + 1)
            row[j] = cost
        if min(row) == far:
            break
    return row[-1]
