"""What a player infers: never wrong, and never farther than a player can move."""

import gc
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from weakref import ref

import pytest

from hullwright.engines.eftaios.belief import Belief
from hullwright.engines.eftaios.belief_ground import BeliefGround
from hullwright.engines.eftaios.fates import NOBODY
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS, EftaiosRuleset
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE, mask, spaces
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds.examination import Examination

from .arrange import alien, do, game, human, only, playing, sample, scene

CHOICES = {
    "draw_in_silent": (True,),
    "may_stay": (True,),
    "deaths_announced": (False,),
    "human_killed": ("eliminated", "alien_at_start", "alien_here", "restarts"),
    "alien_killed": ("restarts",),
    "declared_items": (("teleport", "defence"), ()),
    "human_start": ("random", "pod 1"),
    "alien_start": (("random",), ("pod 1", "pod 2")),
    "silent_open_to": (("human",), ("alien",)),
    "aliens_pass_pods": (True, False),
    "humans_pass_pods": (True, False),
    "numbered_aliens": (True, False),
    "last_human_mutates": (True,),
    "too_many_items": ("use_or_discard",),
    "defence_against_humans": (True,),
    "examiner_shows_itself": (False,),
    "killed_humans_win": (True,),
    "pods_open_rounds": ("even", "odd"),
    "pods_open_from": (5,),
    "pods_open_humans": (2,),
    "pods_to_visit": ("all",),
    "human_speed": (2,),
    "speed_per_kill": (1,),
    "fed_by": (("human", "alien"),),
    "abilities": (RULESETS["ultimate"].abilities,),
    "start_items": ({"co_pilot": "teleport", "pilot": "adrenaline"},),
    "humans": ("none",),
}
"""Other values of the rules, of which random games take some."""


def any_rules(chance: Random) -> EftaiosRuleset:
    """Return the rules of an edition with some other values."""
    changes = {
        name: chance.choice(values) for name, values in CHOICES.items() if chance.random() < 0.2
    }
    return replace(chance.choice(list(RULESETS.values())), **changes)


def random_states(
    rules: EftaiosRuleset, seed: int, zone: str = "thimble"
) -> Iterator[EftaiosState]:
    """Yield the states of a random game."""
    played = EftaiosGame(Examination(sample(zone)).board, rules, RuleBook())
    state = played.new_state(2 + seed % 7, seed)
    yield state
    for _ in playing(state, Random(seed)):
        yield state


def check_masks(rules: EftaiosRuleset, seed: int, zone: str = "thimble") -> None:
    """Hold what every player believes against the truth, after every action."""
    hold_against(random_states(rules, seed, zone))


def hold_against(states: Iterable[EftaiosState]) -> None:
    """Hold what every player believes of the states of a game against the truth."""
    beliefs: list[Belief] = []
    for state in states:
        beliefs = beliefs or [Belief(state.view(each)) for each in range(state.players)]
        for viewer, belief in enumerate(beliefs):
            belief.update(state.view(viewer))
            for player, sector in enumerate(state.positions):
                if sector != NOBODY:
                    assert belief.where(player, state.sides[player]) >> sector & 1


@pytest.mark.parametrize("name", RULESETS)
def test_the_true_sector_is_always_in_the_mask_of_the_true_side(name):
    for seed in range(8):
        check_masks(RULESETS[name], seed)
    check_masks(RULESETS[name], 6, "bellwether")


@pytest.mark.parametrize("part", range(3))
def test_the_masks_are_never_wrong_under_any_rules(part):
    chance = Random(part)
    for seed in range(25):
        check_masks(any_rules(chance), seed)


JUMPS = {"teleported", "cloned", "restarted", "killed", "became_alien"}
"""The events after which a player is somewhere else without having moved."""


@pytest.mark.parametrize("name", RULESETS)
def test_a_believed_position_never_jumps_farther_than_its_owner_can_move(name):
    for seed in range(8):
        states = random_states(RULESETS[name], seed)
        state = next(states)
        belief = Belief(state.view(0))
        before, count = masks(belief), len(state.events)
        for _ in states:
            belief.update(state.view(0))
            new = state.events[count:]
            jumped = {event[1] for event in new if event[0] in JUMPS}
            for player in set(range(state.players)) - jumped:
                check_step(belief, state, player, before[player])
            before, count = masks(belief), len(state.events)


def masks(belief: Belief) -> list[tuple[int, ...]]:
    return [tuple(track.mask for track in tracks) for tracks in belief.tracks]


def check_step(belief: Belief, state: EftaiosState, player: int, before: tuple[int, ...]) -> None:
    """Hold the masks of a player against what its old ones can become in one move."""
    extra = 0
    for event in reversed(state.events):
        if event == ("turn", player):
            break
        # Adrenaline makes one move longer (EA-I3).
        extra += event[:3] == ("item", player, "adrenaline")
    rules = state.game.ruleset
    for side, speed in enumerate((rules.human_speed, max(belief.speeds[player], 3))):
        ahead = belief.ground.reach(side, speed + extra, 0, belief.roles).of(before[side])
        assert belief.tracks[player][side].mask & ~(ahead | before[side]) == 0


def test_the_reach_of_a_mask_is_the_reach_of_its_sectors():
    played = EftaiosGame(Examination(sample("bellwether")).board, RULESETS["ultimate"], RuleBook())
    zone, chance = played.zone, Random(1)
    ground = BeliefGround.of(zone)
    for side, speed in ((HUMAN_SIDE, 1), (ALIEN_SIDE, 2), (ALIEN_SIDE, 3)):
        reach = ground.reach(side, speed, 0, zone.roles)
        for _ in range(50):
            some = mask(chance.sample(range(len(zone.ids)), 12))
            expected = {
                to
                for start in spaces(some)
                for _, to in zone.reach(start, side, speed, 0, zone.roles)
            }
            assert reach.of(some) == mask(expected)


def test_ground_is_made_once_for_a_zone_and_does_not_keep_it_alive():
    gc.disable()
    try:
        played = game("HdddA")
        assert BeliefGround.of(played.zone) is BeliefGround.of(played.zone)
        zone = ref(played.zone)
        del played
        # Among the newest things alone: nobody has looked for cycles since the game was made.
        gc.collect(0)
    finally:
        gc.enable()
    assert zone() is None


# -- what single announcements tell ----------------------------------------------------------------

CORRIDOR = "Hsdsd1dsdsA"


def seen(state: EftaiosState, viewer: int, player: int, side: int) -> set[str]:
    """Return the labels of the sectors where a player can be on a side."""
    ids = state.game.zone.ids
    return {ids[each] for each in spaces(Belief(state.view(viewer)).where(player, side))}


def test_a_silent_sector_leaves_silent_sectors_only_ea_t5():
    state = scene(game(CORRIDOR, abilities={}), human("A01"), alien("K01"))
    do(state, "move", "B01")
    assert seen(state, 1, 0, HUMAN_SIDE) == {"B01"}


def test_whoever_attacks_without_a_card_is_an_alien_ea_t7():
    state = scene(game(CORRIDOR), alien("K01"), human("A01"), human("A01"), alien("K01"))
    do(state, "move", "I01")
    do(state, "attack")
    assert seen(state, 1, 0, ALIEN_SIDE) == {"I01"}
    assert seen(state, 1, 0, HUMAN_SIDE) == set()


def test_whoever_is_not_hit_is_not_there_ea_a1():
    hall = game("HdddddddA1", abilities={})
    state = scene(hall, alien("I01"), alien("I01"), human("A01"), human("A01"))
    only(state.sector_deck, "silence")
    do(state, "move", "G01")
    do(state, "resolve")
    assert seen(state, 2, 0, ALIEN_SIDE) == {"G01", "H01"}
    do(state, "move", "H01")
    do(state, "attack")
    assert seen(state, 2, 0, ALIEN_SIDE) == {"G01"}


def test_a_spotlight_tells_where_nobody_is_as_well_ea_i6():
    state = scene(
        game(CORRIDOR), human("A01", "spotlight"), alien("K01"), alien("K01"), human("A01")
    )
    do(state, "item", "spotlight", "J01")
    belief = Belief(state.view(0))
    assert {belief.zone.ids[each] for each in spaces(belief.where(1, ALIEN_SIDE))} == {"K01"}
    assert belief.identities.sides(1) == 2


def test_an_escape_closes_the_pod_and_shows_a_human_ea_e1():
    state = scene(game(CORRIDOR), human("E01"), human("A01"), alien("K01"), alien("K01"))
    only(state.pod_deck, "green")
    before = Belief(state.view(1))
    before.tracks[0][HUMAN_SIDE].place(1 << state.game.zone.index["E01"])
    do(state, "move", "F01")
    before.update(state.view(1))
    assert before.off[0]
    assert before.shut == 1 << state.game.zone.index["F01"]


# -- own cards -------------------------------------------------------------------------------------


def test_own_cards_are_counted_until_the_deck_is_shuffled_ea_d5():
    deck = {"noise_here": 2, "noise_any": 2}
    state = scene(game(CORRIDOR, sector_deck=deck), human("A01"), alien("K01"))
    cards = Belief(state.view(1)).cards
    for _ in range(2):
        cards.drawn()
        cards.saw("noise_here")
    assert cards.mine == ["noise_here", "noise_here"]
    for _ in range(3):
        cards.drawn()
    assert cards.mine == []
