"""What the ladder asks, and which cells have to be played for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from hullwright.engines.bot_table import bots, styles
from hullwright.engines.loader import OWN_ENGINES, engine
from hullwright.engines.styles import LEVELS, level_and_style
from hullwright.engines.training.trainables import trainables

from .cells import Cell, is_playable, maps_of, samples_of

SCENARIOS = {"eftaios": ("arena", "infection")}
"""Scenarios of which most games have to be decided."""
OTHERS = {"human": "beginner", "alien": "expert"}
"""By side on which level the others play while its levels are compared: strong enough that it matters how one plays,
and not so strong that on hard zones hardly anybody gets out."""
HINDERED = {side: each.hinders for side, each in trainables("eftaios").items() if each.hinders}
"""Sides that are judged by how many of another side they keep from winning; their own wins are told beside it."""
TOGETHER = frozenset({"escape_earth"})
"""Games in which all win or lose together."""


@dataclass(frozen=True)
class Rung:
    """A question: does a side win more often with a level than with the one below, all else being equal?"""

    map: str
    side: str
    """Nothing where there are no sides."""
    level: str
    below: str
    upper: Cell
    lower: Cell
    """The same cell where both levels sit at one table."""
    hinders: str = ""
    """The side whose losses are counted instead of one's own wins, if any."""

    @property
    def judges(self) -> bool:
        """Whether the levels are judged by it; it is only told where another measure is the honest one."""
        return bool(self.hinders) or self.side not in HINDERED

    @property
    def counts(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """What wins and what could have, for the level and for the one below."""
        if self.hinders:
            kept = f"losses {self.hinders}", f"seats {self.hinders}"
            return kept, kept
        above, under = (self.side, self.side) if self.side else (self.level, self.below)
        return (f"wins {above}", f"seats {above}"), (f"wins {under}", f"seats {under}")


def levels(game: str) -> list[str]:
    """Return the levels that a game has, weakest first."""
    return [each for each in ("random", *LEVELS) if each in engine(game).bots]


def rungs(game: str) -> Iterator[Rung]:
    """Yield the rungs of a game's ladder: by map, level and side."""
    sides = tuple(engine(game).sides)
    for name in maps_of(game):
        for below, level in pairwise(levels(game)):
            if game in TOGETHER:
                upper, lower = Cell(game, name, (level,)), Cell(game, name, (below,))
                yield Rung(name, "", level, below, upper, lower)
            elif not sides:
                cell = Cell(game, name, (level, below))
                yield Rung(name, "", level, below, cell, cell)
            for side in sides:
                upper, lower = (_against(game, name, side, each) for each in (level, below))
                if side in HINDERED:
                    yield Rung(name, side, level, below, upper, lower, HINDERED[side])
                yield Rung(name, side, level, below, upper, lower)


def _against(game: str, name: str, side: str, level: str) -> Cell:
    """Return the cell in which one side plays on a level, and the others on theirs."""
    others = OTHERS.get(side, LEVELS[-1])
    others = others if others in levels(game) else levels(game)[-1]
    return Cell(game, name, tuple(level if each == side else others for each in engine(game).sides))


def style_names(game: str, side: str) -> list[str]:
    """Return the best bots that a side can be, one for each of its styles: the usual ones draw one of them."""
    described = styles(game)
    found = []
    for name in engine(game).bots:
        level, style = level_and_style(name)
        if level == LEVELS[-1] and style and described[style].side in {"", side}:
            found.append(name)
    return found


def style_cells(game: str, map_name: str) -> Sequence[Sequence[Cell]]:
    """Return a cell for each pair of styles of two sides; nothing for games without two."""
    sides = engine(game).sides
    if len(sides) != 2:
        return ()
    first, second = (style_names(game, side) for side in sides)
    return [[Cell(game, map_name, (one, other)) for other in second] for one in first]


def all_style_cells(game: str) -> Iterator[Cell]:
    """Yield the cells of all pairs of styles on the samples."""
    for name in samples_of(game):
        for row in style_cells(game, name):
            yield from row


def scenario_cells(game: str) -> Iterator[Cell]:
    """Yield a cell for each scenario of which most games have to be decided, on each sample map."""
    best = levels(game)[-1]
    for scenario in SCENARIOS.get(game, ()):
        for name in samples_of(game):
            if is_playable(name, scenario):
                yield Cell(game, name, (best,) * len(engine(game).sides), scenario)


def expert_cells(game: str) -> list[Cell]:
    """Return a cell for each map on which the best bots play all sides: what their habits are."""
    best = levels(game)[-1]
    return [Cell(game, name, (best,) * len(engine(game).sides)) for name in maps_of(game)]


def games_asked(only: str | None) -> list[str]:
    """Return the games of the ladder; those that take longest last."""
    asked = [each for each in OWN_ENGINES if only in {None, each} and len(bots(each)) > 1]
    return sorted(asked, key=TOGETHER.__contains__)
