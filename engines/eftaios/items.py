"""Items and the abilities that are like them (EA-I, EA-C)."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hullwright.schema.effects import DO, Effect

from ..contract import Action
from . import attacks, cards, endings
from .effect_table import ItemUse, carry_out
from .fates import ABOARD, NOBODY
from .item_effects import SECTOR
from .item_pieces import BOX_ITEMS, ItemPiece
from .zone import HUMAN_SIDE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .options import PlayerOptions
    from .state import EftaiosState

END: Action = ("end",)


def legal_end(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what may still be used after the sector is resolved, and to end the turn."""
    player = frame[1]
    options = state.options[player]
    if state.fates[player] != ABOARD or state.waiting[player] != NOBODY:
        return (END,)
    return (END, *late_uses(state, player, options))


def late_uses(state: "EftaiosState", player: int, options: "PlayerOptions") -> tuple[Action, ...]:
    """Return what may be used after the sector is resolved (EA-I)."""
    return _uses(state, player, options, options.late, options.aims_late)


def arrival_uses(
    state: "EftaiosState", player: int, options: "PlayerOptions"
) -> tuple[Action, ...]:
    """Return what may be used between the move and the card (EA-I)."""
    return _uses(state, player, options, options.between, options.aims_between)


def _uses(
    state: "EftaiosState",
    player: int,
    options: "PlayerOptions",
    plain: tuple[Action, ...],
    aims: tuple[str, ...],
) -> tuple[Action, ...]:
    if options.leads_home and began_at(state, player) in state.game.zone.starts[HUMAN_SIDE][:1]:
        # Nothing leads back to where the turn began (EA-T2).
        plain = tuple(each for each in plain if not _leads_home(state, *each[:2]))
        aims = tuple(each for each in aims if not _leads_home(state, "item", each))
    return plain + aimed(state, player, aims) if aims else plain


def _leads_home(state: "EftaiosState", how: str, what: str) -> bool:
    """Tell whether a use takes a player to the Human sector (EA-I2)."""
    piece = state.game.items.get(what)
    if how == "ability" or piece is None:
        return any(each[DO] == "go_to_human_sector" for each in ABILITY_EFFECTS[what])
    return "go_to_human_sector" in piece.does


def began_at(state: "EftaiosState", player: int) -> int:
    """Return where the player in turn began it: from where it first went since, or where it is."""
    began = state.positions[player]
    for event in reversed(state.events):
        word = event[0]
        if word == "turn":
            break
        if word in {"moved", "teleported"} and event[1] == player:
            began = event[2]
    return began


def any_use(state: "EftaiosState", player: int, options: "PlayerOptions") -> bool:
    """Tell whether a player could still use something after its sector is resolved."""
    if not (options.late or options.aims_late):
        return False
    if state.fates[player] != ABOARD or state.waiting[player] != NOBODY:
        return False
    return bool(
        (options.lights_late and not options.leads_home) or late_uses(state, player, options)
    )


def any_use_on_arrival(state: "EftaiosState", player: int, options: "PlayerOptions") -> bool:
    """Tell whether a player could use something between the move and the card."""
    if not (options.between or options.aims_between):
        return False
    return bool(
        (options.lights_between and not options.leads_home) or arrival_uses(state, player, options)
    )


def aimed(state: "EftaiosState", player: int, what: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the uses of items and abilities that are aimed at something, one for each target."""
    found: list[Action] = []
    for each in what:
        piece = state.game.items.get(each)
        if piece is None:
            found.extend(("ability", each, other) for other in _hidden(state, player))
        elif "become_alien" in piece.does and not endings.may_mutate(state, player):
            continue
        elif piece.aim == SECTOR:
            found.extend(_at_sectors(state, piece))
        elif not piece.aim:
            found.append(("item", each))
        else:
            found.extend(("item", each, other) for other in _asked(state, player, piece))
    return tuple(found)


def _at_sectors(state: "EftaiosState", piece: ItemPiece) -> tuple[Action, ...]:
    """Return the uses of an item in each sector, for a noise in those with a coordinate (EA-D6)."""
    if "decoy" in piece.does:
        return tuple(("item", piece.name, space) for _, space in state.noises)
    return state.game.zone.lights(piece.name, state.roles)


def _asked(state: "EftaiosState", player: int, piece: ItemPiece) -> Iterator[int]:
    """Yield the players at whom an item can be aimed."""
    found = _hidden(state, player) if "reveal_player" in piece.does else _others(state, player)
    asks = "ask_where" in piece.does
    return (other for other in found if not asks or _on_map(state, other))


def _hidden(state: "EftaiosState", player: int) -> Iterator[int]:
    """Yield the other players whose identity is not known to everybody."""
    return (other for other in _others(state, player) if not state.revealed[other])


def _others(state: "EftaiosState", player: int) -> Iterator[int]:
    """Yield the other players that everybody believes aboard."""
    for other in range(state.players):
        if other != player and state.known_fates[other] == ABOARD:
            yield other


def _on_map(state: "EftaiosState", player: int) -> bool:
    """Tell whether everybody believes a player to be somewhere on the map (EA-I8)."""
    return state.waiting[player] == NOBODY or not state.game.ruleset.deaths_announced


def use(state: "EftaiosState", player: int, action: Action) -> None:
    """Use an item or an ability during the own turn."""
    how, what = action[:2]
    target = action[2] if len(action) > 2 else NOBODY
    told = spend(state, player, what, how, target)
    effects = ABILITY_EFFECTS[what] if how == "ability" else state.game.items[what].effects
    carry_out(state, effects, ItemUse(player, target, told))


def spend(state: "EftaiosState", player: int, what: str, how: str, target: int = NOBODY) -> bool:
    """Take away what is used; tell of it, if the rules demand that, and whether they do (EA-I, G.4)."""
    if how == "ability":
        state.lose_power(player, ABILITIES[what])
        seen = what not in LIKE_ALIENS
        state.tell("ability" if seen else "ability_unseen", player, what, target)
        if what == "teleport" or (what == "identity" and state.game.ruleset.examiner_shows_itself):
            attacks.reveal(state, player)
        return seen
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

LIKE_ALIENS = ("attack",)
"""What looks to the table as if an Alien did it (EA-C4)."""

ABILITY_EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    "teleport": BOX_ITEMS["teleport"].effects,
    "identity": ({DO: "reveal_player"},),
    "attack": BOX_ITEMS["attack"].effects,
    "cat": BOX_ITEMS["cat"].effects,
}
"""What is done by each of them."""
