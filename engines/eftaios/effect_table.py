"""What each effect of items does to a game, by its name (EA-I, EA-C)."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hullwright.schema.effects import DO, Effect

from . import attacks, cards, endings
from .fates import NOBODY
from .item_effects import ALL, OTHERS
from .set_up import human_sector
from .zone import ALIEN_SIDE

if TYPE_CHECKING:
    from .state import EftaiosState


class ItemUse(NamedTuple):
    """One use of an item or an ability."""

    player: int
    target: int = NOBODY
    """The sector or the player that it is aimed at, or who attacks."""
    is_told: bool = True
    """Whether everybody is to know of it (G.4)."""
    item: str = ""
    """The item by which the attacked live on."""


def carry_out(state: "EftaiosState", effects: Iterable[Effect], use: ItemUse) -> None:
    """Carry out effects one after the other, as long as the game goes on."""
    for effect in effects:
        if state.outcome is None:
            EFFECTS[effect[DO]](state, use, effect)


def _go_to_human_sector(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Go to the Human sector (EA-I2, EA-C6), without a word where nobody is to know."""
    player, there = use.player, human_sector(state)
    if use.is_told:
        state.tell("teleported", player, state.positions[player])
    else:
        state.tell("moved", player, state.positions[player], there)
    state.positions[player] = there


def _extra_steps(state: "EftaiosState", _: ItemUse, effect: Effect) -> None:
    """Move farther this turn; what makes moves longer does not add up (EA-I3)."""
    state.extra_steps = max(state.extra_steps, effect["steps"])


def _no_card(state: "EftaiosState", _: ItemUse, __: Effect) -> None:
    """Draw no card this turn (EA-I4)."""
    state.sedated = True


def _light(state: "EftaiosState", use: ItemUse, effect: Effect) -> None:
    """Have everybody near a named sector announce the exact position (EA-I6)."""
    _ask_around(state, use, effect, use.target)


def _ask_near(state: "EftaiosState", use: ItemUse, effect: Effect) -> None:
    """Have everybody near the user announce the exact position."""
    _ask_around(state, use, effect, state.positions[use.player])


def _ask_around(state: "EftaiosState", use: ItemUse, effect: Effect, sector: int) -> None:
    lit = state.game.zone.around(sector, effect["distance"])
    spared = use.player if effect["whom"] == OTHERS else NOBODY
    for other, stands in enumerate(state.positions):
        at = state.fallen[other] if stands == NOBODY else stands
        if at != NOBODY and lit >> at & 1 and other != spared:
            locate(state, other)


def _ask_where(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Have a player announce where it is (EA-I8)."""
    locate(state, use.target)


def _say_where(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    locate(state, use.player)


def locate(state: "EftaiosState", player: int) -> None:
    """Have a player announce where it is; the Invisible shows itself again instead (EA-I8, EA-C13)."""
    place = place_of(state, player)
    if place == NOBODY:
        return
    if "unseen" in state.powers[player]:
        attacks.show(state, player)
    else:
        state.tell("position", player, place)


def place_of(state: "EftaiosState", player: int) -> int:
    """Return where a player is; the killed of whom nobody knows answer from where they fell (A.3)."""
    place = state.positions[player]
    return state.fallen[player] if place == NOBODY else place


def _reveal_player(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Force a player to reveal its identity (EA-C8)."""
    attacks.reveal(state, use.target)


def _reveal_self(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    attacks.reveal(state, use.player)


def _decoy(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Make a noise in a named sector, which everybody hears."""
    state.tell("decoy", use.player, use.target)


def _stay(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Stay instead of moving; the turn goes on as if the player had arrived (see `turns`)."""
    state.tell("stayed", use.player)


def _become_alien(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Become an Alien on the spot (EA-I9), without a word where nobody is to know (G.4)."""
    if state.sides[use.player] == ALIEN_SIDE:
        return
    attacks.become_alien(state, use.player, told=use.is_told)
    endings.check(state, escaped=False)


def _draw_items(state: "EftaiosState", use: ItemUse, effect: Effect) -> None:
    for _ in range(effect["count"]):
        cards.draw_item(state, use.player)


def _lose_items(state: "EftaiosState", use: ItemUse, effect: Effect) -> None:
    """Discard items by chance, but none of those that are no cards (H.14)."""
    held = cards.item_cards(state, use.player)
    count = len(held) if effect["which"] == ALL else min(len(held), 1)
    for _ in range(count):
        cards.put_away(state, use.player, held.pop(state.below(len(held))))


def _attack(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Attack as Aliens do (EA-I1)."""
    cards.lose_calm(state, use.player)
    attacks.attack(state, use.player, openly=use.is_told)


def _two_noises(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Declare noise in two sectors (EA-I10)."""
    cards.cat(state, use.player)


def _survive(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Take no harm from an attack (EA-I5)."""
    if use.is_told:
        state.tell("defended", use.player)
    else:
        state.tell("item_unseen", use.player, use.item, NOBODY)


def _restart(state: "EftaiosState", use: ItemUse, _: Effect) -> None:
    """Be killed, and begin anew from the Human sector without any cards (EA-I7)."""
    attacks.kill(state, use.player, use.target, clone=use)


EFFECTS: Mapping[str, Callable[["EftaiosState", ItemUse, Effect], None]] = {
    "ask_near": _ask_near,
    "light": _light,
    "ask_where": _ask_where,
    "reveal_player": _reveal_player,
    "say_where": _say_where,
    "reveal_self": _reveal_self,
    "decoy": _decoy,
    "extra_steps": _extra_steps,
    "stay": _stay,
    "go_to_human_sector": _go_to_human_sector,
    "no_card": _no_card,
    "two_noises": _two_noises,
    "attack": _attack,
    "become_alien": _become_alien,
    "draw_items": _draw_items,
    "lose_items": _lose_items,
    "survive": _survive,
    "restart": _restart,
}
"""Every effect of the vocabulary."""
