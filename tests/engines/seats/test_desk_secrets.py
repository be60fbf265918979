"""A desk tells a seat nothing that it may not know: games that differ in a secret give the same desk."""

from dataclasses import fields
from random import Random

import pytest

from hullwright.engines.contract import State
from hullwright.engines.loader import engine, plain_scenario, prepared
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.desk import PUBLIC, SeatDesk
from hullwright.engines.seats.desk_json import desk_json
from hullwright.engines.seats.table import desk_of, game_desk
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book

from ..eftaios import arrange as eftaios_scene
from ..eftaios import secret_pairs as eftaios
from ..no_escape import arrange as no_escape_scene
from ..no_escape import secret_pairs as no_escape
from ..secret_pairs import Rules
from ..space_attack import arrange as space_attack_scene
from ..space_attack import secret_pairs as space_attack
from .tables import GAMES, MAPS, table

PAIRS = (*eftaios.PAIRS, *no_escape.PAIRS, *space_attack.PAIRS)
DOCUMENTS = {
    "eftaios": lambda: eftaios_scene.zone(*eftaios.ROWS),
    "no_escape": lambda: no_escape_scene.document(no_escape_scene.layout(roll=1)),
    "space_attack": space_attack_scene.sample,
}


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return rule_book(Host(tmp_path_factory.mktemp("home")))


def around(state: State, game: str) -> Prepared:
    """Return the map of a scene with the very game that is played in it."""
    document = DOCUMENTS[game]()
    made = prepared(document, plain_scenario(document, name="Scene"), RuleBook())
    made.__dict__["game"] = state.game
    return made


def seen(ready: Prepared, state: State, eyes: int) -> SeatDesk:
    return desk_of(game_desk(ready, eyes), state)


def assert_same(one: SeatDesk, other: SeatDesk) -> None:
    different = [
        each.name
        for each in fields(SeatDesk)
        if getattr(one, each.name) != getattr(other, each.name)
    ]
    assert not different, different
    assert desk_json(one) == desk_json(other)


@pytest.mark.parametrize("pair", PAIRS, ids=[f"{pair.engine} {pair.name}" for pair in PAIRS])
def test_twins_that_differ_in_a_secret_give_the_same_desks(pair, book):
    arose = 0
    for ruleset in pair.rulesets:
        twins = pair.twins(Rules(engine(pair.engine).rulesets[ruleset], book))
        if twins is None:
            continue
        arose += 1
        one, other = (around(each, pair.engine) for each in (twins.one, twins.other))
        unknowing = [each for each in range(len(twins.one.sides)) if each not in twins.knowing]
        for eyes in (PUBLIC, *unknowing):
            assert_same(seen(one, twins.one, eyes), seen(other, twins.other, eyes))
    assert arose


@pytest.mark.parametrize("game", GAMES)
def test_every_world_that_a_seat_could_be_in_gives_it_the_same_desk(game):
    """Played at random: whatever a seat can't know is dealt anew, again and again."""
    ready, chance = table(game), Random(11)
    state = ready.game.new_state(MAPS[game][1], 7)
    for number in range(60):
        if state.result() is not None:
            break
        if number % 4 == 0:
            for seat in range(len(state.sides)):
                other = state.determinise(seat, Random(number))
                assert_same(seen(ready, state, seat), seen(ready, other, seat))
                assert_same(seen(ready, state, PUBLIC), seen(ready, other, PUBLIC))
        state.apply(chance.choice(state.legal()))
