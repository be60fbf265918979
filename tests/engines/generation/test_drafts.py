"""Drafts of mazes, stations and galaxies: legal and measured right after any moves, with what must stay."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.generation.contract import Draft, FixedPart
from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.target_check import target_faults
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build, read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.records import JsonObject

BEGINNINGS: tuple[tuple[str, JsonObject], ...] = (
    ("tile-maze", {}),
    ("tile-maze", {"symmetry": "half-turn", "tiles": 14}),
    ("tile-maze", {"symmetry": "quarter-turn", "start_board": "omega", "span": 2}),
    ("tile-maze", {"new_paths": True, "tiles": 24, "span": 4}),
    ("station", {}),
    ("station", {"symmetry": "both", "board": "hexagon"}),
    ("station", {"symmetry": "none", "gates_move": True, "fixed": "all", "jump_points": 3}),
    (
        "station",
        {"symmetry": "half-turn", "board": "wide", "pieces": 4, "jump_points": 2, "cargo": 8},
    ),
    ("galaxy", {}),
    ("galaxy", {"positions": 17, "box_moves": True}),
    ("galaxy", {"positions": 11, "rows": 1, "face_up": 3, "threats_move": False}),
)
"""Beginnings that differ in what moves may do."""
KINDS = ("tile-maze", "station", "galaxy")
SAMPLED = {
    "tile-maze": (
        "mazes/quarantine-ring",
        "mazes/long-haul",
        "mazes/severed-spoke",
        "mazes/cold-start",
    ),
    "station": (
        "stations/standard",
        "stations/heron-liner",
        "stations/eight-rocks",
        "stations/rung-spire",
    ),
    "galaxy": ("galaxies/first-light", "galaxies/asteroid-belt", "galaxies/dead-reach"),
}


@cache
def begun(number: int) -> Draft:
    kind, options = BEGINNINGS[number]
    target = Target(name="Any", kind=kind, options=options)
    return draft_kind(kind).beginning(target, Random(1), None)


def disturbed(draft: Draft, seed: int, moves: int) -> Draft:
    """Return a copy of a draft after moves, some of which were taken back."""
    draft, chance = draft.copy(), Random(seed)
    for _ in range(moves):
        if draft.move(chance) and chance.random() < 0.4:
            draft.take_back()
    return draft


def objections(document: MapDocument) -> list[tuple[str, str]]:
    return [
        (each.id, each.case)
        for each in Examination(document).problems
        if each.severity is not Severity.HINT
    ]


def sample(name: str) -> MapDocument:
    return read_map(SAMPLES / f"{name}.json")


@given(st.integers(0, len(BEGINNINGS) - 1), st.integers(0, 10**6), st.integers(0, 60))
@settings(max_examples=20)
def test_measures_are_those_of_the_finished_map_after_any_moves(
    number: int, seed: int, moves: int
) -> None:
    draft = disturbed(begun(number), seed, moves)
    kind = draft_kind(BEGINNINGS[number][0])
    document = draft.document("Moved")
    assert dict(draft.measures) == pytest.approx(dict(kind.measured(document)), abs=0.011)
    assert list(draft.measures) == list(kind.measures)


@given(st.integers(0, len(BEGINNINGS) - 1), st.integers(0, 10**6))
@settings(max_examples=20)
def test_checks_object_to_nothing_after_any_moves(number: int, seed: int) -> None:
    document = disturbed(begun(number), seed, 80).document("Moved")
    assert objections(document) == []
    assert list(map_kind(document.kind).faults(document.layout)) == []
    assert build(document.to_json(), "moved") == document


@pytest.mark.parametrize("number", range(len(BEGINNINGS)))
def test_a_move_that_is_taken_back_leaves_everything_as_it_was(number: int) -> None:
    draft, chance, made = begun(number).copy(), Random(3), 0
    for _ in range(20):
        before, measures = draft.document("T"), dict(draft.measures)
        if draft.move(chance):
            made += draft.document("T") != before
            draft.take_back()
        assert draft.document("T") == before
        assert dict(draft.measures) == measures
    assert made


@pytest.mark.parametrize("number", range(len(BEGINNINGS)))
def test_the_same_chance_begins_and_goes_on_alike(number: int) -> None:
    kind, options = BEGINNINGS[number]
    target = Target(name="Any", kind=kind, options=options)
    one, other = (draft_kind(kind).beginning(target, Random(7), None) for _ in range(2))
    assert one.document("T") == other.document("T")
    assert disturbed(one, 5, 40).document("T") == disturbed(other, 5, 40).document("T")


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_its_own_way(kind: str) -> None:
    number = next(n for n, each in enumerate(BEGINNINGS) if each[0] == kind)
    before = begun(number).document("T")
    assert disturbed(begun(number), 9, 60).document("T") != before
    assert begun(number).document("T") == before


@pytest.mark.parametrize("name", [each for names in SAMPLED.values() for each in names])
def test_a_map_that_is_there_is_taken_up_as_it_is_and_gets_no_worse(name: str) -> None:
    document = sample(name)
    kind = draft_kind(document.kind)
    draft = kind.taken_up(document, Target(name="Any", kind=document.kind), None)
    assert map_kind(document.kind).contents(draft.document("T").layout) == map_kind(
        document.kind
    ).contents(document.layout)
    assert dict(draft.measures) == pytest.approx(dict(kind.measured(document)), abs=0.011)
    moved = disturbed(draft, 4, 60).document("T")
    assert set(objections(moved)) <= set(objections(document))
    assert moved.layout != document.layout


@pytest.mark.parametrize("name", [names[0] for names in SAMPLED.values()])
def test_locked_cells_stay_as_they_are(name: str) -> None:
    document = sample(name)
    kind, contents = draft_kind(document.kind), map_kind(document.kind).contents
    before = contents(document.layout)
    locked = {
        label: before[label] for label in sorted(before)[::2] if before[label] != "jump point"
    }
    target = Target(
        name="Any",
        kind=document.kind,
        options={} if kind.kind == "galaxy" else {"symmetry": "none"},
    )
    part = FixedPart(document, frozenset(locked))
    for draft in (
        kind.taken_up(document, target, part),
        kind.beginning(target, Random(1), part),
    ):
        moved = contents(disturbed(draft, 5, 80).document("T").layout)
        assert {label: moved.get(label) for label in locked} == locked
        assert moved != before


def test_a_maze_is_finished_by_the_images_of_what_must_stay() -> None:
    maze = sample("mazes/quarantine-ring")
    layout = maze.layout
    half = tuple(each for each in layout.placed if each.at.row < 1 or each.at == Cell(1, 3))
    begun_maze = replace(maze, layout=replace(layout, placed=half))
    part = FixedPart(begun_maze, frozenset(each.at.label for each in half))
    target = Target(name="Any", kind="tile-maze", options={"symmetry": "half-turn"})
    made = draft_kind("tile-maze").beginning(target, Random(1), part).document("T")
    assert objections(made) == []
    assert all(each in made.layout.placed for each in half)
    assert {(2 - each.at.row, 2 - each.at.column) for each in made.layout.placed} == {
        tuple(each.at) for each in made.layout.placed
    }


def test_a_station_is_finished_by_the_images_of_what_must_stay() -> None:
    whole = sample("stations/standard")
    rows = tuple(
        line if row < 7 else line.replace("#", ".") for row, line in enumerate(whole.layout.rows)
    )
    half = replace(whole, layout=replace(whole.layout, rows=rows, creatures=()))
    drawn = {
        label
        for label, word in map_kind("station").contents(half.layout).items()
        if "station" in word
    }
    target = Target(name="Any", kind="station", options={"symmetry": "top-bottom"})
    draft = draft_kind("station").beginning(target, Random(1), FixedPart(half, frozenset(drawn)))
    made = disturbed(draft, 1, 40).document("T")
    assert objections(made) == []
    assert made.layout.rows == whole.layout.rows
    assert len(made.layout.creatures) == 5


def _without_gates(document: MapDocument) -> MapDocument:
    return replace(document, layout=replace(document.layout, jump_points=()))


def _without_tiles(document: MapDocument) -> MapDocument:
    alone = tuple(each for each in document.layout.placed if each.at == Cell(3, 3))
    return replace(document, layout=replace(document.layout, placed=alone))


def _without_goal(document: MapDocument) -> MapDocument:
    return replace(document, layout=replace(document.layout, cards=document.layout.cards[:-1]))


@pytest.mark.parametrize(
    ("name", "spoilt"),
    [
        ("mazes/quarantine-ring", _without_tiles),
        ("stations/standard", _without_gates),
        ("galaxies/first-light", _without_goal),
    ],
)
def test_a_map_with_mistakes_is_refused_with_a_sentence(
    name: str, spoilt: Callable[[MapDocument], MapDocument]
) -> None:
    document = spoilt(sample(name))
    with pytest.raises(HullwrightError, match="put right what its checks find"):
        draft_kind(document.kind).taken_up(document, Target(name="T", kind=document.kind), None)


def test_cards_that_are_drawn_are_not_moved_about() -> None:
    document = sample("galaxies/uncharted-night")
    with pytest.raises(HullwrightError, match="drawn from a deck"):
        draft_kind("galaxy").taken_up(document, Target(name="T", kind="galaxy"), None)


def test_a_station_for_fewer_has_fewer_tiles_of_each_class() -> None:
    options = {"cargo": 8, "habitat": 9, "bridge": 9}
    target = Target(name="Small", kind="station", options=options)
    document = draft_kind("station").beginning(target, Random(1), None).document("Small")
    assert [each.count for each in document.layout.tile_classes] == [8, 9, 9, 4]
    assert document.players is not None
    assert document.players.max == 3
    few = replace(target, options={"cargo": 6, "habitat": 6, "bridge": 3})
    with pytest.raises(HullwrightError, match="too few"):
        draft_kind("station").beginning(few, Random(1), None)


@pytest.mark.parametrize("kind", KINDS)
def test_presets_ask_for_what_there_is_and_can_be_begun(kind: str) -> None:
    presets = draft_kind(kind).presets()
    assert len(presets) >= 3
    for target in presets:
        assert list(target_faults(target, draft_kind(kind))) == []
        document = draft_kind(kind).beginning(target, Random(2), None).document(target.name)
        assert objections(document) == []


@pytest.mark.parametrize(
    ("kind", "preset"),
    [("tile-maze", "Severed wing"), ("station", "Last shift"), ("galaxy", "Dash")],
)
def test_a_short_run_finds_maps_that_meet_a_preset(kind: str, preset: str) -> None:
    target = next(each for each in draft_kind(kind).presets() if each.name == preset)
    run = Generation(draft_kind(kind), target, seed=1)
    run.go_on(1600)
    found = run.best(2)
    assert len(found) == 2
    for each in found:
        assert objections(each.document) == []
        assert each.score.is_fit
