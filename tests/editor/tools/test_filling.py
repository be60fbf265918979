"""Filling regions and what a lasso encloses, and picking contents."""

from hullwright.editor.kinds.hex_zone.surface import ZoneSurface
from hullwright.editor.tools.regions import region

from ..workplaces import zone
from .strokes import cells, desk, drawn, pointer, proposed, symmetric, tool

ROOMS = ("ss.ss", "ss.ss", "...dd")


def test_filling_stays_inside_its_region() -> None:
    assert drawn("fill", desk(*ROOMS, first="dangerous"), "A01") == ("dd.ss", "dd.ss", "...dd")


def test_filling_everywhere_takes_all_cells_of_the_kind() -> None:
    everywhere = desk(*ROOMS, first="dangerous", everywhere=True)
    assert drawn("fill", everywhere, "A01") == ("dd.dd", "dd.dd", "...dd")


def test_alt_switches_between_the_two_ways_to_fill() -> None:
    place = desk(*ROOMS, first="dangerous")
    everywhere = desk(*ROOMS, first="dangerous", everywhere=True)
    assert drawn("fill", place, "A01", alt=True) == drawn("fill", everywhere, "A01")
    assert drawn("fill", everywhere, "A01", alt=True) == drawn("fill", place, "A01")


def test_moving_inside_a_region_yields_the_same_proposal() -> None:
    place = desk(*ROOMS, first="dangerous")
    begin = tool("fill").stroke
    first = next(begin(place, pointer(place, "A01")))
    assert next(begin(place, pointer(place, "B02"))) is first
    assert next(begin(place, pointer(place, "D01"))) is not first


def test_another_content_or_symmetry_is_another_proposal() -> None:
    place = desk(*ROOMS, first="dangerous")
    begin = tool("fill").stroke
    first = next(begin(place, pointer(place, "A01")))
    assert next(begin(place, pointer(place, "A01", second=True))) is not first
    assert next(begin(symmetric(place, "rotation 2"), pointer(place, "A01"))) is not first


def test_filling_keeps_to_the_selection() -> None:
    place = desk(*ROOMS, first="dangerous", selection=cells("A01 B01"))
    assert drawn("fill", place, "A01") == ("dd.ss", "ss.ss", "...dd")
    outside = proposed("fill", place, "D01")
    assert outside.edit is None
    assert str(outside.note) == "Fills only inside the selection"


class CountingSurface(ZoneSurface):
    """Counts how often it is asked what lies in a cell."""

    asked = 0

    def content(self, cell: object) -> str:
        self.asked += 1
        return super().content(cell)


def test_the_search_for_a_region_looks_at_each_cell_once() -> None:
    surface = CountingSurface(zone(*["s" * 60] * 60))
    assert len(region(surface, next(iter(cells("A01"))))) == 3_600
    assert surface.asked <= 3_600 + 1


def test_a_region_at_the_edge_of_a_narrow_map_is_found() -> None:
    assert len(region(desk("s", "s", "s").surface, next(iter(cells("A01"))))) == 3
    assert len(region(desk("sssss").surface, next(iter(cells("A01"))))) == 5
    assert len(region(desk("s").surface, next(iter(cells("A01"))))) == 1


def test_a_lasso_fills_what_it_encloses() -> None:
    place = desk(".....", ".....", ".....", ".....")
    proposal = proposed("lasso", place, "A01", "D01", "D04", "A04")
    assert cells("B02 C02 C03") < proposal.cells
    assert not cells("E01 E02") & proposal.cells
    assert proposal.lines[0][0] == proposal.lines[0][-1]


def test_a_lasso_that_was_only_clicked_fills_one_cell() -> None:
    assert drawn("lasso", desk("..."), "B01") == (".s.",)


def test_the_eyedropper_picks_what_is_under_the_pointer() -> None:
    place = desk("sd1")
    assert proposed("eyedropper", place, "B01").picked == "dangerous"
    assert proposed("eyedropper", place, "B01", "C01").picked == "pod 1"
    assert proposed("eyedropper", place, "-").picked is None
