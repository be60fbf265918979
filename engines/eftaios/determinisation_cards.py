"""The hidden cards of a determinised state: dealt anew from those that the player has not seen."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ..events import Event
from .belief import Belief
from .cards import OWN_ITEM, item_cards
from .item_effects import SURVIVALS
from .vocabulary import ICON, ITEM, NOISE_ANY, NOISE_HERE
from .zone import ALIEN_SIDE, HUMAN_SIDE

if TYPE_CHECKING:
    from .state import EftaiosState

COVER = "silence"
_NOISES = (NOISE_HERE, NOISE_ANY)
_SURVIVED = {"defended": "defence", "cloned": "clone"}


def deal_cards(world: "EftaiosState", state: "EftaiosState", known: Belief, chance: Random) -> None:
    """Deal what the others hold, what lies face down, and what is left in the decks."""
    others = [each for each in range(state.players) if each != known.me]
    drawn = _in_hand(world, known.me)
    # Items and cover lie among discarded noises, too (EA-I10, EA-C16).
    discarded = _taken(world, world.sector_discard)
    pool, piles = _gathered(world, known)
    pool += discarded
    for other in others:
        pool += item_cards(state, other) + [COVER] * state.covers[other]
    # In an order that does not tell where they truly are.
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        count = len(item_cards(state, other)) + state.covers[other]
        held, pool = pool[:count], pool[count:]
        world.covers[other] = held.count(COVER)
        world.powers[other] = _powers(world, known, other)
        world.hands[other] = _own_item(world, other) + [each for each in held if each != COVER]
        world.uses[other] = {}
    for pile, count in piles:
        pile.extend(pool[:count])
        del pool[:count]
    world.sector_discard += _as_sector_cards(world, pool[: len(discarded)])
    world.sector_deck += _as_sector_cards(world, pool[len(discarded) :])
    _shuffle_noises(world, known, chance)
    world.sector_discard += drawn


def _in_hand(world: "EftaiosState", player: int) -> list[str]:
    """Take the card that a player has drawn and looks at out of the discarded ones (EA-C2)."""
    kind, owner, *rest = world.pending[-1]
    if kind != "card" or owner != player:
        return []
    world.sector_discard.remove(rest[0])
    return rest


def _gathered(
    world: "EftaiosState", known: Belief
) -> tuple[list[str], list[tuple[list[str], int]]]:
    """Take what could be held from the decks and piles; return it, and what each pile gets back."""
    seen = _seen_to_go(world, known)
    pool: list[str] = []
    piles = []
    for pile in (world.removed, world.item_discard):
        kept = list((Counter(pile) & seen).elements())
        pool += (Counter(pile) - Counter(kept)).elements()
        piles.append((pile, len(pile) - len(kept)))
        pile[:] = kept
    pool += _taken(world, world.sector_deck)
    piles.append((world.item_deck, len(world.item_deck)))
    pool += world.item_deck
    world.item_deck.clear()
    return pool, piles


def _taken(world: "EftaiosState", pile: list[str]) -> list[str]:
    """Take the items and the cover out of a pile of sector cards; return them by the names they have in hands."""
    keeps = world.game.ruleset.cover_cards
    held = [each for each in pile if each.startswith(ITEM) or each in keeps]
    pile[:] = sorted((Counter(pile) - Counter(held)).elements())
    return [each.removeprefix(ITEM) for each in held]


def _seen_to_go(world: "EftaiosState", known: Belief) -> Counter[str]:
    """Return the cards that the player knows to be used or discarded: its own, and what was shown."""
    found: Counter[str] = Counter()
    named: set[int] = set()
    """Players who live on by an item of which they told the name."""
    for event in _before_shuffling(world):
        if event[1] == known.me:
            # Whatever became of its own cards, it has drawn each of them once.
            if event[0] in {"silence", "drew_item", "found"}:
                found[event[2].removeprefix(ITEM)] += 1
        elif event[0] == "item":
            found[event[2]] += 1
            if world.game.items[event[2]].does & SURVIVALS:
                named.add(event[1])
        elif event[0] in _SURVIVED and event[1] not in named:
            found[_SURVIVED[event[0]]] += 1
        elif event[0] in _SURVIVED:
            named.remove(event[1])
    me = known.me
    # What lies open before the players is not among the piles.
    found -= Counter(item for shown in world.shown for item in shown)
    return found - Counter(world.hands[me]) - Counter({COVER: world.covers[me]})


def _before_shuffling(world: "EftaiosState") -> Sequence[Event]:
    """Return what happened, unless discarded items were shuffled since: nobody knows then where they are."""
    drawn = sum(event[0] in {"drew_item", "found"} for event in world.events)
    deck = sum(world.game.ruleset.item_deck.values())
    return () if 0 < deck < drawn else world.events


def _powers(world: "EftaiosState", known: Belief, other: int) -> list[str]:
    """Return the abilities that a player still has, by its character and what it was seen to use."""
    if world.born[other] == HUMAN_SIDE and world.sides[other] == ALIEN_SIDE:
        return []
    rules, character = world.game.ruleset, world.characters[other]
    used = set(known.identities.must[other])
    if known.struck[other]:
        used.add("attack_once")
    if not known.fresh[other]:
        used.add("first_move_three")
    own = rules.start_items.get(character)
    powers = [each for each in rules.abilities.get(character, ()) if each not in used]
    lost = any(
        event[1] == other and (event[:3] == ("item", other, own) or event[0] in _LOST)
        for event in world.events
    )
    return powers if lost or own is None else [*powers, OWN_ITEM]


_LOST = {"killed", "defended", "cloned"}
"""The events after which a player may not hold the item any more with which it began (H.14)."""


def _own_item(world: "EftaiosState", player: int) -> list[str]:
    if OWN_ITEM not in world.powers[player]:
        return []
    return [world.game.ruleset.start_items[world.characters[player]]]


def _as_sector_cards(world: "EftaiosState", pool: list[str]) -> list[str]:
    """Return what nobody holds by the names that it has in the sector deck."""
    keeps = world.game.ruleset.cover_cards
    return [each if each in keeps else f"{ITEM}{each}" for each in pool]


def _shuffle_noises(world: "EftaiosState", known: Belief, chance: Random) -> None:
    """Exchange the noise cards of the deck with those face down that others discarded."""
    deck, discard = world.sector_deck, world.sector_discard
    mine = list((Counter(discard) & Counter(known.cards.mine)).elements())
    hidden = list((Counter(discard) - Counter(mine)).elements())
    for pile in (deck, hidden):
        # Which noises they are must not show in their order; whether they have an icon is known.
        pile.sort(key=lambda card: (_is_noise(card), card.endswith(ICON)))
    for icon in (False, True):
        cards = sorted(
            each for each in deck + hidden if _is_noise(each) and each.endswith(ICON) == icon
        )
        chance.shuffle(cards)
        for pile in (deck, hidden):
            for at, each in enumerate(pile):
                if _is_noise(each) and each.endswith(ICON) == icon:
                    pile[at] = cards.pop()
    discard[:] = mine + hidden


def _is_noise(card: str) -> bool:
    return card.startswith(_NOISES)
