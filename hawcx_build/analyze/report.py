"""What the execution found → findings: errors for what surely fails, and one warning a module name for the rest."""

from __future__ import annotations

from hawcx_build.findings import Finding, finding, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hawcx_build.analyze.abstract import Fault
    from hawcx_build.analyze.execution import Execution
    from hawcx_build.limits import Limits
    from hawcx_build.project import Project


class Report:
    """Turns one execution into findings."""

    def __init__(self, execution: Execution, project: Project, limits: Limits) -> None:
        self.execution = execution
        self.project = project
        self.limits = limits
        self.sources = {file.path: file.content for file in project.tree.files}

    def errors(self, faults: tuple[Fault, ...]) -> list[Finding]:
        """Return one error for each import that surely fails."""
        return [self._finding(fault) for fault in faults]

    def _finding(self, fault: Fault) -> Finding:
        return finding(
            fault.code,
            message_of(fault),
            path=fault.path or None,
            line=fault.line or None,
            column=fault.column or None,
            excerpt=self._line(fault.path, fault.line),
        )

    def _line(self, path: str, line: int) -> str | None:
        if not line or path not in self.sources:
            return None
        lines = self.sources[path].decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        return lines[line - 1] if line <= len(lines) else None

    def strict(self) -> list[Finding]:
        """Return an error for each import that does not resolve and that nothing guards."""
        return []

    def warnings(self) -> Iterator[Finding]:
        """Return what is worth knowing."""
        return iter(())

    def edges(self) -> tuple[tuple[str, str, int], ...]:
        """Return the imports that resolve."""
        return ()

    def minimum_python(self) -> str:
        """Return the lowest Python proved necessary."""
        return "3.10"


def message_of(fault: Fault) -> str:
    """Return the sentence of a fault."""
    name = shown(fault.wanted)
    owner, _, member = name.rpartition(".")
    return {
        "import.missing": f"there is no module {name}, and it is imported when the bundle starts",
        "import.missing-name": f"{owner} has no name {member}, and it is imported when the bundle starts",
        "import.beyond-top": f"{name} goes above the top package",
        "import.no-package": f"{name} is relative, and this module is in no package",
        "python.newer-module": f"{name} exists only from Python {fault.detail} on, and it is imported when the bundle starts",
        "python.newer-name": f"{owner} has {member} only from Python {fault.detail} on, and it is imported at start",
        "python.removed-module": f"{name} was removed in Python {fault.detail}",
        "python.removed-name": f"{owner} no longer has {member}",
        "python.other-platform": f"{name} exists on {fault.detail} only, and it is imported when the bundle starts",
    }.get(fault.code, fault.detail)
