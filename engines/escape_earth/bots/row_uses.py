"""What a row of activity cards can be used for, and what becomes of it (EE-30 … EE-32)."""

from typing import NamedTuple

from hullwright.schema.kinds.galaxy.deals import Row

from ...contract import Action
from ..box import GalaxyBox


class CardUse(NamedTuple):
    """An active card: what it is good for, and the row after it was used."""

    name: str
    travel: int
    points: int
    """What can be built with it; 0 if it is no Build card."""
    makes: int
    """The kind of cubes that it produces, or none."""
    after: Row


class RowUses:
    """The uses of rows in one box; the same rows come again and again, so that each is looked at once."""

    def __init__(self, box: GalaxyBox) -> None:
        self._box = box
        self._uses: dict[Row, tuple[CardUse, ...]] = {}
        self._swaps: dict[Row, tuple[tuple[Action, Row], ...]] = {}

    def uses(self, row: Row) -> tuple[CardUse, ...]:
        """Return the cards of a row that can be used."""
        found = self._uses.get(row)
        if found is None:
            box = self._box
            found = self._uses[row] = tuple(
                CardUse(
                    box.activity[card],
                    box.travel[card],
                    box.points[card][slot] if box.builds[card] else 0,
                    box.produces[card],
                    (card, *row[: slot - 1], *row[slot:]),
                )
                for slot, card in enumerate(row, 1)
                if slot in box.active[card]
            )
        return found

    def improvements(self, row: Row) -> tuple[tuple[Action, Row], ...]:
        """Return each swap of neighbours in a row, and the row afterwards."""
        found = self._swaps.get(row)
        if found is None:
            found = self._swaps[row] = tuple(
                (action, (*row[: at - 1], row[at], row[at - 1], *row[at + 1 :]))
                for action in self._box.improvements
                for at in (action[1],)
            )
        return found
