"""Strikes: a creature is about to attack, and others may turn it away (SA-94a/b/c)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.layout import CREATURES

from ..contract import Action
from ..events import NOBODY
from .creature_reach import reach
from .perils import harm, prey, target
from .turns import PASS
from .vocabulary import DEFENCES, NONE, QUEEN, TURNED_AWAY, WARRIOR

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def strike(
    state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False, asked: int = 0
) -> None:
    """Let a creature attack what is in its cell; with fighters, those alone."""
    state.pending.append(("strike", NOBODY, kind, cell, fighters, asked))


def meet(state: "SpaceAttackState", cell: int) -> None:
    """Let a Queen or Warrior attack a ship in their cell that was just boarded (SA-59)."""
    if not state.game.ruleset.boarding_attacked:
        return
    # The last one pushed strikes first: a Queen leaves nothing for the Warrior.
    for kind in (WARRIOR, QUEEN):
        if cell in state.creatures[kind]:
            strike(state, kind, cell)


def step_strike(state: "SpaceAttackState", frame: "Frame") -> None:
    """Ask the next player who can turn the creature away, or let it do its harm."""
    _, _, kind, cell, fighters, asked = frame
    ship = target(state, kind, cell, fighters=fighters)
    drifters = prey(state, kind, cell, fighters=fighters)
    if ship == NONE and not drifters:
        return
    for place in range(asked + 1, state.players):
        player = (state.turn + place) % state.players
        if state.holds(player, DEFENCES[kind]) and _concerns(state, player, ship, drifters):
            strike(state, kind, cell, fighters=fighters, asked=place)
            state.pending.append(("defend", player, kind, cell))
            return
    harm(state, kind, cell, fighters=fighters)


def _concerns(state: "SpaceAttackState", player: int, ship: int, drifters: list[int]) -> bool:
    """Tell whether a Drifter of a player or a ship that it controls is attacked."""
    if any(state.owners[crew] == player for crew in drifters):
        return True
    return ship != NONE and state.controls(player, ship)


def legal_defend(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return where the creature may be moved to, by its own rules, and to let it attack."""
    _, player, kind, cell = frame
    if not state.holds(player, DEFENCES[kind]):
        return (PASS,)
    stays = (("defend", cell),) if state.game.ruleset.defend_zero else ()
    away = reach(state, kind, cell, TURNED_AWAY[kind])
    return (PASS, *stays, *(("defend", end) for end in away))


def apply_defend(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Move the creature away; it attacks where it ends, and others may turn it away in turn."""
    if action == PASS:
        return
    _, player, kind, cell = frame
    end = action[1]
    state.pending.pop()
    state.spend(player, DEFENCES[kind])
    state.put(kind, cell, -1)
    state.put(kind, end)
    state.tell("turned_away", player, CREATURES[kind], cell, end)
    if end != cell:
        chained = state.game.ruleset.defence_chains
        strike(state, kind, end, asked=0 if chained else state.players)
