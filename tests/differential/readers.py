"""Other programs that read ZIPs, each behind one method: what do they make of an archive?

Libraries answer through a helper process that stays (one start for thousands of archives); tools extract into a fresh
folder. A reader that is not on this machine is named, never silently left out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
import threading
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

HELPERS = Path(__file__).parent / "helpers"
NODE_MODULES = Path(__file__).parent / "node" / "node_modules"
BUILD = Path(os.environ.get("ZIP_READERS_BUILD", Path(tempfile.gettempdir()) / f"zip-readers-{os.getuid()}"))
TOOL_SECONDS = 60
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": tempfile.gettempdir(), "LC_ALL": "C.UTF-8", "TZ": "UTC",
               "NODE_PATH": os.pathsep.join((str(NODE_MODULES), os.environ.get("NODE_PATH", "")))}  # fmt: skip


@dataclass(frozen=True)
class Reading:
    """What one reader made of one archive.

    Attributes:
        files: name → SHA-256 of the content, of the regular files; None where the reader refused.
        error: why it refused.
    """

    files: dict[str, str] | None
    error: str = ""

    @property
    def shown(self) -> str:
        """The reading in a few words."""
        return f"refuses: {self.error}" if self.files is None else f"reads {len(self.files)}"


@dataclass(frozen=True)
class Reader:
    """A program that reads ZIPs.

    Attributes:
        name: for tables.
        read: archive → reading.
    """

    name: str
    read: Callable[[bytes], Reading]


def available_readers() -> tuple[dict[str, Reader], dict[str, str]]:
    """Return the readers of this machine, and for each that is missing what it needs."""
    here, missing = {"zipfile": Reader("zipfile", _zipfile)}, {}
    for name, (command, make) in TOOLS.items():
        if shutil.which(command):
            here[name] = Reader(name, _extractor(make))
        else:
            missing[name] = command
    for name, (start, request, need) in LIBRARIES.items():
        why = need()
        if why is None:
            here[name] = Reader(name, _helper(start, request))
        else:
            missing[name] = why
    return here, missing


def _zipfile(archive: bytes) -> Reading:
    with tempfile.TemporaryFile() as file:
        file.write(archive)
        try:
            with zipfile.ZipFile(file) as opened:
                names = [info.filename for info in opened.infolist() if not info.is_dir()]
                pairs = [(info.filename, _digest(opened.read(info))) for info in opened.infolist() if not info.is_dir()]
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError,
                OverflowError, MemoryError) as error:  # fmt: skip
            return Reading(None, f"{type(error).__name__}: {error}")
    return _reading(pairs) if len(set(names)) == len(names) else Reading(None, "a name twice")


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _reading(pairs: list[tuple[str, str]]) -> Reading:
    # A name twice stays visible: the later one gets a mark, so that no reading hides it.
    files: dict[str, str] = {}
    for name, digest in pairs:
        files[name if name not in files else f"{name} (again)"] = digest
    return Reading(files)


# Tools that extract into a folder.


def _extractor(command: Callable[[Path, Path], list[str]]) -> Callable[[bytes], Reading]:
    def read(archive: bytes) -> Reading:
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "source.zip"), Path(folder, "out")
            source.write_bytes(archive)
            target.mkdir()
            try:
                run = subprocess.run(command(source, target), cwd=target, capture_output=True, timeout=TOOL_SECONDS,
                                     check=False, stdin=subprocess.DEVNULL, env=ENVIRONMENT)  # fmt: skip
            except subprocess.TimeoutExpired:
                return Reading(None, "no end")
            if run.returncode:
                said = (run.stderr or run.stdout).decode("utf-8", "replace").split("\n")[0][:80]
                return Reading(None, f"status {run.returncode}: {said}")
            return _extracted(target)

    return read


def _extracted(folder: Path) -> Reading:
    pairs = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            pairs.append((name, "a symbolic link"))
        elif path.is_file():
            path.chmod(0o600)
            pairs.append((name, _digest(path.read_bytes())))
        elif path.is_dir():
            path.chmod(0o700)
        else:
            pairs.append((name, "a special file"))
    return _reading(pairs)


TOOLS: dict[str, tuple[str, Callable[[Path, Path], list[str]]]] = {
    "unzip": ("unzip", lambda source, target: ["unzip", "-q", "-o", str(source), "-d", str(target)]),
    "bsdtar": ("bsdtar", lambda source, target: ["bsdtar", "-xf", str(source), "-C", str(target)]),
    "bsdtar-stream": (
        "bsdtar",
        lambda source, target: ["sh", "-c", 'cat "$1" | bsdtar -xf - -C "$2"', "sh", str(source), str(target)],
    ),
    "7zz": ("7zz", lambda source, target: ["7zz", "x", "-y", "-bd", f"-o{target}", str(source)]),
    "busybox": (
        "busybox",
        lambda source, target: ["busybox", "unzip", "-q", "-o", str(source), "-d", str(target)],
    ),
}


# Libraries behind helper processes.


class Helper:
    """A process that answers one archive after another; started at the first, and again after it died."""

    def __init__(self, command: Callable[[], list[str]]) -> None:
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def ask(self, request: str) -> Reading:
        """Return the helper's reading of one request."""
        with self._lock:
            if self._process is None or self._process.poll() is not None:
                self._process = subprocess.Popen(
                    self._command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    text=True, env=ENVIRONMENT,
                )  # fmt: skip
            try:
                return self._exchange(self._process, request)
            except BrokenPipeError:
                return Reading(None, "the reader died")

    @staticmethod
    def _exchange(process: subprocess.Popen[str], request: str) -> Reading:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(request + "\n")
        process.stdin.flush()
        pairs, error = [], None
        for line in process.stdout:
            kind, _, rest = line.rstrip("\n").partition("\t")
            if kind == "end":
                return _reading(pairs) if error is None else Reading(None, error[:120])
            if kind == "error":
                error = rest
            elif kind == "file":
                name, _, digest = rest.partition("\t")
                pairs.append((bytes.fromhex(name).decode("utf-8", "surrogateescape"), digest))
        return Reading(None, "the reader died")


_helpers: dict[str, Helper] = {}


def _helper(start: str, request: str) -> Callable[[bytes], Reading]:
    def read(archive: bytes) -> Reading:
        helper = _helpers.setdefault(start, Helper(COMMANDS[start]))
        with tempfile.NamedTemporaryFile(suffix=".zip") as file:
            file.write(archive)
            file.flush()
            return helper.ask(request.format(path=file.name))

    return read


def _built(name: str, command: Callable[[Path], list[str]], **environment: str) -> Path:
    """Build a helper and return it; it appears whole, so that several test processes may build it at once."""
    BUILD.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        subprocess.run(command(Path(folder)), check=True, capture_output=True, env={**os.environ, **environment})
        Path(folder, name).replace(BUILD / name)
    return BUILD / name


def _go_command() -> list[str]:
    program = _built("reader", lambda folder: ["go", "build", "-o", str(folder / "reader"), str(HELPERS / "reader.go")],
                     GO111MODULE="off", GOFLAGS="")  # fmt: skip
    return [str(program)]


def _java_command() -> list[str]:
    _built("Readers.class", lambda folder: ["javac", "-d", str(folder), str(HELPERS / "Readers.java")])
    return ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp", str(BUILD), "Readers"]


COMMANDS: dict[str, Callable[[], list[str]]] = {
    "go": _go_command,
    "java": _java_command,
    "node": lambda: ["node", str(HELPERS / "readers.js")],
    "perl": lambda: ["perl", str(HELPERS / "reader.pl")],
    "ruby": lambda: ["ruby", str(HELPERS / "reader.rb")],
}


def _needs(program: str, *probe: str) -> Callable[[], str | None]:
    def missing() -> str | None:
        if not shutil.which(program):
            return program
        if probe and subprocess.run([program, *probe], capture_output=True, check=False, env=ENVIRONMENT).returncode:
            return f"{program} with {probe[-1]}"
        return None

    return missing


LIBRARIES: dict[str, tuple[str, str, Callable[[], str | None]]] = {
    "go": ("go", "{path}", _needs("go")),
    "java-zipfile": ("java", "zipfile {path}", _needs("javac")),
    "java-stream": ("java", "stream {path}", _needs("javac")),
    "perl": ("perl", "{path}", _needs("perl", "-MArchive::Zip", "-e", "1")),
    "ruby": ("ruby", "{path}", _needs("ruby", "-rzip", "-e", "1")),
    **{
        name: ("node", f"{name} {{path}}", _needs("node", "-e", f"require('{name.partition('-stream')[0]}')"))
        for name in ("yauzl", "adm-zip", "jszip", "unzipper", "fflate", "fflate-stream")
    },
}
"""Reader → helper, request, and a function that says what is missing, if anything is."""
