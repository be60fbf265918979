"""What a player knows of the sector deck: how likely a noise is forced to be true (EA-D1, EA-D2)."""

from .ruleset import EftaiosRuleset
from .vocabulary import ITEM, NOISE_ANY, NOISE_HERE


class CardCount:
    """The noise cards that a player has not seen since the deck was last shuffled."""

    def __init__(self, ruleset: EftaiosRuleset) -> None:
        deck = ruleset.sector_deck
        self._here = sum(n for card, n in deck.items() if card.startswith(NOISE_HERE))
        self._anywhere = sum(n for card, n in deck.items() if card.startswith(NOISE_ANY))
        self._comes_back = sum(
            n
            for card, n in deck.items()
            if not card.startswith(ITEM) and card not in ruleset.cover_cards
        )
        self._left = sum(deck.values())
        self.mine: list[str] = []
        """The player's own noise cards among the discarded ones."""
        self._bluffs = 0

    def drawn(self) -> None:
        """Count a card that anybody drew; after the last the discarded ones are shuffled (EA-D5)."""
        if self._left <= 0:
            self._left = self._comes_back
            self.mine = []
            self._bluffs = 0
        self._left -= 1

    def saw(self, card: str) -> None:
        """Remember a noise card of the player's own."""
        self.mine.append(card)

    def saw_through(self) -> None:
        """Count a noise that can't have been true, so that its card was noise in any sector."""
        self._bluffs += 1

    def odds(self) -> tuple[int, int]:
        """Return how many cards of noise here, and of noise anywhere, are not accounted for."""
        here = sum(card.startswith(NOISE_HERE) for card in self.mine)
        anywhere = sum(card.startswith(NOISE_ANY) for card in self.mine) + self._bluffs
        return max(self._here - here, 0), max(self._anywhere - anywhere, 0)
