"""What games on fresh seeds say of maps: verdicts, and how sure each look at the games has to be."""

from collections.abc import Iterable, Mapping, Sequence

from hullwright.schema.documents.targets import Wish

from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from .attempts import LUCK, can_be_shown
from .contenders import Contender, ProvenMap
from .looks import confidence_of
from .wish_verdict import MET, MISSED, OPEN, PlayedWish, played_wish
from .wished_play import wished_measures

SURE = 2
"""With fewer batches nothing is said."""


class FreshVerdicts:
    """What has been said of each map so far; all looks that are planned may err together as much as one."""

    def __init__(self, wishes: Sequence[Wish]) -> None:
        self._wishes = wishes
        self._found: dict[str, ProvenMap] = {}
        self._planned: int | None = None
        self._sure: float | None = None
        self.looks_left = 0
        """How many looks of all that were planned are still to come."""

    def __contains__(self, contender: Contender) -> bool:
        """Tell whether anything has been said of a map."""
        return contender.typical.key in self._found

    def has_judged(self, cell: LabCell) -> bool:
        """Tell whether anything has been said of a map by the typical games."""
        return cell.key in self._found

    def __bool__(self) -> bool:
        """Tell whether anything has been said of any map."""
        return bool(self._found)

    def plan(self, looks: int) -> None:
        """Decide how many looks there are in all, which is done once."""
        if self._planned is None:
            self._planned = self.looks_left = looks
            self._sure = confidence_of(looks)

    @property
    def are_used_up(self) -> bool:
        """Whether all looks that were planned have been taken."""
        return self._planned is not None and not self.looks_left

    def verdict(self, contender: Contender) -> str:
        """Return whether a map has been shown to be as wished, or not to be; OPEN if nothing was said of it."""
        found = self._found.get(contender.typical.key)
        return found.verdict if found else OPEN

    def batches(self, cell: LabCell) -> int:
        """Return how many batches what has been said of a cell rests on."""
        for each in self._found.values():
            if any(cell.key == own.key for own in each.contender.cells):
                return each.batches(cell)
        return 0

    def note(
        self,
        contenders: Iterable[Contender],
        results: Mapping[str, CellResults],
        *,
        is_look: bool = False,
    ) -> None:
        """Say what games show of some maps: at a look, or at a moment that was not planned and for which less is certain."""
        confidence = self._sure if is_look else None
        for each in contenders:
            cells = [results[cell.key] for cell in each.cells]
            wishes = tuple(self._played(cells, confidence))
            self._found[each.typical.key] = ProvenMap(each, wishes)

    def forget(self) -> None:
        """Take back everything that has been said."""
        self._found = {}

    def is_met(self, results: CellResults) -> bool:
        """Tell whether games of a cell show at a look that everything is as wished."""
        return all(each.verdict == MET for each in self._played([results], self._sure))

    def has_hope(self, contender: Contender, results: Mapping[str, CellResults], more: int) -> bool:
        """Tell whether so many games more might show everything that is wished of a map."""
        cells = [results[each.key] for each in contender.cells if each.key in results]
        return all(can_be_shown(each, more, LUCK) for each in self._played(cells, self._sure))

    def may_be_shown(self, contender: Contender, more: int) -> bool:
        """Tell whether so many games more would show it of a map, if they went on as before."""
        known = self._found[contender.typical.key]
        return known.verdict == MET or all(can_be_shown(each, more) for each in known.wishes)

    def best(self, number: int) -> Sequence[ProvenMap]:
        """Return some of the maps: those first that are as wished or the nearest to it."""
        order = (MET, OPEN, MISSED)
        found = self._found.values()
        return sorted(found, key=lambda each: (order.index(each.verdict), each.miss))[:number]

    def _played(self, results: Iterable[CellResults], confidence: float | None) -> list[PlayedWish]:
        return [
            played_wish(wish, measure, each, confidence)
            for each in results
            if each.batches >= SURE
            for wish, measure in wished_measures(self._wishes, each.cell)
        ]
