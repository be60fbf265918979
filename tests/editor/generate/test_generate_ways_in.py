"""The ways to the page that makes maps: from an empty window, by other words, and in another language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from hullwright.editor.generate.generation_session import GenerationStage
from hullwright.editor.generate.page import GeneratePage
from hullwright.editor.shell.synonyms import SYNONYMS

from ..window_session import LEFT, WindowSession


@pytest.fixture
def person(
    home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowSession]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    session = WindowSession(home)
    yield session
    session.leave()
    language = session.program.services.window_language
    language.language = "en"
    language.apply()
    QLocale.setDefault(before)


def page_of(person: WindowSession) -> GeneratePage:
    page = person.program.frame.tabs.page()
    assert isinstance(page, GeneratePage)
    return page


def test_the_welcome_page_offers_it_and_a_window_in_another_language_keeps_what_was_found(person):
    QTest.mouseClick(person.program.frame.welcome.generate_button, LEFT)
    page = page_of(person)
    assert page.session.stage is GenerationStage.IDLE
    assert not page.session.process_id, "nothing runs until somebody wants it"
    row = page.form.rows[0]
    row.most.show_bound(240)
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.model.cards)
    page.wall.setFocus()
    QTest.keyClick(page.wall, Qt.Key.Key_Home)
    QTest.keyClick(page.wall, Qt.Key.Key_P)
    kept, target = page.wall.chosen.candidate, page.form.target()
    window = person.program.frame.window
    person.command("view.language.de")
    person.wait(lambda: person.program.frame.window is not window and not isValid(window))
    again = page_of(person)
    assert again.title == "Karten erzeugen"
    assert again.form.target() == target
    assert kept in [each.candidate for each in again.model.cards]
    assert again.bar.start.text() == "Lauf starten"


def test_other_words_lead_to_it():
    assert {"file.generate", "map.fill-selection", "map.finish-half"} <= set(SYNONYMS)
