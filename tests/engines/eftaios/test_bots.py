"""The bots: legal, repeatable, honest, and free of the failures that naive bots have."""

from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from hullwright.engines.bot_table import styles
from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.bots.levels import MIXTURES, STYLED
from hullwright.engines.eftaios.bots.trainables import TRAINABLES
from hullwright.engines.eftaios.determinisation import determinised
from hullwright.engines.eftaios.fates import ESCAPED
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.styles import styled
from hullwright.schema.kinds.examination import Examination

from .arrange import alien, do, game, human, only, sample, scene
from .test_belief import any_rules

LEVELS = ("random", "beginner", "experienced", "expert")


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


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("rules", RULESETS)
def test_every_level_plays_every_ruleset_with_legal_actions(kind, rules):
    for seed in range(4):
        played(starter(rules), {HUMAN_SIDE: kind, ALIEN_SIDE: kind}, seed, players=2 + seed * 2)


@pytest.mark.parametrize("kind", STYLED)
def test_every_style_plays_with_legal_actions(kind):
    name = styled("expert", kind)
    played(starter(), {HUMAN_SIDE: name, ALIEN_SIDE: name}, 1)


@pytest.mark.parametrize("kind", ["beginner", "expert"])
def test_bots_play_under_any_rules(kind):
    chance = Random(5)
    for seed in range(25):
        rules = any_rules(chance)
        small = EftaiosGame(Examination(sample("thimble")).board, rules, RuleBook())
        played(small, {HUMAN_SIDE: kind, ALIEN_SIDE: kind}, seed, players=2 + seed % 7)


@pytest.mark.parametrize("kind", LEVELS)
def test_chance_is_seeded_and_the_bots_own(kind):
    first, again = (played(starter(), {HUMAN_SIDE: kind, ALIEN_SIDE: kind}, 3) for _ in range(2))
    assert first.events == again.events


@pytest.mark.parametrize("kind", ["beginner", "expert"])
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


def test_every_style_has_the_weights_of_its_side_within_their_scales():
    for style in styles("eftaios").values():
        scales = TRAINABLES[style.side].scales
        assert style.weights.keys() == scales.keys()
        for name, weight in style.weights.items():
            assert scales[name].least <= weight <= scales[name].most


def test_experts_mix_the_styles_that_ship():
    for side, mixture in MIXTURES.items():
        assert sum(mixture.values()) == pytest.approx(1.0)
        assert {styles("eftaios")[name].side for name in mixture} == {side}


def test_weights_in_training_make_an_expert():
    for trainable in TRAINABLES.values():
        bot = trainable.make({name: each.start for name, each in trainable.scales.items()}, 1)
        state = starter().new_state(8, 1)
        assert bot.choose(state.view(state.to_move), state.legal()) in state.legal()


# -- what needs no thought -------------------------------------------------------------------------


def test_the_attacked_use_what_saves_them_ea_i5():
    state = scene(game("HdddddA1"), alien("E01"), human("C01", "defence"))
    do(state, "move", "C01")
    do(state, "attack")
    for kind in ("beginner", "expert"):
        assert BOTS[kind](1).choose(state.view(1), state.legal()) == ("defence",)


def test_the_engineer_takes_the_green_card_ea_c7():
    state = scene(game("Hddd1ddA"), human("D01", character="engineer"), alien("H01"))
    only(state.pod_deck, "red", "green")
    do(state, "move", "E01")
    for kind in ("beginner", "expert"):
        assert BOTS[kind](1).choose(state.view(0), state.legal()) == ("pod_card", "green")


# -- skill -----------------------------------------------------------------------------------------


def escapes(humans: str, aliens: str, games: int) -> int:
    """Return how many Humans escaped."""
    return sum(finished(humans, aliens, seed).fates.count(ESCAPED) for seed in range(games))


def test_better_aliens_let_fewer_humans_of_the_same_level_escape():
    by_skill = [escapes("expert", kind, 24) for kind in LEVELS]
    assert by_skill == sorted(by_skill, reverse=True)
    assert by_skill[-1] < by_skill[1] / 2


def test_better_humans_escape_more_often_from_the_same_aliens():
    weakest, strongest = (escapes(kind, "experienced", 24) for kind in ("random", "expert"))
    assert weakest < strongest


def test_both_sides_have_a_chance_on_the_starter_sample():
    assert 0 < escapes("expert", "expert", 24) < 48


# -- reasons ---------------------------------------------------------------------------------------


def test_an_expert_says_why_it_moved_attacked_and_named_a_sector():
    said = set()
    state = starter().new_state(8, 2)
    bots = [BOTS["expert"](each) for each in range(8)]
    while state.result() is None:
        bot, legal = bots[state.to_move], state.legal()
        action = bot.choose(state.view(state.to_move), legal)
        if bot.reason is not None:
            said.add((action[0], str(bot.reason).split()[0]))
        state.apply(action)
    assert {("move", "went"), ("attack", "attacked"), ("noise", "named")} <= said
