"""The turn: action, maze, energy, roll, move, draw (NE-30 … NE-35)."""

from hullwright.engines.no_escape import decisions

from .arrange import HUB, at, discarded, do, game, hand, options, scene, seat, told


def test_an_action_tile_is_played_first_resolved_at_once_and_discarded():
    """NE-30."""
    state = scene(game(), seat(HUB, None, "adrenaline", "single"), seat())
    assert (state.phase, options(state)) == ("act", [["pass"], ["play", "adrenaline"]])
    do(state, "play", "adrenaline")
    assert discarded(state) == ["adrenaline"]
    assert state.phase == "lay"


def test_a_maze_tile_must_be_laid_if_any_fits():
    """NE-31: free choice of tile, cell and rotation, but not to lay none."""
    state = scene(game(), seat(HUB, None, "single", "tee", "corner"), seat())
    assert state.phase == "lay"
    assert {each[0] for each in options(state)} == {"lay"}
    assert {each[1] for each in options(state)} == {"single", "tee", "corner"}
    assert {each[2] for each in options(state)} == {"-1,2", "2,3", "3,0", "0,-1"}


def test_without_a_tile_that_fits_the_hand_is_lost_and_tiles_are_flipped():
    """NE-32: flipped action tiles have no effect; the first tile that fits is laid."""
    played = game(energy=0, loose_lanes=False)
    for seed in range(40):
        state = played.new_state(2, seed)
        other = 1 - state.turn
        for player in (state.turn, other):
            state.pile += state.hands[player]
            state.hands[player] = []
        overpass, abort = played.box.kinds["overpass"], played.box.kinds["abort_roll"]
        for kind in (overpass, abort):
            state.pile.remove(kind)
        state.hands[state.turn] = [overpass, abort]
        state.pending[:] = [("refill", state.turn), ("energy", state.turn), ("maze", state.turn)]
        state.discard.clear()
        decisions.settle(state)
        flipped = [played.box.names[each[1]] for each in told(state, "flipped")]
        assert told(state, "hand_lost")[-1][1] == (overpass, abort)
        assert state.hands[state.turn] == []
        assert discarded(state)[:2] == ["overpass", "abort_roll"]
        assert {each[1] for each in options(state)} == {flipped[-1]}
        assert not told(state, "played")


def test_a_token_gives_one_space_more_and_a_jetpack_for_one_move():
    """NE-33: at most one token, before the roll."""
    state = scene(game(roll=2), seat("0,2:0.4", "N"), seat())
    do(state, "lay", "single", "2,3", 90)
    assert options(state) == [["walk"], ["fly"]]
    do(state, "fly")
    assert state.green[0] == 2
    assert at(state, 0) == "0,2:0.1"


def test_without_energy_nobody_is_asked():
    """NE-33."""
    state = scene(game(roll=2), seat("0,2:0.4", "N", energy=0), seat())
    do(state, "lay", "single", "2,3", 90)
    assert at(state, 0) == "0,2:0.2"


def test_the_whole_roll_must_be_used():
    """NE-34."""
    state = scene(game(roll=3, energy=0), seat("0,2:0.4", "N"), seat())
    do(state, "lay", "single", "2,3", 90)
    assert at(state, 0) == "0,2:0.1"
    assert state.turn == 1


def test_where_the_roll_need_not_be_used_a_player_may_stop_after_any_step():
    """NE-34 as a field of the ruleset."""
    state = scene(game(roll=3, energy=0, full_roll=False), seat("0,2:0.4", "N"), seat())
    do(state, "lay", "single", "2,3", 90)
    do(state, "go")
    do(state, "stay")
    assert at(state, 0) == "0,2:0.3"
    assert state.turn == 1


def test_a_turn_ends_by_drawing_up_to_three():
    """NE-35."""
    state = scene(game(roll=1, energy=0), seat(HUB, None, "single", "tee"), seat())
    do(state, "lay", "single", "2,3", 90)
    do(state, "face", "N")
    assert len(hand(state, 0)) == 3
    assert told(state, "drew")[0][:2] == (0, 2)
    assert state.turn == 1


def test_the_machine_goes_through_its_phases_in_order():
    """NE-30 … NE-35 as one: action, maze, energy, roll, move, draw."""
    state = scene(game(roll=1), seat(HUB, None, "adrenaline", "single"), seat())
    phases = [state.phase]
    for action in (("play", "adrenaline"), ("lay", "single", "2,3", 90), ("fly",), ("face", "N")):
        do(state, *action)
        phases.append(state.phase)
    assert phases[:4] == ["act", "lay", "fuel", "branch"]
    kinds = [event[0] for event in state.events if event[0] != "moved"]
    assert kinds[:8] == [
        *("turn", "played", "laid", "jetpack", "rolled", "faced", "drew", "turn"),
    ]
