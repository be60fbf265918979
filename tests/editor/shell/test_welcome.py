from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.news import NEWS
from hullwright.editor.shell.sample_card import SampleCard
from hullwright.editor.shell.welcome import Welcome
from hullwright.samples import maps


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


def test_new_and_open_are_offered(qtbot: QtBot, welcome: Welcome) -> None:
    with qtbot.waitSignal(welcome.wants_new):
        qtbot.mouseClick(welcome.new_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(welcome.wants_open):
        qtbot.mouseClick(welcome.open_button, Qt.MouseButton.LeftButton)


def test_recent_files_are_listed_and_missing_ones_say_so(
    qtbot: QtBot, welcome: Welcome, tmp_path: Path
) -> None:
    there, gone = tmp_path / "curie.json", tmp_path / "gone.json"
    there.write_text("{}")
    welcome.show_recent([there, gone])
    buttons = {each.text(): each for each in welcome.findChildren(QPushButton)}
    assert not buttons["gone"].isEnabled()
    assert "not there any more" in buttons["gone"].toolTip()
    with qtbot.waitSignal(welcome.wants_recent) as wanted:
        qtbot.mouseClick(buttons["curie"], Qt.MouseButton.LeftButton)
    assert wanted.args == [there]


def test_without_recent_files_the_page_says_what_comes_there(
    qtbot: QtBot, welcome: Welcome, tmp_path: Path
) -> None:
    hint = "Maps that you save or open are listed here."
    assert hint in texts(welcome)
    welcome.show_recent([tmp_path])
    assert hint not in texts(welcome)
    welcome.show_recent([])
    qtbot.waitUntil(lambda: hint in texts(welcome))


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
    welcome.show_recent([tmp_path / f"first & {'long ' * 30}last.json"])
    (button,) = (each for each in welcome.findChildren(QPushButton) if "first" in each.text())
    assert button.text().startswith("first && long")
    assert button.text().endswith("last")
    shown = button.text().replace("&&", "&")
    assert button.fontMetrics().horizontalAdvance(shown) <= welcome.open_button.width()
