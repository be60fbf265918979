"""Sector cards, item cards and noises (EA-D)."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..contract import Action
from .turn_constants import SILENT_SECTORS
from .vocabulary import ICON, ITEM, NOISE_ANY, NOISE_HERE
from .zone import DANGEROUS

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState


CALM = "first_danger_free"
"""The ability to draw no card the first time in a dangerous sector (EA-C1)."""
OWN_ITEM = "own_item"
"""The ability of a player that holds the item it began with, for which there is no card (H.14)."""


def draws(state: "EftaiosState", player: int) -> bool:
    """Tell whether a player must draw a card where it stands (EA-T6, EA-I4, EA-C1)."""
    role, special = state.roles[state.positions[player]], state.game.special_play
    if role > DANGEROUS or state.sedated:
        return False
    if special is not None and not special.draws_sector_card(state.positions[player]):
        return False
    if not is_dangerous(state, player):
        return state.game.draw_in_silent
    return CALM not in state.powers[player]


def is_dangerous(state: "EftaiosState", player: int) -> bool:
    """Tell whether a player stands where cards are drawn, whatever the rules say of silent sectors."""
    at, special = state.positions[player], state.game.special_play
    if special is not None:
        return special.is_dangerous(at, state.roles[at])
    return state.roles[at] == DANGEROUS


def resolve(state: "EftaiosState", player: int) -> None:
    """Draw a card where one is to be drawn; else end quietly, wherever that is (EA-T5, EA-T6)."""
    special = state.game.special_play
    if special is not None and special.resolves(state, player):
        return
    if draws(state, player):
        _draw(state, player)
        return
    lose_calm(state, player)
    if is_dangerous(state, player) or state.game.draw_in_silent:
        state.tell("no_card", player)
    end_quietly(state, player)


def lose_calm(state: "EftaiosState", player: int) -> None:
    """Use up the Captain's first dangerous sector, whatever he does there (EA-C1)."""
    if CALM in state.powers[player] and is_dangerous(state, player):
        state.lose_power(player, CALM)


def end_quietly(state: "EftaiosState", player: int) -> None:
    """End without a card; all that others hear is the same in every such sector (EA-T5, EA-C1, EA-C5)."""
    state.events.append(SILENT_SECTORS[player])
    state.settle(player)


def _draw(state: "EftaiosState", player: int) -> None:
    """Draw a sector card; the Pilot sees it before it counts (EA-C2)."""
    card = take(state, state.sector_deck, state.sector_discard)
    if card and "cat_once" in state.powers[player] and len(state.noises) > 1:
        state.sector_discard.append(card)
        state.pending.append(("card", player, card))
    else:
        state.game.plays[card](state, player, card)


def legal_card(_: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what the Pilot may do with a card: what it says, or two noises (EA-C2)."""
    return (("play", frame[2]), ("cat", "ability"))


def take(state: "EftaiosState", deck: list[str], discard: list[str]) -> str:
    """Return a random card, after shuffling the discarded ones back if there is none; or ""."""
    if not deck:
        deck.extend(discard)
        discard.clear()
    if not deck:
        return ""
    at = int(state.chance.random() * len(deck))
    card = deck[at]
    deck[at] = deck[-1]
    deck.pop()
    return card


def _noise_here(state: "EftaiosState", player: int, card: str) -> None:
    state.sector_discard.append(card)
    if state.positions[player] in state.game.zone.specials.hushed:
        state.tell("silence", player, card)
    else:
        state.events.append(("noise", player, (state.positions[player],), card))
    _after(state, player, card)


def _noise_any(state: "EftaiosState", player: int, card: str) -> None:
    state.sector_discard.append(card)
    state.pending.append(("noise", player, 1, (), card))


def _as_noise_any(state: "EftaiosState", player: int, card: str) -> None:
    """Treat a card in all as one of noise in any sector (EA-C16)."""
    state.sector_discard.append(card)
    state.pending.append(("noise", player, 1, (), NOISE_ANY))


def _item(state: "EftaiosState", player: int, card: str) -> None:
    if "silence_is_noise" in state.powers[player]:
        _as_noise_any(state, player, card)
        return
    state.take_item(player, card.removeprefix(ITEM))
    state.tell("silence", player, card)
    _after(state, player, card)


def _silence(state: "EftaiosState", player: int, card: str) -> None:
    if card and "silence_is_noise" in state.powers[player]:
        _as_noise_any(state, player, card)
        return
    if card in state.game.ruleset.cover_cards:
        state.covers[player] += 1
    elif card:
        state.sector_discard.append(card)
    state.tell("silence", player, card)
    _after(state, player, card)


def plays(deck: Mapping[str, int]) -> Mapping[str, Callable[["EftaiosState", int, str], None]]:
    """Return what each card of a deck does when it is drawn; no card at all is like silence."""
    return {"": _silence, **{card: _play_of(card) for card in deck}}


def _play_of(card: str) -> Callable[["EftaiosState", int, str], None]:
    if card.startswith(ITEM):
        return _item
    if card.startswith(NOISE_HERE):
        return _noise_here
    return _noise_any if card.startswith(NOISE_ANY) else _silence


def _after(state: "EftaiosState", player: int, card: str) -> None:
    """Draw an item where the card calls for one (EA-D4), then go on."""
    called = state.game.item_drawn_with
    if called and (card in called or ("icon" in called and card.endswith(ICON))):
        draw_item(state, player)
    state.settle(player)


def draw_item(state: "EftaiosState", player: int) -> None:
    """Draw from the item deck, if there is anything left."""
    item = take(state, state.item_deck, state.item_discard)
    if item:
        state.take_item(player, item)
        state.tell("drew_item", player, item)


def legal_noise(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return the sectors that can be announced, those already chosen left out (EA-D2, EA-D6)."""
    chosen = frame[3]
    if not chosen:
        return state.noises
    noises = state.noises
    for space in chosen:
        # They stand in the order of the map, so that none has to be looked at but the chosen.
        at = bisect_left(noises, ("noise", space))
        if noises[at : at + 1] == (("noise", space),):
            noises = noises[:at] + noises[at + 1 :]
    return noises


def apply_noise(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Take a chosen sector; announce all of them in the order of the map once they are complete."""
    _, player, needed, chosen, card = frame
    if needed > 1:
        state.pending.append(("noise", player, needed - 1, (*chosen, action[1]), card))
        return
    sectors = tuple(sorted((*chosen, action[1]))) if chosen else action[1:]
    state.events.append(("noise", player, sectors, card))
    _after(state, player, card)


def can_use_cat(state: "EftaiosState", player: int) -> bool:
    """Tell whether a Cat can be used: before drawing, where two sectors can be named (EA-I10)."""
    return len(state.noises) > 1 and draws(state, player)


def cat(state: "EftaiosState", player: int) -> None:
    """Draw a card, and declare noise in two sectors whatever it is (EA-I10)."""
    two_noises(state, player, take(state, state.sector_deck, state.sector_discard))


def two_noises(state: "EftaiosState", player: int, card: str) -> None:
    """Discard a card like a noise; one of two sectors is the true one if it says so (EA-I10, EA-C2)."""
    if card:
        state.sector_discard.append(card)
    if card.startswith(NOISE_HERE):
        state.pending.append(("noise", player, 1, (state.positions[player],), "cat"))
    else:
        state.pending.append(("noise", player, 2, (), "cat"))


def over_the_limit(state: "EftaiosState", player: int) -> bool:
    """Tell whether a player holds more items than it may (EA-I)."""
    rules = state.game.ruleset
    limit = rules.hand_limit_of.get(state.characters[player], rules.hand_limit)
    return bool(limit) and len(item_cards(state, player)) > limit


def item_cards(state: "EftaiosState", player: int) -> list[str]:
    """Return the items a player holds as cards: all but the one it began with (H.14)."""
    held = state.hands[player].copy()
    if OWN_ITEM in state.powers[player]:
        held.remove(state.game.ruleset.start_items[state.characters[player]])
    return held


def legal_discard(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return the items that may be discarded."""
    return tuple(("discard", item) for item in dict.fromkeys(item_cards(state, frame[1])))


def discard(state: "EftaiosState", player: int, action: Action) -> None:
    """Discard an item that is too many."""
    put_away(state, player, action[1])


def put_away(state: "EftaiosState", player: int, item: str) -> None:
    """Discard an item unused."""
    state.lose_item(player, item)
    state.uses[player].pop(item, None)
    give_back(state, item)
    state.tell("discarded", player, item)


def use_up(state: "EftaiosState", player: int, item: str) -> None:
    """Take away an item that is used, unless it can be used again (EA-I, G.4, H.3)."""
    rules = state.game.ruleset
    if rules.item_uses_of and _is_left(state, player, item):
        return
    state.lose_item(player, item)
    if OWN_ITEM in state.powers[player] and item == rules.start_items[state.characters[player]]:
        state.lose_power(player, OWN_ITEM)
    elif item in rules.declared_items and not rules.used_items_return:
        state.shown[player].append(item)
    else:
        state.vanished[player] += item not in rules.declared_items
        give_back(state, item)


def _is_left(state: "EftaiosState", player: int, item: str) -> bool:
    """Count a use of an item, and tell whether it can be used again (H.3)."""
    uses = state.uses[player]
    uses[item] = uses.get(item, 0) + 1
    most = state.game.ruleset.item_uses_of.get(f"{state.characters[player]}:{item}", 1)
    if uses[item] < most:
        return True
    del uses[item]
    return False


def give_back(state: "EftaiosState", item: str) -> None:
    """Put away an item: among those that can be drawn again, or out of the game."""
    returns = state.game.ruleset.used_items_return
    (state.item_discard if returns else state.removed).append(item)
