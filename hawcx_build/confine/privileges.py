"""What the child gives up of its standing: new privileges, its debuggers, its capabilities, its environment.

Source: prctl(2), capabilities(7).
"""

from __future__ import annotations

import ctypes
import os

from hawcx_build.confine.kernel import named_syscall, prctl, wipe_environment

PR_SET_PDEATHSIG = 1
PR_GET_DUMPABLE = 3
PR_SET_DUMPABLE = 4
PR_SET_NO_NEW_PRIVS = 38
PR_GET_NO_NEW_PRIVS = 39
SIGKILL = 9
CAPABILITY_VERSION_3 = 0x20080522


def die_with(parent: int) -> None:
    """Have the kernel end this process when its parent ends; end it now where the parent is gone already.

    Args:
        parent: process id of the parent as it was before this process existed.
    """
    prctl(PR_SET_PDEATHSIG, SIGKILL)
    if os.getppid() != parent:
        os._exit(0)


def forbid_new_privileges() -> int:
    """Make set-user-id programs powerless for this process; Landlock and seccomp need it."""
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    return prctl(PR_GET_NO_NEW_PRIVS)


def forbid_inspection() -> int:
    """Write no core dumps, and let no process of the same user attach or look into /proc/PID."""
    prctl(PR_SET_DUMPABLE, 0)
    return 1 - prctl(PR_GET_DUMPABLE)


def drop_capabilities() -> int:
    """Give up every capability: the superuser's child is then no more than any other."""
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    named_syscall("capset", header, (ctypes.c_uint32 * 6)())
    return 1


def forget_environment() -> int:
    """Empty the environment, the copy that the process was started with included."""
    wipe_environment()
    os.environ.clear()
    return 1
