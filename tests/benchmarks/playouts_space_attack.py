"""How many games of Survive: Space Attack! a second the engine plays: at random, and by rescuers.

Both are measured in one run on one core, in turns, so that other load slows both. Run it by `make bench`.
"""

import random
import time
from collections.abc import Callable

from hullwright.engines.loader import load
from hullwright.engines.space_attack.bots import BOTS
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

PLAYERS = 4
SECONDS, SLICES = 1.0, 5
"""The best of several slices counts."""


def random_game(game: SpaceAttackGame, seed: int) -> int:
    """Play one game at random through the engine's contract, and return its number of decisions."""
    state = game.new_state(PLAYERS, seed)
    chance = random.Random(seed).random
    count = 0
    while state.result() is None:
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
        count += 1
    return count


def rescuer_game(game: SpaceAttackGame, seed: int) -> int:
    """Play one game between rescuers, and return its number of decisions."""
    state = game.new_state(PLAYERS, seed)
    bots = [BOTS["expert"](seed + seat) for seat in range(PLAYERS)]
    count = 0
    while state.result() is None:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
        count += 1
    return count


def rate(play: Callable[[SpaceAttackGame, int], int], game: SpaceAttackGame) -> tuple[float, float]:
    """Return how many games and decisions something plays in a second of the processor's time."""
    began, games, decisions = time.process_time(), 0, 0
    while time.process_time() - began < SECONDS:
        decisions += play(game, games)
        games += 1
    took = time.process_time() - began
    return games / took, decisions / took


if __name__ == "__main__":
    loaded: SpaceAttackGame = load(read_map(HERE / "stations" / "standard.json"))
    best = {random_game: (0.0, 0.0), rescuer_game: (0.0, 0.0)}
    for _ in range(SLICES):
        for each, before in best.items():
            best[each] = max(before, rate(each, loaded))
    print(f"Space Attack, Standard, {PLAYERS} players, one core")
    for name, (games, decisions) in zip(("random", "expert"), best.values(), strict=True):
        print(f"  {name:<8} {games:6.1f} games/s  {decisions:8.0f} decisions/s")
