"""Marks of states, in every engine: what is open to rules may change, and everything else is told."""

import random

import pytest

from hullwright.engines.loader import ENGINES, engine, load, plain_scenario
from hullwright.engines.rules.duties import Duty
from hullwright.engines.state_mark import StateMark, is_memorable
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

MAPS = {
    "eftaios": "hex-zones/thimble.json",
    "no_escape": "mazes/quarantine-ring.json",
    "space_attack": "stations/standard.json",
    "escape_earth": "galaxies/first-light.json",
}


def begun(game: str):
    document = read_map(HERE / MAPS[game])
    loaded = load(document, plain_scenario(document))
    return loaded.new_state(max(min(loaded.seats), 2), 3)


def told(state, act, duty=Duty.TRIGGER) -> str | None:
    mark = StateMark(state, duty)
    act(state)
    trespass = mark.trespass()
    return trespass and str(trespass)


@pytest.mark.parametrize("game", ENGINES)
def test_everything_on_the_table_is_watched(game):
    state = begun(game)
    for name in sorted({*state.SHARED, *state.PLAIN_LISTS, *state.NESTED_LISTS} - state.OPEN):
        was = getattr(state, name)
        assert f"“{name}”" in told(state, lambda each, name=name: setattr(each, name, object()))
        setattr(state, name, was)
    for name in sorted({*state.PLAIN_LISTS, *state.NESTED_LISTS} - state.OPEN):
        was = getattr(state, name)
        if isinstance(was, list) and was:
            assert f"“{name}”" in told(state, lambda each, name=name: getattr(each, name).pop())
            setattr(state, name, was)


@pytest.mark.parametrize("game", ENGINES)
@pytest.mark.parametrize("duty", Duty)
@pytest.mark.parametrize(
    "name", ["game", "chance", "events", "memory", "pending", "seed", "players"]
)
def test_what_holds_a_game_together_is_nobodys_to_change(game, duty, name):
    assert told(begun(game), lambda state: setattr(state, name, None), duty)


@pytest.mark.parametrize("game", ENGINES)
def test_to_ask_to_roll_to_tell_and_to_remember_is_always_fine(game):
    def quiet(state):
        state.chance.random()
        state.tell(*state.events[-1])
        state.memory["seen"] = [1, {"a": None}]
        state.to_json()
        state.view(0).to_json()

    assert [told(begun(game), quiet, duty) for duty in Duty] == [None] * 3


@pytest.mark.parametrize("game", ENGINES)
@pytest.mark.parametrize(
    "what", [{"a": {1}}, {"a": object()}, {"a": (1,)}, {"a": {1: 2}}, {"a": [0] * 20_000}]
)
def test_only_plain_data_is_remembered(game, what):
    assert "“memory”" in told(begun(game), lambda state: state.memory.update(what))
    assert not is_memorable(what)


@pytest.mark.parametrize("game", ENGINES)
@pytest.mark.parametrize("event", [("bang", 0), ("round",), ("round", 0, 1, 2), ([], 0), ()])
def test_only_events_of_the_game_are_told(game, event):
    assert "“events”" in told(begun(game), lambda state: state.tell(*event))


def test_memory_that_holds_itself_is_not_plain():
    memory: dict = {}
    memory["self"] = memory
    assert not is_memorable(memory)


OPEN = {
    "eftaios": lambda state: (
        state.turn_pod(1),
        state.turn_hull(2),
        state.close(3),
        state.unseal([4]),
    ),
    "no_escape": lambda state: (state.green.__setitem__(0, 0), state.locked.__setitem__(1, 2)),
    "space_attack": lambda state: (state.supply.__setitem__(0, 1), state.hangar.__setitem__(0, 0)),
    "escape_earth": lambda state: state.time.__setitem__(0, 1),
}


@pytest.mark.parametrize("game", ENGINES)
def test_what_is_open_may_be_changed_and_the_game_goes_on(game):
    state = begun(game)
    assert told(state, OPEN[game]) is None
    chance = random.Random(1)
    for _ in range(200):
        if state.result() is not None:
            break
        state.apply(chance.choice(state.legal()))
    assert told(begun(game), OPEN[game], Duty.WATCH)


@pytest.mark.parametrize(
    ("game", "act", "name"),
    [
        ("eftaios", lambda state: setattr(state, "roles", b""), "roles"),
        (
            "eftaios",
            lambda state: setattr(state, "roles", bytes([250]) * len(state.roles)),
            "roles",
        ),
        ("eftaios", lambda state: setattr(state, "closed", state.closed | 1), "closed"),
        ("eftaios", lambda state: state.close(10_000), "closed"),
        ("eftaios", lambda state: setattr(state, "options", []), "options"),
        ("no_escape", lambda state: state.green.__setitem__(0, 77), "green"),
        ("no_escape", lambda state: state.locked.append(1), "locked"),
        ("no_escape", lambda state: state.maze.laid.clear(), "table"),
        ("space_attack", lambda state: state.supply.__setitem__(0, -1), "supply"),
        ("space_attack", lambda state: setattr(state, "hangar", (1, 1)), "hangar"),
        ("escape_earth", lambda state: state.time.clear(), "time"),
    ],
)
def test_what_is_open_stays_what_it_is(game, act, name):
    assert f"“{name}”" in told(begun(game), act)


def test_a_behaviour_of_the_killed_may_do_what_becomes_of_them():
    state = begun("eftaios")
    assert told(state, lambda each: each.positions.__setitem__(0, 5), Duty.BEHAVIOUR) is None
    assert engine("eftaios").name == "eftaios"
