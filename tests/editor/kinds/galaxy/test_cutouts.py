"""The pieces of a galaxy: all cards with what they cost and do, and nothing that is not in the box."""

from collections import Counter
from dataclasses import replace

import pytest

from hullwright.editor.concepts.cutouts import CutoutSet
from hullwright.editor.kinds.galaxy.cutouts import cutouts
from hullwright.editor.kinds.galaxy.cutouts_texts import cubes_words
from hullwright.editor.kinds.galaxy.editor_kind import EDITOR_KIND
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import Building, CardType, Galaxy, GalaxyCard

BOX = MapDocument(kind="galaxy", name="Box", layout=house())


def sets(document: MapDocument = BOX) -> dict[str, CutoutSet]:
    return {str(each.title): each for each in cutouts(document) if isinstance(each, CutoutSet)}


def with_layout(**changes: object) -> MapDocument:
    layout: Galaxy = replace(house(), **changes)
    return replace(BOX, layout=layout)


def words(cutouts: CutoutSet, title: str, *, upgraded: bool = False) -> str:
    """Return the text of a card."""
    piece = next(each for each in cutouts.pieces if str(each.front.title) == title)
    face = piece.back if upgraded else piece.front
    assert face is not None
    return " ".join(map(str, (*face.text, face.foot or "")))


def test_the_box_is_complete():
    assert {title: each.copies(2) for title, each in sets().items()} == {
        "Galaxy cards": 18,
        "Buildings": 17,
        "Activity cards": 10,
        "Event cards": 12,
        "Time cards": 6,
        "Ships and tokens": 4,
        "Cubes, as counters": 30,
        "Reference cards": 2,
    }
    assert EDITOR_KIND.cutouts is not None
    assert EDITOR_KIND.cutouts(BOX) == cutouts(BOX)


def test_galaxy_cards_are_those_on_the_table_and_those_that_are_shuffled():
    found = Counter({str(each.front.foot): each.count for each in sets()["Galaxy cards"].pieces})
    assert found["Space"] == 8
    assert found["Earth"] == found["Ocean planet"] == 1
    fixed = tuple(GalaxyCard(card=each) for each in ("earth", "planet", "planet", "ocean"))
    assert sets(with_layout(cards=fixed, deck=None))["Galaxy cards"].copies(2) == 4


def test_all_galaxy_cards_look_the_same_from_behind():
    assert len({repr(each.back) for each in sets()["Galaxy cards"].pieces}) == 1


def test_buildings_say_what_they_cost_and_their_backs_what_is_better():
    found = sets()["Buildings"]
    assert words(found, "Starbase") == (
        "Makes military, up to 1. Upgrade: 1 resource. Cost: 4 build points"
    )
    assert words(found, "Starbase", upgraded=True) == "Makes military, up to 2. Upgraded"
    assert "Reveals the next 2 cards." in words(found, "Outpost")
    assert "Reveals the next 3 cards." in words(found, "Outpost", upgraded=True)
    assert "Only on planets." in words(found, "Robomine")
    assert "planets" not in words(found, "Space lab")


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Famine", "Nothing happens at once. Fight, for each copy: 1 food."),
        ("Revolt", "Every player moves Build to slot 1. Fight, for each copy: 1 military."),
        (
            "Raiders",
            "You lose 1 resource, as far as you have any. Fight, for each copy: 2 military.",
        ),
        ("Plague", "You lose 1 food, as far as you have any. Fight, for each copy: 2 knowledge."),
    ],
)
def test_events_say_what_they_do_and_how_they_are_fought(title: str, told: str):
    assert words(sets()["Event cards"], title).strip() == told


def test_activity_cards_say_where_they_are_active():
    found = words(sets()["Activity cards"], "Build")
    assert "Active in slots 3, 4, 5." in found
    assert "Travel: exactly 2 parsecs." in found
    assert "Build points in slot 4: 4" in found
    assert "Fills the building" in words(sets()["Activity cards"], "Science")


def test_the_time_deck_follows_the_rules():
    assert (
        words(sets()["Time cards"], "Aliens").strip()
        == "The Aliens move 2 cards towards the start."
    )
    hard = replace(BOX, rules=(RuleUse(code="EE.TIME", parameters={"value": "2/1/3"}),))
    counts = {str(each.front.title): each.count for each in sets(hard)["Time cards"].pieces}
    assert counts == {"Quiet": 2, "Event": 1, "Aliens": 3}


def test_things_of_somebodys_own_bear_their_titles():
    types = {**house().card_types, "ice": CardType(parsec=3, title="The {Ice}")}
    cards = (*house().cards[:-1], GalaxyCard(card="ice"), house().cards[-1])
    buildings = {"dock": Building(count=2, cost=1, upgrade={"food": 1, "ore": 2})}
    found = sets(with_layout(card_types=types, cards=cards, buildings=buildings))
    assert "The {Ice}" in {str(each.front.foot) for each in found["Galaxy cards"].pieces}
    assert "Upgrade: 1 food, 2 Ore." in words(found["Buildings"], "Dock")
    assert str(cubes_words({})) == "nothing"
