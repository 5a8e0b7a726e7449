"""The report's page: whole, quiet and usable in a real browser, and hostile text in it stays text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_build.cli.treemap import Box, squarify
from tests.cli.browser import CHROMIUM, Browser
from tests.cli.hawcx import AGENT, hawcx, project

needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed")
MARKUP = "<img src=x onerror=document.title='owned'></script><script>document.title='owned'</script>"
REFUSED = AGENT | {"__main__.py": f"import tools.mail\n\nif True:\n\timport nowhere  # {MARKUP}\n"}
MANY = {f"pack{n // 32:02}/sub{n % 2}/mod{n:03}.py": f"import pack{n * 7 % 960 // 32:02}\n" for n in range(960)}
MANY |= {f"pack{n:02}/__init__.py": "import json\n" for n in range(30)} | {"__main__.py": "import pack00.sub0.mod000\n"}
MANY |= {f"data{n}.txt": "x" * n * 100 for n in range(33)}


def report(folder: Path, files: dict[str, str], *, bundle: bool = True) -> Path:
    source: Path = project(folder / "agent", files)
    if bundle:
        assert hawcx("bundle", source, "-o", folder / "agent.pyz").status == 0
    run = hawcx("report", folder / "agent.pyz" if bundle else source, "-o", folder / "report.html")
    assert run.status == 0, run.stderr
    return folder / "report.html"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return report(tmp_path_factory.mktemp("page"), AGENT)


def test_the_page_names_no_outside_resource_and_allows_none(page: Path) -> None:
    text = page.read_text()
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    assert policy
    assert policy[1].startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy[1]
    outside = re.findall(r"(?:src|href)=['\"](?!#)[^'\"]*", text)
    assert outside == []
    assert " style=" not in text
    assert not re.search(r"\son[a-z]+=", re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL))


def test_the_page_says_what_was_proved_and_what_it_can_reach(page: Path) -> None:
    text = page.read_text()
    for part in ("Verified", "is a whole bundle", "opens network connections", "tools/mail.py", "workload digest"):
        assert part in text


@needs_browser
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_browser_shows_it_without_a_complaint_or_a_request(page: Path, dark: bool) -> None:
    with Browser(page, dark=dark) as browser:
        assert browser.evaluate("document.title") == "Verified: agent.pyz"
        assert browser.evaluate("document.querySelectorAll('#arcs path').length") == 2
        channels = browser.evaluate("getComputedStyle(document.body).backgroundColor")
        brightness = sum(map(int, re.findall(r"\d+", channels)[:3])) / 3
        assert (brightness < 60) is dark
        assert browser.complaints == []
        assert [url for url in browser.requests if not url.startswith("file:")] == []
        assert len(browser.requests) == 1


@needs_browser
def test_the_graph_is_searched_and_folded_by_keyboard(page: Path) -> None:
    with Browser(page) as browser:
        seen = "[...document.querySelectorAll('#rows .row:not(.hidden)')].map(row => row.dataset.name).join()"
        whole = browser.evaluate(seen)
        assert whole == "__main__,tools,tools.mail,standard library,socket"
        browser.evaluate("document.querySelector('.row[data-name=tools]').focus()")
        browser.press("Enter")
        assert browser.evaluate(seen) == "__main__,tools,standard library,socket"
        assert browser.evaluate("document.querySelectorAll('#arcs path').length") == 2  # they moved to the package
        browser.press("ArrowRight")
        assert browser.evaluate(seen) == whole
        browser.press("ArrowDown")
        assert browser.evaluate("document.activeElement.dataset.name") == "tools.mail"
        assert browser.evaluate("document.querySelectorAll('#arcs path.out').length") == 1
        browser.evaluate("document.getElementById('fold').click()")
        assert browser.evaluate(seen) == "__main__,tools,standard library"
        browser.evaluate("document.getElementById('graph-search').focus()")
        browser.write("MAIL")
        assert browser.evaluate(seen) == "__main__,tools,tools.mail,standard library"
        assert browser.evaluate("document.getElementById('hits').textContent") == "1 found"
        assert browser.evaluate("document.querySelector('.row.hit').dataset.name") == "tools.mail"
        assert browser.complaints == []


@needs_browser
def test_every_control_can_be_reached_by_the_tab_key(page: Path) -> None:
    with Browser(page) as browser:
        reached = []
        for _ in range(30):
            browser.press("Tab")
            reached.append(browser.evaluate("(e => e.id || e.dataset.name || e.tagName)(document.activeElement)"))
        for control in ("SUMMARY", "graph-search", "fold", "unfold", "__main__"):
            assert control in reached


@needs_browser
def test_the_map_leads_to_the_file_in_the_table(page: Path) -> None:
    with Browser(page) as browser:
        browser.evaluate("location.hash = document.querySelector('#map a').getAttribute('href')")
        assert browser.evaluate("new Promise(done => setTimeout(() => done(1), 200)) && 1") == 1
        assert browser.evaluate("document.querySelector('#files details').open") is True
        browser.evaluate("document.getElementById('file-filter').focus()")
        browser.write("words")
        rows = (
            "[...document.querySelectorAll('#file-table tbody tr:not(.hidden) td:first-child')].map(c => c.textContent)"
        )
        assert browser.evaluate(rows + ".join()") == "data/words.txt"


@needs_browser
def test_hostile_source_and_names_stay_text(tmp_path: Path) -> None:
    page = report(tmp_path, REFUSED, bundle=False)
    with Browser(page) as browser:
        assert browser.evaluate("document.title") == "Refused: agent"
        assert browser.evaluate("document.querySelectorAll('img, iframe, object').length") == 0
        assert browser.evaluate("document.querySelector('.source .it').textContent").endswith(MARKUP)
        mark, line = (
            browser.evaluate(f"document.querySelector('.source .{name}').textContent") for name in ("mark", "it")
        )
        assert mark.index("^") == line.index("nowhere")
        assert browser.complaints == []


@needs_browser
def test_a_hostile_result_document_stays_text(tmp_path: Path) -> None:
    hostile = {"code": MARKUP, "severity": MARKUP, "message": MARKUP, "path": MARKUP, "line": 3, "column": 10**30,
               "offset": "x", "excerpt": MARKUP, "help": MARKUP}  # fmt: skip
    document = {"schema": "hawcx/build-result/v1", "ok": False, "verdict": MARKUP, "entry_point": MARKUP,
                "findings": [hostile, 1, {"message": None}]}  # fmt: skip
    (tmp_path / "result.json").write_text(json.dumps(document))
    assert hawcx("report", tmp_path / "result.json", "-o", tmp_path / "report.html").status == 0
    with Browser(tmp_path / "report.html") as browser:
        assert browser.evaluate("document.title") != "owned"
        assert browser.evaluate("document.querySelectorAll('img, iframe, object').length") == 0
        assert browser.evaluate("document.querySelector('.finding h3').textContent").startswith("<img src=x")
        assert browser.complaints == []


@needs_browser
@pytest.mark.slow
def test_a_thousand_files_are_no_burden(tmp_path: Path) -> None:
    assert len(MANY) == 1024
    page = report(tmp_path, MANY)
    with Browser(page) as browser:
        assert browser.evaluate("document.querySelectorAll('#map rect').length") == 1024
        seen = "document.querySelectorAll('#rows .row:not(.hidden)').length"
        assert browser.evaluate(seen) == 32  # 30 packages, __main__, and the standard library, folded
        browser.evaluate("document.getElementById('unfold').click()")
        assert browser.evaluate(seen) > 1000
        assert browser.complaints == []


def test_the_document_of_a_job_makes_a_page(tmp_path: Path) -> None:
    folder = project(tmp_path / "agent", REFUSED)
    (tmp_path / "result.json").write_text(hawcx("check", folder, "--json").stdout)
    assert hawcx("report", tmp_path / "result.json", "-o", tmp_path / "report.html").status == 0
    text = (tmp_path / "report.html").read_text()
    assert "Refused" in text
    assert "import.missing" in text


@pytest.mark.parametrize("text", ["{", "{}", '{"schema":"other"}'])
def test_what_is_no_result_document_is_told_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)
    run = hawcx("report", tmp_path / "x.json", "-o", tmp_path / "report.html")
    assert run.status == 64
    assert not (tmp_path / "report.html").exists()


@given(st.lists(st.integers(1, 10**7), min_size=1, max_size=200))
def test_a_treemap_fills_its_rectangle_with_the_right_areas(sizes: list[int]) -> None:
    sizes.sort(reverse=True)
    whole = Box(0.0, 0.0, 1000.0, 320.0)
    boxes = squarify(sizes, whole)
    for size, box in zip(sizes, boxes, strict=True):
        assert box.width * box.height == pytest.approx(size / sum(sizes) * 320_000, rel=1e-6, abs=1e-6)
        assert box.x >= -1e-6
        assert box.y >= -1e-6
        assert box.x + box.width <= 1000 + 1e-6
        assert box.y + box.height <= 320 + 1e-6
