"""Questions about zones: the overlays agree with the survey, whatever the map."""

from collections.abc import Mapping
from typing import TypeVar

import pytest
from hypothesis import given

from hullwright.editor.kinds.hex_zone import questions
from hullwright.editor.kinds.hex_zone.overlays import OVERLAYS
from hullwright.schema.boards.hexes import Hex, hex_of, label
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.frames import framed, unpacked

from ...strategies import maps
from ..workplaces import zone

V = TypeVar("V")

ROWS = ("Hsss.", "..ds1", "sdAs.", "s...s")


def examined(*rows: str) -> Examination:
    return Examination(MapDocument(kind="hex-zone", name="Test", layout=zone(*rows)))


def labelled(values: Mapping[Hex, V]) -> dict[str, V]:
    return {label(cell): value for cell, value in values.items()}


def test_distances_from_a_start_are_counted_in_sectors():
    shading = questions.distance_from_start(examined("Hssd1"), "human")
    assert labelled(shading.texts) == {"A01": "0", "B01": "1", "C01": "2", "D01": "3", "E01": "4"}
    assert shading.levels[hex_of("D01")] == 3 / 4
    assert shading.outlined == (hex_of("A01"),)


def test_starts_and_pods_keep_their_symbols():
    shading = questions.distance_from_start(examined("Hssd1"), "human")
    assert set(labelled(shading.levels)) == {"B01", "C01", "D01"}


def test_distances_to_the_nearest_pod_are_a_humans():
    shading = questions.distance_to_pod(examined("1ssHs2"))
    assert labelled(shading.texts) == {
        "A01": "0",
        "B01": "1",
        "C01": "2",
        "D01": "2",
        "E01": "1",
        "F01": "0",
    }


def test_aliens_move_two_sectors_a_turn():
    shading = questions.turns(examined("Assss"), "alien")
    assert labelled(shading.texts) == {"A01": "0", "B01": "1", "C01": "1", "D01": "2", "E01": "2"}


def test_only_the_first_turns_are_shown_if_wanted():
    shading = questions.turns(examined("Assss"), "alien", most=1)
    assert set(labelled(shading.texts)) == {"A01", "B01", "C01"}


def test_who_arrives_first_is_said_in_turns():
    shading = questions.first_arrivals(examined("HsssssA"))
    assert labelled(shading.texts)["B01"] == "+2"
    assert labelled(shading.texts)["C01"] == "0"
    assert labelled(shading.texts)["F01"] == "-4"
    levels = labelled(shading.levels)
    assert levels["F01"] < levels["C01"] < levels["B01"]


def test_chokepoints_are_marked_and_outlined():
    shading = questions.chokepoints(examined("Hss1"), "human")
    assert set(shading.levels) == set(shading.outlined) == {hex_of("B01"), hex_of("C01")}


def test_sectors_nobody_reaches_are_marked():
    shading = questions.sectors_nobody_reaches(examined("Hs1.s", "A...."))
    assert set(labelled(shading.levels)) == {"E01"}


def test_the_view_from_far_away_shows_the_same_sectors():
    shading = questions.distance_from_start(examined(*ROWS), "human")
    far = shading.far
    assert len(far.codes) == far.width * far.height
    assert sum(code > 0 for code in far.codes) == 2 * len(shading.texts)


@pytest.mark.parametrize("choice", OVERLAYS, ids=lambda choice: choice.name)
def test_every_overlay_has_a_title_a_help_and_a_question_of_its_name(choice):
    assert str(choice.title)[0].isupper()
    assert str(choice.help).endswith(".")
    assert choice.question.name == choice.name


@given(document=maps)
def test_every_overlay_can_be_laid_over_any_map_and_travels(document):
    # Drawing a map takes longer than laying all overlays over it.
    examination = Examination(document)
    for choice in OVERLAYS:
        shading = choice.question.answered(examination)
        arrived = unpacked(framed(shading)[8:])
        assert dict(arrived.levels) == dict(shading.levels), choice.name
        assert all(0 <= level <= 1 for level in arrived.levels.values()), choice.name
        assert all(str(end) for end in arrived.legend), choice.name
