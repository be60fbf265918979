"""Commands on a maze: turning, copying, stamps, chance, and what mazes have no use for."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.piece import contents_at
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.schema.documents.maps import MapDocument

from ...editing.person import Person
from .mazes import at, laid, maze

ARM = {"-1,2": "triple 0°", "-2,2": "tee 180°", "-2,3": "corner 180°"}


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path) -> Iterator[Person]:
    someone = Person(tmp_path)
    yield someone
    someone.clipboard.clear()


def opened(person: Person, tiles: dict[str, str]) -> Workplace:
    value = MapDocument(kind="tile-maze", name="Test", layout=maze(tiles))
    place = person.workplaces.open(Document(value))
    assert isinstance(place, Workplace)
    return place


def selected(place: Workplace, *labels: str) -> None:
    place.select(frozenset(map(at, labels)))


def test_r_turns_the_tile_in_the_hand(person: Person) -> None:
    place = opened(person, {})
    place.choices.choose(tool="lay", first="tee 0°")
    person.gives("edit.turn-right")
    assert place.choices.now.first == "tee 90°"
    person.gives("edit.turn-left")
    person.gives("edit.turn-left")
    assert place.choices.now.first == "tee 270°"
    assert place.document.history.count() == 0


def test_with_other_tools_r_turns_what_is_selected(person: Person) -> None:
    place = opened(person, ARM)
    place.choices.choose(tool="select-rectangle")
    selected(place, "-2,2")
    person.gives("edit.turn-right")
    assert laid(place.map.layout)["-2,2"] == "tee 270°"


def test_a_copied_arm_is_put_down_turned(person: Person) -> None:
    place = opened(person, ARM)
    selected(place, *ARM)
    person.gives("edit.copy")
    person.gives("edit.paste")
    assert place.choices.now.tool == "stamp"
    person.gives("edit.turn-right")
    piece = place.choices.now.piece
    assert piece is not None
    found = contents_at(piece, place.editor_kind.lattice, at("10,10"))
    assert sorted(found.values()) == ["corner 270°", "tee 270°", "triple 90°"]


def test_pasting_in_place_on_another_maze_puts_tiles_where_they_were(person: Person) -> None:
    place = opened(person, ARM)
    selected(place, *ARM, "1,1")
    person.gives("edit.copy")
    other = opened(person, {})
    person.gives("edit.paste-in-place")
    assert laid(other.map.layout) == ARM
    assert not person.told


def test_the_start_board_is_neither_copied_nor_deleted(person: Person) -> None:
    place = opened(person, ARM)
    person.gives("select.all")
    assert len(place.selection) == 12
    person.gives("edit.delete")
    assert laid(place.map.layout) == {}
    assert place.map.layout.board_in_use == maze().board_in_use


def test_the_same_kind_is_selected_however_it_is_turned(person: Person) -> None:
    place = opened(person, {"5,5": "tee 0°", "9,9": "tee 90°", "7,7": "cross 0°"})
    selected(place, "5,5")
    person.gives("select.same")
    assert place.selection == {at("5,5"), at("9,9")}


def test_stamps_keep_tiles(person: Person) -> None:
    place = opened(person, ARM)
    selected(place, "-1,2", "-2,2")
    person.gives("edit.keep-stamp")
    (stamp,) = person.stamps.found().stamps
    assert laid(stamp.document.layout) == {each: ARM[each] for each in ("-1,2", "-2,2")}


def test_what_mazes_have_no_use_for_says_so(person: Person) -> None:
    place = opened(person, ARM)
    selected(place, "-1,2")
    assert "can't be mirrored" in person.hindered("edit.mirror")
    assert person.hindered("brush.larger") == (
        "On maps of this kind, tools work on one cell at a time."
    )
    assert person.hindered("map.resize") == "Maps of this kind have no size that can be changed."
    assert person.hindered("symmetry.kaleidoscope") == "Maps of this kind have no such symmetry."
    assert person.hindered("symmetry.rotation-4") == ""
    assert "no such tool" in person.hindered("tool.brush")


def test_tiles_are_laid_at_random_as_one_step_and_again_otherwise(person: Person) -> None:
    place = opened(person, {})
    assert person.hindered("deed.again") == "The last step involved no chance."
    person.gives("deed.grow-20")
    first = place.map.layout
    assert len(first.placed) == 20
    person.gives("deed.again")
    assert len(place.map.layout.placed) == 20
    assert place.map.layout != first
    assert place.document.history.count() == 1
    person.gives("edit.undo")
    assert not place.map.layout.placed
    assert person.hindered("deed.again") == "The last step involved no chance."


def test_chance_says_when_it_can_lay_nothing(person: Person) -> None:
    place = opened(person, {})
    place.document.apply_to_layout("Empty", lambda layout: replace(layout, tile_set={}))
    person.gives("deed.grow-5")
    assert "Nothing was laid" in person.told[-1].text


def test_a_board_of_ones_own_is_put_on_the_table(person: Person) -> None:
    place = opened(person, {})
    person.gives("deed.own-board")
    assert place.map.layout.start_board == "own"
    contents = [each.content for each in place.editor_kind.swatches(place.map.layout)]
    assert "start board own" in contents


def test_other_kinds_have_no_use_for_the_deeds_of_mazes(person: Person) -> None:
    person.opens("...")
    assert person.hindered("deed.grow-20") == "Maps of this kind have no use for this."
