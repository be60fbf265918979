"""What several fixes of galaxies come down to: edits of the layout, spare cards, a deck that fits."""

from collections.abc import Callable
from dataclasses import replace

from hullwright.schema.kinds.galaxy.layout import Galaxy
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
