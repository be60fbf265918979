"""How many random games a second the engine plays, beside a bare loop, and two workers beside one.

The bare loop is the ceiling: the same movement, deck and number of turns in plain Python, with
tables of moves worked out beforehand, and no rules beyond that. Everything is measured in one run,
in turns, so that figures can be compared with each other. Run it by `make bench`.
"""

import random
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from random_games import random_game, zone

from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import load
from hullwright.engines.simulation import BotKind, simulate
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

PLAYERS, ROUNDS = 8, 40
SECONDS, SLICES = 0.25, 24
"""Engine and bare loop take turns in short slices, so that other load slows both; the best count."""
TURNS = 3
"""How often the workers are measured; the best of them counts."""
GAMES = 600


class RandomBot:
    """Chooses any legal action."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, _: object, legal: tuple) -> tuple:
        """Return one of the legal actions."""
        return legal[int(self._chance.random() * len(legal))]


def tables(
    document: MapDocument,
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]], list[bool]]:
    """Return the sectors within one step and within two of each, and which are dangerous."""
    board = Examination(document).board
    ground = {each for each, role in enumerate(board.roles) if role in {"silent", "dangerous"}}
    one = [tuple(n for n in near if n in ground) for near in board.neighbours]
    two = [
        tuple(sorted({far for near in one[at] for far in (near, *one[near])} - {at}))
        for at in range(len(board))
    ]
    return one, two, [role == "dangerous" for role in board.roles]


def bare_game(steps: tuple, dangerous: list[bool], starts: tuple[int, int], seed: int) -> int:
    """Play one game of the bare loop: move, draw in dangerous sectors, choose where to announce."""
    chance = random.Random(seed).random
    positions = [starts[player & 1] for player in range(PLAYERS)]
    deck = _deck()
    discard: list[str] = []
    sectors, heard = len(dangerous), 0
    for _ in range(ROUNDS):
        for player in range(PLAYERS):
            moves = steps[player & 1][positions[player]]
            at = moves[int(chance() * len(moves))]
            positions[player] = at
            if not dangerous[at]:
                continue
            if not deck:
                deck, discard = discard, deck
            place = int(chance() * len(deck))
            card = deck[place]
            deck[place] = deck[-1]
            deck.pop()
            discard.append(card)
            if card == "noise_any":
                heard ^= int(chance() * sectors)
            elif card == "noise_here":
                heard ^= at
    return heard


def _deck() -> list[str]:
    deck = RULESETS["ultimate"].sector_deck
    return [card for card, count in deck.items() for _ in range(count)]


def rate(play) -> float:
    """Return how many games something plays in a second of the processor's time."""
    began, games = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        play(games)
        games += 1
    return games / (time.process_time() - began)


def ratio_to_the_ceiling(document: MapDocument, ruleset: str) -> None:
    """Print games a second of the engine and of the bare loop, and their ratio."""
    game = load(document, ruleset=ruleset)
    one, two, dangerous = tables(document)
    starts = game.zone.starts[0][0], game.zone.starts[1][0]
    engine = bare = 0.0
    for _ in range(SLICES):
        engine = max(engine, rate(lambda seed: random_game(game, PLAYERS, seed)))
        bare = max(bare, rate(lambda seed: bare_game((one, two), dangerous, starts, seed)))
    print(f"{len(dangerous)} sectors, {PLAYERS} players, {ruleset}, random, one core")
    print(f"  engine     {engine:8.0f} games/s")
    print(f"  bare loop  {bare:8.0f} games/s")
    print(f"  engine / bare loop  {engine / bare:.2f}   (to reach: 0.33)")


def ratio_of_workers(document: MapDocument) -> None:
    """Print how long one worker and two take for the same games, checked and counted."""
    game = load(document, ruleset="ultimate")
    bots = [BotKind("random", RandomBot)]
    took = {1: float("inf"), 2: float("inf")}
    for workers in (1, 2) * TURNS:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            # The first games start the processes and fill their tables.
            simulate(game, PLAYERS, 40 * workers, bots, 0, pool)
            began = time.perf_counter()
            simulate(game, PLAYERS, GAMES, bots, 1, pool, batch=20)
            took[workers] = min(took[workers], time.perf_counter() - began)
    print(f"simulate, {GAMES} games: every decision checked, everything counted")
    for workers, seconds in took.items():
        print(f"  workers: {workers}  {GAMES / seconds:8.0f} games/s")
    print(f"  two workers / one  {took[1] / took[2]:.2f}   (to reach: 1.7)")


if __name__ == "__main__":
    ratio_to_the_ceiling(zone(), "ultimate")
    ratio_to_the_ceiling(zone(), "black-basic")
    ratio_of_workers(zone())
