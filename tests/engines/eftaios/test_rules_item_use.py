"""EA-I: who may use items, how often, and where they go."""

from .arrange import alien, do, fate, game, heard, human, only, options, scene, targets
from .item_scenes import ROWS, holding, struck

EVERYTHING = (
    *("attack", "teleport", "adrenaline", "sedatives", "defence"),
    *("spotlight", "clone", "sensor", "mutation", "cat"),
)


def test_ea_i_only_humans_use_items():
    state = scene(game(*ROWS), alien("C01", *EVERYTHING), alien("D01", *EVERYTHING), human("A02"))
    assert {each[0] for each in options(state)} == {"move"}
    do(state, "move", "D01")
    assert options(state) == [["resolve"], ["attack"]]
    do(state, "attack")
    assert fate(state, 1) == "eliminated"
    assert state.to_move == 2


def test_ea_i_any_number_of_items_is_used_in_a_turn_each_once():
    state = holding("adrenaline", "adrenaline", "sensor", "sedatives")
    for item in (["adrenaline"], ["sensor", 1], ["adrenaline"], ["sedatives"]):
        do(state, "item", *item)
    assert {each[0] for each in options(state)} == {"move"}
    assert targets(state, "move") == {"A02", "B01", "D01", "E01"}


def test_ea_i_in_ultimate_used_items_stay_face_up():
    state = holding("sensor")
    do(state, "item", "sensor", 1)
    assert state.view(1).shown_items == (("sensor",), ())
    assert state.item_discard == []
    for item in ("defence", "clone"):
        saved = struck(item)
        do(saved, item)
        assert saved.view(0).shown_items[1] == (item,)


def test_ea_i_in_black_used_items_are_discarded():
    state = holding("spotlight", rules="black-advanced")
    do(state, "item", "spotlight", "C01")
    assert state.view(1).shown_items == ((), ())
    assert state.item_discard == ["spotlight"]


def test_ea_i_in_black_a_fourth_item_forces_an_immediate_discard():
    state = holding("attack", "defence", "defence", rules="black-advanced")
    only(state.sector_deck, "noise_here+item")
    only(state.item_deck, "spotlight")
    do(state, "move", "D01")
    do(state, "resolve")
    assert (state.to_move, state.phase) == (0, "discard")
    assert options(state) == [["discard", each] for each in ("attack", "defence", "spotlight")]
    do(state, "discard", "defence")
    assert state.hands[0] == ["attack", "defence", "spotlight"]
    assert state.item_discard == ["defence"]
    assert heard(state, 1, "discarded") == [(0, None)]
    assert state.phase == "end"
