"""Sheets for tests: a sample, or a few rows of characters, laid out with the real font."""

import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

from hullwright.editor.sheets.bound_pages import Bound
from hullwright.editor.sheets.options import SheetOptions
from hullwright.editor.sheets.pages import Page
from hullwright.editor.sheets.press import PrintOrder, made
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import maps, scenarios
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map

from ..workplaces import zone


@cache
def book() -> RuleBook:
    return rule_book(Host())


def sample(name: str) -> MapDocument:
    return read_map(next(path for path in maps() if path.stem == name))


def scenario(name: str) -> Scenario:
    found = read(next(path for path in scenarios() if path.stem == name))
    assert isinstance(found, Scenario)
    return found


def wide_zone(width: int, height: int) -> MapDocument:
    """Return a zone of that size, with both starts and two pods, for eight players."""
    rows = ["ds" * (width // 2) + "d" * (width % 2)] * height
    rows[0] = "H" + rows[0][1:-1] + "1"
    rows[-1] = "A" + rows[-1][1:-1] + "2"
    players = Players(min=2, max=8)
    return MapDocument(kind="hex-zone", name="Wide", players=players, layout=zone(*rows))


def sheets(document: MapDocument, under: Scenario | None = None, **options: object) -> Bound:
    chosen = replace(SheetOptions(), **options)
    return made(PrintOrder(document, chosen, under), book())


def texts(bound: Bound, number: int | None = None) -> list[str]:
    pages = bound.pages if number is None else bound.pages[number : number + 1]
    return [each.text for page in pages for each in page.words()]


def text_of(pdf: Path, page: int | None = None) -> str:
    """Return what pdftotext reads in a PDF file, line breaks as spaces."""
    only = [] if page is None else ["-f", str(page), "-l", str(page)]
    done = subprocess.run(
        ["pdftotext", *only, str(pdf), "-"], capture_output=True, text=True, check=True
    )
    return " ".join(done.stdout.split())


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Return texts that lie upon one another."""
    words = sorted(
        ((each.frame, each) for each in page.words() if each.text), key=lambda each: each[0].top
    )
    found = []
    for place, (frame, a) in enumerate(words):
        # Letters rarely fill the whole height that they may take.
        below = frame.bottom - 0.25 * a.size
        for other, b in words[place + 1 :]:
            if other.top >= below:
                break
            if a.left < b.left + b.width - 0.05 and b.left < a.left + a.width - 0.05:
                found.append((a.text, b.text))
    return found


def insist_on_order(pages: tuple[Page, ...]) -> None:
    for page in pages:
        inside = page.frame.inset(4)
        assert [each for each in page.words() if not inside.holds(each.frame)] == []
        assert all(page.frame.holds(each.frame) for each in page.items)
        assert overlapping(page) == []
