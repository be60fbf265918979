"""Open maps: their order, which one is looked at, and what they share."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.maps import MapDocument

from ..workplaces import workplace, zone


def opened(workplaces: Workplaces, name: str) -> object:
    value = MapDocument(kind="hex-zone", name=name, layout=zone("..", ".."))
    return workplaces.open(Document(value))


def names(workplaces: Workplaces) -> list[str]:
    return [each.document.value.name for each in workplaces]


def test_a_map_that_is_opened_is_looked_at(qtbot: QtBot) -> None:
    workplaces = Workplaces()
    opened(workplaces, "a")
    b = opened(workplaces, "b")
    assert workplaces.current is b
    assert names(workplaces) == ["a", "b"]


def test_closing_the_map_that_is_looked_at_shows_its_neighbour(qtbot: QtBot) -> None:
    workplaces = Workplaces()
    a, b, c = (opened(workplaces, name) for name in "abc")
    workplaces.switch(b)
    workplaces.close(b)
    assert workplaces.current is c
    workplaces.close(c)
    assert workplaces.current is a
    workplaces.close(a)
    assert workplaces.current is None


def test_maps_of_a_kind_share_the_tool_and_the_swatches(qtbot: QtBot) -> None:
    workplaces = Workplaces()
    a, b = opened(workplaces, "a"), opened(workplaces, "b")
    a.choices.choose(first="dangerous", size=2)
    assert (b.tool_context().first, b.tool_context().size) == ("dangerous", 2)


def test_a_selection_forgets_cells_that_are_no_longer_on_the_map(qtbot: QtBot) -> None:
    place = workplace("ss", "ss")
    corner, beside = hex_of("B02"), hex_of("A01")
    place.select(frozenset({corner, beside}))
    place.document.apply("Crop", lambda value: replace(value, layout=zone("s", "s")))
    assert place.selection == {beside}


def test_a_tool_works_on_what_is_chosen_when_it_begins(qtbot: QtBot) -> None:
    place = workplace("ss", "ss", first="dangerous", second="silent", size=1)
    context = place.tool_context()
    place.choices.choose(first="hull")
    assert (context.first, context.second, context.size) == ("dangerous", "silent", 1)
