"""What is refused, and what the refusal says: players, actions, recordings, games that are over."""

import pytest

from hullwright.engines.contract import CannotPlay, Illegal
from hullwright.schema.errors import HullwrightError

from .eftaios.arrange import alien, do, game, human, only, scene

ROWS = ("Hdds1dA", "2......")


def begun(**changes):
    return scene(game(*ROWS, **changes), human("C01", "sensor"), alien("F01"))


def reason(state, *action):
    """Return why an action is refused, as a person reads it."""
    with pytest.raises(Illegal) as refused:
        do(state, *action)
    return str(refused.value)


@pytest.mark.parametrize("players", [-1, 1, 9])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(CannotPlay, match=r"2 to 8 players"):
        game(*ROWS).new_state(players, 1)


def test_refusals_are_what_a_person_can_put_right():
    assert issubclass(CannotPlay, HullwrightError)
    assert issubclass(Illegal, HullwrightError)


@pytest.mark.parametrize("value", [None, 7, "move", {}, [], [["move"]], [None], ["move", 1.5]])
def test_what_is_no_action_is_refused(value):
    with pytest.raises(Illegal, match="is not an action"):
        game(*ROWS).action_from_json(value)


def test_an_action_of_another_phase_is_refused_with_what_is_possible():
    text = reason(begun(), "attack")
    assert text == "Player 1 can't “attack” now; possible actions: item, move."


@pytest.mark.parametrize(
    ("sector", "words"),
    [
        ("C01", "A move can't end in C01, where it began."),
        ("A01", "Nobody may re-enter a start sector, so A01 is closed."),
        ("F01", "F01 is out of reach for player 1."),
        ("Z99", "There is no sector Z99."),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_the_reason(sector, words):
    assert reason(begun(), "move", sector) == words


def test_a_closed_pod_says_so():
    state = scene(game(*ROWS), human("D01"), human("D01"), alien("F01"))
    only(state.pod_deck, "green")
    do(state, "move", "E01")
    assert reason(state, "move", "E01") == "E01 is closed to everyone."


def test_aliens_are_told_that_pods_are_not_for_them():
    state = scene(game(*ROWS), alien("F01"), human("C01"))
    assert reason(state, "move", "E01") == "E01 is a pod, and only Humans may end a move there."


def test_sealed_silent_sectors_say_so():
    state = begun(silent_open_to=("alien",))
    assert reason(state, "move", "D01") == "D01 is silent, and silent sectors are sealed."


def test_a_wrong_target_is_named_as_people_know_it():
    assert "but not with sensor, 5" in reason(begun(), "item", "sensor", 5)
    state = scene(game(*ROWS), human("C01", "cat"), alien("F01"))
    only(state.sector_deck, "noise_any")
    do(state, "move", "B01")
    do(state, "cat", "item")
    do(state, "noise", "C01")
    assert reason(state, "noise", "A01") == "“noise” is possible for player 1, but not with A01."


def test_nothing_is_refused_that_is_legal():
    state = begun()
    assert [state.explain(action) for action in state.legal()] == [None] * len(state.legal())


def test_after_the_end_everything_is_refused_with_the_reason_of_the_end():
    state = scene(game(*ROWS), human("D01"), alien("F01"))
    only(state.pod_deck, "green")
    do(state, "move", "E01")
    assert reason(state, "move", "D01") == "The game is over: no Human is left aboard."


def test_a_refused_action_changes_nothing():
    state = begun()
    before = state.to_json()
    reason(state, "move", "F01")
    assert state.to_json() == before


def test_a_recording_says_which_action_can_not_be_replayed():
    played = game(*ROWS, rules="black-basic")
    first = played.action_to_json(played.new_state(2, 1).legal()[0])
    with pytest.raises(Illegal, match=r"Action 2 can't be replayed: Player \d can't “fly” now"):
        played.replay(2, 1, [first, ["fly"]])
