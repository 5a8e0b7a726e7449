"""Run as a program: a job whose pipeline is replaced by hostile code, inside the confined child.

`python -I hostile.py ROOT ATTACK LAYERS SOURCE OUTPUT QUOTAS ARGUMENT` prints the job's result document. ROOT holds
hawcx_build; LAYERS is `all`, `none`, or the names of some, comma-separated; QUOTAS is `memory,cpu,wall`; ARGUMENT is
for the attack. An attack that achieves something says so as the stage `succeeded: …`, one that gets an error as
`failed: …`, and one that the kernel ends says nothing more: the message of the document tells which.
"""

# ruff: noqa: PTH101, PTH108, PTH123, PTH202, PTH208
import ctypes
import errno
import mmap
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time

sys.path.insert(0, sys.argv[1])

import hawcx_build.confine
import hawcx_build.worker
from hawcx_build import BuildError, Limits
from hawcx_build.canonical import canonical_json
from hawcx_build.confine.report import LAYERS, Confinement
from hawcx_build.job import Job
from hawcx_build.limits import MIB, Quotas
from hawcx_build.result import failure_document

libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
SECRET = os.environ.get("SECRET", "")
ADDRESS_OF_SECRET = 0
argument = ""


def checked(result):
    if result == -1:
        raise OSError(ctypes.get_errno(), "refused")
    return result


def syscall(number, *arguments):
    return checked(libc.syscall(ctypes.c_long(number), *(ctypes.c_long(word) for word in arguments)))


# Files.


def read_file():
    with open("/etc/passwd") as file:
        return file.read(4)


def list_folder():
    return ",".join(os.listdir("/etc")[:1])


def make_file():
    path = f"{argument}/made"
    with open(path, "w") as file:
        file.write("x")
    return os.path.getsize(path)


def remove_file():
    os.unlink(f"{argument}/victim")
    return "removed"


def truncate_file():
    os.truncate(f"{argument}/victim", 0)
    return "truncated"


def change_mode():
    os.chmod(f"{argument}/victim", 0o777)
    return "changed"


def reopen_own_output():
    """Open a held descriptor anew with more rights than it has."""
    found = [os.open(f"/proc/self/fd/{number}", os.O_RDWR) for number in range(20) if is_held(number)]
    return len(found)


def read_parents_environment():
    with open(f"/proc/{os.getppid()}/environ", "rb") as file:
        return f"{SECRET}".encode() in file.read() and "parent's secret"


def use_inherited_descriptor():
    """Use a descriptor that somebody gave to the parent."""
    return os.lseek(int(argument), 0, os.SEEK_CUR)


def read_standard_input():
    return len(os.read(0, 1))


def is_held(number):
    try:
        os.lseek(number, 0, os.SEEK_CUR)
    except OSError as error:
        return error.errno == errno.ESPIPE
    return True


# The environment.


def read_environment():
    if "SECRET" not in os.environ:
        raise OSError(errno.ENOENT, "not there")
    return os.environ["SECRET"]


def read_first_environment():
    """Read the memory where the kernel put the environment when the process was started."""
    found = ctypes.string_at(ADDRESS_OF_SECRET)
    if not found:
        raise OSError(errno.ENOENT, "wiped")
    return found.decode()


# The network.


def connect_tcp():
    with socket.socket() as client:
        client.connect(("127.0.0.1", int(argument)))
        return "connected"


def listen_tcp():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return "bound"


def send_udp():
    with socket.socket(type=socket.SOCK_DGRAM) as client:
        client.connect(("127.0.0.1", int(argument)))
        return client.send(b"hello")


def connect_unix():
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(argument)
        return "connected"


def connect_abstract():
    with socket.socket(socket.AF_UNIX) as client:
        client.connect("\0" + argument)
        return "connected"


# Processes.


def execute():
    os.execv("/bin/true", ["true"])


def run_program():
    return subprocess.run(["/bin/echo", "ran"], stdout=subprocess.PIPE, check=True).stdout.decode().strip()


def fork():
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
    return "forked"


def start_thread():
    thread = threading.Thread(target=time.time)
    thread.start()
    thread.join()
    return "ran"


def trace_parent():
    checked(libc.ptrace(0x4206, os.getppid(), 0, 0))  # PTRACE_SEIZE, which does not stop it
    return "traced"


def read_parents_memory():
    """Read 8 bytes of the parent, where this process has the same address from before it was born."""
    here = ctypes.create_string_buffer(8)
    local = (ctypes.c_size_t * 2)(ctypes.addressof(here), 8)  # struct iovec
    remote = (ctypes.c_size_t * 2)(ADDRESS_OF_SECRET, 8)
    return f"{checked(libc.process_vm_readv(os.getppid(), local, 1, remote, 1, 0))} bytes"


def signal_parent():
    os.kill(os.getppid(), signal.SIGCONT)
    return "sent"


def signal_own_group():
    os.killpg(0, signal.SIGCONT)
    return "sent"


def raise_own_limit():
    resource.setrlimit(resource.RLIMIT_CPU, resource.getrlimit(resource.RLIMIT_CPU))
    return "set"


# Memory and time.


def make_memory_executable():
    block = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    return len(block)


def load_library():
    try:
        return ctypes.CDLL(argument)._name
    except OSError:
        raise OSError(errno.ELIBACC, "not loaded") from None


def write_beyond_limit():
    output = next(number for number in range(3, 256) if is_held(number) and is_writable(number))
    os.lseek(output, 1 << 30, os.SEEK_SET)
    return os.write(output, b"x")


def is_writable(number):
    try:
        return os.write(number, b"") == 0 and os.lseek(number, 0, os.SEEK_CUR) >= 0
    except OSError:
        return False


def reserve_memory():
    return len(mmap.mmap(-1, 4 << 30))


def allocate():
    return len(bytearray(4 << 30))


def spin():
    while True:
        pass


def sleep_for_ever():
    """Wait without using processor time, as far as the filter lets one."""
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


# Odd system calls, by number: the same on all machines, or x86-64.


def open_by_io_uring():
    parameters = ctypes.create_string_buffer(120)
    return f"descriptor {syscall(425, 8, ctypes.addressof(parameters))}"


def make_user_namespace():
    checked(libc.unshare(0x10000000))
    return "made"


def use_x32_call():
    """x86-64 has a second door to the same calls: a flag in their number."""
    return f"answer {syscall(0x40000000 | 39)}"


# What the parent hears and sees.


def crash():
    ctypes.string_at(0)


def abort():
    os.abort()


def die_by_signal():
    os.kill(os.getpid(), signal.SIGKILL)


def end_silently():
    os._exit(0)


def end_with_status():
    os._exit(3)


def raise_an_error():
    raise ZeroDivisionError


def say(data, status=0):
    channel = max(number for number in range(3, 256) if is_held(number))
    try:
        while data:
            data = data[os.write(channel, data) :]
    finally:
        os._exit(status)


def say_garbage():
    say(os.urandom(1000))


def say_half_a_frame():
    say(b"B\x00\x00\x10\x00abc")


def say_huge_length():
    say(b"B\xff\xff\xff\xff")


def flood():
    say(b"S\0\0\0\0" * (1 << 20))


def exhaust_the_pipe_for_ever():
    channel = max(number for number in range(3, 256) if is_held(number))
    while True:
        os.write(channel, b"S\0\0\0\0" * 1000)


def close_the_pipe_and_spin():
    os.close(max(number for number in range(3, 256) if is_held(number)))
    spin()


def told(*fields):
    from hawcx_build.channel import BUILT, frame
    from hawcx_build.result import BundleFacts
    from hawcx_build.testimony import said_of_bundle

    facts = BundleFacts("sha256:" + "0" * 64, 5, "0" * 64, "0.1.0", "3.10", "3.10", "__main__.py", 1, 1, 1, 1)
    return frame(BUILT, *said_of_bundle("sha256:" + "0" * 64, facts, ()))


LIE = told()  # made here, where modules can still be imported


def lie_about_the_bundle():
    say(LIE)


def report_an_unknown_code():
    from hawcx_build.channel import FAILED, frame

    say(frame(FAILED, 65, "zip.nosuch", "message", None, None, None, None, None, None))


def report_control_characters():
    from hawcx_build.channel import FAILED, frame

    say(frame(FAILED, 65, "zip.overlap", "\x1b[2Jmessage", None, None, None, None, None, None))


def claim_a_finished_job():
    from hawcx_build.channel import FAILED, frame

    say(frame(FAILED, 0, "zip.overlap", "message", None, None, None, None, None, None))


def claim_an_unsound_installation():
    from hawcx_build.channel import FAILED, frame

    say(frame(FAILED, 78, "job.runtime-differs", "message", None, None, None, None, None, None))


def build_of(attack):
    def build(source, closure, limits, *, main, strict_imports, enter):
        try:
            evidence = attack()
        except OSError as error:
            enter(f"failed: {errno.errorcode.get(error.errno, error.errno)}")
        else:
            enter(f"succeeded: {evidence}")
        os._exit(0)

    return build


def confine_with(wanted):
    """Return a stand-in for `confine` that leaves layers out, to show what each of them stops."""

    def confine(mode, quotas, file_bytes, parent):
        known = hawcx_build.confine._layers(quotas, file_bytes, parent)
        applied = tuple(name for name in LAYERS if name in wanted)
        for name in applied:
            known[name]()
        return Confinement(mode, applied, tuple((name, "left out") for name in LAYERS if name not in applied))

    return confine


def main():
    global argument, ADDRESS_OF_SECRET
    _, _, attack, layers, source, output, quotas, argument = sys.argv
    memory, cpu, wall = map(int, quotas.split(","))
    getenv = libc.getenv
    getenv.restype = ctypes.c_void_p
    ADDRESS_OF_SECRET = getenv(b"SECRET") or 0
    if layers != "all":
        hawcx_build.worker.confine = confine_with(layers.split(","))
    if layers == "none":
        hawcx_build.worker._let_go = lambda held: None
    try:
        # A bundle, and so any file that is written, may have four times as much.
        with Job(source, output, Limits(archive_bytes=1 * MIB)) as job:
            job.build(
                None, quotas=Quotas(memory * MIB, cpu, wall), confinement="auto", build=build_of(globals()[attack])
            )
            document = job.publish().as_json()
            status = 0
    except BuildError as error:
        status, document = error.exit_status, failure_document(error)
    sys.stdout.buffer.write(canonical_json(document) + b"\n")
    sys.stdout.flush()
    os._exit(status)


if __name__ == "__main__":
    main()
