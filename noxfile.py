"""The tests on every supported interpreter that this machine has."""

from __future__ import annotations

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False  # nox names and skips those that are missing


@nox.session(python=["3.10", "3.11", "3.12", "3.13"])
def tests(session: nox.Session) -> None:
    """Install the package as users do, without a source checkout in reach, and run the quick tests."""
    session.install(".[test,peers]")
    session.run("pytest", "-n", "auto", "-m", "not slow", *session.posargs)
