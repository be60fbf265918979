"""Contenders: maps that are to be proven, in which order they play, and what games on fresh seeds say of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import Message

from ...lab.batches import BATCH
from ...lab.cells import LabCell
from ...lab.store import ResultsStore
from .play_measures import balance_of
from .predictor import predicted_miss
from .wish_verdict import MET, MISSED, OPEN, PlayedWish, miss
from .wished_play import wished_measures


@dataclass(frozen=True)
class Contender:
    """A map that is to be proven, and its games with each number of players that is asked for."""

    document: MapDocument
    cells: tuple[LabCell, ...]

    @property
    def typical(self) -> LabCell:
        """The games by which it is compared with others: those with the middle number of players."""
        return self.cells[len(self.cells) // 2]


@dataclass(frozen=True)
class ProvenMap:
    """What games on fresh seeds say of a map."""

    contender: Contender
    wishes: tuple[PlayedWish, ...]

    @property
    def verdict(self) -> str:
        """Whether everything wished of games has been shown, or something has been shown not to be so."""
        verdicts = {each.verdict for each in self.wishes}
        if MISSED in verdicts:
            return MISSED
        # Of what has not been played nothing has been shown.
        played = {each.players for each in self.wishes}
        is_whole = all(each.players in played for each in self.contender.cells)
        return MET if is_whole and OPEN not in verdicts else OPEN

    @property
    def games(self) -> int:
        """How many games on fresh seeds that rests on, of each number of players at the least."""
        return min((each.games for each in self.wishes), default=0)

    @property
    def miss(self) -> float:
        """How far its games lie from everything that is wished of them."""
        return sum(
            each.wish.weight * miss(each.wish, each.measure, each.estimate) for each in self.wishes
        )

    def batches(self, cell: LabCell) -> int:
        """Return how many batches of a cell that rests on."""
        return (
            max((each.games for each in self.wishes if each.players == cell.players), default=0)
            // BATCH
        )


def promising_first(
    contenders: Sequence[Contender], wishes: Sequence[Wish], store: ResultsStore
) -> tuple[Sequence[Contender], Message | None]:
    """Return maps in the order of what results of other maps let expect of them, and by what that was decided."""
    if not contenders:
        return contenders, None
    cell = contenders[0].typical
    balance = balance_of(cell)
    wish = next(
        (each for each, _ in wished_measures(wishes, cell) if each.measure == balance), None
    )
    if wish is None or wish.best is None:
        return contenders, None
    miss, told = predicted_miss(store, cell, wish.best)
    if miss is None:
        return contenders, told
    return sorted(contenders, key=lambda each: miss(each.typical)), told
