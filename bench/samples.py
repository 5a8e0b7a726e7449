"""The sample uploads: hello, small, medium, large and extreme, each as a ZIP and as the same files in a folder.

`medium` and `large` are real packages, fetched once with pip; the others are made here, the same bytes on every
machine.
"""

from __future__ import annotations

import random
import subprocess
import sys
import zipfile
from pathlib import Path

MAIN = 'def main():\n    print("hello")\n\n\nif __name__ == "__main__":\n    main()\n'
PINS = ("requests==2.32.5", "urllib3==2.5.0", "idna==3.10", "certifi", "sympy==1.13.3", "botocore==1.40.0")
CHARSET = "charset-normalizer==3.4.3"
LARGE_FILES = 899
WORDS = (
    "alpha",
    "beta",
    "gamma",
    "delta",
    "epsilon",
    "zeta",
    "eta",
    "theta",
    "iota",
    "kappa",
    "request",
    "response",
    "session",
    "token",
    "header",
    "payload",
)
EXTREME_MODULES = 1023
EXTREME_BYTES = 29_000 * EXTREME_MODULES  # with 1,024 files as near to the bound on tokens as to that on bytes
Files = dict[str, bytes]


def sample_files(name: str, wheels: Path) -> Files:
    """Return the files of a sample: path → content."""
    if name == "medium":
        files = {}
        for package in ("requests", "urllib3", "idna", "certifi", "charset_normalizer"):
            files |= package_files(wheels, package, (".py", ".pem"))
        return files | {"__main__.py": b"import requests\nprint(requests.__version__)\n"}
    if name == "large":
        files = package_files(wheels, "sympy", (".py",)) | package_files(wheels, "botocore", (".py",))
        kept = sorted(files, key=lambda path: (len(files[path]), path))[-LARGE_FILES:]
        return {path: files[path] for path in kept} | {"__main__.py": b"print('large')\n"}
    made = {"hello": lambda: {"__main__.py": MAIN.encode()}, "small": small}
    return made[name]() if name in made else generated(EXTREME_MODULES, EXTREME_BYTES)


def small() -> Files:
    """Return an agent of six modules."""
    modules = ["cli", "config", "planner", "tools", "memory", "transport"]
    files = {
        "__main__.py": b"import sys\nfrom agent.cli import main\n\nsys.exit(main())\n",
        "agent/__init__.py": b"__version__ = '1.0'\n",
        "agent/data/prompt.txt": b"You are a helpful agent.\n" * 20,
    }
    for at, module in enumerate(modules):
        text = '"""A module of the sample agent."""\nimport json, logging, os, re, time\nfrom typing import Any\n'
        text += "".join(f"from . import {other}\n" for other in modules[at + 1 : at + 3])
        for number in range(12):
            text += (
                f"\n\ndef step_{number}(value: Any, *, strict: bool = False) -> list[Any]:\n"
                f"    if strict and value is None:\n        raise ValueError('value {number}')\n"
                f"    return [item for item in range({number} + 3) if item != value]\n"
            )
        text += "\n\ndef main():\n    print(step_1(2))\n    return 0\n"
        files[f"agent/{module}.py"] = text.encode()
    return files


def generated(modules: int, size: int) -> Files:
    """Return a program of so many modules and bytes: functions, classes, tables and texts."""
    draw, files = random.Random(7), {"__main__.py": MAIN.encode()}
    for at in range(modules):
        parts = [f'"""Generated module {at}."""\nimport os, sys, json\n']
        if at:
            parts.append(f"from pkg{(at - 1) // 64:02d} import m{at - 1:04d}\n")
        while sum(map(len, parts)) < size // modules:
            parts.append(generated_statement(draw, len(parts)))
        files[f"pkg{at // 64:02d}/m{at:04d}.py"] = "".join(parts).encode()
    return files


def generated_statement(draw: random.Random, number: int) -> str:
    """Return one top-level statement."""
    one, two = draw.choice(WORDS), draw.choice(WORDS)
    kind = draw.random()
    if kind < 0.4:
        return (
            f"\n\ndef {one}_{two}_{number}({two}: int, limit: int = {draw.randrange(9999)}) -> dict:\n"
            f"    '''Return the {one} of {two}, at most limit items.'''\n    result = {{}}\n"
            f"    for index, item in enumerate(range({two})):\n"
            "        if index >= limit or item is None:\n            break\n"
            f"        result[f'{one}-{{index}}'] = (item, len(str(item)), {draw.random():.6f})\n    return result\n"
        )
    if kind < 0.6:
        table = ", ".join(f"'{draw.choice(WORDS)}{at}': {draw.randrange(10**6)}" for at in range(12))
        return f"\n\nclass {one.title()}{two.title()}{number}:\n    {two} = {{{table}}}\n"
    if kind < 0.8:
        return f"\n{one.upper()}_{number} = [{', '.join(str(draw.randrange(10**5)) for _ in range(24))}]\n"
    return f"\n{two.upper()}_TEXT_{number} = '''{' '.join(draw.choice(WORDS) for _ in range(70))}'''\n"


def package_files(wheels: Path, package: str, suffixes: tuple[str, ...]) -> Files:
    """Return the files of a package, its tests and those that are no UTF-8 left out."""
    files = {}
    (path,) = wheels.glob(f"{package}-*.whl")
    with zipfile.ZipFile(path) as wheel:
        for name in wheel.namelist():
            content = wheel.read(name) if name.endswith(suffixes) and ".dist-info/" not in name else None
            if content is not None and not {"tests", "benchmarks"} & set(name.split("/")) and is_utf8(content):
                files[name] = content
    return files


def is_utf8(content: bytes) -> bool:
    """Tell whether the bytes are UTF-8."""
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def fetch_wheels(folder: Path) -> None:
    """Download the pinned packages, once."""
    if len(list(folder.glob("*.whl"))) == len(PINS) + 1:
        return
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]
    pure = ["--platform", "none", "--only-binary", ":all:", "--python-version", "3.11", "--implementation", "py"]
    subprocess.run([*download, *PINS], check=True)
    subprocess.run([*download, *pure, "--abi", "none", CHARSET], check=True)


def write_sample(files: Files, archive: Path, tree: Path) -> None:
    """Write a sample as a ZIP and as a folder."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        for path in sorted(files):
            info = zipfile.ZipInfo(path)
            info.external_attr = 0o100644 << 16
            target.writestr(info, files[path], zipfile.ZIP_DEFLATED)
    for path, content in files.items():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).write_bytes(content)
