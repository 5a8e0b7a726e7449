"""Hostile code inside the confined child: every attempt that works without confinement fails with it.

Each attempt runs twice: with no layer at all, where it must work, or the test could not fail; and with all of them.
Where a layer other than seccomp is meant to stop it too, it runs with that layer alone.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.confine.hostile_job import NOBODY, Place, place

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Landlock and seccomp are Linux's")
__all__ = ["place"]

FORBIDDEN = "job.child-forbidden"  # the kernel ended the child by SIGSYS

# attack: how it ends with all layers, {layer: how it ends with that one alone}
ATTACKS: dict[str, tuple[str, dict[str, str]]] = {
    "read_file": ("EPERM", {"landlock": "EACCES", "rlimits": "EMFILE"}),
    "list_folder": ("EPERM", {"landlock": "EACCES"}),
    "make_file": ("EPERM", {"landlock": "EACCES"}),
    "remove_file": (FORBIDDEN, {"landlock": "EACCES"}),
    "truncate_file": (FORBIDDEN, {"landlock": "EACCES"}),
    "change_mode": (FORBIDDEN, {}),
    "read_parents_environment": (FORBIDDEN, {"landlock": "EACCES"}),
    "use_inherited_descriptor": ("EBADF", {}),
    "read_standard_input": ("EBADF", {}),
    "read_environment": ("ENOENT", {"environment": "ENOENT"}),
    "read_first_environment": ("ENOENT", {"environment": "ENOENT"}),
    "connect_tcp": (FORBIDDEN, {"landlock": "EACCES", "network_namespace": "ENETUNREACH", "rlimits": "EMFILE"}),
    "listen_tcp": (FORBIDDEN, {"landlock": "EACCES"}),
    "send_udp": (FORBIDDEN, {"network_namespace": "ENETUNREACH"}),
    "connect_unix": (FORBIDDEN, {"rlimits": "EMFILE"}),
    "connect_abstract": (FORBIDDEN, {"landlock": "EPERM"}),
    "run_program": (FORBIDDEN, {"rlimits": "EMFILE"}),
    "fork": (FORBIDDEN, {}),
    "start_thread": (FORBIDDEN, {}),
    "trace_parent": (FORBIDDEN, {"landlock": "EPERM"}),
    "read_parents_memory": (FORBIDDEN, {"landlock": "EPERM"}),
    "signal_parent": (FORBIDDEN, {"landlock": "EPERM"}),
    "signal_own_group": (FORBIDDEN, {}),
    "raise_own_limit": (FORBIDDEN, {}),
    "make_memory_executable": (FORBIDDEN, {}),
    "load_library": (FORBIDDEN, {"landlock": "ELIBACC"}),
    "write_beyond_limit": ("EFBIG", {"rlimits": "EFBIG"}),
    "reserve_memory": ("ENOMEM", {"rlimits": "ENOMEM"}),
    "open_by_io_uring": (FORBIDDEN, {}),
    "make_user_namespace": (FORBIDDEN, {}),
}
ALONE = [(attack, layer) for attack, (_, layers) in ATTACKS.items() for layer in layers]

NOT_WITHOUT_SUPERUSER = {"make_user_namespace", "open_by_io_uring", "read_parents_environment", "read_parents_memory",
                         "trace_parent"}  # fmt: skip
"""What a host may forbid to every unprivileged process; there the attempt proves nothing, and is left out."""


@pytest.fixture(scope="module")
def arguments(place: Place) -> Iterator[dict[str, object]]:
    """Give each attack its target: servers that really listen, a file that is really there."""
    out = place.folder / "out"
    abstract = f"hawcx-confine-{os.getpid()}-{place.privileged}"
    with (
        socket.create_server(("127.0.0.1", 0)) as tcp,
        socket.socket(type=socket.SOCK_DGRAM) as udp,
        socket.socket(socket.AF_UNIX) as unix,
        socket.socket(socket.AF_UNIX) as nameless,
    ):
        udp.bind(("127.0.0.1", 0))
        unix.bind(str(place.folder / "socket"))
        (place.folder / "socket").chmod(0o777)
        nameless.bind(f"\0{abstract}")
        for server in (unix, nameless):
            server.listen(64)
        yield {
            "connect_tcp": tcp.getsockname()[1],
            "send_udp": udp.getsockname()[1],
            "connect_unix": place.folder / "socket",
            "connect_abstract": abstract,
            "load_library": "libresolv.so.2",
            "use_inherited_descriptor": "{inherited}",
        } | dict.fromkeys(("make_file", "remove_file", "truncate_file", "change_mode"), out)


@pytest.fixture(autouse=True)
def _victim(place: Place) -> None:
    victim = place.folder / "out" / "victim"
    victim.write_text("victim")
    if not place.privileged:
        os.chown(victim, NOBODY, NOBODY)
    (place.folder / "out" / "made").unlink(missing_ok=True)


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_works_without_confinement_fails_with_it(place: Place, attack: str, arguments: dict[str, object]) -> None:
    argument = arguments.get(attack, "")
    without = place.attempt(attack, "none", argument)
    if not place.privileged and attack in NOT_WITHOUT_SUPERUSER and without.outcome != "succeeded":
        pytest.skip(f"this host forbids {attack} to every unprivileged process")
    assert without.outcome == "succeeded", without.document
    confined = place.attempt(attack, "all", argument)
    assert confined.outcome == ATTACKS[attack][0], confined.document
    assert confined.status == 75
    assert set(confined.document["confinement"]["missing"]) <= {"network_namespace"}


@pytest.mark.parametrize(("attack", "layer"), ALONE, ids=lambda value: value)
def test_what_a_layer_stops_alone(place: Place, attack: str, layer: str, arguments: dict[str, object]) -> None:
    layers = "no_new_privs,landlock" if layer == "landlock" else layer
    attempt = place.attempt(attack, layers, arguments.get(attack, ""))
    assert attempt.outcome == ATTACKS[attack][1][layer], attempt.document


def test_running_a_program_in_the_childs_place_is_stopped(place: Place) -> None:
    """exec replaces the child: without confinement `true` runs and says nothing."""
    assert place.attempt("execute", "none").outcome == "job.child-silent"
    assert place.attempt("execute", "all").outcome == FORBIDDEN
    assert place.attempt("execute", "no_new_privs,landlock").outcome == "EACCES"


def test_the_second_door_to_system_calls_is_closed(place: Place) -> None:
    assert place.attempt("use_x32_call", "all").outcome == FORBIDDEN


def test_held_descriptors_cannot_be_opened_anew(place: Place) -> None:
    assert place.attempt("reopen_own_output", "all").outcome == "EPERM"
    assert place.attempt("reopen_own_output", "no_new_privs,landlock").outcome == "EACCES"


def test_no_attack_changed_a_file(place: Place, arguments: dict[str, object]) -> None:
    for attack in ("make_file", "remove_file", "truncate_file", "change_mode"):
        place.attempt(attack, "all", arguments[attack])
    victim = Path(place.folder, "out", "victim")
    assert victim.read_text() == "victim"
    assert sorted(path.name for path in victim.parent.iterdir()) == ["victim"]
