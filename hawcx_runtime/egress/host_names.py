"""Host names as they go to the broker: ASCII, lower case, one spelling for one host.

Two readers of a name must see one host, or the broker's rules judge another one than the resolver finds. So a name that
two standards read differently, and a number that is not a plain dotted address, are refused.

Sources: RFC 5890 (A-label), RFC 3490 (ToASCII), RFC 1123 section 2.1; WHATWG URL, "ends in a number".
"""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressInvalidRequest

NAME_CHARACTERS = 253  # RFC 1035: 255 octets on the wire, less the first length and the root
LABEL_CHARACTERS = 63
_ALLOWED = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_")
_DIGITS = frozenset("0123456789")
_HEXADECIMAL = frozenset("0123456789abcdef")
# RFC 5892 gives these a meaning that IDNA2003 took away: the standards lead to different hosts.
_DEVIATIONS = frozenset("ßẞς\u200c\u200d")


def host_bytes(host: str) -> bytes:
    """Return a host as SOCKS5 carries it: an A-label name, or an address without brackets.

    Args:
        host: a name in any script, an IPv4 address, or an IPv6 address with or without brackets.

    Raises:
        EgressInvalidRequest: it is no host, or could be read as two.
    """
    if ":" in host:
        return _ipv6(host)
    name = (host if host.isascii() else _to_ascii(host)).lower()
    name = name.removesuffix(".")  # the root's dot: the same host, and certificates have none
    if not 0 < len(name) <= NAME_CHARACTERS:
        raise EgressInvalidRequest(f"a host name has 1 to {NAME_CHARACTERS} characters")
    labels = name.split(".")
    for label in labels:
        if not 0 < len(label) <= LABEL_CHARACTERS:
            raise EgressInvalidRequest(f"a label of a host name has 1 to {LABEL_CHARACTERS} characters")
        if not _ALLOWED.issuperset(label):
            raise EgressInvalidRequest("a host name is letters, digits, '-', '_' and dots alone")
    if _is_number(labels[-1]) and not _is_ipv4(labels):
        raise EgressInvalidRequest("a host that ends in a number is an address of four numbers from 0 to 255")
    return name.encode("ascii")


def _to_ascii(host: str) -> str:
    if len(host) > NAME_CHARACTERS:  # the codec's time grows with the square of a label's length (CVE-2022-45061)
        raise EgressInvalidRequest(f"a host name has 1 to {NAME_CHARACTERS} characters")
    if not _DEVIATIONS.isdisjoint(host):
        raise EgressInvalidRequest("IDNA 2003 and 2008 lead this name to different hosts; give it as its xn-- form")
    try:
        return host.encode("idna").decode("ascii")
    except UnicodeError:
        raise EgressInvalidRequest("the host name has no IDNA form") from None


def _ipv6(host: str) -> bytes:
    import socket

    address = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    try:
        packed = socket.inet_pton(socket.AF_INET6, address)
    except (OSError, ValueError):  # ValueError: a NUL, or not ASCII
        raise EgressInvalidRequest("a host with a colon is an IPv6 address, without a zone") from None
    return socket.inet_ntop(socket.AF_INET6, packed).encode("ascii")


def _is_number(label: str) -> bool:
    if label.startswith("0x"):
        return _HEXADECIMAL.issuperset(label[2:])
    return _DIGITS.issuperset(label)


def _is_ipv4(labels: list[str]) -> bool:
    return len(labels) == 4 and all(
        _DIGITS.issuperset(label) and len(label) <= 3 and int(label) <= 255 and str(int(label)) == label
        for label in labels
    )
