# SPDX-License-Identifier: 0BSD
"""DEFLATE streams, sizes and checksums: contents that are not what their headers declare."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from tests.malicious_zips.deflate import (
    Bits,
    dynamic_bits,
    fixed_bits,
    fixed_block,
    fixed_code,
    repeated,
    stored_block,
    stored_blocks,
)
from tests.malicious_zips.forge import DEFLATED, Entry, Zip
from tests.malicious_zips.vector import Chapter

chapter = Chapter("streams")

TEXT = b"print('hello')\n"
HIDDEN = "bytes that most readers never show"
DECODERS = "decoders differ on what they make of it"
COST = "time and memory beyond what the headers declare"
END = fixed_code(256)
A = fixed_code(ord("a"))


def _replace(data: bytes, content: bytes = TEXT) -> object:
    """Return a change that gives an honest deflated entry other data, its headers agreeing on the length."""

    def change(archive: Zip) -> Iterator[None]:
        archive.entries.append(Entry(b"text.txt", content, DEFLATED))
        yield
        archive.entries[-1].data = data

    return change


def _repeat_without_previous() -> bytes:
    bits = Bits().number(1, 1).number(2, 2).number(0, 5).number(0, 5).number(0, 4)
    for length in (1, 0, 0, 1):  # 16 and 0 get codes of one bit; code 0 is "0", 16 is "1"
        bits.number(length, 3)
    return bits.code("1").number(0, 2).finish() + bytes(20)


def _flushed(content: bytes) -> bytes:
    bits = Bits().number(0, 1).number(1, 2)
    for byte in content:
        bits.code(fixed_code(byte))
    return bits.code(END).number(0, 3).finish() + b"\0\0\xff\xff"


def _too_many_symbols() -> bytes:
    return Bits().number(1, 1).number(2, 2).number(31, 5).number(31, 5).number(0, 4).finish() + bytes(40)


for name, code, what, effect, references, data, content in (
    ("reserved_block_type", "zip.deflate", "The block type is 3, which is reserved.", DECODERS, "RFC 1951 3.2.3",
     b"\x07", TEXT),
    ("stored_length_mismatch", "zip.deflate", "A stored block's length and its complement disagree.", DECODERS,
     "RFC 1951 3.2.4", stored_block(TEXT, complement=0), TEXT),
    ("distance_before_start", "zip.deflate", "The first symbol copies from before the start.",
     "old decoders show foreign memory", "RFC 1951 3.2.5", fixed_bits(fixed_code(257), "00000", END), b"aaa"),
    ("distance_code_30", "zip.deflate", "Distance code 30 is used, which is never meant.", DECODERS, "RFC 1951 3.2.6",
     fixed_bits(A, fixed_code(257), "11110", END), b"aaaa"),
    ("distance_code_31", "zip.deflate", "Distance code 31 is used, which is never meant.", DECODERS, "RFC 1951 3.2.6",
     fixed_bits(A, fixed_code(257), "11111", END), b"aaaa"),
    ("length_code_286", "zip.deflate", "Length code 286 is used, which is never meant.", DECODERS, "RFC 1951 3.2.6",
     fixed_bits(A, fixed_code(286), "00000", END), b"aaaa"),
    ("length_code_287", "zip.deflate", "Length code 287 is used, which is never meant.", DECODERS, "RFC 1951 3.2.6",
     fixed_bits(A, fixed_code(287), "00000", END), b"aaaa"),
    ("oversubscribed_codes", "zip.deflate", "Three symbols share two codes of one bit.", DECODERS, "RFC 1951 3.2.2",
     dynamic_bits({97: 1, 98: 1, 256: 1}, {0: 1}, "0" * 16), b"a"),
    ("incomplete_codes", "zip.deflate", "Two symbols use two of four codes of two bits.", DECODERS, "zlib inftrees.c",
     dynamic_bits({97: 2, 256: 2}, {0: 1}, "0001"), b"a"),
    ("incomplete_distance_codes", "zip.deflate", "Two distances use two of four codes of two bits.", DECODERS,
     "zlib inftrees.c", dynamic_bits({97: 1, 256: 1}, {0: 2, 1: 2}, "01"), b"a"),
    ("no_end_of_block_code", "zip.deflate", "The end of block symbol has no code.", DECODERS, "RFC 1951 3.2.7",
     dynamic_bits({97: 1, 98: 1}, {0: 1}, "0"), b"a"),
    ("repeat_without_previous", "zip.deflate", "The first code length repeats the one before it.", DECODERS,
     "RFC 1951 3.2.7", _repeat_without_previous(), b"a"),
    ("too_many_symbols", "zip.deflate", "288 length symbols and 32 distance symbols are announced.", DECODERS,
     "RFC 1951 3.2.7", _too_many_symbols(), b"a"),
    ("zlib_wrapper", "zip.deflate", "The stream has a zlib header and checksum around it.",
     "decoders that detect wrappers read it", "RFC 1950",
     b"\x78\x9c" + fixed_block(TEXT) + zlib.adler32(TEXT).to_bytes(4, "big"), TEXT),
    ("gzip_wrapper", "zip.deflate", "The stream has a gzip header and trailer around it.",
     "decoders that detect wrappers read it", "RFC 1952",
     bytes.fromhex("1f8b080000000000 00ff") + fixed_block(TEXT) + zlib.crc32(TEXT).to_bytes(4, "little")
     + len(TEXT).to_bytes(4, "little"), TEXT),
    ("not_a_stream", "zip.deflate", "The data is the text itself, called deflated.",
     "readers that fall back to stored extract it", "BadPack (2024)", TEXT, TEXT),
    ("no_data", "zip.deflate-truncated", "The data has no bytes, not even an empty block.",
     "some readers return an empty file", "kuba zip issue 447", b"", b""),
    ("cut_by_one", "zip.deflate-truncated", "The stream's last byte is missing.", "some readers take what came until then",
     "", fixed_block(TEXT)[:-1], TEXT),
    ("no_final_block", "zip.deflate-truncated", "No block is marked as the final one; all bytes are there.",
     "readers that count bytes accept it", "", stored_block(TEXT, final=False), TEXT),
    ("flushed_not_finished", "zip.deflate-truncated", "The stream ends with a flush and no final block.",
     "readers that count bytes accept it", "", _flushed(TEXT), TEXT),
    ("bytes_behind", "zip.deflate-trailing", "Four bytes follow the final block.", HIDDEN, "ZipDiff A2",
     fixed_block(TEXT) + b"junk", TEXT),
    ("second_stream", "zip.deflate-trailing", "A second whole stream follows the final block.",
     "readers that start again append it", "ZipDiff A2", fixed_block(TEXT) + fixed_block(b"import os\n"), TEXT),
    ("flood_of_stored_blocks", "zip.deflate-bloat", "5,000 empty stored blocks stand before the content.", COST, "",
     stored_block(b"", final=False) * 5000 + fixed_block(TEXT), TEXT),
    ("flood_of_fixed_blocks", "zip.deflate-bloat", "20,000 empty blocks of fixed codes stand before the content.", COST, "",
     (Bits().code(("010" + END) * 4).finish() * 5000) + fixed_block(TEXT), TEXT),
    ("deflate64_match", "zip.deflate", "A match uses the longer lengths and distances of Deflate64.", DECODERS,
     "4.4.5 method 9", fixed_bits(A, fixed_code(285), "11110" + "0" * 14, END), b"a" * 4),
    ("control_stored_block", None, "A stored block holds the text.", "writers that do not compress", "RFC 1951 3.2.4",
     stored_block(TEXT), TEXT),
    ("control_many_blocks", None, "Each byte has a block of its own.", "streams that are flushed often", "RFC 1951 3.2.3",
     b"".join(stored_block(bytes([byte]), final=False) for byte in TEXT) + stored_block(b""), TEXT),
    ("control_dynamic_block", None, "A block of dynamic codes holds the text.", "every compressor", "RFC 1951 3.2.7",
     repeated(b"a", 1000), b"a" * 1000),
    ("control_one_distance_code", None, "The distance code has one symbol of one bit.", "zlib writes it", "RFC 1951 3.2.7",
     dynamic_bits({97: 2, 256: 2, 257: 1}, {0: 1}, "10" + "0" + "0" + "11"), b"aaaa"),
    ("control_no_distance_code", None, "The distance code has one symbol of no bits, for literals alone.", "zlib writes it",
     "RFC 1951 3.2.7", dynamic_bits({97: 1, 256: 1}, {}, "01"), b"a"),
    ("control_longest_match_spelt_otherwise", None, "A match of 258 bytes is written as code 284 and 31.",
     "no reader's content depends on it", "RFC 1951 3.2.5", fixed_bits(A, fixed_code(284) + "11111", "00000", END), b"a" * 259),
    ("control_padding_bits", None, "The bits behind the final block are ones.", "no reader's content depends on it",
     "RFC 1951 3.1", fixed_block(TEXT, padding=0xFF), TEXT),
    ("control_padding_in_stored_header", None, "The bits between a stored block's type and its length are ones.",
     "no reader's content depends on it", "RFC 1951 3.2.4", stored_block(TEXT, first=0xF9), TEXT),
    ("control_empty_two_bytes", None, "An empty file is deflated to two bytes.", "Go, jar, zlib", "", b"\x03\0", b""),
    ("control_empty_five_bytes", None, "An empty file is one stored block.", "Go, 7-Zip", "", b"\1\0\0\xff\xff", b""),
    ("control_empty_flushed", None, "An empty file is a flush and a final block.", "Go's flate", "",
     b"\0\0\0\xff\xff\1\0\0\xff\xff", b""),
):  # fmt: skip
    chapter.add(name, code, _replace(data, content), what=what, effect=effect, references=references)  # type: ignore[arg-type]


def _both(entry: Entry, **lies: int) -> None:
    entry.local |= lies
    entry.central |= lies


@chapter.refused("zip.size-mismatch", effect="some readers cut, some pad, some fail", references="ZipDiff A2")
def stored_size_less(archive: Zip) -> None:
    """A stored entry's size is five, its compressed size right."""
    _both(archive.entries[0], size=5)


@chapter.refused("zip.size-mismatch", effect="some readers cut, some pad, some fail", references="ZipDiff A2")
def stored_size_more(archive: Zip) -> None:
    """A stored entry's size is one more than its compressed size."""
    _both(archive.entries[0], size=len(archive.entries[0].content) + 1)


@chapter.refused("zip.size-mismatch", effect="readers that cut extract another file", references="CVE-2019-16892")
def deflated_size_less(archive: Zip) -> None:
    """The stream expands to more than the declared five bytes."""
    _both(archive.entries[1], size=5)


@chapter.refused("zip.size-mismatch", effect="readers that cut accept a prefix of the file as whole")
def prefix_with_right_crc(archive: Zip) -> None:
    """Size and CRC-32 are those of the content's first half."""
    half = archive.entries[1].content[:14]
    _both(archive.entries[1], size=len(half), crc=zlib.crc32(half))


@chapter.refused("zip.size-mismatch", effect="readers that stop at size zero never look", references="CVE-2019-9674")
def declared_empty(archive: Zip) -> None:
    """Size and CRC-32 are zero; the stream expands to 33 bytes."""
    _both(archive.entries[1], size=0, crc=0)


@chapter.refused("zip.size-mismatch", effect="some readers pad, some fail", references="ZipDiff A2")
def deflated_size_more(archive: Zip) -> None:
    """The stream expands to one byte less than declared."""
    _both(archive.entries[1], size=len(archive.entries[1].content) + 1)


@chapter.refused("zip.size-mismatch", effect=COST, references="CVE-2019-9674")
def bomb_behind_small_size(archive: Zip) -> None:
    """The declared size is 10 bytes, the stream expands to 500,000."""
    archive.entries.append(Entry(b"a.txt", b"a" * 10, DEFLATED, data=repeated(b"a", 500_000)))


@chapter.refused("zip.file-too-large", effect=COST, references="CVE-2019-9674; 42.zip")
def bomb(archive: Zip) -> None:
    """Nine megabytes are declared and come from nine kilobytes."""
    size = 9 << 20
    archive.entries.append(Entry(b"a.txt", b"a" * size, DEFLATED, data=repeated(b"a", size)))


@chapter.refused("zip.expanded-too-large", effect=COST, references="42.zip; Fifield (2019)")
def many_small_bombs(archive: Zip) -> None:
    """Five files of seven megabytes each, each within its own limit."""
    size = 7 << 20
    data = repeated(b"a", size)
    archive.entries += [Entry(f"{name}.txt".encode(), b"a" * size, DEFLATED, data=data) for name in "abcde"]


@chapter.refused("zip.crc", effect="readers that do not check extract damaged data")
def crc_wrong(archive: Zip) -> None:
    """Both headers have the CRC-32 one."""
    _both(archive.entries[1], crc=1)


@chapter.refused("zip.crc", effect="readers that take zero for not recorded do not check")
def crc_zero(archive: Zip) -> None:
    """Both headers have the CRC-32 zero."""
    _both(archive.entries[1], crc=0)


@chapter.refused("zip.crc", effect="one bit of the text is another")
def content_bit_flipped(archive: Zip) -> None:
    """One bit of a stored content is flipped."""
    content = archive.entries[0].content
    archive.entries[0].data = content[:3] + bytes([content[3] ^ 1]) + content[4:]


@chapter.refused("source.not-text", layer="build", effect="scanners that open archives in archives never end",
                 references="42.zip; R. Cox, Zip Files All The Way Down (2010)")  # fmt: skip
def archive_in_archive(archive: Zip) -> Iterator[None]:
    """A deflated entry is an archive of its own."""
    archive.entries.append(Entry(b"inner.txt", b"text\n", DEFLATED))
    yield
    inner = Zip([Entry(b"x.txt", b"text\n")]).build()
    archive.entries[-1].content, archive.entries[-1].data = inner, stored_blocks(inner)


@chapter.accepted(effect="two contents may have one CRC-32; contents are told apart by SHA-256")
def control_crc_collision(archive: Zip) -> None:
    """Two different texts have the same CRC-32."""
    archive.entries += [
        Entry(b"a.txt", b"# one\n"),
        Entry(b"b.txt", b"# thEotHerTeXTtHATHasthesAMeCHeCkSumasthefirstofthetwo\n"),
    ]
    assert zlib.crc32(archive.entries[-1].content) == zlib.crc32(archive.entries[-2].content)


@chapter.accepted(effect="an honest file may have it")
def control_crc_really_zero(archive: Zip) -> None:
    """A text whose CRC-32 is zero."""
    archive.entries.append(Entry(b"notes.txt", b"# aCOnTEnTwhoSECycLicrEDuNDANCYChEckcomestonothingatall\n"))
    assert zlib.crc32(archive.entries[-1].content) == 0
