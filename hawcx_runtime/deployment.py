"""What a deployment has to say before an agent may run: nothing is guessed, and every gap is named at once."""

from __future__ import annotations

FILL_ME = "FILL_ME"
"""Stands where a value of the deployment belongs."""


def require_filled(**values: object) -> None:
    """Refuse to go on while a value is missing.

    Args:
        values: what the deployment must say, by name; gaps are looked for in dicts, lists and tuples too.

    Raises:
        ValueError: at least one value is still FILL_ME; each is named by its path.
    """
    gaps = [path for name, value in values.items() for path in _gaps(name, value)]
    if gaps:
        raise ValueError("fill these in before the agent can run: " + ", ".join(gaps))


def _gaps(path: str, value: object) -> list[str]:
    if isinstance(value, dict):
        return [gap for key, held in value.items() for gap in _gaps(f"{path}[{key!r}]", held)]
    if isinstance(value, (list, tuple)):
        return [gap for index, held in enumerate(value) for gap in _gaps(f"{path}[{index}]", held)]
    return [path] if isinstance(value, str) and value == FILL_ME else []
