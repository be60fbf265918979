"""The pieces of a station: tiles with their hidden backs, crew with their values, and the supply."""

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from hullwright.editor.concepts.cutouts import CutoutOutline, CutoutSet, LargeBoard
from hullwright.editor.concepts.marks import Text
from hullwright.editor.kinds.station.cutouts import SIDE, cutouts
from hullwright.editor.kinds.station.cutouts_texts import BACK_WORDS, back_words
from hullwright.editor.kinds.station.editor_kind import EDITOR_KIND
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.kinds.station.layout import BACKS, TileBack, TileClass
from hullwright.schema.kinds.station.tile_backs import BOX_BACKS

from .stations import sample


def sets(document: MapDocument) -> dict[str, CutoutSet]:
    return {str(each.title): each for each in cutouts(document) if isinstance(each, CutoutSet)}


def test_the_box_is_complete():
    found = sets(sample())
    assert {title: each.copies(4) for title, each in found.items()} == {
        "Station tiles": 40,
        "Crew": 40,
        "Creatures and turrets": 6 + 6 + 6 + 4,
        "Pods and fighters": 12 + 5,
        "Dice, to be folded and glued": 1,
        "Reference cards": 4,
    }
    assert EDITOR_KIND.cutouts is not None
    assert EDITOR_KIND.cutouts(sample()) == cutouts(sample())


def test_tiles_fit_the_cells_of_the_board():
    board = next(each for each in cutouts(sample()) if isinstance(each, LargeBoard))
    tiles = sets(sample())["Station tiles"]
    assert tiles.outline is CutoutOutline.HEXAGON
    assert (tiles.width, tiles.height) == pytest.approx((sqrt(3) * board.side, 2 * board.side))
    assert board.side == SIDE


def test_a_tile_has_its_class_in_front_and_its_effect_behind():
    found = Counter()
    for each in sets(sample())["Station tiles"].pieces:
        assert each.back is not None
        found[str(each.front.title), str(each.back.title)] += each.count
    assert found["Cargo Bay", "Spawn"] == 3
    assert found["Reactor", "Core Breach"] == 1
    assert sum(found.values()) == 40


@pytest.mark.parametrize("back", BACKS)
def test_every_back_of_the_rules_says_what_it_does_and_when(back: str):
    words = BACK_WORDS[back]
    assert words.moment
    assert all(str(each).endswith(".") for each in words.text)
    assert words.moment == BOX_BACKS[back].colour


def test_tiles_of_one_class_look_the_same_from_outside():
    pieces = sets(sample())["Station tiles"].pieces
    fronts = {repr(each.front) for each in pieces}
    assert len(fronts) == 4


def test_a_class_and_a_back_of_somebodys_own_bear_their_names():
    document = sample()
    own = TileClass(id="garden", backs={"flower_power": 2})
    layout = replace(document.layout, tile_classes=(own,))
    (piece,) = sets(replace(document, layout=layout))["Station tiles"].pieces
    assert piece.back is not None
    assert (str(piece.front.title), str(piece.back.title)) == ("Garden", "Flower power")
    assert back_words(layout, "flower_power").text == ()


def test_crew_hide_their_values_and_show_their_colour():
    crew = sets(sample())["Crew"]
    assert crew.folded
    first = [each for each in crew.pieces if each.player == 1]
    assert len({each.front for each in first}) == 1
    values = Counter[str]()
    for each in first:
        assert each.back is not None
        assert each.back.picture is not None
        (value,) = (mark.text for mark in each.back.picture.marks if isinstance(mark, Text))
        values[value] += each.count
    assert values == {"1": 3, "2": 2, "3": 2, "4": 1, "5": 1, "6": 1}
    second = next(each for each in crew.pieces if each.player == 2)
    assert second.front != first[0].front


def test_two_players_may_have_two_colours_each():
    assert sets(sample())["Crew"].copies(2) == 20
    two = replace(sample(), rules=(RuleUse(code="SA.TWO_COLOURS"),))
    assert sets(two)["Crew"].copies(2) == 40


def test_a_creature_of_somebodys_own_gets_a_token_and_a_line_on_the_card():
    document = sample()
    supply = {**document.layout.supply, "worm": 3}
    found = sets(replace(document, layout=replace(document.layout, supply=supply)))
    assert found["Creatures and turrets"].copies(2) == 22 + 3
    card = found["Reference cards"].pieces[0]
    assert card.back is not None
    assert "Worm" in {str(each.text) for each in card.back.entries}


def test_a_back_of_somebodys_own_says_its_words_and_what_it_does():
    document = sample()
    back = TileBack(
        id="leak",
        title="Vent leak",
        text="Hold tight.",
        colour="blue",
        effects=({"do": "roll"}, {"do": "extra_step", "steps": 2}),
    )
    layout = replace(document.layout, backs=(back,))
    words = back_words(layout, "leak")
    assert (str(words.title), words.moment) == ("Vent leak", "blue")
    assert [str(each) for each in words.text] == [
        "Hold tight.",
        (
            "You roll the die, and may move a creature of that kind. "
            "The creature that is rolled moves 2 farther."
        ),
    ]
    silent = replace(layout, backs=(replace(back, print_only=True),))
    assert [str(each) for each in back_words(silent, "leak").text] == ["Hold tight."]
