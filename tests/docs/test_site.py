"""The site builds with every link whole, and its generated pages say what the package says."""

from __future__ import annotations

import functools
import http.server
import os
import re
import subprocess
import sys
import threading
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hawcx_build.codes import FAMILIES, all_codes
from hawcx_build.limits import Limits
from tests.cli.browser import CHROMIUM, Browser

ROOT = Path(__file__).parent.parent.parent


class Text(HTMLParser):
    """The words of a page, and where its links and resources lead."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.words, self.resources, self.ids = "", list[str](), set[str]()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids.add(given.get("id") or "")
        if tag in ("script", "img", "iframe") and given.get("src"):
            self.resources.append(given["src"] or "")
        if tag == "link" and given.get("rel") == "stylesheet":
            self.resources.append(given["href"] or "")

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, timeout=300, env=environment)
    assert run.returncode == 0, run.stderr
    return folder


def test_links_between_pages_are_whole_in_a_checkout_too() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+\.md)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).is_file(), f"{page.name}: {target}"


def test_every_family_of_codes_has_a_heading_of_its_own(site: Path) -> None:
    headings = re.findall(r"<h2[^>]*>(.*?)<", (site / "codes.html").read_text(encoding="utf-8"))
    assert len(set(headings)) == len(headings)
    assert not set(FAMILIES) & set(headings)


def test_every_code_has_its_section(site: Path) -> None:
    page = Text(site / "codes.html")
    for code in all_codes():
        assert code.id in page.ids
        for text in (code.title, code.meaning, code.remedy, code.source):
            assert " ".join(text.split()) in " ".join(page.words.split())


def test_every_limit_has_its_row_with_its_reason(site: Path) -> None:
    words = Text(site / "limits.html").words
    for name in Limits._fields:
        assert re.search(rf"{name}\s+{getattr(Limits(), name):,}\s+\S", words)


def test_no_page_needs_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for resource in Text(page).resources:
            assert not re.match(r"(?:https?:)?//", resource), f"{page.name} loads {resource}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_browser_shows_a_page_without_a_complaint(site: Path, dark: bool) -> None:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with Browser(f"http://127.0.0.1:{server.server_port}/codes.html", dark=dark) as browser:
            assert browser.evaluate("document.documentElement.dataset.bsTheme") == ("dark" if dark else "light")
            assert browser.complaints == []
        server.shutdown()


def test_the_action_stands_in_its_page(site: Path) -> None:
    action = (ROOT / "examples" / "github-action" / "action.yml").read_text(encoding="utf-8")
    assert action.strip() in Text(site / "editors-and-ci.html").words
