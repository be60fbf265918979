"""Each item and ability is used by experts when it helps, and not when it does not (EA-I, EA-C)."""

import pytest

from hullwright.engines.contract import Action
from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.state import EftaiosState

from .arrange import alien, do, game, human, only, scene, space

HALL = "HddddddddddA", ".dddddddd1dd"
"""Two rows, with a pod far from the Human sector."""


def chosen(state: EftaiosState) -> Action:
    return BOTS["expert:careful"](1).choose(state.view(state.to_move), state.legal())


def seen_at(state: EftaiosState, player: int, label: str, side: str = "") -> None:
    """Let everybody know where a player is, and of which side."""
    if side:
        state.tell("revealed", player, side, "")
    state.tell("position", player, space(state, label))


def hunted(*hand: str, character: str = "") -> EftaiosState:
    """Return a game in which a Human far from the pod is known to be next to two Aliens."""
    me = human("B01", *hand, character=character)
    state = scene(game(*HALL), me, alien("D01"), alien("D02"), human("A01"))
    for player, label, side in ((0, "B01", "human"), (1, "D01", "alien"), (2, "D02", "alien")):
        seen_at(state, player, label, side)
    only(state.sector_deck, "noise_here")
    return state


def test_adrenaline_for_the_last_steps_ea_i3():
    state = scene(game("Hddd1ddA"), human("C01", "adrenaline"), alien("H01"))
    assert chosen(state) == ("item", "adrenaline")
    do(state, "item", "adrenaline")
    assert chosen(state) == ("move", space(state, "E01"))


def test_no_adrenaline_where_a_step_leads_out_as_well_ea_i3():
    state = scene(game("Hddd1ddA"), human("D01", "adrenaline"), alien("H01"))
    assert chosen(state) == ("move", space(state, "E01"))


@pytest.mark.parametrize("hand", [("sensor",), ("spotlight",)])
def test_the_hunted_look_out_ea_i6_ea_i8(hand):
    assert chosen(hunted(*hand))[:2] == ("item", *hand)


def test_whoever_nobody_looks_for_among_aliens_stays_unheard_ea_i4():
    me = human("F01", "sedatives")
    state = scene(game(*HALL), me, alien("H01"), alien("D02"), human("A01"))
    seen_at(state, 1, "H01", "alien")
    seen_at(state, 2, "D02", "alien")
    assert chosen(state) == ("item", "sedatives")


@pytest.mark.parametrize("hand", [("sedatives",), ("sensor",), ("spotlight",)])
def test_nothing_is_wasted_while_nobody_is_near_ea_i4_ea_i6_ea_i8(hand):
    row = "Hddddddddddddddddd1A"
    state = scene(game(row), human("C01", *hand), alien("T01"))
    assert chosen(state)[0] == "move"


@pytest.mark.parametrize(
    ("hand", "character", "how"), [("teleport", "", "item"), ("", "co_pilot", "ability")]
)
def test_whoever_is_told_next_to_aliens_teleports_away_ea_i2_ea_c6(hand, character, how):
    state = hunted(*filter(None, [hand]), character=character)
    do(state, "move", "C01")
    while state.phase != "end":
        state.apply(state.legal()[0])
    assert chosen(state) == (how, "teleport")


def test_two_noises_instead_of_one_that_tells_all_ea_c2():
    state = hunted(character="pilot")
    do(state, "move", "C01")
    assert chosen(state) == ("cat", "ability")


@pytest.mark.parametrize(
    ("hand", "character", "how"), [("attack", "", "item"), ("", "soldier", "ability")]
)
def test_a_human_strikes_an_alien_in_its_sector_ea_i1_ea_c4(hand, character, how):
    state = hunted(*filter(None, [hand]), character=character)
    state.positions[1] = space(state, "C01")
    seen_at(state, 1, "C01")
    do(state, "move", "C01")
    assert chosen(state) == ("attack", how)


def test_whoever_has_no_time_left_becomes_an_alien_ea_i9():
    me = human("A01", "mutation")
    state = scene(game("Hddddddddddd1A"), me, human("A01"), alien("N01"), alien("N01"))
    state.round = state.game.ruleset.rounds - 2
    assert chosen(state) == ("item", "mutation")


def test_the_medic_asks_when_aliens_are_near_ea_c8():
    me = human("B01", character="medic")
    state = scene(game(*HALL), me, alien("D01"), alien("D02"), human("A01"))
    seen_at(state, 1, "D01", "alien")
    seen_at(state, 2, "D02")
    assert chosen(state)[:2] == ("ability", "identity")


@pytest.mark.parametrize(
    ("character", "item", "me", "prey"),
    [("blink", "teleport", "L01", "B01"), ("surge", "adrenaline", "F01", "C01")],
)
def test_aliens_use_what_brings_them_to_prey_ea_c9_ea_c11(character, item, me, prey):
    hunter = alien(me, item, character=character)
    state = scene(game(*HALL), hunter, human(prey), human("A01"), alien("L01"))
    seen_at(state, 1, prey, "human")
    assert chosen(state) == ("item", item)


def test_the_silent_comes_unheard_ea_c10():
    hunter = alien("H01", "sedatives", character="silent")
    state = scene(game(*HALL), hunter, human("D01"), human("D01"), alien("L01"))
    seen_at(state, 1, "D01", "human")
    seen_at(state, 2, "D01", "human")
    assert chosen(state) == ("item", "sedatives")


def test_the_lurking_strikes_where_it_stands_ea_c14():
    state = scene(game(*HALL), alien("D01", character="lurking"), human("D01"), alien("L01"))
    seen_at(state, 1, "D01", "human")
    assert chosen(state) == ("lurk",)
