"""The end (NE-90 … NE-92)."""

from itertools import pairwise

from hullwright.engines.loader import load
from hullwright.engines.no_escape.endings import EXPLODED

from .arrange import HUB, do, game, house, only, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)


def test_the_first_meeple_off_the_board_wins_at_once():
    """NE-90: the rest of the roll, and the draw, don't matter any more."""
    state = scene(game(roll=5, energy=0), seat("0,2:0.0", "N"), seat(), seat())
    do(state, *LAY)
    result = state.result()
    assert (result.winners, result.scores) == ((0,), (1.0, 0.0, 0.0))
    assert state.legal() == ()
    assert state.explain(("pass",)) is not None


def test_a_team_wins_with_its_first_meeple():
    """NE-90 with NE.TEAMS=2."""
    state = scene(game(roll=5, energy=0, teams=2), seat("0,2:0.0", "N"), seat(), seat(), seat())
    do(state, *LAY)
    assert state.result().winners == (0, 2)


def test_when_drawing_empties_the_pile_the_station_explodes_and_all_lose():
    """NE-91."""
    state = scene(game(roll=1, energy=0), seat("0,2:0.4", "N", "single", "tee", "tee"), seat())
    only(state.pile, state, "cross")
    do(state, *LAY)
    assert (state.result().winners, state.result().reason) == ((), EXPLODED)
    assert told(state, "exploded")


def test_a_win_by_movement_comes_before_the_explosion_of_the_same_turn():
    """NE-91."""
    state = scene(game(roll=1, energy=0), seat("0,2:0.0", "N", "single", "tee", "tee"), seat())
    only(state.pile, state, "cross")
    do(state, *LAY)
    assert state.result().winners == (0,)


def test_a_forced_flip_of_the_last_tile_explodes_even_if_it_fits():
    """NE-32, NE-91: literally, whatever emptied the pile."""
    state = scene(game(energy=0), seat(HUB, None, "tee"), seat(HUB, None, "abort_maze"))
    only(state.pile, state, "single")
    do(state, "lay", "tee", "2,3", 0)
    do(state, "abort", "abort_maze")
    assert state.result().reason == EXPLODED


def test_the_last_flipped_tile_may_be_laid_first():
    """NE-32 as a field of the ruleset: the explosion waits for the draw."""
    played = game(roll=1, energy=0, last_flip="goes_on")
    state = scene(played, seat("0,2:0.4", "N", "tee"), seat(HUB, None, "abort_maze"))
    only(state.pile, state, "single")
    do(state, "lay", "tee", "2,3", 0)
    do(state, "abort", "abort_maze")
    assert options(state, "lay", "single")
    do(state, *LAY)
    assert state.result().reason == EXPLODED


def test_nobody_is_eliminated_or_scored_and_every_game_ends():
    """NE-92: a winner or none; the pile shrinks in every turn."""
    played = load(house())
    for seed in range(40):
        state = played.new_state(2 + seed % 7, seed)
        piles = {}
        while state.result() is None:
            turns = len(told(state, "turn"))
            piles.setdefault(turns, len(state.pile))
            legal = state.legal()
            state.apply(legal[(seed * 7 + turns) % len(legal)])
        assert len(state.result().winners) <= 1
        sizes = list(piles.values())
        assert all(a > b for a, b in pairwise(sizes))
