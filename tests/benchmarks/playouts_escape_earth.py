"""How many random games of Escape Earth a second the engine plays, on each level.

The best of several short slices counts, so that other load does not. Run it by `make bench`.
"""

import random
import time

from hullwright.engines.loader import load
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy import KIND

SECONDS, SLICES = 0.25, 8
LEVELS = ("beginner", "expert")


def one_game(game, seed: int) -> int:
    """Play one game at random through the engine's contract, and return its number of actions."""
    state = game.new_state(2, seed)
    chance = random.Random(seed).random
    actions = 0
    while state.result() is None:
        legal = state.legal()
        state.apply(legal[int(chance() * len(legal))])
        actions += 1
    return actions


def rate(game) -> tuple[float, float]:
    """Return games and actions in a second of the processor's time."""
    began, games, actions = time.process_time(), 0, 0
    while time.process_time() - began < SECONDS:
        actions += one_game(game, games)
        games += 1
    took = time.process_time() - began
    return games / took, actions / took


def playouts() -> None:
    """Print games a second in the galaxy of the box, drawn anew in every game."""
    document = MapDocument(kind="galaxy", name="Benchmark", layout=KIND.blank(None))
    print("Escape Earth, galaxy of the box, 2 players, random, one core")
    for level in LEVELS:
        game = load(document, ruleset=level)
        games, actions = max(rate(game) for _ in range(SLICES))
        print(f"  {level:<10}{games:8.0f} games/s {actions:8.0f} actions/s")


if __name__ == "__main__":
    playouts()
