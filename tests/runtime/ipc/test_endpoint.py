"""Endpoints by convention, and what no endpoint may look like."""

from __future__ import annotations

from typing import Any

import pytest

from hawcx_runtime.ipc import endpoint as endpoints
from hawcx_runtime.ipc.endpoint import LONGEST_SOCKET_PATH, checked_socket_path, conventional_endpoint
from hawcx_runtime.ipc.errors import EndpointRefused


def test_the_conventional_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    assert conventional_endpoint("mail-agent") == "/run/user/7/hawcx/mail-agent/agent-assembler-0.sock"
    assert conventional_endpoint("a.b_1", 3, "/srv/ipc") == "/srv/ipc/a.b_1/agent-assembler-3.sock"
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert conventional_endpoint("x") == "/tmp/hawcx/x/agent-assembler-0.sock"
    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    assert conventional_endpoint("x") == "/tmp/hawcx/x/agent-assembler-0.sock"


def test_the_conventional_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints.sys, "platform", "win32")
    assert conventional_endpoint("mail-agent", 2) == r"\\.\pipe\haap-mail-agent-agent-assembler-2"


@pytest.mark.parametrize(
    "agent_id", ["", ".", "..", "a/b", "../x", "a b", "ä", "a\0", "a\n", "x" * 65, "a\\b", None, 7, b"a"]
)
def test_an_agent_id_that_is_no_folder_name_is_refused(agent_id: Any) -> None:
    with pytest.raises(EndpointRefused, match="agent id"):
        conventional_endpoint(agent_id)


@pytest.mark.parametrize("index", [-1, 65_536, "0", True, 1.0])
def test_an_index_that_is_no_small_number_is_refused(index: Any) -> None:
    with pytest.raises(EndpointRefused, match="index"):
        conventional_endpoint("a", index)


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("", "path of a UNIX socket"),
        ("\0hidden", "abstract"),
        ("@hidden", "abstract"),
        ("/a\0b", "NUL"),
        ("a.sock", "relative"),
        ("./a.sock", "relative"),
        ("/a/../b.sock", "component"),
        ("/a//b.sock", "component"),
        ("/a/", "component"),
        ("/a/./b", "component"),
        (b"/a", "path of a UNIX socket"),
    ],
)
def test_a_path_that_cannot_be_checked_is_refused(path: Any, reason: str) -> None:
    with pytest.raises(EndpointRefused, match=reason):
        checked_socket_path(path)


def test_the_longest_path_is_taken_and_one_byte_more_refused() -> None:
    path = "/" + "a" * (LONGEST_SOCKET_PATH - 1)
    assert checked_socket_path(path) == path
    with pytest.raises(EndpointRefused, match=f"{LONGEST_SOCKET_PATH + 1} bytes"):
        checked_socket_path(path + "a")
    with pytest.raises(EndpointRefused, match="bytes"):
        checked_socket_path("/" + "ä" * 60)
