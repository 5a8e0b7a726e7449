"""Run under any interpreter: writes the modules of its standard library, and the names of the most used ones."""

from __future__ import annotations

import importlib
import json
import sys
import sysconfig
from pathlib import Path

PROBED = """
    abc argparse ast asyncio base64 collections collections.abc concurrent.futures contextlib copy csv dataclasses
    datetime decimal email.message enum functools glob hashlib html http http.client importlib importlib.metadata
    importlib.util inspect io itertools json logging math operator pathlib pickle queue random re secrets shutil
    sqlite3 statistics string struct subprocess tempfile textwrap threading traceback types typing unittest
    unittest.mock urllib.parse urllib.request uuid warnings weakref xml.etree.ElementTree zipfile zipimport
"""


def walk(folder: Path, prefix: str, found: set[str]) -> None:
    for entry in folder.iterdir():
        if entry.name.isidentifier() and (entry / "__init__.py").exists():
            found.add(prefix + entry.name)
            walk(entry, prefix + entry.name + ".", found)
        elif entry.suffix == ".py" and entry.stem != "__init__" and entry.stem.isidentifier():
            found.add(prefix + entry.stem)


def main() -> None:
    library = Path(sysconfig.get_paths()["stdlib"])
    found = set(sys.builtin_module_names)
    walk(library, "", found)
    extensions = Path(sysconfig.get_config_var("DESTSHARED") or library / "lib-dynload")
    if extensions.is_dir():
        found.update(entry.name.partition(".")[0] for entry in extensions.iterdir())
    found = {name for name in found if not name.startswith(("site-packages", "dist-packages", "lib-dynload"))}
    names = {}
    for name in PROBED.split():
        module = importlib.import_module(name)
        names[name] = sorted({*dir(module), *vars(module)})
    json.dump({"modules": sorted(found), "listed": sorted(sys.stdlib_module_names), "names": names}, sys.stdout)


if __name__ == "__main__":
    main()
