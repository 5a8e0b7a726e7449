"""Where the orders go: a scheduler that is running already, or workers of this machine that end with the run."""

from __future__ import annotations

import logging
from asyncio import TimeoutError as AsyncTimeoutError  # before Python 3.11 not the built-in one
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from hawcx_build.errors import NoVerdict
from hawcx_build.findings import finding, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from distributed import Client

SECONDS_FOR_WORKERS = 60
LOSSES_ALLOWED = 8  # workers that may be lost while they have one order; their own memory limit is what ends them
SETTINGS = {
    "distributed.scheduler.allowed-failures": LOSSES_ALLOWED,
    "distributed.scheduler.worker-saturation": 1.0,  # an order waits at the scheduler, not at one worker
    "distributed.worker.daemon": False,
}


@contextmanager
def cluster(scheduler: str | None, workers: int) -> Iterator[Client]:
    """Connect to a scheduler, or start a cluster of this machine.

    Args:
        scheduler: address, such as `tcp://host:8786` or `tls://host:8786`; certificates come from Dask's settings.
        workers: processes to start where there is no scheduler; each does one order at a time.

    Raises:
        NoVerdict: the scheduler cannot be reached, or has no worker.
    """
    import dask
    from distributed import Client, LocalCluster

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # a lost worker is told in our words
    with dask.config.set(SETTINGS):
        if scheduler is None:
            # On loopback alone, and with certificates of its own: whoever may talk to a scheduler can run code.
            local = LocalCluster(
                n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0",
                security=True, silence_logs=logging.CRITICAL,
            )  # fmt: skip
            with local, Client(local) as client:
                yield client
            return
        with ExitStack() as stack:
            try:
                client = stack.enter_context(Client(scheduler, timeout=SECONDS_FOR_WORKERS))
                client.wait_for_workers(1, timeout=SECONDS_FOR_WORKERS)
            except (OSError, TimeoutError, AsyncTimeoutError, ValueError) as error:
                message = f"no worker is reached over {shown(scheduler)}: {shown(str(error))}"
                raise NoVerdict(finding("fleet.scheduler", message)) from None
            yield client


def dashboard(client: Client) -> str | None:
    """Return the address of the engine's dashboard; None: it is not installed."""
    return client.dashboard_link if find_spec("bokeh") else None
