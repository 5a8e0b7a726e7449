"""The runtime that every bundle carries: standard library only, Python 3.10 and newer.

Importing this package loads nothing else: a zip never caches bytecode, so each part is loaded when it is first used
(PEP 562).
"""

from __future__ import annotations

__version__ = "0.1.0"

_HOMES = {"HawcxError": "errors"}
"""Public name → the module beside this one that holds it."""

__all__ = ["HawcxError", "__version__"]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"hawcx_runtime.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'hawcx_runtime' has no attribute {name!r}")
