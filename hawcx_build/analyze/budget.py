"""Bounds that are checked before a file is parsed, so that no upload can make the parser spend more than they allow.

A Python parser spends up to 1.2 kB of memory for each token (a list of names with an error at its end), 2 kB for each
statement, and for a few shapes far more: the parts of a dotted import name cost their square in memory, the fields of
an f-string their square in time. So tokens are counted, and those shapes looked for, by passes over the bytes that
cost a hundredth of parsing. Only a file that the cheap count does not clear is looked at more closely.
"""

from __future__ import annotations

from hawcx_build.analyze.faults import SourceFault
from hawcx_build.analyze.literals import F_PREFIXES, code_positions, f_string_quotes, literal_end

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.limits import Limits

WORD_BYTES = bytes(byte for byte in range(256) if byte >= 128 or chr(byte).isalnum() or chr(byte) == "_")
SPACE_BYTES = b" \t\f\r"
WORDS_APART = bytes(byte if byte in WORD_BYTES else 32 for byte in range(256))
CLASSES = bytes(
    ord("w") if byte in WORD_BYTES else ord(".") if byte == 46 else 32 if byte in SPACE_BYTES else 59
    for byte in range(256)
)
STATEMENT_COST = 3  # a statement costs the parser as much time as this many tokens more


class Budget:
    """What one upload may still spend."""

    def __init__(self, limits: Limits) -> None:
        """Start with what the limits allow."""
        self.limits = limits
        self.left = limits.upload_tokens

    def check(self, text: str) -> None:
        """Refuse a file that goes beyond a bound.

        Raises:
            SourceFault: naming the bound.
        """
        content = text.encode()
        tokens = count_tokens(content)
        if tokens > self.limits.file_tokens:
            content = _without_literals(text).encode()
            tokens = count_tokens(content)
        if tokens > self.limits.file_tokens:
            raise SourceFault(
                "source.too-complex", f"the file has {tokens} tokens, more than {self.limits.file_tokens}"
            )
        self.left -= tokens + STATEMENT_COST * (content.count(b"\n") + content.count(b";"))
        if self.left < 0:
            raise SourceFault("source.too-complex", "the upload's Python files have too many tokens and lines together "
                              f"(a line counts {STATEMENT_COST}), more than {self.limits.upload_tokens}")  # fmt: skip
        _check_dotted_names(content, self.limits.dotted_parts)
        if text.count("{") > self.limits.f_string_fields:
            _check_fields(text, self.limits.f_string_fields)


def count_tokens(content: bytes) -> int:
    """Return an upper bound of the number of tokens: words, and every other visible byte and line end."""
    return len(content.translate(None, WORD_BYTES + SPACE_BYTES)) + len(content.translate(WORDS_APART).split())


def _without_literals(text: str) -> str:
    """Return the code, a quote in the place of each string; f-strings stay, for their fields are code."""
    parts: list[str] = []
    for start, end in code_positions(text):
        parts.append(text[start:end])
        if text[end : end + 1] in ("'", '"'):
            is_f_string = text.endswith(F_STRING_ENDS, max(end - 2, 0), end)
            parts.append(text[end : literal_end(text, end)] if is_f_string else "'")
    return "".join(parts)


F_STRING_ENDS = (*(mark[:-1] for mark in F_PREFIXES), "rf", "rF", "Rf", "RF")


def _check_dotted_names(content: bytes, most: int) -> None:
    """Refuse `a.a.a…` beyond a number of parts."""
    dots = b"." * most
    if dots not in content.translate(None, WORD_BYTES + SPACE_BYTES + b"\\\n"):
        return
    classes = content.replace(b"\r\n", b"\n").replace(b"\\\n", b" ").translate(CLASSES)
    for pair, one in ((b"ww", b"w"), (b"  ", b" ")):
        while pair in classes:
            classes = classes.replace(pair, one)
    if b"w." * most in classes.replace(b" .", b".").replace(b". ", b"."):
        raise SourceFault("source.too-complex", f"a dotted name has more than {most} parts")


def _check_fields(text: str, most: int) -> None:
    for at in f_string_quotes(text):
        end = literal_end(text, at)
        if end > 0 and text.count("{", at, end) > most and any(stop == at for _, stop in code_positions(text)):
            line = text.count("\n", 0, at) + 1
            raise SourceFault("source.too-complex", f"an f-string has more than {most} fields", line)
