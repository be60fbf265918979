"""Items and the abilities that are like them (EA-I, EA-C)."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hullwright.schema.effects import DO, Effect

from ..contract import Action
from . import attacks, cards
from .effect_table import ItemUse, carry_out
from .fates import ABOARD, NOBODY
from .item_effects import SECTOR
from .item_pieces import BOX_ITEMS, ItemPiece

if TYPE_CHECKING:
    from ..base_state import Frame
    from .options import PlayerOptions
    from .state import EftaiosState

END: Action = ("end",)


def legal_end(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what may still be used after the sector is resolved, and to end the turn."""
    player = frame[1]
    options = state.options_of(player)
    if state.fates[player] != ABOARD or state.waiting[player] != NOBODY:
        return (END,)
    return (END, *options.late, *aimed(state, player, options.aims_late))


def any_use(state: "EftaiosState", player: int, options: "PlayerOptions") -> bool:
    """Tell whether a player could still use something at the end of its turn."""
    if state.fates[player] != ABOARD or state.waiting[player] != NOBODY:
        return False
    return bool(options.late or options.lights_late or aimed(state, player, options.aims_late))


def aimed(state: "EftaiosState", player: int, what: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the uses of items and abilities that are aimed at something, one for each target."""
    found: list[Action] = []
    for each in what:
        piece = state.game.items.get(each)
        if piece is None:
            found.extend(("ability", each, other) for other in _hidden(state, player))
        elif piece.aim == SECTOR:
            found.extend(_at_sectors(state, piece))
        else:
            asks = _hidden if "reveal_player" in piece.does else _others
            found.extend(("item", each, other) for other in asks(state, player))
    return tuple(found)


def _at_sectors(state: "EftaiosState", piece: ItemPiece) -> tuple[Action, ...]:
    """Return the uses of an item in each sector, for a noise in those with a coordinate (EA-D6)."""
    if "decoy" in piece.does:
        return tuple(("item", piece.name, space) for _, space in state.noises)
    return state.game.zone.lights(piece.name, state.roles)


def _hidden(state: "EftaiosState", player: int) -> Iterator[int]:
    """Yield the other players whose identity is not known to everybody."""
    return (other for other in _others(state, player) if not state.revealed[other])


def _others(state: "EftaiosState", player: int) -> Iterator[int]:
    """Yield the other players that everybody believes aboard."""
    for other in range(state.players):
        if other != player and state.known_fates[other] == ABOARD:
            yield other


def use(state: "EftaiosState", player: int, action: Action) -> None:
    """Use an item or an ability during the own turn."""
    how, what, *target = action
    told = spend(state, player, what, how, *target)
    effects = ABILITY_EFFECTS[what] if how == "ability" else state.game.items[what].effects
    carry_out(state, effects, ItemUse(player, *target, is_told=told))


def spend(state: "EftaiosState", player: int, what: str, how: str, target: int = NOBODY) -> bool:
    """Take away what is used; tell of it, if the rules demand that, and whether they do (EA-I, G.4)."""
    if how == "ability":
        state.powers[player].remove(ABILITIES[what])
        state.tell("ability", player, what, target)
        if what in {"teleport", "identity"}:
            attacks.reveal(state, player)
        return True
    declared = what in state.game.ruleset.declared_items
    state.tell("item" if declared else "item_unseen", player, what, target)
    cards.use_up(state, player, what)
    return declared


ABILITIES = {
    "teleport": "teleport_once",
    "identity": "force_identity_once",
    "attack": "attack_once",
    "cat": "cat_once",
}
"""The ability behind each thing that can be done without a card."""

ABILITY_EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    "teleport": BOX_ITEMS["teleport"].effects,
    "identity": ({DO: "reveal_player"},),
    "attack": BOX_ITEMS["attack"].effects,
    "cat": BOX_ITEMS["cat"].effects,
}
"""What is done by each of them."""
