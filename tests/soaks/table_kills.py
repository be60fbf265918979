"""Two hundred kills of a server in the midst of games: no action that was answered is lost."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.editor.table.kills import play_with_kills

KILLS = 200
AT_ONCE = 10
"""Kills of one game before the next one has its go."""
GAMES = ("eftaios", "no_escape", "escape_earth", "space_attack")


def main(kills: int = KILLS) -> None:
    for number in range(kills // AT_ONCE):
        game = GAMES[number % len(GAMES)]
        with TemporaryDirectory() as folder:
            games = play_with_kills(Path(folder), game, AT_ONCE, seed=number)
        done = AT_ONCE * (number + 1)
        print(
            f"{done} kills, the last {AT_ONCE} in {games} games of {game}: nothing lost", flush=True
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
