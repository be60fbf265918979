"""The predictor: what it learns from stored results, its error as told, and what it says with too few of them."""

from importlib import import_module
from random import Random

import pytest

from hullwright.engines.generation.play.equal_play import EqualPlay
from hullwright.engines.generation.play.predictor import (
    LEAST,
    Observation,
    learned,
    observations,
    too_few,
)
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

from ..coin_cells import BASE, biased, coin


def maps(number, *, noise=0.02, law=True):
    chance = Random(3)
    for _ in range(number):
        pods, silent, other = chance.random(), chance.random(), chance.random()
        share = 0.2 + 0.5 * pods - 0.2 * silent if law else chance.random()
        yield Observation(
            {"pods": pods, "silent": silent, "other": other}, share + chance.gauss(0, noise)
        )


def test_a_law_between_measurements_and_balance_is_learned():
    found = learned(list(maps(80)))
    assert found.is_useful
    assert found.error == pytest.approx(0.02, abs=0.01)
    assert found.share({"pods": 1, "silent": 0, "other": 0.5}) == pytest.approx(0.7, abs=0.03)


def test_where_there_is_no_law_it_says_that_it_is_of_no_use():
    found = learned(list(maps(60, law=False)))
    assert not found.is_useful or found.error > 0.9 * found.plain_error


def test_with_too_few_maps_nothing_is_learned_and_that_is_said():
    assert learned(list(maps(LEAST - 1))) is None
    assert "Too few results" in str(too_few(3))


def test_everything_that_is_stored_of_the_same_games_is_seen():
    cells = [coin(biased(bias, at).of(BASE)) for at, bias in enumerate((0.2, 0.5, 0.8))]
    with ResultsStore(NOWHERE) as store:
        for _ in EqualPlay(cells, 4, 1, store).go_on():
            pass
        found = observations(store, cells[0])
    assert sorted(round(each.share, 1) for each in found) == pytest.approx([0.2, 0.5, 0.8], abs=0.1)
    assert found[0].measured["dead_ends"] == 0


def test_of_a_galaxy_nothing_is_kept_or_learned_that_takes_a_search(monkeypatch):
    """Two hundred galaxies in the order of what is expected of them took longer than their games."""
    document = read_map(HERE / "galaxies" / "first-light.json")
    ready = prepared(document, plain_scenario(document), RuleBook())
    cell = LabCell(ready, lambda: ready.game, 2, (BotKind("random", RandomBot),))
    searches = []
    monkeypatch.setattr(
        import_module("hullwright.schema.kinds.galaxy.metrics"), "par", searches.append
    )
    measured = cell.described()["measured"]
    assert measured["positions"] == 16
    assert not searches
