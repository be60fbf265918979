"""The pieces of a tile maze: everything the box needs, under the rules of the map."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.cutouts import CutoutSet
from hullwright.editor.concepts.marks import Shape
from hullwright.editor.kinds.tile_maze.cutouts import BOARD, TILE, cutouts
from hullwright.editor.kinds.tile_maze.cutouts_texts import HOUSE_ACTIONS, action_words
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import ActionTile

from .mazes import EDITOR_KIND, sample

ACTIONS = house_maze().actions


def sets(document: MapDocument) -> dict[str, CutoutSet]:
    return {str(each.title): each for each in cutouts(document)}


def under(*codes: tuple[str, object]) -> MapDocument:
    rules = tuple(RuleUse(code=code, parameters={"value": value}) for code, value in codes)
    return replace(sample("quarantine-ring"), rules=rules)


def test_the_box_is_complete():
    found = sets(sample("quarantine-ring"))
    assert {title: each.copies(3) for title, each in found.items()} == {
        "Start board": 1,
        "Maze tiles": 90,
        "Action tiles": 42,
        "New paths": 12,
        "Meeples": 3,
        "Energy tokens": 9,
        "Dice, to be folded and glued": 2,
        "Reference cards": 3,
    }
    assert EDITOR_KIND.cutouts is not None
    assert EDITOR_KIND.cutouts(sample("quarantine-ring")) == cutouts(sample("quarantine-ring"))


def test_sizes_fit_together():
    found = sets(sample("quarantine-ring"))
    assert found["Start board"].width == found["Start board"].height == BOARD == 3 * TILE
    assert found["New paths"].width * 3 == TILE
    assert (found["Maze tiles"].width, found["Action tiles"].width) == (TILE, TILE)


def test_each_kind_of_tile_shows_its_own_lanes():
    tiles = sets(sample("quarantine-ring"))["Maze tiles"].pieces
    pictures = {each.front.picture.marks for each in tiles if each.front.picture}
    assert len(pictures) == len(tiles) == 10


def test_the_start_board_in_use_is_printed():
    alpha, omega = (sets(sample(name))["Start board"] for name in ("quarantine-ring", "long-haul"))
    assert alpha != omega


@pytest.mark.parametrize("name", ACTIONS)
def test_every_action_of_the_house_says_what_it_does(name: str):
    words = action_words(name, ACTIONS[name])
    assert name in HOUSE_ACTIONS
    assert words.text
    assert all(str(each).endswith(".") for each in words.text)


def test_an_action_of_somebodys_own_bears_its_title_and_what_it_stops():
    own = action_words("warp_core", ActionTile(count=2, title="Warp {core}"))
    assert (str(own.title), own.text) == ("Warp {core}", ())
    leak = ActionTile(
        count=1, text="Hold on!", effects=({"do": "push", "who": "near", "within": 2, "steps": 1},)
    )
    assert [str(each) for each in action_words("vent_leak", leak).text] == [
        "Hold on!",
        "Push everybody else within 2 spaces of you 1 steps away from you.",
    ]
    nameless = action_words("warp_core", ActionTile(count=2, aborts="roll"))
    assert str(nameless.title) == "Warp core"
    assert "rolled again" in str(nameless.text[0])
    renamed = action_words("salvage", ActionTile(count=1, title="Scavenge"))
    assert str(renamed.title) == "Scavenge"
    assert "discard pile" in str(renamed.text[0])


def test_aborts_are_told_from_actions_by_their_sign_and_foot():
    pieces = sets(sample("quarantine-ring"))["Action tiles"].pieces
    feet = {str(each.front.foot): each.front.picture for each in pieces}
    assert set(feet) == {"In your turn", "In another player's turn"}
    assert feet["In your turn"] != feet["In another player's turn"]


def test_rules_leave_pieces_out():
    assert "Action tiles" not in sets(under(("NE.NO_ACTIONS", True)))
    assert sets(under(("NE.NO_ABORTS", True)))["Action tiles"].copies(2) == 30
    assert "Energy tokens" not in sets(under(("NE.ENERGY", 0)))
    assert sets(under(("NE.ENERGY", 5)))["Energy tokens"].copies(2) == 10


def test_the_reference_card_knows_the_hand():
    card = sets(under(("NE.HAND", 4)))["Reference cards"].pieces[0]
    assert "Draw tiles until you hold 4." in " ".join(map(str, card.front.text))
    assert card.back is not None
    assert len(card.back.entries) == 5


def test_new_paths_take_little_ink():
    picture = sets(sample("quarantine-ring"))["New paths"].pieces[0].front.picture
    assert picture is not None
    fills = [each.fill for each in picture.marks if isinstance(each, Shape)]
    assert fills[-1] == "silent"
