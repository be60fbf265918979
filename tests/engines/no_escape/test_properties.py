"""Random games: whatever is played, nothing impossible happens, and every game ends."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.conformance import violations
from hullwright.engines.loader import load
from hullwright.engines.no_escape.engine import ENGINE
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.engines.no_escape.ruleset import RULESETS
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds.tile_maze.board import compiled

from .arrange import SAMPLES, document, game, house, layout, playing, sample
from .invariants import Watch

MOST = 5_000
"""No game of ours takes so many actions."""


def watched(game: NoEscapeGame, players: int, seed: int) -> None:
    """Play a game at random, looking at it after every action."""
    state = game.new_state(players, seed)
    watch = Watch(state)
    for number, _ in enumerate(playing(state, Random(seed))):
        watch.look(state)
        assert number < MOST
    assert state.result() is not None


@pytest.mark.parametrize("name", ["house", *SAMPLES])
def test_random_games_have_no_illegal_state(name):
    """NEV-1, NEV-3, NEV-4 and the number of tiles after every action; a thousand games are in the soak."""
    game = load(house() if name == "house" else sample(name))
    for seed in range(3):
        watched(game, game.seats[seed % len(game.seats)], seed)


FIELDS = {
    "strict_exit": st.booleans(),
    "loose_lanes": st.booleans(),
    "hub_ways": st.sampled_from(["onwards", "any"]),
    "hub_holds": st.sampled_from(["one", "all"]),
    "taken_indicator": st.sampled_from(["push", "closed"]),
    "reroll_aborts": st.booleans(),
    "hand": st.integers(0, 5),
    "energy": st.integers(-1, 3),
    "fuse": st.integers(0, 30),
    "actions": st.booleans(),
    "aborts": st.booleans(),
    "stopped_maze": st.sampled_from(["again", "none"]),
    "last_flip": st.sampled_from(["explodes", "goes_on"]),
    "open_hands": st.booleans(),
    "teams": st.sampled_from([0, 2]),
    "full_roll": st.booleans(),
    "controls": st.sampled_from(["passing", "stopping"]),
    "push_out": st.sampled_from(["win", "stop"]),
    "pushed_specials": st.booleans(),
    "jetpack_out": st.booleans(),
}


def test_every_field_of_the_ruleset_is_tried():
    elsewhere = {"start_board", "prelaid", "triggers"}
    assert set(FIELDS) | elsewhere == {each.name for each in fields(RULESETS["standard"])}


@settings(max_examples=30)
@given(
    changed=st.fixed_dictionaries({}, optional=FIELDS),
    players=st.sampled_from([2, 4, 6, 8]),
    tiles=st.sampled_from([(), ("teleporter -1,2 180", "control_room 2,3 270", "triple 3,0 0")]),
    seed=st.integers(0, 2**30),
)
def test_any_rules_play_without_an_illegal_state(changed, players, tiles, seed):
    rules = replace(RULESETS["standard"], **{"fuse": 25, **changed})
    watched(
        NoEscapeGame(ENGINE.resolved(document(layout(*tiles)), rules), rules, RuleBook()),
        players,
        seed,
    )


@pytest.mark.parametrize("rules", RULESETS)
def test_our_engine_conforms_under_every_ruleset(rules):
    game = load(sample("severed-spoke"), ruleset=rules)
    assert [*map(str, violations(game, (2, 4), games=1))] == []


def test_our_engine_conforms_with_eight_players():
    assert [*map(str, violations(load(house()), (8,), games=1))] == []


@pytest.mark.parametrize("board", ["alpha", "omega"])
def test_the_shapes_have_the_steps_of_the_compiled_board(board):
    """NE-11, NE-12: spaces and joints as the schema's board has them."""
    maze = layout(board=board)
    game = NoEscapeGame(
        document(maze), replace(RULESETS["standard"], start_board="map"), RuleBook()
    )
    state = game.new_state(4, 1)
    drawn = compiled(maze)
    spaces = sum(len(state.maze.shape(cell).ways) for cell in state.maze.laid)
    ways = sum(len(each) for cell in state.maze.laid for each in state.maze.shape(cell).ways)
    assert spaces == len(drawn) - state.maze.exits
    assert ways == len(drawn.links) + state.maze.exits


def test_rules_with_code_are_called_at_their_moments():
    played = game()
    begun, built = [], []
    played.triggers = {
        "turn_started": (lambda _state, player: begun.append(player),),
        "tile_laid": (lambda _state, player, cell: built.append((player, cell)),),
    }
    state = played.new_state(3, 2)
    for _ in playing(state, Random(2)):
        pass
    assert [("turn", each) for each in begun] == [e for e in state.events if e[0] == "turn"]
    assert built == [(e[1], e[3]) for e in state.events if e[0] == "laid"]
