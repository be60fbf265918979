from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.news import NEWS
from hullwright.editor.shell.recent_file import RecentFile
from hullwright.editor.shell.sample_card import SampleCard
from hullwright.editor.shell.welcome import Welcome
from hullwright.samples import maps
from hullwright.schema.kinds import KINDS


@pytest.fixture
def welcome(qtbot: QtBot) -> Welcome:
    made = Welcome()
    qtbot.addWidget(made)
    made.resize(900, 700)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def cards(welcome: Welcome) -> list[SampleCard]:
    return welcome.findChildren(SampleCard)


def texts(welcome: Welcome) -> list[str]:
    return [each.text() for each in welcome.findChildren(QLabel) if not each.isHidden()]


def test_every_sample_is_offered_by_its_kind(welcome: Welcome) -> None:
    assert {each.path for each in cards(welcome)} == set(maps())
    found = [
        each
        for each in texts(welcome)
        if each in {"Hex zones", "Tile mazes", "Stations", "Galaxies"}
    ]
    assert found == ["Hex zones", "Tile mazes", "Stations", "Galaxies"]


def test_pictures_and_names_come_after_the_page_is_seen(qtbot: QtBot) -> None:
    welcome = Welcome(maps()[:4])
    qtbot.addWidget(welcome)
    assert all(each.icon().isNull() for each in cards(welcome))
    welcome.show()
    qtbot.waitUntil(lambda: all(not each.icon().isNull() for each in cards(welcome)))
    assert all(each.map is not None and each.text() == each.map.name for each in cards(welcome))


def test_pictures_are_drawn_anew_for_another_theme(qtbot: QtBot, use_theme) -> None:
    welcome = Welcome(maps()[3:4])
    qtbot.addWidget(welcome)
    welcome.show()
    card = cards(welcome)[0]
    qtbot.waitUntil(lambda: not card.icon().isNull())
    dark = card.icon().cacheKey()
    use_theme(LIGHT)
    qtbot.waitUntil(lambda: card.icon().cacheKey() != dark)


def test_pressing_a_sample_asks_for_it(qtbot: QtBot, welcome: Welcome) -> None:
    card = cards(welcome)[2]
    with qtbot.waitSignal(welcome.wants_sample) as wanted:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert wanted.args == [card.path]
    assert card.accessibleName().startswith("Open the sample ")


def test_the_arrow_keys_go_from_sample_to_sample(qtbot: QtBot, welcome: Welcome) -> None:
    first = min(cards(welcome), key=lambda each: (each.y(), each.x()))
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    right = QApplication.focusWidget()
    assert isinstance(right, SampleCard)
    assert (right.y(), right.x() > first.x()) == (first.y(), True)
    qtbot.keyClick(right, Qt.Key.Key_Down)
    below = QApplication.focusWidget()
    assert isinstance(below, SampleCard)
    assert (below.x(), below.y() > right.y()) == (right.x(), True)
    with qtbot.waitSignal(welcome.wants_sample) as wanted:
        qtbot.keyClick(below, Qt.Key.Key_Space)
    assert wanted.args == [below.path]


def test_a_map_of_every_kind_can_be_begun_and_a_file_opened(qtbot: QtBot, welcome: Welcome) -> None:
    assert list(welcome.kinds.buttons) == list(KINDS)
    for kind, button in welcome.kinds.buttons.items():
        with qtbot.waitSignal(welcome.wants_new) as wanted:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert wanted.args == [kind]
        assert not button.icon().isNull()
    with qtbot.waitSignal(welcome.wants_open):
        qtbot.mouseClick(welcome.open_button, Qt.MouseButton.LeftButton)


def test_recent_files_tell_place_and_date_and_missing_ones_can_only_be_removed(
    qtbot: QtBot, welcome: Welcome, tmp_path: Path
) -> None:
    there, gone = tmp_path / "curie & co.json", tmp_path / "gone.json"
    there.write_text("{}")
    welcome.show_recent([RecentFile(there), RecentFile(gone, is_there=False)])
    card, missing = welcome.recent.cards.values()
    name, _, date = card.text().split("\n")
    assert name == "curie && co"
    assert date == QLocale().toString(RecentFile(there).changed(), QLocale.FormatType.ShortFormat)
    assert str(tmp_path) in card.accessibleDescription()
    with qtbot.waitSignal(welcome.wants_recent) as wanted:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert wanted.args == [there]
    assert "no longer exists" in missing.toolTip()
    with qtbot.assertNotEmitted(welcome.wants_recent):
        qtbot.mouseClick(missing, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(welcome.recent.wants_removed) as removed:
        qtbot.keyClick(missing, Qt.Key.Key_Delete)
    assert removed.args == [gone]


def test_a_recent_file_is_pinned_in_its_corner(
    qtbot: QtBot, welcome: Welcome, tmp_path: Path
) -> None:
    there = tmp_path / "curie.json"
    there.touch()
    for is_pinned in (False, True):
        welcome.show_recent([RecentFile(there, is_pinned=is_pinned)])
        pin = welcome.recent.cards[there].findChild(QToolButton)
        with qtbot.waitSignal(welcome.recent.wants_pinned) as pinned:
            qtbot.mouseClick(pin, Qt.MouseButton.LeftButton)
        assert pinned.args == [there, not is_pinned]


def test_without_recent_files_the_page_says_what_comes_there(
    qtbot: QtBot, welcome: Welcome, tmp_path: Path
) -> None:
    hint = "Maps that you save or open are listed here."
    assert hint in texts(welcome)
    welcome.show_recent([RecentFile(tmp_path)])
    assert hint not in texts(welcome)
    welcome.show_recent([])
    assert hint in texts(welcome)


def test_what_is_new_is_told(welcome: Welcome) -> None:
    assert set(NEWS) <= set(texts(welcome))


@pytest.mark.parametrize(("width", "columns"), [(520, 1), (720, 2), (1280, 4)])
def test_as_many_samples_stand_side_by_side_as_there_is_room_for(
    qtbot: QtBot, welcome: Welcome, width: int, columns: int
) -> None:
    welcome.resize(width, 700)
    qtbot.waitUntil(lambda: len({each.x() for each in cards(welcome)}) == columns)
    qtbot.waitUntil(lambda: welcome.horizontalScrollBar().maximum() == 0)


def test_a_long_name_of_a_recent_file_is_cut_in_the_middle(
    welcome: Welcome, tmp_path: Path
) -> None:
    path = tmp_path / f"first {'long ' * 30}last.json"
    welcome.show_recent([RecentFile(path)])
    card = welcome.recent.cards[path]
    name = card.text().split("\n")[0]
    assert name.startswith("first long")
    assert name.endswith("last")
    assert card.fontMetrics().horizontalAdvance(name) <= card.width()
