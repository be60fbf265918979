"""What a question of the lab is: which games it needs, when it is answered, and what it answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message

from ..statistics import Interval
from .cell_results import CellResults
from .cells import LabCell

Group: TypeAlias = tuple[LabCell, ...]
"""Cells that are played on common seeds, always equally many games of each."""
GroupResults: TypeAlias = Sequence[CellResults]
"""What has been played of a group."""


@dataclass(frozen=True)
class AnswerRow:
    """One line of figures: what it is about, and a share or a number with its bounds."""

    title: Message
    value: float
    bounds: Interval
    games: int
    told: Message
    """What that means, in a few words."""
    verdict: str | None = ""
    """Who is ahead where fairness is judged: a side, or "fair"; None while it is not known."""
    cell: LabCell | None = None
    """What was played for it."""
    places: tuple[str, ...] = ()
    """The labels of spaces that it is about."""


@dataclass(frozen=True)
class LabAnswer:
    """An answer: a sentence first, then the figures behind it, then what to mind."""

    sentence: Message
    rows: tuple[AnswerRow, ...]
    caveats: tuple[Message, ...] = ()


class CellMaker(Protocol):
    """Where a question gets its cells from."""

    def cells(self) -> Sequence[LabCell]:
        """Return every map under every scenario, with every number of players and all bots."""
        ...

    def typical(self) -> Sequence[LabCell]:
        """Return the same, but with one middle number of players where nobody asked for certain ones."""
        ...

    def weakened(self, cell: LabCell, side: int) -> LabCell | None:
        """Return a cell with bots one level weaker on one side, or None if there are none."""
        ...

    def styled(self, cell: LabCell) -> Sequence[Sequence[LabCell]]:
        """Return a cell with every style of the first side (rows) against every one of the other (columns).

        Where there are no sides there is one column; nothing where bots were asked for, or have no styles.
        """
        ...

    def variations(self, cell: LabCell) -> Sequence[LabCell]:
        """Return a cell with one thing at a time taken away or doubled, as far as that can be played."""
        ...


class LabQuestion(Protocol):
    """Something that designers ask of maps."""

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        ...

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return which games are needed."""
        ...

    def doubt(self, results: GroupResults, certainty: Certainty) -> float:
        """Return how much is not known yet about a group; nothing when it is known well enough."""
        ...

    def answer(self, results: Sequence[GroupResults], certainty: Certainty) -> LabAnswer:
        """Return what is known so far."""
        ...
