"""The commands: what they do, and why they can't."""

import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.drawing.icon import icon
from hullwright.editor.kinds.table import EDITOR_KINDS
from hullwright.editor.shell.menus import MENUS
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map

from .person import Person, labels, rows


def test_without_a_map_every_command_says_so(person: Person) -> None:
    reasons = {
        "No map is open: create or open one first.",
        # Steps are taken back on scenarios, too.
        "Open a map or a scenario first.",
    }
    # A copied code or link becomes a map of its own.
    for name in person.commands.keys() - {"edit.paste"}:
        assert person.hindered(name) in reasons
        person.gives(name)
    assert {each.text for each in person.told} <= reasons


def test_every_command_has_a_menu_an_icon_that_exists_and_a_key_of_its_own(
    person: Person,
) -> None:
    keys = [key for each in person.commands.values() for key in each.key.split()]
    assert len(keys) == len(set(keys))
    for each in person.commands.values():
        assert each.menu.split("/")[0] in MENUS
        if each.icon:
            icon(each.icon)


def test_maps_that_can_only_be_looked_at_say_why_nothing_can_be_painted(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(EDITOR_KINDS.codes, "galaxy")
    galaxy = next(value for path in maps() if (value := read_map(path)).kind == "galaxy")
    person.workplaces.open(Document(galaxy))
    assert person.hindered("tool.brush") == "Maps of this kind have no such tool."
    assert person.hindered("edit.paste") == "Maps of this kind can only be viewed so far."


def test_undo_and_redo_walk_through_the_history(person: Person) -> None:
    place = person.opens("...")
    assert person.hindered("edit.undo") == (
        "There is nothing to undo: everything is as it was when opened."
    )
    person.selects("A01")
    person.gives("edit.fill")
    assert rows(place) == ("d..",)
    assert person.hindered("edit.redo") == "There is nothing to redo: no step was undone."
    person.gives("edit.undo")
    assert rows(place) == ("...",)
    person.gives("edit.redo")
    assert rows(place) == ("d..",)


def test_deleting_empties_the_selected_cells(person: Person) -> None:
    place = person.opens("sss")
    assert person.hindered("edit.delete") == (
        "Nothing is selected: drag with the Select tool first."
    )
    person.selects("A01 B01")
    person.gives("edit.delete")
    assert rows(place) == ("..s",)
    assert place.document.history.undoText() == "Delete"


def test_selections_are_made_from_others(person: Person) -> None:
    place = person.opens("s.d", "...", "...")
    person.gives("select.all")
    assert len(place.selection) == 9
    person.gives("select.shrink")
    assert labels(place) == "B02"
    person.gives("select.grow")
    assert labels(place) == "A02 A03 B01 B02 B03 C02 C03"
    person.gives("select.invert")
    assert labels(place) == "A01 C01"
    person.gives("select.same")
    assert labels(place) == "A01 C01"
    person.gives("select.none")
    assert place.selection == frozenset()
    place.choices.choose(first="silent")
    person.gives("select.same")
    assert labels(place) == "A01"


def test_showing_the_selection_asks_the_canvas(person: Person) -> None:
    place = person.opens("...")
    shown: list[object] = []
    place.shown.connect(shown.append)
    person.selects("B01")
    person.gives("select.show")
    assert shown == [place.selection]


def test_each_tool_has_a_command_that_is_on_when_it_is_chosen(person: Person) -> None:
    place = person.opens("...")
    for tool in place.editor_kind.tools:
        command = person.commands[f"tool.{tool.name}"]
        command.run()
        assert place.choices.now.tool == tool.name
        assert command.is_on is not None
        assert command.is_on()
        assert command.key == tool.key


def test_digits_choose_contents(person: Person) -> None:
    place = person.opens("...")
    for swatch in place.editor_kind.swatches(place.document.value.layout):
        person.gives(f"content.{swatch.key}")
        assert place.choices.now.first == swatch.content
    assert person.hindered("content.9") == "On this map no content has the digit 9."


def test_contents_are_exchanged(person: Person) -> None:
    place = person.opens("...")
    place.choices.choose(first="silent", second="dangerous")
    person.gives("content.exchange")
    assert (place.choices.now.first, place.choices.now.second) == ("dangerous", "silent")


def test_the_brush_grows_and_shrinks_between_its_limits(person: Person) -> None:
    place = person.opens("...")
    assert person.hindered("brush.smaller") == "This is the smallest brush."
    person.gives("brush.larger")
    person.gives("brush.larger")
    assert place.choices.now.size == 2
    assert person.hindered("brush.larger") == "This is the largest brush."
    person.gives("brush.smaller")
    assert place.choices.now.size == 1


def test_filling_everywhere_is_a_switch(person: Person) -> None:
    place = person.opens("...")
    switch = person.commands["fill.everywhere"]
    assert switch.is_on is not None
    switch.run()
    assert place.choices.now.everywhere
    assert switch.is_on()
    switch.run()
    assert not switch.is_on()


@pytest.mark.parametrize("name", ["mirror-left-right", "rotation-3", "kaleidoscope"])
def test_a_symmetry_is_chosen_about_the_middle(person: Person, name: str) -> None:
    place = person.opens(*["......."] * 7)
    switch = person.commands[f"symmetry.{name}"]
    switch.run()
    assert switch.is_on is not None
    assert switch.is_on()
    assert place.symmetry == place.editor_kind.symmetries.usual(place.symmetry.name, place.surface)
    person.gives("symmetry.none")
    assert not switch.is_on()


def test_a_centre_that_was_moved_stays_with_the_next_symmetry(person: Person) -> None:
    place = person.opens(*["......."] * 7)
    person.gives("symmetry.rotation-6")
    moved = place.editor_kind.symmetries.moved(place.symmetry, (0.0, 0.0))
    place.mirror(moved)
    person.gives("symmetry.rotation-2")
    assert place.symmetry.centre == pytest.approx((0.0, 0.0))
    person.gives("symmetry.centre")
    assert place.symmetry == place.editor_kind.symmetries.usual("rotation 2", place.surface)


def test_centring_needs_a_symmetry(person: Person) -> None:
    person.opens("...")
    assert person.hindered("symmetry.centre") == "There is no symmetry: choose one first."


def test_pods_are_numbered_anew_row_by_row(person: Person) -> None:
    place = person.opens("7.7", "2.H")
    person.gives("map.renumber")
    assert rows(place) == ("1.2", "3.H")
    empty = person.opens("...")
    person.gives("map.renumber")
    assert person.told[-1].text == "There are no pods to number: place some first."
    assert rows(empty) == ("...",)


def test_commands_go_to_the_map_that_is_looked_at(person: Person) -> None:
    first = person.opens("sss")
    second = person.opens("sss")
    person.gives("select.all")
    assert (len(first.selection), len(second.selection)) == (0, 3)
    person.workplaces.switch(first)
    assert person.hindered("edit.copy").startswith("Nothing is selected")


def test_selecting_is_no_step_of_the_history(person: Person) -> None:
    place = person.opens("sss")
    before = place.document.value
    person.gives("select.all")
    person.gives("select.invert")
    assert place.document.value is before
    assert place.document.history.count() == 0


def test_r_and_m_turn_what_the_tool_for_edges_draws(person: Person) -> None:
    place = person.opens("ss", "ss")
    place.choices.choose(tool="edges")
    assert not person.hindered("edit.turn-right")
    person.gives("edit.turn-right")
    person.gives("edit.turn-right")
    assert place.choices.now.edge.side == 2
    person.gives("edit.turn-left")
    assert place.choices.now.edge.side == 1
    assert not person.hindered("edit.mirror")
    person.gives("edit.mirror")
    assert place.choices.now.edge.is_reversed
    assert not place.document.history.count()


def test_deleting_leaves_locked_cells_alone_and_says_so(person: Person) -> None:
    place = person.opens("s1s")
    place.choices.choose(locks_pieces=True)
    person.selects("A01 B01 C01")
    person.gives("edit.delete")
    assert rows(place) == (".1.",)
    assert person.told[-1].text == "1 locked cell stays as it is"
    person.gives("lock.selection")
    person.gives("edit.fill")
    assert rows(place) == (".1.",)
    person.gives("lock.none")
    assert "No cells are locked" in person.hindered("lock.none")
