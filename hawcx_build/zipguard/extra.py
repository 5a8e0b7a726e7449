"""Extra fields: only well-formed ones from an explicit list, none of which can change a name, a size or a content.

In: the extra bytes of one header. Out: nothing, or what is wrong with them. Their values are not kept: times and
owners have no place in a bundle. APPNOTE 4.5; the layouts of other vendors' fields are those of Info-ZIP's
`proginfo/extrafld.txt`.
"""

from __future__ import annotations

import struct

from hawcx_build.zipguard.records import SIGNATURES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Fault = tuple[str, str]
    """Code and sentence of what is wrong."""

FIELD_HEADER = struct.Struct("<2H")

ZIP64 = 0x0001  # 4.5.3
STRONG_ENCRYPTION = 0x0017  # 4.5.12
AES_ENCRYPTION = 0x9901  # WinZip AE-1, AE-2
UNICODE_COMMENT = 0x6375  # 4.6.8
UNICODE_PATH = 0x7075  # 4.6.9
XCEED_UNICODE = 0x554E  # 4.6.1; old readers rename by it


def extra_fault(extra: bytes, *, is_central: bool) -> Fault | None:
    """Return the first fault of a header's extra fields, or None.

    Args:
        extra: the whole extra block of one header.
        is_central: the header stands in the central directory; several fields are shorter there.
    """
    if not extra:
        return None
    seen: set[int] = set()
    for field, body in _fields(extra):
        if body is None:
            return "zip.extra-malformed", f"the extra field at its byte {field} runs past the end of the extra block"
        if field in seen:
            return "zip.extra-duplicate", f"extra field 0x{field:04x} stands there twice"
        seen.add(field)
        fault = _field_fault(field, body, is_central)
        if fault is not None:
            return fault
    if any(signature in extra for signature in SIGNATURES):
        return "zip.extra-signature", "an extra field holds the signature of a ZIP record"
    return None


def has_zip64(extra: bytes) -> bool:
    """Tell whether one of the fields is the ZIP64 field, wherever it stands."""
    return bool(extra) and any(field == ZIP64 and body is not None for field, body in _fields(extra))


def _fields(extra: bytes) -> Iterator[tuple[int, bytes | None]]:
    """Yield each id with its body; where bytes are left that are no field, their offset with None, and stop."""
    position = 0
    while position < len(extra):
        if len(extra) - position < FIELD_HEADER.size:
            yield position, None
            return
        field, size = FIELD_HEADER.unpack_from(extra, position)
        start = position + FIELD_HEADER.size
        if size > len(extra) - start:
            yield position, None
            return
        yield field, extra[start : start + size]
        position = start + size


def _field_fault(field: int, body: bytes, is_central: bool) -> Fault | None:
    if field in (AES_ENCRYPTION, STRONG_ENCRYPTION):
        return "zip.encrypted", f"extra field 0x{field:04x} announces encryption"
    if field in (UNICODE_PATH, UNICODE_COMMENT, XCEED_UNICODE):
        return "zip.extra-unicode", f"extra field 0x{field:04x} gives a second text that some programs use instead"
    is_well_formed = ALLOWED.get(field)
    if is_well_formed is None:
        return "zip.extra-unknown", f"extra field 0x{field:04x} is not on the list of harmless ones"
    if not is_well_formed(body, is_central):
        return "zip.extra-malformed", f"extra field 0x{field:04x} with {len(body)} bytes does not have its known layout"
    return None


# The fields that honest tools write and that no reader takes a name, size or content from.


def _extended_timestamp(body: bytes, is_central: bool) -> bool:
    # One byte of bits, then four bytes a time. The central copy has the modification time alone, though its bits
    # repeat the local ones (Info-ZIP), or all of them (jar of OpenJDK).
    if not body or body[0] > 0b111:
        return False
    count = body[0].bit_count()
    return len(body) == 1 + 4 * count or (is_central and len(body) == 1 + 4 * (body[0] & 1))


def _ntfs(body: bytes, is_central: bool) -> bool:
    # 4.5.5: four reserved bytes, then attribute 1 with three times. 7-Zip writes it in the central header; one
    # packer of the public suites leaves the local one empty.
    return body == b"" or (len(body) == 32 and body[4:8] == b"\x01\x00\x18\x00")


def _unix_times(body: bytes, is_central: bool) -> bool:
    return len(body) == 8 or (not is_central and len(body) == 12)  # two times; the local copy may add owners


def _unix_owners_16(body: bytes, is_central: bool) -> bool:
    return len(body) == 4 or (is_central and body == b"")


def _unix_owners(body: bytes, is_central: bool) -> bool:
    # Version 1, then twice: one byte of length, a number of that length.
    if len(body) < 3 or body[0] != 1:
        return False
    user = body[1]
    return user <= 8 and len(body) > 2 + user and body[2 + user] <= 8 and len(body) == 3 + user + body[2 + user]


def _jar_mark(body: bytes, is_central: bool) -> bool:
    return body == b""


def _alignment(body: bytes, is_central: bool) -> bool:
    return len(body) >= 2 and not any(body[2:])  # the alignment, then zeros up to it


def _nt_security(body: bytes, is_central: bool) -> bool:
    return len(body) == 4 if is_central else 11 <= len(body) <= 4096  # a size; size, version, method, CRC, blob


ALLOWED: dict[int, Callable[[bytes, bool], bool]] = {
    0x000A: _ntfs,  # APPNOTE 4.5.5; 7-Zip, WinRAR, Explorer
    0x4453: _nt_security,  # Info-ZIP on Windows NT
    0x5455: _extended_timestamp,  # Info-ZIP, git, Go, Java, yazl, zip.js …
    0x5855: _unix_times,  # Finder, ditto, older Info-ZIP
    0x7855: _unix_owners_16,  # older Info-ZIP
    0x7875: _unix_owners,  # Info-ZIP 3, bsdtar
    0xA11E: _alignment,  # Commons Compress, Rust's zip
    0xCAFE: _jar_mark,  # jar
    0xD935: _alignment,  # zipalign, Rust's zip
}
"""Each allowed id with the check of its layout."""
