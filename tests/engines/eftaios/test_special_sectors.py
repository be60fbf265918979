"""Special sectors and edges in play: each does what its sentence says, and tells no more than that."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.engines.eftaios.belief_ground import BeliefGround
from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.bots.habits import goals_of
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import SIDES, Zone
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

from ...strategies import hex_zones
from .arrange import (
    aboard,
    alien,
    at,
    do,
    heard,
    human,
    only,
    playing,
    sample,
    scene,
    space,
    targets,
    told,
    until,
)
from .invariants import Watch
from .special_zones import EVERYTHING, does, edges, kind, special_game, special_zone
from .test_belief import hold_against
from .test_determinisation import check_world, play_on

SPECIAL = ("gillhouse", "latchkey", "overweir")


def arranged(*seats, rules: str = "ultimate", **zone) -> EftaiosState:
    """Return a scene on some rows, below which the starts lie apart."""
    document = special_zone(*with_starts(*zone.pop("rows")), **zone)
    return scene(special_game(document, rules), *seats)


def with_starts(*rows: str) -> tuple[str, ...]:
    width = len(rows[0])
    return *rows, "." * width, "HsA".ljust(width, ".")


# Edges


def test_nobody_steps_through_a_wall():
    state = arranged(human("B01"), alien("E01"), rows=["sssss"], between=edges("B01 wall C01"))
    assert targets(state, "move") == {"A01"}


def test_a_hatch_leads_in_one_direction_only():
    hatch = edges("B01 one_way C01")
    state = arranged(alien("B01"), human("E01"), rows=["sssss"], between=hatch)
    assert targets(state, "move") == {"A01", "C01", "D01"}
    state = arranged(alien("C01"), human("E01"), rows=["sssss"], between=hatch)
    assert targets(state, "move") == {"D01", "E01"}


def test_a_step_through_a_door_ends_the_move():
    door = edges("B01 door C01")
    state = arranged(alien("A01"), human("E01"), rows=["sssss"], between=door)
    assert targets(state, "move") == {"B01", "C01"}
    state = arranged(alien("B01"), human("E01"), rows=["sssss"], between=door)
    assert targets(state, "move") == {"A01", "C01"}


def test_whoever_comes_through_a_noisy_door_is_heard_where_it_enters():
    state = arranged(
        alien("A01"), human("E01"), rows=["sssss"], between=edges("B01 noisy_door C01")
    )
    do(state, "move", "C01")
    assert heard(state, 1, "clatter") == [(0, space(state, "C01"))]


def test_whoever_can_go_around_a_noisy_door_is_not_heard():
    zone = {"rows": ["sss", "sss"], "between": edges("A01 noisy_door B01")}
    state = arranged(alien("A01"), human("C02"), **zone)
    do(state, "move", "B01")
    assert told(state, "clatter") == []
    state = arranged(human("A01"), alien("C02"), **zone)
    do(state, "move", "B01")
    assert told(state, "clatter") == [(0, space(state, "B01"))]


# Who may go where


@pytest.mark.parametrize(
    ("effect", "who", "of_alien", "of_human"),
    [
        ("enter", "humans", {"A01"}, {"A01", "C01"}),
        ("enter", "aliens", {"A01", "C01", "D01"}, {"A01"}),
        ("enter", "nobody", {"A01"}, {"A01"}),
        ("enter", "all", {"A01", "C01", "D01"}, {"A01", "C01"}),
        ("pass_through", "nobody", {"A01", "C01"}, {"A01", "C01"}),
        ("end_here", "humans", {"A01", "D01"}, {"A01", "C01"}),
    ],
)
def test_a_sector_kind_says_who_may_enter_pass_and_end(effect, who, of_alien, of_human):
    zone = {"rows": ["ssxss"], "x": kind(does(effect, who=who))}
    assert targets(arranged(alien("B01"), human("E01"), **zone), "move") == of_alien
    assert targets(arranged(human("B01"), alien("E01"), **zone), "move") == of_human


def test_a_step_leads_from_vent_to_vent():
    vent = kind(does("vent"), number=4)
    state = arranged(human("A01"), alien("G01"), rows=["vs.sv.ss"], v=vent)
    assert targets(state, "move") == {"B01", "E01"}


def test_the_reason_why_a_sector_is_shut_is_said():
    zone = {
        "rows": ["sxsys", "..s.."],
        "x": kind(does("enter", who="aliens")),
        "y": kind(does("sealed_round", round=9)),
    }
    state = arranged(human("C01"), alien("E01"), **zone)
    assert str(state.explain(("move", 1))) == "B01 is not open to player 1."
    assert str(state.explain(("move", 3))) == "D01 is still sealed."


# Cards and noises


def test_a_card_is_drawn_or_not_as_the_kind_says():
    state = arranged(
        human("A01"), alien("E01"), rows=["sxsss"], x=kind(does("draw", card="dangerous"))
    )
    only(state.sector_deck, "noise_here")
    do(state, "move", "B01")
    assert told(state, "noise") == [(0, (1,), "noise_here")]
    quiet = kind(does("draw", card="none"), like="dangerous")
    state = arranged(human("A01"), alien("E01"), rows=["sxsss"], x=quiet)
    do(state, "move", "B01")
    assert told(state, "silent", 0) == [(0,)]


@pytest.mark.parametrize("rules", ["ultimate", "black-advanced"])
def test_an_item_is_drawn_in_silence(rules):
    state = arranged(
        human("A01"), alien("E01"), rows=["sxsss"], x=kind(does("draw", card="item")), rules=rules
    )
    before = len(state.sector_deck) + len(state.item_deck)
    do(state, "move", "B01")
    assert len(state.hands[0]) == 1
    assert heard(state, 1, "silence") == [(0, None)]
    assert len(state.sector_deck) + len(state.item_deck) == before - 1


def test_where_there_is_always_a_noise_no_card_is_drawn():
    state = arranged(
        human("A01"), alien("E01"), rows=["sxsss"], x=kind(does("noise"), like="dangerous")
    )
    before = len(state.sector_deck)
    do(state, "move", "B01")
    assert heard(state, 1, "clatter") == [(0, 1)]
    assert len(state.sector_deck) == before


def test_nobody_announces_a_noise_where_there_is_never_one():
    hushed = kind(does("hush"), like="dangerous")
    state = arranged(human("A01"), alien("E01"), rows=["sxsss"], x=hushed)
    only(state.sector_deck, "noise_here")
    do(state, "move", "B01")
    assert heard(state, 1, "silence") == [(0, None)]
    assert told(state, "noise") == []
    assert ("noise", 1) not in state.noises


def test_the_first_to_come_finds_the_item_and_everybody_hears_of_it_but_not_where():
    state = arranged(
        human("A01"), human("C01"), alien("E01"), rows=["sxsss"], x=kind(does("find_item"))
    )
    do(state, "move", "B01")
    assert heard(state, 2, "found") == [(0, None)]
    assert len(state.hands[0]) == 1
    until(state, 1)
    do(state, "move", "B01")
    assert state.hands[1] == []


# What opens, falls apart, heals and tells


def test_a_switch_opens_its_seals_when_the_next_round_begins_and_nobody_hears_who_did_it():
    zone = {
        "rows": ["sKxsss"],
        "K": kind(does("switch"), number=2),
        "x": kind(does("sealed_switch"), number=2),
    }
    state = arranged(human("A01"), alien("F01"), **zone)
    do(state, "move", "B01")
    assert told(state, "unsealed") == []
    assert state.closed >> 2 & 1
    until(state, 0)
    assert heard(state, 1, "unsealed") == [(-1, (2,))]
    assert "C01" in targets(state, "move")


def test_a_seal_with_a_round_opens_when_that_begins():
    state = arranged(
        human("A01"), alien("E01"), rows=["ssxss"], x=kind(does("sealed_round", round=3))
    )
    while state.round < 3:
        assert state.sealed >> 2 & 1
        state.apply(state.legal()[0])
    assert not state.sealed >> 2 & 1
    assert not state.closed >> 2 & 1


def test_a_sealed_pod_stays_shut_whatever_the_rounds_say():
    pod = kind(does("sealed_round", round=5), like="pod", number=1)
    zone = special_zone(*with_starts("sxsss"), x=pod)
    state = scene(special_game(zone, pods_open_rounds="odd"), human("A01"), alien("E01"))
    while state.round < 5:
        assert state.closed >> 1 & 1
        state.apply(state.legal()[0])
    until(state, 0)
    assert not state.closed >> 1 & 1


def test_a_worn_floor_becomes_hull_between_two_rounds_and_can_still_be_left():
    worn = kind(does("crumble", visits=1))
    state = arranged(human("A01"), alien("E01"), rows=["sxsss"], x=worn)
    do(state, "move", "B01")
    assert state.role(1) == "silent"
    until(state, 0)
    assert (state.role(1), at(state, 0)) == ("hull", "B01")
    assert heard(state, 1, "sector") == [(-1, 1, "hull")]
    assert targets(state, "move") == {"A01", "C01"}
    assert ("noise", 1) not in state.noises


def test_a_human_survives_in_the_infirmary_as_often_as_it_says():
    healing = kind(does("heal", times=1))
    state = arranged(alien("A01"), human("B01"), human("E01"), rows=["sxsss"], x=healing)
    do(state, "move", "B01")
    do(state, "attack")
    assert heard(state, 2, "healed") == [(1,)]
    assert aboard(state, 1)
    assert at(state, 1) == "B01"
    state.pending[:] = [("act", 0)]
    do(state, "attack")
    assert told(state, "killed", 1)


def test_an_alien_is_not_healed():
    state = arranged(alien("A01"), alien("B01"), human("E01"), rows=["sxsss"], x=kind(does("heal")))
    do(state, "move", "B01")
    do(state, "attack")
    assert not aboard(state, 1)


def test_under_a_lamp_everybody_says_where_they_are():
    state = arranged(human("A01"), alien("E01"), rows=["sxsss"], x=kind(does("reveal")))
    do(state, "move", "B01")
    assert heard(state, 1, "reported") == [(0, 1)]


@given(hex_zones(), st.sampled_from(sorted(RULESETS)))
def test_every_step_of_an_engine_follows_a_link(layout, rules):
    board = Examination(MapDocument(kind="hex-zone", name="Any", layout=layout)).board
    played = Zone(board, RULESETS[rules])
    for side in range(len(SIDES)):
        for start in range(len(board)):
            one = {to for _, to in played.reach(start, side, 1, 0, played.roles)}
            assert one <= set(board.neighbours[start])
            two = {to for _, to in played.reach(start, side, 2, 0, played.roles)}
            assert one <= two
            around = {far for near in board.neighbours[start] for far in board.neighbours[near]}
            assert two <= around | one


# States, views and bots


def everything(rules: str, seed: int, players: int = 5) -> EftaiosState:
    return special_game(EVERYTHING, rules).new_state(players, seed)


@pytest.mark.parametrize("rules", RULESETS)
def test_games_with_every_effect_keep_all_promises(rules):
    for seed in range(12):
        state = everything(rules, seed, 2 + seed % 7)
        watch = Watch(state, deep=True)
        for action in playing(state, Random(seed)):
            watch.look(state, action)


@pytest.mark.parametrize("rules", RULESETS)
def test_beliefs_are_never_wrong_where_sectors_are_special(rules):
    for seed in range(12):
        state = everything(rules, seed, 2 + seed % 7)
        hold_against(state for _ in playing(state, Random(seed)))


@pytest.mark.parametrize("rules", RULESETS)
def test_worlds_look_the_same_where_sectors_are_special(rules):
    for seed in range(6):
        chance = Random(seed)
        state = everything(rules, seed, 2 + seed % 7)
        for _ in playing(state, chance):
            if state.result() is None and chance.random() < 0.06:
                play_on(check_world(state, state.to_move, chance), chance)
                check_world(state, int(chance.random() * state.players), chance)


def test_what_others_did_unseen_on_special_sectors_is_in_no_view():
    for seed in range(4):
        state = everything("ultimate", seed)
        for _ in playing(state, Random(seed)):
            twin = state.clone()
            twin.marks = {("switched", 1): 1, ("visited", 26): 1, ("found", 34): 1}
            for player in range(state.players):
                assert twin.view(player).to_json() == state.view(player).to_json()
            assert twin.legal() == state.legal()


def test_a_clone_remembers_on_its_own():
    state = arranged(human("A01"), alien("E01"), rows=["sxsss"], x=kind(does("crumble", visits=3)))
    twin = state.clone()
    do(state, "move", "B01")
    assert state.marks
    assert not twin.marks
    assert not twin.clone().marks


def test_a_game_on_special_sectors_replays_exactly():
    state = everything("ultimate", 5)
    actions = [state.game.action_to_json(each) for each in playing(state, Random(3))]
    again = state.game.replay(5, 5, actions)
    assert again.to_json() == state.to_json()


def test_where_seals_bar_the_way_a_human_goes_for_the_switch():
    zone = {
        "rows": ["Ksssx1"],
        "K": kind(does("switch"), number=1),
        "x": kind(does("sealed_switch"), number=1),
    }
    state = arranged(human("C01"), alien("D01"), **zone)
    goals, _ = goals_of(state.view(0), BeliefGround.of(state.game.zone))
    assert [state.game.zone.ids[each] for each in goals] == ["A01"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", SPECIAL)
def test_bots_play_200_games_on_each_special_zone_and_every_effect_fires(name, bot):
    board = Examination(sample(name)).board
    games = {rules: EftaiosGame(board, RULESETS[rules], RuleBook()) for rules in RULESETS}
    fired: Counter[str] = Counter()
    for seed in range(200 if bot == "greedy" else 40):
        state = games[list(RULESETS)[seed % len(RULESETS)]].new_state(2 + seed % 7, seed)
        seats = [BOTS[bot](100 * seed + seat) for seat in range(state.players)]
        while state.result() is None:
            player = state.to_move
            state.apply(seats[player].choose(state.view(player), state.legal()))
        fired.update(event[0] for event in state.events)
    assert fired["escaped"] or bot == "random"
    assert all(fired[each] for each in FIRES[name])


FIRES = {
    "gillhouse": ("reported", "silent"),
    "latchkey": ("unsealed", "found"),
    "overweir": ("clatter",),
}
"""Events that tell of the effects of each zone, whoever plays."""
