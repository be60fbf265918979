"""Pieces of one's own, made in the window without programming: printed, played by bots, told in the log."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.schema.kinds.tile_maze.action_effects import EFFECTS, NEAR

from .cli.terminal import run
from .finishing import exported, played_in_the_window, printed_pieces
from .piece_making import PieceMaker
from .test_walkthrough_maze import choose
from .test_walkthrough_station import draw_a_ring
from .window_session import WindowSession

GAMES = 200
SEEDS = range(1, 40)
"""So many games are watched at most until somebody has used the piece."""


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def logged(path: Path, words: str) -> str:
    """Return the first line about something in the logs of games that bots play."""
    for seed in SEEDS:
        played = run("play", path, "--watch", "--bots", "random", "--seed", seed).stdout
        for line in played.splitlines():
            if words in line:
                return line
    return ""


def plays(person: WindowSession, folder: Path, title: str) -> str:
    """Export, print and play the map in front, and return what the log says of a piece."""
    path = folder / "mine.json"
    exported(person, path)
    played = played_in_the_window(person, GAMES, by_the_fewest=True)
    assert sum(played.reasons.values()) == GAMES
    # Titles may be broken into lines on a piece.
    assert title in " ".join(printed_pieces(person, folder / "pieces.pdf").split())
    return logged(path, title)


def test_an_event_famine_in_both_buildings_is_made_printed_and_played(person, tmp_path):
    person.new_map("Lean Years", "galaxy")
    maker = PieceMaker(person, "Events")
    famine = maker.add("Hunger at home")
    maker.type_in(famine, "count", "6")
    told = maker.give(
        famine,
        ("Empty buildings", {"kind": "food"}),
        ("Empty buildings", {"kind": "resource"}),
    )
    assert told == (
        "Every building that makes food loses its cubes. "
        "Every building that makes resource loses its cubes."
    )
    person.mend_all()
    assert "Hunger at home" in plays(person, tmp_path, "Hunger at home")


def test_an_action_tile_vent_leak_is_made_printed_and_played(person, tmp_path):
    person.new_map("Leaky", "tile-maze")
    maker = PieceMaker(person, "Action tiles")
    leak = maker.add("Vent leak")
    maker.type_in(leak, "count", "12")
    maker.type_in(leak, "text", "Hold on to something!")
    near = str(EFFECTS["push"].parameters["who"].words[NEAR])
    told = maker.give(leak, ("Push meeples", {"who": near, "within": 2, "steps": 1}))
    assert near.replace("…", "2") in told
    person.mend_all()
    assert "Vent leak" in plays(person, tmp_path, "Vent leak")


def test_a_creature_that_moves_two_and_becomes_a_queen_is_made_printed_and_played(person, tmp_path):
    draw_a_ring(person)
    maker = PieceMaker(person, "Own creatures")
    maw = maker.add("Maw")
    maker.type_in(maw, "moves", "2")
    maker.tick(maw, "pods")
    told = maker.give(
        maw, ("Becomes another", {"when": "when it has killed crew", "into": "Queen"})
    )
    assert told == "It becomes another creature when it has killed crew: Queen."
    maker.type_in(maw, "count", "6")
    maker.type_in(maw, "faces", "2")
    choose(person, "Maw")
    person.key("c")
    for cell in ("0,5", "12,5", "6,1"):
        person.click(cell)
    station = person.place.map.layout
    (kind,) = station.creature_kinds
    assert (kind.moves, kind.kills) == (2, ("drifters", "pods"))
    assert [each.kind for each in station.creatures].count(maw) == 3
    person.mend_all()
    assert "Maw" in plays(person, tmp_path, "Maw")
    assert "Maw" in logged(tmp_path / "mine.json", "becomes another creature: Queen")
