"""An honest archive → the forge's records: the inverse of `Zip.build`, independent of the reader under test."""

from __future__ import annotations

import struct

from tests.malicious_zips.forge import Entry, Zip


def take_apart(archive: bytes) -> Zip:
    """Return an honest archive as the forge's records; building them again gives the same bytes."""
    end = archive.rindex(b"PK\5\6")
    count, _, offset = struct.unpack_from("<HII", archive, end + 10)
    headers, position = [], offset
    for _ in range(count):
        fields = struct.unpack_from("<4s6H3I5H2I", archive, position)
        lengths = fields[10:13]
        start = position + 46
        texts = []
        for length in lengths:
            texts.append(archive[start : start + length])
            start += length
        headers.append((fields, texts))
        position = start
    order = sorted(range(count), key=lambda index: headers[index][0][16])
    bounds = [headers[index][0][16] for index in order] + [offset]
    entries = [_entry(archive, headers[index], bounds[place + 1]) for place, index in enumerate(order)]
    places = [order.index(index) for index in range(count)]
    return Zip(entries, order=places, comment=archive[end + 22 :])


def _entry(archive: bytes, header: tuple[tuple[int, ...], list[bytes]], bound: int) -> Entry:
    fields, (name, extra, comment) = header
    local = struct.unpack_from("<4s5H3I2H", archive, fields[16])
    start = fields[16] + 30 + local[9] + local[10]
    data, behind = archive[start : start + fields[8]], archive[start + fields[8] : bound]
    central = {"crc": fields[7], "compressed_size": fields[8], "size": fields[9]}
    return Entry(
        name, data, fields[4], data=data, flags=fields[3], needed=fields[2], made_by=fields[1], time=fields[5],
        date=fields[6], internal=fields[14], external=fields[15], local_extra=archive[start - local[10] : start],
        central_extra=extra, comment=comment, descriptor=behind, central=central,
        local={"crc": local[6], "compressed_size": local[7], "size": local[8], "needed": local[1]},
    )  # fmt: skip
