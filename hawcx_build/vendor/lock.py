"""The pinned digest of the closure: what the runtime was when this package was released.

`python -m hawcx_build.vendor.lock` compares, and with `--renew` writes the lock anew after a change of the runtime.
The file has a line for the digest of the whole and one for each file, so that a difference can be named.
"""

from __future__ import annotations

import os
import sys

from hawcx_build.canonical import sha256_hex
from hawcx_build.errors import Unsound
from hawcx_build.findings import finding
from hawcx_build.vendor.closure import Closure, read_closure
from hawcx_build.vendor.locate import locate_runtime

LOCK_PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "closure.lock")
HEADING = "hawcx/closure-lock/v1"
MOST_NAMED = 5


def lock_text(closure: Closure) -> str:
    """Return the lock of a closure: a heading, the version, the digest, then `SHA-256  path` for each file."""
    lines = [HEADING, f"version {closure.version}", f"closure {closure.digest}"]
    lines += [f"{sha256_hex(file.content)}  {file.path}" for file in closure.files]
    return "\n".join(lines) + "\n"


def read_locked_closure() -> Closure:
    """Return the installed closure, proved to be the one that this package was released with.

    Raises:
        Unsound: the runtime or the lock is missing, or they differ; the first differing files are named.
    """
    closure = read_closure(locate_runtime())
    locked = read_lock()
    if f"closure {closure.digest}" not in locked[:3]:
        changed = sorted(
            {line.partition("  ")[2] for line in set(lock_text(closure).splitlines()) ^ set(locked)} - {""}
        )
        named = ", ".join(changed[:MOST_NAMED]) or "the version"
        raise Unsound(finding("job.runtime-differs", f"the installed runtime is not the released one: {named}"))
    return closure


def read_lock() -> list[str]:
    """Return the lines of the lock as it was released.

    Raises:
        Unsound: the lock is missing or has an unknown form.
    """
    try:
        with open(LOCK_PATH, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Unsound(finding("job.runtime-missing", "closure.lock cannot be read")) from error
    if lines[:1] != [HEADING]:
        raise Unsound(finding("job.runtime-missing", "closure.lock has an unknown form"))
    return lines


def main(argv: list[str]) -> int:
    """Compare the runtime with its lock, or renew the lock; return an exit status."""
    if argv not in ([], ["--renew"]):
        print("usage: python -m hawcx_build.vendor.lock [--renew]", file=sys.stderr)
        return 64
    try:
        if argv:
            text = lock_text(read_closure(locate_runtime()))
            with open(LOCK_PATH, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
        print(read_locked_closure().digest)
    except Unsound as error:
        print(f"{error}; renew the lock with --renew if the change is meant", file=sys.stderr)
        return error.exit_status
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
