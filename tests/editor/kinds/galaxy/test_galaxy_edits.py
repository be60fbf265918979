"""Edits of galaxies: cards, sides, tokens, rows, and pieces that travel between maps."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.concepts.piece import contents_at, mirrored, piece_of
from hullwright.editor.editing.small_maps import piece_of_map, small_map
from hullwright.editor.kinds.galaxy.contents import meanings, understood
from hullwright.editor.kinds.galaxy.cutouts_texts import card_title
from hullwright.editor.kinds.galaxy.plane import middle_of
from hullwright.editor.kinds.galaxy.rows import stretched, with_path, with_rows
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import faults as schema_faults
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy.board import GalaxySpot
from hullwright.schema.kinds.galaxy.edits import exchanged, painted
from hullwright.schema.kinds.galaxy.faults import faults
from hullwright.schema.kinds.galaxy.house import blank
from hullwright.schema.kinds.galaxy.layout import CardType, Galaxy
from hullwright.schema.records import from_json, to_json

from .galaxies import EDITOR_KIND, galaxy, letters, sample, sides


def test_painting_a_card_keeps_the_side_and_painting_a_side_keeps_the_card() -> None:
    after = painted(galaxy("EssO", up=2), {2: "planet", 3: "planet", 4: "face up"})
    assert (letters(after), sides(after)) == ("EPPO", "UUdU")


def test_tokens_are_moved_and_kept_in_the_galaxy() -> None:
    after = painted(galaxy("EssO"), {3: "Aliens' start", 9: "Anomaly's limit"})
    assert (after.aliens.start, after.anomaly.min_position) == (3, 4)
    assert painted(after, {6: "Aliens' start"}).aliens.start == 6


def test_painting_what_is_there_or_beside_the_galaxy_changes_nothing() -> None:
    layout = galaxy("EssO")
    assert painted(layout, {2: "space", 5: "planet", 0: "planet", 3: "no card"}) is layout


def test_a_card_of_no_type_is_refused_in_words() -> None:
    with pytest.raises(HullwrightError, match="no card type “moon”"):
        painted(galaxy("EssO"), {2: "moon"})


def test_exchanged_cards_leave_the_sides_where_they_are() -> None:
    after = exchanged(galaxy("EsPO", up=2), 2, 3)
    assert (letters(after), sides(after)) == ("EPsO", "UUdd")


def test_names_are_made_readable() -> None:
    assert str(card_title("planet_food", "")) == "Food planet"
    assert str(card_title("x", "The X")) == "The X"


def test_a_longer_row_gets_drawn_cards_and_the_goal_stays_last() -> None:
    after = with_rows(galaxy("EsPsAO", (3, 3)), (4, 4))
    assert letters(after) == "EsP?sA?O"
    assert after.aliens.start == 9


def test_a_shorter_row_loses_cards_where_the_path_leaves_it() -> None:
    after = with_rows(galaxy("EsPsAO", (3, 3)), (2, 3))
    assert letters(after) == "EssAO"
    assert letters(with_rows(galaxy("EsPsAO", (3, 3)), (3,))) == "EsO"


def test_aliens_among_the_cards_stay_at_their_position() -> None:
    layout = painted(galaxy("EsPsAO", (3, 3)), {4: "Aliens' start"})
    assert with_rows(layout, (4, 4)).aliens.start == 4


@pytest.mark.parametrize("rows", [(), (0, 8), (101,), (1, 1), (8,) * 41, (100, 100, 100, 101)])
def test_rows_that_no_galaxy_has_are_refused(rows: tuple[int, ...]) -> None:
    with pytest.raises(HullwrightError):
        with_rows(galaxy("EsPsAO", (3, 3)), rows)


def point(column: int, row: int) -> tuple[float, float]:
    return middle_of(GalaxySpot(column, row))


def test_a_row_is_dragged_longer_at_the_end_where_the_path_leaves_it() -> None:
    layout = galaxy("EsPsAO", (3, 3))
    assert stretched(layout, point(2, 0), point(4, 0)).track.rows == (5, 3)
    assert stretched(layout, point(0, 1), point(-2, 1)).track.rows == (3, 5)
    assert stretched(layout, point(0, 1), point(1, 1)).track.rows == (3, 2)
    left_right = with_path(layout, "left-right")
    assert stretched(left_right, point(2, 1), point(3, 1)).track.rows == (3, 4)


def test_rows_are_dragged_in_below_and_out_again() -> None:
    layout = galaxy("EsPsAO", (3, 3))
    assert stretched(layout, point(0, 1), point(0, 3)).track.rows == (3, 3, 3, 3)
    assert stretched(layout, point(0, 1), point(0, 0)).track.rows == (3,)
    assert stretched(layout, point(0, 1), point(0, -9)).track.rows == (3,)


def test_a_row_can_be_dragged_too_far_without_harm() -> None:
    layout = galaxy("EsO")
    assert stretched(layout, point(2, 0), point(-9, 0)) is layout
    assert stretched(layout, point(2, 0), point(400, 0)).track.rows == (100,)


def test_a_piece_of_two_rows_comes_back_from_the_clipboard_where_it_was() -> None:
    document = sample()
    cells = frozenset({3, 4, 14})
    small = small_map(EDITOR_KIND, document, cells)
    piece = piece_of_map(EDITOR_KIND, small)
    assert contents_at(piece, EDITOR_KIND.lattice, piece.origin) == {
        at: document.layout.cards[at - 1].card for at in cells
    }


def test_mirroring_a_piece_turns_its_order_around() -> None:
    piece = piece_of(EDITOR_KIND, galaxy("EsPAO"), [2, 3, 4])
    turned = mirrored(piece, EDITOR_KIND.lattice)
    assert contents_at(turned, EDITOR_KIND.lattice, 3) == {2: "asteroid", 3: "planet", 4: "space"}
    assert mirrored(turned, EDITOR_KIND.lattice) == piece


def test_a_piece_brings_its_card_types_to_another_galaxy() -> None:
    own = {"ice": CardType(parsec=3, planet=True, bonus="spice")}
    there = replace(galaxy("EsO"), card_types={**galaxy("EsO").card_types, **own})
    here = understood(galaxy("EssO"), meanings(there))
    # The cubes that it brings are not known here.
    assert here.card_types["ice"] == CardType(parsec=3, planet=True)
    assert painted(here, {2: "ice"}).cards[1].card == "ice"


def test_nonsense_about_card_types_is_passed_over() -> None:
    layout = galaxy("EsO")
    assert (
        understood(layout, {"ice": {"parsec": "x"}, "drawn": {"parsec": 1}, "A b": {"parsec": 1}})
        is layout
    )


@given(st.data())
@settings(max_examples=40)
def test_whatever_is_painted_and_stretched_can_be_saved_and_read(data: st.DataObject) -> None:
    layout: Galaxy = sample().layout
    words = [each.content for each in EDITOR_KIND.swatches(layout)]
    contents = data.draw(st.dictionaries(st.integers(-2, 25), st.sampled_from(words), max_size=8))
    rows = data.draw(
        st.lists(st.integers(1, 9), min_size=1, max_size=4).filter(lambda it: sum(it) > 2)
    )
    after = with_rows(painted(layout, contents), rows)
    assert len(after.cards) == sum(rows)
    assert not list(schema_faults(to_json(after), "galaxy"))
    assert not list(faults(after))
    assert from_json(to_json(after), Galaxy) == after


def deck_of(layout: Galaxy) -> tuple[dict[str, int], int]:
    assert layout.deck is not None
    return dict(layout.deck.shuffle), layout.deck.remove


def errors(layout: Galaxy) -> list[str]:
    document = MapDocument(kind="galaxy", name="Test", layout=layout)
    return [each.id for each in Examination(document).errors]


def test_laying_a_card_takes_it_out_of_the_deck_and_taking_it_away_puts_it_back() -> None:
    box = blank(None)
    after = painted(box, {5: "asteroid", 6: "planet"})
    shuffle, removed = deck_of(after)
    assert (shuffle["asteroid"], shuffle["planet"], removed) == (2, 2, 2)
    assert not errors(after)
    again = painted(after, {5: "drawn", 6: "drawn"})
    assert deck_of(again) == deck_of(box)
    assert not errors(again)


def test_another_card_in_its_place_brings_the_first_back_into_the_deck() -> None:
    after = painted(painted(blank(None), {5: "asteroid"}), {5: "planet"})
    shuffle, removed = deck_of(after)
    assert (shuffle["asteroid"], shuffle["planet"], removed) == (3, 2, 2)
    assert not errors(after)


def test_every_card_of_the_box_can_be_laid_without_an_error() -> None:
    layout, cards = blank(None), [*["space"] * 8, *["planet"] * 3, *["asteroid"] * 3]
    for at, card in enumerate(cards, 2):
        layout = painted(layout, {at: card})
        assert "EEV-2" not in errors(layout), at
    assert deck_of(layout) == ({"planet_food": 1, "planet_resource": 1}, 2)


def test_a_card_more_than_the_box_holds_is_still_said() -> None:
    layout = painted(blank(None), dict.fromkeys(range(5, 9), "asteroid"))
    assert errors(layout) == ["EEV-2"]


def test_exchanging_and_turning_over_leave_the_deck_alone() -> None:
    layout = painted(blank(None), {5: "asteroid", 6: "planet"})
    assert exchanged(layout, 5, 6).deck == layout.deck
    assert exchanged(layout, 5, 9).deck == layout.deck, "a laid and a drawn card"
    assert painted(layout, {5: "face up"}).deck == layout.deck


def test_a_card_that_is_taken_away_in_a_laid_galaxy_is_drawn_from_a_deck_of_its_own() -> None:
    layout = galaxy("EsPsO")
    after = painted(layout, {3: "drawn"})
    assert deck_of(after) == ({"planet": 1}, 0)
    assert painted(after, {3: "planet"}).deck is None


def test_new_slots_take_cards_from_those_left_out_and_from_the_box() -> None:
    layout = with_rows(blank(None), (8, 10))
    assert deck_of(layout)[1] == 0
    assert "EEV-2" not in errors(layout)
    shorter = with_rows(layout, (8, 8))
    assert deck_of(shorter)[1] == 2
