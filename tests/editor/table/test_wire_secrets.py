"""Nothing leaks on the wire: games that differ only in what a seat may not know give it the same messages."""

import json
from random import Random

import pytest

from hullwright.editor.table.desk_telling import DeskTelling, SeatSight
from hullwright.editor.table.table_drawings import TableDrawings
from hullwright.editor.table.table_language import TableLanguage
from hullwright.engines.contract import State
from hullwright.engines.loader import engine
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.desk import PUBLIC
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from tests.engines.seats.tables import GAMES, MAPS, table
from tests.engines.seats.test_desk_secrets import PAIRS, around, seen
from tests.engines.secret_pairs import Rules

LANGUAGE = TableLanguage("de", {0: "Ana"})


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return rule_book(Host(tmp_path_factory.mktemp("home")))


class Wire:
    """What one page is told, as it goes over the wire."""

    def __init__(self, drawings: TableDrawings, eyes: int) -> None:
        self.eyes = eyes
        self._telling = DeskTelling(drawings)

    def told(self, ready: Prepared, state: State) -> str:
        desk, public = seen(ready, state, self.eyes), seen(ready, state, PUBLIC)
        return json.dumps(self._telling.news(SeatSight(desk, public), LANGUAGE))


@pytest.mark.parametrize("pair", PAIRS, ids=[f"{pair.engine} {pair.name}" for pair in PAIRS])
def test_twins_that_differ_in_a_secret_give_the_same_messages(pair, book):
    arose = 0
    for ruleset in pair.rulesets:
        twins = pair.twins(Rules(engine(pair.engine).rulesets[ruleset], book))
        if twins is None:
            continue
        arose += 1
        one, other = (around(each, pair.engine) for each in (twins.one, twins.other))
        unknowing = [each for each in range(len(twins.one.sides)) if each not in twins.knowing]
        drawings = TableDrawings()
        for eyes in (PUBLIC, *unknowing):
            here, there = Wire(drawings, eyes), Wire(drawings, eyes)
            assert here.told(one, twins.one) == there.told(other, twins.other)
    assert arose


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_the_same_in_every_world_that_a_seat_could_be_in(game):
    """Whatever a seat can't know is dealt anew before each message: it must be the one that was sent."""
    ready, chance = table(game), Random(11)
    state, drawings = ready.game.new_state(MAPS[game][1], 7), TableDrawings()
    seats = range(len(state.sides))
    here = {seat: Wire(drawings, seat) for seat in seats}
    there = {seat: Wire(drawings, seat) for seat in seats}
    for number in range(40):
        if state.result() is not None:
            break
        for seat in seats if number % 5 == 0 else ():
            other = state.determinise(seat, Random(number))
            assert here[seat].told(ready, state) == there[seat].told(ready, other)
        state.apply(chance.choice(state.legal()))
