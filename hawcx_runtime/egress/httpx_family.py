"""httpx and httpx2 are one interface twice: the modules of one of them, and what their exceptions are called.

An error of the way out is raised as both: `EgressPolicyDenied`, for who knows this package, and `ConnectError` of the
client in use, for libraries on top of it that retry or report by it.
"""

from __future__ import annotations

from hawcx_runtime.egress.errors import EgressError, EgressInvalidRequest, EgressTimeout
from hawcx_runtime.limits import LONGEST_TIMEOUT_SECONDS
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any


class Family(Value):
    """One of the two.

    Attributes:
        http: httpx or httpx2.
        core: httpcore or httpcore2, which it stands on.
    """

    http: ModuleType
    core: ModuleType

    def core_request(self, request: Any) -> Any:
        """Return a request of `http` as one of `core`.

        Raises:
            EgressInvalidRequest: it is not for https; as UnsupportedProtocol of `http` too.
        """
        url = request.url
        if url.raw_scheme != b"https":
            raise self.both(EgressInvalidRequest("the URL must begin with https://"), request)
        return self.core.Request(
            method=request.method,
            url=self.core.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
            headers=request.headers.raw,
            content=request.stream,
            extensions=request.extensions,
        )

    def translated(self, error: Exception, request: Any) -> Exception:
        """Return an exception of `core`, or of the way out, as one of `http`."""
        if isinstance(error, EgressError):
            return self.both(error, request)
        for kind in type(error).__mro__:
            if getattr(self.core, kind.__name__, None) is kind and hasattr(self.http, kind.__name__):
                made: Exception = getattr(self.http, kind.__name__)(str(error), request=request)
                return made
        return error

    def both(self, error: EgressError, request: Any) -> Exception:
        """Return an error of the way out that is an exception of `http` too."""
        name = "ConnectError"
        if isinstance(error, EgressTimeout):
            name = "ConnectTimeout"
        elif isinstance(error, EgressInvalidRequest):
            name = "UnsupportedProtocol"
        kind = type(type(error).__name__, (type(error), getattr(self.http, name)), {})
        made: Exception = kind(str(error), request=request)
        return made


def seconds(timeout: float | None) -> float:
    """Return the seconds that a client's timeout means; None has a bound too."""
    return LONGEST_TIMEOUT_SECONDS if timeout is None else timeout
