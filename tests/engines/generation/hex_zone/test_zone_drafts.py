"""Drafts of zones: legal and measured right after any moves, symmetric where they should be, with what must stay."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.generation.contract import FixedPart
from hullwright.engines.generation.hex_zone.beginning import beginning, taken_up
from hullwright.engines.generation.hex_zone.draft import ZoneDraft
from hullwright.engines.generation.hex_zone.examined import measured
from hullwright.engines.generation.hex_zone.plans import PLANS
from hullwright.engines.generation.hex_zone.symmetry import NONE, SYMMETRIES, TURNED
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.boards.hexes import hex_of, offset_label
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

SMALL = {"columns": 13, "rows": 9, "pods": 2}


def target(**options: object) -> Target:
    return Target(name="Any", kind="hex-zone", options={**SMALL, **options})


@cache
def begun(symmetry: str, plan: str = "any", seed: int = 1) -> ZoneDraft:
    return beginning(target(symmetry=symmetry, plan=plan), Random(seed), None)


def disturbed(draft: ZoneDraft, seed: int, moves: int) -> ZoneDraft:
    """Return a copy of a draft after moves, some of which were taken back."""
    draft, chance = draft.copy(), Random(seed)
    for _ in range(moves):
        before = draft.state
        if draft.move(chance) and chance.random() < 0.3:
            draft.take_back()
            assert draft.state == before
    return draft


def objections(document: MapDocument) -> list[str]:
    return [
        each.id for each in Examination(document).problems if each.severity is not Severity.HINT
    ]


@given(st.sampled_from(SYMMETRIES), st.integers(0, 10**6), st.integers(1, 60))
@settings(max_examples=30)
def test_measures_are_those_of_the_finished_map_after_any_moves(
    symmetry: str, seed: int, moves: int
) -> None:
    draft = disturbed(begun(symmetry), seed, moves)
    assert dict(draft.measures) == measured(draft.document("Moved"))


@given(st.sampled_from(SYMMETRIES), st.integers(0, 10**6))
@settings(max_examples=15)
def test_checks_object_to_nothing_after_any_moves(symmetry: str, seed: int) -> None:
    assert objections(disturbed(begun(symmetry), seed, 60).document("Moved")) == []


@pytest.mark.parametrize("symmetry", [each for each in SYMMETRIES if each != NONE])
def test_moves_keep_the_symmetry(symmetry: str) -> None:
    draft = disturbed(begun(symmetry), 3, 150)
    assert draft.state != begun(symmetry).state
    assert measured(draft.document("Moved"))["symmetry"] == 1.0


@pytest.mark.parametrize("plan", PLANS)
def test_each_plan_begins_with_a_map_that_checks_object_to_nothing_in(plan: str) -> None:
    document = begun("any", plan, 2).document("Begun")
    assert objections(document) == []
    assert Examination(document).board.counts()["pod"] == 2


def test_the_same_chance_begins_alike() -> None:
    one, other = (beginning(target(), Random(7), None).document("T") for _ in range(2))
    assert one == other


@pytest.mark.parametrize("name", ["bellwether", "cinder-warren", "thimble"])
def test_a_map_that_is_there_is_taken_up_as_it_is(name: str) -> None:
    document = read_map(SAMPLES / "hex-zones" / f"{name}.json")
    draft = taken_up(document, target(), None)
    assert draft.document("T").layout.rows == document.layout.rows
    assert dict(draft.measures) == measured(document)


def test_a_map_that_lacks_a_start_is_refused_with_a_sentence() -> None:
    lonely = MapDocument(
        kind="hex-zone", name="Lonely", layout=HexZone(legend=LEGEND, rows=("Hdd1",))
    )
    with pytest.raises(HullwrightError, match="needs one start for each side"):
        taken_up(lonely, target(), None)


def test_locked_sectors_stay_as_they_are() -> None:
    document = read_map(SAMPLES / "hex-zones" / "rosewheel.json")
    rows = document.layout.rows
    locked = {offset_label(c, r): rows[r][c] for c in range(12) for r in range(len(rows))}
    fixed = FixedPart(document, frozenset(locked))
    for draft in (
        taken_up(document, target(), fixed),
        beginning(Target(name="T", kind="hex-zone"), Random(1), fixed),
    ):
        moved = disturbed(draft, 5, 200).document("T").layout.rows
        assert {
            offset_label(c, r): moved[r][c] for c in range(12) for r in range(len(rows))
        } == locked
        assert moved != rows


def test_a_selection_is_filled_and_the_rest_stays() -> None:
    document = read_map(SAMPLES / "hex-zones" / "bellwether.json")
    rows = document.layout.rows
    selection = {offset_label(c, r) for c in range(7, 16) for r in range(8, 14)}
    emptied = tuple(
        "".join("." if offset_label(c, r) in selection else each for c, each in enumerate(line))
        for r, line in enumerate(rows)
    )
    hollow = MapDocument(
        kind="hex-zone", name="Hollow", layout=HexZone(legend=LEGEND, rows=emptied)
    )
    others = {offset_label(c, r) for c in range(23) for r in range(14)} - selection
    fixed = FixedPart(hollow, frozenset(others))
    made = beginning(Target(name="T", kind="hex-zone"), Random(1), fixed).document("T")
    assert objections(made) == []
    changed = {
        offset_label(c, r)
        for r, line in enumerate(made.layout.rows)
        for c, each in enumerate(line)
        if each != emptied[r][c]
    }
    assert changed
    assert changed <= selection


def test_a_half_is_finished_by_its_image_with_the_start_of_the_other_side() -> None:
    half = (
        "..ddd......",
        ".ddHdd.....",
        "ddd.ddd....",
        "d1dddd.....",
        "..dd.......",
        "...........",
        "...........",
        "...........",
    )
    document = MapDocument(kind="hex-zone", name="Half", layout=HexZone(legend=LEGEND, rows=half))
    drawn = frozenset(
        offset_label(c, r)
        for r, line in enumerate(half)
        for c, each in enumerate(line)
        if each != "."
    )
    wished = Target(name="T", kind="hex-zone", options={"symmetry": "rotation 2", "pods": 2})
    draft = disturbed(beginning(wished, Random(1), FixedPart(document, drawn)), 1, 100)
    made = draft.document("T")
    assert objections(made) == []
    assert measured(made)["symmetry"] == 1.0
    assert all(
        made.layout.rows[r][c] == each
        for r, line in enumerate(half)
        for c, each in enumerate(line)
        if each != "."
    )


THIRD = (
    ".......ddd.....",
    ".......dHdd....",
    "......ds1dd....",
    ".......dddd....",
    ".......dsd.....",
    "........d......",
    *(["..............."] * 7),
)
SIXTH = (
    ".......d.......",
    ".......dHd.....",
    ".......d1d.....",
    "........d......",
    "........s......",
    *(["..............."] * 8),
)
"""A third and a sixth of a zone around H07."""


def drawn_part(rows: tuple[str, ...]) -> FixedPart:
    document = MapDocument(kind="hex-zone", name="Part", layout=HexZone(legend=LEGEND, rows=rows))
    cells = (
        offset_label(c, r)
        for r, line in enumerate(rows)
        for c, each in enumerate(line)
        if each != "."
    )
    return FixedPart(document, frozenset(cells))


@pytest.mark.parametrize(("symmetry", "rows"), [("rotation 3", THIRD), ("rotation 6", SIXTH)])
def test_a_third_or_a_sixth_is_finished_by_its_images(symmetry: str, rows: tuple[str, ...]) -> None:
    part = drawn_part(rows)
    wished = Target(name="T", kind="hex-zone", options={"symmetry": symmetry, "centre": "H07"})
    made = disturbed(beginning(wished, Random(1), part), 1, 100).document("T")
    assert objections(made) == []
    assert measured(made)["symmetry"] == 1.0
    contents = map_kind("hex-zone").contents(made.layout)
    drawn = map_kind("hex-zone").contents(part.document.layout)
    assert {each: contents[each] for each in drawn} == drawn
    assert measured(made)["pods"] == 3


@pytest.mark.parametrize(
    ("symmetry", "centre", "count"),
    [("rotation 3", "F05", 3), ("rotation 3", "F05 G05 G06", 3), ("rotation 6", "G04", 6)],
)
def test_a_zone_is_turned_about_the_centre_that_is_named(
    symmetry: str, centre: str, count: int
) -> None:
    draft = disturbed(beginning(target(symmetry=symmetry, centre=centre), Random(2), None), 2, 60)
    names = centre.split()
    cells = [hex_of(each) for each in names]
    about_q, about_r = (sum(each[n] for each in cells) / len(cells) for n in (0, 1))
    opened = [hex_of(each) for each in map_kind("hex-zone").contents(draft.document("T").layout)]
    assert sum(each.q for each in opened) / len(opened) == pytest.approx(about_q)
    assert sum(each.r for each in opened) / len(opened) == pytest.approx(about_r)
    assert max(each.bit_count() for each in draft.frame.symmetry.orbits.values()) == count
    again = taken_up(draft.document("T"), target(symmetry=symmetry), None)
    assert again.state.is_symmetric


@pytest.mark.parametrize(
    ("symmetry", "centre", "sentence"),
    [
        ("rotation 3", "Z99", "no sector of the sheet"),
        ("rotation 3", "middle", "no sector of the sheet"),
        ("rotation 6", "F05 G05", "can't be the centre"),
        ("rotation 3", "A01 G05 C03", "can't be the centre"),
        ("mirror left-right", "F05 G05", "can't be the centre"),
        ("rotation 6", "A01", "nearer to its middle"),
    ],
)
def test_what_is_no_centre_is_refused_with_a_sentence(
    symmetry: str, centre: str, sentence: str
) -> None:
    with pytest.raises(HullwrightError, match=sentence):
        beginning(target(symmetry=symmetry, centre=centre), Random(1), None)


@given(st.sampled_from(TURNED), st.integers(0, 10**6))
@settings(max_examples=10)
def test_sectors_with_an_image_beside_the_sheet_stay_closed(symmetry: str, seed: int) -> None:
    draft = disturbed(begun(symmetry), seed, 60)
    assert draft.state.ground.open & ~draft.frame.symmetry.whole == 0
    assert draft.frame.symmetry.whole != draft.frame.grid.sheet


@pytest.mark.parametrize(("starts", "is_centred"), [("facing", False), ("on the axis", True)])
def test_under_turns_starts_face_each_other_or_one_is_in_the_centre(
    starts: str, is_centred: bool
) -> None:
    draft = beginning(target(symmetry="rotation 6", starts=starts), Random(3), None)
    moved = disturbed(draft, 3, 150).state.ground
    orbits = draft.frame.symmetry.orbits
    sizes = sorted(orbits[each.bit_length() - 1].bit_count() for each in (moved.human, moved.alien))
    assert sizes == ([1, 6] if is_centred else [6, 6])
    assert is_centred or orbits[moved.human.bit_length() - 1] & moved.alien


def test_chokepoints_are_made_only_for_those_who_wish_for_them() -> None:
    wishes = (Wish(measure="chokepoints", least=1),)
    tight = Target(name="T", kind="hex-zone", options=SMALL, wishes=wishes)
    assert beginning(tight, Random(1), None).frame.has_chokepoints
    assert not begun(NONE).frame.has_chokepoints


def test_where_nothing_fits_a_sentence_says_so() -> None:
    with pytest.raises(HullwrightError, match="No zone fits these options"):
        beginning(target(columns=7, rows=1), Random(1), None)


def test_a_map_without_anything_to_measure_is_refused_with_a_sentence() -> None:
    bare = MapDocument(kind="hex-zone", name="Bare", layout=HexZone(legend=LEGEND, rows=("ddd",)))
    with pytest.raises(HullwrightError, match="“Bare” can't be measured"):
        measured(bare)
