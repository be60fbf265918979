"""Galaxies as something to draw and point at."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from hullwright.editor.concepts.marks import Shape
from hullwright.editor.drawing.inks import THEMES
from hullwright.editor.drawing.painter import ground_ink, reach_of
from hullwright.editor.kinds.galaxy.looks import SlotLook, marks
from hullwright.editor.kinds.galaxy.surface import GalaxySurface
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.galaxy.layout import CardType

from .galaxies import EDITOR_KIND, SAMPLES, galaxy, sample

pytestmark = pytest.mark.usefixtures("qapp")  # letters have no size without an application


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_card_of_every_sample_can_be_seen_and_pointed_at(path: Path) -> None:
    surface = EDITOR_KIND.surface(read_map(path).layout)
    placed = list(surface.placed(surface.bounds))
    # The Aliens stand beyond the last card.
    assert len(placed) == len(list(surface.cells())) + 1
    for cell, drawn in zip(surface.cells(), placed, strict=False):
        assert surface.cell_at(surface.centre(cell)) == cell
        assert surface.cell_of(surface.label(cell)) == cell
        assert (drawn.x, drawn.y) == surface.centre(cell)
    inks = {
        ink
        for each in placed
        for mark in marks(each.look)
        for ink in ((mark.fill, mark.stroke) if isinstance(mark, Shape) else (mark.ink,))
        if ink
    }
    assert all(inks <= theme.keys() for theme in THEMES.values())
    assert all(reach_of(marks(each.look)) <= 1.201 for each in placed)


def test_a_serpentine_turns_back_below_the_last_card_of_a_row() -> None:
    surface = EDITOR_KIND.surface(galaxy("EssssO", (4, 2)))
    assert surface.centre(5)[0] == surface.centre(4)[0]
    assert surface.centre(5)[1] > surface.centre(4)[1]
    assert surface.towards(4, "down") == 5
    assert surface.towards(5, "left") == 6
    assert surface.towards(6, "left") == 6


def test_a_path_from_left_to_right_begins_every_row_on_the_left() -> None:
    surface = EDITOR_KIND.surface(galaxy("EssssO", (3, 3), "left-right"))
    assert surface.centre(4)[0] == surface.centre(1)[0]
    assert (surface.look(3).goes, surface.look(4).came) == ("jump", "landing")


def test_the_spot_of_the_aliens_is_pointed_at_but_belongs_to_no_selection() -> None:
    surface = EDITOR_KIND.surface(galaxy("EsO"))
    assert surface.cell_at(surface.centre(4)) == surface.cell_of("4") == 4
    assert 4 not in surface
    assert surface.content(4) == "Aliens' start"
    assert surface.rectangle(1, 4) == [1, 2, 3]


def test_the_ground_is_counted_along_the_path() -> None:
    surface = EDITOR_KIND.surface(galaxy("EsssssO", (4, 3)))
    assert surface.neighbours(4) == [3, 5]
    assert surface.neighbours(1) == [2]
    assert surface.disc(4, 1) == [3, 4, 5]
    assert surface.steps(2, 6) == 4
    assert surface.rectangle(3, 5) == [3, 4, 5, 6]
    # A straight line goes over the table, not along the path.
    assert surface.line(3, 6) == [3, 6]
    x, y = surface.centre(2)
    assert surface.inside([(x - 1, y - 1), (x + 1, y - 1), (x, y + 1)]) == [2]
    assert surface.inside([(x, y), (x, y)]) == []
    assert surface.cell_at((-50.0, 0.0)) is None
    assert surface.cell_of("0") is surface.cell_of("x") is None


def test_only_what_looks_different_is_drawn_again() -> None:
    before = EDITOR_KIND.surface(galaxy("EsPO"))
    assert EDITOR_KIND.surface(galaxy("EsPO")).changed(before) == []
    assert EDITOR_KIND.surface(galaxy("EPsO", up=2)).changed(before) == [2, 3]
    assert EDITOR_KIND.surface(galaxy("EssPO")).changed(before) is None
    assert EDITOR_KIND.surface(galaxy("EsPO", (2, 2))).changed(before) is None


def test_rulers_count_the_cards_of_a_row_and_the_rows() -> None:
    surface = EDITOR_KIND.surface(galaxy("EssssO", (2, 4)))
    assert [mark.text for mark in surface.columns()] == ["1", "2", "3", "4"]
    assert [mark.text for mark in surface.rows()] == ["1", "2"]


def test_a_designers_own_types_look_like_what_they_are_good_for() -> None:
    layout = sample().layout
    own = {
        "ice": CardType(parsec=3, planet=True, bonus="food", title="Ice giant with a long name"),
        "storm": CardType(parsec=4),
        "void": CardType(parsec=1),
    }
    types = {**layout.card_types, **own}
    painted = EDITOR_KIND.painted(
        replace(layout, card_types=types), {5: "ice", 6: "storm", 9: "void"}
    )
    looks = [EDITOR_KIND.surface(painted).look(at) for at in (5, 6, 9)]
    assert [look.face.role for look in looks] == ["planet", "asteroid", "space"]
    assert all(marks(one) != marks(other) for one, other in combinations(looks, 2))
    assert {each.content for each in EDITOR_KIND.swatches(painted)} >= own.keys()


def test_sides_differ_by_more_than_colour() -> None:
    surface = EDITOR_KIND.surface(galaxy("EsO", up=2))
    up, down = surface.look(2), surface.look(2)._replace(face_up=False)
    assert len(marks(down)) > len(marks(up))
    assert ground_ink(marks(up)) != ground_ink(marks(down))


def test_every_swatch_has_a_look_a_key_of_its_own_and_can_be_painted() -> None:
    layout = sample().layout
    swatches = EDITOR_KIND.swatches(layout)
    keys = [each.key for each in swatches if each.key]
    assert len(keys) == len(set(keys)) == 10
    assert [each.content for each in swatches[5:7]] == ["earth", "ocean"]
    for each in swatches:
        assert isinstance(each.look, SlotLook)
        assert marks(each.look)
        assert EDITOR_KIND.painted(layout, {6: each.content})
    assert isinstance(EDITOR_KIND.surface(layout), GalaxySurface)
