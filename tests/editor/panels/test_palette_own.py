"""Sector kinds of a map's own in the palette: made, changed and deleted with mouse and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.offered_piece import OfferedPiece
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.panels.own_content_card import OwnContentCard
from hullwright.editor.panels.palette import Palette
from hullwright.editor.panels.palette_rows import COUNT, KEY
from hullwright.plugins.pieces import PluginPiece
from hullwright.schema.boards.hexes import hex_of

from ..workplaces import workplace

LEFT = Qt.MouseButton.LeftButton
ROWS = ("ssss", "dddd")


@pytest.fixture
def palette(qtbot: QtBot) -> Palette:
    made = Palette()
    qtbot.addWidget(made)
    made.resize(256, 700)
    made.show()
    return made


def opened(palette: Palette, place: Workplace) -> OwnContentCard:
    """Press the button for a new kind and return the card that opens."""
    palette.show_workplace(place)
    QTest.mouseClick(palette.own.new, LEFT)
    assert palette.own.card is not None
    return palette.own.card


def title_of(card: OwnContentCard) -> QLineEdit:
    line = card.form.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    return line


def press(card: OwnContentCard, name: str) -> None:
    QTest.mouseClick(card.findChild(QToolButton, f"own-content.{name}"), LEFT)


def add_effect(card: OwnContentCard, words: str) -> None:
    QTest.mouseClick(card.effects.picker.button, LEFT)
    QTest.keyClicks(card.effects.picker.line, words)
    QTest.keyClick(card.effects.picker.line, Qt.Key.Key_Return)


def legend(place: Workplace, kind: str):
    return next(each for each in place.map.layout.legend.values() if each.kind == kind)


def steps(place: Workplace) -> list[str]:
    history = place.document.history
    return [history.text(number) for number in range(history.count())]


def make_vent(palette: Palette, place: Workplace) -> None:
    card = opened(palette, place)
    QTest.keyClicks(title_of(card), "Vent")
    press(card, "symbols.fan")
    press(card, "colours.#009e73")
    add_effect(card, "vent")
    QTest.mouseClick(card.take, LEFT)


def test_a_kind_is_made_by_the_form_as_one_step_and_chosen(qtbot: QtBot, palette: Palette) -> None:
    place = workplace(*ROWS)
    make_vent(palette, place)
    vent = legend(place, "vent")
    assert (vent.title, vent.like, vent.symbol, vent.colour) == ("Vent", "silent", "fan", "#009e73")
    assert [each["do"] for each in vent.effects] == ["vent"]
    assert steps(place) == ["New kind “Vent”"]
    assert place.choices.now.first == "vent"
    qtbot.waitUntil(lambda: palette.swatches.count() == 7)
    item = palette.swatches.item(6)
    assert (item.text(), item.data(KEY)) == ("Vent", "6")
    assert "vent of the same group" in item.toolTip()
    place.document.history.undo()
    qtbot.waitUntil(lambda: palette.swatches.count() == 6)


def test_painted_sectors_of_an_own_kind_are_counted(qtbot: QtBot, palette: Palette) -> None:
    place = workplace(*ROWS)
    make_vent(palette, place)
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of("A01"): "vent"}))
    qtbot.waitUntil(lambda: palette.swatches.count() == 7)
    qtbot.waitUntil(lambda: palette.swatches.item(6).data(COUNT) == 1)
    qtbot.waitUntil(lambda: "1 sector" in palette.own.delete.toolTip())


def test_without_a_title_it_can_not_be_added_and_says_so(palette: Palette) -> None:
    card = opened(palette, workplace(*ROWS))
    assert not card.take.isEnabled()
    assert card.told.text() == "Give it a title first."
    QTest.keyClicks(title_of(card), "V")
    assert card.take.isEnabled()
    assert not card.told.isVisible()


def test_a_colour_can_be_typed_and_half_of_one_is_not_taken(palette: Palette) -> None:
    place = workplace(*ROWS)
    card = opened(palette, place)
    QTest.keyClicks(title_of(card), "Lab")
    QTest.keyClicks(card.colour_line, "#12ab")
    assert not card.take.isEnabled()
    assert "#7a5c2e" in card.told.text()
    QTest.keyClicks(card.colour_line, "cD")
    assert card.take.isEnabled()
    QTest.mouseClick(card.take, LEFT)
    assert legend(place, "lab").colour == "#12abcd"


def test_the_sentence_reads_the_effects_back_while_they_are_put_together(palette: Palette) -> None:
    card = opened(palette, workplace(*ROWS))
    add_effect(card, "crumbles")
    add_effect(card, "heals")
    assert "3 move" in card.effects.rows[0].sentence.text()
    QTest.mouseClick(card.effects.rows[1].up, LEFT)
    assert [each["do"] for each in card.effects.effects()] == ["heal", "crumble"]
    QTest.mouseClick(card.effects.rows[0].remove, LEFT)
    assert [each["do"] for each in card.effects.effects()] == ["crumble"]


def test_what_it_counts_as_is_chosen_with_the_keyboard(palette: Palette) -> None:
    place = workplace(*ROWS)
    card = opened(palette, place)
    QTest.keyClicks(title_of(card), "Nest")
    QTest.keyClick(card.form.findChild(QComboBox), Qt.Key.Key_Down)
    QTest.mouseClick(card.take, LEFT)
    assert legend(place, "nest").like == "dangerous"


def test_a_kind_is_changed_in_one_step(palette: Palette) -> None:
    place = workplace(*ROWS)
    make_vent(palette, place)
    QTest.mouseClick(palette.own.edit, LEFT)
    card = palette.own.card
    assert card is not None
    assert title_of(card).text() == "Vent"
    press(card, "symbols.gear")
    press(card, "colours.none")
    QTest.mouseClick(card.take, LEFT)
    vent = legend(place, "vent")
    assert (vent.symbol, vent.colour) == ("gear", "")
    assert steps(place) == ["New kind “Vent”", "Change the kind “Vent”"]


def test_deleting_a_kind_says_what_became_of_its_sectors_and_can_be_undone(
    palette: Palette,
) -> None:
    place = workplace(*ROWS)
    make_vent(palette, place)
    edit = place.editor_kind.painted
    painted = {hex_of("A02"): "vent", hex_of("B02"): "vent"}
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, painted))
    before = place.map.layout
    QTest.mouseClick(palette.own.delete, LEFT)
    assert place.map.layout.rows == ("ssss", "ssdd")
    assert "2 sectors became silent" in palette.own.told.text()
    assert place.choices.now.first == "silent"
    place.document.history.undo()
    assert place.map.layout == before


def test_known_kinds_can_be_neither_changed_nor_deleted_and_the_buttons_say_why(
    palette: Palette,
) -> None:
    palette.show_workplace(workplace(*ROWS))
    for button in (palette.own.edit, palette.own.delete):
        assert not button.isEnabled()
        assert "own" in button.toolTip()


def test_the_card_closes_with_cancel_and_with_another_map(palette: Palette) -> None:
    place = workplace(*ROWS)
    card = opened(palette, place)
    QTest.keyClicks(title_of(card), "Vent")
    QTest.mouseClick(card.drop, LEFT)
    assert not steps(place)
    card = opened(palette, place)
    palette.show_workplace(None)
    QApplication.processEvents()
    assert palette.own.card is None
    assert not palette.own.isVisible()


# The options of the tool for edges.


def test_the_sort_of_edge_is_chosen_in_the_palette(palette: Palette) -> None:
    place = workplace(*ROWS, tool="edges")
    palette.show_workplace(place)
    edges = palette.options.edges
    assert edges.isVisible()
    assert not palette.swatches.isVisible()
    assert edges.findChild(QToolButton, "palette.edges.wall").isChecked()
    QTest.mouseClick(edges.findChild(QToolButton, "palette.edges.one_way"), LEFT)
    assert place.choices.now.edge.sort == "one_way"
    assert edges.reversed.isVisible()
    QTest.keyClick(edges.reversed, Qt.Key.Key_Space)
    assert place.choices.now.edge.is_reversed
    QTest.mouseClick(edges.findChild(QToolButton, "palette.edges.door"), LEFT)
    assert not edges.reversed.isVisible()
    place.choices.choose(tool="brush")
    assert palette.swatches.isVisible()
    assert not edges.isVisible()


GARDEN = PluginPiece(
    "Green decks", "hex-zone", "legend", "garden", {"like": "silent", "title": "<b>Garden</b>"}
)
TWISTED = PluginPiece("Odd", "hex-zone", "legend", "twisted", {"like": "silent", "colour": "?"})


def offered(kind: str) -> list[OfferedPiece]:
    return [
        OfferedPiece(each.part, each.title, each.plugin, each.added)
        for each in (GARDEN, TWISTED)
        if each.kind == kind
    ]


@pytest.fixture
def stocked(qtbot: QtBot) -> Palette:
    """A palette beside plugins that bring sector kinds."""
    made = Palette(offered)
    qtbot.addWidget(made)
    made.resize(256, 900)
    made.show()
    return made


def pick(palette: Palette, words: str) -> None:
    QTest.keyClick(palette.own.adopt.button, Qt.Key.Key_Space)
    QTest.keyClicks(palette.own.adopt.line, words)
    QTest.keyClick(palette.own.adopt.line, Qt.Key.Key_Return)


def test_a_sector_kind_of_a_plugin_is_taken_in_and_chosen(stocked: Palette):
    place = workplace(*ROWS)
    stocked.show_workplace(place)
    assert stocked.own.adopt.isVisible()
    pick(stocked, "garden")
    assert legend(place, "garden").title == "<b>Garden</b>"
    assert place.choices.now.first == "garden"
    assert steps(place) == ["Add <b>Garden</b> from “Green decks”"]
    place.document.history.undo()
    assert "garden" not in {each.kind for each in place.map.layout.legend.values()}


def test_a_sector_kind_that_does_not_fit_in_is_refused_in_words(stocked: Palette):
    place = workplace(*ROWS)
    stocked.show_workplace(place)
    pick(stocked, "twisted")
    assert "does not have the right form" in stocked.own.told.text()
    assert steps(place) == []


def test_nothing_is_offered_where_no_plugin_brings_any(palette: Palette):
    palette.show_workplace(workplace(*ROWS))
    assert not palette.own.adopt.isVisible()
