"""Bounds that are checked before a file is parsed, so that no upload can make the parser spend more than they allow."""

from __future__ import annotations

from hawcx_build.analyze.faults import SourceFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.limits import Limits

WORD = bytes(byte if (chr(byte).isalnum() and byte < 128) or byte in b"_" or byte >= 128 else 32 for byte in range(256))
SPACE = bytes(byte for byte in range(256) if chr(byte) in " \t\f\r")
WORD_BYTES = bytes(byte for byte in range(256) if WORD[byte] != 32)


class Budget:
    """What one upload may still spend."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.left = limits.upload_tokens

    def check(self, text: str, content: bytes) -> None:
        """Refuse a file that goes beyond a bound.

        Raises:
            SourceFault: naming the bound.
        """
        tokens = len(content)
        if tokens > self.limits.file_tokens // 8:
            tokens = count_tokens(content)
        if tokens > self.limits.file_tokens:
            raise SourceFault(
                "source.too-complex", f"the file has {tokens} tokens; at most {self.limits.file_tokens} are read"
            )
        self.left -= tokens
        if self.left < 0:
            raise SourceFault("source.too-complex", f"the upload has more than {self.limits.upload_tokens} tokens")


def count_tokens(content: bytes) -> int:
    """Return an upper bound of the number of tokens: words, and every other visible byte and line end."""
    return len(content.translate(None, WORD_BYTES + SPACE)) + len(content.translate(WORD).split())
