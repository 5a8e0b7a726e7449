# SPDX-License-Identifier: 0BSD
"""Data descriptors: sizes that stand behind the data."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from tests.malicious_zips.deflate import stored_block
from tests.malicious_zips.forge import DEFLATED, DataDescriptor, Entry, Zip
from tests.malicious_zips.vector import Chapter

chapter = Chapter("descriptors")

CUT = "readers from the front end the data in another place"
SIGNATURE_AS_CRC = 0x08074B50
TEXT_WITH_THAT_CRC = b"# tHeCrcthirtytWoOFthISLineISTHesignatureofadescriptor\n"


@chapter.refused("zip.data-descriptor", effect="readers from the front use it, readers of the directory do not",
                 references="ZipDiff A2")  # fmt: skip
def crc_differs(archive: Zip) -> Iterator[None]:
    """The CRC-32 in the descriptor is another."""
    archive.entries[1].describe()
    yield
    archive.entries[1].describe(crc=1)


@chapter.refused("zip.data-descriptor", effect=CUT, references="ZipDiff A2")
def compressed_size_differs(archive: Zip) -> Iterator[None]:
    """The compressed size in the descriptor is one."""
    archive.entries[1].describe()
    yield
    archive.entries[1].describe(compressed_size=1)


@chapter.refused("zip.data-descriptor", effect="readers cut the content", references="ZipDiff A2")
def size_differs(archive: Zip) -> Iterator[None]:
    """The size in the descriptor is zero."""
    archive.entries[1].describe()
    yield
    archive.entries[1].describe(size=0)


@chapter.refused("zip.data-descriptor", effect=CUT, references="ZipDiff C1")
def missing(archive: Zip) -> Iterator[None]:
    """The flags announce a descriptor, and the central directory follows the data."""
    archive.entries[1].describe()
    yield
    archive.entries[1].descriptor = b""


@chapter.refused("zip.data-descriptor", effect=CUT)
def cut(archive: Zip) -> Iterator[None]:
    """The descriptor's last byte is missing."""
    archive.entries[1].describe()
    yield
    archive.entries[1].descriptor = archive.entries[1].descriptor[:-1]


@chapter.refused("zip.gap", effect="readers that resynchronise at the signature", references="ZipDiff C1")
def signature_twice(archive: Zip) -> Iterator[None]:
    """A right descriptor is followed by a copy of itself."""
    archive.entries[1].describe()
    yield
    archive.entries[1].descriptor *= 2


@chapter.refused("zip.header-mismatch", effect="readers from the front trust the local size", references="ZipDiff A2")
def local_size_differs(archive: Zip) -> Iterator[None]:
    """With a descriptor, the local compressed size is neither zero nor right."""
    archive.entries[1].describe()
    yield
    archive.entries[1].local["compressed_size"] = 5


@chapter.refused("zip.stored-descriptor", effect=CUT + "; Go, archiver and bsdtar write such entries when told to store",
                 references="ZipDiff C1; COMPRESS-555")  # fmt: skip
def stored(archive: Zip) -> None:
    """A stored entry has its size behind its data."""
    archive.entries[0].describe()


@chapter.refused("zip.stored-descriptor", effect="one file for some readers, two for others", references="ZipDiff C1")
def stored_with_quoted_descriptor(archive: Zip) -> None:
    """A stored entry's content holds a right descriptor of its own start and then a whole second record."""
    start = b"print('hello')\n"
    inner = Entry(b"evil.py", b"import os\n")
    quoted = DataDescriptor(zlib.crc32(start), len(start), len(start)).pack()
    archive.entries[0].content = start + quoted + inner.local_header().pack() + inner.content
    archive.entries[0].describe()


@chapter.refused("zip.stored-descriptor", effect="a streaming reader takes the descriptor for content",
                 references="fflate; found by mutation")  # fmt: skip
def stored_empty_unsigned(archive: Zip) -> Iterator[None]:
    """A stored entry without content has a descriptor of zeros without signature."""
    archive.entries.append(Entry(b"empty.txt"))
    archive.entries[-1].describe()
    yield
    archive.entries[-1].describe(signature=b"")


@chapter.refused("zip.ambiguous-descriptor", effect=CUT, references="ZipDiff C1")
def quoted_in_deflated_data(archive: Zip) -> Iterator[None]:
    """The DEFLATE stream has a stored block that quotes a descriptor's signature."""
    content = b"the signature of a descriptor is PK\7\x08\n"
    archive.entries.append(Entry(b"notes.txt", content, DEFLATED, data=stored_block(content)))
    yield
    archive.entries[-1].describe()


@chapter.refused("zip.ambiguous-descriptor", effect="an entry for readers that search for signatures",
                 references="ZipDiff C1")  # fmt: skip
def record_in_deflated_data(archive: Zip) -> Iterator[None]:
    """The DEFLATE stream has a stored block that quotes a local header's signature."""
    content = b"the signature of a local header is PK\3\4\n"
    archive.entries.append(Entry(b"notes.txt", content, DEFLATED, data=stored_block(content)))
    yield
    archive.entries[-1].describe()


@chapter.refused("zip.ambiguous-descriptor", effect="the descriptor is twelve or sixteen bytes long",
                 references="4.3.9.3; ZipDiff C1")  # fmt: skip
def unsigned_with_crc_like_signature(archive: Zip) -> Iterator[None]:
    """The content's CRC-32 is the number of the descriptor's signature, which the descriptor leaves out."""
    archive.entries.append(Entry(b"notes.txt", TEXT_WITH_THAT_CRC, DEFLATED))
    assert zlib.crc32(TEXT_WITH_THAT_CRC) == SIGNATURE_AS_CRC
    archive.entries[-1].describe()
    yield
    archive.entries[-1].describe(signature=b"")


@chapter.accepted(effect="the signature is there, so nothing is ambiguous")
def control_crc_like_signature(archive: Zip) -> None:
    """The content's CRC-32 is the number of the descriptor's signature, and the descriptor has its own."""
    archive.entries.append(Entry(b"notes.txt", TEXT_WITH_THAT_CRC, DEFLATED))
    archive.entries[-1].describe()


@chapter.accepted(effect="Finder, jar, Go, yazl, archiver", references="4.3.9")
def control_signed(archive: Zip) -> None:
    """A deflated entry has a descriptor with its signature; the local header has zeros."""
    archive.entries[1].describe()


@chapter.accepted(effect="old Go, some PHP libraries", references="4.3.9.3")
def control_unsigned(archive: Zip) -> None:
    """A deflated entry has a descriptor without signature."""
    archive.entries[1].describe(signature=b"")


@chapter.accepted(effect="Info-ZIP to a pipe, bsdtar")
def control_local_size_known(archive: Zip) -> None:
    """With a descriptor, the local header has the size, and zeros for the rest."""
    archive.entries[1].describe()
    del archive.entries[1].local["size"]


@chapter.accepted(effect="some .NET writers")
def control_local_values_known(archive: Zip) -> None:
    """With a descriptor, the local header has all values too."""
    archive.entries[1].describe()
    archive.entries[1].local.clear()


@chapter.accepted(effect="Info-ZIP to a pipe, jszip")
def control_stored_empty(archive: Zip) -> None:
    """A stored entry without content has a descriptor of zeros."""
    archive.entries.append(Entry(b"empty.txt"))
    archive.entries[-1].describe()


@chapter.accepted(effect="jar, java.util.zip")
def control_folder(archive: Zip) -> None:
    """A folder is deflated to two bytes and has a descriptor."""
    archive.entries.insert(0, Entry(b"data/", method=DEFLATED))
    archive.entries[0].describe()


@chapter.accepted(effect="bsdtar")
def control_stored_folder(archive: Zip) -> None:
    """A stored folder has a descriptor of zeros."""
    archive.entries.insert(0, Entry(b"data/"))
    archive.entries[0].describe()
