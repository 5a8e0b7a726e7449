"""Project → Analysis: what an upload imports, from where, and that nothing needed at its start is missing.

In: the upload's files, the files that will stand beside them, the limits. Out: the entry point, the imports as data,
warnings; or a refusal that names every fault at once. Nothing else goes in: no file, clock, environment or host table.

One file after the other is decoded, measured, parsed and lowered, and its tree freed. Then the start of the bundle is
executed in the abstract, over what was lowered.
"""

from __future__ import annotations

import gc
import warnings

from hawcx_build.analyze import entrypoint, stdlib
from hawcx_build.analyze.budget import Budget
from hawcx_build.analyze.characters import find_hidden
from hawcx_build.analyze.decode import decode
from hawcx_build.analyze.entrypoint import EntryPoint
from hawcx_build.analyze.faults import SourceFault
from hawcx_build.analyze.lower import lower
from hawcx_build.analyze.modules import ModuleIndex
from hawcx_build.analyze.syntax import parse
from hawcx_build.errors import Refused
from hawcx_build.findings import Finding, finding, shown
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from hawcx_build.analyze.hints import Hint
    from hawcx_build.analyze.modules import Module
    from hawcx_build.analyze.program import Program
    from hawcx_build.analyze.report import Report
    from hawcx_build.limits import Limits
    from hawcx_build.project import Project
    from hawcx_build.tree import SourceFile


LOWEST = "3.10"
MORE_TO_DO = ("import", "__file__", "ExceptionGroup", "PythonFinalizationError")
"""A file without any of these words imports nothing, by statement or by call, and there is no hint in it."""


class Analysis(Value):
    """What the analysis proved.

    Attributes:
        entry: what starts the bundle.
        findings: warnings, in the order of path, line, column and code.
        modules: how many importable modules the upload has.
        imports: (importing module, imported module, line) of every import that resolves, in order.
        minimum_python_proved: the lowest Python that the upload was proved to need, such as `3.10`.
    """

    entry: EntryPoint
    findings: tuple[Finding, ...]
    modules: int
    imports: tuple[tuple[str, str, int], ...]
    minimum_python_proved: str = "3.10"


def analyze(
    project: Project, runtime: tuple[SourceFile, ...], limits: Limits, *, strict_imports: bool = False
) -> Analysis:
    """Prove that an upload can start, as far as its source says so.

    Args:
        project: the upload's files and what was asked of them.
        runtime: the trusted files that stand beside them in the bundle.
        limits: bounds on source text and findings.
        strict_imports: refuse every import that does not resolve and that nothing guards.

    Raises:
        Refused: every fault found, up to `limits.findings`.
    """
    was_enabled = gc.isenabled()
    gc.disable()  # trees hold no cycles; the collector would only walk them
    try:
        with warnings.catch_warnings():
            # The compiler warns of odd escapes; a filter that makes warnings errors must not change the verdict.
            warnings.simplefilter("ignore")
            return _Analyzing(project, runtime, limits).run(strict_imports=strict_imports)
    finally:
        if was_enabled:
            gc.enable()


class _Analyzing:
    """One run: what was read of each file so far."""

    def __init__(self, project: Project, runtime: tuple[SourceFile, ...], limits: Limits) -> None:
        self.project = project
        self.limits = limits
        self.files = project.tree.files
        self.index = ModuleIndex(self.files, runtime)
        self.programs: dict[str, Program] = {}
        self.broken: dict[str, SourceFault] = {}
        self.hints: dict[str, list[Hint]] = {}
        self.errors: list[Finding] = list(_shadowing(self.index, self.files))
        self.warnings: list[Finding] = list(_ambiguous(self.index))
        self.main: tuple[str, str] | None = None
        self.start: Module | None = None
        self.has_more_to_do = False  # something imports, or does not compile: most of the stage is loaded for these

    def run(self, *, strict_imports: bool) -> Analysis:
        self._find_entry()
        self._read_files()
        report = self._execute(strict_imports=strict_imports) if self.has_more_to_do else None
        if self.errors:
            raise Refused(*_ordered(self.errors)[: self.limits.findings])
        entry = EntryPoint(*self.main) if self.main else EntryPoint("__main__")
        return Analysis(
            entry=entry,
            findings=tuple(_ordered(self.warnings)[: self.limits.findings]),
            modules=len(self.index.uploaded()),
            imports=() if report is None else report.edges(),
            minimum_python_proved=LOWEST if report is None else report.minimum_python(),
        )

    def _find_entry(self) -> None:
        if self.project.main is None:
            self.errors += entrypoint.find_main_file(self.files)
            self.start = self.index.find("__main__")
            return
        main = entrypoint.split_main(self.project.main)
        if isinstance(main, Finding):
            self.errors.append(main)
            return
        module = entrypoint.find_module(main, self.index, self.files)
        if isinstance(module, Finding):
            self.errors.append(module)
            return
        self.main, self.start = main, module

    def _read_files(self) -> None:
        budget = Budget(self.limits)
        for file in self.files:
            if file.path.endswith(".py"):
                try:
                    self._read_file(file, budget)
                except SourceFault as fault:
                    self._note(fault, file)

    def _read_file(self, file: SourceFile, budget: Budget) -> None:
        text = decode(file.content)
        budget.check(text)
        tree: ast.Module | None = None
        try:
            tree = parse(text, self.limits)
        finally:
            self._note_characters(file, text, tree)
        if self.main is not None and self.start is not None and self.start.path == file.path:
            fault = entrypoint.check_function(tree, file.path, self.main[1], text.split("\n"))
            if fault is not None:
                self.errors.append(fault)
        program = lower(tree, text)
        self.programs[file.path] = program
        if any(word in text for word in MORE_TO_DO):
            from hawcx_build.analyze.hints import find_hints

            self.has_more_to_do = True
            self.hints[file.path] = find_hints(tree, text, program)

    def _note_characters(self, file: SourceFile, text: str, tree: ast.Module | None) -> None:
        for code, message, line in find_hidden(file.content, text, tree):
            excerpt = text.split("\n")[line - 1]
            found = finding(code, message, path=file.path, line=line, excerpt=excerpt)
            (self.errors if found.severity == "error" else self.warnings).append(found)

    def _note(self, fault: SourceFault, file: SourceFile) -> None:
        if fault.code == "source.too-complex":
            self.errors.append(finding(fault.code, fault.message, path=file.path, line=fault.line))
        self.broken[file.path] = fault
        self.has_more_to_do = True

    def _execute(self, *, strict_imports: bool) -> Report:
        """Execute the start, add what it shows to the findings, and return the report on it."""
        from hawcx_build.analyze.execution import Execution
        from hawcx_build.analyze.report import Report

        execution = Execution(self.index, self.programs, self.broken)
        failure = None
        if self.start is not None and self.main is None:
            failure = execution.run(self.start, "__main__")
        elif self.start is not None and self.main is not None:
            failure = execution.run_entry(self.main[0]) or execution.call_function(self.start, self.main[1])
        report = Report(execution, self.project, self.hints)
        self.errors += report.errors(failure.faults if failure else ())
        if strict_imports:
            self.errors += report.strict()
        if not self.errors:
            self.warnings += report.warnings()
        return report


def _shadowing(index: ModuleIndex, files: tuple[SourceFile, ...]) -> Iterator[Finding]:
    paths = {file.path for file in files}
    for path in sorted(paths):
        top, _, rest = path.partition("/")
        name = top.removesuffix(".py") if not rest and top.endswith(".py") else top if rest == "__init__.py" else ""
        if name and stdlib.is_shadowing(name):
            message = f"{shown(path)} would stand in for the standard library's {name.lower()}"
            yield finding("source.shadows-stdlib", message, path=path)


def _ambiguous(index: ModuleIndex) -> Iterator[Finding]:
    for loser, winner in sorted(index.losers):
        yield finding(
            "source.ambiguous-module", f"{shown(winner)} wins, so {shown(loser)} can never be imported", path=loser
        )


def _ordered(findings: list[Finding]) -> list[Finding]:
    unique = dict.fromkeys(findings)
    return sorted(unique, key=lambda f: (f.path or "", f.line or 0, f.column or 0, f.code, f.message))
