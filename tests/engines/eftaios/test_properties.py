"""Random games: whatever is played, nothing impossible happens, and every game ends."""

from dataclasses import fields, replace
from random import Random

import networkx as nx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.vocabulary import ALIENS, HUMANS, ITEMS
from hullwright.engines.eftaios.zone import Zone
from hullwright.engines.loader import load
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import SIDES

from .arrange import READY, board, chosen, playing, sample, scenario, shipped_rules
from .invariants import Watch
from .own_pieces import own_characters, own_items

MOST = 10_000
"""No game of ours takes so many actions."""


def watched(game: EftaiosGame, players: int, seed: int, *, deep: bool = False) -> None:
    """Play a game at random, looking at it after every action."""
    state = game.new_state(players, seed)
    watch = Watch(state, deep=deep)
    for number, action in enumerate(playing(state, Random(seed))):
        watch.look(state, action)
        assert number < MOST
    assert state.result() is not None


# -- the ready scenarios: a thousand games each ----------------------------------------------------


@pytest.fixture(scope="module")
def ready(tmp_path_factory):
    book = shipped_rules(tmp_path_factory.mktemp("home"))
    return {name: load(sample("bellwether"), scenario(name), book) for name in READY}


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", READY)
def test_the_ready_scenarios_play_a_thousand_games_without_an_illegal_state(ready, name, part):
    for seed in range(part * 250, part * 250 + 250):
        watched(ready[name], 2 + seed % 7, seed, deep=seed % 25 == 0)


@pytest.mark.parametrize("rules", RULESETS)
def test_every_ruleset_plays_without_an_illegal_state(rules):
    game = EftaiosGame(Examination(sample("thimble")).board, RULESETS[rules], RuleBook())
    for seed in range(60):
        watched(game, 2 + seed % 7, seed, deep=seed % 3 == 0)


# -- any rules on any zone -------------------------------------------------------------------------

pods = st.sampled_from(["pod 1", "pod 2"])
FIELDS = {
    "rounds": st.integers(1, 12),
    "humans": st.sampled_from(["half", "none"]),
    "human_start": st.sampled_from(["start", "random"]) | pods,
    "alien_start": st.lists(st.sampled_from(["start", "random"]) | pods, min_size=1, max_size=3),
    "silent_open_to": st.lists(st.sampled_from(SIDES), unique=True),
    "aliens_pass_pods": st.booleans(),
    "humans_pass_pods": st.booleans(),
    "too_many_items": st.sampled_from(["discard", "use_or_discard"]),
    "defence_against_humans": st.booleans(),
    "last_human_mutates": st.booleans(),
    "numbered_aliens": st.booleans(),
    "examiner_shows_itself": st.booleans(),
    "killed_humans_win": st.booleans(),
    "may_stay": st.booleans(),
    "human_speed": st.integers(1, 2),
    "fed_by": st.lists(st.sampled_from(SIDES), unique=True),
    "speed_per_kill": st.integers(0, 2),
    "draw_in_silent": st.booleans(),
    "item_deck": st.dictionaries(st.sampled_from(ITEMS), st.integers(1, 3)),
    "item_drawn_with": st.sampled_from([("icon",), ("silence",), ("icon", "silence")]),
    "hand_limit": st.integers(0, 3),
    "hand_limit_of": st.dictionaries(st.sampled_from(HUMANS), st.integers(1, 4)),
    "item_uses_of": st.dictionaries(
        st.builds("{}:{}".format, st.sampled_from(HUMANS), st.sampled_from(ITEMS)),
        st.integers(1, 3),
    ),
    "start_items": st.dictionaries(st.sampled_from(HUMANS + ALIENS), st.sampled_from(ITEMS)),
    "used_items_return": st.booleans(),
    "declared_items": st.lists(st.sampled_from(ITEMS), unique=True),
    "characters": st.booleans(),
    "pod_deck": st.sampled_from([{}, {"green": 1, "red": 2}, {"red": 1}]),
    "pod_reached": st.sampled_from(["escape", "escape_and_end"]),
    "pods_to_visit": st.sampled_from(["one", "all"]),
    "pods_open_rounds": st.sampled_from(["all", "even", "odd"]),
    "pods_open_from": st.integers(1, 4),
    "pods_open_humans": st.integers(0, 3),
    "human_killed": st.sampled_from(["eliminated", "alien_at_start", "alien_here", "restarts"]),
    "alien_killed": st.sampled_from(["eliminated", "restarts"]),
    "deaths_announced": st.booleans(),
    "kills_to_win": st.sampled_from(["", "1", "3", "players"]),
    "aboard_at_end": st.sampled_from(["lose", "win"]),
    "own_items": own_items,
    "own_characters": own_characters,
}
changes = st.fixed_dictionaries({}, optional=FIELDS).map(
    lambda found: {
        **{k: tuple(v) if isinstance(v, list) else v for k, v in found.items()},
        "own_cards": dict.fromkeys(found.get("own_items", ()), 12),
    }
)


@st.composite
def zones(draw):
    """A small zone with both starts and two pods, whatever else it is."""
    width, height = draw(st.integers(3, 6)), draw(st.integers(2, 4))
    cells = draw(
        st.lists(st.sampled_from("dddss."), min_size=width * height, max_size=width * height)
    )
    order = draw(st.permutations(range(width * height)))
    for place, character in zip(order, "HA12d", strict=False):
        cells[place] = character
    return tuple("".join(cells[at : at + width]) for at in range(0, width * height, width))


def test_every_field_of_the_ruleset_is_tried():
    elsewhere = {"alien_speed", "fed_speed", "sector_deck", "cover_cards", "abilities", "triggers"}
    elsewhere |= {"most_players", "own_cards"}
    assert set(FIELDS) | elsewhere == {each.name for each in fields(RULESETS["ultimate"])}


@given(
    rows=zones(),
    rules=st.sampled_from(sorted(RULESETS)),
    changed=changes,
    players=st.integers(2, 8),
    seed=st.integers(0, 2**32),
)
@example(
    # The pod that a killed player was to begin on is closed before its next turn.
    rows=("HA2", "1dd"),
    rules="ultimate",
    changed={"deaths_announced": False, "alien_start": ("pod 1",)},
    players=5,
    seed=8,
)
def test_any_rules_on_any_zone_play_without_an_illegal_state(rows, rules, changed, players, seed):
    game = EftaiosGame(board(*rows), replace(RULESETS[rules], **changed), RuleBook())
    watched(game, players, seed, deep=True)


@given(rows=zones(), side=st.integers(0, 1), speed=st.integers(1, 4), changed=changes)
def test_ea_t1_to_t4_moves_are_what_a_graph_library_finds(rows, side, speed, changed):
    rules = replace(RULESETS["ultimate"], **changed)
    drawn = board(*rows)
    zone = Zone(drawn, rules)
    ground = {"dangerous"} | ({"silent"} if SIDES[side] in rules.silent_open_to else set())
    passes = rules.aliens_pass_pods if side else rules.humans_pass_pods
    through = ground | ({"pod"} if passes else set())
    onto = ground if side else ground | {"pod"}
    graph = drawn.to_networkx()
    for start in range(len(drawn)):
        passable = [n for n in graph if graph.nodes[n]["role"] in through or n == drawn.ids[start]]
        inside = nx.single_source_shortest_path_length(graph.subgraph(passable), drawn.ids[start])
        found = {
            near
            for at, steps in inside.items()
            if steps < speed
            for near in graph[at]
            if graph.nodes[near]["role"] in onto and near != drawn.ids[start]
        }
        moves = zone.reach(start, side, speed, 0, zone.roles)
        assert {zone.ids[space] for _, space in moves} == found


# -- actions and clones ----------------------------------------------------------------------------


@settings(max_examples=40)
@given(rows=zones(), rules=st.sampled_from(sorted(RULESETS)), changed=changes, seed=st.integers(0))
def test_every_legal_action_survives_json_and_needs_no_explanation(rows, rules, changed, seed):
    game = EftaiosGame(board(*rows), replace(RULESETS[rules], **changed), RuleBook())
    state = game.new_state(4, seed)
    chance = Random(seed)
    while state.result() is None:
        for action in state.legal():
            assert game.action_from_json(game.action_to_json(action)) == action
            assert state.explain(action) is None
        assert state.explain(("fly", 3)) is not None
        state.apply(chosen(state, chance))


@given(
    rows=zones(),
    rules=st.sampled_from(sorted(RULESETS)),
    changed=changes,
    seed=st.integers(0),
    after=st.integers(0, 60),
)
def test_playing_on_a_clone_changes_nothing_in_the_original(rows, rules, changed, seed, after):
    game = EftaiosGame(board(*rows), replace(RULESETS[rules], **changed), RuleBook())
    state = game.new_state(5, seed)
    for _ in zip(range(after), playing(state, Random(seed)), strict=False):
        pass
    before, clone = state.to_json(), state.clone()
    assert clone.to_json() == before
    actions = list(playing(clone, Random(seed + 1)))
    assert state.to_json() == before
    for action in actions:
        state.apply(action)
    assert state.to_json() == clone.to_json()
