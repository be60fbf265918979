"""A thousand random games of Escape from the Aliens for each ruleset and number of players, looked at after every action.

Run it by `make soak`, or by `python -m tests.soaks.eftaios`. Nothing is printed of a game that is sound; a
state that is not ends the run with the seed that shows it again.
"""

import time
from collections import Counter
from random import Random

from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import load
from tests.engines.eftaios.arrange import playing, sample
from tests.engines.eftaios.invariants import Watch

GAMES = 1000
ZONES = ("thimble", "bellwether")
DEEPLY = 20
"""In one game of so many every card is counted."""


def watched(game: EftaiosGame, players: int, seed: int) -> str:
    """Play a game at random, looking at it after every action, and return how it ended."""
    state = game.new_state(players, seed)
    watch = Watch(state, deep=seed % DEEPLY == 0)
    for action in playing(state, Random(seed)):
        try:
            watch.look(state, action)
        except AssertionError:
            print(f"players={players} seed={seed} events={len(state.events)} violations=1")
            raise
    return state.result().reason


def soak(ruleset: str, players: int) -> None:
    """Play games on the zones in turn, and print how they ended."""
    loaded = [load(sample(zone), ruleset=ruleset) for zone in ZONES]
    began = time.perf_counter()
    ends = Counter(watched(loaded[seed % len(ZONES)], players, seed) for seed in range(GAMES))
    took = time.perf_counter() - began
    print(
        f"eftaios, {ruleset}: players={players} games={GAMES} seconds={took:.0f} violations=0 "
        f"outcomes={dict(ends)}"
    )


if __name__ == "__main__":
    for name in RULESETS:
        for number in range(2, 9):
            soak(name, number)
