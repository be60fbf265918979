"""Strikes: a creature is about to attack, and others may turn it away (SA-94a/b/c)."""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from .creature_reach import reach
from .perils import harm, prey, target
from .turns import PASS
from .vocabulary import FIGHTER, NONE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def strike(
    state: "SpaceAttackState", kind: int, cell: int, *, fighters: bool = False, asked: int = 0
) -> None:
    """Let a creature attack what is in its cell; with fighters, those alone."""
    state.pending.append(("strike", NOBODY, kind, cell, fighters, asked))


def strike_changed(state: "SpaceAttackState", kind: int, cell: int) -> None:
    """Let a creature that has changed in place attack at once (SA-58)."""
    strike(state, kind, cell, fighters=state.game.ruleset.evolve_attacks == "fighters")


def meet(state: "SpaceAttackState", cell: int) -> None:
    """Let creatures attack a ship in their cell that was just boarded, but no fighter (SA-57, SA-59)."""
    attacked, ship_kind = state.game.ruleset.boarding_attacked, state.ship_kinds[state.ships[cell]]
    if attacked == "none" or (attacked == "pods" and ship_kind == FIGHTER):
        return
    # The last one pushed strikes first: a Queen leaves nothing for the Warrior.
    for kind in reversed(state.game.bestiary.wreckers[ship_kind]):
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
        if not state.hands[player] or not _concerns(state, player, ship, drifters):
            continue
        if state.held(player, state.game.backs.defences[kind]):
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
    """Return where the creature may be moved to, by its own rules, and to let it attack.

    Who holds several tiles against it says by which one.
    """
    _, player, kind, cell = frame
    steps = state.game.backs.defences[kind]
    tiles = state.held(player, steps)
    found = [PASS]
    for back in tiles:
        named = (back,) if len(tiles) > 1 else ()
        stays = (cell,) if state.game.ruleset.defend_zero else ()
        away = reach(state, kind, cell, steps[back])
        found.extend(("defend", end, *named) for end in (*stays, *away))
    return tuple(found)


def apply_defend(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Move the creature away; it attacks where it ends, and others may turn it away in turn."""
    if action == PASS:
        return
    _, player, kind, cell = frame
    _, end, *named = action
    back = named[0] if named else state.held(player, state.game.backs.defences[kind])[0]
    state.pending.pop()
    state.spend(player, back)
    state.put(kind, cell, -1)
    state.put(kind, end)
    state.tell("turned_away", player, state.game.bestiary.names[kind], cell, end)
    state.follow(player, back)
    if end != cell:
        chained = state.game.ruleset.defence_chains
        strike(state, kind, end, asked=0 if chained else state.players)
