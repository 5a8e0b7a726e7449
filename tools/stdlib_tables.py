"""Write the tables of the standard library: which modules and names CPython 3.10 has, and what later versions change.

    python tools/stdlib_tables.py PYTHON3.10 PYTHON3.11 PYTHON3.12 PYTHON3.13

Each interpreter, on Linux, is asked in a process of its own: the modules are the files of its library folder, its
extension modules and its built-in ones; the names are what `dir()` shows after an import. What an interpreter on Linux
cannot show (modules of Windows and macOS, versions before 3.10, and 3.14) is written down below, as facts of typeshed's
VERSIONS file and of the "What's New" documents.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "hawcx_build" / "analyze"

OTHER_PLATFORM = {
    **dict.fromkeys(
        ("_msi", "_overlapped", "_winapi", "_wmi", "msilib", "msvcrt", "nt", "winreg", "winsound",
         "asyncio.windows_events", "asyncio.windows_utils", "multiprocessing.popen_spawn_win32", "encodings.mbcs",
         "encodings.oem"),
        "Windows",
    ),
    "_scproxy": "macOS",
}  # fmt: skip

BUILD_DEPENDENT = ("__hello__", "__phello__", "__phello__.spam", "_dbm", "_gdbm", "_tkinter", "nis", "ossaudiodev")
"""Modules of 3.10 that some builds leave out, or that are in no file."""

GONE_BEFORE = {
    "_bootlocale": "3.10", "_dummy_thread": "3.9", "_dummy_threading": "3.9", "dummy_threading": "3.9",
    "formatter": "3.10", "macpath": "3.8", "parser": "3.10", "symbol": "3.10", "asyncio.compat": "3.7",
}  # fmt: skip

ADDED_IN_3_14 = (
    "_zstd annotationlib asyncio.graph asyncio.tools compression compression.bz2 compression.gzip compression.lzma "
    "compression.zlib compression.zstd concurrent.futures.interpreter concurrent.interpreters pathlib.types "
    "string.templatelib"
)

GONE_NAMES = {
    "collections": "Awaitable Coroutine AsyncIterable AsyncIterator AsyncGenerator Hashable Iterable Iterator "
    "Generator Reversible Sized Container Callable Collection Set MutableSet Mapping MutableMapping MappingView "
    "KeysView ItemsView ValuesView Sequence MutableSequence ByteString",
    "fractions": "gcd",
    "base64": "encodestring decodestring",
    "asyncio": "async JoinableQueue",
    "inspect": "getmoduleinfo",
    "platform": "linux_distribution dist popen",
    "os": "errno getcwdu",
    "string": "maketrans letters lowercase uppercase join atoi atof",
    "time": "clock",
    "cgi": "escape parse_qs parse_qsl",
    "html.parser": "HTMLParseError",
    "itertools": "izip izip_longest imap ifilter ifilterfalse",
    "types": "StringType StringTypes ListType DictType TupleType IntType LongType FloatType UnicodeType ClassType "
    "InstanceType NoneType_",
    "urllib": "urlencode quote quote_plus unquote unquote_plus urlopen urlretrieve",
    "sys": "maxint setcheckinterval getcheckinterval",
    "threading": "_sleep",
    "plistlib": "readPlist writePlist readPlistFromBytes writePlistToBytes Data",
    "xml.etree": "cElementTree",
    "email": "Utils Encoders MIMEText MIMEMultipart",
}
"""Names that versions before 3.10 had, for a better answer than "no such name"."""

NOT_IMPORTED = ("test", "idlelib", "lib2to3", "turtledemo", "antigravity", "this", "__phello__", "__hello__")

PROBE = r"""
import io, json, os, sys, sysconfig
LIB = sysconfig.get_paths()["stdlib"]
skipped = set(json.loads(sys.argv[1]))
modules = set(sys.builtin_module_names) | {"os.path", "_frozen_importlib", "_frozen_importlib_external"}

def walk(folder, prefix):
    for entry in sorted(os.listdir(folder)):
        path = os.path.join(folder, entry)
        if os.path.isdir(path):
            is_package = os.path.exists(os.path.join(path, "__init__.py"))
            if is_package and entry not in ("__pycache__", "site-packages", "lib-dynload"):
                modules.add(prefix + entry)
                walk(path, prefix + entry + ".")
        elif entry.endswith(".py") and entry != "__init__.py" and entry[:-3].isidentifier():
            modules.add(prefix + entry[:-3])

walk(LIB, "")
modules.update(entry.split(".")[0] for entry in os.listdir(os.path.join(LIB, "lib-dynload")))
modules = {name for name in modules if not name.startswith("_sysconfigdata_")}
names = {}
out, sys.stdout, sys.stderr = sys.stdout, io.StringIO(), io.StringIO()
for name in sorted(modules):
    if name.split(".")[0] in skipped or name.endswith("__main__") or ".test" in name:
        continue
    try:
        __import__(name)
    except BaseException:
        continue
    module = sys.modules[name]
    plain = sorted(n for n in {*dir(module), *vars(module)} if n.isidentifier())
    own = [n for n in plain if type(getattr(module, n, None)).__name__ != "module"]
    names[name] = [plain, own]
json.dump({"version": "%d.%d" % sys.version_info[:2], "modules": sorted(modules),
           "listed": sorted(sys.stdlib_module_names), "names": names}, out)
"""


def main(pythons: list[str]) -> None:
    """Ask each interpreter and write both tables."""
    probes = [probe(python) for python in pythons]
    versions = [found["version"] for found in probes]
    if versions != ["3.10", "3.11", "3.12", "3.13"]:
        raise SystemExit(f"need one interpreter each of 3.10, 3.11, 3.12 and 3.13 in this order, got {versions}")
    write_modules(probes)
    write_names(probes)


def probe(python: str) -> dict:
    """Return what one interpreter has."""
    run = subprocess.run(  # noqa: S603 (interpreters that the caller names)
        [python, "-I", "-S", "-W", "ignore", "-c", PROBE, json.dumps(NOT_IMPORTED)], check=True,
                         capture_output=True, text=True, stdin=subprocess.DEVNULL)  # fmt: skip
    return json.loads(run.stdout)


def write_modules(probes: list[dict]) -> None:
    """Write what modules there are, since when and until when."""
    have = {found["version"]: set(found["modules"]) - set(OTHER_PLATFORM) for found in probes}
    base = have["3.10"] | set(BUILD_DEPENDENT)
    added: dict[str, str] = {}
    removed: dict[str, str] = {}
    for version in ("3.11", "3.12", "3.13"):
        for name in have[version] - base:
            added.setdefault(name, version)
        for name in base - have[version] - set(BUILD_DEPENDENT):
            removed.setdefault(name, version)
    added |= dict.fromkeys(ADDED_IN_3_14.split(), "3.14")
    added = {name: version for name, version in added.items() if not name.startswith("test.")}
    removed = {
        name: version for name, version in removed.items() if ".test" not in name and not name.startswith("test.")
    }
    removed |= {"nis": "3.13", "ossaudiodev": "3.13"}
    # `test` is left out, as in sys.stdlib_module_names: projects have a package of that name.
    tops = {name for found in probes for name in found["listed"]}
    tops |= {name.partition(".")[0] for name in [*ADDED_IN_3_14.split(), *OTHER_PLATFORM]} | {"__hello__", "__phello__"}
    write(
        "stdlib_modules.py",
        '"""The modules of the standard library by version. Written by tools/stdlib_tables.py; do not edit."""',
        [
            ("MODULES", "Every module of CPython 3.10 on POSIX, submodules and private ones included.", text(base)),
            ("TOP_LEVEL", "Every top-level name that 3.10 or a later version has on any platform.", text(tops)),
            ("ADDED", "Module → the first version that has it.", pairs(added)),
            ("REMOVED", "Module of 3.10 → the first version without it.", pairs(removed)),
            ("GONE_BEFORE", "Module that 3.10 no longer has → the first version without it.", pairs(GONE_BEFORE)),
            ("OTHER_PLATFORM", "Module → the only platform that has it.", pairs(OTHER_PLATFORM)),
        ],
    )


def write_names(probes: list[dict]) -> None:
    """Write what names each module of 3.10 has, and which later versions add."""
    base = probes[0]["names"]
    names = {module: text(plain) for module, (plain, _) in base.items()}
    added: dict[str, dict[str, str]] = {}
    for found in probes[1:]:
        for module, (_, own) in found["names"].items():
            if module in base:
                for name in own:
                    if name not in base[module][0] and not name.startswith("_"):
                        added.setdefault(module, {}).setdefault(name, found["version"])
    lines = {module: " ".join(f"{n}={v}" for n, v in sorted(new.items())) for module, new in added.items()}
    write(
        "stdlib_names.py",
        '"""The names in the standard library\'s modules. Written by tools/stdlib_tables.py; do not edit."""',
        [
            ("NAMES", "Module of 3.10 → the names that it has on Linux.", names),
            ("ADDED_NAMES", "Module of 3.10 → name=version of the names that later versions add.", lines),
            ("GONE_NAMES", "Module of 3.10 → names that it had in older versions.", dict(GONE_NAMES)),
        ],
    )


def text(names: object) -> str:
    """Return names as one line of words."""
    return " ".join(sorted(names))


def pairs(mapping: dict[str, str]) -> str:
    """Return a mapping as one line of name=value."""
    return " ".join(f"{name}={value}" for name, value in sorted(mapping.items()))


def write(file: str, docstring: str, tables: list[tuple[str, str, str | dict[str, str]]]) -> None:
    """Write one module of tables, each a string or a dictionary of strings."""
    out = [docstring, ""]
    for name, meaning, table in tables:
        out.append("")
        if isinstance(table, str):
            out.append(f"{name} = (")
            out += literal(table, 4)
            out.append(")")
        else:
            out.append(f"{name} = {{")
            for key, value in sorted(table.items()):
                pieces = literal(value, 8)
                if len(pieces) == 1 and len(pieces[0]) + len(key) + 8 < 120:
                    out.append(f'    "{key}": {pieces[0].strip()},')
                else:
                    out += [f'    "{key}": (', *pieces, "    ),"]
            out.append("}")
        out.append(f'"""{meaning}"""')
    path = TARGET / file
    path.write_text("\n".join(out) + "\n", encoding="utf-8")
    print(path.name, path.stat().st_size, "bytes")


def literal(words: str, indent: int) -> list[str]:
    """Return a string as adjacent literals of at most 120 columns."""
    lines = textwrap.wrap(words, 120 - indent - 3, break_long_words=False, break_on_hyphens=False) or [""]
    return [" " * indent + f'"{line}{" " if number < len(lines) else ""}"' for number, line in enumerate(lines, 1)]


if __name__ == "__main__":
    main(sys.argv[1:])
