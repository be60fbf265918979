"""The sample mazes: their figures are those of the digest, and each keeps its character."""

from dataclasses import replace

import networkx as nx
import pytest

from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.house import house_maze


def sample(name: str) -> MapDocument:
    return read_map(HERE / "mazes" / f"{name}.json")


def ids(examination: Examination) -> list[str]:
    return [each.id for each in examination.problems if each.severity != "hint"]


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("quarantine-ring", [14, 14, 15, 15]),
        ("severed-spoke", [16, 16, 16, 17, 18]),
        ("long-haul", [17, 17, 17, 17]),
    ],
)
def test_the_exits_of_a_sample_are_as_many_and_as_far_as_its_design_says(name, steps):
    examination = Examination(sample(name))
    assert sorted(examination.distances["exits"].values()) == steps
    assert examination.distances["nearest_exit"] == steps[0]
    assert ids(examination) == []


@pytest.mark.parametrize(("board", "exits"), [("alpha", 4), ("omega", 8)])
def test_every_exit_of_a_house_board_is_12_steps_from_the_hub(board, exits):
    maze = replace(house_maze(), start_board=board)
    examination = Examination(MapDocument(kind="tile-maze", name="Any", layout=maze))
    assert list(examination.distances["exits"].values()) == [12] * exits
    assert examination.problems == ()


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("cold-start", {"skiff": 3, "tender": 5, "lighter": 6, "barge": 8}),
        ("boiler-deck", {"boiler": 4, "condenser": 8}),
    ],
)
def test_every_face_of_a_bare_start_board_is_sound_and_fair(name, faces):
    """NE-2, NE-20: two boards with a face on each side; every exit is 12 steps from the hub."""
    document = sample(name)
    assert document.layout.placed == ()
    for face, exits in faces.items():
        shown = replace(document, layout=replace(document.layout, start_board=face))
        examination = Examination(shown)
        assert list(examination.distances["exits"].values()) == [12] * exits
        assert examination.problems == ()


def test_the_four_faces_of_cold_start_are_for_two_to_eight_players():
    boards = sample("cold-start").layout.start_boards.values()
    seats = sorted((each.players.min, each.players.max) for each in boards)
    assert seats == [(2, 2), (3, 4), (5, 6), (7, 8)]


def test_boiler_deck_has_yellow_control_centres_and_tiles_of_its_own():
    maze = sample("boiler-deck").layout
    for board in maze.start_boards.values():
        assert [each.kind for each in board.specials].count("control_yellow") == 2
    assert {name for name, each in maze.actions.items() if each.effects} == {
        *("vent_leak", "pressure_surge"),
    }


def test_quarantine_ring_is_one_circle_around_the_start_board():
    figures = Examination(sample("quarantine-ring")).metrics
    # Four of the arms and the ring make four loops; with the arms cut off, the ring is one.
    assert figures["loops"] == 4
    assert figures["dead_ends"] == 0
    assert figures["branches"] == 1 + 4 + 4


def test_long_haul_has_four_loops_and_new_paths_on_two_of_them():
    document = sample("long-haul")
    assert Examination(document).metrics["loops"] == 4
    new_paths = {each.at.label: each.new_path for each in document.layout.placed if each.new_path}
    assert new_paths == {"-2,1": "N", "1,4": "E"}


def test_a_teleporter_joins_an_island():
    examination = Examination(sample("severed-spoke"))
    assert nx.number_connected_components(examination.survey.walks) == 2
    assert None not in examination.distances["exits"].values()
    assert ids(examination) == []


def without(document: MapDocument, at: str, **changes: object) -> Examination:
    placed = tuple(each for each in document.layout.placed if each.at.label != at)
    return Examination(replace(document, layout=replace(document.layout, placed=placed, **changes)))


def test_an_island_that_loses_its_teleporter_has_no_way_home():
    (lost,) = without(sample("severed-spoke"), "-2,6").errors
    assert (lost.id, lost.cells) == ("NEV-4", ("-2,7", "-2,8"))


def test_an_island_still_leads_home_when_only_the_other_teleporter_is_gone():
    # It jumps to the yellow indicator on the hub (NE-53); that nobody gets there is no error.
    examination = without(sample("severed-spoke"), "-2,2")
    assert examination.errors == ()
    assert examination.distances["exits"]["-2,7:S"] is None


def test_an_island_has_no_way_home_when_its_teleporter_leads_nowhere():
    spoke = sample("severed-spoke")
    bare = replace(spoke.layout.start_boards["alpha"], specials=())
    (lost,) = without(spoke, "-2,2", start_boards={"alpha": bare}).errors
    assert (lost.id, lost.cells) == ("NEV-4", ("-2,6", "-2,7", "-2,8"))
