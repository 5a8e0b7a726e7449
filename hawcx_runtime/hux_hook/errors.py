"""What can go wrong between an agent and HUX. An error carries status, code and message, each bounded, and no more."""

from __future__ import annotations

from hawcx_runtime.errors import HawcxError
from hawcx_runtime.limits import HUX_MESSAGE_CHARACTERS


class HuxError(HawcxError):
    """Base of the errors of this part.

    Attributes:
        status: of the service's answer, or None where there was none.
        code: a short word for programs.
        message: a sentence for people.
    """

    def __init__(self, code: str, message: str, status: int | None = None) -> None:
        self.status = status
        self.code = _bounded(code)
        self.message = _bounded(message)
        stated = f"{self.status} {self.code}" if status is not None else self.code
        super().__init__(f"{stated}: {self.message}")


class HuxInvalidRequest(HuxError):
    """The caller's request or setting cannot be used as it is; nothing was sent."""


class HuxUnavailable(HuxError):
    """No whole answer came in time; what was asked may have been done."""


class HuxServiceError(HuxError):
    """The service refused, or answered something that is no answer."""


class HuxConflict(HuxServiceError):
    """Somebody changed what was to be replaced (status 412): read it again."""


def _bounded(text: str) -> str:
    """Return text that fits a line of a log."""
    shown = "".join(character if character.isprintable() else " " for character in text[:HUX_MESSAGE_CHARACTERS])
    return shown.encode("ascii", "replace").decode("ascii")
