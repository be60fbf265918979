"""Games at random of every engine: on which maps, under which rulesets, and how many a second.

As a program it plays for `against.py`: each line it reads is the name of a game of the table and the
seed to begin with, each line it writes says what a slice of such games came to.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from hullwright.engines.loader import load
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.galaxy import KIND as GALAXY
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone
from hullwright.schema.kinds.tile_maze.house import house_maze

WIDTH, HEIGHT = 23, 14
FIXED = {"H": (11, 5), "A": (11, 8), "1": (1, 1), "2": (21, 1), "3": (21, 12), "4": (1, 12)}


class Rate(NamedTuple):
    """How many games and actions were played in a second of the processor's time."""

    games: float
    actions: float


class RandomGames(NamedTuple):
    """What games are played on, by which ruleset, by how many, and the number of a slice: about a third of a second."""

    document: Callable[[], MapDocument]
    ruleset: str
    players: int
    games: int


def zone() -> MapDocument:
    """Return a zone without hull: 322 sectors, a start of each side, four pods, the rest mixed."""
    chance = random.Random(WIDTH * HEIGHT)
    cells = [chance.choices("sd", weights=[1, 2], k=WIDTH) for _ in range(HEIGHT)]
    for character, (column, row) in FIXED.items():
        cells[row][column] = character
    rows = tuple("".join(row) for row in cells)
    return MapDocument(kind="hex-zone", name="Benchmark", layout=HexZone(legend=LEGEND, rows=rows))


def maze() -> MapDocument:
    """Return the house maze with nothing laid."""
    return MapDocument(kind="tile-maze", name="House", layout=house_maze())


def station() -> MapDocument:
    """Return the first station of the samples."""
    return read_map(HERE / "stations" / "standard.json")


def galaxy() -> MapDocument:
    """Return the galaxy of the box, drawn anew in every game."""
    return MapDocument(kind="galaxy", name="Benchmark", layout=GALAXY.blank(None))


TABLE: Mapping[str, RandomGames] = {
    "EFTAIOS, ultimate": RandomGames(zone, "ultimate", 8, 250),
    "EFTAIOS, black-basic": RandomGames(zone, "black-basic", 8, 500),
    "EFTAIOS, black-advanced": RandomGames(zone, "black-advanced", 8, 250),
    "No Escape, 2 players": RandomGames(maze, "standard", 2, 600),
    "No Escape, 4 players": RandomGames(maze, "standard", 4, 200),
    "No Escape, 8 players": RandomGames(maze, "standard", 8, 150),
    "Space Attack": RandomGames(station, "standard", 4, 30),
    "Escape Earth, beginner": RandomGames(galaxy, "beginner", 2, 600),
    "Escape Earth, expert": RandomGames(galaxy, "expert", 2, 800),
}


def random_game(game, players: int, seed: int) -> int:
    """Play one game at random through the engine's contract, and return its number of actions."""
    state = game.new_state(players, seed)
    chance = random.Random(seed).random
    actions = 0
    while state.result() is None:
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
        actions += 1
    return actions


def rate(play: Callable[[int], int], seeds: Iterable[int]) -> Rate:
    """Return how fast something plays a game for each of the seeds."""
    began, games, actions = time.process_time(), 0, 0
    for seed in seeds:
        actions += play(seed)
        games += 1
    took = time.process_time() - began
    return Rate(games / took, actions / took)


def play_as_asked() -> None:
    """Answer every line, the name of games and their first seed, by the rate of one slice of them."""
    loaded = {name: load(each.document(), ruleset=each.ruleset) for name, each in TABLE.items()}
    for line in sys.stdin:
        name, first = json.loads(line)
        _, _, players, games = TABLE[name]
        play = partial(random_game, loaded[name], players)
        print(json.dumps(rate(play, range(first, first + games))), flush=True)


if __name__ == "__main__":
    play_as_asked()
