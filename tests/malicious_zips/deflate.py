# SPDX-License-Identifier: 0BSD
"""DEFLATE streams bit by bit (RFC 1951), so that no vector depends on what the host's zlib would write.

Every function returns whole blocks; streams that break the format stand in the catalogue as literal bits.
"""

from __future__ import annotations

import struct

END_OF_BLOCK = 256


class Bits:
    """Collects bits in DEFLATE's order: numbers from their lowest bit, Huffman codes from their highest."""

    def __init__(self) -> None:
        self._value = 0
        self._count = 0
        self._done = bytearray()

    def number(self, value: int, width: int) -> Bits:
        """Append a number, lowest bit first (3.1.1)."""
        self._value |= value << self._count
        self._count += width
        while self._count >= 8:
            self._done.append(self._value & 0xFF)
            self._value >>= 8
            self._count -= 8
        return self

    def code(self, bits: str) -> Bits:
        """Append a Huffman code or any bits, in the order in which they are written here."""
        for bit in bits:
            self.number(int(bit), 1)
        return self

    def finish(self, padding: int = 0) -> bytes:
        """Return the bytes; `padding` fills the bits up to the end of the last one."""
        if self._count:
            self._done.append((self._value | padding << self._count) & 0xFF)
        return bytes(self._done)


def stored_block(
    content: bytes, *, final: bool = True, first: int | None = None, complement: int | None = None
) -> bytes:
    """Return one stored block (3.2.4).

    Args:
        content: at most 65,535 bytes.
        final: whether this is the last block.
        first: the byte that holds the block's three header bits, to lie about its padding.
        complement: the second length, to lie about it.
    """
    length = len(content)
    other = length ^ 0xFFFF if complement is None else complement
    return struct.pack("<B2H", int(final) if first is None else first, length, other) + content


def stored_blocks(content: bytes) -> bytes:
    """Return a stream of stored blocks for a content of any length."""
    pieces = [content[at : at + 0xFFFF] for at in range(0, len(content), 0xFFFF)] or [b""]
    return b"".join(stored_block(piece, final=False) for piece in pieces[:-1]) + stored_block(pieces[-1])


def fixed_code(symbol: int) -> str:
    """Return the fixed code of a literal or length symbol (3.2.6)."""
    if symbol < 144:
        return f"{0b00110000 + symbol:08b}"
    if symbol < 256:
        return f"{0b110010000 + symbol - 144:09b}"
    if symbol < 280:
        return f"{symbol - 256:07b}"
    return f"{0b11000000 + symbol - 280:08b}"


def fixed_block(content: bytes, *, final: bool = True, padding: int = 0) -> bytes:
    """Return one block of fixed codes that holds literals alone."""
    bits = Bits().number(int(final), 1).number(1, 2)
    for byte in content:
        bits.code(fixed_code(byte))
    return bits.code(fixed_code(END_OF_BLOCK)).finish(padding)


def fixed_bits(*symbols: str, final: bool = True) -> bytes:
    """Return one block of fixed codes that holds exactly these bit strings."""
    bits = Bits().number(int(final), 1).number(1, 2)
    for symbol in symbols:
        bits.code(symbol)
    return bits.finish()


# The order in which code lengths of the code length code are written (3.2.7).
LENGTH_ORDER = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15)


def dynamic_header(bits: Bits, lengths: dict[int, int], distances: dict[int, int], *, final: bool = True) -> None:
    """Append the header of a block of dynamic codes, its code lengths written one by one without repeats.

    Args:
        bits: where to append.
        lengths: literal or length symbol → length of its code; the others have none.
        distances: distance symbol → length of its code.
        final: whether this is the last block.
    """
    bits.number(int(final), 1).number(2, 2)
    literal_count, distance_count = max(257, max(lengths) + 1), max(distances, default=0) + 1
    bits.number(literal_count - 257, 5).number(distance_count - 1, 5).number(19 - 4, 4)
    # A code length code of sixteen symbols of four bits each: the lengths 0 to 15 stand for themselves.
    for symbol in LENGTH_ORDER:
        bits.number(4 if symbol < 16 else 0, 3)
    for symbol in range(literal_count):
        bits.code(f"{lengths.get(symbol, 0):04b}")
    for symbol in range(distance_count):
        bits.code(f"{distances.get(symbol, 0):04b}")


def dynamic_bits(lengths: dict[int, int], distances: dict[int, int], body: str) -> bytes:
    """Return one block of dynamic codes with this body, written as bits."""
    bits = Bits()
    dynamic_header(bits, lengths, distances)
    return bits.code(body).finish()


def repeated(byte: bytes, size: int) -> bytes:
    """Return the shortest stream of one byte many times: about a thousand times smaller than its content.

    One literal, then matches of length 258 at distance 1 of two bits each, then literals up to the size.
    """
    literal = byte[0]
    codes = {285: "0", literal: "10", END_OF_BLOCK: "11"}
    bits = Bits()
    dynamic_header(bits, {285: 1, literal: 2, END_OF_BLOCK: 2}, {0: 1, 1: 1})
    matches, rest = divmod(size - 1, 258)
    bits.code(codes[literal])
    for _ in range(matches):
        bits.code(codes[285]).code("0")
    for _ in range(rest):
        bits.code(codes[literal])
    return bits.code(codes[END_OF_BLOCK]).finish()
