"""The target for the whole build in process: a refusal with a registered code, or a bundle that holds the upload."""

from __future__ import annotations

from random import Random

from fuzz.archive import BASES, check_findings
from hawcx_build.bundle import SHEBANG
from hawcx_build.errors import Refused
from hawcx_build.limits import DEFAULT_LIMITS
from hawcx_build.pipeline import build_bundle
from hawcx_build.vendor.closure import read_closure
from hawcx_build.vendor.locate import locate_runtime
from hawcx_build.zipguard import read_archive
from tests.differential.mutants import mutant
from tests.malicious_zips.forge import Entry, hello

CLOSURE = read_closure(locate_runtime())

LINES = tuple(line.encode() for line in (
    "import os\n", "import app\n", "from . import x\n", "from app import run\n", "def run():\n", "    return 1\n",
    "if True:\n", "    pass\n", "try:\n", "except ImportError:\n", "else:\n", "class A(B):\n", "x = (\n", ")\n",
    "# coding: utf-7\n", "# -*- coding: utf-8 -*-\n", "\ufeff", "\xe9 = 1\n", "f'{x!r:>{w}}'\n", "\\\n", "\t",
    "async def f(): await g()\n", "match x:\n", "    case [a, *b]: pass\n", "lambda: (yield)\n", "'''\n", "\x0c",
    "x: int = 1\n", "while 1: break\n", "with a as b, c: pass\n", "@d\n", "print('hello')\n", "__import__('app')\n",
    "import importlib; importlib.import_module('app')\n", "from json import *\n", "del x\n", "raise SystemExit\n", "\r",
))  # fmt: skip
NAMES = (b"app.py", b"__main__.py", b"pkg/__init__.py", b"pkg/mod.py", b"pyproject.toml", b"notes.txt")


def check(data: bytes) -> None:
    """Build one input and hold the invariants."""
    try:
        bundle = build_bundle(data, CLOSURE, DEFAULT_LIMITS)
    except Refused as refusal:
        check_findings(refusal)
        return
    limits = DEFAULT_LIMITS.of_bundle(4 * DEFAULT_LIMITS.entries)
    held = {entry.path: entry.content for entry in read_archive(bundle.content, limits, prefix=SHEBANG).entries}
    for entry in read_archive(data).entries:
        assert entry.is_directory or held[entry.path] == entry.content, entry.path


def mutate(data: bytes, random: Random) -> bytes:
    """Return another input: a mutant of an honest archive, or an honest archive of source made of odd lines."""
    if random.random() < 0.2:
        return mutant(BASES, random.getrandbits(30), random.getrandbits(30))
    archive = hello()
    for _ in range(random.randrange(1, 3)):
        source = b"".join(random.choices(LINES, k=random.randrange(12)))
        name = random.choice(NAMES)
        archive.entries = [entry for entry in archive.entries if entry.name != name] + [Entry(name, source)]
    return archive.build()
