"""`python -m bench.zipguard`: what the worst archives cost zipguard, against honest ones, in one run.

Each archive is read in a process of its own. Printed are CPU time per byte of what the archive could make a reader
work on (its own bytes and what it expands to), that time over the same of the honest archive of the same run, and the
memory beyond the archive and its contents, whose bound is 16 MiB. Only ratios inside one run are meant to be quoted.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.malicious_zips.deflate import Bits, fixed_block, repeated, stored_block, stored_blocks
from tests.malicious_zips.forge import DEFLATED, Entry, Zip, extra_field

ROOT = Path(__file__).resolve().parent.parent
MIB = 1 << 20
ROUNDS = 5
EXTRA_BOUND = 16 * MIB
BOUND_MIB = EXTRA_BOUND // MIB


def source_text(size: int) -> bytes:
    """Return so many bytes of real Python, this project's own."""
    text = b"".join(path.read_bytes() for path in sorted(ROOT.glob("hawcx_build/**/*.py")))
    return (text * (size // len(text) + 1))[:size]


def deflated(content: bytes) -> bytes:
    """Return what an ordinary compressor makes of a content; honest data, so the host's zlib may write it."""
    compressor = zlib.compressobj(6, zlib.DEFLATED, -15)
    return compressor.compress(content) + compressor.flush()


def honest_source() -> bytes:
    """A thousand modules of 8 KiB, deflated."""
    text = source_text(1000 * 8192)
    files = [text[at : at + 8192] for at in range(0, len(text), 8192)]
    return Zip(
        [Entry(f"pkg/m{at}.py".encode(), file, DEFLATED, data=deflated(file)) for at, file in enumerate(files)]
    ).build()


def honest_large() -> bytes:
    """Three files of 8 MiB of source, deflated."""
    text = source_text(8 * MIB)
    data = deflated(text)
    return Zip([Entry(f"m{at}.py".encode(), text, DEFLATED, data=data) for at in range(3)]).build()


def honest_stored() -> bytes:
    """Three files of 8 MiB of source, stored."""
    return Zip([Entry(f"m{at}.py".encode(), source_text(8 * MIB)) for at in range(3)]).build()


def most_entries() -> bytes:
    """1,024 empty files at the longest and deepest paths, with extra fields and comments up to the limit."""
    stamp = extra_field(0x5455, b"\1\0\0\0\0")
    folder = b"/".join([b"d" * 14] * 15)
    entries = []
    for number in range(1024):
        name = folder + b"/" + f"f{number:04}".encode()
        entries.append(Entry(name, central_extra=stamp, local_extra=stamp, comment=b"c" * 700))
    return Zip(entries).build()


def end_signatures() -> bytes:
    """A comment-sized tail of stored end record signatures."""
    return Zip([Entry(b"a.txt", b"PK\5\6" * 16_000)]).build()


def bomb() -> bytes:
    """Four files of 8 MiB from 8 KiB each, the whole expansion that is allowed."""
    data = repeated(b"a", 8 * MIB)
    return Zip([Entry(f"{at}.txt".encode(), b"a" * (8 * MIB), DEFLATED, data=data) for at in range(4)]).build()


def empty_stored_blocks() -> bytes:
    """1,024 files of as many empty stored blocks as the slack allows."""
    data = stored_block(b"", final=False) * 204 + fixed_block(b"")
    return Zip([Entry(f"{at}.txt".encode(), b"", DEFLATED, data=data) for at in range(1024)]).build()


def empty_stored_blocks_among_data() -> bytes:
    """Large files whose data is a quarter empty stored blocks."""
    content = source_text(8 * MIB)
    data = stored_block(b"", final=False) * (len(content) // 22) + stored_blocks(content)
    return Zip([Entry(f"{at}.txt".encode(), content, DEFLATED, data=data) for at in range(3)]).build()


def tiny_dynamic_blocks() -> bytes:
    """Blocks of dynamic codes, each with its own tables for twelve letters: the slowest stream known here."""
    block = _tiny_dynamic_block(12)
    count = 6 * MIB // (8 * 12)
    data = Bits().code(block * 8).finish() * count + fixed_block(b"")
    return Zip([Entry(f"{at}.txt".encode(), b"a" * (count * 96), DEFLATED, data=data) for at in range(3)]).build()


def _tiny_dynamic_block(letters: int) -> str:
    """Return the bits of a block that codes the letter a and the end with one bit each."""

    def number(value: int, width: int) -> str:
        return "".join(str(value >> bit & 1) for bit in range(width))

    def zeros(count: int) -> str:
        return "0" + number(count - 11, 7)

    lengths = {18: 1, 0: 2, 1: 2}
    order = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1)
    header = "0" + number(2, 2) + number(0, 5) + number(0, 5) + number(14, 4)
    header += "".join(number(lengths.get(symbol, 0), 3) for symbol in order)
    tables = zeros(97) + "11" + zeros(138) + zeros(20) + "11" + "11"
    return header + tables + "0" * letters + "1"


def short_matches() -> bytes:
    """Fixed codes, every symbol a back-reference of three bytes."""
    bits = Bits().number(0, 1).number(1, 2).code("10010001" + ("0000001" + "00000") * 8192 + "0000000")
    data = (bits.code("000").finish() + b"\0\0\xff\xff") * 340 + fixed_block(b"")
    content = b"a" * ((1 + 3 * 8192) * 340)
    return Zip([Entry(f"{at}.txt".encode(), content, DEFLATED, data=data) for at in range(3)]).build()


CASES: tuple[Callable[[], bytes], ...] = (
    honest_source, honest_large, honest_stored, most_entries, end_signatures, bomb, empty_stored_blocks,
    empty_stored_blocks_among_data, short_matches, tiny_dynamic_blocks,
)  # fmt: skip


def peak_memory() -> int:
    """Return the largest resident size of this process since the last reset, in bytes (Linux)."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) * 1024
    raise OSError("this system does not tell a process's peak memory")


def reset_peak_memory() -> int:
    """Make what this process holds now its peak, and return it; proc(5), clear_refs."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    return peak_memory()


def measure(path: str) -> dict[str, float]:
    """Read one archive in this process; return seconds, expanded bytes, and bytes of memory beyond both."""
    from hawcx_build.errors import Refused
    from hawcx_build.zipguard import read_archive

    data = Path(path).read_bytes()
    before = reset_peak_memory()
    start = time.process_time()
    code, expanded = "accepted", 0
    try:
        expanded = sum(len(entry.content) for entry in read_archive(data).entries)
    except Refused as refusal:
        code = refusal.findings[0].code
    seconds = time.process_time() - start
    after = peak_memory()
    return {
        "seconds": seconds,
        "bytes": len(data),
        "expanded": expanded,
        "memory": after - before - expanded,
        "code": code,
    }  # type: ignore[dict-item]


def main() -> int:
    """Measure every case in turn, several rounds; 1 where one takes more memory than its bound."""
    with tempfile.TemporaryDirectory() as folder:
        for case in CASES:
            Path(folder, case.__name__).write_bytes(case())
        runs: dict[str, list[dict[str, float]]] = {case.__name__: [] for case in CASES}
        for _ in range(ROUNDS):
            for name in runs:
                command = [sys.executable, "-m", "bench.zipguard", str(Path(folder, name))]
                runs[name].append(json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout))
    base = _per_byte(runs["honest_source"])
    heading = ("bytes", "expanded", "ms", "ns/byte", "x honest", "MiB extra")
    print(f"{'archive':32} {'verdict':10}" + "".join(f" {title:>10}" for title in heading))
    worst = 0.0
    for name, rounds in runs.items():
        first, memory = rounds[0], max(run["memory"] for run in rounds)
        worst = max(worst, memory)
        print(f"{name:32} {first['code']:10} {first['bytes']:10} {first['expanded']:10} "
              f"{median(run['seconds'] for run in rounds) * 1000:10.1f} {_per_byte(rounds):10.2f} "
              f"{_per_byte(rounds) / base:10.2f} {memory / MIB:10.1f}")  # fmt: skip
    print(f"most memory beyond archive and contents: {worst / MIB:.1f} MiB, bound {BOUND_MIB} MiB")
    return 1 if worst > EXTRA_BOUND else 0


def _per_byte(rounds: list[dict[str, float]]) -> float:
    return median(run["seconds"] for run in rounds) * 1e9 / (rounds[0]["bytes"] + rounds[0]["expanded"])


if __name__ == "__main__":
    if len(sys.argv) == 2:
        print(json.dumps(measure(sys.argv[1])))
        sys.exit(0)
    sys.exit(main())
