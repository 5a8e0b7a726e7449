"""Calls into the kernel that Python has no name for, through ctypes; every return code is looked at.

Loaded in the confined child only: nothing else of this package needs ctypes.
"""

from __future__ import annotations

import ctypes
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_libc = ctypes.CDLL(None, use_errno=True)
_libc.syscall.restype = ctypes.c_long

SYSCALLS = {
    "x86_64": {"capset": 126, "unshare": 272},
    "aarch64": {"capset": 91, "unshare": 97},
}
"""Numbers that differ between machines; newer calls have one number on all of them."""


def machine() -> str:
    """Return the machine's name as the tables here have it; a 32-bit interpreter has other numbers and no table."""
    return os.uname().machine if ctypes.sizeof(ctypes.c_void_p) == 8 else "32-bit"


def syscall(number: int, *arguments: Any) -> int:
    """Make a system call.

    Args:
        number: on this machine.
        arguments: integers, and ctypes objects for pointers.

    Raises:
        OSError: the call failed.
    """
    return _checked(_libc.syscall(ctypes.c_long(number), *map(_word, arguments)))


def named_syscall(name: str, *arguments: Any) -> int:
    """Make a system call whose number depends on the machine.

    Raises:
        OSError: the call failed, or this machine has no table.
    """
    numbers = SYSCALLS.get(machine())
    if numbers is None:
        raise OSError(38, f"no system call numbers for {machine()}")
    return syscall(numbers[name], *arguments)


def prctl(option: int, *arguments: Any) -> int:
    """Control this process as prctl does; arguments that are not given are zeros, for the kernel refuses garbage there.

    Raises:
        OSError: the call failed.
    """
    words = [*map(_word, arguments), *[ctypes.c_ulong(0)] * (4 - len(arguments))]
    return _checked(_libc.prctl(ctypes.c_int(option), *words))


def wipe_environment() -> None:
    """Overwrite the environment that this process was started with: clearing a variable leaves its text in memory."""
    pointers = ctypes.POINTER(ctypes.c_void_p).in_dll(_libc, "environ")
    index = 0
    while pointers and pointers[index]:
        ctypes.memset(pointers[index], 0, len(ctypes.string_at(pointers[index])))
        index += 1


def _word(argument: Any) -> Any:
    return ctypes.c_ulong(argument) if isinstance(argument, int) else argument


def _checked(result: int) -> int:
    if result == -1:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result
