"""The deck of a galaxy follows its cards: what is laid comes out of it, what is taken away goes back."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from .box import spares, used
from .layout import Galaxy, GalaxyCard, GalaxyDeck


def following(before: Galaxy, after: Galaxy) -> Galaxy:
    """Return a galaxy whose deck has followed a change of its cards, so that it fills what is drawn.

    As many cards as before are taken out unseen, as far as that goes (EE-10). Whoever lays more cards
    than there are is told so by the checks.
    """
    if before.cards == after.cards:
        return after
    laid, were = _laid(after.cards), _laid(before.cards)
    pile = Counter(after.deck.shuffle if after.deck else {})
    pile -= laid - were
    drawn = sum(1 for _ in after.drawn())
    removed = after.deck.remove if after.deck else 0
    back = [name for name in (were - laid).elements() if _can_be_shuffled(after, name)]
    missing = max(0, drawn + removed - pile.total())
    pile.update(back[:missing])
    pile.update(_from_box(after, pile, drawn - pile.total()))
    return _with_pile(after, pile, max(0, pile.total() - drawn))


def _laid(cards: Iterable[GalaxyCard]) -> Counter[str]:
    return Counter(each.card for each in cards)


def _can_be_shuffled(galaxy: Galaxy, name: str) -> bool:
    """Tell whether a card may come from the deck: starts, goals and drawn ones don't."""
    card = galaxy.card_types.get(name)
    return card is not None and not card.start and not card.goal


def _from_box(galaxy: Galaxy, pile: Counter[str], missing: int) -> list[str]:
    """Return so many cards that lie unused in the box, as far as they go."""
    if missing <= 0:
        return []
    filled = _with_pile(galaxy, pile, 0)
    there = used(filled)
    found: list[str] = []
    for name in spares(filled):
        count = galaxy.card_types[name].count
        left = missing if count is None else count - there[name]
        found += [name] * min(left, missing - len(found))
    return found


def _with_pile(galaxy: Galaxy, pile: Counter[str], remove: int) -> Galaxy:
    shuffle = {name: count for name, count in pile.items() if count > 0}
    return replace(galaxy, deck=GalaxyDeck(shuffle=shuffle, remove=remove) if shuffle else None)
