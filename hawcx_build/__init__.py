"""hawcx_build: an untrusted ZIP of Python source becomes a deterministic, measured, self-contained zipapp.

The public names are loaded on first use (PEP 562), so that one part can be imported without the others.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.errors import BuildError as BuildError
    from hawcx_build.errors import Refused as Refused
    from hawcx_build.findings import Finding as Finding
    from hawcx_build.job import build_source_bundle as build_source_bundle
    from hawcx_build.limits import Limits as Limits
    from hawcx_build.measure import measure_bundle as measure_bundle
    from hawcx_build.result import BuildResult as BuildResult

__version__ = "0.1.0"

_HOMES = {
    "BuildError": "errors",
    "BuildResult": "result",
    "Finding": "findings",
    "Limits": "limits",
    "Refused": "errors",
    "build_source_bundle": "job",
    "measure_bundle": "measure",
}

__all__ = [
    "BuildError",
    "BuildResult",
    "Finding",
    "Limits",
    "Refused",
    "__version__",
    "build_source_bundle",
    "measure_bundle",
]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"hawcx_build.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'hawcx_build' has no attribute {name!r}")
