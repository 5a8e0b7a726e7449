"""Resource limits of the child: memory, CPU, file size, and none at all of processes, open files and core dumps.

Source: getrlimit(2).
"""

from __future__ import annotations

import resource

from hawcx_build.limits import MIB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.limits import Quotas

STATM = "/proc/self/statm"
USUAL_ADDRESS_SPACE = 128 * MIB  # of an interpreter that has loaded this package, where it cannot be measured


def address_space() -> int:
    """Return how much address space this process has, in bytes; must be asked before files are out of reach."""
    try:
        with open(STATM, "rb") as file:
            return int(file.read().split()[0]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return USUAL_ADDRESS_SPACE


def limit_resources(quotas: Quotas, file_bytes: int, held: int) -> int:
    """Set every limit.

    Args:
        quotas: what the child may use.
        file_bytes: size that a written file may reach.
        held: `address_space()` of a moment ago; the memory quota comes on top of it.

    Raises:
        OSError: a limit cannot be set.
    """
    # Below the hard limit, so that SIGXCPU tells CPU time from every other SIGKILL.
    _limit(resource.RLIMIT_CPU, quotas.cpu_seconds, above=1)
    _limit(resource.RLIMIT_FSIZE, file_bytes)
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_NPROC, 0)
    _limit(resource.RLIMIT_NOFILE, 0)
    _limit(resource.RLIMIT_AS, held + quotas.memory_bytes)
    return 1


def _limit(which: int, most: int, above: int = 0) -> None:
    """Lower one limit; what an outer one already sets lower stays as it is."""
    _, hard = resource.getrlimit(which)
    wanted = most + above if hard == resource.RLIM_INFINITY else min(most + above, hard)
    try:
        resource.setrlimit(which, (min(most, wanted), wanted))
    except ValueError as error:
        raise OSError(22, str(error)) from None
