"""The filter: its numbers are the kernel's, and it means what it says when it is read by an interpreter of BPF."""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="seccomp is Linux's")

if sys.platform == "linux":
    from hawcx_build.confine.kernel import SYSCALLS
    from hawcx_build.confine.seccomp import ALLOW, FAIL_WITH_EPERM, KILL_PROCESS, MACHINES, filter_program

HEADERS = {
    "x86_64": [Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"), Path("/usr/include/asm/unistd_64.h")],
    "aarch64": [Path("/usr/include/asm-generic/unistd.h")],
}
PLAIN = """
    read write close lseek brk munmap mremap madvise futex getrandom clock_gettime sched_yield restart_syscall
    rt_sigaction rt_sigprocmask rt_sigreturn getpid gettid exit exit_group
"""


def numbers(machine: str) -> dict[str, int]:
    for path in HEADERS[machine]:
        if path.exists():
            found = re.findall(r"#define __NR(?:3264)?_(\w+) (\d+)", path.read_text())
            return {name: int(number) for name, number in found}
    pytest.skip(f"no kernel headers for {machine} here")


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_the_numbers_are_the_kernels(machine: str) -> None:
    kernel, ours = numbers(machine), MACHINES[machine]
    assert ours.plain == tuple(kernel[name] for name in PLAIN.split())
    assert ours.mapping == (kernel["mmap"], kernel["mprotect"])
    assert ours.tgkill == kernel["tgkill"]
    assert ours.opening == tuple(kernel[name] for name in ("open", "openat") if name in kernel)
    assert SYSCALLS[machine] == {name: kernel[name] for name in ("capset", "unshare")}


def run(program: bytes, architecture: int, number: int, *arguments: int) -> int:
    """Run classic BPF as the kernel does (seccomp(2), bpf(4)); only what the filter uses."""
    words = [*arguments, *[0] * (6 - len(arguments))]
    data = struct.pack("<IIQ6Q", number, architecture, 0, *words)
    steps = [struct.unpack_from("=HBBI", program, at) for at in range(0, len(program), 8)]
    at = accumulator = 0
    while True:
        code, yes, no, operand = steps[at]
        at += 1
        if code == 0x20:
            (accumulator,) = struct.unpack_from("<I", data, operand)
        elif code == 0x15:
            at += yes if accumulator == operand else no
        elif code == 0x45:
            at += yes if accumulator & operand else no
        elif code == 0x06:
            return operand
        else:
            raise AssertionError(code)


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_what_is_not_on_the_list_ends_the_process(machine: str) -> None:
    known = MACHINES[machine]
    program = filter_program(known, 4711)
    for number in [*range(1024), *range(0x40000000, 0x40000400), 0xFFFFFFFF]:
        answer = run(program, known.architecture, number, 4711, 0, 3)
        if number in (*known.plain, *known.mapping, known.tgkill):
            assert answer == ALLOW, number
        elif number in known.opening:
            assert answer == FAIL_WITH_EPERM, number
        else:
            assert answer == KILL_PROCESS, number


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_arguments_and_architecture_count(machine: str) -> None:
    known = MACHINES[machine]
    program = filter_program(known, 4711)
    for number in known.mapping:
        for protection in range(8):
            assert run(program, known.architecture, number, 0, 4096, protection) == (
                KILL_PROCESS if protection & 4 else ALLOW
            )
    assert run(program, known.architecture, known.tgkill, 4711) == ALLOW
    assert run(program, known.architecture, known.tgkill, 1) == KILL_PROCESS
    assert run(program, 0x40000003, known.plain[0]) == KILL_PROCESS  # i386
