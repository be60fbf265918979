"""Cropping, and the card that asks for another size."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.editing.resize_card import ResizeCard

from .person import Person, rows


def test_cropping_cuts_off_what_is_empty(person: Person) -> None:
    place = person.opens(".....", "..sd.", "..1s.", ".....")
    person.gives("map.crop")
    assert rows(place) == ("sd", "1s")
    person.gives("edit.undo")
    assert rows(place) == (".....", "..sd.", "..1s.", ".....")


def test_cropping_an_odd_number_of_columns_does_not_shear(person: Person) -> None:
    place = person.opens("......", ".sd...", "......")
    touching = place.surface.steps(*(each for each in _used(place)))
    person.gives("map.crop")
    assert sorted("".join(rows(place)).replace(".", "")) == ["d", "s"]
    assert place.surface.steps(*(each for each in _used(place))) == touching
    assert len(rows(place)[0]) == 2


def _used(place: Workplace) -> list[object]:
    return [each for each in place.surface.cells() if place.surface.content(each) != "hull"]


def test_cropping_says_when_there_is_nothing_to_do(person: Person) -> None:
    person.opens("ss")
    person.selects("A01")
    person.gives("map.crop")
    assert person.told[-1].text == "There is nothing to cut off: the map fills its size."
    assert person.workplaces.current is not None
    assert person.workplaces.current.selection
    person.opens("..")
    person.gives("map.crop")
    assert person.told[-1].text == "The map is empty: there is nothing to crop it to."


def test_a_crop_clears_the_selection_and_keeps_the_symmetry_in_the_middle(person: Person) -> None:
    place = person.opens("......", "..ss..", "..ss..", "......")
    person.gives("symmetry.rotation-2")
    person.selects("C02")
    person.gives("map.crop")
    assert place.selection == frozenset()
    assert place.symmetry == place.editor_kind.symmetries.usual("rotation 2", place.surface)


def _card(qtbot: QtBot, place: Workplace) -> ResizeCard:
    card = ResizeCard(place)
    qtbot.addWidget(card)
    card.show()
    return card


def _box(card: ResizeCard, side: str) -> QSpinBox:
    found: QSpinBox = card.findChild(QSpinBox, f"resize {side}")
    return found


def _button(card: ResizeCard) -> QPushButton:
    return next(each for each in card.findChildren(QPushButton) if each.text() == "Resize")


def _outcome(card: ResizeCard) -> str:
    label: QLabel = card.findChild(QLabel, "resize outcome")
    return label.text()


def test_the_card_resizes_in_one_step(qtbot: QtBot, person: Person) -> None:
    place = person.opens("sd", "ds")
    card = _card(qtbot, place)
    assert not _button(card).isEnabled()
    for side, digit in (("left", "2"), ("bottom", "1")):
        _box(card, side).selectAll()
        qtbot.keyClicks(_box(card, side), digit)
    assert _outcome(card) == "The map will have 4 × 3 cells. Nothing is lost."
    qtbot.mouseClick(_button(card), Qt.MouseButton.LeftButton)
    assert rows(place) == ("..sd", "..ds", "....")
    assert place.document.history.undoText() == "Resize"
    person.gives("edit.undo")
    assert rows(place) == ("sd", "ds")


def test_the_card_says_what_would_be_lost(qtbot: QtBot, person: Person) -> None:
    card = _card(qtbot, person.opens("sd", "ds"))
    _box(card, "right").setValue(-1)
    assert _outcome(card) == ("The map will have 1 × 2 cells. Cells cut off that are not empty: 2.")


def test_the_card_refuses_sizes_that_are_not_possible(qtbot: QtBot, person: Person) -> None:
    card = _card(qtbot, person.opens("sd"))
    _box(card, "right").setValue(-2)
    assert not _button(card).isEnabled()
    assert "at least one of each" in _outcome(card)


def test_escape_closes_the_card_and_changes_nothing(qtbot: QtBot, person: Person) -> None:
    place = person.opens("sd")
    card = _card(qtbot, place)
    _box(card, "left").setValue(3)
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert rows(place) == ("sd",)


def test_the_command_shows_the_card_until_another_map_is_looked_at(
    qtbot: QtBot, person: Person
) -> None:
    person.opens("sd")
    person.gives("map.resize")
    (card,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, ResizeCard))
    assert card.isVisible()
    person.opens("ss")
    assert not card.isVisible()
    qtbot.waitUntil(
        lambda: not any(isinstance(each, ResizeCard) for each in QApplication.topLevelWidgets())
    )
