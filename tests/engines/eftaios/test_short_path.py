"""The short path: whatever is played, short cuts lead to where the general rules lead."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.claims import fingerprint
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.options import PlayerOptions
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds.examination import Examination

from .arrange import alien, board, chosen, do, human, only, options, sample, scene, targets, until
from .arrange import game as arranged
from .test_properties import changes, zones


class LongWay(EftaiosGame):
    """A game without short cuts: no options ever fit anybody, and no turn simply follows another."""

    def __init__(self, *args):
        super().__init__(*args)
        self.flows = False

    def options_of(self, side, hand, powers):
        options = PlayerOptions(side, hand, powers, self)
        options.hand = ["fits nobody"]
        return options


def play_both_ways(played, rules, players, seed, every=1):
    """Play one game by short cuts and the long way, and hold them against each other throughout."""
    short = EftaiosGame(played, rules, RuleBook()).new_state(players, seed)
    # What is legal is never asked of this one, so that nothing it remembers is brought up to date.
    unasked = short.clone()
    long = LongWay(played, rules, RuleBook()).new_state(players, seed)
    chance, told, actions = Random(seed), 0, 0
    while short.result() is None:
        assert short.legal() == long.legal()
        action = chosen(short, chance)
        short.apply(action)
        unasked.apply(action)
        # An equal action that is another object, as one from a recording.
        long.apply((*action,))
        assert short.events[told:] == unasked.events[told:] == long.events[told:]
        told, actions = len(short.events), actions + 1
        assert actions % every or fingerprint(short) == fingerprint(long)
    assert short.result() == long.result()
    assert fingerprint(short) == fingerprint(unasked) == fingerprint(long)


@given(
    rows=zones(),
    rules=st.sampled_from(sorted(RULESETS)),
    changed=changes,
    players=st.integers(2, 8),
    seed=st.integers(0, 2**32),
)
def test_any_rules_on_any_zone_play_alike_both_ways(rows, rules, changed, players, seed):
    play_both_ways(board(*rows), replace(RULESETS[rules], **changed), players, seed)


@pytest.mark.parametrize("rules", RULESETS)
def test_every_ruleset_plays_alike_both_ways_on_a_large_zone(rules):
    drawn = Examination(sample("bellwether")).board
    for seed in range(6):
        play_both_ways(drawn, RULESETS[rules], 3 + seed, seed, every=20)


@pytest.mark.parametrize("card", ["noise_here", "noise_any", "silence"])
def test_an_item_that_comes_with_a_plain_card_is_drawn_both_ways(card):
    rules = replace(RULESETS["black-advanced"], item_drawn_with=(card,))
    for seed in range(3):
        play_both_ways(board("HdddA", "ddsd1", "dsddd"), rules, 4, seed)


def test_most_turns_are_plain():
    """Else the comparison would compare the general rules with themselves."""
    played = EftaiosGame(Examination(sample("bellwether")).board, RULESETS["ultimate"], RuleBook())
    state = played.new_state(8, 1)
    chance, plain, turns = Random(1), 0, 0
    while state.result() is None:
        action = chosen(state, chance)
        if action[0] == "move":
            turns += 1
            plain += state.options[state.to_move].takes_short_path
        state.apply(action)
    assert played.flows
    assert plain > turns / 2


# -- states that others have changed ---------------------------------------------------------------

CORRIDOR = "HdddddA1"


def test_an_item_put_into_a_hand_between_two_decisions_counts_at_once():
    state = scene(arranged(CORRIDOR), human("B01"), alien("E01"))
    assert not options(state, "item")
    state.hands[0].append("teleport")
    state.refit()
    assert options(state, "item") == [["item", "teleport"]]


def test_an_item_that_a_rule_gives_at_a_moment_counts_at_once():
    played = arranged(CORRIDOR)
    played.triggers = {"round_started": (lambda state, **_: state.hands[0].append("teleport"),)}
    state = scene(played, human("B01"), alien("E01"))
    state.hands[0].clear()
    state.refit()
    state.fire("round_started", round=2)
    assert options(state, "item") == [["item", "teleport"]]


def test_an_ability_taken_away_between_two_decisions_is_gone_at_once():
    state = scene(arranged(CORRIDOR), human("B01", character="executive_officer"), alien("E01"))
    assert options(state, "wait")
    state.powers[0].clear()
    state.refit()
    assert not options(state, "wait")


def test_a_player_who_has_changed_sides_moves_as_the_other_side():
    state = scene(arranged(CORRIDOR), human("D01"), alien("F01"))
    assert targets(state, "move") == {"C01", "E01"}
    state.sides[0] = 1
    state.refit()
    assert targets(state, "move") == {"B01", "C01", "E01", "F01"}


@pytest.mark.parametrize(("where", "what"), [("hands", "attack"), ("powers", "attack_once")])
def test_a_weapon_given_after_legal_actions_were_asked_for_counts_on_arrival(where, what):
    state = scene(arranged(CORRIDOR), human("B01"), alien("E01"))
    move = state.legal()[0]
    getattr(state, where)[0].append(what)
    state.refit()
    state.apply(move)
    assert (state.phase, state.to_move) == ("act", 0)


@pytest.mark.parametrize(("where", "what"), [("hands", "teleport"), ("powers", "teleport_once")])
def test_what_is_given_on_arrival_can_be_used_after_the_noise(where, what):
    state = scene(arranged(CORRIDOR), human("B01"), alien("E01"))
    only(state.sector_deck, "noise_any")
    do(state, "move", "C01")
    assert state.phase == "noise"
    getattr(state, where)[0].append(what)
    state.refit()
    do(state, "noise", "B01")
    assert (state.phase, state.to_move) == ("end", 0)


def test_an_alien_given_an_ability_on_arrival_has_it_when_it_resolves():
    state = scene(arranged(CORRIDOR), human("B01"), alien("E01"))
    until(state, 1)
    only(state.sector_deck, "silence")
    do(state, "move", "D01")
    state.powers[1].append("silence_is_noise")
    state.refit()
    do(state, "resolve")
    assert (state.phase, state.to_move) == ("noise", 1)


def test_an_alien_given_too_many_items_discards_one_after_its_attack():
    state = scene(arranged(CORRIDOR, rules="black-advanced"), alien("E01"), human("B01"))
    state.hands[0].extend(["defence", "defence", "attack", "sedatives"])
    state.refit()
    do(state, "move", "D01")
    do(state, "attack")
    assert (state.phase, state.to_move) == ("discard", 0)


def test_an_alien_turned_human_on_arrival_is_asked_for_its_items_after_its_attack():
    state = scene(arranged(CORRIDOR), alien("E01", "teleport"), human("B01"))
    do(state, "move", "D01")
    state.sides[0] = 0
    state.refit()
    state.apply(("attack",))
    assert (state.phase, state.to_move) == ("end", 0)
