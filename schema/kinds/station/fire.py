"""Lines of fire: the open cells in a straight line from a turret, up to the first tile (SA-40)."""

from collections.abc import Iterator, Mapping

from ...boards.hexes import DIRECTIONS, Hex
from .survey import StationSurvey


class LinesOfFire:
    """How far one can shoot from each tile, and what some turrets cover together.

    Both follow each direction cell by cell, so that the work grows with the cells and not with the
    number of turrets.
    """

    def __init__(self, survey: StationSurvey) -> None:
        self._survey = survey
        self._hexes = survey.hexes
        self._numbers: Mapping[Hex, int] = {at: number for number, at in enumerate(self._hexes)}

    def lengths(self) -> list[list[int]]:
        """Return for each direction and each cell how many open cells lie before it."""
        return [self._lengths(direction) for direction in DIRECTIONS]

    def _lengths(self, direction: Hex) -> list[int]:
        found = [0] * len(self._hexes)
        back = Hex(-direction.q, -direction.r)
        for number, ahead in self._in_order(back):
            if ahead is not None and self._survey.open[ahead]:
                found[number] = found[ahead] + 1
        return found

    def covered(self, turrets: frozenset[int]) -> frozenset[int]:
        """Return the open cells that lie in a line of fire of at least one of the turrets."""
        covered: set[int] = set()
        for direction in DIRECTIONS:
            in_line: set[int] = set()
            for number, behind in self._in_order(direction):
                if self._survey.open[number] and (behind in turrets or behind in in_line):
                    in_line.add(number)
            covered |= in_line
        return frozenset(covered)

    def _in_order(self, direction: Hex) -> Iterator[tuple[int, int | None]]:
        """Yield each cell with the one before it in a direction, which has been yielded earlier."""
        # Cells are numbered row by row: ahead in reading order means right, or any way down.
        forward = (direction.r, direction.q) > (0, 0)
        numbers = range(len(self._hexes))
        for number in numbers if forward else reversed(numbers):
            at = self._hexes[number]
            yield number, self._numbers.get(Hex(at.q - direction.q, at.r - direction.r))
