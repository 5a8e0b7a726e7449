"""`python3 -m tests.malicious_zips`: run the worker over the corpus and print what it says; 1 on any difference.

Options:
    --class NAME     only this class of the catalogue
    --reader NAME    show what another reader on this machine makes of the same files; `all` for each of them
    --html FILE      write one page with every case and every reader
    --no-shared      leave out the second collection, real files of public test suites
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.differential.readers import Reader, available_readers
from tests.malicious_zips.page import Row, write_page
from tests.malicious_zips.suites import Case, catalogue_cases, public_cases
from tests.malicious_zips.worker import Verdict, judge

WORKERS = 2


def main(arguments: list[str]) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.malicious_zips", description="run the corpus")
    parser.add_argument("--class", dest="kind", help="only this class of the catalogue")
    parser.add_argument("--reader", action="append", default=[], help="another reader, or all")
    parser.add_argument("--html", type=Path, help="write one page with every case and every reader")
    parser.add_argument("--no-shared", action="store_true", help="leave out the second collection")
    options = parser.parse_args(arguments)
    cases = catalogue_cases(options.kind)
    if options.kind is None and not options.no_shared:
        cases += public_cases()
    readers = _readers(options.reader, wants_all=options.html is not None)
    width = min(72, max((len(case.id) for case in cases), default=4))
    _print_heading(width, readers)
    rows = []
    with ThreadPoolExecutor(WORKERS) as pool:
        for row in pool.map(lambda case: _run(case, readers), cases):
            _print_row(row, width, readers)
            rows.append(row)
    differences = _print_sum(rows)
    if options.html:
        write_page(rows, [reader.name for reader in readers], options.html)
        print(f"page: {options.html}")
    return 1 if differences else 0


def _readers(names: list[str], *, wants_all: bool) -> list[Reader]:
    here, missing = available_readers()
    if wants_all or "all" in names:
        for name, need in missing.items():
            print(f"not here: {name} (needs {need})")
        return list(here.values())
    for name in names:
        if name not in here:
            known = ", ".join(sorted(here))
            sys.exit(f"no reader {name} on this machine{f' ({missing[name]} is missing)' if name in missing else ''}; "
                     f"there are: {known}")  # fmt: skip
    return [here[name] for name in names]


def _run(case: Case, readers: list[Reader]) -> Row:
    data = case.build()
    verdict = judge(data)
    seen = {reader.name: reader.read(data).shown for reader in readers}
    return Row(case, verdict, _is_as_expected(case, verdict), seen)


def _is_as_expected(case: Case, verdict: Verdict) -> bool:
    if case.expected == "either":
        return verdict.built or bool(verdict.codes)
    if case.expected == "accept":
        # Files of other suites are archives, not uploads: accepted means that the archive itself is.
        return verdict.built or (not case.is_upload and not any(code.startswith("zip.") for code in verdict.codes))
    if case.code is None:
        return not verdict.built and bool(verdict.codes)
    return verdict.codes[:1] == (case.code,)


def _print_heading(width: int, readers: list[Reader]) -> None:
    names = "".join(f" {reader.name:>14.14}" for reader in readers)
    print(f"{'case':{width}}  {'expected':24} {'got':24} {'ms':>7} {'MiB':>6}{names}", flush=True)


def _print_row(row: Row, width: int, readers: list[Reader]) -> None:
    verdict, mark = row.verdict, "" if row.is_as_expected else "  <-- differs"
    seen = "".join(f" {row.seen[reader.name]:>14.14}" for reader in readers)
    print(f"{row.case.id:{width}}  {row.case.code or row.case.expected:24} {verdict.shown:24} "
          f"{verdict.seconds * 1000:7.0f} {verdict.peak_bytes / 2**20:6.1f}{seen}{mark}", flush=True)  # fmt: skip


def _print_sum(rows: list[Row]) -> int:
    """Print what the rows come to; return the number of differences."""
    if not rows:
        print("no case has that class")
        return 1
    differences = sum(not row.is_as_expected for row in rows)
    worst = max(rows, key=lambda row: row.verdict.seconds)
    largest = max(rows, key=lambda row: row.verdict.peak_bytes)
    print(f"\n{len(rows)} cases, {differences} differences; longest {worst.verdict.seconds:.2f} s ({worst.case.id}), "
          f"largest {largest.verdict.peak_bytes / 2**20:.0f} MiB ({largest.case.id})")  # fmt: skip
    return differences


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
