"""What the standard library of CPython 3.10 on POSIX has: asked of frozen tables, never of the host.

The tables are strings until they are asked, so that loading them costs next to nothing.
"""

from __future__ import annotations

from hawcx_build.analyze import stdlib_modules

IMPLICIT_NAMES = frozenset(
    [
        "__name__",
        "__doc__",
        "__package__",
        "__loader__",
        "__spec__",
        "__file__",
        "__path__",
        "__builtins__",
        "__cached__",
        "__dict__",
        "__class__",
        "__annotations__",
        "__all__",
        "__version__",
    ]
)
"""Names that a module has, or may have, without binding them."""

OS_DEPENDENT = frozenset(
    [
        "os",
        "posix",
        "socket",
        "_socket",
        "select",
        "signal",
        "_signal",
        "errno",
        "resource",
        "termios",
        "fcntl",
        "time",
        "ssl",
        "_ssl",
        "mmap",
        "locale",
        "_locale",
        "curses",
        "_curses",
        "readline",
        "syslog",
        "stat",
        "_stat",
        "crypt",
        "sysconfig",
        "platform",
        "sys",
        "tkinter",
        "ctypes",
        "_ctypes",
        "hashlib",
        "_hashlib",
        "zlib",
    ]
)
"""Modules whose names depend on the kernel, the C library or the build: what the table lacks may exist."""

_sets: dict[str, frozenset[str]] = {}
_pairs: dict[str, dict[str, str]] = {}
_added: dict[str, dict[str, str]] = {}


def is_module(name: str) -> bool:
    """Tell whether `import name` finds a module of 3.10's standard library."""
    return name in _set("MODULES") or name.startswith("_sysconfigdata_")


def is_shadowing(name: str) -> bool:
    """Tell whether an upload's top-level module of that name hides a module of some supported version."""
    return name.lower() in _set("TOP_LEVEL")


def added_in(module: str) -> str | None:
    """Return the first version after 3.10 that has a module, or None."""
    return _table("ADDED").get(module)


def removed_in(module: str) -> str | None:
    """Return the first version without a module that 3.10 has, or None."""
    return _table("REMOVED").get(module)


def gone_before(module: str) -> str | None:
    """Return the version, 3.10 or older, that removed a module, or None."""
    return _table("GONE_BEFORE").get(module)


def only_platform(module: str) -> str | None:
    """Return the only platform that has a module, or None when POSIX has it or nobody."""
    return _table("OTHER_PLATFORM").get(module)


def _set(name: str) -> frozenset[str]:
    if name not in _sets:
        words = str(getattr(stdlib_modules, name))
        _sets[name] = frozenset((words.lower() if name == "TOP_LEVEL" else words).split())
    return _sets[name]


def _table(name: str) -> dict[str, str]:
    if name not in _pairs:
        _pairs[name] = dict(pair.split("=") for pair in getattr(stdlib_modules, name).split())
    return _pairs[name]


def names(module: str) -> frozenset[str] | None:
    """Return the names that a module of 3.10 has, or None where no table says."""
    from hawcx_build.analyze import stdlib_names

    line = stdlib_names.NAMES.get(module)
    return None if line is None else frozenset(line.split())


def added_names(module: str) -> dict[str, str]:
    """Return the names that versions after 3.10 add to a module of 3.10, each with its first version."""
    if module not in _added:
        from hawcx_build.analyze import stdlib_names

        _added[module] = dict(pair.split("=") for pair in stdlib_names.ADDED_NAMES.get(module, "").split())
    return _added[module]


def name_is_gone(module: str, name: str) -> bool:
    """Tell whether a version before 3.10 had that name."""
    from hawcx_build.analyze import stdlib_names

    return name in stdlib_names.GONE_NAMES.get(module, "").split()
