"""The child's confinement: layer upon layer, each before the first untrusted byte, each reported.

Landlock alone stops neither UDP, UNIX sockets nor fork; seccomp alone knows no paths; so both, and resource limits
against exhaustion. What a layer needs (files, system calls) is taken before the layer that takes it away.
"""

from __future__ import annotations

import sys

from hawcx_build.confine.report import LAYERS, Confinement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hawcx_build.limits import Quotas

__all__ = ["confine"]


def confine(mode: str, quotas: Quotas, file_bytes: int, parent: int) -> Confinement:
    """Take from this process everything that building does not need; there is no way back.

    Args:
        mode: `required` or `auto`; it changes only what is made of the report.
        quotas: what this process may use.
        file_bytes: size that a written file may reach.
        parent: process id of the parent, with which this process ends.

    Returns:
        What was put on and what is missing. After a missing layer the later ones are still put on.
    """
    applied, missing, abi = [], [], 0
    layers = _layers(quotas, file_bytes, parent)
    for name in LAYERS:
        if name not in layers:
            missing.append((name, "not on this system"))
            continue
        try:
            value = layers[name]()
        except OSError as error:
            missing.append((name, error.strerror or "failed"))
            continue
        if value <= 0:  # each layer reads back what it did
            missing.append((name, "did not take effect"))
            continue
        applied.append(name)
        abi = value if name == "landlock" else abi
    return Confinement(mode, tuple(applied), tuple(missing), abi)


def _layers(quotas: Quotas, file_bytes: int, parent: int) -> dict[str, Callable[[], int]]:
    """Return the layers that this system can know of."""
    known: dict[str, Callable[[], int]] = {}
    try:
        from hawcx_build.confine import rlimits

        held = rlimits.address_space()
        known["rlimits"] = lambda: rlimits.limit_resources(quotas, file_bytes, held)
    except ImportError:  # Windows
        pass
    if sys.platform != "linux":
        return known
    try:
        from hawcx_build.confine import landlock, namespaces, privileges, seccomp
    except (ImportError, OSError):  # an interpreter without ctypes
        return known

    def drop_capabilities() -> int:
        try:
            return privileges.drop_capabilities()
        finally:
            privileges.die_with(parent)  # again: a change of credentials, this or the last, clears the signal

    privileges.die_with(parent)
    return known | {
        "environment": privileges.forget_environment,
        "no_new_privs": privileges.forbid_new_privileges,
        "not_dumpable": privileges.forbid_inspection,
        "network_namespace": namespaces.leave_network,
        "capabilities": drop_capabilities,
        "landlock": landlock.restrict_files_and_ports,
        "seccomp": seccomp.restrict_system_calls,
    }
