"""What of the confinement is in force, as the result document states it."""

from __future__ import annotations

from hawcx_build.values import Value

MODES = ("required", "auto", "off")
"""What a caller can ask for."""

LAYERS = (
    "environment",
    "no_new_privs",
    "not_dumpable",
    "network_namespace",
    "capabilities",
    "landlock",
    "rlimits",
    "seccomp",
)
"""In the order in which the child puts them on."""

OPTIONAL = frozenset({"network_namespace"})
"""Layers that `required` does not insist on: they are defence in depth, and many containers forbid them."""


class Confinement(Value):
    """What confined the child of a job.

    Attributes:
        mode: `required`, `auto` or `off`.
        applied: layers in force, in the order of `LAYERS`.
        missing: (layer, reason) of each that could not be put on.
        landlock_abi: the kernel's Landlock version; 0: none.
    """

    mode: str
    applied: tuple[str, ...] = ()
    missing: tuple[tuple[str, str], ...] = ()
    landlock_abi: int = 0

    @property
    def lacks(self) -> tuple[tuple[str, str], ...]:
        """What `required` insists on and is missing."""
        return tuple((layer, reason) for layer, reason in self.missing if layer not in OPTIONAL)

    def as_json(self) -> dict[str, object]:
        """Return the report as it stands in the result document."""
        return {
            "mode": self.mode,
            "applied": list(self.applied),
            "missing": dict(self.missing),
            "landlock_abi": self.landlock_abi,
        }


OFF = Confinement("off")
