"""Games of good bots with modules compiled and interpreted: they have to be the same, action by action.

Usage: `python -m tests.same_games GAMES FOLDER` plays so many games of every row with the compiled modules of a folder
and without; `make test-compiled` does it. The games themselves are played by `python -m tests.same_games GAMES`.
"""

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from hullwright.engines.loader import load
from hullwright.samples import HERE
from hullwright.schema.compiled_modules import SHARED, VARIABLE
from hullwright.schema.files.reader import read_map


class Row(NamedTuple):
    """What is played: a game, one of its rulesets, a sample, and how many players of which level."""

    game: str
    ruleset: str
    sample: str
    players: int
    level: str


ROWS = (
    Row("eftaios", "ultimate", "hex-zones/bellwether.json", 8, "expert"),
    Row("eftaios", "ultimate", "hex-zones/thimble.json", 4, "experienced"),
    Row("no_escape", "standard", "mazes/boiler-deck.json", 4, "expert"),
    Row("space_attack", "standard", "stations/standard.json", 4, "expert"),
    Row("escape_earth", "beginner", "galaxies/first-light.json", 2, "expert"),
    Row("escape_earth", "expert", "galaxies/uncharted-night.json", 2, "expert"),
)


def played(row: Row, games: int) -> list[str]:
    """Return a hash of the actions of each of some games, and of what they came to."""
    game = load(read_map(HERE / row.sample), ruleset=row.ruleset)
    make = import_module(f"hullwright.engines.{row.game}.bots").BOTS[row.level]
    found = []
    for seed in range(games):
        state = game.new_state(row.players, seed)
        bots = [make(row.players * seed + seat) for seat in range(row.players)]
        actions = []
        while (result := state.result()) is None:
            player = state.to_move
            actions.append(bots[player].choose(state.view(player), state.legal()))
            state.apply(actions[-1])
        found.append(hashlib.sha256(repr((actions, result)).encode()).hexdigest())
    return found


def played_with(folder: str, games: int) -> dict[str, object]:
    """Return the games of another process, and whether it used compiled modules; an empty folder stands for none."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.same_games", str(games)],
        env=os.environ | {VARIABLE: folder},
        check=True,
        stdout=subprocess.PIPE,
    )
    return json.loads(process.stdout)


def compare(games: int, folder: str) -> None:
    """Play all rows both ways, and say where they differ."""
    interpreted, compiled = played_with("", games), played_with(folder, games)
    if interpreted["is_compiled"] or not compiled["is_compiled"]:
        sys.exit(f"{folder} holds no modules that were compiled from these sources: make compiled")
    pairs = zip(ROWS, interpreted["games"], compiled["games"], strict=True)
    others = [
        (*row[:3], seed) for row, a, b in pairs for seed in range(games) if a[seed] != b[seed]
    ]
    if others:
        sys.exit("\n".join(f"{each} is another game when it is compiled." for each in others))
    print(f"{games} games of each of {len(ROWS)} rows are the same, compiled and interpreted.")


def main() -> None:
    """Compare both ways, or play for whoever compares."""
    games = int(sys.argv[1])
    if len(sys.argv) > 2:
        compare(games, str(Path(sys.argv[2]).absolute()))
    else:
        found = [played(row, games) for row in ROWS]
        print(json.dumps({"games": found, "is_compiled": SHARED in sys.modules}))


if __name__ == "__main__":
    main()
