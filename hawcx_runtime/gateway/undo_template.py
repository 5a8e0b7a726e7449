"""Fills the template of an undo's arguments from the write's own arguments and result."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class NotThere(LookupError):
    """The template points at something that the arguments or the result do not hold."""


def filled(template: object, arguments: Mapping[str, object], result: Mapping[str, object] | None) -> dict[str, object]:
    """Return the arguments of the undo.

    Args:
        template: of the catalogue, or None for the write's own arguments.
        arguments: of the write.
        result: of the write, or None while there is none.

    Raises:
        NotThere: the template points at nothing.
    """
    if template is None:
        return dict(arguments)
    made = _filled(template, arguments, result)
    if not isinstance(made, dict):
        raise NotThere("the arguments of an undo are an object")
    return made


def _filled(template: object, arguments: object, result: object) -> object:
    if isinstance(template, dict):
        if "$argument" in template:
            return _pointed(arguments, template["$argument"])
        if "$result" in template:
            return _pointed(result, template["$result"])
        return {key: _filled(each, arguments, result) for key, each in template.items()}
    if isinstance(template, list):
        return [_filled(each, arguments, result) for each in template]
    return template


def _pointed(document: object, pointer: str) -> object:
    """Return what a JSON pointer names (RFC 6901)."""
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        if isinstance(document, dict) and name in document:
            document = document[name]
        elif isinstance(document, list) and name.isascii() and name.isdigit() and int(name) < len(document):
            document = document[int(name)]
        else:
            raise NotThere(f"{pointer!r} is not there")
    return document
