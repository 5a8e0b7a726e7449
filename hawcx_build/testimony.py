"""Frames of a child → facts and findings that the parent may print: every shape, bound and code is checked.

The child that speaks has had the upload in its hands, so it may be the upload that speaks. It can lie about the upload,
which harms nobody but its uploader; it cannot make the parent print what is no finding, nor vouch for a bundle: what is
said of the bundle is measured again by the parent.
"""

from __future__ import annotations

from hawcx_build.channel import CONFINED, Garbled
from hawcx_build.confine.report import LAYERS, Confinement
from hawcx_build.errors import (
    EXIT_INTERNAL,
    EXIT_IO,
    EXIT_REFUSED,
    EXIT_UNSOUND,
    BuildError,
    InputOutputError,
    InternalError,
    Refused,
    Unsound,
)
from hawcx_build.findings import Finding, finding
from hawcx_build.result import BundleFacts
from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hawcx_build.channel import Frame

    Field = str | int | None

LONGEST_TEXT = 4096  # characters of one message, path, excerpt or help
FINDING_FIELDS = ("code", "message", "path", "line", "column", "offset", "excerpt", "help")
ERRORS: dict[object, type[BuildError]] = {
    EXIT_REFUSED: Refused,
    EXIT_UNSOUND: Unsound,
    EXIT_IO: InputOutputError,
    EXIT_INTERNAL: InternalError,
}


class Testimony(Value):
    """What a child says of a bundle that it wrote."""

    source_digest: str
    facts: BundleFacts
    findings: tuple[Finding, ...]


def said_of_failure(error: BuildError) -> list[Field]:
    """Return the fields of a `FAILED` frame."""
    return [error.exit_status, *_said_of_findings(error.findings)]


def _said_of_findings(findings: tuple[Finding, ...]) -> list[Field]:
    # Severity stays out: the parent knows it from the registry.
    return [getattr(found, name) for found in findings for name in FINDING_FIELDS]


def said_of_bundle(source_digest: str, facts: BundleFacts, findings: tuple[Finding, ...]) -> list[Field]:
    """Return the fields of a `BUILT` frame."""
    return [source_digest, *(getattr(facts, name) for name in BundleFacts._fields), *_said_of_findings(findings)]


def said_of_confinement(report: Confinement) -> list[Field]:
    """Return the fields of a `CONFINED` frame."""
    pairs = [field for pair in report.missing for field in pair]
    return [report.landlock_abi, len(report.applied), *report.applied, *pairs]


def read_confinement(frame: Frame, mode: str) -> Confinement:
    """Return what confines the child; it said so before it read the upload.

    Raises:
        Garbled: this is no such statement.
    """
    abi, count, *names = frame.fields or (None, None)
    if frame.kind != CONFINED or not isinstance(abi, int) or not isinstance(count, int) or count > len(names):
        raise Garbled
    applied, rest = names[:count], names[count:]
    missing = list(zip(rest[::2], rest[1::2], strict=False))
    if {*applied, *(layer for layer, _ in missing)} != set(LAYERS) or len(rest) % 2:
        raise Garbled
    return Confinement(mode, tuple(map(_text, applied)), tuple((_text(a), _text(b)) for a, b in missing), abi)


def read_testimony(fields: tuple[Field, ...], most: int) -> Testimony:
    """Return what the child says of the bundle that it wrote.

    Args:
        fields: of a `BUILT` frame.
        most: findings at the most.

    Raises:
        Garbled: the fields have not this form.
    """
    count = 1 + len(BundleFacts._fields)
    if len(fields) < count:
        raise Garbled
    facts = BundleFacts(*fields[1:count])  # type: ignore[arg-type]  # proved below
    for name in BundleFacts._fields:
        kind = BundleFacts.__annotations__[name]
        if type(getattr(facts, name)).__name__ != kind or (kind == "str" and not _is_clean(getattr(facts, name))):
            raise Garbled
    findings = _read_findings(fields[count:], most)
    if any(found.severity != "warning" for found in findings):
        raise Garbled
    return Testimony(_text(fields[0]), facts, findings)


def read_failure(fields: tuple[Field, ...], most: int) -> BuildError:
    """Return the refusal or failure that the child reports.

    Args:
        fields: of a `FAILED` frame.
        most: findings at the most.

    Raises:
        Garbled: the fields have not this form, or the child reports what only its parent can know.
    """
    kind = ERRORS.get(fields[0] if fields else None)
    findings = _read_findings(fields[1:], most)
    if kind is None or not any(found.severity == "error" for found in findings):
        raise Garbled
    if kind is Refused and any(found.code.startswith("job.") for found in findings):
        raise Garbled
    return kind(*findings)


def _read_findings(fields: tuple[Field, ...], most: int) -> tuple[Finding, ...]:
    width = len(FINDING_FIELDS)
    if len(fields) % width or len(fields) > most * width:
        raise Garbled
    return tuple(_read_finding(fields[at : at + width]) for at in range(0, len(fields), width))


def _read_finding(fields: tuple[Field, ...]) -> Finding:
    code, message, path, line, column, offset, excerpt, help_text = fields
    for text in (path, excerpt, help_text):
        if text not in (None, ""):
            _text(text)
    for number, least in ((line, 1), (column, 1), (offset, 0)):
        if number is not None and (not isinstance(number, int) or number < least):
            raise Garbled
    try:
        known = finding(_text(code), _text(message))
    except KeyError:
        raise Garbled from None
    return known.replace(path=path, line=line, column=column, offset=offset, excerpt=excerpt, help=help_text)


def _text(value: Field) -> str:
    if not isinstance(value, str) or not _is_clean(value):
        raise Garbled
    return value


def _is_clean(text: str) -> bool:
    return 0 < len(text) <= LONGEST_TEXT and text.isprintable()
