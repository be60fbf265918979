"""Measurements of stations, and the terms that rule codes set."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from hullwright.schema.boards.hexes import DIRECTIONS, Hex, from_even_r, to_even_r
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.fire import LinesOfFire
from hullwright.schema.kinds.station.layout import Creature, cell_label
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.kinds.station.terms import SWITCHES, Party, StationTerms, parties, terms_of

NAMES = ("standard", "heron-liner", "rung-spire", "eight-rocks")


def sample(name: str) -> MapDocument:
    return read_map(Path("samples/stations") / f"{name}.json")


def under(document: MapDocument, *codes: str) -> MapDocument:
    return replace(document, rules=tuple(RuleUse(code=code) for code in codes))


def test_distances_are_told_for_each_jump_point_and_for_pod_cells():
    found = Examination(sample("standard")).distances
    assert found["tile_to_jump_point"]["NW"] == {"min": 3, "mean": 7.03, "max": 11}
    assert found["pod_cell_to_gate"] == {"min": 2, "mean": 3.21, "max": 5}


def test_exposure_of_dealt_classes_is_an_average_and_of_fixed_ones_a_count():
    standard, titanus = (
        Examination(sample(name)).metrics["exposed_tiles"] for name in ("standard", "heron-liner")
    )
    assert standard["all"] == 28
    assert standard["classes"] == {"cargo": 8.4, "habitat": 8.4, "bridge": 8.4, "reactor": 2.8}
    assert titanus["classes"]["reactor"] == 4


def test_the_middle_of_the_standard_station_is_a_pocket_with_a_queen():
    found = Examination(sample("standard")).metrics["pockets"]
    assert found == {"count": 1, "cells": 1, "largest": 1, "pod_cells": 0, "queens": 1}


def test_fixed_turrets_have_known_lines_of_fire_and_dealt_ones_a_mean():
    titanus = sample("heron-liner")
    fixed = Examination(titanus).metrics["turret_fire"]
    assert fixed["fixed"]["6,9"] == {"directions": 3, "cells": 5}
    assert fixed["dealt_mean"] is None
    dealt = Examination(under(titanus, "SA.RANDOM_REACTORS")).metrics["turret_fire"]
    assert dealt["fixed"] == {}
    assert dealt["covered"] == 0
    assert dealt["dealt_mean"]["directions"] > 0


@pytest.mark.parametrize("name", NAMES)
def test_lines_of_fire_are_those_of_walking_cell_by_cell(name):
    survey = StationSurvey.of(sample(name))
    index, lines = survey.cells.index, LinesOfFire(survey)
    lengths = lines.lengths()
    seen: set[int] = set()
    for tile, (way, step) in product(survey.tiles, enumerate(DIRECTIONS)):
        row, column = map(int, survey.cells.ids[tile].split(","))
        at, walked = from_even_r(row, column), 0
        while True:
            at = Hex(at.q + step.q, at.r + step.r)
            number = index.get(cell_label(*to_even_r(at)))
            if number is None or not survey.open[number]:
                break
            walked += 1
            seen.add(number)
        assert lengths[way][tile] == walked
    assert lines.covered(frozenset(survey.tiles)) == seen


def test_queens_press_by_how_near_pod_cells_are_and_not_from_a_pocket():
    found = Examination(sample("standard")).metrics["queen_pressure"]
    assert found["queens"]["6,5"] == 0
    assert found["total"] == pytest.approx(sum(found["queens"].values()), abs=0.03)
    nearer = sample("standard")
    layout = replace(nearer.layout, creatures=(Creature(kind="queen", at="3,2"),))
    assert Examination(replace(nearer, layout=layout)).metrics["queen_pressure"]["total"] > 4.74


def test_the_game_ends_on_average_with_tile_38_and_a_half():
    end = Examination(sample("standard")).metrics["expected_end"]
    assert end["tile"] == 38.5
    assert end["turns_per_player"] == {"2": 19.25, "3": 12.83, "4": 9.62}


def test_no_end_is_expected_where_the_core_breach_ends_nothing():
    assert Examination(under(sample("standard"), "SA.TO_THE_LAST")).metrics["expected_end"] is None


def test_seats_are_counted_against_crew():
    found = Examination(sample("standard")).metrics
    assert found["seats"] == 12 * 3 + 5
    assert found["crew"] == {"2": 20, "3": 30, "4": 40}


def test_every_switch_changes_something():
    for code in SWITCHES:
        assert terms_of([RuleUse(code=code)]) != StationTerms()
    assert terms_of([RuleUse(code="SA.BLUE", parameters={"value": "any"})]) == StationTerms()


def test_two_players_may_bring_two_colours_each():
    document = under(sample("standard"), "SA.TWO_COLOURS")
    found = list(parties(document, terms_of(document.rules)))
    assert found == [Party(2, 40, 4), Party(3, 30, 6), Party(4, 40, 8)]


def test_five_and_six_players_bring_fewer_crew_and_pods():
    document = under(sample("standard"), "SA.PLAYERS_5_6")
    document = replace(document, players=Players(min=5, max=6))
    found = list(parties(document, terms_of(document.rules)))
    assert found == [Party(5, 40, 8), Party(6, 36, 8)]


def test_a_map_that_does_not_say_how_many_play_is_for_two_to_four():
    document = replace(sample("standard"), players=None)
    assert [each.players for each in parties(document, StationTerms())] == [2, 3, 4]


def test_an_overpopulated_station_holds_two_crew_on_each_inner_tile_beside_the_hole():
    survey = StationSurvey.of(sample("standard"))
    beside_hole = survey.near(survey.cells.index["6,5"])
    assert len(beside_hole) == 6
    assert not set(beside_hole) & set(survey.outer_tiles)
    assert len(survey.outer_tiles) == 22
