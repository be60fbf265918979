"""The searching bot knows nothing but its view: games that look alike to a player give it the same worlds and choices.

The pairs are made by dealing anew what a player can't know in the midst of a game: two games that differ in
nothing else.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from hullwright.engines.bot_table import bots
from hullwright.engines.contract import State
from hullwright.engines.loader import OWN_ENGINES, load
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind

PLAYERS = {"escape_earth": 2}
STEP = 9
"""So many decisions lie between two looks."""


CASES = [*((game, None) for game in OWN_ENGINES), ("eftaios", "black-advanced")]


def moments(game: str, seed: int, ruleset: str | None = None) -> Iterator[State]:
    """Yield a random game now and then."""
    document = next(each for each in map(read_map, maps()) if map_kind(each.kind).game == game)
    state, chance = (
        load(document, ruleset=ruleset).new_state(PLAYERS.get(game, 4), seed),
        Random(seed),
    )
    count = 0
    while state.result() is None:
        if count % STEP == 0:
            yield state
        state.apply(chance.choice(state.legal()))
        count += 1


@pytest.mark.parametrize(("game", "ruleset"), CASES)
def test_who_does_not_know_the_difference_imagines_the_same_worlds(game, ruleset):
    differed = 0
    for state in moments(game, 3, ruleset):
        for player in range(len(state.sides)):
            twin = state.determinise(player, Random(state.round))
            differed += twin.to_json() != state.to_json()
            one, other = (each.view(player).determinised(Random(1)) for each in (state, twin))
            assert one.to_json() == other.to_json()
    assert differed > 3, "twins that do not differ prove nothing"


@pytest.mark.parametrize("game", OWN_ENGINES)
def test_who_does_not_know_the_difference_chooses_the_same(game):
    for state in islice(moments(game, 4), 4):
        player = state.to_move
        twin = state.determinise(player, Random(1))
        chosen = {
            bots(game)["search:4"](1).choose(each.view(player), each.legal())
            for each in (state, twin)
        }
        assert len(chosen) == 1
