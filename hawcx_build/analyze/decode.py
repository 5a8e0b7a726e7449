"""Bytes → text, exactly as CPython 3.10 would decode them from a zipapp; everything but UTF-8 is refused.

zipimport hands a module's bytes to the compiler, which strips one UTF-8 byte order mark and obeys a PEP 263 cookie in
line 1, or in line 2 when line 1 holds no code. A cookie that names another codec makes the interpreter run another
text than a reader of UTF-8 sees, so such a file is refused, even where the bytes happen to mean the same in both.
"""

from __future__ import annotations

from hawcx_build.analyze.faults import SourceFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

BOM = b"\xef\xbb\xbf"
UTF8_SPELLINGS = frozenset({"utf-8", "utf8", "u8", "utf", "cp65001"})
"""Names that every supported interpreter decodes as UTF-8; `utf-8-sig` and longer ones begin with `utf-8-`."""

ASCII_SPELLINGS = frozenset({"ascii", "us-ascii", "646"})


def decode(content: bytes) -> str:
    r"""Return the text of a Python file, line ends as `\\n`.

    Args:
        content: the bytes of one file.

    Raises:
        SourceFault: the file is not UTF-8, or says that it is not.

    Source: PEP 263; the tokenizer of CPython 3.10 (`check_coding_spec`).
    """
    has_bom = content.startswith(BOM)
    body = content[3:] if has_bom else content
    cookie = _cookie(body)
    if cookie is not None:
        _check_cookie(*cookie, has_bom=has_bom, body=body)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise SourceFault("source.encoding", f"byte {error.start} is not UTF-8", line) from None
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\0" in text:
        raise SourceFault("source.encoding", "the text has a NUL character", text.count("\n", 0, text.index("\0")) + 1)
    return text


def _check_cookie(name: str, line: int, *, has_bom: bool, body: bytes) -> None:
    spelling = name.lower().replace("_", "-")
    is_utf8 = spelling in UTF8_SPELLINGS or spelling.startswith("utf-8-")
    if has_bom and not (spelling == "utf-8" or spelling.startswith("utf-8-")):
        # CPython compares the cookie with the literal "utf-8" here; it does not know its own aliases.
        raise SourceFault("source.encoding", "a byte order mark says UTF-8 and the cookie names another codec", line)
    if is_utf8 or (spelling in ASCII_SPELLINGS and body.isascii()):
        return
    raise SourceFault("source.encoding", f"the file declares the codec {_printable(name)}, not UTF-8", line)


def _printable(name: str) -> str:
    return name if len(name) <= 40 else name[:40] + "…"


def _cookie(body: bytes) -> tuple[str, int] | None:
    """Return the codec that the first two lines name, and the line."""
    for number, line in enumerate(_first_lines(body), 1):
        stripped = line.lstrip(b" \t\f")
        if stripped.startswith(b"#"):
            name = _cookie_of(stripped)
            if name is not None:
                return name, number
        elif stripped:
            return None  # code in line 1: line 2 is no longer looked at
    return None


def _first_lines(body: bytes) -> Iterator[bytes]:
    start = 0
    for _ in range(2):
        ends = [end for end in (body.find(b"\n", start), body.find(b"\r", start)) if end >= 0]
        if not ends:
            yield body[start:]
            return
        end = min(ends)
        yield body[start:end]
        start = end + (2 if body[end : end + 2] == b"\r\n" else 1)


def _cookie_of(comment: bytes) -> str | None:
    at = comment.find(b"coding")
    while at >= 0:
        rest = comment[at + 6 :]
        if rest[:1] in (b":", b"="):
            value = rest[1:].lstrip(b" \t")
            length = 0
            while length < len(value) and (value[length : length + 1].isalnum() or value[length] in b"-_."):
                length += 1
            if length:
                return value[:length].decode("ascii")
        at = comment.find(b"coding", at + 1)
    return None
