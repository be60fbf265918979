"""Tile backs and creatures of a designer's own: they play, show in the log, and break nothing."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import load
from hullwright.engines.space_attack.bots import BOTS
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.engines.space_attack.plays import EFFECT_RULES
from hullwright.engines.space_attack.state import SpaceAttackState
from hullwright.schema.kinds.station.back_effects import ANSWERS, BACK_EFFECTS, TIMES
from hullwright.schema.kinds.station.creature_effects import CREATURE_EFFECTS, OCCASIONS
from hullwright.schema.kinds.station.layout import CreatureKind, TileBack

from .arrange import Scene, made, playing, sample
from .invariants import Watch
from .own_pieces import GLUTTON, OWN, SHOCK, with_back, with_creature


def watched(game: SpaceAttackGame, players: int, seed: int) -> SpaceAttackState:
    """Play a game at random, looking at it and at everybody's view now and then."""
    state, chance = game.new_state(players, seed), Random(seed)
    watch = Watch(state)
    for number, _ in enumerate(playing(state, chance)):
        if number % 3 == 0:
            watch.look(state)
        if number % 61 == 0:
            for player in range(players):
                seen = state.view(player).to_json()
                assert state.determinise(player, chance).view(player).to_json() == seen
            assert state.to_text()
    return state


def by_rescuers(game: SpaceAttackGame, seed: int) -> SpaceAttackState:
    state, bots = game.new_state(2, seed), [BOTS["expert"](seat) for seat in range(2)]
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
    return state


def told(states: list[SpaceAttackState]) -> Counter:
    return Counter(event[0] for state in states for event in state.events)


# -- the vocabulary ---------------------------------------------------------------------------------


def test_the_engine_plays_every_effect_of_the_vocabulary():
    assert EFFECT_RULES.keys() | ANSWERS == BACK_EFFECTS.keys()


@pytest.mark.parametrize(
    ("effect", "colour"), [(name, colour) for name in BACK_EFFECTS for colour in TIMES[name]]
)
def test_a_back_with_any_effect_plays_in_every_colour(effect, colour):
    parts = [{"do": effect}] if effect in ANSWERS else [{"do": "defend"}, {"do": effect}]
    document = with_back(colour, *(parts if colour == "yellow" else [{"do": effect}]))
    if effect == "core_breach":
        with pytest.raises(CannotPlay, match="Core Breach"):
            load(document)
        return
    game = load(document)
    watched(game, 2, 1)
    if colour == TIMES[effect][0]:
        by_rescuers(game, 1)


@pytest.mark.parametrize("when", OCCASIONS)
@pytest.mark.parametrize("effect", CREATURE_EFFECTS)
def test_a_creature_with_any_effect_plays(effect, when):
    parts = {"do": effect} if effect == "becomes_on_face" else {"do": effect, "when": when}
    for through in ("space", "tiles"):
        kind = CreatureKind(
            id="worm", moves=3, through=through, kills=("drifters", "pods"), effects=(parts,)
        )
        watched(load(with_creature(kind)), 2, 4)


# -- the designer's examples ------------------------------------------------------------------------


def test_a_creature_that_moves_two_becomes_a_queen_after_eating():
    game = load(with_creature(GLUTTON))
    states = [watched(game, 2 + seed % 3, seed) for seed in range(5)]
    became = [event for state in states for event in state.events if event[0] == "became"]
    assert became
    assert {(event[2], event[4]) for event in became} == {("glutton", "queen")}
    moves = [
        event
        for state in states
        for event in state.events
        if event[:3:2] == ("creature", "glutton")
    ]
    apart = game.chart.apart
    assert {apart[event[3]][event[4]] for event in moves} >= {1, 2}


def test_a_back_of_two_effects_does_both_one_after_the_other():
    game = load(with_back("red", *SHOCK))
    states = [watched(game, 2, seed) for seed in range(3)]
    for state in states:
        kinds = [event[0] for event in state.events]
        plays = [
            n for n, event in enumerate(state.events) if event[0] == "played" and event[2] == OWN
        ]
        assert plays
        for at in plays:
            assert [each for each in kinds[at + 1 : at + 3] if each in {"swap", "teleport"}]
    assert {"swap", "teleport"} <= told(states).keys()
    assert told([by_rescuers(game, 3)])["kept"]


# -- details ----------------------------------------------------------------------------------------


def own_scene(document) -> Scene:
    scene = Scene(game=made(document))
    scene.tiles(cargo="3,4 3,5", reactor="7,5")
    return scene


def test_a_glutton_that_eats_by_the_die_changes_and_attacks_as_what_it_became():
    """SA-58: the Queen that it became ends the fighter that a Glutton leaves alone."""
    scene = own_scene(with_creature(GLUTTON))
    scene.crew(0, "7,5")
    drifter = scene.crew(1, "2,4")
    scene.ship("fighter", "2,4")
    pilot = scene.crew(1, "2,4", aboard=True)
    scene.creature("glutton", "2,3")
    scene.begin("creature", scene.game.bestiary.numbers["glutton"], 2)
    scene.do("creature", "2,3", "2,4")
    assert (scene.place(drifter), scene.place(pilot)) == ("lost", "lost")
    assert (scene.creatures("glutton"), scene.creatures("queen")) == ({}, {"2,4": 1})


def test_without_a_token_a_creature_stays_what_it_is():
    scene = own_scene(with_creature(GLUTTON))
    scene.state.supply[0], scene.state.gone[0] = 0, 6
    scene.crew(0, "7,5")
    scene.crew(1, "2,4")
    scene.creature("glutton", "2,3")
    scene.begin("creature", scene.game.bestiary.numbers["glutton"], 2)
    scene.do("creature", "2,3", "2,4")
    assert scene.creatures("glutton") == {"2,4": 1}


def test_a_creature_that_dives_passes_under_tiles_and_never_ends_there():
    kind = CreatureKind(id="worm", moves=3, through="tiles", kills=("drifters",))
    scene = own_scene(with_creature(kind))
    scene.crew(0, "7,5")
    scene.creature("worm", "2,4")
    scene.begin("creature", scene.game.bestiary.numbers["worm"], 2)
    ends = scene.targets("creature", "2,4")
    assert "4,4" in ends
    assert not {"3,4", "3,5"} & ends


def test_all_of_a_kind_change_by_a_face_of_the_die():
    turns = {"do": "becomes_on_face", "face": "spawn", "into": "warrior"}
    document = with_creature(CreatureKind(id="worm", effects=(turns,)))
    setup = replace(document.layout.setup, die=("spawn",))
    document = replace(document, layout=replace(document.layout, setup=setup))
    scene = own_scene(document)
    scene.crew(0, "7,5")
    scene.crew(1, "7,5")
    scene.creature("worm", "0,2", "0,2", "12,8")
    scene.roll()
    assert scene.creatures("warrior") == {"0,2": 2, "12,8": 1}


def test_an_own_defence_beside_a_printed_one_is_named():
    document = with_back("yellow", {"do": "defend", "kind": "any", "steps": 1}, {"do": "roll"})
    scene = own_scene(document)
    scene.crew(0, "7,5")
    name = scene.crew(1, "2,4")
    scene.creature("queen", "2,3")
    scene.hold(1, OWN, "defend_queen")
    scene.begin("creature", 0, 1)
    scene.do("creature", "2,3", "2,4")
    assert {each[2] for each in scene.options("defend")} == {OWN, "defend_queen"}
    scene.do("defend", "2,5", OWN)
    assert scene.place(name) == "drifting 2,4"
    assert len(scene.told("rolled")) == 1
    assert scene.hand(1) == ["defend_queen"]


def test_a_back_for_print_only_does_nothing_and_is_not_kept():
    document = with_back("red")
    layout = document.layout
    back = replace(layout.backs[0], print_only=True)
    scene = own_scene(replace(document, layout=replace(layout, backs=(back,))))
    scene.back("3,4", OWN)
    scene.crew(0, "7,5")
    scene.crew(1, "7,5")
    scene.begin("remove")
    scene.do("remove", "3,4")
    assert scene.hand(0) == []
    assert scene.told("revealed") == [(0, OWN)]


def test_a_back_without_effects_can_not_be_played_unless_it_is_for_print_only():
    with pytest.raises(CannotPlay, match="“Vent leak” has no effect yet"):
        load(with_back("red"))


def test_a_printed_creature_and_a_printed_back_can_be_defined_anew():
    layout = sample().layout
    changed = replace(
        layout,
        creature_kinds=(CreatureKind(id="spawn", moves=4, kills=("pods",)),),
        backs=(TileBack(id="pod", effects=({"do": "ship", "ship": "fighter"},)),),
        supply={**layout.supply, "fighter": 12},
    )
    game = load(replace(sample(), layout=changed))
    assert game.bestiary.paces == (1, 4, 3)
    assert [part.told["ship"] for part in game.backs.parts["pod"]] == ["fighter"]


def test_a_back_with_the_name_of_an_own_creature_brings_it():
    document = with_creature(CreatureKind(id="worm", kills=("drifters",)), count=20)
    first, *others = document.layout.tile_classes
    classes = (replace(first, backs={"worm": first.count}), *others)
    scene = own_scene(replace(document, layout=replace(document.layout, tile_classes=classes)))
    scene.back("3,4", "worm")
    scene.crew(0, "7,5")
    lost = scene.crew(1, "3,4")
    scene.begin("remove")
    scene.do("remove", "3,4")
    assert scene.creatures("worm") == {"3,4": 1}
    assert scene.place(lost) == "lost"
