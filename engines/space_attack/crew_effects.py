"""Effects on crew of anybody: swaps, and crew that are brought elsewhere (SA-80, SA-81, SA-85, SA-86)."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.back_effects import IN_SPACE, ON_SHIPS, ON_TILES, OWN
from hullwright.schema.kinds.station.effect_words import ANY

from ..contract import Action
from .chart import StationChart
from .perils import drift_into
from .vocabulary import NONE
from .walks import embark

if TYPE_CHECKING:
    from .back_table import BackPlay
    from .state import SpaceAttackState


def _crew(state: "SpaceAttackState", where: str) -> list[int]:
    """Return the crew on tiles, on ships, or adrift."""
    if where == ON_SHIPS:
        return [crew for crew, ship in enumerate(state.aboard) if ship != NONE]
    if where == IN_SPACE:
        return state.drifters()
    return [
        crew
        for crew, at in enumerate(state.where)
        if at >= 0 and state.aboard[crew] == NONE and state.station >> at & 1
    ]


def swaps(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every swap of two crew in different cells."""
    where = state.where
    return (
        ("swap", a, b)
        for a, b in combinations(_crew(state, play.told["where"]), 2)
        if where[a] != where[b]
    )


def swap(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Let two crew change places."""
    _, a, b = action
    state.tell("swap", play.player, a, state.where[a], b, state.where[b])
    for places in (state.where, state.aboard):
        places[a], places[b] = places[b], places[a]


def transports(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every way to bring a crew to a tile, to a free seat or into open space."""
    end, whose, steps = (play.told[each] for each in ("end", "whose", "steps"))
    word, chart = WORDS[end], state.game.chart
    for crew in _crew(state, play.told["start"]):
        if whose != ANY and (state.owners[crew] == play.player) != (whose == OWN):
            continue
        for cell in _within(chart, state.where[crew], steps):
            if _can_go(state, crew, cell, end):
                yield word, crew, cell


def _within(chart: StationChart, at: int, steps: int) -> tuple[int, ...]:
    """Return the cells within some steps of a cell, itself first."""
    if steps <= 1:
        return (at, *chart.near[at]) if steps else (at,)
    apart = chart.apart[at]
    return tuple(cell for cell in range(len(chart.ids)) if apart[cell] <= steps)


def _can_go(state: "SpaceAttackState", crew: int, cell: int, end: str) -> bool:
    """Tell whether a crew can come to a cell by an effect; to stay where it is is no move."""
    at, ship = state.where[crew], state.aboard[crew]
    if end == ON_SHIPS:
        return state.has_seat(cell) and (ship == NONE or cell != at)
    if end == ON_TILES:
        return bool(state.station >> cell & 1) and cell != at
    return state.is_open(cell) and (ship != NONE or cell != at)


def transport(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Bring a crew elsewhere, where a creature may wait for it (SA-54, SA-59)."""
    word, crew, cell = action
    state.tell(word, play.player, crew, state.where[crew], cell)
    state.aboard[crew] = NONE
    if word == WORDS[ON_SHIPS]:
        embark(state, crew, cell)
        return
    state.where[crew] = cell
    if word == WORDS[IN_SPACE]:
        drift_into(state, crew)


WORDS = {ON_TILES: "to_tile", ON_SHIPS: "to_ship", IN_SPACE: "to_space"}
"""The word of the action by which a crew is brought somewhere."""
