"""The language of the window: chosen, remembered, with Qt's own texts, and switched in a menu."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenuBar
from pytestqt.qtbot import QtBot

from hullwright.editor.languages.commands import language_commands
from hullwright.editor.languages.tongue import WindowLanguage
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.menus import Menus
from hullwright.editor.shell.settings import Settings
from hullwright.editor.words import language_in_use, tr, use_language


@pytest.fixture
def tongue(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowLanguage]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    tongue = WindowLanguage(qapp, Settings(home))
    yield tongue
    tongue.choose("en")
    use_language("en")
    QLocale.setDefault(before)


def cancel() -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


@pytest.mark.parametrize(
    ("language", "word"), [("es", "Cancelar"), ("pt", "Cancelar"), ("de", "Abbrechen")]
)
def test_qt_speaks_the_same_language(tongue: WindowLanguage, language: str, word: str) -> None:
    assert cancel() == "Cancel"
    tongue.choose(language)
    assert cancel() == word
    tongue.choose("en")
    assert cancel() == "Cancel"


def test_portuguese_is_that_of_portugal_where_qt_has_it(tongue: WindowLanguage) -> None:
    tongue.choose("pt")
    brazilian = "Salvar"
    assert QCoreApplication.translate("QFileDialog", "&Save").replace("&", "") != brazilian


def test_choosing_a_language_changes_texts_and_numbers_and_says_so(
    tongue: WindowLanguage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(tongue.changed) as heard:
        tongue.choose("de")
    assert heard.args == ["de"]
    assert language_in_use() == "de"
    assert tr("Save") == "Speichern"
    assert QLocale().toString(2.5) == "2,5"


def test_choosing_the_language_that_is_spoken_says_nothing(
    tongue: WindowLanguage, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(tongue.changed):
        tongue.choose("en")


def test_the_choice_is_remembered(tongue: WindowLanguage, qapp: QApplication, home: Path) -> None:
    tongue.choose("pt")
    again = WindowLanguage(qapp, Settings(home))
    assert (again.choice, again.language) == ("pt", "pt")


def test_the_system_s_language_is_taken_until_one_is_chosen(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "es")
    tongue = WindowLanguage(qapp, Settings(home))
    assert (tongue.choice, tongue.language) == ("system", "es")


def test_a_choice_that_nobody_knows_counts_as_none(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "de")
    settings = Settings(home)
    settings.keep("language", "tlh")
    assert WindowLanguage(qapp, settings).language == "de"


def test_the_menu_offers_each_language_by_its_own_name(
    tongue: WindowLanguage, home: Path, qtbot: QtBot
) -> None:
    actions = Actions(language_commands(tongue), Settings(home))
    bar = QMenuBar()
    qtbot.addWidget(bar)
    Menus(bar, actions)
    assert [each.title for each in actions] == [
        "As the system",
        "English",
        "Español",
        "Português",
        "Deutsch",
    ]
    actions.run("view.language.de")
    actions.refresh()
    assert tongue.language == "de"
    assert [each.name for each in actions if actions.action(each.name).isChecked()] == [
        "view.language.de"
    ]
