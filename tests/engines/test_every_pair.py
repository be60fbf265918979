"""Every engine is offered every exported sample: it plays the map, or says in a sentence what the map lacks."""

from functools import cache
from random import Random

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import ENGINES, engine, load
from hullwright.engines.rules.book import RuleBook
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.export import export
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.kinds.examination import Examination

SAMPLES = {path.stem: path for path in maps()}
GAMES = 2
"""A hundred of each pair are played by `make soak`; a few show here that it can be done at all."""


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("exports")

    @cache
    def of(name: str) -> MapDocument:
        examination = Examination(read_map(SAMPLES[name]))
        path = folder / f"{name}.json"
        export(examination, path)
        return read_map(path)

    return of


def played(game, players: int, seed: int):
    """Play a game at random, and return how it ended."""
    state, dice = game.new_state(players, seed), Random(seed)
    while state.result() is None:
        legal = state.legal()
        state.apply(legal[int(dice.random() * len(legal))])
    return state.result()


def offered(game: str, document: MapDocument):
    """Return the engine of a game, and what it makes of a map: a game, or the reason against it."""
    chosen = engine(game)
    scenario = Scenario(name="plain", game=game, ruleset=next(iter(chosen.rulesets)))
    try:
        return chosen, load(document, scenario, RuleBook())
    except CannotPlay as reason:
        return chosen, str(reason)


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("game", ENGINES)
def test_an_engine_plays_an_exported_sample_or_names_what_it_lacks(game, sample, exported):
    document = exported(sample)
    chosen, found = offered(game, document)
    if isinstance(found, str):
        assert map_kind(document.kind).game != game, found
        roles = Examination(document).board.counts()
        missing = [each for each in (*chosen.ground, *chosen.demands) if each not in roles]
        assert missing
        assert any(each in found for each in missing)
    else:
        for seed in range(GAMES):
            assert played(found, min(found.seats), seed).reason


def test_every_kind_of_map_has_an_engine():
    assert {map_kind(kind).game for kind in KINDS} <= set(ENGINES)


@pytest.mark.parametrize("kind", KINDS)
def test_an_engine_can_be_loaded_for_a_map_alone(kind):
    sample = next(path for path in SAMPLES.values() if read_map(path).kind == kind)
    assert load(read_map(sample)).seats
