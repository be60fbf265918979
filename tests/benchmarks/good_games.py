"""Games of the good bots of every engine: on which maps, under which rulesets, and how many a second.

As a program it plays for `against.py`, as `random_games.py` does. Bots were called otherwise in version 0.1:
of the names of a row the first counts that a tree knows.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import NamedTuple

from random_games import galaxy, maze, rate, station

from hullwright.engines.loader import load
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map


class GoodGames(NamedTuple):
    """What games are played on, by which ruleset, by how many, and the number of a slice: a second or so."""

    document: Callable[[], MapDocument]
    ruleset: str
    players: int
    games: int
    engine: str
    bots: tuple[str, ...]
    """What such a bot is called now, and what the best one was called before there were levels."""


def starter() -> MapDocument:
    """Return the zone that people begin with."""
    return read_map(HERE / "hex-zones" / "bellwether.json")


_starter = partial(GoodGames, starter, "ultimate", 8, 40, "eftaios")
_maze = partial(GoodGames, maze, "standard", engine="no_escape")
_galaxy = partial(GoodGames, galaxy, players=2, games=4, engine="escape_earth")
TABLE = {
    **{f"EFTAIOS, {level}": _starter((level, "belief")) for level in ("beginner", "experienced")},
    "EFTAIOS, expert": _starter(("expert", "belief")),
    "No Escape, 4 players": _maze(players=4, games=10, bots=("expert", "racer")),
    "No Escape, 8 players": _maze(players=8, games=6, bots=("expert", "racer")),
    "Space Attack": GoodGames(station, "standard", 4, 10, "space_attack", ("expert", "rescuer")),
    "Escape Earth, beginner": _galaxy(ruleset="beginner", bots=("expert", "planner")),
    "Escape Earth, expert": _galaxy(ruleset="expert", bots=("expert", "planner")),
}
"""Every level of EFTAIOS, and else the best one; Escape Earth by two of its rulesets."""


def maker(row: GoodGames) -> Callable[[int], object]:
    """Return what makes bots of a row from a seed in this tree."""
    known = import_module(f"hullwright.engines.{row.engine}.bots").BOTS
    return next(known[name] for name in row.bots if name in known)


def good_game(game, make: Callable[[int], object], players: int, seed: int) -> int:
    """Play one game among bots of one kind, and return its number of actions."""
    state = game.new_state(players, seed)
    bots = [make(players * seed + seat) for seat in range(players)]
    actions = 0
    while state.result() is None:
        player = state.to_move
        state.apply(bots[player].choose(state.view(player), state.legal()))
        actions += 1
    return actions


def play_as_asked() -> None:
    """Answer every line, the name of games and their first seed, by the rate of one slice of them."""
    known: dict[str, Callable[[int], int]] = {}
    for line in sys.stdin:
        name, first = json.loads(line)
        row = TABLE[name]
        if name not in known:
            game = load(row.document(), ruleset=row.ruleset)
            known[name] = partial(good_game, game, maker(row), row.players)
            # What is worked out once for a map is no part of a game: most of it comes up in as many others.
            rate(known[name], range(-row.games, 0))
        print(json.dumps(rate(known[name], range(first, first + row.games))), flush=True)


if __name__ == "__main__":
    play_as_asked()
