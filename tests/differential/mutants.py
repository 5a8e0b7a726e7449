"""`python -m tests.differential.mutants --count N --seed S`: mutate honest archives, compare readers on what passes.

The engine knows the structure: it takes an honest archive apart into the forge's records, lies about one or two fields,
moves, repeats or drops a record, puts bytes where none belong, and lets the forge fix lengths, offsets and checksums,
or flips bytes of the finished archive and fixes nothing. Mutant number i of a seed is the same on every machine.
"""

from __future__ import annotations

import argparse
import struct
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from random import Random

from tests.differential.agreement import Tally, compare
from tests.differential.readers import available_readers
from tests.differential.take_apart import take_apart
from tests.malicious_zips.catalogue import all_vectors
from tests.malicious_zips.forge import DEFLATED, STORED, Entry, Zip, Zip64Locator, extra_field

NUMBERS = (0, 1, 2, 3, 7, 8, 0x0A, 0x14, 0x2D, 0xFF, 0x100, 0x800, 0x7FFF, 0xFFFF, 0x10000, 0x7FFFFFFF, 0xFFFFFFFF)
NAMES = (b"a", b"A", b"a/", b"a/b", b"app.py", b"APP.py", b"app.py/", b"d/x.txt", b"D/y.txt", b".x", b"x.", b"\xc3\xa9",
         b"x\0y", b"__main__.py", b"x y", b"-x", b"x~1", b"a//b", b"./a", b"constructor", b"%41", b"[x]", b"'x'",
         b"toString", b"app.py;1", b"x;1y")  # fmt: skip
BYTES = (b"\0", b"PK\3\4", b"PK\1\2", b"PK\5\6", b"PK\7\x08", b"PK\6\7", b"PK\6\6", bytes(16), b"text\n",
         Zip64Locator(0).pack(), Zip([]).build(), Zip([Entry(b"evil.py", b"import os\n")]).build())  # fmt: skip
CONTENTS = (b"", b"a", b"text\n", b"PK\7\x08", b"PK\5\6" + bytes(18), b"a" * 300, bytes(range(256)))
EXTRAS = (extra_field(0x5455, b"\1\0\0\0\0"), extra_field(0x7875, b"\1\4\0\0\0\0\4\0\0\0\0"), extra_field(0xCAFE, b""),
          extra_field(0x7075, b"\1\0\0\0\0evil.py"), extra_field(1, bytes(16)), extra_field(0xBEEF, b"x"), b"\0",
          extra_field(0x000A, bytes(4) + b"\1\0\x18\0" + bytes(24)), extra_field(0xD935, b"\4\0\0"),
          extra_field(0x4453, bytes(11)), extra_field(0x4453, bytes(4)))  # fmt: skip
LOCAL_FIELDS = (
    "needed",
    "flags",
    "method",
    "time",
    "date",
    "crc",
    "compressed_size",
    "size",
    "name_length",
    "extra_length",
)
CENTRAL_FIELDS = (*LOCAL_FIELDS, "made_by", "disk", "internal", "external", "offset", "comment_length")
END_FIELDS = (
    "disk",
    "directory_disk",
    "disk_entries",
    "entries",
    "directory_size",
    "directory_offset",
    "comment_length",
)
WIDE = frozenset({"crc", "compressed_size", "size", "external", "offset", "directory_size", "directory_offset"})


def mutant(bases: list[bytes], seed: int, number: int) -> bytes:
    """Return one mutant.

    Args:
        bases: honest archives.
        seed: names the run.
        number: names the mutant within it.
    """
    random = Random(f"{seed}:{number}")
    archive = take_apart(random.choice(bases))
    for _ in range(random.choice((1, 1, 1, 2))):
        random.choice(MUTATIONS)(archive, random)
    try:
        data = archive.build()
    except (struct.error, OverflowError):  # a number that the field cannot hold
        data = take_apart(random.choice(bases)).build()
    return _bytewise(data, random) if random.random() < 0.2 else data


def mutate(archive: bytes, random: Random) -> bytes:
    """Return an archive with one more mutation.

    Raises:
        ValueError, IndexError, OverflowError, struct.error: it cannot be taken apart or put together.
    """
    parts = take_apart(archive)
    random.choice(MUTATIONS)(parts, random)
    return parts.build()


def _number(random: Random, field: str) -> int:
    value = random.choice(NUMBERS) if random.random() < 0.7 else random.getrandbits(16)
    return value if field in WIDE else value & 0xFFFF


def _some(archive: Zip, random: Random) -> Entry:
    return random.choice(archive.entries) if archive.entries else Entry(b"a")


def _lie(archive: Zip, random: Random) -> None:
    """Set one field of one header, or of both, to an interesting number or near its own."""
    entry = _some(archive, random)
    where = random.choice(("local", "central", "both"))
    field = random.choice(CENTRAL_FIELDS if where == "central" else LOCAL_FIELDS)
    honest = getattr(entry.central_header(0), field)
    near = isinstance(honest, int) and random.random() < 0.4
    value = (
        (honest + random.choice((-1, 1, 4, 16))) & (0xFFFFFFFF if field in WIDE else 0xFFFF)
        if near
        else _number(random, field)
    )
    if where in ("local", "both"):
        entry.local[field] = value
    if where in ("central", "both"):
        entry.central[field] = value


def _flag(archive: Zip, random: Random) -> None:
    """Flip one flag bit in both headers."""
    _some(archive, random).flags ^= 1 << random.randrange(16)


def _attributes(archive: Zip, random: Random) -> None:
    """Change what the central header alone says."""
    entry = _some(archive, random)
    entry.external = random.choice(
        (0, 0x10, 0x20, 0x08, 0o100644 << 16, 0o040755 << 16, 0o120777 << 16, 0o600 << 16, 0x4000)
    )
    entry.made_by = random.choice((0, 20, 3 << 8 | 20, 10 << 8 | 20, 7 << 8, 19 << 8 | 21))
    entry.internal = random.choice((0, 0, 1, 2))


def _end(archive: Zip, random: Random) -> None:
    """Set one field of the end record."""
    field = random.choice(END_FIELDS)
    if random.random() < 0.5 and field.startswith("directory_") and field != "directory_disk":
        offset, size, _ = archive.layout()
        archive.end[field] = (offset if field == "directory_offset" else size) + random.choice(
            (-4, -1, 1, 4)
        ) & 0xFFFFFFFF
    else:
        archive.end[field] = _number(random, field)


def _name(archive: Zip, random: Random) -> None:
    """Give an entry an interesting name, in both headers or in one."""
    entry, name = _some(archive, random), random.choice(NAMES)
    where = random.choice(("both", "both", "both", "local", "central"))
    if where == "both":
        entry.name = name
    else:
        (entry.local if where == "local" else entry.central)["name"] = name


def _content(archive: Zip, random: Random) -> None:
    """Give an entry another content, with honest checksums and sizes or with the old ones."""
    entry = _some(archive, random)
    entry.content, entry.data = random.choice(CONTENTS), None
    if random.random() < 0.8:
        _forget_sizes(entry)


def _method(archive: Zip, random: Random) -> None:
    """Store what was deflated or deflate what was stored, honestly or by the field alone."""
    entry = _some(archive, random)
    entry.method = DEFLATED if entry.method == STORED else STORED
    if random.random() < 0.5:
        entry.data = None
        _forget_sizes(entry)


def _forget_sizes(entry: Entry) -> None:
    for header in (entry.local, entry.central):
        for field in ("crc", "compressed_size", "size"):
            header.pop(field, None)
    if entry.descriptor:
        entry.describe()


def _data(archive: Zip, random: Random) -> None:
    """Flip, cut or extend the bytes of an entry's data; sizes follow or not."""
    entry = _some(archive, random)
    raw = bytearray(entry.raw)
    kind = random.randrange(3)
    if kind == 0 and raw:
        raw[random.randrange(len(raw))] ^= 1 << random.randrange(8)
    elif kind == 1:
        del raw[len(raw) // 2 :]
    else:
        raw += random.choice(BYTES)
    entry.data = bytes(raw)
    if random.random() < 0.5:
        entry.local["compressed_size"] = entry.central["compressed_size"] = len(raw)


def _descriptor(archive: Zip, random: Random) -> None:
    """Add a descriptor of one of the four forms, or drop, repeat or damage the one that is there."""
    entry = _some(archive, random)
    kind = random.randrange(5)
    if kind == 0:
        entry.data, entry.content = None, b"text\n"
        entry.method = DEFLATED
        entry.central.clear()
        entry.describe(signature=random.choice((b"PK\7\x08", b"")), wide=random.random() < 0.3)
    elif kind == 1:
        entry.descriptor = b""
    elif kind == 2:
        entry.descriptor *= 2
    elif kind == 3:
        entry.descriptor = entry.descriptor[4:]
    elif entry.descriptor:
        at = random.randrange(len(entry.descriptor))
        entry.descriptor = entry.descriptor[:at] + b"\1" + entry.descriptor[at + 1 :]


def _extra(archive: Zip, random: Random) -> None:
    """Append an extra field to one header or to both."""
    entry, extra = _some(archive, random), random.choice(EXTRAS)
    where = random.choice(("local", "central", "both"))
    if where != "central":
        entry.local_extra += extra
    if where != "local":
        entry.central_extra += extra


def _comment(archive: Zip, random: Random) -> None:
    """Comment an entry or the archive."""
    if random.random() < 0.5:
        _some(archive, random).comment = random.choice(BYTES)
    else:
        archive.comment += random.choice(BYTES)


def _insert(archive: Zip, random: Random) -> None:
    """Put bytes between records."""
    extra = random.choice(BYTES)
    place = random.randrange(7)
    if place < 2:
        entry = _some(archive, random)
        setattr(entry, ("before", "after")[place], extra)
    else:
        setattr(archive, ("before_directory", "after_directory", "directory_tail", "tail", "prefix")[place - 2], extra)
        archive.counts_prefix = random.random() < 0.5


def _repeat(archive: Zip, random: Random) -> None:
    """Repeat an entry: as a record of its own, under its name or another, or as a second header of the same record."""
    entry = _some(archive, random)
    copy = Entry(**{name: getattr(entry, name) for name in entry.__dataclass_fields__})
    copy.local, copy.central = dict(entry.local), dict(entry.central)
    if random.random() < 0.6:
        copy.name = random.choice(NAMES)
    if random.random() < 0.3:
        copy.is_present = False
        archive.build()
        copy.central["offset"] = random.choice(archive.offsets or [0])
    archive.entries.insert(random.randrange(len(archive.entries) + 1), copy)
    archive.order = None


def _drop(archive: Zip, random: Random) -> None:
    """Drop an entry's header, its record, or both."""
    entry = _some(archive, random)
    entry.is_listed, entry.is_present = random.choice(((False, True), (True, False), (False, False)))


def _move(archive: Zip, random: Random) -> None:
    """List or store the entries in another order."""
    if random.random() < 0.5:
        archive.order = random.sample(range(len(archive.entries)), len(archive.entries))
    else:
        random.shuffle(archive.entries)
        archive.order = None


MUTATIONS: tuple[Callable[[Zip, Random], None], ...] = (
    _lie, _lie, _flag, _attributes, _attributes, _end, _name, _name, _content, _content, _method, _data, _descriptor,
    _extra, _extra, _comment, _insert, _repeat, _repeat, _drop, _move,
)  # fmt: skip


def _bytewise(data: bytes, random: Random) -> bytes:
    """Change, insert, delete or copy bytes anywhere and fix nothing."""
    changed = bytearray(data)
    at = random.randrange(len(changed) + 1)
    kind = random.randrange(4)
    if kind == 0 and at < len(changed):
        changed[at] ^= 1 << random.randrange(8)
    elif kind == 1:
        changed[at:at] = random.choice(BYTES)
    elif kind == 2:
        del changed[at : at + random.choice((1, 2, 4, 12, 16, 30, 46))]
    else:
        source = random.randrange(len(changed) + 1)
        length = random.choice((4, 12, 16, 30, 46))
        changed[at : at + length] = changed[source : source + length]
    return bytes(changed)


def honest_archives() -> list[bytes]:
    """Return the archives that mutants start from: what ordinary producers write, in the catalogue's words."""
    return [vector.build() for vector in all_vectors() if vector.code is None and vector.kind in
            ("producers", "extras", "descriptors", "flags", "versions", "types", "headers")]  # fmt: skip


def run(count: int, seed: int, names: list[str] | None, *, first: int = 0, step: int = 1, every: int = 1) -> Tally:
    """Make every `step`th of `count` mutants and compare the readers on what passes.

    Args:
        count: mutants of the whole run.
        seed: names the run.
        names: readers to compare with; None: all that are here.
        first: number of the first mutant.
        step: distance to the next one.
        every: other programs see one mutant in so many; `zipfile`, in this process, sees them all.
    """
    here, _ = available_readers()
    readers = [reader for name, reader in here.items() if names is None or name in names]
    in_process = [reader for reader in readers if reader.name == "zipfile"]
    bases, tally = honest_archives(), Tally()
    for number in range(first, count, step):
        chosen = readers if number // step % every == 0 else in_process
        tally.add(compare(mutant(bases, seed, number), chosen, f"mutant {seed}:{number}"))
    return tally


def _part(arguments: tuple[int, int, list[str] | None, int, int, int]) -> Tally:
    count, seed, names, first, step, every = arguments
    return run(count, seed, names, first=first, step=step, every=every)


def main(arguments: list[str]) -> int:
    """Run the command; 1 where two readers disagree."""
    parser = argparse.ArgumentParser(prog="python -m tests.differential.mutants")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reader", action="append", help="compare with this reader alone; repeatable")
    parser.add_argument("--every", type=int, default=1, help="show other programs one mutant in so many")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    here, missing = available_readers()
    print(f"readers: {', '.join(sorted(here))}")
    for name, need in missing.items():
        print(f"not here: {name} (needs {need})")
    start, tally, step = time.monotonic(), Tally(), options.processes
    with get_context("spawn").Pool(step) as pool:
        parts = [(options.count, options.seed, options.reader, first, step, options.every) for first in range(step)]
        for part in pool.imap_unordered(_part, parts):
            tally.add(part)
    print(tally.shown())
    print(f"{options.count} mutants in {time.monotonic() - start:.0f} s")
    return 1 if tally.disagreements else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
