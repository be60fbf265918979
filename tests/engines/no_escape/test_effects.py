"""Action tiles of one's own: whatever the vocabulary says, the engine carries out."""

from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import load
from hullwright.engines.no_escape import decisions
from hullwright.engines.no_escape.bots import BOTS
from hullwright.engines.no_escape.effects import ACTS
from hullwright.engines.no_escape.map_checks import maze_problems
from hullwright.engines.no_escape.ruleset import RULESETS
from hullwright.schema.effects import DO, effect_faults
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.action_effects import ABORT, BOX, EFFECTS, WHO
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import ActionTile

from .arrange import (
    HUB,
    at,
    discarded,
    do,
    document,
    hand,
    layout,
    looks,
    made,
    options,
    playing,
    scene,
    seat,
    told,
)
from .invariants import Watch

LAY = ("lay", "single", "3,0", 0)
CORRIDOR = ("single -1,2 0", "single -2,2 0", "single -3,2 0", "single -4,2 0", "single -5,2 0")
LEAK = {DO: "push", "who": "near", "within": 2, "steps": 1}
"""Vent leak: every meeple within two spaces is pushed one step."""


def with_tile(*effects, tiles=CORRIDOR, roll=1, name="own", **rules):
    """Return a game whose box has a tile of somebody's own, with some tiles laid."""
    maze = layout(*tiles, roll=roll)
    own = ActionTile(count=9, title="Own", effects=effects)
    return made(replace(maze, actions={**maze.actions, name: own}), **{"energy": 0, **rules})


def played(state, *choice):
    do(state, "play", "own")
    if choice:
        do(state, *choice)
    return state


def test_the_engine_knows_every_effect_and_the_box_uses_no_other():
    assert set(ACTS) | {ABORT} == set(EFFECTS)
    assert not [fault for effects in BOX.values() for fault in effect_faults(effects, EFFECTS)]
    assert set(BOX) == set(house_maze().actions)


def test_a_vent_leak_pushes_everybody_within_two_spaces_away_and_nobody_else():
    state = scene(
        with_tile(LEAK),
        seat("-3,2:0.0", "N", "own", "single"),
        seat("-1,2:0.0", "N"),
        seat("-5,2:0.0", "S"),
        seat("0,2:0.0", "N"),
    )
    played(state)
    assert state.result().winners == (2,), "it was pushed through the exit (NE-67)"


def test_a_pushed_row_moves_from_the_far_end_and_is_told():
    state = scene(
        with_tile(LEAK),
        seat("-1,2:0.0", "N", "own", "single"),
        seat("-2,2:0.0", "S"),
        seat("-3,2:0.0", "S"),
        seat("-5,2:0.0", "S"),
    )
    played(state)
    assert [at(state, each) for each in (1, 2, 3)] == ["-3,2:0.0", "-4,2:0.0", "-5,2:0.0"]
    assert [looks(state, each) for each in (1, 2, 3)] == ["N", "N", "S"]
    assert told(state, "shoved") == [(0, 2, 1), (0, 1, 1)]
    assert [pushed for *_, pushed in told(state, "moved")] == [True, True]


def test_whoever_is_pushed_from_the_hub_chooses_its_branch():
    state = scene(with_tile(LEAK), seat(HUB, None, "own", "single"), seat())
    played(state)
    assert (state.to_move, options(state)) == (1, [["face", each] for each in "NESW"])
    do(state, "face", "S")
    assert at(state, 1) == "2,1:0.0"


def test_a_push_with_nobody_near_may_not_be_played():
    """NE-51: an action with nothing to do may not be chosen."""
    state = scene(with_tile(LEAK), seat("-5,2:0.0", "N", "own", "single"), seat("0,2:0.4", "W"))
    assert state.phase == "lay"


def test_a_meeple_that_can_be_pushed_nowhere_is_stuck():
    tiles = ("single -1,2 0", "single -2,2 0", "control_room -3,2 180")
    played_on = with_tile({DO: "push", "who": "others", "steps": 2}, tiles=tiles)
    state = scene(played_on, seat("-1,2:0.0", "N", "own", "single"), seat("-2,2:0.0", "N"))
    state.paths = 0
    played(state)
    assert at(state, 1) == "-2,2:0.0", "turned at the maze end, it comes back (NE-62)"


def test_a_chosen_meeple_moves_ahead_and_specials_work():
    tiles = ("single -1,2 0", "teleporter -2,2 180")
    effect = {DO: "move", "who": "chosen", "steps": 2}
    state = scene(
        with_tile(effect, tiles=tiles), seat("0,2:0.0", "N", "own", "single"), seat("2,2:0.0", "E")
    )
    played(state, "move", 0)
    assert at(state, 0) == HUB
    assert told(state, "sent") == [(0, 0, 2)]


def test_moving_oneself_needs_no_choice_and_may_be_the_escape():
    state = scene(
        with_tile({DO: "move", "steps": 3}), seat("-4,2:0.0", "N", "own", "single"), seat()
    )
    played(state)
    assert state.result().winners == (0,)


def test_all_are_turned_round_who_can_be():
    state = scene(
        with_tile({DO: "turn", "who": "all"}),
        seat("-1,2:0.0", "N", "own", "single"),
        seat("-3,2:0.0", "S"),
        seat(),
    )
    played(state)
    assert [looks(state, each) for each in range(3)] == ["S", "N", None]


def test_two_meeples_change_places():
    state = scene(
        with_tile({DO: "swap_places"}), seat(HUB, None, "own", "single"), seat("-5,2:0.0", "N")
    )
    played(state)
    assert [at(state, 0), at(state, 1)] == ["-5,2:0.0", HUB]
    assert looks(state, 0) == "N"
    assert told(state, "swapped_places") == [(0, 1)]


@pytest.mark.parametrize(("how", "steps"), [("sum", 3), ("highest", 1), ("lowest", 1)])
def test_several_rolls_count_as_the_tile_says(how, steps):
    effect = {DO: "roll", "times": 3, "counted": how}
    state = scene(with_tile(effect), seat("-1,2:0.0", "N", "own", "single"), seat("2,2:0.0", "E"))
    played(state)
    do(state, *LAY)
    assert len(told(state, "moved")) == steps


def test_turns_are_skipped_as_often_as_the_tile_says():
    state = scene(
        with_tile({DO: "lock", "turns": 2}), seat("-1,2:0.0", "S", "own", "single"), seat()
    )
    played(state)
    assert state.locked == [0, 2]
    assert told(state, "locked") == [(0, 1, 2)]
    assert state.view(0).locked == (False, True)


def test_tokens_are_filled_and_emptied_as_far_as_there_are_any():
    effects = ({DO: "drain", "who": "others", "tokens": 2}, {DO: "charge", "tokens": 9})
    state = scene(
        with_tile(*effects, energy=3),
        seat(HUB, None, "own", "single", energy=1),
        seat(HUB, None, energy=1),
        seat(HUB, None),
    )
    played(state)
    assert state.green == [3, 0, 1]
    assert told(state, "drained") == [(0, 1, 1), (0, 2, 2)]
    assert told(state, "charged") == [(0, 2)]


def test_tiles_are_drawn_as_far_as_the_hand_takes_them():
    """NE-88."""
    state = scene(
        with_tile({DO: "draw", "tiles": 9}), seat(HUB, None, "own", "single", "tee"), seat()
    )
    played(state)
    assert len(hand(state, 0)) == 3
    assert told(state, "drew")[0][:2] == (0, 1)


def test_whoever_discards_chooses_what_and_all_see_it():
    effect = {DO: "discard", "who": "opponent", "tiles": 1}
    state = scene(
        with_tile(effect), seat(HUB, None, "own", "single"), seat(HUB, None, "tee", "cross")
    )
    played(state)
    assert (state.to_move, state.phase) == (1, "drop")
    assert options(state) == [["drop", "tee"], ["drop", "cross"]]
    do(state, "drop", "cross")
    assert discarded(state) == ["own", "cross"]
    assert hand(state, 1) == ["tee"]


def test_what_is_taken_from_the_discard_pile_is_never_the_tile_itself():
    effect = {DO: "salvage", "tiles": 2, "what": "any"}
    state = scene(with_tile(effect), seat(HUB, None, "own", "own", "single"), seat())
    for name in ("lockdown", "tee"):
        kind = state.game.box.kinds[name]
        state.pile.remove(kind)
        state.discard.append(kind)
    state.pending.append(("act", 0))
    decisions.settle(state)
    played(state)
    assert options(state) == [["salvage", "tee"], ["salvage", "lockdown"]]
    do(state, "salvage", "lockdown")
    assert sorted(hand(state, 0)) == ["lockdown", "own", "single"], "there was room for one"


def test_tiles_may_be_removed_anywhere_if_the_tile_says_so():
    ring = ("tee -1,2 90", "corner -1,3 270", "corner -2,3 180", "corner -2,2 90")
    at_the_edge = with_tile({DO: "remove_tile", "where": "edge"}, tiles=ring)
    anywhere = with_tile({DO: "remove_tile", "where": "anywhere"}, tiles=ring)
    found = []
    for each in (at_the_edge, anywhere):
        state = scene(each, seat(HUB, None, "own", "single"), seat())
        played(state)
        found.append({cell for _, cell in options(state)})
    assert found[0] <= found[1]


def test_a_new_path_can_be_an_effect():
    state = scene(with_tile({DO: "new_path"}), seat(HUB, None, "own", "single"), seat())
    played(state)
    assert state.phase == "path"
    do(state, "path", "-3,2", "E")
    assert told(state, "new_path")


def test_effects_happen_one_after_the_other_and_an_idle_one_is_left_out():
    effects = ({DO: "turn", "who": "self"}, {DO: "charge"}, {DO: "move", "steps": 1})
    state = scene(with_tile(*effects), seat("-2,2:0.0", "N", "own", "single"), seat())
    played(state)
    assert at(state, 0) == "-1,2:0.0"
    assert not told(state, "charged"), "there are no tokens in this game"


def test_an_abort_of_ones_own_stops_anything_and_may_do_more():
    effects = ({DO: ABORT, "of": "any"}, {DO: "move", "who": "self", "steps": 1})
    state = scene(
        with_tile(*effects), seat("-3,2:0.0", "S", "single"), seat("-2,2:0.0", "N", "own", "tee")
    )
    do(state, "lay", "single", "-6,2", 0)
    assert (state.to_move, options(state)) == (1, [["pass"], ["abort", "own"]])
    do(state, "abort", "own")
    assert at(state, 1) == "-3,2:0.0"
    assert at(state, 0) == "-4,2:0.0", "pushed"
    assert told(state, "stopped") == [(0, "maze")]


def test_an_abort_that_is_stopped_does_nothing_else_either():
    effects = ({DO: ABORT, "of": "maze"}, {DO: "move", "who": "self", "steps": 1})
    state = scene(
        with_tile(*effects),
        seat("-3,2:0.0", "S", "single"),
        seat("-1,2:0.0", "S", "own", "tee"),
        seat(HUB, None, "abort_roll"),
    )
    do(state, "lay", "single", "-6,2", 0)
    do(state, "abort", "own")
    do(state, "abort", "abort_roll")
    assert not told(state, "sent")


def test_tiles_for_print_only_are_left_out_of_the_pile_and_that_is_said():
    maze = layout()
    actions = {**maze.actions, "blank": ActionTile(count=5, title="Blank", print_only=True)}
    place = document(replace(maze, actions=actions))
    game = load(place)
    assert game.box.kinds["blank"] not in game.deck
    found = maze_problems(Examination(place), RULESETS["standard"])
    assert [str(each.text) for each in found if each.id == "NE-80"] == [
        "Print-only action tiles are left out of the pile: Blank."
    ]


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        (ActionTile(count=1), "“own” has no effect yet"),
        (ActionTile(count=1, effects=({DO: "puhs"},)), "has an effect nobody knows: “puhs”"),
        (ActionTile(count=1, effects=({DO: "push", "steps": 99},)), "can't be 99"),
        (ActionTile(count=1, effects=({DO: "push", "speed": 1},)), "has no setting called “speed”"),
        (ActionTile(count=1, effects=({DO: ABORT},)), "“of” is missing"),
    ],
)
def test_a_tile_that_nobody_can_play_is_refused_in_words(tile, words):
    """FX-1."""
    maze = layout()
    with pytest.raises(CannotPlay, match=words):
        load(document(replace(maze, actions={**maze.actions, "own": tile})))


def box_of_everything():
    """Return a map whose action tiles do everything that the vocabulary has, to everybody."""
    tiles = {}
    for name, kind in EFFECTS.items():
        for who in WHO if "who" in kind.parameters else ("",):
            effect = {DO: name, **({"who": who} if who else {})}
            if name == ABORT:
                effect["of"] = "any"
            tiles[f"{name}_{who}"] = ActionTile(count=2, effects=(effect, {DO: "charge"}))
    return document(replace(layout(), actions=tiles))


@pytest.mark.parametrize("bot", ["random", "expert"])
def test_games_with_every_effect_come_to_their_end(bot):
    game = load(box_of_everything())
    for seed in range(6):
        players = 2 + seed
        state, watch = game.new_state(players, seed), None
        watch = Watch(state)
        bots = [BOTS[bot](seed + each) for each in range(players)]
        while state.result() is None:
            mover = state.to_move
            state.apply(bots[mover].choose(state.view(mover), state.legal()))
            watch.look(state)


def test_a_vent_leak_is_played_by_bots_and_shows_in_the_log():
    maze = layout()
    leak = ActionTile(count=20, title="Vent leak", effects=(LEAK,))
    game = load(document(replace(maze, actions={"vent_leak": leak})))
    shoves = 0
    for seed in range(10):
        state = game.new_state(4, seed)
        for _ in playing(state, Random(seed)):
            pass
        shoves += len(told(state, "shoved"))
    assert shoves
