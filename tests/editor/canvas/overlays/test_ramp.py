"""Ramps: weak shades are near the paper, strong ones far from it, and zero is between minus and plus."""

import pytest

from hullwright.editor.canvas.overlays.ramp import STEPS, category_step, ramp_for, step_of
from hullwright.editor.concepts.contrast import LEAST, contrast
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.inspection.plugin_overlays import shading
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.plugins.overlays import CellValues

from ...workplaces import zone

THEMES = pytest.mark.parametrize("inks", [DARK, LIGHT], ids=["dark", "light"])
BLACK = "#000000"


def lightness(inks, step: int, *, diverging: bool = False) -> float:
    return contrast(BLACK, ramp_for(inks, diverging=diverging).shade(step).name())


@THEMES
def test_a_ramp_goes_from_the_paper_to_what_is_farthest_from_it(inks):
    steps = [lightness(inks, step) for step in range(STEPS)]
    assert steps == sorted(steps, reverse=inks is LIGHT)
    paper = contrast(BLACK, inks["paper"])
    assert abs(steps[0] - paper) < abs(steps[-1] - paper)


@THEMES
def test_zero_is_nearest_to_the_paper_and_both_ends_are_equally_far(inks):
    middle = STEPS // 2
    steps = [lightness(inks, step, diverging=True) for step in range(STEPS)]
    minus, plus = steps[: middle + 1][::-1], steps[middle:]
    for side in (minus, plus):
        assert side == sorted(side, reverse=inks is LIGHT)
    assert minus[-1] == pytest.approx(plus[-1], rel=0.25)
    assert step_of(0.5) == middle


@THEMES
def test_minus_is_orange_and_plus_is_blue(inks):
    ramp = ramp_for(inks, diverging=True)
    for distance in (STEPS // 4, STEPS // 2):
        minus, plus = ramp.shade(STEPS // 2 - distance), ramp.shade(STEPS // 2 + distance)
        assert minus.red() > minus.blue()
        assert plus.blue() > plus.red()


@THEMES
@pytest.mark.parametrize("diverging", [False, True])
def test_the_text_on_every_shade_can_be_read(inks, diverging):
    ramp = ramp_for(inks, diverging=diverging)
    for step in (*range(STEPS), *map(category_step, range(8))):
        assert contrast(ramp.ink_on(step).name(), ramp.shade(step).name()) >= LEAST


def test_numbers_of_plugins_below_and_above_zero_are_balanced_around_it():
    surface = editor_kind_of("hex-zone").surface(zone("sss"))
    found = shading(CellValues({"A01": -1, "B01": 0, "C01": 4}), surface, "somebody's")
    assert found.diverging
    assert [found.levels[surface.cell_of(each)] for each in ("A01", "B01", "C01")] == [
        0.375,
        0.5,
        1.0,
    ]
    plain = shading(CellValues({"A01": 1, "B01": 4}), surface, "somebody's")
    assert not plain.diverging
