"""Sheets of plugins in the print preview, on paper and on the command line."""

import re

import pytest
from PySide6.QtWidgets import QComboBox, QLabel

from hullwright.editor.documents.document import Document
from hullwright.plugins import sheets
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.sheets import plugin_sheets
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map

from ..cli.terminal import run
from ..plugins.strangers import installed_code, installed_sample
from .print_work import PrintWork

ZONE = next(each for each in maps() if each.stem == "bellwether")
TWO = """
PAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="{}mm" height="{}mm" viewBox="0 0 9 9">{}</svg>'


def work(document, context):
    calls.append(context.language)
    yield PAGE.format(120, 80, '<rect width="9" height="9" fill="#ff0000"/>')
    yield PAGE.format(210, 297, "")


calls = []
"""


@pytest.fixture
def keeper(home):
    return Keeper(home)


@pytest.fixture
def work(home, qapp, keeper):
    made = PrintWork(home, extras=lambda kind: plugin_sheets(keeper, kind))
    made.desk.workplaces.open(Document(read_map(ZONE)))
    yield made
    made.leave()


def warnings(work: PrintWork) -> str:
    return work.preview.findChild(QLabel, "sheet-warnings").text()


def test_the_preview_lists_sheets_of_plugins_and_makes_pages_as_large_as_they_say(
    work, keeper, tmp_path
):
    installed_code(keeper, "sheets", TWO)
    work.run("file.print")
    box = work.preview.findChild(QComboBox, "what")
    assert [box.itemText(each) for each in range(box.count())][-1] == "It"
    work.choose("what", "It")
    first, second = work.preview.bound.pages
    assert (first.frame.width, first.frame.height) == (120, 80)
    assert (second.frame.width, second.frame.height) == (210, 297)
    picture = work.preview.view.widget().pixmap().toImage()
    assert picture.pixelColor(picture.rect().center()).name() == "#ff0000"
    work.desk.person.saves = [tmp_path / "out.pdf"]
    work.press("save-pdf")
    assert work.desk.person.suggested[-1].name == "bellwether-it.pdf"
    sizes = re.findall(rb"/MediaBox \[0 0 (\d+)[.\d]* (\d+)", (tmp_path / "out.pdf").read_bytes())
    assert [(int(a), int(b)) for a, b in sizes] == [(340, 227), (595, 842)] or len(sizes) == 2


def test_a_sheet_is_made_once_for_each_thing_that_is_asked_for(work, keeper):
    installed_code(keeper, "sheets", TWO)
    work.run("file.print")
    work.choose("what", "It")
    calls = keeper.plugin("odd").load("it:calls")
    count = len(calls)
    work.preview.refresh()
    work.preview.refresh()
    assert len(calls) == count
    work.choose("language", "Deutsch")
    assert calls[-1] == "de"


def test_a_sheet_that_never_ends_is_stopped_told_and_not_tried_again_at_once(
    work, keeper, monkeypatch
):
    monkeypatch.setattr(sheets, "SECONDS", 0.2)
    code = "calls = []\ndef work(document, context):\n    calls.append(1)\n    while True:\n        pass\n"
    installed_code(keeper, "sheets", code)
    work.run("file.print")
    work.choose("what", "It")
    assert work.preview.bound is None
    assert "took longer than 0.2 seconds" in warnings(work)
    count = len(keeper.plugin("odd").load("it:calls"))
    work.preview.refresh()
    assert len(keeper.plugin("odd").load("it:calls")) == count
    work.choose("what", "Map sheet")
    assert work.preview.bound is not None


def test_sheets_of_plugins_are_printed_from_the_command_line(keeper, tmp_path):
    installed_sample(keeper, "round-track")
    path = tmp_path / "track.pdf"
    told = run("sheet", ZONE, "--extra", "round-track", "-o", path, "--language", "es").stderr
    assert "Bellwether: Marcador de rondas, 1 page" in told
    assert path.read_bytes().startswith(b"%PDF")
    for more, said in (
        (("--extra", "round-trak"), "(did you mean “round-track”?)"),
        (("--extra", "round-track", "--pieces"), "--extra is a sheet of its own"),
    ):
        assert said in run("sheet", ZONE, *more, "-o", tmp_path / "no.pdf", code=2).stderr
    assert not (tmp_path / "no.pdf").exists()
