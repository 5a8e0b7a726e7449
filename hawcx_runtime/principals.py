"""The principals that an agent may act for: an exact, fixed list, which allows nobody unless it names them."""

from __future__ import annotations

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.limits import PRINCIPALS_WITHOUT_WARNING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class PrincipalNotAllowed(HawcxError):
    """The principal is not on the agent's allowlist; nothing was sent."""


class ManyPrincipals(UserWarning):
    """One agent acts for very many users; fan out to an agent per user."""


class PrincipalAllowlist:
    """A copy of the list as it was given; the caller's own list may change afterwards without effect.

    Args:
        principals: every principal that may be acted for; empty forbids to act for anybody.

    Raises:
        HawcxError: it is no list of principals.
    """

    __slots__ = ("_allowed",)

    def __init__(self, principals: Iterable[str]) -> None:
        if isinstance(principals, (str, bytes)) or not hasattr(principals, "__iter__"):
            raise HawcxError("principal_allowlist is a list of principals; [] forbids to act for anybody")
        self._allowed = frozenset(map(_checked, principals))
        if len(self._allowed) > PRINCIPALS_WITHOUT_WARNING:
            from warnings import warn

            warn(
                f"one agent may act for {len(self._allowed)} principals; fan out to an agent per user",
                ManyPrincipals,
                stacklevel=3,
            )

    def __contains__(self, principal: object) -> bool:
        return type(principal) is str and principal in self._allowed

    def __repr__(self) -> str:
        return f"PrincipalAllowlist(<{len(self._allowed)} principals>)"

    def require(self, principal: str) -> None:
        """Refuse a principal that is not on the list, character by character as it was given.

        Raises:
            PrincipalNotAllowed: it is not; the error names it by its fingerprint only.
        """
        if principal not in self:
            raise PrincipalNotAllowed(f"the principal {fingerprint(principal)} is not on this agent's allowlist")


def fingerprint(principal: object) -> str:
    """Return what a principal is called where it must not be readable.

    An e-mail address can be guessed and hashed, so this hides it from a glance and not from a search.
    """
    if not isinstance(principal, str):
        return f"of type {type(principal).__name__}"
    from hashlib import sha256

    return "sha256:" + sha256(principal.encode("utf-8", "surrogatepass")).hexdigest()


def _checked(principal: object) -> str:
    if type(principal) is not str:  # a subclass may compare as it likes
        raise HawcxError(f"a principal is a str, not {type(principal).__name__}")
    if not principal:
        raise HawcxError("a principal is not empty")
    return principal
