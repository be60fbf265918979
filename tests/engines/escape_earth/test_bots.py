"""Bots: the expert wins where chance alone never does, and knows nothing but its view."""

from hullwright.engines.escape_earth.bots import BOTS, STYLES
from hullwright.engines.escape_earth.bots.weights import SCALES
from hullwright.engines.simulation import BotKind, simulate
from hullwright.engines.statistics import wilson

from .arrange import ROWS, activate, game, scene, work

SHORT = "EPsFssO"
"""A galaxy that is crossed soon, so that some games can be played."""


def wins(name: str, games: int) -> tuple[float, float]:
    """Return the interval in which a bot's share of wins lies."""
    found = simulate(game(SHORT, rules="expert"), 2, games, [BotKind(name, BOTS[name])], seed=3)
    return wilson(found.outcomes.get("won", 0), games)


def test_the_expert_wins_clearly_more_often_than_random():
    assert wins("expert", 6)[0] > wins("random", 100)[1]


def test_bots_are_listed_from_the_weakest():
    assert [each for each in BOTS if ":" not in each] == [
        *("random", "beginner", "experienced", "expert")
    ]
    assert list(BOTS)[-1] == "expert"


def test_every_style_has_exactly_the_weights_of_its_scales():
    for style in STYLES.values():
        assert set(style.weights) == set(SCALES)
        for name, weight in style.weights.items():
            assert SCALES[name].least <= weight <= SCALES[name].most, (style.name, name)


def choice(state, name="expert"):
    return BOTS[name](1).choose(state.view(state.to_move), state.legal())


def test_the_planner_takes_the_last_hop():
    state = scene(game("EsssO", 5), row="food", ships=[3, 5])
    assert choice(state)[2] == 5


def test_the_planner_fights_a_third_event_at_once():
    state = scene(game(SHORT, 6), ships=[4, 4])
    activate(state, revolt=1, plague=1, famine=1)
    work(state, 2, "farm", 1)
    state.pending = [("instant", 0, state.game.box.event["famine"])]
    assert choice(state) == ("fight", "famine")


def test_the_planner_does_not_build_five_plain_outposts():
    """EE-82: it lays by knowledge for the upgrades that the way to the goal takes."""
    played = game("EPsFssRAsPsAsPsO", rules="beginner", chaos=False, time_deck="1/0/0")
    state = played.new_state(2, seed=5)
    bots = [BOTS["expert"](seat) for seat in range(2)]
    while state.result() is None and state.round < 15:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
    assert state.result() is not None
    assert state.result().winners == (0, 1)
    assert not state.locked
    assert state.round <= 12


def test_partners_plan_alike():
    """What is planned follows from what lies open, not from who plans."""
    state = scene(game(SHORT, 7), ships=[3, 5], rows=[ROWS["build"], ROWS["food"]])
    first, second = BOTS["expert"](1), BOTS["expert"](2)
    view, legal = state.view(0), state.legal()
    assert first.choose(view, legal) == second.choose(view, legal)
    assert first.reason == second.reason


def test_looking_ahead_does_not_touch_the_game():
    state = scene(game(SHORT), time=[0, 0, 9])
    before = state.to_json()
    choice(state)
    assert state.to_json() == before
