"""The language of the window: chosen, remembered, with Qt's own texts, and switched in a menu."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenuBar
from pytestqt.qtbot import QtBot

from hullwright.editor.languages.words import language_in_use, tr, use_language
from hullwright.editor.program.language_commands import language_commands
from hullwright.editor.program.window_language import WindowLanguage
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.menus import Menus
from hullwright.editor.shell.settings import ProgramSettings


@pytest.fixture
def window_language(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowLanguage]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    window_language = WindowLanguage(qapp, ProgramSettings(home))
    yield window_language
    window_language.choose("en")
    use_language("en")
    QLocale.setDefault(before)


def cancel() -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


@pytest.mark.parametrize(
    ("language", "word"), [("es", "Cancelar"), ("pt", "Cancelar"), ("de", "Abbrechen")]
)
def test_qt_speaks_the_same_language(
    window_language: WindowLanguage, language: str, word: str
) -> None:
    assert cancel() == "Cancel"
    window_language.choose(language)
    assert cancel() == word
    window_language.choose("en")
    assert cancel() == "Cancel"


def test_portuguese_is_that_of_portugal_where_qt_has_it(window_language: WindowLanguage) -> None:
    window_language.choose("pt")
    brazilian = "Salvar"
    assert QCoreApplication.translate("QFileDialog", "&Save").replace("&", "") != brazilian


def test_choosing_a_language_changes_texts_and_numbers_and_says_so(
    window_language: WindowLanguage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window_language.changed) as heard:
        window_language.choose("de")
    assert heard.args == ["de"]
    assert language_in_use() == "de"
    assert tr("Save") == "Speichern"
    assert QLocale().toString(2.5) == "2,5"


def test_choosing_the_language_that_is_spoken_says_nothing(
    window_language: WindowLanguage, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(window_language.changed):
        window_language.choose("en")


def test_the_choice_is_remembered(
    window_language: WindowLanguage, qapp: QApplication, home: Path
) -> None:
    window_language.choose("pt")
    again = WindowLanguage(qapp, ProgramSettings(home))
    assert (again.choice, again.language) == ("pt", "pt")


def test_the_system_s_language_is_taken_until_one_is_chosen(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "es")
    window_language = WindowLanguage(qapp, ProgramSettings(home))
    assert (window_language.choice, window_language.language) == ("system", "es")


def test_a_choice_that_nobody_knows_counts_as_none(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "de")
    settings = ProgramSettings(home)
    settings.keep("language", "tlh")
    assert WindowLanguage(qapp, settings).language == "de"


def test_the_menu_offers_each_language_by_its_own_name(
    window_language: WindowLanguage, home: Path, qtbot: QtBot
) -> None:
    actions = Actions(language_commands(window_language), ProgramSettings(home))
    bar = QMenuBar()
    qtbot.addWidget(bar)
    Menus(bar, actions)
    assert [each.title for each in actions] == [
        "Same as the system",
        "English",
        "Español",
        "Português",
        "Deutsch",
    ]
    actions.run("view.language.de")
    actions.refresh()
    assert window_language.language == "de"
    assert [each.name for each in actions if actions.action(each.name).isChecked()] == [
        "view.language.de"
    ]
