"""Holds a tool's definition to what was approved: a description that changes later can talk a model into anything.

The pin covers what a model or a person reads of a tool: name, title, description, both schemas.
"""

from __future__ import annotations

import threading
import time

from hawcx_runtime.gateway.digests import tagged_digest
from hawcx_runtime.gateway.limits import PIN_SECONDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from hawcx_runtime.gateway.catalogue import Tool

_PINNED = ("name", "title", "description", "inputSchema", "outputSchema")


def definition_digest(definition: Mapping[str, object]) -> str:
    """Return the pin of a tool's definition.

    Args:
        definition: one entry of the upstream's `tools/list`.

    Raises:
        NoCanonicalForm: it holds numbers or strings without a canonical JSON.
    """
    return tagged_digest("hawcx.tool-definition.v1", {key: definition[key] for key in _PINNED if key in definition})


class Pins:
    """The definitions that the upstreams have now, read again when they are older than `PIN_SECONDS`."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._known: dict[int, tuple[float, dict[str, str]]] = {}

    def fault_of(self, tool: Tool, upstream: object) -> str:
        """Return why a pinned tool must not be called, or "" when its definition is the approved one.

        Args:
            tool: the tool; one without a pin always passes.
            upstream: what serves it.
        """
        if not tool.pin:
            return ""
        try:
            found = self._digests(upstream)
        except Exception:
            return "definition_unavailable"
        return "" if found.get(tool.name) == tool.pin else "definition_changed"

    def forget(self) -> None:
        """Read every definition again when it is next needed."""
        with self._lock:
            self._known.clear()

    def _digests(self, upstream: object) -> dict[str, str]:
        with self._lock:
            then, digests = self._known.get(id(upstream), (0.0, None))
        if digests is not None and time.monotonic() - then < PIN_SECONDS:
            return digests
        digests = {}
        for definition in upstream.definitions():  # type: ignore[attr-defined]
            name = str(definition["name"])
            # Two tools of one name: nobody can say which of them would be called.
            digests[name] = "" if name in digests else definition_digest(definition)
        with self._lock:
            self._known[id(upstream)] = (time.monotonic(), digests)
        return digests
