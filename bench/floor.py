"""`python -I bench/floor.py SOURCE.zip OUT.zip`: the least that any builder in Python must do, and nothing else.

A bare process that reads the ZIP, inflates it, parses each `.py` once with the collector off and walks its statement
lists, takes digests, and writes a stored ZIP. It checks nothing.
"""

import _ast
import gc
import hashlib
import struct
import sys
import zlib

END_COUNTS = struct.Struct("<HII")
LOCAL = struct.Struct("<4s5H3I2H")
CENTRAL = struct.Struct("<4s6H3I5H2I")
END = struct.Struct("<4s4H2IH")


def read(path):  # noqa: D103
    with open(path, "rb") as file:  # noqa: PTH123
        data = memoryview(file.read())
    count, _size, at = END_COUNTS.unpack_from(data, len(data) - 12)
    for _ in range(count):
        fields = CENTRAL.unpack_from(data, at)
        method, size, expanded, name, extra, comment, start = fields[4], *fields[8:13], fields[16]
        path = bytes(data[at + 46 : at + 46 + name]).decode()
        at += 46 + name + extra + comment
        start += 30 + sum(struct.unpack_from("<HH", data, start + 26))
        content = data[start : start + size]
        yield path, zlib.decompressobj(-15).decompress(content, expanded + 1) if method else bytes(content)


def imports(content):  # noqa: D103
    found, todo = 0, [compile(content.decode(), "<source>", "exec", 0x400, True).body]
    while todo:
        for statement in todo.pop():
            if type(statement) in (_ast.Import, _ast.ImportFrom):
                found += 1
                continue
            held = statement.__dict__
            todo += [held[part] for part in ("body", "orelse", "finalbody") if type(held.get(part)) is list]
            todo += [inner.body for part in ("handlers", "cases") for inner in held.get(part, ())]
    return found


def main(source, target):  # noqa: D103
    gc.disable()
    files = dict(read(source))
    for path, content in files.items():
        hashlib.sha256(content)
        if path.endswith(".py"):
            imports(content)
    whole, directory, at = hashlib.sha256(), [], 0
    with open(target, "wb") as file:  # noqa: PTH123
        for path in sorted(files):
            content, name, check = files[path], path.encode(), zlib.crc32(files[path])
            fixed = (0, 0, 0, 33, check, len(content), len(content), len(name), 0)
            directory.append(CENTRAL.pack(b"PK\1\2", 20, 20, *fixed, 0, 0, 0, 0, at) + name)
            for part in (LOCAL.pack(b"PK\3\4", 20, *fixed) + name, content):
                file.write(part)
                whole.update(part)
                at += len(part)
        end = b"".join(directory)
        end += END.pack(b"PK\5\6", 0, 0, len(files), len(files), len(end), at, 0)
        file.write(end)
        whole.update(end)


if __name__ == "__main__":
    main(*sys.argv[1:3])
