"""How cells are drawn: with inks that every theme has, inside the cell, and each thing differently."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.marks import Shape, Text
from hullwright.editor.drawing.inks import THEMES
from hullwright.editor.drawing.painter import reach_of
from hullwright.editor.kinds.tile_maze.marks import marks
from hullwright.editor.kinds.tile_maze.plane import HALF
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import CONTROLS, TELEPORTS, Special

from .mazes import EDITOR_KIND, at, maze

LOOKS = {each.content: each.look for each in EDITOR_KIND.swatches(maze())}


@pytest.mark.parametrize("content", LOOKS)
def test_every_swatch_is_drawn_with_known_inks_inside_its_cell(qtbot, content):
    drawn = marks(LOOKS[content])
    for inks in THEMES.values():
        for mark in drawn:
            used = {mark.ink} if isinstance(mark, Text) else {mark.fill, mark.stroke} - {""}
            assert used <= inks.keys()
    assert reach_of(drawn) <= HALF * 1.03


def test_all_kinds_of_tiles_look_different():
    assert len({marks(look) for look in LOOKS.values()}) == len(LOOKS)


def test_spaces_are_cut_so_that_they_can_be_counted():
    def cuts(content):
        lines = [each for each in marks(LOOKS[content]) if isinstance(each, Shape) and each.stroke]
        return sum(each.path.count("L") == 1 for each in lines)

    assert cuts("triple 0°") == cuts("single 0°") + 2


def test_an_overpass_leaves_a_gap_in_the_lane_below():
    kinds = {each.fill for each in marks(LOOKS["overpass 0°"])[2:]}
    assert "dangerous" in kinds
    assert "dangerous" not in {each.fill for each in marks(LOOKS["cross 0°"])[2:]}


def test_the_four_indicators_look_different():
    definition = house_maze().tile_set["single"]
    drawn = set()
    for kind in (*TELEPORTS, *CONTROLS):
        bearing = replace(definition, specials=(Special(kind=kind),))
        layout = replace(maze({"-1,2": "single 0°"}), tile_set={"single": bearing})
        drawn.add(marks(EDITOR_KIND.surface(layout).look(at("-1,2"))))
    assert len(drawn) == 4


def test_new_paths_exits_and_overlaps_are_shown():
    plain = EDITOR_KIND.surface(maze({"-1,2": "single 0°"}))
    path = EDITOR_KIND.surface(maze({"-1,2": "single 0°, new path E"}))
    several = EDITOR_KIND.surface(maze({"-1,2": "single 0°, tee 0°"}))
    drawn = {marks(each.look(at("-1,2"))) for each in (plain, path, several)}
    assert len(drawn) == 3
    assert len(marks(plain.look(at("-2,2")))) == len(marks(plain.look(at("-2,0")))) + 1
