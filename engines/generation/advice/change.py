"""Changes: small steps from a map under its rules to another, which can be taken one after the other."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

MAP, NUMBERS, RULES = SORTS = ("map", "numbers", "rules")
"""What changes are about: what lies where, how many there are of something, and the rules in force."""


@dataclass(frozen=True)
class RuledMap:
    """A map, and the rules that it is played under."""

    document: MapDocument
    scenario: Scenario

    def with_layout(self, layout: object) -> "RuledMap":
        """Return the same with another layout."""
        return replace(self, document=replace(self.document, layout=layout))


@dataclass(frozen=True)
class SmallChange:
    """A small change, and what it is about."""

    title: Message
    """What it does, as one would tell somebody to do it."""
    sort: str
    make: Callable[[RuledMap], RuledMap | None]
    """Returns what becomes of a map by it, or None if it can't be done there."""
    cells: tuple[str, ...] = ()
    """The labels of the cells that it touches."""
    theme: str = ""
    """Changes of one theme are alike, such as those that move pods."""
    family: str = ""
    """What takes turns with others where few can be tried, such as a deck; the theme where there is none."""
    is_first: bool = False
    """Whether it has its turn before the others of its family."""

    def of(self, played: RuledMap) -> RuledMap | None:
        """Return what becomes of a map by it, or None if it can't be done or does nothing."""
        try:
            found = self.make(played)
        except HullwrightError:
            return None
        return None if found == played else found


def both(first: SmallChange, second: SmallChange) -> SmallChange:
    """Return two changes, one after the other."""

    def make(played: RuledMap) -> RuledMap | None:
        between = first.of(played)
        return second.of(between) if between is not None else None

    return SmallChange(
        message("{first}; {second}", first=first.title, second=second.title),
        first.sort if first.sort == second.sort else MAP,
        make,
        (*first.cells, *second.cells),
    )


def go_together(first: SmallChange, second: SmallChange) -> bool:
    """Tell whether two changes don't touch the same, so that together they are more than one of them."""
    if set(first.cells) & set(second.cells):
        return False
    return not (first.theme == second.theme and not first.cells and not second.cells)
