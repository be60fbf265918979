"""An item of one's own, made in the real window, saved, simulated, watched and printed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hullwright.editor.scenarios.composer.pieces_pane import SortSection
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.schema.files.reader import read

from .cli.test_commands import run
from .sheets.making import text_of
from .test_walkthrough_scenarios import BELLWETHER, AtTheWindow, begin
from .window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def make(section: SortSection, title: str) -> str:
    """Make a piece with a title, and return what files call it."""
    known = set(section.cards)
    section.line.setFocus()
    QTest.keyClicks(section.line, title)
    QTest.keyClick(section.line, Qt.Key.Key_Return)
    (name,) = set(section.cards) - known
    return name


def pick(section: SortSection, name: str, word: str) -> None:
    """Add an effect by typing a word of its title."""
    effects = section.cards[name].effects
    assert effects is not None
    effects.picker.button.click()
    QTest.keyClicks(effects.picker.line, word)
    QTest.keyClick(effects.picker.line, Qt.Key.Key_Return)


def make_flare(person: WindowSession) -> SortSection:
    """Make the item “Flare” with twelve cards, by hand."""
    desk = AtTheWindow(person)
    view = desk.view
    view.tabs.setCurrentWidget(view.pieces)
    section = view.pieces.sections["item"]
    name = make(section, "Flare")
    pick(section, name, "who is near")
    box = section.cards[name].settings.findChild(NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "12")
    QTest.keyClick(box, Qt.Key.Key_Return)
    view.finish()
    return section


def test_a_flare_is_made_saved_simulated_watched_and_printed(
    person: WindowSession, tmp_path: Path
) -> None:
    begin(person, "Flares", "Ultimate edition")
    section = make_flare(person)
    (row,) = section.cards["flare"].effects.rows
    assert row.sentence.text() == "Within 2 sectors of you, everybody says where they are."
    target = tmp_path / "flares.json"
    person.answers.path = target
    person.command("file.save")
    (rule,) = read(target).rules
    assert rule.parameters["own_items"]["flare"]["effects"] == [
        {"do": "ask_near", "distance": 2, "whom": "everybody"}
    ]
    assert rule.parameters["own_cards"] == {"flare": 12}
    table = (BELLWETHER, "--scenario", target)
    assert "errors: 0" in run("check", "--scenario", target, BELLWETHER).stdout
    played = run("simulate", *table, "--games", 200, "--players", 4, "--bots", "beginner", "--json")
    assert json.loads(played.stdout)
    assert any("uses Flare." in watched(target, seed) for seed in range(8))
    sheet = tmp_path / "sheet.pdf"
    run("sheet", BELLWETHER, "--scenario", target, "-o", sheet)
    assert "Flare Used by Humans: at any point of their turn." in text_of(sheet)
    assert "Within 2 sectors of you, everybody says where they are." in text_of(sheet)


def watched(scenario: Path, seed: int) -> str:
    """Return what is told of a game that bots play."""
    table = (BELLWETHER, "--scenario", scenario, "--players", 6, "--bots", "beginner")
    return str(run("play", *table, "--watch", "--seed", seed).stdout)


def test_a_character_is_made_with_the_item_it_begins_with(
    person: WindowSession, tmp_path: Path
) -> None:
    begin(person, "Scouts", "Ultimate edition")
    make_flare(person)
    desk = AtTheWindow(person)
    section = desk.view.pieces.sections["character"]
    name = make(section, "Scout")
    card = section.cards[name]
    card.edited.emit(name, "start_item", "flare")
    card.edited.emit(name, "abilities", ["stay_once"])
    (rule,) = desk.place.scenario.rules
    assert rule.parameters["own_characters"] == {
        "scout": {
            "title": "Scout",
            "side": "human",
            "start_item": "flare",
            "abilities": ["stay_once"],
        }
    }
    assert desk.view.composer.judgement.is_playable


def test_one_undo_takes_a_whole_piece_away(person: WindowSession) -> None:
    begin(person, "Flares", "Ultimate edition")
    desk = AtTheWindow(person)
    section = desk.view.pieces.sections["item"]
    make(section, "Lamp")
    assert set(section.cards) == {"lamp"}
    person.command("edit.undo")
    assert not section.cards
    assert not desk.place.scenario.rules
