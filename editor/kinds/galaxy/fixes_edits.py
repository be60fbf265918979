"""What several fixes of galaxies come down to: edits of the layout, spare cards, a deck that fits."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from hullwright.schema.kinds.galaxy.layout import SPACE, Galaxy
from hullwright.schema.messages import Message

from ...concepts.editor_kind import Fix


def changing(title: Message, edit: Callable[[Galaxy], Galaxy]) -> Fix:
    """Return the fix that changes the layout, and the deck with it so that it fills what is drawn."""
    return Fix(title, lambda document: replace(document, layout=balanced(edit(document.layout))))


def balanced(galaxy: Galaxy) -> Galaxy:
    """Return a galaxy that takes as many cards out of its deck as the drawn positions leave over."""
    if galaxy.deck is None:
        return galaxy
    over = sum(galaxy.deck.shuffle.values()) - sum(1 for _ in galaxy.drawn())
    return replace(galaxy, deck=replace(galaxy.deck, remove=over)) if over >= 0 else galaxy


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
