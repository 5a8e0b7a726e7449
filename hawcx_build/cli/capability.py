"""What an upload's own text can reach: networks, processes, native code, files, code made at run time.

Told by the modules that it imports and the functions that it calls by name. A program that hides what it does is not
seen through; the page says so. The runtime's own reach is a capability of its own, for every bundle carries it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hawcx_build.values import Value

if TYPE_CHECKING:
    from hawcx_build.cli.imports import Listing


class Kind(Value):
    """One kind of reach.

    Attributes:
        id: stable name.
        title: for people.
        modules: dotted names, one space between; a name stands for all below it.
        calls: dotted names of functions, one space between.
    """

    id: str
    title: str
    modules: str = ""
    calls: str = ""


KINDS = (
    Kind(
        "network",
        "opens network connections",
        "socket _socket ssl _ssl socketserver http.client http.server urllib.request ftplib smtplib smtpd poplib "
        "imaplib nntplib telnetlib xmlrpc asyncore asynchat asyncio wsgiref.simple_server",
    ),
    Kind(
        "process",
        "starts or ends processes",
        "subprocess multiprocessing pty _posixsubprocess _multiprocessing concurrent.futures.process",
        "os.system os.popen os.fork os.forkpty os.execl os.execle os.execlp os.execlpe os.execv os.execve os.execvp "
        "os.execvpe os.posix_spawn os.posix_spawnp os.spawnl os.spawnle os.spawnlp os.spawnlpe os.spawnv os.spawnve "
        "os.spawnvp os.spawnvpe os.kill os.killpg posix.system posix.fork posix.execv posix.execve",
    ),
    Kind("native", "calls native code", "ctypes _ctypes mmap cffi"),
    Kind(
        "dynamic-code",
        "makes code at run time",
        "importlib runpy code codeop imp zipimport marshal pickle _pickle shelve",
        "eval exec compile __import__ types.FunctionType types.CodeType",
    ),
    Kind(
        "files",
        "reads or writes files",
        "pathlib shutil tempfile glob fileinput sqlite3 dbm zipfile tarfile",
        "open io.open os.open os.remove os.unlink os.rename os.replace os.rmdir os.removedirs os.makedirs os.mkdir "
        "os.symlink os.link os.chmod os.chown",
    ),
    Kind("host", "looks at its host", "os platform pwd grp spwd getpass resource"),
    Kind("assembler", "asks an Assembler for tools", "hawcx_runtime.agent hawcx_runtime.ipc hux_hook"),
    Kind("broker", "reaches out through the broker", "hawcx_runtime.egress"),
)


class Capability(Value):
    """One kind of reach that an upload has.

    Attributes:
        id: of its kind.
        title: of its kind.
        evidence: (what, path, line) of the first place in each file, in the order of the paths.
    """

    id: str
    title: str
    evidence: tuple[tuple[str, str, int], ...]


def find_capabilities(listing: Listing) -> tuple[Capability, ...]:
    """Return every kind of reach for which there is evidence."""
    found = []
    for kind in KINDS:
        modules, calls = kind.modules.split(), set(kind.calls.split())
        evidence = [
            (one.module, one.path, one.line)
            for one in listing.imports
            if any(one.module == module or one.module.startswith(f"{module}.") for module in modules)
        ]
        evidence += [(f"{call.name}()", call.path, call.line) for call in listing.calls if call.name in calls]
        if evidence:
            first: dict[tuple[str, str], tuple[str, str, int]] = {}
            for one in sorted(evidence, key=lambda one: (one[1], one[2])):
                first.setdefault(one[:2], one)
            found.append(Capability(kind.id, kind.title, tuple(first.values())))
    return tuple(found)
