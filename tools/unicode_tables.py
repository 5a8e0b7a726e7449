"""Write which characters Unicode 13 knows, the version that CPython 3.10 has.

python3.10 tools/unicode_tables.py
"""

from __future__ import annotations

import textwrap
import unicodedata
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "hawcx_build" / "analyze" / "unicode13_ranges.py"


def ranges(is_member: object) -> str:
    """Return the characters above ASCII for which a test holds, as hexadecimal ranges."""
    found: list[list[int]] = []
    for code in range(0x80, 0x110000):
        if is_member(chr(code)):
            if found and found[-1][1] == code - 1:
                found[-1][1] = code
            else:
                found.append([code, code])
    return " ".join(f"{first:x}" if first == last else f"{first:x}-{last:x}" for first, last in found)


def main() -> None:
    """Write the tables of the running interpreter, which must be 3.10."""
    if not unicodedata.unidata_version.startswith("13."):
        raise SystemExit(f"this Python has Unicode {unicodedata.unidata_version}, not 13")
    out = ['"""Characters of Unicode 13. Written by tools/unicode_tables.py; do not edit."""', ""]
    tables = {
        "LETTERS": ranges(lambda char: f"a{char}".isidentifier()),
        "ASSIGNED": ranges(lambda char: unicodedata.category(char) != "Cn"),
    }
    for name, table in tables.items():
        lines = textwrap.wrap(table, 112)
        out += ["", f"{name} = (", *(f'    "{line}{" " if line != lines[-1] else ""}"' for line in lines), ")"]
    TARGET.write_text("\n".join(out) + "\n", encoding="utf-8")


main()
