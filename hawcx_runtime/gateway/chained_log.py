"""An append-only file of JSON lines in which each line carries the hash of the one before.

Each line is `{"hash": H, "prev": P, "seq": N, …}` in canonical JSON, with H the SHA-256 over a domain tag and the
record without `hash`. Altering, dropping or moving a line breaks the chain at that line. What a chain alone cannot
show is a cut at its end: keep the last hash somewhere else (`hawcx audit verify` prints it).

A line is written by one `write` to a descriptor in append mode, by one writer that holds the file's lock. What a crash
leaves is a torn last line at most: it is set aside in a file of its own when the log is next opened, and a record of
that is the next line.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import stat
import threading
import time

from hawcx_runtime.canonical_json import canonical_json
from hawcx_runtime.gateway.digests import sha256_hex, tagged_digest
from hawcx_runtime.gateway.errors import AuditError
from hawcx_runtime.strict_json import JsonError, parse_json
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

RECORD_TAG = "hawcx.log-record.v1"
FIRST_PREV = "0" * 64  # what stands before the first line
MAX_LINE = 4 << 20  # bytes; a record is far smaller, so more is no record of ours
_OWNER_ONLY = 0o600
_sync = getattr(os, "fdatasync", os.fsync)  # macOS has no fdatasync
_FLAGS = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW


class ChainFault(Value):
    """Where a chain breaks.

    Attributes:
        line: the line's number, from 1.
        what: what is wrong with it.
        is_torn_tail: whether the file just ends in the middle of a line, as a crash leaves it.
    """

    line: int
    what: str
    is_torn_tail: bool = False


class ChainState(Value):
    """What a walk over a log found.

    Attributes:
        count: sound lines from the start.
        head: hash of the last of them.
        size: bytes that they take.
        fault: why the walk ended before the file did, or None.
    """

    count: int
    head: str
    size: int
    fault: ChainFault | None


def walk_chain(stream: BinaryIO) -> Iterator[tuple[dict[str, object], ChainState]]:
    """Yield each sound record with the state after it; the last item is `({}, state)`, with the fault if there is one.

    Args:
        stream: the log, from its first byte.
    """
    state = ChainState(0, FIRST_PREV, 0, None)
    while line := stream.readline(MAX_LINE + 1):
        try:
            record = _checked(line, state)
        except _Fault as fault:
            torn = not line.endswith(b"\n") and len(line) <= MAX_LINE
            found = ChainFault(state.count + 1, "is torn: the file ends inside it" if torn else str(fault), torn)
            yield {}, state.replace(fault=found)
            return
        state = ChainState(state.count + 1, str(record["hash"]), state.size + len(line), None)
        yield record, state
    yield {}, state


class _Fault(Exception):
    """A line that is not the next sound record."""


def _checked(line: bytes, state: ChainState) -> dict[str, object]:
    if not line.endswith(b"\n"):
        raise _Fault("has no end")
    try:
        record = parse_json(line[:-1])
    except JsonError as refused:
        raise _Fault(f"is no JSON: {refused}") from None
    if not isinstance(record, dict) or not isinstance(record.get("hash"), str):
        raise _Fault("is no record")
    body = {name: value for name, value in record.items() if name != "hash"}
    try:
        if canonical_json(record) != line[:-1]:
            raise _Fault("is not in canonical form: it was rewritten")
        right = tagged_digest(RECORD_TAG, body)
    except ValueError as refused:
        raise _Fault(str(refused)) from None
    if record["hash"] != right:
        raise _Fault("was altered: its hash is not that of its content")
    if record.get("seq") != state.count:
        raise _Fault(f"has sequence number {record.get('seq')!r} where {state.count} is due")
    if record.get("prev") != state.head:
        raise _Fault("does not follow the line before it")
    return record


class ChainedLog:
    """The one writer of a log.

    Args:
        path: the file; made with mode 0600 when absent. None keeps the lines in memory.
        kind: what the log is for; stands in its first line, so that one log cannot pass for another.

    Raises:
        AuditError: the file cannot be opened or locked, is no regular file of ours, or its chain is broken anywhere
            but in a torn last line.
    """

    def __init__(self, path: str | os.PathLike[str] | None, kind: str) -> None:
        self.path = None if path is None else os.fspath(path)
        self.kind = kind
        self._lock = threading.Lock()
        self._memory: list[dict[str, object]] = []
        self._state = ChainState(0, FIRST_PREV, 0, None)
        self._broken = ""
        self._descriptor = -1
        if self.path is not None:
            self._open(self.path)
        if self._state.count == 0:
            self.append({"format": "hawcx/log/v1", "kind": kind, "log_id": os.urandom(16).hex()})

    @property
    def head(self) -> str:
        """The hash of the last line; kept elsewhere, it shows whether the end was cut off."""
        return self._state.head

    def records(self) -> Iterator[dict[str, object]]:
        """Yield every record from the start, read from the file where there is one.

        Raises:
            AuditError: the chain is broken.
        """
        if self.path is None:
            yield from [dict(record) for record in self._memory]
            return
        try:
            with open(self.path, "rb") as stream:
                for record, state in walk_chain(stream):
                    if state.fault is not None and not state.fault.is_torn_tail:
                        raise AuditError(f"{self.kind}: line {state.fault.line} {state.fault.what}")
                    if record:
                        yield record
        except OSError as error:
            raise AuditError(f"{self.kind} cannot be read: {error.strerror}") from None

    def append(self, record: dict[str, object], *, sync: bool = False) -> dict[str, object]:
        """Write one record and return it with its place in the chain.

        Args:
            record: fields with canonical JSON; `seq`, `prev`, `time` and `hash` are added.
            sync: whether the disk must have it before this returns.

        Raises:
            AuditError: it was not written. Nothing may be done on the strength of it.
        """
        with self._lock:
            if self._broken:
                raise AuditError(self._broken)
            body = {"time": round(time.time(), 6), **record, "seq": self._state.count, "prev": self._state.head}
            try:
                done = {**body, "hash": tagged_digest(RECORD_TAG, body)}
                line = canonical_json(done) + b"\n"
            except ValueError as refused:
                raise AuditError(f"{self.kind}: a record has no canonical form: {refused}") from None
            if len(line) > MAX_LINE:
                raise AuditError(f"{self.kind}: a record is longer than {MAX_LINE} bytes")
            self._write(line, sync=sync)
            self._state = ChainState(self._state.count + 1, str(done["hash"]), self._state.size + len(line), None)
            if self.path is None:
                self._memory.append(done)
            return dict(done)

    def close(self) -> None:
        """Give the file up; a later append is refused."""
        with self._lock:
            if self._descriptor >= 0:
                os.close(self._descriptor)
                self._descriptor = -1
            self._broken = self._broken or f"{self.kind} is closed"

    def _write(self, line: bytes, *, sync: bool) -> None:
        if self.path is None:
            return
        try:
            written = os.write(self._descriptor, line)
            if written == len(line):
                if sync:
                    _sync(self._descriptor)
                return
            reason = "the disk took part of a record"
        except OSError as error:
            reason = str(error.strerror)
        self._broken = f"{self.kind} cannot be written: {reason}"
        with contextlib.suppress(OSError):  # leave no half line behind; where one stays, the next start sets it aside
            os.ftruncate(self._descriptor, self._state.size)
        raise AuditError(self._broken)

    def _open(self, path: str) -> None:
        try:
            self._descriptor = os.open(path, _FLAGS, _OWNER_ONLY)
            self._check_file(os.fstat(self._descriptor))
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with os.fdopen(os.dup(self._descriptor), "rb") as stream:
                stream.seek(0)
                first: dict[str, object] = {}
                for record, state in walk_chain(stream):
                    first = first or record
                    self._state = state
                self._check_chain(path, first)
        except BlockingIOError:
            raise AuditError(f"{self.kind}: another process writes {path!r}") from None
        except OSError as error:
            raise AuditError(f"{self.kind} {path!r} cannot be opened: {error.strerror}") from None

    def _check_file(self, found: os.stat_result) -> None:
        if not stat.S_ISREG(found.st_mode):
            raise AuditError(f"{self.kind} is no regular file")
        if found.st_uid != os.geteuid():
            raise AuditError(f"{self.kind} belongs to another user")
        if found.st_mode & 0o022:
            raise AuditError(f"{self.kind} can be written by others (mode {stat.S_IMODE(found.st_mode):04o})")

    def _check_chain(self, path: str, first: dict[str, object]) -> None:
        fault = self._state.fault
        if fault is not None and not fault.is_torn_tail:
            raise AuditError(f"{self.kind} {path!r}: line {fault.line} {fault.what}; set the file aside and look at it")
        if first and first.get("kind") != self.kind:
            raise AuditError(f"{path!r} is a log of another kind")
        if fault is not None:
            self._set_torn_tail_aside(path)

    def _set_torn_tail_aside(self, path: str) -> None:
        """Move what follows the last whole line to a file of its own, and say so in the next line."""
        size = os.fstat(self._descriptor).st_size
        torn = os.pread(self._descriptor, size - self._state.size, self._state.size)
        aside = f"{path}.torn-{self._state.count}-{os.urandom(4).hex()}"
        side = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC | os.O_NOFOLLOW, _OWNER_ONLY)
        try:
            os.write(side, torn)
            os.fsync(side)
        finally:
            os.close(side)
        os.ftruncate(self._descriptor, self._state.size)
        self._state = self._state.replace(fault=None)
        if self._state.count:
            note = {"kind": "recovery", "torn_bytes": len(torn), "torn_sha256": sha256_hex(torn)}
            self.append({**note, "torn_file": os.path.basename(aside)}, sync=True)
