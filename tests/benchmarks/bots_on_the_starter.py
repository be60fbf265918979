"""How the bots do against each other on the starter sample, with 95 % intervals, and what a game costs.

A side's bot is chosen by the side a player is on when it decides, so that a Human who has turned is
played by the Aliens' bot. Usage: `python tests/benchmarks/bots_on_the_starter.py [GAMES] [PROCESSES]`.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from time import process_time

from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.eftaios.fates import ESCAPED
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.statistics import wilson
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination

PLAYERS = 8
BATCH = 50
PAIRS = (
    ("random", "beginner"),
    ("beginner", "beginner"),
    ("expert", "beginner"),
    ("beginner", "random"),
    ("beginner", "expert"),
    ("random", "expert"),
    ("expert", "expert"),
)
"""The bots of the Humans and of the Aliens."""


@cache
def starter() -> EftaiosGame:
    """Return the starter sample under the rules that most people play."""
    path = Path(__file__).parents[2] / "samples" / "hex-zones" / "bellwether.json"
    return EftaiosGame(Examination(read_map(path)).board, RULESETS["ultimate"], RuleBook())


def play(humans: str, aliens: str, seed: int) -> EftaiosState:
    """Play a game to its end."""
    state = starter().new_state(PLAYERS, seed)
    bots = {}
    while state.result() is None:
        player = state.to_move
        side = state.sides[player]
        if (player, side) not in bots:
            kind = aliens if side == ALIEN_SIDE else humans
            bots[player, side] = BOTS[kind](seed * PLAYERS + player)
        state.apply(bots[player, side].choose(state.view(player), state.legal()))
    return state


def tally(humans: str, aliens: str, first: int, games: int) -> Counter[str]:
    """Return how some games ended: the side of the Humans wins if anybody escapes."""
    found: Counter[str] = Counter()
    began = process_time()
    for seed in range(first, first + games):
        state = play(humans, aliens, seed)
        result = state.result()
        escaped = state.fates.count(ESCAPED)
        found["humans"] += escaped > 0
        found["escaped"] += escaped
        found["rounds"] += state.round
        found["aliens"] += result is not None and any(
            state.sides[winner] == ALIEN_SIDE for winner in result.winners
        )
    found["microseconds"] = round(1e6 * (process_time() - began))
    return found


def line(humans: str, aliens: str, games: int, found: Counter[str]) -> str:
    """Return what is printed of a pair of bots."""
    shares = []
    for side in ("humans", "aliens"):
        low, high = wilson(found[side], games)
        shares.append(f"{found[side] / games:6.1%} ({low:.1%}–{high:.1%})")
    return (
        f"{humans:<7} {aliens:<7} {shares[0]:<22} {shares[1]:<22}"
        f" {found['escaped'] / games:7.2f} {found['rounds'] / games:7.1f}"
        f" {found['microseconds'] / games / 1000:8.1f}"
    )


def main(games: int, processes: int) -> None:
    """Print a line for each pair of bots."""
    print(f"Bellwether, ultimate, {PLAYERS} players, seeds 0 to {games - 1}, {games} games a line")
    print("Humans  Aliens  Humans win             Aliens win             escapes  rounds  ms/game")
    with ProcessPoolExecutor(processes) as pool:
        for humans, aliens in PAIRS:
            tasks = [
                pool.submit(tally, humans, aliens, first, min(BATCH, games - first))
                for first in range(0, games, BATCH)
            ]
            found: Counter[str] = Counter()
            for task in tasks:
                found.update(task.result())
            print(line(humans, aliens, games, found), flush=True)


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:]]
    main(*[*numbers, 2000, 2][:2] if len(numbers) != 1 else (numbers[0], 2))
