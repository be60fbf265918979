"""The preview as a person uses it, from the command to the file."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QPushButton,
    QSpinBox,
)

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.sheets.commands import commands
from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.papers import usual_paper
from hullwright.editor.shell.commands import Command
from hullwright.editor.shell.forms.labels import WrappedLabel

from .making import sample, scenario, text_of, texts, wide_zone
from .print_work import PrintWork


@pytest.fixture
def office(home: Path, qtbot: object) -> Iterator[PrintWork]:
    made = PrintWork(home)
    made.desk.workplaces.open(Document(sample("bellwether")))
    yield made
    made.leave()


def shown(office: PrintWork) -> list[str]:
    assert office.preview.bound is not None
    return texts(office.preview.bound)


def test_the_preview_shows_the_map_in_front(office: PrintWork):
    office.run("file.print")
    assert "Bellwether" in shown(office)
    assert office.preview.view.count == 1
    assert not office.preview.view.widget().pixmap().isNull()


def test_what_is_chosen_is_shown_at_once(office: PrintWork):
    office.run("file.print")
    office.choose("rules", "Infection")
    assert "39" in shown(office)
    assert "40" not in shown(office)
    office.choose("what", "Scenario sheet")
    assert any("Turned on the spot" in each for each in shown(office))
    office.choose("language", "Deutsch")
    assert not any("Turned on the spot" in each for each in shown(office))
    office.choose("paper", "Letter")
    assert office.preview.bound.pages[0].paper == "letter"


def test_a_booklet_follows_the_number_of_players(office: PrintWork):
    office.run("file.booklet")
    assert office.preview.view.count == 2 + 8
    players = office.preview.findChild(QSpinBox, "players")
    players.setFocus()
    QTest.keyClick(players, Qt.Key.Key_Up)
    QTest.keyClick(players, Qt.Key.Key_Up)
    office.preview.refresh()
    assert office.preview.view.count == 2 + 2


def test_pages_are_turned_and_sized_by_keys(office: PrintWork):
    office.run("file.booklet")
    view = office.preview.view
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.number == 1
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.number == view.count - 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.number == 0
    before = view.widget().width()
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.widget().width() > before
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.widget().width() == pytest.approx(before, abs=2)


def test_escape_goes_back_to_the_map(office: PrintWork):
    office.run("file.print")
    QTest.keyClick(office.preview.view, Qt.Key.Key_Escape)
    assert office.printing.preview is None
    assert office.desk.workplaces.current is not None


def test_a_change_of_the_map_is_seen(office: PrintWork):
    office.run("file.print")
    (workplace,) = office.desk.workplaces
    workplace.document.apply("Rename", lambda value: replace(value, name="Curie"))
    office.preview.refresh()
    assert "Curie" in shown(office)


def test_the_preview_stays_beside_another_map_and_goes_with_its_own(office: PrintWork):
    (own,) = office.desk.workplaces
    office.run("file.print")
    office.desk.workplaces.open(Document(sample("thimble")))
    assert office.tabs.pages() == [office.preview]
    assert office.preview.title == "Print: Bellwether"
    office.desk.person.saves = [None]
    office.run("file.sheet-pdf")
    assert office.desk.person.suggested[-1].name == "thimble.pdf"
    office.desk.workplaces.close(own)
    assert office.printing.preview is None
    assert office.tabs.pages() == []


def test_pages_are_saved_as_a_pdf_file(office: PrintWork, tmp_path: Path):
    office.run("file.booklet")
    office.desk.person.saves = [tmp_path / "x.pdf"]
    office.press("save-pdf")
    assert office.desk.person.suggested[-1].name == "bellwether-booklet.pdf"
    assert "Sheet 8 of 8" in text_of(tmp_path / "x.pdf")
    assert "10 pages are in" in office.desk.texts


def test_a_sheet_is_saved_without_a_preview(office: PrintWork, tmp_path: Path):
    office.desk.person.saves = [tmp_path / "x.pdf", None]
    office.run("file.sheet-pdf")
    assert "Movement record" in text_of(tmp_path / "x.pdf")
    office.run("file.sheet-pdf")
    assert len(list(tmp_path.glob("*.pdf"))) == 1


def test_a_file_that_cant_be_written_is_told(office: PrintWork, tmp_path: Path):
    office.desk.person.saves = [tmp_path / "gone" / "x.pdf"]
    office.run("file.sheet-pdf")
    assert "can't be saved" in office.desk.texts


def test_pages_go_to_the_printer(office: PrintWork):
    office.run("file.print")
    office.press("print")
    assert "Bellwether" in text_of(office.paper)
    assert "on their way to the printer" in office.desk.texts


def test_what_is_in_the_way_is_told_and_nothing_can_be_printed(office: PrintWork):
    office.desk.workplaces.open(Document(wide_zone(400, 400)))
    office.run("file.print")
    warning = office.preview.findChild(WrappedLabel, "sheet-warnings")
    assert "too large for paper" in warning.text()
    assert office.preview.bound is None
    assert not office.preview.findChild(QPushButton, "print").isEnabled()


def test_paper_and_language_are_remembered(office: PrintWork):
    office.run("file.print")
    office.choose("paper", "Letter")
    office.choose("per-page", "Two")
    office.choose("language", "Português")
    office.printing.close()
    office.printing = office.set_up()
    office.run("file.print")
    options = office.preview.form.options()
    assert (options.paper, options.per_page, options.language) == ("letter", 2, "pt")


def test_a_scenario_in_front_is_printed_with_the_map_it_is_tried_on(office: PrintWork):
    place = office.desk.workplaces.open(Document(scenario("infection")))
    assert isinstance(place, ScenarioPlace)
    command = commands(office.printing)[0]
    assert "map" in command.hindered()
    place.pair(sample("thimble"))
    office.printing.open(What.BOTH)
    assert "Thimble" in shown(office)
    assert any("Turned on the spot" in each for each in shown(office))
    place.document.apply("Rename", lambda value: replace(value, name="Plague"))
    office.preview.refresh()
    assert "Plague" in shown(office)


def test_without_a_map_there_is_nothing_to_print(home: Path, qtbot: object):
    office = PrintWork(home)
    assert all(
        each.hindered() == "Open a map or a scenario first." for each in commands(office.printing)
    )
    office.printing.open(What.MAP)
    assert office.printing.preview is None
    office.leave()


def test_the_form_names_its_fields_and_takes_on_both_themes(office: PrintWork, use_theme):
    office.run("file.print")
    for box in (*office.preview.findChildren(QComboBox), *office.preview.findChildren(QSpinBox)):
        assert box.accessibleName()
    use_theme(LIGHT)
    QApplication.processEvents()
    light = office.preview.grab().toImage()
    use_theme(DARK)
    QApplication.processEvents()
    assert office.preview.grab().toImage() != light


def test_people_get_the_paper_of_their_country():
    assert usual_paper(QLocale("en_US")) == "letter"
    assert usual_paper(QLocale("de_DE")) == "a4"


def test_a_maze_has_pieces_and_no_record(office: PrintWork):
    assert "no pieces" in command(office, "file.pieces").hindered()
    office.desk.workplaces.open(Document(sample("quarantine-ring")))
    office.run("file.pieces")
    form = office.preview.form
    assert form.options().what is What.PIECES
    assert not form.findChild(QSpinBox, "rounds").isVisible()
    assert form.findChild(QSpinBox, "players").isVisible()
    assert "Maze tiles 1–15 of 90" in shown(office)
    warning = office.preview.findChild(WrappedLabel, "sheet-warnings")
    assert "167 pieces to cut out take 12 pages." in warning.text()
    office.choose("what", "Booklet: rules, map and pieces")
    assert office.preview.view.count == 1 + 1 + 1 + 12


def test_a_zone_has_a_record_and_no_pieces(office: PrintWork):
    office.run("file.print")
    assert office.preview.findChild(QSpinBox, "rounds").isVisible()
    whats = office.preview.findChild(QComboBox, "what")
    assert not any("Pieces" in whats.itemText(each) for each in range(whats.count()))


def command(office: PrintWork, name: str) -> Command:
    return next(each for each in commands(office.printing) if each.name == name)
