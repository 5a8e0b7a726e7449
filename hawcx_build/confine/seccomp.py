"""seccomp: the few system calls that parsing needs; any other ends the process at once.

The filter is classic BPF over `struct seccomp_data` (number, architecture, instruction pointer, six arguments). It
compares exact numbers, so that the x32 calls of x86-64, which carry a flag in their number, match nothing.

Source: seccomp(2), include/uapi/linux/seccomp.h; numbers: arch/x86/entry/syscalls/syscall_64.tbl and
include/uapi/asm-generic/unistd.h.
"""

from __future__ import annotations

import ctypes
import os
import struct

from hawcx_build.confine.kernel import machine, prctl
from hawcx_build.values import Value

PR_GET_SECCOMP = 21
PR_SET_SECCOMP = 22
MODE_FILTER = 2
EPERM = 1

KILL_PROCESS = 0x80000000
ALLOW = 0x7FFF0000
FAIL_WITH_EPERM = 0x00050000 | EPERM

LOAD_WORD = 0x20  # BPF_LD | BPF_W | BPF_ABS
JUMP_EQUAL = 0x15  # BPF_JMP | BPF_JEQ | BPF_K
JUMP_ANY_BIT = 0x45  # BPF_JMP | BPF_JSET | BPF_K
RETURN = 0x06  # BPF_RET | BPF_K

NUMBER_AT, ARCHITECTURE_AT, ARGUMENTS_AT = 0, 4, 16  # offsets in struct seccomp_data
PROT_EXEC = 4


class Machine(Value):
    """What a filter must know of a machine.

    Attributes:
        architecture: AUDIT_ARCH_… of include/uapi/linux/audit.h.
        plain: numbers of the calls that are allowed with any arguments.
        mapping: numbers of the calls that are allowed unless they make memory executable: mmap, mprotect.
        tgkill: its number; allowed towards the process itself, so that abort(3) is seen as what it is.
        opening: numbers of open and openat, which fail: after a syntax error CPython looks for the named file.
    """

    architecture: int
    plain: tuple[int, ...]
    mapping: tuple[int, ...]
    tgkill: int
    opening: tuple[int, ...]


MACHINES = {
    # Each `plain` is: read write close lseek brk munmap mremap madvise futex getrandom clock_gettime sched_yield
    # restart_syscall rt_sigaction rt_sigprocmask rt_sigreturn getpid gettid exit exit_group.
    "x86_64": Machine(
        architecture=0xC000003E,
        plain=(0, 1, 3, 8, 12, 11, 25, 28, 202, 318, 228, 24, 219, 13, 14, 15, 39, 186, 60, 231),
        mapping=(9, 10),
        tgkill=234,
        opening=(2, 257),
    ),
    "aarch64": Machine(
        architecture=0xC00000B7,
        plain=(63, 64, 57, 62, 214, 215, 216, 233, 98, 278, 113, 124, 128, 134, 135, 139, 172, 178, 93, 94),
        mapping=(222, 226),
        tgkill=131,
        opening=(56,),
    ),
}


def restrict_system_calls() -> int:
    """Load the filter for this process; what is not on its list is answered by SIGSYS from now on.

    Raises:
        OSError: the kernel or a container's own filter does not allow it, or this machine has no table.
    """
    known = MACHINES.get(machine())
    if known is None:
        raise OSError(38, f"no seccomp table for {machine()}")
    program = filter_program(known, os.getpid())
    count = len(program) // 8
    code = ctypes.create_string_buffer(program, len(program))
    pointer_size = ctypes.sizeof(ctypes.c_void_p)
    head = struct.pack(f"=H{pointer_size - 2}xQ", count, ctypes.addressof(code))  # struct sock_fprog
    prctl(PR_SET_SECCOMP, MODE_FILTER, ctypes.create_string_buffer(head, len(head)))
    return 1


def filter_program(known: Machine, pid: int) -> bytes:
    """Return the filter as machine-independent `struct sock_filter` records of 8 bytes.

    Args:
        known: the machine's numbers.
        pid: of the process that the filter is for.
    """
    steps = [
        (LOAD_WORD, 0, 0, ARCHITECTURE_AT),
        (JUMP_EQUAL, 1, 0, known.architecture),
        (RETURN, 0, 0, KILL_PROCESS),
        (LOAD_WORD, 0, 0, NUMBER_AT),
    ]
    for number in known.plain:
        steps += [(JUMP_EQUAL, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    for number in known.mapping:
        steps += [
            (JUMP_EQUAL, 0, 4, number),
            (LOAD_WORD, 0, 0, ARGUMENTS_AT + 2 * 8),  # the third argument, its low word
            (JUMP_ANY_BIT, 1, 0, PROT_EXEC),
            (RETURN, 0, 0, ALLOW),
            (RETURN, 0, 0, KILL_PROCESS),
        ]
    for number in known.opening:
        steps += [(JUMP_EQUAL, 0, 1, number), (RETURN, 0, 0, FAIL_WITH_EPERM)]
    steps += [
        (JUMP_EQUAL, 0, 3, known.tgkill),
        (LOAD_WORD, 0, 0, ARGUMENTS_AT),
        (JUMP_EQUAL, 0, 1, pid),
        (RETURN, 0, 0, ALLOW),
        (RETURN, 0, 0, KILL_PROCESS),
    ]
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
