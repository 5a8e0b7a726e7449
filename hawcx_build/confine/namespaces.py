"""A network namespace of the child's own: even a call that slipped past every filter would reach no network.

Many containers forbid namespaces, so this layer is welcome and never required.

Source: network_namespaces(7), user_namespaces(7).
"""

from __future__ import annotations

from hawcx_build.confine.kernel import named_syscall

CLONE_NEWUSER = 0x10000000
CLONE_NEWNET = 0x40000000


def leave_network() -> int:
    """Move this process into a new, empty network namespace.

    Raises:
        OSError: namespaces are forbidden here.
    """
    try:
        named_syscall("unshare", CLONE_NEWNET)
    except PermissionError:
        named_syscall("unshare", CLONE_NEWUSER | CLONE_NEWNET)
    return 1
