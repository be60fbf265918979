"""What can be laid over stations."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings

from hullwright.editor.kinds.station import questions
from hullwright.editor.kinds.station.overlays import OVERLAYS
from hullwright.editor.kinds.station.removal import dealt_classes, falls
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.layout import Station
from hullwright.schema.kinds.station.metrics import metrics
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.processes.frames import framed, unpacked

from .stations import SAMPLES, cell, document, sample, station, stations


def examined(*rows: str, **more: str) -> Examination:
    return Examination(document(station(*rows, **more)))


def test_distances_to_the_nearest_gate_go_over_tiles() -> None:
    shading = questions.distance_to_gate(examined("..#.", gates="W 0,0"))
    assert shading.texts == {
        cell("0,0"): "0",
        cell("0,1"): "1",
        cell("0,2"): "2",
        cell("0,3"): "3",
    }
    assert shading.levels[cell("0,3")] == 1
    assert shading.outlined == (cell("0,0"),)


def test_without_a_gate_nothing_is_near_one() -> None:
    assert questions.distance_to_gate(examined("..#.")).levels == {}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_shares_are_those_of_the_metrics(path: Path) -> None:
    found = read_map(path)
    shading = questions.jump_point_share(Examination(found))
    shares = metrics(StationSurvey.of(found))["jump_point_shares"]
    texts = list(shading.texts.values())
    assert len(texts) == 40
    for name, share in shares.items():
        assert texts.count(name) <= share <= texts.count(name) + texts.count("½") / 2
        assert f"{name} {share:g}" in str(shading.legend[0])


def test_pod_cells_in_pockets_are_weaker() -> None:
    shading = questions.pod_cells(Examination(sample("rung-spire")))
    assert shading.levels[cell("4,4")] < shading.levels[cell("4,2")]
    assert [str(each) for each in shading.legend] == ["in a pocket: 16", "leads to a gate: 26"]


def test_fixed_turrets_cover_their_lines_and_dealt_ones_are_measured() -> None:
    fixed = questions.fire_lines(examined("..R#."))
    assert set(fixed.levels) == {cell("0,0"), cell("0,1")}
    assert fixed.outlined == (cell("0,2"),)
    dealt = questions.fire_lines(examined("..##."))
    assert dealt.texts == {cell("0,2"): "2", cell("0,3"): "1"}


def test_pockets_are_shown_and_sealed_ones_outlined() -> None:
    shading = questions.pockets(examined(".R.R.", gates="W 0,0; E 0,4"))
    assert set(shading.levels) == {cell("0,2")}
    assert shading.outlined == (cell("0,2"),)
    opening = questions.pockets(examined(".#.R.", gates="W 0,0; E 0,4"))
    assert set(opening.levels) == {cell("0,2")}
    assert opening.outlined == ()


# Falling apart.


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", [1, 7])
def test_tiles_go_as_the_rules_let_them(path: Path, seed: int) -> None:
    survey = StationSurvey.of(read_map(path))
    classes = dealt_classes(survey, seed)
    gone = list(falls(survey, seed))
    assert sorted(fall.cell for fall in gone) == survey.tiles
    assert all(one.rank <= other.rank for one, other in pairwise(gone))
    left = dict(classes)
    open_cells = {cell for cell, is_open in enumerate(survey.open) if is_open}
    for fall in gone:
        exposed = {
            cell
            for cell, rank in left.items()
            if rank == fall.rank and not open_cells.isdisjoint(survey.near(cell))
        }
        assert fall.is_enclosed == (not exposed)
        assert fall.cell in (exposed or left)
        assert classes[fall.cell] == fall.rank == min(left.values())
        open_cells.add(fall.cell)
        del left[fall.cell]


def test_classes_are_dealt_as_the_box_has_them_and_fixed_ones_stay() -> None:
    survey = StationSurvey.of(sample("heron-liner"))
    ranks = list(dealt_classes(survey, 3).values())
    assert [ranks.count(rank) for rank in range(4)] == [12, 12, 12, 4]
    assert all(dealt_classes(survey, 3)[cell] == 3 for cell in survey.fixed)


def test_another_seed_is_another_game_and_the_same_one_the_same() -> None:
    survey = StationSurvey.of(sample())
    one, same, other = (list(falls(survey, seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_the_preview_goes_step_by_step() -> None:
    examination = Examination(sample())
    few, more = (questions.removal_order(examination, steps=n) for n in (5, 6))
    assert len(few.levels) == 5
    assert few.texts.items() < more.texts.items()
    assert str(few.legend[1]) == "tile 5 of 40, of class cargo"
    assert len(questions.removal_order(examination).levels) == 40
    assert questions.removal_order(examination, steps=0).levels == {}


def test_a_station_with_too_few_tiles_falls_apart_all_the_same() -> None:
    layout = sample().layout
    short = replace(layout, tile_classes=layout.tile_classes[-1:])
    shading = questions.removal_order(Examination(document(short)))
    assert len(shading.levels) == 40


# All of them.


@pytest.mark.parametrize("choice", OVERLAYS, ids=lambda choice: choice.name)
def test_every_overlay_has_a_title_a_help_and_a_question_of_its_name(choice) -> None:
    assert str(choice.title)[0].isupper()
    assert str(choice.help).endswith(".")
    assert choice.question.name == choice.name


@given(layout=stations())
@settings(max_examples=25)
def test_every_overlay_can_be_laid_over_any_station_and_travels(layout: Station) -> None:
    examination = Examination(document(layout))
    for choice in OVERLAYS:
        shading = choice.question.answered(examination)
        arrived = unpacked(framed(shading)[8:])
        assert dict(arrived.levels) == dict(shading.levels)
        assert all(0 <= level <= 1 for level in arrived.levels.values())
        assert all(str(end) for end in arrived.legend)


def test_only_as_many_tiles_are_dealt_as_there_are_cells_however_many_the_box_holds() -> None:
    examination = examined("###", "...")
    classes = tuple(
        replace(each, backs={"spawn": 10**12}) for each in examination.document.layout.tile_classes
    )
    layout = replace(examination.document.layout, tile_classes=classes)
    survey = StationSurvey.of(replace(examination.document, layout=layout))
    assert sorted(dealt_classes(survey, 1).values()) == [0, 0, 0]
    assert len(list(falls(survey, 1))) == 3
