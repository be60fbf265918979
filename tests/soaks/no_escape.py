"""A thousand random games and two hundred racer games of No Escape, looked at after every action.

Run it by `make soak`, or by `python -m tests.soaks.no_escape`. Nothing is printed of a game that is sound; a
state that is not ends the run with the seed that shows it again.
"""

import time
from collections import Counter
from random import Random

from hullwright.engines.contract import Bot
from hullwright.engines.loader import load
from hullwright.engines.no_escape.bots import BOTS
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.engines.random_bot import RandomBot
from tests.engines.no_escape.arrange import SAMPLES, house, sample
from tests.engines.no_escape.invariants import Watch

RANDOM_GAMES, RACER_GAMES = 1000, 200


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


def soak(name: str, games: int, bot) -> None:
    """Play games on the house board and on the samples in turn, and print how they ended."""
    loaded = [load(house()), *(load(sample(each)) for each in SAMPLES)]
    began, ends = time.perf_counter(), Counter()
    for seed in range(games):
        game = loaded[seed % len(loaded)]
        players = Random(seed).choice(game.seats)
        ends[watched(game, players, seed, [bot(seed * 10 + each) for each in range(players)])] += 1
    took = time.perf_counter() - began
    print(f"no_escape, {name}: games={games} seconds={took:.0f} violations=0 outcomes={dict(ends)}")


if __name__ == "__main__":
    soak("random", RANDOM_GAMES, RandomBot)
    soak("racer", RACER_GAMES, BOTS["racer"])
