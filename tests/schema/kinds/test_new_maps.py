"""New maps know their players: as many as the game of their kind is usually for."""

import pytest

from hullwright.schema.kinds import KINDS, map_kind

USUAL = {"hex-zone": (2, 8), "tile-maze": (2, 4), "station": (2, 4), "galaxy": (2, 2)}


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_map_takes_the_usual_numbers_of_its_game(kind: str) -> None:
    made = map_kind(kind)
    document = made.new("New", made.blank(None))
    assert (document.players.min, document.players.max) == USUAL[kind]


def test_a_maze_is_for_those_whom_its_start_board_is_for() -> None:
    made = map_kind("tile-maze")
    maze = made.blank(None)
    faces = {each.players.max for each in maze.start_boards.values()}
    assert max(faces) == 8
    assert made.players(maze) == maze.board_in_use.players
