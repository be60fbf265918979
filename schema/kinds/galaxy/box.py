"""The box of a galaxy: how many cards of each type are in use, and how many there are to lay."""

from collections import Counter

from .layout import SPACE, Galaxy


def used(galaxy: Galaxy) -> Counter[str]:
    """Return how many cards of each type lie in the galaxy or in its deck."""
    found = Counter(each.card for each in galaxy.cards)
    found.update(galaxy.deck.shuffle if galaxy.deck else {})
    return found


def room(galaxy: Galaxy, name: str) -> int:
    """Return how many more cards of a type there are in the box, as many as you like if it is not counted."""
    count = galaxy.card_types[name].count
    return len(galaxy.cards) if count is None else count - used(galaxy)[name]


def spares(galaxy: Galaxy) -> list[str]:
    """Return the types of which there is a card to lay somewhere, empty space first."""
    found = [
        name
        for name, each in galaxy.card_types.items()
        if not each.start and not each.goal and room(galaxy, name) > 0
    ]
    return sorted(found, key=lambda name: galaxy.card_types[name].role != SPACE)
