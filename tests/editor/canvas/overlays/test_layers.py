"""What the layers draw, and where they draw nothing."""

from dataclasses import replace

import pytest

from hullwright.editor.canvas.overlays.axes import AxesLayer
from hullwright.editor.canvas.overlays.badges import BADGES
from hullwright.editor.canvas.overlays.comparison import ComparisonLayer
from hullwright.editor.canvas.overlays.problems import ProblemsLayer
from hullwright.editor.canvas.overlays.shading import ShadingLayer
from hullwright.editor.concepts.question import Shading
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.schema.boards.hexes import Hex, hex_of
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message

from .open_maps import OpenMaps, is_blank, is_marked, painted

NEAR = Camera(24.0, -2.0, -2.0)
FAR = Camera(3.0, -4.0, -4.0)


def problem(severity: Severity, *cells: str) -> Problem:
    return Problem.in_own_words("EAV-1", severity, message("Something is wrong."), cells)


def knowing(workplace, **found):
    workplace.know(replace(workplace.findings, **found))
    return workplace


@pytest.mark.parametrize("camera", [NEAR, FAR], ids=["near", "far"])
@pytest.mark.parametrize("severity", Severity)
def test_the_cells_of_a_problem_are_marked_and_no_others(desk: OpenMaps, camera, severity):
    place = knowing(desk.open("ssss", "ssss"), problems=(problem(severity, "A01"),))
    image = painted(ProblemsLayer(place, desk.overlays.focus), camera)
    assert is_marked(image, place, camera, "A01")
    assert not is_marked(image, place, camera, "D02")


def test_severities_differ_by_shape_and_not_by_colour_alone():
    paths = {severity: marks[0].path for severity, marks in BADGES.items()}
    assert len(set(paths.values())) == len(Severity)


def test_the_problem_in_focus_is_marked_more_strongly(desk: OpenMaps):
    one, other = problem(Severity.ERROR, "A01"), problem(Severity.ERROR, "C01")
    place = knowing(desk.open("ssss", "ssss"), problems=(one, other))
    layer = ProblemsLayer(place, desk.overlays.focus)
    before = painted(layer, NEAR)
    desk.overlays.focus.take(place, one)
    assert painted(layer, NEAR) != before


def test_problems_with_thousands_of_cells_are_marked_near_and_far(desk: OpenMaps):
    rows = ["s" * 60] * 60
    place = desk.open(*rows)
    cells = tuple(place.surface.label(cell) for cell in place.surface.cells())
    knowing(place, problems=(problem(Severity.WARNING, *cells),))
    layer = ProblemsLayer(place, desk.overlays.focus)
    near = Camera(24.0, 40.0, 40.0)
    assert is_marked(painted(layer, near), place, near, "AD26")
    assert not is_blank(painted(layer, FAR))


def test_finding_the_same_again_draws_nothing_again(desk: OpenMaps):
    place = knowing(desk.open("ssss"), problems=(problem(Severity.ERROR, "A01"),))
    layer = ProblemsLayer(place, desk.overlays.focus)
    shown = layer.problems
    knowing(place, problems=(problem(Severity.ERROR, "A01"),))
    assert layer.problems is shown
    knowing(place, problems=(problem(Severity.ERROR, "B01"),))
    assert layer.problems == place.findings.problems


def test_cells_that_are_gone_are_passed_over(desk: OpenMaps):
    place = knowing(desk.open("ss"), problems=(problem(Severity.ERROR, "Z99", "nonsense"),))
    assert is_blank(painted(ProblemsLayer(place, desk.overlays.focus), NEAR))


def test_nothing_is_drawn_before_anything_is_known(desk: OpenMaps):
    place = desk.open("ss")
    assert is_blank(painted(ProblemsLayer(place, desk.overlays.focus), NEAR))
    assert is_blank(painted(ShadingLayer(place), NEAR))
    assert is_blank(painted(AxesLayer(place), NEAR))
    assert is_blank(painted(ComparisonLayer(place, desk.overlays.comparisons), NEAR))


def shaded(desk: OpenMaps, name: str = "distance.human"):
    place = desk.open("Hsss", "....", "....")
    choice = next(each for each in place.editor_kind.overlays if each.name == name)
    place.overlay(frozenset({name}))
    shading = choice.question.answered(Examination(place.document.value))
    return knowing(place, shadings={name: shading})


@pytest.mark.parametrize("camera", [NEAR, FAR], ids=["near", "far"])
def test_a_shading_covers_the_cells_it_is_about(desk: OpenMaps, camera):
    place = shaded(desk)
    image = painted(ShadingLayer(place), camera)
    assert is_marked(image, place, camera, "B01")
    assert is_marked(image, place, camera, "D01")
    assert not is_marked(image, place, camera, "C03")


def test_cells_that_are_gone_are_not_shaded(desk: OpenMaps):
    place = desk.open("ss")
    gone = hex_of("Z99")
    shading = Shading({gone: 1.0}, {gone: "1"}, outlined=(gone,))
    knowing(place, shadings={"human": shading}).overlay(frozenset({"human"}))
    beyond = Camera(24.0, *(each - 2 for each in place.surface.centre(gone)))
    assert is_blank(painted(ShadingLayer(place), beyond))


def test_a_shading_that_is_switched_off_is_not_drawn(desk: OpenMaps):
    place = shaded(desk)
    place.overlay(frozenset())
    assert is_blank(painted(ShadingLayer(place), NEAR))


def test_a_shading_that_is_no_overlay_of_the_craft_is_drawn_without_a_legend(desk: OpenMaps):
    place = shaded(desk)
    shading = place.findings.shadings["distance.human"]
    assert shading.legend
    knowing(place, shadings={"human": shading}).overlay(frozenset({"human"}))
    image = painted(ShadingLayer(place), NEAR)
    assert is_marked(image, place, NEAR, "B01")
    assert is_blank(image.copy(40, 220, 160, 80))


def test_a_legend_says_what_the_shades_stand_for(desk: OpenMaps):
    place = shaded(desk)
    layer = ShadingLayer(place)
    lower_left = painted(layer, NEAR).copy(40, 220, 160, 80)
    assert not is_blank(lower_left)
    plain = replace(place.findings.shadings["distance.human"], legend=None)
    knowing(place, shadings={"distance.human": plain})
    assert is_blank(painted(layer, NEAR).copy(40, 220, 160, 80))


def test_panning_does_not_draw_the_cells_again(desk: OpenMaps):
    place = shaded(desk)
    looked_up = []

    class Levels(dict[Hex, float]):
        def get(self, *args):
            looked_up.append(args[0])
            return super().get(*args)

    levels = Levels({hex_of("B01"): 0.5, hex_of("C01"): 1.0})
    knowing(place, shadings={"distance.human": Shading(levels)})
    layer = ShadingLayer(place)
    painted(layer, NEAR)
    assert looked_up
    looked_up.clear()
    painted(layer, replace(NEAR, left=NEAR.left + 0.5))
    assert not looked_up


def test_the_axes_of_the_symmetry_are_drawn(desk: OpenMaps):
    place = desk.open("sssss", "sssss", "sssss")
    place.mirror(place.editor_kind.symmetries.usual("rotation 3", place.surface))
    centre = NEAR.on_screen(place.symmetry.centre).toPoint()
    assert painted(AxesLayer(place), NEAR).pixelColor(centre).alpha() == 255


@pytest.mark.parametrize("camera", [NEAR, FAR], ids=["near", "far"])
@pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
def test_changed_cells_are_outlined(desk: OpenMaps, camera, inks):
    place = desk.open("ssss", "s..s", "ssss")
    value = place.document.value
    edit = {hex_of("A01"): "dangerous", hex_of("B02"): "pod 1", hex_of("D01"): "hull"}
    other = replace(value, layout=place.editor_kind.painted(value.layout, edit))
    desk.overlays.comparisons.show(place, other, compare(other, value))
    image = painted(ComparisonLayer(place, desk.overlays.comparisons), camera, inks)
    for label in ("A01", "B02", "D01"):
        assert is_marked(image, place, camera, label)
    assert not is_marked(image, place, camera, "D03")


@pytest.mark.parametrize("camera", [NEAR, Camera(60.0, -2.0, -2.0)], ids=["usual", "large"])
def test_a_number_takes_the_place_of_the_label_below_it(desk: OpenMaps, camera):
    place = shaded(desk)
    canvas = desk.canvas(place)
    layer = next(each for each in canvas.layers if isinstance(each, ShadingLayer))
    middle = camera.on_screen(place.surface.centre(hex_of("C01"))).toPoint()
    reach = round(camera.zoom * 0.6)
    image = painted(layer, camera).copy(
        middle.x() - reach, middle.y() - reach // 2, 2 * reach, reach
    )
    # Nothing of what lies below can be seen through it, and so no label either.
    assert all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(image.width())
        for y in range(image.height())
    )


def test_starts_and_pods_are_not_covered(desk: OpenMaps):
    place = shaded(desk)
    shading = place.findings.shadings["distance.human"]
    levels = {hex_of(label): 1.0 for label in ("A01", "B01")}
    knowing(place, shadings={"distance.human": replace(shading, levels=levels, texts={})})
    layer = ShadingLayer(place)
    image = painted(layer, NEAR)
    start, plain = (
        NEAR.on_screen(place.surface.centre(hex_of(label))).toPoint() for label in ("A01", "B01")
    )
    assert image.pixelColor(plain).alpha() == 255
    assert image.pixelColor(start).alpha() == 0


def test_where_nothing_happened_is_the_weakest_shade_and_hull_stays_hull(desk: OpenMaps):
    place = desk.open("sss.")
    busy, quiet, hull = (hex_of(label) for label in ("A01", "B01", "D01"))
    heat = Shading({busy: 1.0}, rest=0.0)
    knowing(place, shadings={"heat": heat}).overlay(frozenset({"heat"}))
    image = painted(ShadingLayer(place), NEAR)
    at = {
        cell: image.pixelColor(NEAR.on_screen(place.surface.centre(cell)).toPoint())
        for cell in (busy, quiet, hull)
    }
    assert at[quiet].lightness() < at[busy].lightness()
    assert at[quiet].alpha() == 255
    assert at[hull].alpha() == 0


@pytest.mark.parametrize("symmetry", ["mirror left right", "rotation 6"])
def test_axes_strike_out_no_number(desk: OpenMaps, symmetry):
    place = desk.open(*["sssssss"] * 7)
    choices = {each.name for each in place.editor_kind.symmetries.choices}
    name = next(each for each in choices if each.replace("-", " ") == symmetry)
    place.mirror(place.editor_kind.symmetries.usual(name, place.surface))
    image = painted(AxesLayer(place), NEAR)
    assert not is_blank(image)
    centre = place.surface.cell_at(place.symmetry.centre)
    for cell in place.surface.cells():
        at = NEAR.on_screen(place.surface.centre(cell)).toPoint()
        if cell != centre and image.rect().contains(at):
            assert image.pixelColor(at).alpha() == 0
