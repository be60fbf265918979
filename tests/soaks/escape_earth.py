"""Two thousand random games of Escape Earth, looked at after every action, and the expert's share of wins.

Run it by `make soak`, or by `python -m tests.soaks.escape_earth`. Nothing is printed of a game that is sound; a
state that is not ends the run with the seed that shows it again.
"""

import sys
import time
from collections import Counter
from dataclasses import replace
from random import Random

from hullwright.engines.escape_earth.bots import BOTS
from hullwright.engines.loader import load
from hullwright.engines.simulation import BotKind, simulate
from hullwright.engines.statistics import wilson
from tests.engines.escape_earth.arrange import SAMPLES, drawn, sample
from tests.engines.escape_earth.invariants import watched

RANDOM_GAMES = 2000
PLANNER_GAMES = 30
"""For each galaxy and level."""
LEVELS = ("beginner", "expert")
SEED = 5
"""The expert was tuned on games with the seed 1, which therefore flatter it; these it has not seen."""


def galaxies():
    """Return the samples without the level that they name themselves, and the box's drawn galaxy."""
    return [*(replace(sample(name), rules=()) for name in SAMPLES), drawn()]


def soak() -> None:
    """Play random games in all galaxies on all levels in turn, and print how they ended."""
    loaded = [load(each, ruleset=level) for each in galaxies() for level in LEVELS]
    began, ends = time.perf_counter(), Counter()
    for seed in range(RANDOM_GAMES):
        try:
            state = watched(loaded[seed % len(loaded)], 2, seed, Random(seed))
        except AssertionError:
            print(f"game={seed % len(loaded)} seed={seed} violations=1")
            raise
        ends[state.result().reason] += 1
    took = time.perf_counter() - began
    print(
        f"escape_earth, random: games={RANDOM_GAMES} seconds={took:.0f} violations=0 "
        f"outcomes={dict(ends)}"
    )


def shares(games: int) -> None:
    """Print the share of wins of both bots on each level, with 95 % intervals."""
    for level in LEVELS:
        for name, number in (("random", 10 * games), ("expert", games)):
            wins = total = 0
            for each in galaxies():
                game = load(each, ruleset=level)
                found = simulate(game, 2, number, [BotKind(name, BOTS[name])], seed=SEED)
                wins += found.outcomes.get("won", 0)
                total += found.games
            low, high = wilson(wins, total)
            print(
                f"escape_earth, {level}, {name}: games={total} wins={wins} "
                f"share={100 * wins / total:.1f} % ({100 * low:.1f}–{100 * high:.1f} %)",
                flush=True,
            )


if __name__ == "__main__":
    soak()
    shares(int(sys.argv[1]) if len(sys.argv) > 1 else PLANNER_GAMES)
