"""A cell of the ladder: the same bots on the same map, and what became of many games."""

from collections import Counter
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files

from hullwright.engines.bot_table import bots
from hullwright.engines.contract import CannotPlay, Game
from hullwright.engines.lab.cells import texts_below
from hullwright.engines.loader import engine, plain_scenario, prepared
from hullwright.engines.simulation import BotKind, decision, mixed, seated
from hullwright.engines.statistics import Interval, wilson
from hullwright.engines.styles import LEVELS
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE, maps
from hullwright.schema.documents.carried_verdict import content_hash
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.kinds import map_kind

from .habits import Watch
from .zones import chance_zones

SEEDS = {"eftaios": 20_262, "no_escape": 20_261, "space_attack": 20_261, "escape_earth": 20_261}
"""Games of the ladder begin from seeds of their own, which nothing was trained on, and no level was set by:
who has looked at some to set a level changes the seed of its game."""
BATCH = 10
CHANCE_ZONES = 10


@dataclass(frozen=True)
class Cell:
    """Who plays where; every game of a cell follows from its number."""

    game: str
    map: str
    bots: tuple[str, ...]
    """One for each side; or several that take turns, where there are no sides."""
    scenario: str = ""
    """The name of a sample scenario; the plain rules if not given."""

    @property
    def key(self) -> str:
        """What the cell is called in the file of what was played."""
        return "|".join((self.game, self.map, ",".join(self.bots), self.scenario))

    @property
    def fingerprint(self) -> str:
        """By what it is known whether its games would be played in the same way today."""
        return _fingerprint(self.game, self.map, self.scenario, SEEDS[self.game])


class Played(Counter[str]):
    """What was counted in some games: seats and wins by side or bot, and habits."""

    def bounds(self, wins: str, chances: str) -> Interval:
        """Return within which bounds a share is true."""
        return wilson(self[wins], self[chances])

    def share(self, wins: str, chances: str) -> float:
        """Return how often something happened, of how many times it could have."""
        return self[wins] / self[chances] if self[chances] else 0.0


@lru_cache(maxsize=1)
def documents() -> dict[str, MapDocument]:
    """Return all maps of the ladder by name: the samples, and zones made by chance."""
    found = [*map(read_map, maps()), *chance_zones(CHANCE_ZONES)]
    return {each.name: each for each in found}


def maps_of(game: str) -> list[str]:
    """Return the names of the maps on which a game is played."""
    return [name for name, each in documents().items() if map_kind(each.kind).game == game]


def samples_of(game: str) -> list[str]:
    """Return the names of those among them that come with the program."""
    made = {each.name for each in chance_zones(CHANCE_ZONES)}
    return [name for name in maps_of(game) if name not in made]


@lru_cache(maxsize=8)
def loaded(map_name: str, scenario: str) -> tuple[Game, int]:
    """Return a game, and how many play it."""
    document = documents()[map_name]
    if not scenario:
        found = prepared(document, plain_scenario(document), rule_book(Host()))
    else:
        rules = read_scenario(HERE / "scenarios" / f"{scenario}.json")
        found = prepared(document, rules, rule_book(Host()))
    return found.game, found.players()


@cache
def is_playable(map_name: str, scenario: str) -> bool:
    """Tell whether a map has what a scenario asks for."""
    try:
        loaded(map_name, scenario)
    except CannotPlay:
        return False
    return True


@cache
def _fingerprint(game: str, map_name: str, scenario: str, seed: int) -> str:
    """Return a hash of a game's code with its bots and their styles, a map, a scenario and the seed.

    What all games have in common is left out: it changes often, and hardly ever how a game is played.
    """
    digest = sha256(b"".join(texts_below(files(f"hullwright.engines.{game}"))))
    digest.update(content_hash(documents()[map_name]).encode())
    if scenario:
        digest.update((HERE / "scenarios" / f"{scenario}.json").read_bytes())
    digest.update(str(seed).encode())
    return digest.hexdigest()[:12]


def play(cell: Cell, numbers: range) -> Played:
    """Return what became of some games of a cell."""
    found = Played()
    for number in numbers:
        found.update(_counted(cell, number))
    return found


def _counted(cell: Cell, number: int) -> Played:
    game, players = loaded(cell.map, cell.scenario)
    seed = mixed(SEEDS[cell.game], number)
    state = game.new_state(players, seed)
    names = cell.bots if engine(cell.game).sides or number % 2 else cell.bots[::-1]
    known = bots(cell.game)
    seats = seated([BotKind(name, known[name]) for name in names], state, seed)
    sides, watch = tuple(state.sides), Watch()
    # Habits are told of those alone who play their best on all sides; to count others takes time for nothing.
    is_watched = set(names) == {LEVELS[-1]}
    while (result := state.result()) is None:
        action = decision(seats[state.to_move], state)
        if is_watched:
            watch.see(state, state.legal(), action)
        state.apply(action)
    found = Played({"games": 1, "decided": int(bool(result.winners))})
    titles = engine(cell.game).sides
    # Where all win together, their seats are one and the same chance.
    apart = enumerate(seats[:1] if len(set(sides)) == 1 else seats)
    for seat, each in apart:
        group = titles[sides[seat]] if titles else each.kind
        found[f"seats {group}"] += 1
        found[f"{'wins' if seat in result.winners else 'losses'} {group}"] += 1
    found.update(watch.counted(state, sides))
    return found


def played(cell: Cell, numbers: range, executor: Executor | None) -> Played:
    """Return what became of games of a cell, on some executor."""
    parts = [
        range(start, min(start + BATCH, numbers.stop))
        for start in range(numbers.start, numbers.stop, BATCH)
    ]
    found = Played()
    done = (
        map(play, [cell] * len(parts), parts)
        if executor is None
        else executor.map(play, [cell] * len(parts), parts)
    )
    for each in done:
        found.update(each)
    return found
