"""The command palette over the real window: other words, slips, tabs, files, samples, and why not."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.command_list import Role
from hullwright.samples import HERE

from .window_session import WindowSession

ZONE = HERE / "hex-zones" / "thimble.json"
ENGLISH = {
    "rotate": "Turn right",
    "flip": "Mirror",
    "preferences": "Change shortcuts…",
    "json": "Export…",
    "undo list": "History",
    "history": "History",
    "dark mode": "Dark",
    "closer": "Zoom in",
    "paper": "Print…",
    "send": "Share code…",
    "language": "Deutsch",
    "screenshot": "PNG picture…",
    "miror": "Mirror",
    "ztf": "",
    "thimbl": "Open the sample Thimble",
    "humans within 9": "Humans within 9 turns",
}
GERMAN = {
    "rotieren": "Nach rechts drehen",
    "Tastenkurzel": "Tastenkürzel ändern…",
    "Dunkelmodus": "Dunkel",
    "grosser": "Größerer Pinsel",
    "screenshot": "PNG-Bild…",
}


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def typed(person: WindowSession, words: str) -> list[dict[str, str]]:
    """Open the palette, type, and return what is listed."""
    person.command("help.commands")
    palette = person.program.frame.guides.palette
    field, view = palette.findChild(QLineEdit), palette.findChild(QListView)
    QTest.keyClicks(field, words)
    roles = {"title": Qt.ItemDataRole.DisplayRole, "because": Role.BECAUSE, "reason": Role.REASON}
    model = view.model()
    return [
        {name: model.index(row, 0).data(role) for name, role in roles.items()}
        for row in range(model.rowCount())
    ]


def chosen(person: WindowSession) -> None:
    field = person.program.frame.guides.palette.findChild(QLineEdit)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_other_words_slips_and_numbers_find_what_is_meant(person: WindowSession) -> None:
    person.program.open_sample(ZONE)
    for words, title in ENGLISH.items():
        found = [each["title"] for each in typed(person, words)]
        assert (title in found) if title else not found, (words, found[:5])
    assert typed(person, "zoom")[0]["title"] == "Zoom in", "the title counts for more than others"
    (because,) = {each["because"] for each in typed(person, "clockwise")}
    assert because == "also called “clockwise”"
    typed(person, "humans within 9")
    chosen(person)
    assert person.place.overlays == {"reach.human"}
    assert person.place.numbers == {"reach.human": 9}


def test_tabs_are_gone_to_and_what_cannot_be_done_says_why(person: WindowSession) -> None:
    (undo,) = (each for each in typed(person, "undo") if each["title"] == "Undo")
    assert undo["reason"]
    person.program.open_sample(ZONE)
    first = person.place
    person.program.open_sample(HERE / "stations" / "standard.json")
    assert not [each for each in typed(person, "nearest pod") if "pod" in each["title"]], (
        "a station has no such overlay"
    )
    assert typed(person, "go to thimble")[0]["title"] == "Go to Thimble"
    chosen(person)
    assert person.place is first


def test_other_words_are_known_in_the_language_of_the_window(person: WindowSession) -> None:
    person.program.services.window_language.choose("de")
    person.wait(lambda: person.program.frame.actions.command("file.new").title == "Neu…")
    person.program.open_sample(ZONE)
    for words, title in GERMAN.items():
        found = [each["title"] for each in typed(person, words)]
        assert title in found, (words, found[:5])
