"""The table of changes: what can be tried on maps of each kind, and on whatever they are played under."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from ...preparation import Prepared
from ...rules.book import RuleBook
from .box_changes import box_changes
from .change import SORTS, SmallChange
from .galaxy_changes import galaxy_changes
from .maze_changes import maze_changes
from .number_changes import number_changes
from .rule_changes import rule_changes
from .station_changes import station_changes
from .zone_changes import zone_changes

# Any: each takes the layout of its own kind.
CHANGES: Mapping[str, Callable[[Any], Iterator[SmallChange]]] = {
    "hex-zone": zone_changes,
    "tile-maze": maze_changes,
    "station": station_changes,
    "galaxy": galaxy_changes,
}
"""By the kind of a map what can be changed on it; maps of other kinds have their numbers and rules."""


def changes_of(
    prepared: Prepared, book: RuleBook, sorts: Collection[str] = SORTS
) -> Sequence[SmallChange]:
    """Return every change of some sorts that could be tried on a map under its rules."""
    document = prepared.original
    on_the_map = CHANGES[document.kind](document.layout) if document.kind in CHANGES else ()
    numbers = (*box_changes(document), *number_changes(prepared))
    found = (*on_the_map, *numbers, *rule_changes(prepared, book))
    return [each for each in found if each.sort in sorts]
