"""Nobody reads a name of files where there is a title: in every panel, page and dialog, in a language of one's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from hullwright.editor.shell.shortcut_sheet import ShortcutSheet
from hullwright.samples import HERE as SAMPLES

from ..file_names_in_text import file_names
from .shown_texts import texts_of, tips
from .window_session import WindowSession

MAPS = ("hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/dead-reach")
SCENARIOS = ("arena", "short-fuse", "crowded-decks", "burning-fuse")
DIALOGS = ("file.new", "scenario.new", "file.export", "help.shortcuts", "help.commands")
PAGES = ("rules.workshop", "file.print", "file.preferences")


@pytest.fixture
def person(
    home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowSession]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "de")
    before = QLocale()
    session = WindowSession(home, size=(1600, 1000))
    yield session
    session.leave()
    language = session.program.services.window_language
    language.language = "en"
    language.apply()
    QLocale.setDefault(before)


def read_of(widget: QWidget) -> Iterator[str]:
    """Yield what a person reads or hears of a widget."""
    yield from texts_of(widget)
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from map(widget.itemText, range(widget.count()))
        yield widget.currentText()


def names_shown(person: WindowSession) -> dict[str, str]:
    """Return every name of files that is shown, with the text in which it stands."""
    for pane in person.program.frame.window.panes.values():
        pane.setVisible(True)
        pane.raise_()
        QApplication.processEvents()
    texts = {
        text: type(each).__name__ for each in QApplication.allWidgets() for text in read_of(each)
    }
    texts.update(dict.fromkeys(tips(), "tip"))
    return {name: f"{where}: {text}" for text, where in texts.items() for name in file_names(text)}


def test_maps_are_told_in_titles(person: WindowSession) -> None:
    for name in MAPS:
        person.program.open([SAMPLES / f"{name}.json"])
        person.problems()
        assert names_shown(person) == {}, name


def test_scenarios_are_told_in_titles(person: WindowSession) -> None:
    places = person.program.services.workplaces
    for count, name in enumerate(SCENARIOS, 1):
        person.program.open([SAMPLES / "scenarios" / f"{name}.json"])
        person.wait(lambda count=count: len(places) == count)
        assert names_shown(person) == {}, name


def test_dialogs_and_pages_are_told_in_titles(person: WindowSession) -> None:
    person.program.open([SAMPLES / "hex-zones/thimble.json"])
    person.problems()
    for command in DIALOGS:
        person.command(command)
        assert names_shown(person) == {}, command
        if command == "help.shortcuts":
            sheet = person.program.frame.window.findChild(ShortcutSheet)
            assert "Datei" in sheet.findChild(QTextBrowser).toPlainText().splitlines()
    for dialog in person.program.frame.window.findChildren(QDialog):
        dialog.close()
    for command in PAGES:
        person.command(command)
        for tabs in person.program.frame.window.findChildren(QTabWidget):
            for place in range(tabs.count()):
                tabs.setCurrentIndex(place)
                assert names_shown(person) == {}, command
        person.command("file.close")
