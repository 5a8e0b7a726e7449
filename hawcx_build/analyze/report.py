"""What the execution found → findings: an error for each import that surely fails, a warning for each kind of rest."""

from __future__ import annotations

from hawcx_build.analyze.suggest import suggestion
from hawcx_build.analyze.unresolved import KINDS, Survey, Unresolved
from hawcx_build.findings import Finding, finding, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hawcx_build.analyze.abstract import Fault
    from hawcx_build.analyze.execution import Execution
    from hawcx_build.analyze.hints import Hint
    from hawcx_build.analyze.modules import ModuleIndex
    from hawcx_build.project import Project

MOST_LISTED = 8  # names in one warning; the rest is counted
MOST_SUGGESTED = 20  # missing names for which the upload is searched for what was meant; who has more has another fault
STRICT_KINDS = frozenset({"deferred", "undecided", "unreachable", "unknown-path"})

MESSAGES = {
    "guarded": "missing, and the program catches it",
    "deferred": "missing, and imported inside functions",
    "typing": "imported for type checkers only",
    "platform": "missing here, and imported on other platforms or versions only",
    "undecided": "missing, and whether they are imported cannot be decided",
    "unreachable": "missing, in files that nothing surely loads",
    "unknown-path": "not found, after the search path was changed",
}


class Report:
    """Turns one execution into findings."""

    def __init__(self, execution: Execution, project: Project, hints: Mapping[str, list[Hint]]) -> None:
        self.execution = execution
        self.project = project
        self.hints = hints
        self.sources = {file.path: file.content for file in project.tree.files}
        self._survey: Survey | None = None
        self._suggestions: dict[str, str | None] = {}
        self._lines: tuple[str, list[str]] = ("", [])

    @property
    def survey(self) -> Survey:
        """Every import, looked at once."""
        if self._survey is None:
            self._survey = Survey(self.execution)
        return self._survey

    # Errors

    def errors(self, faults: tuple[Fault, ...]) -> list[Finding]:
        """Return one error for each import that surely fails."""
        shown_first = sorted(faults, key=lambda fault: (fault.path, fault.line, fault.column))
        # What is too complex stands among the findings already.
        return [self._error(fault) for fault in shown_first if fault.code != "source.too-complex"]

    def _error(self, fault: Fault) -> Finding:
        help_text = None
        if fault.code in ("import.missing", "import.missing-name"):
            help_text = self._suggestion(fault.wanted)
        if fault.code == "import.not-offered":
            help_text = _offer(fault.wanted.rpartition(".")[0], self.execution.index)
        return self.at(fault.code, message_of(fault), fault.path, fault.line, fault.column, help_text)

    def _suggestion(self, wanted: str) -> str | None:
        if wanted not in self._suggestions:
            if len(self._suggestions) == MOST_SUGGESTED:
                return None
            self._suggestions[wanted] = suggestion(wanted, self.execution.index, sorted(self.sources))
        return self._suggestions[wanted]

    def at(
        self, code: str, message: str, path: str, line: int, column: int = 0, help_text: str | None = None
    ) -> Finding:
        """Return a finding with its line of source."""
        excerpt = self._line(path, line)
        if column and excerpt is not None:
            # The tree counts bytes of UTF-8; people count characters.
            column = len(excerpt.encode()[: column - 1].decode("utf-8", "ignore")) + 1
        return finding(code, message, path=path or None, line=line or None, column=column or None, excerpt=excerpt,
                       help=help_text)  # fmt: skip

    def _line(self, path: str, line: int) -> str | None:
        if self._lines[0] != path:
            text = self.sources.get(path, b"").removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
            self._lines = (path, text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
        lines = self._lines[1]
        return lines[line - 1] if 0 < line <= len(lines) else None

    def strict(self) -> list[Finding]:
        """Return an error for each import that does not resolve and that nothing guards."""
        return [
            self.at("import.strict", f"{shown(found.name)} is missing, and nothing guards its import", found.path,
                    found.line, found.column)
            for found in self.survey.unresolved
            if found.kind in STRICT_KINDS and found.is_unguarded and not self._is_optional(found.name)
        ]  # fmt: skip

    def _is_optional(self, name: str) -> bool:
        return name.partition(".")[0] in self.project.optional_imports

    # Warnings

    def warnings(self) -> Iterator[Finding]:
        """Return what was not proved and what may fail elsewhere, one finding for each kind."""
        yield from self._unresolved()
        yield from self._unread()
        yield from self._removed()
        yield from self._unused_files()
        yield from self._hints()

    def _unresolved(self) -> Iterator[Finding]:
        kinds: dict[str, list[Unresolved]] = {kind: [] for kind in KINDS}
        silenced: dict[str, Unresolved] = {}
        newer: list[tuple[str, str, str, int, int]] = []
        for found in self.survey.unresolved:
            if self._is_optional(found.name):
                silenced.setdefault(found.name.partition(".")[0], found)
            elif found.version and found.is_unguarded:
                newer.append((found.name, found.version, found.path, found.line, found.column))
            else:
                kinds[found.kind].append(found)
        for kind, group in kinds.items():
            if group:
                names = listed([found.name for found in group])
                message = f"{names}: {MESSAGES[kind]}"
                if kind == "unknown-path" and self.execution.path_change is not None:
                    message += f" by {shown(self.execution.path_change[0])}:{self.execution.path_change[1]}"
                yield self.at(KINDS[kind], message, group[0].path, group[0].line, group[0].column)
        if silenced:
            first = next(iter(silenced.values()))
            yield self.at("import.optional", f"{listed(list(silenced))}: missing, and declared optional", first.path,
                          first.line, first.column)  # fmt: skip
        yield from self._newer(newer)

    def _newer(self, imports: list[tuple[str, str, str, int, int]]) -> Iterator[Finding]:
        """Group the uses of newer Pythons by version."""
        uses = list(imports)
        for path, hints in sorted(self.hints.items()):
            uses += [(hint.subject, hint.detail, path, hint.line, hint.column) for hint in hints
                     if hint.code == "python.newer-use"]  # fmt: skip
        for version in sorted({use[1] for use in uses}, key=_number):
            group = [use for use in uses if use[1] == version]
            yield self.at("python.newer-use", f"{listed([use[0] for use in group])}: new in Python {version}",
                          *group[0][2:])  # fmt: skip

    def _unread(self) -> Iterator[Finding]:
        places = dict(self.execution.unread)
        for path, program in sorted(self.execution.programs.items()):
            for line, column, literal, _ in program.dynamic:
                if literal is None:
                    places.setdefault((path, line, column + 1), "import_module")
        if places:
            ordered = sorted(places)
            shown_places = listed([f"{path}:{line}" for path, line, _ in ordered])
            yield self.at("import.dynamic", f"computed names, so not proved to be there: {shown_places}", *ordered[0])

    def _removed(self) -> Iterator[Finding]:
        removed = self.survey.removed
        for version in sorted({place[0] for place in removed.values()}, key=_number):
            names = sorted(name for name, place in removed.items() if place[0] == version)
            yield self.at("python.removed-later", f"{listed(names)}: gone in Python {version}", *removed[names[0]][1:])

    def _unused_files(self) -> Iterator[Finding]:
        for path, fault in sorted(self.execution.broken.items()):
            yield self.at(
                "syntax.unused", f"nothing surely loads this file, and {fault.detail}", path, fault.line, fault.column
            )

    def _hints(self) -> Iterator[Finding]:
        groups: dict[str, list[tuple[str, Hint]]] = {}
        for path, hints in sorted(self.hints.items()):
            for hint in hints:
                if hint.code != "python.newer-use" and self._applies(hint):
                    groups.setdefault(hint.code, []).append((path, hint))
        for code, group in sorted(groups.items()):
            if code == "source.needs-folder":
                names = [f"{hint.subject} in {path}" for path, hint in group]
            else:
                names = [hint.subject for _, hint in group]
            path, hint = group[0]
            yield self.at(code, listed(names), path, hint.line, hint.column)

    def _applies(self, hint: Hint) -> bool:
        if hint.code == "source.no-data":
            return hint.subject not in self.sources
        if hint.code == "source.no-metadata":
            wanted = _normalized(hint.subject)
            folders = {path.partition("/")[0] for path in self.sources if ".dist-info/" in path}
            return wanted not in {_normalized(folder.partition("-")[0]) for folder in folders}
        return True

    # Facts

    def edges(self) -> tuple[tuple[str, str, int], ...]:
        """Return (importing module, imported module, line) of the imports that resolve."""
        return tuple(sorted(set(self.survey.edges)))

    def minimum_python(self) -> str:
        """Return the lowest Python that some unguarded code was proved to need."""
        versions = [hint.detail for hints in self.hints.values() for hint in hints if hint.code == "python.newer-use"]
        versions += [found.version for found in self.survey.unresolved if found.version and found.is_unguarded]
        return max(["3.10", *versions], key=_number)


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _normalized(distribution: str) -> str:
    """Return a distribution's name as PEP 503 compares it."""
    return "-".join(part for part in distribution.lower().replace("_", "-").replace(".", "-").split("-") if part)


def listed(names: list[str]) -> str:
    """Return names for a sentence: each once, the first few, and how many more."""
    unique = list(dict.fromkeys(names))
    more = f" and {len(unique) - MOST_LISTED} more" if len(unique) > MOST_LISTED else ""
    return ", ".join(map(shown, unique[:MOST_LISTED])) + more


def _offer(facade: str, index: ModuleIndex) -> str | None:
    module = index.find(facade)
    offered = None if module is None else index.offered(module)
    return None if offered is None else f"it offers {', '.join(offered)}; docs/agents.md says what each is for"


def message_of(fault: Fault) -> str:
    """Return the sentence of a fault."""
    name = shown(fault.wanted)
    owner, _, member = name.rpartition(".")
    file = name.replace(".", "/")
    return {
        "import.missing": f"there is no module {name}: neither {file}.py nor {file}/__init__.py is in the upload, and "
        "Python 3.10 has none",
        "import.not-offered": f"the runtime's {owner} does not offer {member}, and it is imported at start",
        "import.missing-name": f"{owner} has no name {member}, and it is imported when the bundle starts",
        "import.beyond-top": f"{name} goes above the top package",
        "import.no-package": f"{name} is relative, and this module is in no package",
        "python.newer-module": f"{name} exists only from Python {fault.detail} on, and it is imported at start",
        "python.newer-name": f"{owner} has {member} only from Python {fault.detail} on, and it is imported at start",
        "python.removed-module": f"{name} was removed in Python {fault.detail}, and it is imported at start",
        "python.removed-name": f"{owner} no longer has {member}, and it is imported at start",
        "python.other-platform": f"{name} exists on {fault.detail} only, and it is imported at start",
    }.get(fault.code, fault.detail)
