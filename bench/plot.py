"""Grouped bars as an SVG drawing, on a logarithmic scale, without any library."""

from __future__ import annotations

from html import escape
from math import log10

COLOURS = ("#1f5fa8", "#8db7e3", "#555555", "#c98a1b", "#a8431f", "#6b8e3d")
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 860, 380, 50, 60, 40
LOWEST, HIGHEST = 0.03, 40.0


def bars(title: str, groups: dict[str, dict[str, float]]) -> str:
    """Return a drawing of groups of bars: group → name → ratio; a line marks 1."""
    names = list(dict.fromkeys(name for group in groups.values() for name in group))
    wide = (WIDTH - LEFT - 10) / max(1, len(groups))
    step = wide * 0.86 / max(1, len(names))
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            f'font-size="12" role="img"><title>{escape(title)}</title><rect width="100%" height="100%" fill="white"/>'
        ),
        text(LEFT, 18, title, "start"),
    ]
    for tick in (0.1, 1, 10):
        parts.append(f'<path d="M{LEFT} {place(tick):.1f}H{WIDTH - 10}" stroke="{"#000" if tick == 1 else "#ddd"}"/>')
        parts.append(text(LEFT - 6, place(tick) + 4, f"{tick:g}×", "end"))
    for at, (group, values) in enumerate(groups.items()):
        left = LEFT + at * wide + wide * 0.07
        parts.append(text(left + wide * 0.43, HEIGHT - BOTTOM + 16, group, "middle"))
        for index, name in enumerate(names):
            if name in values:
                top, x = place(values[name]), left + index * step
                height = HEIGHT - BOTTOM - top
                parts.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="{step * 0.9:.1f}" height="{height:.1f}" '
                             f'fill="{COLOURS[index % len(COLOURS)]}"/>')  # fmt: skip
                parts.append(text(x + step * 0.45, top - 3, f"{values[name]:.2g}", "middle", 9))
    for index, name in enumerate(names):
        x = LEFT + index * 130
        parts.append(f'<rect x="{x}" y="{HEIGHT - 26}" width="11" height="11" fill="{COLOURS[index % len(COLOURS)]}"/>')
        parts.append(text(x + 16, HEIGHT - 16, name, "start"))
    return "\n".join([*parts, "</svg>\n"])


def place(ratio: float) -> float:
    """Return the height of a ratio in the drawing."""
    share = log10(min(max(ratio, LOWEST), HIGHEST) / LOWEST) / log10(HIGHEST / LOWEST)
    return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)


def text(x: float, y: float, content: str, anchor: str, size: int = 12) -> str:
    """Return a text element."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(content)}</text>'
