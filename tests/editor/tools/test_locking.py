"""Locks: what brushes leave alone."""

from dataclasses import replace

import pytest

from hullwright.editor.concepts.piece import piece_of
from hullwright.editor.kinds.table import editor_kind_of

from .strokes import cells, desk, drawn, proposed, symmetric

ROW = "sH1As"


@pytest.mark.parametrize("tool", ["brush", "line", "rectangle", "eraser"])
def test_painting_leaves_pods_and_starts_alone(tool: str) -> None:
    place = desk(ROW, first="dangerous", locks_pieces=True)
    wanted = ".H1A." if tool == "eraser" else "dH1Ad"
    assert drawn(tool, place, "A01", "E01") == (wanted,)
    proposal = proposed(tool, place, "A01", "E01")
    assert proposal.locked == cells("B01 C01 D01")
    assert str(proposal.note) == "2 cells; 3 locked cells stay as they are"


def test_filling_everywhere_leaves_them_alone_on_all_images() -> None:
    place = symmetric(desk("s.1.H", locks_pieces=True, first="dangerous"), "mirror left-right")
    assert drawn("fill", place, "A01") == ("d.1.H",)


def test_without_the_lock_they_are_painted_over() -> None:
    assert drawn("line", desk(ROW, first="dangerous"), "A01", "E01") == ("ddddd",)


def test_the_tool_for_pods_and_starts_still_moves_them() -> None:
    place = desk(ROW, first="human", locks_pieces=True)
    assert drawn("pods", place, "B01", "E01") == ("ss1AH",)


def test_locked_cells_stay_whatever_is_in_them() -> None:
    place = desk("sssss", first="dangerous", locked=cells("C01"))
    assert drawn("line", place, "A01", "E01") == ("ddsdd",)


def test_a_stamp_goes_around_what_is_locked() -> None:
    source = desk("ddd")
    piece = piece_of(source.editor_kind, source.layout, cells("A01 B01 C01"))
    place = replace(desk("s1s", locks_pieces=True), piece=piece)
    assert drawn("stamp", place, "B01") == ("d1d",)


def test_a_station_locks_creatures_and_gates_and_a_maze_nothing() -> None:
    lock = editor_kind_of("station").lock
    assert lock is not None
    assert lock.holds("gate NW")
    assert lock.holds("queen")
    assert not lock.holds("reactor tile")
    assert editor_kind_of("tile-maze").lock is None
