"""Where the broker listens: a UNIX socket that the caller or the environment names. There is no default network."""

from __future__ import annotations

import os
import stat

from hawcx_runtime.egress.errors import EgressUnavailable
from hawcx_runtime.values import Value

SOCKET_VARIABLE = "HAAP_EGRESS_BROKER_SOCKET"
FOLDER_VARIABLE = "HAAP_AGENT_SOCKET_DIR"
INSTANCE_VARIABLE = "HAAP_AGENT_INSTANCE_ID"
SOCKET_NAME = "egress-broker.sock"
_INSTANCE_CHARACTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")


class Broker(Value):
    """A broker that was found.

    Attributes:
        path: of its UNIX socket.
        uid: the user who must have called listen() on it, or None for anybody: TLS goes end to end, so a false broker
            learns host names and can deny service, no more.
    """

    path: str
    uid: int | None = None


def find_broker(socket_path: str | os.PathLike[str] | None = None, uid: int | None = None) -> Broker:
    """Return the broker that the caller names, else the first that the environment names and that is there.

    Args:
        socket_path: decides alone where it is given.
        uid: the user who must listen, if that matters.

    Raises:
        EgressUnavailable: no name leads to a socket; the text says which were tried.
    """
    named = [("socket_path", os.fspath(socket_path))] if socket_path is not None else _named_by_environment(os.environ)
    for _source, path in named:
        if _is_socket(path):
            return Broker(path, uid)
    if not named:
        raise EgressUnavailable(
            f"no egress broker is named: give socket_path, or set {SOCKET_VARIABLE}, or {FOLDER_VARIABLE} and "
            f"{INSTANCE_VARIABLE}; there is no way out without one"
        )
    tried = ", ".join(f"{path!a} ({source})" for source, path in named)
    raise EgressUnavailable(f"no egress broker's socket is at {tried}; there is no way out without one")


def _named_by_environment(environment: os._Environ[str]) -> list[tuple[str, str]]:
    named = []
    if path := environment.get(SOCKET_VARIABLE):
        named.append((SOCKET_VARIABLE, path))
    folder, instance = environment.get(FOLDER_VARIABLE), environment.get(INSTANCE_VARIABLE)
    if folder and instance:
        if instance in {".", ".."} or not _INSTANCE_CHARACTERS.issuperset(instance):
            raise EgressUnavailable(f"{INSTANCE_VARIABLE} is not letters, digits, '.', '_' and '-' alone")
        named.append((FOLDER_VARIABLE, os.path.join(folder, instance, SOCKET_NAME)))
    return named


def _is_socket(path: str) -> bool:
    try:
        return stat.S_ISSOCK(os.stat(path).st_mode)
    except (OSError, ValueError):  # ValueError: the path holds a NUL
        return False
