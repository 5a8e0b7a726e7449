"""Landlock: no file can be opened, no TCP port used, no stranger's process signalled; held descriptors keep working.

A ruleset that handles every right and has no rule denies them all. What the kernel does not know yet cannot be
handled, so the rights depend on its ABI version.

Source: landlock(7), include/uapi/linux/landlock.h.
"""

from __future__ import annotations

import ctypes
import os

from hawcx_build.confine.kernel import syscall

CREATE_RULESET = 444
RESTRICT_SELF = 446
CREATE_RULESET_VERSION = 1

FS_RIGHTS = {1: 13, 2: 14, 3: 15, 5: 16}
"""ABI version → how many file-system rights there are from it on: 2 adds refer, 3 truncate, 5 device ioctl."""

NET_RIGHTS_SINCE, NET_RIGHTS = 4, 0b11  # bind and connect TCP
SCOPES_SINCE, SCOPES = 6, 0b11  # abstract UNIX sockets, signals


def restrict_files_and_ports() -> int:
    """Deny this process every right that the kernel's Landlock knows; return the ABI version.

    Raises:
        OSError: the kernel has no Landlock (ENOSYS), or it was not enabled at boot (EOPNOTSUPP).
    """
    version = syscall(CREATE_RULESET, 0, 0, CREATE_RULESET_VERSION)
    attributes, size = ruleset(version)
    descriptor = syscall(CREATE_RULESET, attributes, size, 0)
    try:
        syscall(RESTRICT_SELF, descriptor, 0)
    finally:
        os.close(descriptor)
    return version


def ruleset(version: int) -> tuple[ctypes.Array[ctypes.c_uint64], int]:
    """Return `struct landlock_ruleset_attr` for an ABI version, and its size there, in bytes."""
    rights = (1 << max(count for since, count in FS_RIGHTS.items() if since <= version)) - 1
    words = [rights]
    if version >= NET_RIGHTS_SINCE:
        words.append(NET_RIGHTS)
    if version >= SCOPES_SINCE:
        words.append(SCOPES)
    return (ctypes.c_uint64 * len(words))(*words), 8 * len(words)
