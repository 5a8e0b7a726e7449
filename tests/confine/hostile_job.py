"""Run `hostile.py`: as this user, and as an unprivileged one where this one is the superuser."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import hawcx_build
import hawcx_runtime
from tests.interpreters import interpreters
from tests.uploads import HELLO, upload

DRIVER = Path(__file__).parent / "hostile.py"
NOBODY = 65534
SECRET = "a-secret-of-the-parents-environment"


class Attempt:
    """What came of one hostile job."""

    def __init__(self, run: subprocess.CompletedProcess[bytes]) -> None:
        assert run.stdout, run.stderr.decode()
        self.status, self.document = run.returncode, json.loads(run.stdout)
        self.stderr = run.stderr
        (self.found,) = self.document["findings"]
        self.code, self.message = self.found["code"], self.found["message"]

    @property
    def outcome(self) -> str:
        """`succeeded`, the name of an error, or the code of the job's end."""
        _, marker, rest = self.message.partition("while at: ")
        if marker and rest.startswith("succeeded"):
            return "succeeded"
        if marker and rest.startswith("failed: "):
            return rest.removeprefix("failed: ")
        return str(self.code)


class Place:
    """A folder that everybody may enter, with a copy of the package: a user's home need not be readable to others."""

    def __init__(self, folder: Path, *, privileged: bool) -> None:
        self.folder, self.privileged = folder, privileged
        self.python = Path(sys.executable) if privileged else _public_interpreter()
        for package in (hawcx_build, hawcx_runtime):
            origin = Path(str(package.__file__)).parent
            shutil.copytree(origin, folder / origin.name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(DRIVER, folder)
        (folder / "source.zip").write_bytes(upload(HELLO))
        (folder / "out").mkdir()
        (folder / "out").chmod(0o777)

    def attempt(
        self, attack: str, layers: str, argument: object = "", *, quotas: tuple[int, int, int] = (400, 20, 60)
    ) -> Attempt:
        """Run one attack; nothing is left in the output's folder afterwards."""
        output = self.folder / "out" / "agent.pyz"
        command = [str(self.python), "-I", str(self.folder / DRIVER.name), str(self.folder), attack, layers]
        command += [str(self.folder / "source.zip"), str(output), ",".join(map(str, quotas)), str(argument)]
        user = {} if self.privileged else {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        with tempfile.TemporaryFile() as inherited:
            command = [word.replace("{inherited}", str(inherited.fileno())) for word in command]
            run = subprocess.run(
                command, capture_output=True, check=False, timeout=120, env={"SECRET": SECRET},
                stdin=subprocess.DEVNULL, pass_fds=[inherited.fileno()], **user,
            )  # fmt: skip
        assert not output.exists()
        return Attempt(run)


@functools.cache
def _public_interpreter() -> Path:
    """Return an interpreter that an unprivileged user may run: the tests' own may lie in a home that is closed."""
    candidates = [*interpreters().values(), *map(Path, filter(None, (shutil.which("python3", path="/usr/bin:/bin"),)))]
    for python in candidates:
        command = [str(python), "-I", "-c", "import ctypes, socket, sys; print(sys.version_info >= (3, 10))"]
        try:
            run = subprocess.run(command, capture_output=True, user=NOBODY, group=NOBODY, extra_groups=[], check=False)
        except OSError:
            continue
        if run.stdout.strip() == b"True":
            return python
    pytest.skip("no interpreter here that an unprivileged user may run")


@pytest.fixture(scope="module", params=["this user", pytest.param("nobody", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Give a place for this user, and one for an unprivileged user."""
    if request.param == "nobody" and os.geteuid() != 0:
        pytest.skip("this user is unprivileged already")
    folder = Path(tempfile.mkdtemp(prefix="hawcx-confine-"))
    folder.chmod(0o755)
    try:
        yield Place(folder, privileged=request.param == "this user")
    finally:
        shutil.rmtree(folder)
