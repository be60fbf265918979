"""How many random games of No Escape a second the engine plays, and how fast it lists placements.

The maze for the listing has 90 laid tiles, which is every maze tile of the house set. Run it by `make bench`.
"""

import random
import time

from random_games import maze, random_game

from hullwright.engines.loader import load
from hullwright.engines.no_escape.placements import placements, spots

SECONDS, SLICES = 0.5, 6
TILES, HAND = 90, 3
MOST_MS = 2.0


def rate(game, players: int) -> tuple[float, float]:
    """Return games and actions in a second of the processor's time, the best of some slices."""
    best = (0.0, 0.0)
    for piece in range(SLICES):
        began, games, actions = time.process_time(), 0, 0
        while time.process_time() - began < SECONDS:
            actions += random_game(game, players, 10_000 * piece + games)
            games += 1
        took = time.process_time() - began
        best = max(best, (games / took, actions / took))
    return best


def large_maze(game, seed: int):
    """Return a state with 90 tiles laid at random."""
    state, chance, count = game.new_state(4, seed), random.Random(seed), 0
    while count < TILES:
        choices = list(spots(game, state.maze, game.box.unit(chance.randrange(8))))
        if choices:
            state.maze.lay(*chance.choice(choices))
            count += 1
    return state


def listing(game) -> tuple[float, int]:
    """Return the milliseconds to list all placements of a hand of three, the slowest of some mazes."""
    slowest, most = 0.0, 0
    for seed in range(10):
        state = large_maze(game, seed)
        for hand in ([0, 2, 4], [1, 3, 5], [5, 6, 7], [4, 8, 9]):
            took = []
            for _ in range(20):
                began = time.process_time()
                found = placements(state, hand)
                took.append(time.process_time() - began)
            slowest, most = max(slowest, 1000 * sorted(took)[10]), max(most, len(found))
    return slowest, most


if __name__ == "__main__":
    played = load(maze())
    print("No Escape, house set, random, one core")
    for number in (2, 4, 8):
        games, actions = rate(played, number)
        print(f"  {number} players  {games:8.0f} games/s  {actions:8.0f} actions/s")
    milliseconds, placed = listing(played)
    print(f"  all placements of {HAND} tiles, {TILES} laid: {milliseconds:.2f} ms (up to {placed})")
    print(f"  listing / {MOST_MS} ms  {milliseconds / MOST_MS:.2f}   (to reach: 1)")
