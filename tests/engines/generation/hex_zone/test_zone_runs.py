"""Runs that make zones: they can travel, meet what is required, and keep what must stay."""

import pickle

import pytest

from hullwright.engines.generation.contract import FixedPart
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.hex_zone.kind import HEX_ZONES
from hullwright.engines.generation.preset_choice import preset_named
from hullwright.samples import HERE
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination

SMALL = Target(
    name="Small",
    kind="hex-zone",
    options={"columns": 13, "rows": 9, "pods": 2},
    wishes=(
        Wish(measure="silent-share", best=0.4),
        Wish(measure="human-to-pod", least=5, most=9, required=True),
        Wish(measure="chokepoints", most=0, required=True),
    ),
)


def test_a_run_goes_on_elsewhere_as_it_would_have_here() -> None:
    here = Generation(HEX_ZONES, SMALL, 1)
    here.go_on(150)
    there = pickle.loads(pickle.dumps(here))
    here.go_on(150)
    there.go_on(150)
    assert here.best(3) == there.best(3)


def test_what_is_offered_has_all_that_is_required_and_passes_its_checks() -> None:
    generation = Generation(HEX_ZONES, SMALL, 2)
    generation.go_on(800)
    offered = generation.best(5)
    assert offered
    for each in offered:
        assert 5 <= each.measures["human-to-pod"] <= 9
        problems = Examination(each.document).problems
        assert [one.id for one in problems if one.severity is not Severity.HINT] == []


def test_moves_come_nearer_to_what_is_wished() -> None:
    best = []
    scattered = Wish(measure="silent-together", best=0.0)
    options = {**SMALL.options, "silence": "grouped"}
    target = Target(name="T", kind="hex-zone", options=options, wishes=(scattered,))
    for moves in (50, 1500):
        generation = Generation(HEX_ZONES, target, 3)
        generation.go_on(moves)
        best.append(generation.best(1, with_unfit=True)[0].score.total)
    assert best[0] < best[1]
    assert best[1] > 0.97


def test_the_number_of_pods_is_that_of_the_map_of_which_something_must_stay() -> None:
    thimble = read_map(HERE / "hex-zones" / "thimble.json")
    fixed = FixedPart(thimble, frozenset({"B04", "F04", "H01"}))
    generation = Generation(HEX_ZONES, Target(name="T", kind="hex-zone"), 1, fixed)
    generation.go_on(100)
    assert {each.measures["pods"] for each in generation.best(3)} == {3}


@pytest.mark.parametrize(("name", "axis"), [("two-wings", False), ("ambush", True)])
def test_starts_face_each_other_or_lie_on_the_axis_as_asked(name: str, axis: bool) -> None:
    generation = Generation(HEX_ZONES, preset_named(HEX_ZONES, name), 1)
    generation.go_on(50)
    rows = generation.best(1, with_unfit=True)[0].document.layout.rows
    places = {
        each: (column, 2 * row + (column & 1))
        for row, line in enumerate(rows)
        for column, each in enumerate(line)
        if each in "HA"
    }
    if axis:
        assert {height for _, height in places.values()} == {13}
    else:
        assert sum(column for column, _ in places.values()) == 22
