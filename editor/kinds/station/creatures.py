"""The creatures of stations, as the tool for things that stand in cells knows them."""

from collections.abc import Sequence

from hullwright.schema.kinds.station.cell_content import PARTED, cell_content
from hullwright.schema.kinds.station.layout import OPEN, QUEEN
from hullwright.schema.messages import Message, message


class Creatures:
    """Creatures in open cells, any number in each (SA-10, SA-53)."""

    usual = QUEEN

    def things(self, content: str) -> Sequence[str]:
        """Return the creatures in a cell.

        >>> Creatures().things("gate NW, queen, spawn")
        ('queen', 'spawn')
        """
        return cell_content(content).creatures

    def with_thing(self, content: str, thing: str) -> str:
        """Return a content with one creature more.

        >>> Creatures().with_thing("gate NW, queen", "queen"), Creatures().with_thing("open", "spawn")
        ('gate NW, queen, queen', 'spawn')
        """
        parts = [each for each in content.split(PARTED) if each != OPEN]
        return PARTED.join([*parts, thing])

    def without_thing(self, content: str, thing: str) -> str:
        """Return a content with one creature less.

        >>> Creatures().without_thing("queen, spawn", "queen"), Creatures().without_thing("queen", "queen")
        ('spawn', 'open')
        """
        parts = content.split(PARTED)
        parts.remove(thing)
        return PARTED.join(parts) or OPEN

    def refusal(self, content: str) -> Message | None:
        """Return why no creature can stand in a cell with a content, or None if it can."""
        if cell_content(content).ground.cell == OPEN:
            return None
        return message("Creatures start in open space: choose an open cell.")
