"""Many games of Survive: Space Attack! at every number of players, looked at after every action.

Run it by `make soak`, or by `python -m tests.soaks.space_attack`. Nothing is printed of a game that is
sound; a state that is not ends the run with the seed that shows it again. With the word `seats` it plays
rescuers against each other instead, and prints how often each place in turn order wins.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable

from hullwright.engines.contract import Bot
from hullwright.engines.loader import load
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.simulation import BotKind, simulate
from hullwright.engines.space_attack.bots import BOTS
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.engines.space_attack.state import SpaceAttackState
from hullwright.schema.documents.maps import MapDocument
from tests.engines.space_attack.arrange import SAMPLES, sample
from tests.engines.space_attack.invariants import Watch
from tests.engines.space_attack.own_pieces import GLUTTON, SHOCK, with_back, with_creature

RANDOM_GAMES, EXPERT_GAMES, OWN_GAMES, SEAT_GAMES = 1000, 200, 200, 2000
"""For each number of players."""


def watched(game: SpaceAttackGame, seed: int, bots: list[Bot]) -> SpaceAttackState:
    """Play a game, looking at it after every action, and return its end."""
    state = game.new_state(len(bots), seed)
    watch = Watch(state)
    while state.result() is None:
        mover = state.to_move
        state.apply(bots[mover].choose(state.view(mover), state.legal()))
        try:
            watch.look(state)
        except AssertionError:
            print(f"players={len(bots)} seed={seed} events={len(state.events)} violations=1")
            raise
    return state


def soak(name: str, games: int, bot: Callable[[int], Bot]) -> None:
    """Play games at every number of players on the samples in turn, and print how they ended."""
    loaded = [load(sample(each)) for each in SAMPLES]
    for players in (2, 3, 4):
        began, ends = time.perf_counter(), Counter[str]()
        for seed in range(games):
            bots = [bot(seed * 10 + each) for each in range(players)]
            result = watched(loaded[seed % len(loaded)], seed, bots).result()
            ends[result.reason if result else ""] += 1
        took = time.perf_counter() - began
        print(
            f"space_attack, {name}, {players} players: games={games} seconds={took:.0f} "
            f"violations=0 outcomes={dict(ends)}",
            flush=True,
        )


def own_pieces(name: str, document: MapDocument, shown: str) -> None:
    """Play games with a piece of a designer's own, and print how often it shows in their events."""
    game, seen = load(document), 0
    for seed in range(OWN_GAMES):
        bots = [RandomBot(seed * 10 + each) for each in range(2 + seed % 3)]
        seen += any(event[0] == shown for event in watched(game, seed, bots).events)
    print(
        f"space_attack, {name}: games={OWN_GAMES} violations=0 games with “{shown}”={seen}",
        flush=True,
    )


def seats(players: int) -> None:
    """Print how often each place in turn order wins on Standard, in per cent."""
    found = simulate(load(sample()), players, SEAT_GAMES, [BotKind("expert", BOTS["expert"])], 1)
    shares = {place + 1: found.place_wins.get(place, 0) for place in range(players)}
    told = ", ".join(f"{place}: {100 * won / SEAT_GAMES:.1f}" for place, won in shares.items())
    print(
        f"space_attack, seats, {players} rescuers: games={SEAT_GAMES} wins in %: {told}", flush=True
    )


if __name__ == "__main__":
    if "seats" in sys.argv[1:]:
        for number in (4, 3, 2):
            seats(number)
    else:
        own_pieces("glutton", with_creature(GLUTTON), "became")
        own_pieces("two effects", with_back("red", *SHOCK), "swap")
        soak("random", RANDOM_GAMES, RandomBot)
        soak("expert", EXPERT_GAMES, BOTS["expert"])
