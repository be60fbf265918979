"""How many random games of Escape Earth a second the engine plays, on each level.

The best of several short slices counts, so that other load does not. Run it by `make bench`.
"""

import time

from random_games import galaxy, random_game

from hullwright.engines.loader import load

SECONDS, SLICES = 0.25, 8
LEVELS = ("beginner", "expert")


def rate(game) -> tuple[float, float]:
    """Return games and actions in a second of the processor's time."""
    began, games, actions = time.process_time(), 0, 0
    while time.process_time() - began < SECONDS:
        actions += random_game(game, 2, games)
        games += 1
    took = time.process_time() - began
    return games / took, actions / took


def playouts() -> None:
    """Print games a second in the galaxy of the box, drawn anew in every game."""
    print("Escape Earth, galaxy of the box, 2 players, random, one core")
    for level in LEVELS:
        game = load(galaxy(), ruleset=level)
        games, actions = max(rate(game) for _ in range(SLICES))
        print(f"  {level:<10}{games:8.0f} games/s {actions:8.0f} actions/s")


if __name__ == "__main__":
    playouts()
