"""Skill as something to wish for: what a level of bots is worth, by games on common seeds."""

import pytest

from hullwright.editor.games.map_cells import MapCells
from hullwright.engines.generation.advice.change import RuledMap
from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.engines.generation.play.contenders import Contender
from hullwright.engines.generation.play.equal_play import EqualPlay
from hullwright.engines.generation.play.play_measures import (
    PLAY_MEASURES,
    balance_of,
    measures_of,
    plain_measures_of,
)
from hullwright.engines.generation.play.proof import ProofRun
from hullwright.engines.generation.play.skill_measure import SKILL, weaker_tables
from hullwright.engines.generation.play.wishable_measures import wishable_measures
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.loader import plain_scenario
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import maps
from hullwright.schema.documents.targets import Wish
from hullwright.schema.files.reader import read_map

SAMPLES = {
    "hex-zone": "thimble",
    "tile-maze": "cold-start",
    "station": "standard",
    "galaxy": "first-light",
}
PATHS = {path.stem: path for path in maps()}


def cell_of(kind, bots="beginner", players=None):
    document = read_map(PATHS[SAMPLES[kind]])
    cells = MapCells(rule_book(Host()), players, bots)
    return cells.cell(RuledMap(document, plain_scenario(document)))


@pytest.mark.parametrize("kind", SAMPLES)
def test_every_kind_can_wish_for_balance_length_use_and_skill_and_games_tell_them(kind):
    cell = cell_of(kind)
    assert draft_kind(kind).balance == balance_of(cell)
    assert set(wishable_measures(draft_kind(kind))) <= set(measures_of(cell))


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("hex-zone", [("random", "beginner"), ("beginner", "random")]),
        ("tile-maze", [("beginner", "random"), ("random", "beginner")]),
        ("galaxy", [("random",)]),
    ],
)
def test_the_better_level_is_held_against_the_one_below(kind, names):
    assert [each.bot_names for each in weaker_tables(cell_of(kind))] == names


def test_of_bots_that_have_no_level_below_skill_can_not_be_told():
    assert SKILL not in measures_of(cell_of("hex-zone", "random"))
    assert SKILL not in plain_measures_of(cell_of("hex-zone"))


def test_beginners_beat_players_of_no_skill_on_a_zone():
    cell, skill = cell_of("hex-zone", players=4), PLAY_MEASURES[SKILL]
    with ResultsStore(NOWHERE) as store:
        play = EqualPlay([cell], 6, 3, store, weaker_tables)
        for _ in play.go_on():
            pass
        (results,) = play.results
    found = skill.estimate(results)
    assert [each.games for each in results.beside] == [150, 150]
    assert found.bounds.low < found.value < found.bounds.high
    assert found.value > 0.05


def test_a_map_against_itself_has_skill_worth_nothing():
    cell, skill = cell_of("hex-zone", "random", 4), PLAY_MEASURES[SKILL]
    with ResultsStore(NOWHERE) as store:
        play = EqualPlay([cell], 3, 3, store, lambda each: (each, each))
        for _ in play.go_on():
            pass
        (results,) = play.results
    assert skill.estimate(results).value == 0


def test_a_wish_for_skill_is_judged_on_fresh_seeds():
    cell = cell_of("hex-zone", players=4)
    wishes = [Wish(measure=SKILL, least=0.01)]
    with ResultsStore(NOWHERE) as store:
        run = ProofRun([Contender(cell.prepared.original, (cell,))], wishes, store, 1, games=900)
        for _ in run.go_on():
            pass
    ((wish,),) = [each.wishes for each in run.proven]
    assert wish.wish.measure == SKILL
    assert wish.games >= 200
    assert wish.verdict == "met"
