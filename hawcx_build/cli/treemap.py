"""Sizes → a treemap: one rectangle a file, as square as it goes, its area the file's size.

Source: Bruls, Huizing, van Wijk, "Squarified Treemaps" (2000).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hawcx_build.values import Value

if TYPE_CHECKING:
    from collections.abc import Sequence


class Box(Value):
    """One rectangle, in the units of the whole."""

    x: float
    y: float
    width: float
    height: float


def squarify(sizes: Sequence[float], whole: Box) -> list[Box]:
    """Divide a rectangle.

    Args:
        sizes: each more than 0, the largest first.
        whole: the rectangle to fill.

    Returns:
        A rectangle for each size, in their order.
    """
    total = sum(sizes)
    areas = [size * whole.width * whole.height / total for size in sizes]
    boxes: list[Box] = []
    start = 0
    while start < len(areas):
        side = min(whole.width, whole.height)
        end = start + 1
        while end < len(areas) and _worst(areas[start : end + 1], side) <= _worst(areas[start:end], side):
            end += 1
        strip, whole = _lay(areas[start:end], whole)
        boxes += strip
        start = end
    return boxes


def _worst(areas: Sequence[float], side: float) -> float:
    """Return the worst aspect ratio of a strip of these areas along a side."""
    thickness = sum(areas) / side if side else 0.0
    if not thickness:
        return float("inf")
    lengths = (areas[0] / thickness, areas[-1] / thickness)  # the largest and the smallest decide
    return max(max(thickness / length, length / thickness) for length in lengths)


def _lay(areas: Sequence[float], whole: Box) -> tuple[list[Box], Box]:
    """Lay one strip along the shorter side; return its boxes and what is left."""
    is_wide = whole.width >= whole.height
    side = whole.height if is_wide else whole.width
    thickness = sum(areas) / side if side else 0.0
    boxes, at = [], whole.y if is_wide else whole.x
    for area in areas:
        length = area / thickness if thickness else 0.0
        boxes.append(Box(whole.x, at, thickness, length) if is_wide else Box(at, whole.y, length, thickness))
        at += length
    if is_wide:
        return boxes, Box(whole.x + thickness, whole.y, max(whole.width - thickness, 0.0), whole.height)
    return boxes, Box(whole.x, whole.y + thickness, whole.width, max(whole.height - thickness, 0.0))
