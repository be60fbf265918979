"""Effects of events and buildings: the engine knows effects, not names, and plays a designer's own."""

from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.conformance import violations
from hullwright.engines.escape_earth.bots import BOTS
from hullwright.engines.escape_earth.effects import EFFECTS, LOSE_CUBES
from hullwright.engines.escape_earth.ruleset import OLD_RULESETS
from hullwright.engines.escape_earth.time_cards import deck
from hullwright.engines.loader import load
from hullwright.engines.simulation import BotKind, simulate
from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.galaxy.building_effects import building_effects
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import Building, Event

from .arrange import (
    cubes_at,
    do,
    drawn,
    end_turn,
    layout,
    only_event,
    opened,
    options,
    played,
    scene,
    told,
    work,
)
from .invariants import watched

FAMINE = {"do": "empty_buildings", "kind": "food"}


def with_event(*effects, count=12):
    """Return the box with one more event that does these things."""
    own = Event(count=count, fight={"military": 9}, effects=effects, title="Own")
    return {**house().events, "own": own}


def struck(*effects, letters="EPsPsssssssssO", up=9, events=None, **table):
    """Return a scene after an event of one's own has happened at the start of the second ship's turn."""
    galaxy = layout(letters, up, events=events or with_event(*effects))
    state = scene(played(galaxy, OLD_RULESETS["standard"]), time=[0, 1, 0])
    only_event(state, "own")
    for name, value in table.items():
        if callable(value):
            value(state)
        else:
            setattr(state, name, value)
    end_turn(state)
    return state


def farms(state):
    work(state, 2, "farm", 2, level=1)
    work(state, 4, "farm", 1)
    work(state, 3, "lab", 1)


def test_the_vocabulary_and_the_engine_know_the_same_effects():
    assert {*EFFECTS, LOSE_CUBES} == set(event_effects(house()))


def test_a_famine_in_both_buildings_empties_every_farm_and_nothing_else():
    state = struck(FAMINE, put=farms)
    assert [cubes_at(state, at) for at in (2, 3, 4)] == [0, 1, 0]
    assert told(state, "lost") == [("food", 2), ("food", 2), ("food", 4)]
    assert told(state, "event") == [("own",)]


def test_cubes_are_lost_and_gained_in_each_building():
    state = struck({"do": "lose_in_each", "kind": "food", "count": 1}, put=farms)
    assert [cubes_at(state, at) for at in (2, 4)] == [1, 0]
    state = struck(FAMINE, {"do": "gain_in_each", "kind": "food", "count": 5}, put=farms)
    assert [cubes_at(state, at) for at in (2, 4)] == [2, 1]
    assert told(state, "gained") == [(2, "food", 2), (1, "food", 4)]


def test_effects_after_a_choice_of_cubes_wait_for_it():
    state = struck(
        {"do": "lose_cubes", "kind": "food", "count": 1},
        {"do": "aliens_come", "count": 3},
        put=farms,
    )
    assert state.phase == "lose"
    assert state.aliens == 15
    do(state, "cube", "food", 4)
    assert state.aliens == 12
    assert state.phase == "act"


def test_activities_go_back_and_actions_come_and_go():
    state = struck({"do": "reset_activity", "activity": "resource", "who": "in_turn"})
    assert told(state, "card_back") == [("resource", 2)]
    state = struck({"do": "gain_actions", "count": 2})
    assert (state.acts, told(state, "acts_left")) == (4, [(4,)])
    state = struck({"do": "lose_actions", "count": 5})
    assert state.legal() == (("pass",),)
    do(state, "pass")
    assert state.hand == 0


def test_aliens_come_and_retreat_and_win_at_the_start():
    state = struck({"do": "aliens_come", "count": 2}, {"do": "aliens_retreat", "count": 9})
    assert [at for (at,) in told(state, "aliens")] == [13, 15]
    lost = struck({"do": "aliens_come", "count": 20}, FAMINE)
    assert lost.result().reason == "the Aliens reached the start"


def test_time_cards_are_put_in_and_taken_out_for_good():
    state = struck({"do": "more_time_cards", "card": "aliens", "count": 2})
    assert (deck(state), state.time) == ([3, 1, 4], [3, 1, 4])
    state = struck({"do": "fewer_time_cards", "card": "nothing", "count": 9})
    assert (deck(state), state.time) == ([0, 1, 2], [0, 1, 2])
    assert told(state, "time_deck") == [("nothing", 0)]


def test_cards_are_covered_and_remembered_and_revealed():
    state = struck({"do": "cover_cards", "count": 2}, ships=[9, 7])
    assert opened(state) == [1, 2, 3, 4, 5, 7, 9]
    assert state.view(0).cards[5] == state.cards[5], "the team has seen it"
    assert state.determinise(0, Random(1)).cards[5] == state.cards[5]
    state = struck({"do": "reveal_cards", "count": 2})
    assert opened(state) == list(range(1, 12))


def test_a_bonus_planet_brings_its_cube_only_once():
    again = ({"do": "cover_cards", "count": 1}, {"do": "reveal_cards", "count": 1})
    state = struck(*again, letters="EPsssFssO", up=6, gifts={})
    assert told(state, "revealed") == [(6, "planet_food")]
    assert told(state, "bonus") == []


def test_ships_are_driven_back_and_carried_on():
    state = struck({"do": "ships_back", "count": 3}, ships=[6, 2])
    assert state.ships == [3, 1]
    state = struck({"do": "ships_on", "who": "in_turn", "count": 9}, ships=[6, 2])
    assert state.ships == [6, 9], "the way is open up to 9"
    state = struck({"do": "ships_on", "count": 2}, letters="EsO", up=3, ships=[1, 1])
    assert state.result().winners == (0, 1)


def test_buildings_are_destroyed_and_downgraded():
    state = struck({"do": "destroy_building", "building": "any", "near": "aliens"}, put=farms)
    assert sorted(state.works) == [2, 3]
    assert told(state, "destroyed") == [("farm", 4)]
    state = struck({"do": "destroy_building", "building": "lab", "near": "start"}, put=farms)
    assert sorted(state.works) == [2, 4]
    state = struck({"do": "downgrade_building", "building": "any"}, put=farms)
    assert state.works[2] == (state.game.box.building["farm"], 0, 1)
    assert told(state, "downgraded") == [("farm", 2)]


def test_costs_are_raised_for_some_rounds():
    state = struck(
        {"do": "raise_costs", "what": "build", "more": 2, "rounds": 2}, rows=[(8, 4, 1, 5, 0)] * 2
    )
    assert options(state, "build") == {("outpost",), ("farm",), ("mine",), ("lab",)}
    state.time = [99, 0, 0]
    for _ in range(4):
        end_turn(state)
    assert options(state, "build") == {(name,) for name in house().buildings}
    state = struck({"do": "raise_costs", "what": "upgrade", "more": 3, "rounds": 9}, put=farms)
    assert options(state, "upgrade") == set()


def test_an_activity_is_blocked_for_some_rounds():
    state = struck(
        {"do": "block_activity", "activity": "build", "rounds": 1}, rows=[(8, 4, 1, 5, 0)] * 2
    )
    assert not options(state, "build")
    assert not [each for each in options(state, "travel") if each[0] == "build"]
    state.time = [99, 0, 0]
    end_turn(state)
    assert options(state, "build")


def test_what_stands_for_print_only_is_in_no_game():
    events = {**house().events, "own": Event(count=5, fight={"food": 1}, print_only=True)}
    tower = Building(count=3, cost=0, print_only=True)
    game = played(
        layout(events=events, buildings={**house().buildings, "tower": tower}),
        OLD_RULESETS["standard"],
    )
    assert game.box.event_deck[-1] == 0
    state = scene(game)
    assert ("tower",) not in options(state, "build")


def standing(*effects, cost=3):
    return {
        **house().buildings,
        "own": Building(count=2, cost=cost, upgrade={"food": 1}, effects=effects),
    }


def built(*effects, level=0, **table):
    """Return a scene in which a building of one's own stands where the first ship is."""
    galaxy = layout("EPsPsssssssssO", 9, buildings=standing(*effects))
    state = scene(played(galaxy, OLD_RULESETS["standard"]), ships=[2, 3], **table)
    work(state, 2, "own", level=level)
    return state


def test_the_vocabulary_of_buildings_reads_back():
    known = building_effects(house())
    assert str(effects_text(house().buildings["outpost"].effects, known)) == (
        "Reveals the next cards: 2, or 3 when upgraded."
    )


def test_a_building_lowers_costs_unless_the_aliens_stand_on_it():
    state = built({"do": "lower_costs", "what": "fight", "count": 1, "upgraded": 2})
    work(state, 4, "starbase", 1)
    number = state.game.box.event["raiders"]
    state.active[number], state.event_deck[number] = 1, 1
    assert options(state, "fight") == {("raiders",)}
    state.aliens = 2
    assert options(state, "fight") == set()


def test_a_building_slows_the_aliens():
    state = built({"do": "slow_aliens", "count": 1, "upgraded": 5}, time=[0, 0, 9])
    end_turn(state)
    assert state.aliens == 14
    state.works[2] = (state.works[2][0], 1, 0)
    end_turn(state)
    assert state.aliens == 14


def test_a_building_drives_the_aliens_back_and_brings_cubes_when_it_is_built():
    does = (
        {"do": "repel_aliens", "count": 3, "upgraded": 1},
        {"do": "make", "kind": "food", "count": 2, "upgraded": 3},
        {"do": "stocked", "count": 1, "upgraded": 3},
    )
    galaxy = layout("EPsPsssssssssO", 9, buildings=standing(*does))
    state = scene(played(galaxy, OLD_RULESETS["standard"]), ships=[2, 3], aliens=8)
    do(state, "build", "own")
    assert (state.aliens, cubes_at(state, 2)) == (11, 1)
    do(state, "upgrade", 2)
    assert (state.aliens, cubes_at(state, 2)) == (12, 3)


def test_whoever_begins_at_a_building_has_more_actions():
    state = built({"do": "extra_actions", "count": 2, "upgraded": 3})
    end_turn(state)
    assert state.acts == 2
    end_turn(state)
    assert state.acts == 4


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_every_effect_plays_without_an_illegal_state(name):
    known = event_effects(house())[name]
    effect = {"do": name} | {
        key: each.schema["enum"][-1] if "enum" in each.schema else 2
        for key, each in known.parameters.items()
    }
    galaxy = layout(
        "EPsFssRAsPssPO", 5, events=with_event(effect, {"do": "lose_cubes", "kind": "food"})
    )
    game = played(galaxy, replace(OLD_RULESETS["standard"], time_deck="1/3/1", chaos=False))
    for seed in range(12):
        watched(game, 2, seed, Random(seed))
    assert list(violations(game, games=1)) == []


def all_buildings():
    known = building_effects(house())
    for name, each in known.items():
        yield Building(
            count=1,
            cost=2,
            upgrade={"food": 1},
            effects=(
                {
                    "do": name,
                    "count": 1,
                    "upgraded": 2,
                    **({"kind": "food"} if name == "make" else {}),
                }
                if each.parameters
                else {"do": name},
            ),
        )


def test_every_building_effect_plays_without_an_illegal_state():
    own = {f"own_{number}": each for number, each in enumerate(all_buildings())}
    galaxy = layout("EPsFssRAsPssPO", 5, buildings={**house().buildings, **own})
    game = played(galaxy, OLD_RULESETS["standard"])
    for seed in range(40):
        watched(game, 2, seed, Random(seed))
    assert list(violations(game, games=1)) == []


def test_a_famine_of_ones_own_is_seen_in_two_hundred_games_of_bots():
    document = drawn()
    famine = Event(
        count=3,
        fight={"food": 1},
        effects=(FAMINE,),
        title="Famine in both buildings",
        text="Every silo is bare.",
    )
    document = replace(
        document, layout=replace(document.layout, events={**house().events, "famine_2": famine})
    )
    game = load(document)
    found = simulate(game, 2, 200, [BotKind("random", BOTS["random"])], seed=3)
    assert found.games == 200
    emptied = 0
    for seed in range(200):
        state = watched(game, 2, seed, Random(seed))
        names = [event[2] for event in state.events if event[0] == "event"]
        emptied += "famine_2" in names
    assert emptied > 20


def test_the_planner_plays_with_events_and_buildings_of_ones_own():
    own = {f"own_{number}": each for number, each in enumerate(all_buildings())}
    effects = (
        {"do": "cover_cards", "count": 2},
        {"do": "raise_costs", "what": "build", "rounds": 3},
    )
    galaxy = layout(
        "EPsFssRAsO",
        5,
        buildings={**house().buildings, **own},
        events=with_event(*effects, count=4),
    )
    game = played(galaxy, OLD_RULESETS["standard"])
    found = simulate(game, 2, 4, [BotKind("expert", BOTS["expert"])], seed=1)
    assert found.games == 4
