"""The public filter: the same for all, never sure of what is wrong, and true to the deck."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from hullwright.engines.eftaios.bots.public_filter import PublicFilter
from hullwright.engines.eftaios.bots.seat_belief import SeatBelief
from hullwright.engines.eftaios.determinisation import determinised
from hullwright.engines.eftaios.fates import NOBODY
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE
from hullwright.engines.rules.book import RuleBook

from ..secret_pairs import Rules
from .arrange import alien, do, game, human, only, scene
from .secret_pairs import PAIRS
from .test_belief import any_rules, random_states

CORRIDOR = "Hsdsd1dsdsA"


def filter_of(state: EftaiosState, player: int = 0) -> PublicFilter:
    return state.view(player).follower(PublicFilter)


def where(state: EftaiosState, player: int, side: int) -> dict[str, float]:
    """Return how likely a player is in each sector, if it is on a side."""
    chances = filter_of(state).where[side, player]
    return dict(zip(state.game.zone.ids, chances.tolist(), strict=True))


# -- public, and private on top --------------------------------------------------------------------


def test_all_players_of_a_state_share_one_filter():
    state = scene(game(CORRIDOR), human("A01"), alien("K01"))
    assert filter_of(state, 0) is filter_of(state, 1)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_two_games_that_differ_in_a_secret_give_the_same_belief_to_who_may_not_know(pair):
    twins = pair.twins(Rules(RULESETS[pair.rulesets[0]], RuleBook()))
    assert twins is not None
    for player in {*range(len(twins.one.sides))} - {*twins.knowing}:
        one, other = (
            SeatBelief(each.view(player), filter_of(each)) for each in (twins.one, twins.other)
        )
        assert np.array_equal(one.public.where, other.public.where)
        assert one.public.odds == other.public.odds
        assert np.array_equal(one.humans, other.humans)
        assert np.array_equal(one.aliens, other.aliens)


def test_it_does_not_matter_who_asks_and_when():
    for state in random_states(RULESETS["ultimate"], 6):
        filter_of(state, state.players - 1)
    late = state.game.replay(state.players, state.seed, ())
    late.events = state.events
    assert np.array_equal(filter_of(late).where, filter_of(state).where)
    assert filter_of(late).odds == filter_of(state).odds


def test_a_copy_and_a_dealt_world_go_their_own_way():
    *_, state = islice(random_states(RULESETS["ultimate"], 6), 40)
    before = filter_of(state).where.copy()
    for world in (state.clone(), determinised(state, 0, Random(1))):
        assert np.array_equal(filter_of(world).where, before)
        while world.result() is None and world.round < state.round + 2:
            world.apply(world.legal()[0])
            filter_of(world, world.players - 1)
        assert not np.array_equal(filter_of(world).where, before)
    assert np.array_equal(filter_of(state).where, before)


# -- never wrong -----------------------------------------------------------------------------------


def test_no_chance_ever_excludes_the_truth_under_any_rules():
    chance = Random(11)
    for seed in range(30):
        for state in random_states(any_rules(chance), seed):
            public = filter_of(state)
            for player, sector in enumerate(state.positions):
                if sector != NOBODY:
                    assert public.where[state.sides[player], player, sector] > 0.0
        assert np.allclose(public.where.sum(axis=2), 1.0, atol=0.01)


def test_a_seat_expects_as_many_humans_as_were_dealt_ea_s1():
    for state in random_states(RULESETS["ultimate-first-game"], 6):
        if state.round > 6:
            break
        for player in range(state.players):
            chances = SeatBelief(state.view(player), filter_of(state)).human_chances
            unknown = sum(chances) + (state.sides[player] == HUMAN_SIDE)
            known = state.players // 2 - filter_of(state).off.count(True)
            assert known - 1.1 < unknown < state.players // 2 + 0.1


# -- what single announcements tell ----------------------------------------------------------------


def test_a_psychologist_is_as_likely_as_the_cards_say_ea_c3():
    state = scene(game(CORRIDOR), human("A01"), alien("K01"))
    assert where(state, 0, HUMAN_SIDE)["K01"] == pytest.approx(1 / 8, abs=0.01)


def test_a_noise_is_believed_as_the_deck_has_it_ea_d1_ea_d2():
    believed = []
    for here in (0, 2, 10, 50):
        deck = {"noise_here": here, "noise_any": 10}
        hall = game("HddddddddA1", abilities={}, sector_deck=deck, human_speed=4)
        state = scene(hall, human("A01"), alien("J01"))
        only(state.sector_deck, "noise_any")
        do(state, "move", "C01")
        do(state, "noise", "D01")
        believed.append(where(state, 0, HUMAN_SIDE)["D01"])
    assert believed == sorted(believed)
    assert believed[0] < 0.5 < believed[-1] < 1.0


def test_whoever_is_quiet_is_where_no_card_is_drawn_ea_t5():
    state = scene(game(CORRIDOR, abilities={}), human("A01"), alien("K01"))
    do(state, "move", "B01")
    assert where(state, 0, HUMAN_SIDE)["B01"] > 0.95


def test_whoever_is_not_hit_is_not_there_ea_a1():
    hall = game("HdddddddA1", abilities={})
    state = scene(hall, alien("I01"), alien("I01"), human("A01"), human("A01"))
    only(state.sector_deck, "silence")
    do(state, "move", "G01")
    do(state, "resolve")
    assert where(state, 0, ALIEN_SIDE)["H01"] > 0.1
    do(state, "move", "H01")
    do(state, "attack")
    assert where(state, 0, ALIEN_SIDE)["H01"] < 0.01


def test_whoever_attacks_is_taken_for_an_alien_ea_t7():
    state = scene(game(CORRIDOR), alien("K01"), human("A01"), human("A01"), alien("K01"))
    do(state, "move", "I01")
    do(state, "attack")
    assert SeatBelief(state.view(1), filter_of(state)).human_chances[0] < 0.1


def test_an_escape_takes_a_player_and_its_pod_away_ea_e1():
    state = scene(game(CORRIDOR), human("E01"), human("A01"), alien("K01"), alien("K01"))
    only(state.pod_deck, "green")
    do(state, "move", "F01")
    public = filter_of(state)
    assert public.off[0]
    assert not public.walks.pods
