"""The model of the wall: which maps hang where, so that none jumps about while somebody looks."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.contract import Measure
from hullwright.engines.generation.play.standings import ProofStanding

from .wall_card import WallCard, card_words

CARD = Qt.ItemDataRole.UserRole
AnyIndex = QModelIndex | QPersistentModelIndex


class WallModel(QAbstractListModel):
    """Gives cards to whoever shows them.

    A card has its place by its niche: a better map of the same sort takes the place of the one before. New
    sorts hang behind the others; only `put_in_order` moves cards.
    """

    measures: Mapping[str, Measure]
    """The measures of the kind, by which cards say why they score."""

    def __init__(self, most: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self._cards: list[WallCard] = []
        self.measures = {}
        self._standings: dict[tuple[int, int], ProofStanding] = {}

    @property
    def cards(self) -> Sequence[WallCard]:
        """The cards from first to last."""
        return tuple(self._cards)

    def card(self, place: int) -> WallCard | None:
        """Return the card at a place."""
        return self._cards[place] if 0 <= place < len(self._cards) else None

    def place_of(self, key: tuple[int, int] | None) -> int:
        """Return where a card hangs, or -1 if it does not."""
        return next((n for n, each in enumerate(self._cards) if each.key == key), -1)

    def show_cards(self, cards: Sequence[WallCard]) -> None:
        """Show these cards and no others."""
        self.beginResetModel()
        self._cards = list(cards)
        self._standings = {each.key: each.standing for each in cards if each.standing}
        self.endResetModel()

    def show_standings(self, standings: Mapping[tuple[int, int], ProofStanding | None]) -> None:
        """Let cards say what bots have found out about them; nothing changes its place."""
        for place, card in enumerate(self._cards):
            found = standings.get(card.key, card.standing)
            if found is not card.standing and found != card.standing:
                self._cards[place] = replace(card, standing=found)
                self._tell(place)
        self._standings = {each.key: each.standing for each in self._cards if each.standing}

    def _card(self, candidate: Candidate, run: int) -> WallCard:
        """Return the card of a map, with what is known of it."""
        standing = self._standings.get((run, candidate.number))
        return WallCard(candidate, run, standing=standing)

    def renew(
        self, candidates: Sequence[Candidate], run: int, held: frozenset[tuple[int, int]]
    ) -> None:
        """Hang better maps in the places of those they follow, but for those held, and new ones behind."""
        by_niche = {each.niche: each for each in candidates}
        taken = set()
        for place, card in enumerate(self._cards):
            if card.run != run or card.is_pinned:
                continue
            niche = card.candidate.niche
            taken.add(niche)
            better = by_niche.get(niche)
            if better and better.number != card.candidate.number and card.key not in held:
                self._cards[place] = self._card(better, run)
                self._tell(place)
        pinned = {each.key for each in self._cards if each.is_pinned}
        new = [
            self._card(each, run)
            for each in candidates
            if each.niche not in taken and (run, each.number) not in pinned
        ]
        self._append(new[: max(self._most - len(self._cards), 0)])

    def is_outdated(self, candidates: Sequence[Candidate]) -> bool:
        """Tell whether maps hang here that lack what is required, while there are others by now that have it."""
        lacking = any(
            not each.is_pinned and not each.candidate.score.is_fit for each in self._cards
        )
        return lacking and any(each.score.is_fit for each in candidates)

    def put_in_order(
        self, candidates: Sequence[Candidate], run: int, held: frozenset[tuple[int, int]]
    ) -> None:
        """Show the pinned maps and behind them these, best first; equals stay in the order they hang in.

        Maps that are held stay, also where there are better ones of their sort.
        """
        pinned = [each for each in self._cards if each.is_pinned]
        keys = {each.key for each in pinned}
        kept = {
            each.candidate.niche: each
            for each in self._cards
            if each.run == run and each.key in held and not each.is_pinned
        }
        places = {
            each.candidate.niche: place
            for place, each in enumerate(self._cards)
            if each.run == run and not each.is_pinned
        }
        fresh = [
            self._card(each, run)
            for each in candidates
            if (run, each.number) not in keys and each.niche not in kept
        ] + list(kept.values())
        fresh.sort(
            key=lambda each: (
                not each.is_proven,
                not each.candidate.score.is_fit,
                -round(100 * each.candidate.score.total),
                places.get(each.candidate.niche, self._most),
            )
        )
        ordered = [*pinned, *fresh[: max(self._most - len(pinned), 0)]]
        if [each.key for each in ordered] != [each.key for each in self._cards]:
            self.show_cards(ordered)

    def pin(self, place: int) -> None:
        """Pin a card so that it stays whatever comes, or take the pin off."""
        card = self._cards[place]
        self._cards[place] = replace(card, is_pinned=not card.is_pinned)
        self._tell(place)

    def unpin_all(self) -> None:
        """Take off all pins."""
        for place, card in enumerate(self._cards):
            if card.is_pinned:
                self.pin(place)

    def _append(self, cards: Sequence[WallCard]) -> None:
        if cards:
            first = len(self._cards)
            self.beginInsertRows(QModelIndex(), first, first + len(cards) - 1)
            self._cards += cards
            self.endInsertRows()

    def _tell(self, place: int) -> None:
        index = self.index(place)
        self.dataChanged.emit(index, index)

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        """Return how many maps are on the wall."""
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a card says."""
        card = self.card(index.row())
        if card is None:
            return None
        if role == CARD:
            return card
        if role == Qt.ItemDataRole.DisplayRole:
            return card.total()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return card_words(card, self.measures)
        return None
