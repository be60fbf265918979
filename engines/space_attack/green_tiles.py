"""Green tiles: what appears where a tile was, and who boards it (SA-70 … SA-75)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.layout import CORE_BREACH, CREATURES
from hullwright.schema.messages import english

from ..contract import Action
from ..events import NOBODY
from . import endings, strikes
from .chart import cells_of
from .perils import lose, wreck
from .vocabulary import FIGHTER, KINDS, NONE, POD, SEATS, SPAWN, TOKENS, WARRIOR

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def resolve(state: "SpaceAttackState", player: int, cell: int, back: str) -> None:
    """Do what a green back says; one that nobody knows does nothing."""
    effect = GREENS.get(back)
    if effect is not None:
        effect(state, player, cell)


def _creature(kind: int) -> Callable[["SpaceAttackState", int, int], None]:
    """Return what brings a creature from the supply, if there is one (SA-70, SA-71)."""

    def appear(state: "SpaceAttackState", player: int, cell: int) -> None:
        if state.supply[kind]:
            state.supply[kind] -= 1
            state.put(kind, cell)
            state.tell("appeared", player, CREATURES[kind], cell)
            strikes.strike(state, kind, cell)

    return appear


def _ship(kind: int) -> Callable[["SpaceAttackState", int, int], None]:
    """Return what brings a ship from the supply, with as many of the crew there as it takes."""

    def appear(state: "SpaceAttackState", player: int, cell: int) -> None:
        if state.supply[kind]:
            crew = state.crew_on(cell)
            state.new_ship(kind, cell)
            state.tell("appeared", player, TOKENS[kind], cell)
            if len(crew) > SEATS[kind]:
                state.pending.append(("aboard", player, cell, SEATS[kind]))
                return
            for each in crew:
                _take_aboard(state, each, cell)

    return appear


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


def black_hole(state: "SpaceAttackState", _player: int, cell: int) -> None:
    """Take everything on a cell and the open cells around it out of the game (SA-74, SA-60)."""
    near = state.game.chart.near_masks[cell] & state.open
    state.tell("black_hole", NOBODY, cell)
    for each in cells_of(near | 1 << cell):
        _swallow(state, each)


def _swallow(state: "SpaceAttackState", cell: int) -> None:
    ship = state.ships.get(cell, NONE)
    if ship != NONE:
        wreck(state, ship)
    for crew in state.crew_on(cell):
        lose(state, crew, "black_hole")
    kept = state.game.ruleset.swallowed_creatures == "supply"
    for kind in KINDS:
        (state.supply if kept else state.gone)[kind] += state.creatures[kind].pop(cell, 0)


def core_breach(state: "SpaceAttackState", player: int, cell: int) -> None:
    """End the game, or do what else a Core Breach does under the rules (SA-75, SA-102)."""
    state.game.core_breach(state, player, cell)


def _ends_game(state: "SpaceAttackState", _player: int, _cell: int) -> None:
    endings.finish(state, english("the core has breached"))


BREACHES: dict[str, Callable[["SpaceAttackState", int, int], None]] = {
    "ends_game": _ends_game,
    "black_hole": black_hole,
}
"""What a Core Breach can do."""

GREENS: dict[str, Callable[["SpaceAttackState", int, int], None]] = {
    CREATURES[SPAWN]: _creature(SPAWN),
    CREATURES[WARRIOR]: _creature(WARRIOR),
    TOKENS[FIGHTER]: _ship(FIGHTER),
    TOKENS[POD]: _ship(POD),
    "black_hole": black_hole,
    CORE_BREACH: core_breach,
}
"""What each green back does."""
