"""Zones with sector kinds and edges of somebody's own: kept as they are, and measured and judged as checks see them."""

import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hullwright.engines.generation.contract import FixedPart
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.hex_zone.beginning import beginning, taken_up
from hullwright.engines.generation.hex_zone.draft import ZoneDraft
from hullwright.engines.generation.hex_zone.examined import measured
from hullwright.engines.generation.hex_zone.grid import grid_of
from hullwright.engines.generation.hex_zone.kind import HEX_ZONES
from hullwright.engines.generation.hex_zone.measures import ZoneMeasures
from hullwright.engines.generation.hex_zone.written_zone import read_specials, sectors_by_kind
from hullwright.engines.generation.hex_zone.zone_ground import ZoneGround
from hullwright.engines.generation.hex_zone.zone_state import ZoneState
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.boards.hexes import hex_of, label, neighbours, offset_label
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS, SectorEdge
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind

SPECIAL = ("overweir", "gillhouse", "latchkey")
ANYTHING = Target(name="T", kind="hex-zone")
ROWS = (
    ".ddsdd1dd",
    "dsdd.ddsd",
    "dHdd.ddds",
    "ddsd.dsdd",
    "dd.dddAdd",
    "2dddsd.d.",
)
OWN = {
    "c": SectorKind(kind="crawlway", like="silent", effects=({"do": "enter", "who": "aliens"},)),
    "p": SectorKind(kind="rail", like="dangerous", effects=({"do": "end_here", "who": "humans"},)),
    "v": SectorKind(kind="vent", like="silent", number=1, effects=({"do": "vent"},)),
    "w": SectorKind(kind="switch", like="dangerous", number=2, effects=({"do": "switch"},)),
    "q": SectorKind(kind="seal", like="dangerous", number=2, effects=({"do": "sealed_switch"},)),
    "r": SectorKind(kind="lock", like="dangerous", effects=({"do": "sealed_round", "round": 4},)),
    "x": SectorKind(kind="ice", like="dangerous", effects=({"do": "crumble"},)),
    "y": SectorKind(kind="machine"),
}
WAYS = {"EA-T9", "EA-X4", "EAV-1", "EAV-2", "EAV-5"}
"""What checks of ways object to."""


def sample(name: str) -> MapDocument:
    return read_map(SAMPLES / "hex-zones" / f"{name}.json")


def objections(document: MapDocument) -> set[tuple[str, str]]:
    return {
        (each.id, each.case)
        for each in Examination(document).problems
        if each.severity is not Severity.HINT
    }


def moved(draft: ZoneDraft, seed: int, moves: int) -> ZoneDraft:
    draft, chance = draft.copy(), Random(seed)
    for _ in range(moves):
        if draft.move(chance) and chance.random() < 0.3:
            draft.take_back()
    return draft


def zone_of(own: dict[str, str], edges: list[tuple[str, str, str]]) -> MapDocument:
    """Return the small zone with some sectors of own kinds, and with edges."""
    rows = tuple(
        "".join(own.get(offset_label(c, r), each) for c, each in enumerate(line))
        for r, line in enumerate(ROWS)
    )
    made = tuple(SectorEdge(start=start, to=to, kind=kind) for start, to, kind in edges)
    layout = HexZone(legend={**LEGEND, **OWN}, rows=rows, edges=made)
    return MapDocument(kind="hex-zone", name="Special", layout=layout)


GROUND = [
    offset_label(c, r) for r, line in enumerate(ROWS) for c, each in enumerate(line) if each in "ds"
]
PAIRS = sorted(
    (offset_label(c, r), beside)
    for r, line in enumerate(ROWS)
    for c, each in enumerate(line)
    if each != "."
    for beside in map(label, neighbours(hex_of(offset_label(c, r))))
    if beside in GROUND
)
specials = st.builds(
    zone_of,
    st.dictionaries(st.sampled_from(GROUND), st.sampled_from("cpvwqrxy"), max_size=6),
    st.lists(
        st.tuples(st.sampled_from(PAIRS), st.sampled_from(list(EDGE_KINDS))).map(
            lambda each: (*each[0], each[1])
        ),
        max_size=12,
    ),
)


def state_of(document: MapDocument) -> ZoneState:
    zone = document.layout
    grid = grid_of(zone.width, zone.height)
    found = sectors_by_kind(grid, zone)
    through = found["silent"] | found["dangerous"]
    ends = (found["human"], found["alien"], found["pod"])
    return ZoneState.of(ZoneGround(grid, through, *ends, read_specials(zone)), found["silent"])


@given(specials)
@settings(max_examples=120)
def test_a_zone_is_sound_if_no_check_of_ways_objects_to_it(document: MapDocument) -> None:
    found = objections(document)
    is_sound = (
        not {id_ for id_, _ in found} & WAYS and ("EA-X2", "switch-out-of-reach") not in found
    )
    # A seal without a switch stays closed, which is said in a sentence before anything is made.
    assume(("EA-X2", "seal-without-switch") not in found)
    assert state_of(document).ways.is_sound == is_sound


@given(specials)
@settings(max_examples=120)
def test_a_sound_zone_is_measured_as_any_map_is(document: MapDocument) -> None:
    state = state_of(document)
    assume(state.ways.is_sound)
    assert dict(ZoneMeasures(state)) == measured(document)


@pytest.mark.parametrize("name", SPECIAL)
def test_a_map_with_kinds_and_edges_of_its_own_is_taken_up_as_it_is(name: str) -> None:
    document = sample(name)
    draft = taken_up(document, ANYTHING, None)
    made = draft.document("T").layout
    assert made.rows == document.layout.rows
    assert made.edges == document.layout.edges
    assert dict(draft.measures) == measured(document)


@pytest.mark.parametrize("name", SPECIAL)
@given(st.integers(0, 10**6))
@settings(max_examples=5)
def test_moves_leave_what_is_special_and_checks_object_to_nothing(name: str, seed: int) -> None:
    document = sample(name)
    draft = moved(taken_up(document, ANYTHING, None), seed, 100)
    made = draft.document("T")
    assert made.layout != document.layout
    assert made.layout.edges == document.layout.edges
    assert objections(made) == set()
    assert dict(draft.measures) == measured(made)
    assert build(made.to_json(), "made") == made
    own = set(document.layout.legend) - set(LEGEND)
    for before, after in zip(document.layout.rows, made.layout.rows, strict=True):
        assert [each if each in own else "" for each in before] == [
            each if each in own else "" for each in after
        ]


def test_a_selection_is_filled_beside_edges_which_hold_while_both_sides_are_sectors() -> None:
    document = sample("overweir")
    zone = document.layout
    free = {offset_label(c, r) for c in range(9, 14) for r in range(zone.height)}
    cells = {offset_label(c, r) for c in range(zone.width) for r in range(zone.height)} - free
    draft = moved(beginning(ANYTHING, Random(1), FixedPart(document, frozenset(cells))), 1, 200)
    made = draft.document("T")
    assert objections(made) == set()
    contents, before = (map_kind("hex-zone").contents(each.layout) for each in (made, document))
    assert {each: contents.get(each) for each in cells} == {
        each: before.get(each) for each in cells
    }
    kept = [each for each in zone.edges if each.pair & cells]
    assert kept != list(zone.edges)
    assert list(made.layout.edges) == [each for each in kept if each.pair <= contents.keys()]


def test_a_half_is_finished_with_the_images_of_kinds_and_edges() -> None:
    document = sample("overweir")
    zone = document.layout
    left = frozenset(offset_label(c, r) for c in range(9) for r in range(zone.height))
    target = replace(ANYTHING, options={"symmetry": "mirror left-right"})
    made = moved(beginning(target, Random(2), FixedPart(document, left)), 2, 100).document("T")
    assert objections(made) == set()
    assert measured(made)["symmetry"] == 1.0
    found = {(each.pair, each.kind) for each in made.layout.edges}
    assert (frozenset({"E02", "F02"}), "door") in found
    assert (frozenset({"O02", "N02"}), "door") in found
    assert (frozenset({"M06", "N06"}), "noisy_door") in found
    assert zone.legend[zone.rows[2][6]].kind == "locker"
    assert made.layout.legend[made.layout.rows[2][12]].kind == "locker"


def test_what_would_lose_its_counterpart_is_refused_with_its_places() -> None:
    document = sample("gillhouse")
    zone = document.layout
    left = frozenset(offset_label(c, r) for c in range(9) for r in range(zone.height))
    with pytest.raises(HullwrightError, match="C04, C06 would lose"):
        beginning(ANYTHING, Random(1), FixedPart(document, left))


def test_a_run_with_special_sectors_can_travel() -> None:
    here = Generation(HEX_ZONES, ANYTHING, 1, starts=[sample("overweir")])
    here.go_on(60)
    there = pickle.loads(pickle.dumps(here))
    here.go_on(60)
    there.go_on(60)
    assert here.best(2, with_unfit=True) == there.best(2, with_unfit=True)
