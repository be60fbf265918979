"""A thousand random games for each number of players and two hundred expert games of No Escape.

All are looked at after every action; a box with every effect there is takes its turn among the maps.

Run it by `make soak`, or by `python -m tests.soaks.no_escape`, with numbers of players behind it for these
alone. Nothing is printed of a game that is sound; a state that is not ends the run with the seed that shows it
again.
"""

import sys
import time
from collections import Counter

from hullwright.engines.contract import Bot
from hullwright.engines.loader import load
from hullwright.engines.no_escape.bots import BOTS
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.engines.no_escape.ground import FEWEST, MOST
from hullwright.engines.random_bot import RandomBot
from tests.engines.no_escape.arrange import SAMPLES, house, sample
from tests.engines.no_escape.invariants import Watch
from tests.engines.no_escape.test_effects import box_of_everything

RANDOM_GAMES, EXPERT_GAMES = 1000, 200


def watched(game: NoEscapeGame, players: int, seed: int, bots: list[Bot]) -> str:
    """Play a game, looking at it after every action, and return how it ended."""
    state = game.new_state(players, seed)
    watch = Watch(state)
    while state.result() is None:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
        try:
            watch.look(state)
        except AssertionError:
            print(f"players={players} seed={seed} events={len(state.events)} violations=1")
            raise
    return state.result().reason


def soak(name: str, games: int, players: int, bot) -> None:
    """Play games on the house board, on the samples and with every effect in turn, and print the ends."""
    maps = [house(), *map(sample, SAMPLES), box_of_everything()]
    loaded = [each for each in map(load, maps) if players in each.seats]
    began, ends = time.perf_counter(), Counter()
    for seed in range(games):
        game = loaded[seed % len(loaded)]
        ends[watched(game, players, seed, [bot(seed * 10 + each) for each in range(players)])] += 1
    took = time.perf_counter() - began
    print(
        f"no_escape, {name}, {players} players: games={games} seconds={took:.0f} violations=0 "
        f"outcomes={dict(ends)}",
        flush=True,
    )


if __name__ == "__main__":
    for number in map(int, sys.argv[1:]) if sys.argv[1:] else range(FEWEST, MOST + 1):
        soak("random", RANDOM_GAMES, number, RandomBot)
    soak("expert", EXPERT_GAMES, 4, BOTS["expert"])
