"""One self-contained page: rows are cases, columns are readers, a click opens the story of the bytes."""

from __future__ import annotations

import html
from dataclasses import dataclass
from pathlib import Path

from tests.malicious_zips.suites import Case
from tests.malicious_zips.worker import Verdict

DUMPED_BYTES = 512

STYLE = """
body{font:14px/1.4 system-ui,sans-serif;margin:1.5em;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #d0d0d0;padding:.2em .5em;text-align:left;vertical-align:top;white-space:nowrap}
th{position:sticky;top:0;background:#f3f3f3}
tr.case{cursor:pointer}tr.case:hover{background:#eef4ff}
tr.story td{white-space:normal;background:#fafafa}
tr.differs td:nth-child(3){background:#ffd9d9}
td.refuses{color:#8a1c1c}td.reads{color:#15591f}
pre{font:12px/1.3 ui-monospace,monospace;overflow:auto}
"""
SCRIPT = """
for (const row of document.querySelectorAll('tr.case')) {
  const toggle = () => { const story = row.nextElementSibling; story.hidden = !story.hidden;
                         row.setAttribute('aria-expanded', String(!story.hidden)); };
  row.addEventListener('click', toggle);
  row.addEventListener('keydown', event => { if (event.key === 'Enter') toggle(); });
}
document.getElementById('filter').addEventListener('input', event => {
  for (const row of document.querySelectorAll('tr.case')) {
    row.hidden = !row.textContent.includes(event.target.value);
    if (row.hidden) row.nextElementSibling.hidden = true;
  }
});
"""


@dataclass(frozen=True)
class Row:
    """One case with what came out.

    Attributes:
        case: the archive and its expected verdict.
        verdict: the worker's.
        is_as_expected: whether the two agree.
        seen: reader → what it made of the archive, in one word.
    """

    case: Case
    verdict: Verdict
    is_as_expected: bool
    seen: dict[str, str]


def write_page(rows: list[Row], readers: list[str], path: Path) -> None:
    """Write the page.

    Args:
        rows: every case, in the order of the page.
        readers: names of the columns.
        path: where to write.
    """
    head = "".join(f"<th>{html.escape(name)}</th>" for name in ("case", "expected", "got", *readers))
    body = "\n".join(_row(row, readers) for row in rows)
    differences = sum(not row.is_as_expected for row in rows)
    path.write_text(
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>malicious ZIPs</title><style>{STYLE}</style>\n'
        f"<h1>Malicious ZIPs</h1><p>{len(rows)} cases, {differences} differences. A click opens the story of a case. "
        '<label>Filter <input id="filter"></label></p>\n'
        f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table><script>{SCRIPT}</script></html>\n",
        encoding="utf-8",
    )


def _row(row: Row, readers: list[str]) -> str:
    case = row.case
    cells = [case.id, case.code or case.expected, row.verdict.shown]
    columns = "".join(f"<td>{html.escape(cell)}</td>" for cell in cells)
    for name in readers:
        seen = row.seen[name]
        kind = "reads" if seen.startswith("reads") else "refuses"
        columns += f'<td class="{kind}">{html.escape(seen)}</td>'
    story = (
        f"<p><b>{html.escape(case.what)}</b></p><p>If it were accepted: {html.escape(case.effect)}.</p>"
        f"<p>{html.escape('; '.join(case.references))}</p><pre>{html.escape(_dump(case.build()))}</pre>"
    )
    differs = "" if row.is_as_expected else " differs"
    return (
        f'<tr class="case{differs}" tabindex="0" aria-expanded="false">{columns}</tr>'
        f'<tr class="story" hidden><td colspan="{3 + len(readers)}">{story}</td></tr>'
    )


def _dump(data: bytes) -> str:
    """Return the first bytes and the last, sixteen a line, with their offsets."""
    lines = []
    for start in range(0, len(data), 16):
        if DUMPED_BYTES <= start < len(data) - DUMPED_BYTES:
            continue
        if lines and start >= len(data) - DUMPED_BYTES > DUMPED_BYTES and start - 16 < len(data) - DUMPED_BYTES:
            lines.append("…")
        piece = data[start : start + 16]
        text = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in piece)
        lines.append(f"{start:08x}  {piece.hex(' '):47}  {text}")
    return "\n".join(lines)
