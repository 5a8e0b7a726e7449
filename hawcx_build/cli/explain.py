"""`hawcx explain CODE`: the long story of a code, from the one registry."""

from __future__ import annotations

import click

from hawcx_build.cli.screen import Screen, screen_options
from hawcx_build.codes import Code, all_codes
from hawcx_build.errors import EXIT_BUILT, UsageError
from hawcx_build.findings import finding, shown


@click.command("explain", short_help="Tell what a code means and what to do.")
@click.argument("code", required=False)
@screen_options
def command(*, code: str | None, as_json: bool, no_color: bool) -> int:
    """Tell what CODE means, why it matters and what to do. Without CODE, list all.

    \b
    Examples:
      hawcx explain import.missing
      hawcx explain
    """
    screen = Screen(as_json=as_json, no_color=no_color)
    codes = all_codes()
    if code is None:
        if as_json:
            screen.json([code_document(known) for known in codes])
        for known in codes:
            screen.line((f"{known.id:<32}", "bold"), known.title)
        return EXIT_BUILT
    found = find_code(code, codes)
    if as_json:
        screen.json(code_document(found))
        return EXIT_BUILT
    screen.line((found.id, "bold"), f"  {found.severity}: {found.title}")
    for title, text in (("", found.meaning), ("What to do: ", found.remedy), ("Source: ", found.source)):
        screen.line("")
        screen.line((title, "bold cyan"), text)
    if found.example:
        screen.line("")
        screen.line(("Example:", "bold cyan"))
        for line in found.example.splitlines():
            screen.line(f"    {line}")
    return EXIT_BUILT


def find_code(word: str, codes: tuple[Code, ...]) -> Code:
    """Return the code of that id.

    Raises:
        UsageError: there is none; near ones are named.
    """
    for known in codes:
        if known.id == word.strip().lower():
            return known
    from difflib import get_close_matches

    ids = [known.id for known in codes]
    near = get_close_matches(word, ids, 3, 0.5) or [known for known in ids if word.lower() in known][:3]
    hint = f"did you mean {' or '.join(near)}?" if near else "hawcx explain lists all codes"
    raise UsageError(finding("job.usage", f"there is no code {shown(word)}", help=hint))


def code_document(code: Code) -> dict[str, str]:
    """Return a code as a document, with all of its fields."""
    return {name: getattr(code, name) for name in type(code)._fields}
