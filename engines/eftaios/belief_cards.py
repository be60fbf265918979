"""What a player knows of the sector deck: which of its own noise cards lie among the discarded ones (EA-D5)."""

from .ruleset import EftaiosRuleset
from .vocabulary import ITEM


class CardCount:
    """The noise cards of a player's own since the deck was last shuffled."""

    def __init__(self, ruleset: EftaiosRuleset) -> None:
        deck = ruleset.sector_deck
        self._comes_back = sum(
            n
            for card, n in deck.items()
            if not card.startswith(ITEM) and card not in ruleset.cover_cards
        )
        self._left = sum(deck.values())
        self.mine: list[str] = []
        """The player's own noise cards among the discarded ones."""

    def drawn(self) -> None:
        """Count a card that anybody drew; after the last the discarded ones are shuffled (EA-D5)."""
        if self._left <= 0:
            self._left = self._comes_back
            self.mine = []
        self._left -= 1

    def saw(self, card: str) -> None:
        """Remember a noise card of the player's own."""
        self.mine.append(card)
