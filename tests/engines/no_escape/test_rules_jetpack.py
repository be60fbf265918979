"""Moving with a jetpack (NE-69)."""

import pytest

from .arrange import at, do, game, looks, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)
"""Something to lay that is out of the way of the tests' corridors."""
CORRIDOR = ("single -1,2 0", "single -2,2 0", "single -3,2 0", "single -4,2 0", "single -5,2 0")


def fly(played, *seats):
    state = scene(played, *seats)
    do(state, *LAY)
    do(state, "fly")
    return state


def test_a_jetpack_passes_over_others_and_each_space_counts():
    """NE-69."""
    state = fly(
        game(*CORRIDOR, roll=3),
        seat("0,2:0.0", "N"),
        seat("-2,2:0.0", "N"),
        seat("-3,2:0.0", "S"),
    )
    assert [at(state, each) for each in range(3)] == ["-4,2:0.0", "-2,2:0.0", "-3,2:0.0"]
    assert looks(state, 2) == "S"


def test_a_jetpack_goes_on_to_the_first_empty_space():
    """NE-69."""
    state = fly(
        game(*CORRIDOR, roll=1),
        seat("0,2:0.0", "N"),
        seat("-2,2:0.0", "N"),
        seat("-3,2:0.0", "N"),
    )
    assert at(state, 0) == "-4,2:0.0"


@pytest.mark.parametrize(("allowed", "end"), [(True, None), (False, "0,2:0.0")])
def test_free_steps_may_carry_a_jetpack_out_or_not(allowed, end):
    """NE-69 with NE.JETPACK_OUT: else it lands where it last could."""
    state = fly(
        game("single -1,2 0", "single -2,2 0", roll=1, jetpack_out=allowed),
        seat("0,2:0.0", "N"),
        seat("-1,2:0.0", "N"),
        seat("-2,2:0.0", "N"),
    )
    if allowed:
        assert state.result().winners == (0,)
    else:
        assert state.result() is None
        assert at(state, 0) == end


def test_a_jetpack_that_circles_over_heads_lands_where_it_last_could():
    """NE-69: every walk ends, whatever its owner chooses."""
    ring = ("tee -1,2 90", "corner -1,3 270", "corner -2,3 180", "corner -2,2 90")
    state = fly(
        game(*ring, roll=1),
        seat("0,2:0.1", "N"),
        seat("-1,2:0.0", "E"),
        seat("-1,3:0.0", "N"),
        seat("-2,3:0.0", "W"),
        seat("-2,2:0.0", "S"),
    )
    for _ in range(30):
        if state.phase != "branch":
            break
        do(state, *next(each for each in options(state) if each != ["face", "S"]))
    assert at(state, 0) == "0,2:0.0"
    assert told(state, "blocked") == [(0,)]
