"""The movement record: a box for each round, for oneself and for what is heard of the others (EA-T8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, inf

from ..languages.words import tr_in
from .letters import Letters, TextMeasure, one_line
from .pages import Item, PageFrame, PagePanel, Rule

HEAD = 8.0
"""The line with the heading and the names to fill in."""
NUMBER = 6.0
"""The column with the numbers of the rounds."""
GAP = 4.0
"""Between two blocks of rounds."""
ROW, COLUMN = 5.0, 9.0
"""The least room that a coordinate takes in handwriting."""
HIGHEST = 8.5
"""Rows are not stretched further."""
OWN = 1.5
"""The column for oneself is wider by this: items and abilities are noted there, too."""
HEARD = 2.0
"""So is the column for all others, where there is no room for one each."""
MOST_BLOCKS = 8

TITLE = Letters(3.6, bold=True)
SMALL = Letters(2.5, ink="faint-text")
NUMBERS = Letters(2.7, ink="faint-text")


@dataclass(frozen=True)
class RecordPlan:
    """How a record is parted into blocks of rounds side by side, and these into columns."""

    rounds: int
    blocks: int
    others: int
    """Columns for the others; 0 if there is one for all of them."""

    @property
    def rows(self) -> int:
        """How many rounds a block has."""
        return ceil(self.rounds / self.blocks)

    @property
    def shares(self) -> Sequence[float]:
        """How wide the columns are in comparison: first oneself, then the others."""
        return (OWN, *[1.0] * self.others) if self.others else (OWN, HEARD)

    @property
    def least_width(self) -> float:
        """The least width in which it can be filled in."""
        return self.blocks * (NUMBER + COLUMN * sum(self.shares)) + GAP * (self.blocks - 1)

    @property
    def least_height(self) -> float:
        """The least height in which it can be filled in."""
        return HEAD + ROW * (self.rows + 1)

    def comfort(self, width: float, height: float) -> float:
        """Return how comfortable it is to fill in, 1 being just enough."""
        block = (width - GAP * (self.blocks - 1)) / self.blocks - NUMBER
        row = (height - HEAD) / (self.rows + 1)
        return min(block / (COLUMN * sum(self.shares)), row / ROW)


def plans(rounds: int, others: int) -> list[RecordPlan]:
    """Return the ways to lay out a record."""
    return [RecordPlan(rounds, blocks, others) for blocks in range(1, min(MOST_BLOCKS, rounds) + 1)]


def height_for(width: float, rounds: int, others: int) -> float:
    """Return the least height of a record that is so wide; endless if it can't be filled in."""
    fitting = (each for each in plans(rounds, others) if each.least_width <= width)
    return min((each.least_height for each in fitting), default=inf)


def width_for(height: float, rounds: int, others: int) -> float:
    """Return the least width of a record that is so high; endless if it can't be filled in."""
    fitting = (each for each in plans(rounds, others) if each.least_height <= height)
    return min((each.least_width for each in fitting), default=inf)


def plan_for(frame: PageFrame, rounds: int, others: int) -> RecordPlan:
    """Return the most comfortable plan; one column for all others if they can't have one each."""

    def comfort(plan: RecordPlan) -> float:
        return plan.comfort(frame.width, frame.height)

    best = max(plans(rounds, others), key=comfort)
    return best if comfort(best) >= 0.98 else max(plans(rounds, 0), key=comfort)


@dataclass(frozen=True)
class MovementRecord:
    """A movement record in a frame."""

    frame: PageFrame
    rounds: int
    others: int
    language: str
    measure: TextMeasure

    def drawn(self) -> Iterator[Item]:
        """Yield the record."""
        yield from self._head()
        plan = plan_for(self.frame, self.rounds, self.others)
        width = (self.frame.width - GAP * (plan.blocks - 1)) / plan.blocks
        row = min((self.frame.height - HEAD) / (plan.rows + 1), HIGHEST)
        for number in range(plan.blocks):
            first = 1 + number * plan.rows
            last = min(first + plan.rows - 1, self.rounds)
            if first <= last:
                left = self.frame.left + number * (width + GAP)
                frame = PageFrame(left, self.frame.top + HEAD, width, row * (last - first + 2))
                yield from self._block(plan, frame, first, row)

    def _head(self) -> Iterator[Item]:
        """Yield the heading, and lines for one's name and character."""
        title, player, character = (
            tr_in(self.language, "Movement record"),
            tr_in(self.language, "Player"),
            tr_in(self.language, "Character"),
        )
        line = self.frame.upper(HEAD - 2)
        # A long heading takes of the lines to be filled in, and is never cut.
        wide = TITLE.size * self.measure(title, bold=True)
        first = min(max(wide + 3, line.width / 3), line.width / 2)
        yield one_line(title, line.left_part(first - 2), TITLE, self.measure, least=0.3)
        share = (line.width - first) / 2
        for place, text in enumerate((player, character)):
            room = line.beside(first + place * share).left_part(share - (3 if place == 0 else 0))
            words = one_line(text, room.left_part(room.width / 2), SMALL, self.measure)
            yield words
            base = line.bottom - 1
            yield Rule((words.left + words.width + 1.5, base), (room.right, base), "faint-text")

    def _block(self, plan: RecordPlan, frame: PageFrame, first: int, row: float) -> Iterator[Item]:
        lefts = list(_lefts(plan, frame))
        count = round(frame.height / row)
        yield PagePanel(
            PageFrame(lefts[0], frame.top, lefts[1] - lefts[0], frame.height), fill="panel"
        )
        for number in range(count + 1):
            y = frame.top + number * row
            # Every fifth round a stronger line, so that nobody slips into a wrong one.
            strong = number in {0, 1, count} or (first + number - 2) % 5 == 0
            ink = "faint-text" if strong else "line"
            yield Rule((frame.left, y), (frame.right, y), ink, 0.25 if strong else 0.15)
        for x in (frame.left, *lefts):
            yield Rule((x, frame.top), (x, frame.bottom), "line", 0.15)
        yield from self._titles(plan, frame.upper(row), lefts)
        for number in range(count - 1):
            cell = PageFrame(frame.left, frame.top + row * (number + 1), NUMBER, row)
            yield one_line(str(first + number), cell.inset(0.4), NUMBERS, self.measure, 0.5)

    def _titles(self, plan: RecordPlan, head: PageFrame, lefts: Sequence[float]) -> Iterator[Item]:
        """Yield what stands above the columns: the others' are left for their names."""
        me, others = tr_in(self.language, "Me"), tr_in(self.language, "Others")
        titles = (
            [me, *(str(each + 2) for each in range(plan.others))] if plan.others else [me, others]
        )
        for title, (left, right) in zip(titles, pairwise(lefts), strict=True):
            cell = PageFrame(left, head.top, right - left, head.height).inset(0.5)
            if title in {me, others}:
                yield one_line(title, cell, Letters(2.7, bold=True), self.measure, 0.5)
            else:
                # Small and in the corner: there is room for a name beside it.
                corner = cell.upper(2.4)
                yield one_line(title, corner, Letters(2.0, ink="faint-text"), self.measure)


def _lefts(plan: RecordPlan, frame: PageFrame) -> Iterator[float]:
    """Yield where each column begins, and where the last one ends."""
    x = frame.left + NUMBER
    unit = (frame.width - NUMBER) / sum(plan.shares)
    yield x
    for share in plan.shares:
        x += share * unit
        yield x
