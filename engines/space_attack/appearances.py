"""Appearances: what effects bring where a tile was, who boards it, and what swallows everything (SA-70 … SA-75)."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.back_effects import EMPTY
from hullwright.schema.messages import english

from ..contract import Action
from ..events import NOBODY
from . import endings, strikes
from .chart import cells_of
from .perils import lose, wreck
from .vocabulary import NONE, SEATS, SHIPS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .back_table import BackPlay
    from .state import SpaceAttackState


def _places(state: "SpaceAttackState", play: "BackPlay", where: str = "") -> list[int]:
    """Return where an effect can happen: where the tile was, or in an empty cell of the player's choice."""
    if play.cell == NONE or where == EMPTY:
        return cells_of(state.empty())
    return [play.cell]


def creatures(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield where a creature of the supply can appear (SA-70, SA-71)."""
    name = play.told["kind"]
    if state.supply[state.game.bestiary.numbers[name]]:
        for cell in _places(state, play, play.told["where"]):
            yield "appear", name, cell


def bring_creature(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Bring a creature from the supply, which attacks at once."""
    _, name, cell = action
    kind = state.game.bestiary.numbers[name]
    state.supply[kind] -= 1
    state.put(kind, cell)
    state.tell("appeared", play.player, name, cell)
    strikes.strike(state, kind, cell)


def ships(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield where a ship of the supply can appear (SA-72, SA-73)."""
    name = play.told["ship"]
    if state.hangar[SHIPS.index(name)]:
        for cell in _places(state, play):
            if cell not in state.ships:
                yield "launch", name, cell


def bring_ship(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Bring a ship from the supply, with as many of the crew there as it takes."""
    _, name, cell = action
    kind, crew = SHIPS.index(name), state.crew_on(cell)
    state.new_ship(kind, cell)
    state.tell("appeared", play.player, name, cell)
    if len(crew) > SEATS[kind]:
        state.pending.append(("aboard", play.player, cell, SEATS[kind]))
        return
    for each in crew:
        _take_aboard(state, each, cell)


def _take_aboard(state: "SpaceAttackState", crew: int, cell: int) -> None:
    state.aboard[crew] = state.ships[cell]
    state.tell("taken_aboard", state.owners[crew], crew, cell)


def legal_aboard(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return who may be taken aboard the ship that has appeared (SA-72, SA-73)."""
    return tuple(("aboard", crew) for crew in state.crew_on(frame[2]))


def apply_aboard(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Take a crew aboard, and ask again while there are seats."""
    _, player, cell, seats = frame
    _take_aboard(state, action[1], cell)
    if seats > 1:
        state.pending.append(("aboard", player, cell, seats - 1))


def holes(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield where a black hole can open (SA-74)."""
    return (("black_hole", cell) for cell in _places(state, play))


def open_hole(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Take everything in a cell and the open cells around it out of the game (SA-74, SA-60)."""
    _collapse(state, action[1], play.told["radius"])


def _collapse(state: "SpaceAttackState", cell: int, radius: int) -> None:
    state.tell("black_hole", NOBODY, cell)
    apart = state.game.chart.apart[cell]
    for each in cells_of(state.open):
        if apart[each] <= radius:
            _swallow(state, each)


def _swallow(state: "SpaceAttackState", cell: int) -> None:
    ship = state.ships.get(cell, NONE)
    if ship != NONE:
        wreck(state, ship)
    for crew in state.crew_on(cell):
        lose(state, crew, "black_hole")
    kept = state.game.ruleset.swallowed_creatures == "supply"
    for kind, there in enumerate(state.creatures):
        (state.supply if kept else state.gone)[kind] += there.pop(cell, 0)


def breaches(_state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield that the core breaches."""
    yield "core_breach", play.cell


def breach(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """End the game, or do what else a Core Breach does under the rules (SA-75, SA-102)."""
    state.game.core_breach(state, play.player, action[1])


def _black_hole(state: "SpaceAttackState", _player: int, cell: int) -> None:
    """Let a Core Breach be a black hole (SA-102); one that was kept has no cell to open in."""
    if cell != NONE:
        _collapse(state, cell, 1)


def _ends_game(state: "SpaceAttackState", _player: int, _cell: int) -> None:
    endings.finish(state, english("the core has breached"))


BREACHES: dict[str, Callable[["SpaceAttackState", int, int], None]] = {
    "ends_game": _ends_game,
    "black_hole": _black_hole,
}
"""What a Core Breach can do."""
