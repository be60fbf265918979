"""EA-S: sides, characters, starts and who begins."""

from collections import Counter

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.vocabulary import ALIENS, HUMANS
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE

from .arrange import alien, at, do, game, human, scene, told

PLAIN = game("Hddddd1", "ddddddA", "2dddddd")


@pytest.mark.parametrize("players", range(2, 9))
def test_ea_s1_half_are_humans_and_the_odd_one_is_an_alien(players):
    for seed in range(10):
        sides = Counter(PLAIN.new_state(players, seed).sides)
        assert sides == {HUMAN_SIDE: players // 2, ALIEN_SIDE: players - players // 2}


@pytest.mark.parametrize("players", [0, 1, 9])
def test_ea_s1_only_2_to_8_can_play(players):
    with pytest.raises(CannotPlay, match=f"2 to 8 players, not for {players}"):
        PLAIN.new_state(players, 1)


def test_ea_s1_a_rule_can_leave_the_humans_out():
    state = game("HdddA", "1ddd2", humans="none").new_state(5, 3)
    assert set(state.sides) == {ALIEN_SIDE}
    assert set(state.characters) <= set(ALIENS)


def test_ea_s2_each_gets_a_character_of_its_own_from_its_half():
    dealt = Counter()
    for seed in range(60):
        state = PLAIN.new_state(8, seed)
        assert len(set(state.characters)) == 8
        for side, character in zip(state.sides, state.characters, strict=True):
            assert character in (HUMANS if side == HUMAN_SIDE else ALIENS)
        dealt.update(state.characters)
    assert set(dealt) == {*HUMANS, *ALIENS}


def test_ea_s2_identity_and_position_are_secret():
    state = PLAIN.new_state(4, 7)
    for player in range(4):
        seen = state.view(player).to_json()
        others = [other for other in range(4) if other != player]
        assert seen["character"] == state.characters[player]
        assert [seen["known_sides"][other] for other in others] == [None] * 3
        assert [seen["known_characters"][other] for other in others] == [""] * 3
        assert not any(state.characters[other] in str(seen["events"]) for other in others)


def test_ea_s2_without_characters_nobody_has_one():
    state = game("HdddA", "1ddd2", characters=False).new_state(4, 1)
    assert state.characters == [""] * 4
    assert state.powers == [[]] * 4


@pytest.mark.parametrize("rules", RULESETS)
def test_ea_s3_humans_and_aliens_begin_in_their_sectors(rules):
    played = game("Hddd1", "ddddA", rules=rules)
    for seed in range(12):
        state = played.new_state(8, seed)
        for player, side in enumerate(state.sides):
            wanders = "starts_among_aliens" in state.powers[player]
            assert at(state, player) == ("A01" if side == HUMAN_SIDE and not wanders else "E02")


def test_ea_s3_several_starts_are_taken_in_turn():
    state = game("HddH", "dddd", "AddA", "1dd2", rules="black-basic").new_state(8, 2)
    places = Counter(at(state, player) for player in range(8))
    assert places == {"A01": 2, "D01": 2, "A03": 2, "D03": 2}


def test_ea_s4_who_begins_is_random():
    firsts = Counter(PLAIN.new_state(4, seed).to_move for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}


def test_ea_s4_play_goes_clockwise():
    state = scene(
        game("Hddd1", "ddddA", rules="black-basic"), human("B01"), alien("B02"), alien("D02")
    )
    for player in (0, 1, 2, 0, 1, 2, 0):
        assert (state.to_move, state.phase) == (player, "turn")
        do(state, *state.game.action_to_json(state.legal()[0]))
        while state.phase != "turn":
            state.apply(state.legal()[0])
    assert [player for (player,) in told(state, "turn")] == [0, 1, 2, 0, 1, 2, 0, 1]


def test_rule_human_start_on_a_pod():
    """B.4: Humans begin on a chosen pod, and have to leave it before they can escape by it."""
    played = game("Hddd1", "2dddA", rules="black-basic", human_start="pod 2")
    state = played.new_state(4, 5)
    humans = [player for player in range(4) if state.sides[player] == HUMAN_SIDE]
    assert {at(state, player) for player in humans} == {"A02"}
    assert all(state.fates[player] == 0 for player in humans)


def test_rule_alien_start_on_pods_in_turn():
    """C.6: Aliens begin on pods, in the order in which the rule names them."""
    played = game("Hdd1", "dddd", "A2d3", humans="none", alien_start=("pod 3", "pod 1"))
    state = played.new_state(4, 5)
    assert [at(state, player) for player in range(4)] == ["D03", "D01", "D03", "D01"]


def test_rule_random_starts_are_where_the_side_may_be():
    played = game(
        *("HsssA", "sddd1"),
        human_start="random",
        alien_start=("random",),
        silent_open_to=("human",),
        abilities={},
    )
    seen = {HUMAN_SIDE: set(), ALIEN_SIDE: set()}
    for seed in range(60):
        state = played.new_state(4, seed)
        for player, side in enumerate(state.sides):
            seen[side].add(at(state, player))
    assert seen[ALIEN_SIDE] == {"B02", "C02", "D02"}
    assert seen[HUMAN_SIDE] == {"B01", "C01", "D01", "A02", "B02", "C02", "D02"}


def test_rule_start_items_are_held_without_a_card():
    """H.14: the item is at hand from the beginning, but no card lies before its holder."""
    played = game("HdddA", "1ddd2", rules="black-advanced", start_items={"co_pilot": "teleport"})
    states = (played.new_state(8, seed) for seed in range(99))
    state = next(each for each in states if "co_pilot" in each.characters)
    holder = state.characters.index("co_pilot")
    assert [hand for hand in state.hands if hand] == [["teleport"]]
    assert state.hands[holder] == ["teleport"]
    assert set(state.view((holder + 1) % 8).kept_cards) == {0}
