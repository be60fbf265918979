"""The surface of a maze: cells, looks, and the margin that grows with it."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.editor_kind import Box
from hullwright.editor.kinds.tile_maze.growth import grown
from hullwright.editor.kinds.tile_maze.looks import EmptyLook, MazeTileLook
from hullwright.editor.kinds.tile_maze.plane import CellBlock
from hullwright.editor.kinds.tile_maze.surface import MARGIN, MazeSurface
from hullwright.schema.kinds.tile_maze.edits import painted
from hullwright.schema.kinds.tile_maze.layout import Bounds

from .mazes import EDITOR_KIND, at, maze, sample

SAMPLES = ("long-haul", "severed-spoke", "quarantine-ring")


@pytest.mark.parametrize("name", SAMPLES)
def test_every_cell_of_the_samples_is_drawn_and_found_again(name):
    surface = EDITOR_KIND.surface(sample(name).layout)
    placed = {(each.x, each.y): each.look for each in surface.placed(surface.bounds)}
    for cell in surface.cells():
        assert placed[surface.centre(cell)] == surface.look(cell)
        assert surface.cell_at(surface.centre(cell)) == cell
        assert surface.cell_of(surface.label(cell)) == cell
        assert EDITOR_KIND.marks(surface.look(cell))
    assert len(placed) == surface.block.size


def test_there_is_always_room_at_the_edge():
    before = EDITOR_KIND.surface(maze())
    edge = at(f"{before.block.bottom},0")
    after = EDITOR_KIND.surface(painted(before.maze, {edge: "cross 0°"}))
    assert after.block == CellBlock(-MARGIN, edge.row + MARGIN, -MARGIN, 2 + MARGIN)
    assert after.bounds.bottom > before.bounds.bottom


def test_what_is_to_be_printed_is_shown_too():
    layout = replace(maze(), bounds=Bounds(rows=(-9, 0), columns=(0, 12)))
    assert EDITOR_KIND.surface(layout).block == CellBlock(
        -9 - MARGIN, 2 + MARGIN, -MARGIN, 12 + MARGIN
    )


def test_a_laid_tile_changes_how_its_neighbours_look():
    before = EDITOR_KIND.surface(maze())
    after = EDITOR_KIND.surface(painted(before.maze, {at("-1,2"): "tee 180°"}))
    shown = {cell for cell in after.changed(before) if cell in before.block}
    assert {each.label for each in shown} == {"-1,2", "-1,1", "-1,3"}
    assert after.look(at("-1,3")) == EmptyLook("W")
    assert before.look(at("-1,2")) == EmptyLook("S")


def test_cells_that_come_into_view_are_drawn_anew():
    before = EDITOR_KIND.surface(maze())
    after = EDITOR_KIND.surface(painted(before.maze, {at("4,1"): "cross 0°"}))
    assert at("6,0") in after.changed(before)
    assert EDITOR_KIND.surface(before.maze).changed(before) == set()


def test_the_board_is_one_block_with_a_frame_and_a_hub():
    surface = EDITOR_KIND.surface(maze())
    looks = {cell.label: surface.look(cell) for cell in surface.board}
    assert [looks[label].frame for label in ("0,0", "0,1", "1,1", "2,2")] == ["NW", "N", "", "ES"]
    assert [label for label, look in looks.items() if look.hub] == ["1,1"]
    assert surface.content(at("1,1")) == "start board alpha"


def test_tiles_under_others_are_told():
    look = EDITOR_KIND.surface(maze({"4,4": "tee 0°, corner 0°"})).look(at("4,4"))
    assert isinstance(look, MazeTileLook)
    assert look.several


def test_rulers_and_labels_count_rows_and_columns():
    surface = EDITOR_KIND.surface(maze())
    assert [mark.text for mark in surface.rows()] == ["-2", "-1", "0", "1", "2", "3", "4"]
    assert surface.label(at("3,-2")) == "3,-2"
    assert surface.cell_of("3,-2") == at("3,-2")
    assert surface.cell_of("D09") is None
    assert surface.cell_of("6000,0") is None


def test_tiles_that_lie_very_far_apart_are_shown_without_the_grid_between():
    surface = EDITOR_KIND.surface(maze({"4900,4900": "cross 0°"}))
    assert isinstance(surface, MazeSurface)
    assert len(list(surface.placed(surface.bounds))) == len(surface.looks)
    assert not list(surface.placed(Box(3000, 3000, 3010, 3010)))[37:]
    everything = [(-9e4, -9e4), (9e4, -9e4), (9e4, 9e4), (-9e4, 9e4)]
    assert at("4900,4900") in surface.inside(everything)


def test_lines_discs_and_rectangles_are_made_of_squares():
    surface = EDITOR_KIND.surface(maze())
    assert len(surface.disc(at("0,0"), 2)) == 13
    assert surface.line(at("0,0"), at("0,3"))[-1] == at("0,3")
    assert len(surface.line(at("0,0"), at("2,5"))) == 6
    assert len(surface.rectangle(at("2,2"), at("0,0"))) == 9
    assert surface.steps(at("0,0"), at("2,-3")) == 5
    assert surface.towards(at("-2,0"), "up") == at("-2,0")
    assert surface.towards(at("0,0"), "right") == at("0,1")


@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_around_an_edit_is_what_the_whole_maze_shows(seed):
    layout = grown(maze(), 30, seed)
    before = EDITOR_KIND.surface(layout)
    for placement in layout.placed[::5]:
        edited = painted(layout, {placement.at: "overpass 0°", placement.at.beside("N"): "empty"})
        after, whole = EDITOR_KIND.surface(edited), EDITOR_KIND.surface(edited)
        changed = after.changed(before)
        for cell in {*whole.looks, *before.looks}:
            assert (cell in changed) == (whole.looks.get(cell) != before.looks.get(cell)) or (
                cell not in before.block or cell not in after.block
            )
            assert after.look(cell) == whole.look(cell)


@pytest.mark.parametrize("seed", [3, 4])
def test_a_maze_that_was_compared_with_the_one_before_looks_as_if_it_were_new(seed: int) -> None:
    before = MazeSurface(grown(maze(), 30, seed))
    for cell in before.block.all():
        after = MazeSurface(painted(before.maze, {cell: "tee 90°"}))
        changed = after.changed(before)
        anew = MazeSurface(after.maze)
        assert after.looks == anew.looks
        assert changed is not None
        assert {each for each in changed if each in anew.block and each in before.block} == {
            each
            for each in before.block.all()
            if each in anew.block and anew.look(each) != before.look(each)
        }
