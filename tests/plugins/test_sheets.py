"""Sheets of plugins: pages for a map, made with care."""

import pytest

from hullwright.plugins import sheets
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.map_context import MapContext
from hullwright.plugins.sheets import MOST_PAGES, plugin_sheets, sheet_named
from hullwright.samples import maps
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map

from ..editor.plugins.strangers import installed_code, installed_sample

PAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="50mm"/>'


@pytest.fixture
def keeper(tmp_path):
    return Keeper(tmp_path)


def context(name: str = "bellwether", **more: object) -> MapContext:
    return MapContext(read_map(next(each for each in maps() if each.stem == name)), **more)


def test_the_sample_has_a_box_for_every_round_on_the_paper_and_in_the_language(keeper):
    installed_sample(keeper, "round-track")
    (sheet,) = plugin_sheets(keeper, "hex-zone")
    (page,) = sheet.pages(context(language="de", paper=(215.9, 279.4)))
    assert (page.width, page.height) == (215.9, 279.4)
    assert "Bellwether: Runden 1–" in page.svg
    assert page.svg.count("<rect") == context().ruleset["rounds"]
    assert plugin_sheets(keeper, "galaxy") == ()


def test_without_trust_no_sheet_is_made(keeper):
    installed_sample(keeper, "round-track", trusted=False)
    assert plugin_sheets(keeper, "hex-zone") == ()
    with pytest.raises(HullwrightError, match="is not run: It contains code"):
        sheet_named(keeper, "round-track").pages(context())


def test_a_sheet_is_named_shortly_or_in_full_and_guessed_otherwise(keeper):
    with pytest.raises(HullwrightError, match="no plugin brings any"):
        sheet_named(keeper, "track")
    installed_sample(keeper, "round-track")
    assert sheet_named(keeper, "round-track/round-track") == sheet_named(keeper, "round-track")
    with pytest.raises(HullwrightError, match="did you mean “round-track”"):
        sheet_named(keeper, "roundtrack")
    with pytest.raises(HullwrightError, match="for maps of the kind “hex-zone”"):
        sheet_named(keeper, "round-track").pages(context("asteroid-belt"))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("    yield 7", "failed: TypeError: a sheet yielded int, which is no text"),
        ("    return 7", "failed: TypeError: 'int' object is not iterable"),
        ("    yield '<svg/>'", "Page 1 of the sheet “it” of the plugin “odd” can't be printed"),
        ("    yield '<svg'", "That was in it.py, line 1."),
        ("    return []", f"has to have 1 to {MOST_PAGES} pages"),
        (f"    while True:\n        yield {PAGE!r}", f"has to have 1 to {MOST_PAGES} pages"),
        (
            "    while True:\n        pass",
            "was stopped. Please tell its author, or switch it off. That was in it.py",
        ),
    ],
)
def test_a_sheet_that_fails_is_told_with_its_plugin_file_and_line(keeper, code, said, monkeypatch):
    monkeypatch.setattr(sheets, "SECONDS", 0.2)
    installed_code(keeper, "sheets", f"def work(document, context):\n{code}\n")
    with pytest.raises(HullwrightError) as told:
        sheet_named(keeper, "it").pages(context())
    assert said in str(told.value)
