"""Run under any interpreter: writes the modules of its standard library, and the names of the most used ones."""

import importlib
import json
import os
import sys
import sysconfig

PROBED = (
    "abc argparse ast asyncio base64 collections collections.abc concurrent.futures contextlib copy csv dataclasses "
    "datetime decimal email.message enum functools glob hashlib html http http.client importlib importlib.metadata "
    "importlib.util inspect io itertools json logging math operator pathlib pickle queue random re secrets shutil sqlite3 "
    "statistics string struct subprocess tempfile textwrap threading traceback types typing unittest unittest.mock "
    "urllib.parse urllib.request uuid warnings weakref xml.etree.ElementTree zipfile zipimport"
).split()


def walk(folder: str, prefix: str, found: set) -> None:
    for entry in os.listdir(folder):
        path = os.path.join(folder, entry)
        if os.path.exists(os.path.join(path, "__init__.py")) and entry.isidentifier():
            found.add(prefix + entry)
            walk(path, prefix + entry + ".", found)
        elif entry.endswith(".py") and entry != "__init__.py" and entry[:-3].isidentifier():
            found.add(prefix + entry[:-3])


def main() -> None:
    library = sysconfig.get_paths()["stdlib"]
    found = set(sys.builtin_module_names)
    walk(library, "", found)
    extensions = sysconfig.get_config_var("DESTSHARED") or os.path.join(library, "lib-dynload")
    if os.path.isdir(extensions):
        found.update(entry.partition(".")[0] for entry in os.listdir(extensions))
    found = {name for name in found if not name.startswith(("site-packages", "dist-packages", "lib-dynload"))}
    names = {}
    for name in PROBED:
        module = importlib.import_module(name)
        names[name] = sorted({*dir(module), *vars(module)})
    json.dump({"modules": sorted(found), "listed": sorted(sys.stdlib_module_names), "names": names}, sys.stdout)


if __name__ == "__main__":
    main()
