"""The bots: legal, repeatable, honest, and free of the failures that naive bots have."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from hullwright.engines.eftaios.belief import Belief
from hullwright.engines.eftaios.belief_ground import BeliefGround
from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.bots.alien_choices import pays
from hullwright.engines.eftaios.determinisation import determinised
from hullwright.engines.eftaios.fates import ESCAPED
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds.examination import Examination

from .arrange import alien, do, game, human, only, sample, scene
from .test_belief import any_rules


@cache
def starter(rules: str = "ultimate") -> EftaiosGame:
    return EftaiosGame(Examination(sample("bellwether")).board, RULESETS[rules], RuleBook())


@cache
def finished(humans: str, aliens: str, seed: int) -> EftaiosState:
    """Return a game on the starter sample that bots played once for all tests that look at it."""
    return played(starter(), {HUMAN_SIDE: humans, ALIEN_SIDE: aliens}, seed)


def played(
    game: EftaiosGame, kinds: Mapping[int, str], seed: int, players: int = 8
) -> EftaiosState:
    """Return a game that bots played, a kind for each side."""
    state = game.new_state(players, seed)
    bots = [
        [BOTS[kinds[side]](seed * 8 + each) for side in (HUMAN_SIDE, ALIEN_SIDE)]
        for each in range(players)
    ]
    while state.result() is None:
        player = state.to_move
        legal = state.legal()
        action = bots[player][state.sides[player]].choose(state.view(player), legal)
        assert action in legal
        state.apply(action)
    return state


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("rules", RULESETS)
def test_every_bot_plays_every_ruleset_with_legal_actions(kind, rules):
    for seed in range(4):
        played(starter(rules), {HUMAN_SIDE: kind, ALIEN_SIDE: kind}, seed, players=2 + seed * 2)


@pytest.mark.parametrize("kind", ["greedy", "belief"])
def test_bots_play_under_any_rules(kind):
    chance = Random(5)
    for seed in range(25):
        rules = any_rules(chance)
        small = EftaiosGame(Examination(sample("thimble")).board, rules, RuleBook())
        played(small, {HUMAN_SIDE: kind, ALIEN_SIDE: kind}, seed, players=2 + seed % 7)


@pytest.mark.parametrize("kind", BOTS)
def test_chance_is_seeded_and_the_bots_own(kind):
    first, again = (played(starter(), {HUMAN_SIDE: kind, ALIEN_SIDE: kind}, 3) for _ in range(2))
    assert first.events == again.events


@pytest.mark.parametrize("kind", ["greedy", "belief"])
def test_a_bot_decides_the_same_in_every_world_that_looks_the_same(kind):
    for seed in range(3):
        state = starter().new_state(8, seed)
        chance = Random(seed)
        for _ in range(120):
            if state.result() is not None:
                break
            player = state.to_move
            world = determinised(state, player, chance)
            chosen = [
                BOTS[kind](seed).choose(each.view(player), each.legal()) for each in (state, world)
            ]
            assert chosen[0] == chosen[1]
            state.apply(chosen[0])


# -- the failures of naive bots --------------------------------------------------------------------


def test_humans_do_not_run_straight_to_the_nearest_pod_every_game():
    """Games begin alike, but Humans spread over the pods, and do not only walk shortest ways."""
    pods: Counter[int] = Counter()
    straight = walked = 0
    ground = BeliefGround.of(starter().zone)
    for seed in range(60):
        state = finished("belief", "greedy", seed)
        pods.update(event[2] for event in state.events if event[0] == "escaped")
        roles = starter().zone.roles
        ways = [ground.distances(pod, 0, roles) for pod in starter().zone.pods.values()]
        for event in state.events:
            if event[0] == "moved" and state.born[event[1]] == HUMAN_SIDE:
                walked += 1
                straight += min(way[event[3]] for way in ways) < min(way[event[2]] for way in ways)
    assert len(pods) == len(starter().zone.pods)
    assert max(pods.values()) < 0.6 * sum(pods.values())
    assert 0.3 < straight / walked < 0.95


def test_aliens_attack_neither_too_rarely_nor_at_random():
    attacks = hits = turns = 0
    for seed in range(40):
        state = finished("belief", "belief", seed)
        kinds = [event[0] for event in state.events]
        turns += kinds.count("turn")
        attacks += kinds.count("attack")
        hits += sum(
            kinds[at] == "attack" and "killed" in kinds[at + 1 : at + 4] for at in range(len(kinds))
        )
    assert 0.05 < attacks / turns < 0.5
    # Whoever attacks at random hits about once in twenty times on this map.
    assert hits / attacks > 0.15


def test_an_alien_strikes_at_a_likely_human_and_spares_a_likely_fellow():
    state = scene(game("HsdsdddsdsA1"), alien("K01"), alien("K01"), human("A01"), human("A01"))
    belief = Belief(state.view(0))
    sector = state.game.zone.index["E01"]
    for player in (1, 2, 3):
        for track in belief.tracks[player]:
            track.place(1 << sector if player == 1 else 1)
    assert 0.0 < belief.human_chance(1) < 1.0
    assert pays(belief, sector)
    belief.is_now(2, HUMAN_SIDE)
    belief.lean[1] = 0.02
    assert not pays(belief, sector)


def test_a_bluff_is_plausible_and_not_the_truth():
    state = played_until_noise()
    player = state.to_move
    action = BOTS["belief"](1).choose(state.view(player), state.legal())
    where = Belief(state.view(player)).where(player, state.sides[player])
    assert where >> action[1] & 1
    assert action[1] != state.positions[player]


def played_until_noise() -> EftaiosState:
    """Return a state in which somebody has moved for some rounds and may name any sector."""
    state = starter().new_state(8, 4)
    bots = [BOTS["greedy"](each) for each in range(8)]
    while state.phase != "noise" or state.round < 4:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    return state


def test_a_human_takes_adrenaline_for_the_last_steps_ea_i3():
    state = scene(game("Hddd1ddA"), human("C01", "adrenaline"), alien("H01"))
    bot = BOTS["belief"](1)
    action = bot.choose(state.view(0), state.legal())
    assert action == ("item", "adrenaline")
    state.apply(action)
    assert bot.choose(state.view(0), state.legal()) == ("move", state.game.zone.index["E01"])


def test_the_attacked_use_what_saves_them_ea_i5():
    state = scene(game("HdddddA1"), alien("E01"), human("C01", "defence"))
    do(state, "move", "C01")
    do(state, "attack")
    for kind in ("greedy", "belief"):
        assert BOTS[kind](1).choose(state.view(1), state.legal()) == ("defence",)


def test_the_engineer_takes_the_green_card_ea_c7():
    state = scene(game("Hddd1ddA"), human("D01", character="engineer"), alien("H01"))
    only(state.pod_deck, "red", "green")
    do(state, "move", "E01")
    for kind in ("greedy", "belief"):
        assert BOTS[kind](1).choose(state.view(0), state.legal()) == ("pod_card", "green")


# -- skill -----------------------------------------------------------------------------------------


def wins(humans: str, aliens: str, games: int = 60) -> tuple[int, int]:
    """Return in how many games Humans escaped, and in how many the Aliens won."""
    found = [0, 0]
    for seed in range(games):
        state = finished(humans, aliens, seed)
        result = state.result()
        assert result is not None
        found[HUMAN_SIDE] += ESCAPED in state.fates
        found[ALIEN_SIDE] += any(state.sides[winner] == ALIEN_SIDE for winner in result.winners)
    return found[HUMAN_SIDE], found[ALIEN_SIDE]


def test_better_aliens_win_more_often_against_the_same_humans():
    by_skill = [wins("greedy", kind)[ALIEN_SIDE] for kind in BOTS]
    assert by_skill == sorted(by_skill)
    assert by_skill[2] > by_skill[1]


def test_better_humans_win_more_often_against_the_same_aliens():
    by_skill = [wins(kind, "belief", 80)[HUMAN_SIDE] for kind in BOTS]
    assert by_skill == sorted(by_skill)


def test_both_sides_have_a_chance_on_the_starter_sample():
    humans, aliens = wins("belief", "belief", 60)
    assert humans > 15
    assert aliens > 15
